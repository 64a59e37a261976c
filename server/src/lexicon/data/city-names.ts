/**
 * Names that running text uses for large cities in addition to the name in the city list: that
 * name, its country, the other names. Abbreviations are in capitals.
 */
export const CITY_NAMES: readonly (readonly [name: string, country: string, otherNames: string])[] =
  [
    ['New York City', 'US', 'New York, NYC, Manhattan, Brooklyn, New York NY'],
    ['Los Angeles', 'US', 'LA'],
    ['San Francisco', 'US', 'SF'],
    ['Washington, D.C.', 'US', 'Washington DC, Washington D.C., Washington'],
    ['Philadelphia', 'US', 'Philadelphie, Philly'],
    ['New Orleans', 'US', 'Nouvelle-Orléans, La Nouvelle-Orléans'],
    [
      'London',
      'GB',
      'Londres, City of London, the City of London, Canary Wharf, Shoreditch, Mayfair, Soho London, Kings Cross, LDN, central London, inner London, ' +
        'Westminster, Newham, Hackney, Camden, Camden Town, Islington, Tower Hamlets, Southwark, Lambeth, Brixton, Hammersmith, Fulham, Chelsea London, Kensington, ' +
        'South Kensington, Knightsbridge, Belgravia, Marylebone, Paddington, Fitzrovia, Bloomsbury, Holborn, Clerkenwell, Farringdon, Old Street, Whitechapel, Docklands, ' +
        'Greenwich London, Lewisham, Wandsworth, Battersea, Clapham, Vauxhall, Waterloo London, London Bridge, Haringey, Tottenham, Barnet, Enfield London, Redbridge, Havering, ' +
        'Brent London, Soho, Wimbledon, Kingston upon Thames, Bromley, Ilford, Harrow, Uxbridge, Twickenham, Surbiton, Sidcup, Orpington, Walthamstow, Leyton, Peckham, Dulwich, Streatham, Tooting, Hampstead, Finchley, Edgware, Wembley, Southall, Hayes Middlesex, Feltham, Park Royal, Nine Elms, Barking London, Dagenham, Ealing, Hounslow, Chiswick, Hillingdon, Stratford London, Bexley, Putney, Balham, Notting Hill, West End London, Victoria London, East London, North London, South London, West London',
    ],
    ['Hull', 'GB', 'Kingston upon Hull'],
    ['Brighton', 'GB', 'Brighton and Hove, Brighton & Hove'],
    ['Newcastle upon Tyne', 'GB', 'Newcastle'],
    ['Gaillimh', 'IE', 'Galway'],
    ['Luimneach', 'IE', 'Limerick'],
    ['Loch Garman', 'IE', 'Wexford'],
    ['An Muileann gCearr', 'IE', 'Mullingar'],
    ['Cluain Meala', 'IE', 'Clonmel'],
    ['Droichead Nua', 'IE', 'Newbridge'],
    ['Halle', 'BE', 'Hal'],
    ['Kortrijk', 'BE', 'Courtrai'],
    ['Mechelen', 'BE', 'Malines'],
    ['Sitten', 'CH', 'Sion'],
    ['Sankt Gallen', 'CH', 'St. Gallen, Saint-Gall'],
    ['Zug', 'CH', 'Zoug'],
    ['Gasteiz / Vitoria', 'ES', 'Vitoria, Vitoria-Gasteiz'],
    ['Mountain View', 'US', ''],
    ['Brive-la-Gaillarde', 'FR', 'Brive'],
    ['Neuilly-sur-Seine', 'FR', 'Neuilly'],
    ['Levallois-Perret', 'FR', 'Levallois'],
    ['Issy-les-Moulineaux', 'FR', 'Issy'],
    ['Vélizy-Villacoublay', 'FR', 'Vélizy'],
    ['Roissy-en-France', 'FR', 'Roissy, Roissy CDG, Roissy Charles de Gaulle, CDG'],
    ['Chamonix-Mont-Blanc', 'FR', 'Chamonix'],
    ['Saclay', 'FR', 'Paris-Saclay, plateau de Saclay'],
    ['Villefranche-sur-Saône', 'FR', 'Villefranche'],
    ['Saint-Quentin-en-Yvelines', 'FR', 'SQY'],
    ['Bourgoin-Jallieu', 'FR', 'Bourgoin'],
    ['Digne-les-Bains', 'FR', 'Digne'],
    ['Saint-Dié-des-Vosges', 'FR', 'Saint-Dié'],
    ['Cherbourg-Octeville', 'FR', 'Cherbourg, Cherbourg-en-Cotentin'],
    ['Clermont-Ferrand', 'FR', 'Clermont, Clermont-Fd'],
    ['Aix-en-Provence', 'FR', 'Aix'],
    ['Châlons-en-Champagne', 'FR', 'Châlons'],
    ['Chalon-sur-Saône', 'FR', 'Chalon'],
    ['Boulogne-Billancourt', 'FR', 'Boulogne'],
    ['Évry', 'FR', 'Évry-Courcouronnes'],
    ['Sarlat-la-Canéda', 'FR', 'Sarlat'],
    ['Ancenis', 'FR', 'Ancenis-Saint-Géréon'],
    ['Edinburgh', 'GB', 'Édimbourg'],
    ['Dublin', 'IE', ''],
    [
      'Brussels',
      'BE',
      'Bruxelles, Brussel, Ixelles, Elsene, Uccle, Ukkel, Etterbeek, Evere, Woluwe-Saint-Lambert, Woluwe-Saint-Pierre, Watermael-Boitsfort, Koekelberg, Ganshoren, Jette, Auderghem, Anderlecht, Schaerbeek, Schaarbeek, Molenbeek-Saint-Jean, Saint-Josse, quartier européen, EU quarter, European Quarter',
    ],
    ['Antwerpen', 'BE', 'Antwerp, Anvers'],
    ['Gent', 'BE', 'Ghent, Gand'],
    ['Brugge', 'BE', 'Bruges'],
    ['Liège', 'BE', ''],
    ['Leuven', 'BE', 'Louvain'],
    ['Genève', 'CH', 'Geneva, Genf'],
    ['Zürich', 'CH', 'Zurich'],
    ['Basel', 'CH', 'Bâle'],
    ['Bern', 'CH', 'Berne'],
    ['Luzern', 'CH', 'Lucerne'],
    ['München', 'DE', 'Munich'],
    ['Munich', 'DE', 'München'],
    ['Köln', 'DE', 'Cologne'],
    ['Hamburg', 'DE', 'Hambourg'],
    ['Frankfurt am Main', 'DE', 'Frankfurt, Francfort'],
    ['Nürnberg', 'DE', 'Nuremberg'],
    ['Düsseldorf', 'DE', 'Dusseldorf'],
    ['Hannover', 'DE', 'Hanover, Hanovre'],
    ['Dresden', 'DE', 'Dresde'],
    ['Stuttgart', 'DE', ''],
    ['Vienna', 'AT', 'Wien, Vienne'],
    ['Salzburg', 'AT', 'Salzbourg'],
    ['Amsterdam', 'NL', ''],
    ['The Hague', 'NL', 'Den Haag, La Haye'],
    ['Luxembourg', 'LU', ''],
    ['Copenhagen', 'DK', 'Copenhague, København'],
    ['Göteborg', 'SE', 'Gothenburg'],
    ['Helsinki', 'FI', ''],
    ['Lisbon', 'PT', 'Lisbonne, Lisboa'],
    ['Porto', 'PT', 'Oporto'],
    ['Barcelona', 'ES', 'Barcelone'],
    ['Sevilla', 'ES', 'Seville, Séville'],
    ['Valencia', 'ES', 'Valence Espagne, Valence Spain'],
    ['Rome', 'IT', 'Roma'],
    ['Milano', 'IT', 'Milan'],
    ['Turin', 'IT', 'Torino'],
    ['Florence', 'IT', 'Firenze'],
    ['Venice', 'IT', 'Venise, Venezia'],
    ['Napoli', 'IT', 'Naples'],
    ['Genoa', 'IT', 'Gênes, Genova'],
    ['Bologna', 'IT', 'Bologne'],
    ['Athens', 'GR', 'Athènes'],
    ['Warsaw', 'PL', 'Varsovie, Warszawa'],
    ['Kraków', 'PL', 'Krakow, Cracow, Cracovie'],
    ['Wrocław', 'PL', 'Wroclaw'],
    ['Prague', 'CZ', 'Praha'],
    ['Budapest', 'HU', ''],
    ['Bucharest', 'RO', 'Bucarest, București'],
    ['Sofia', 'BG', ''],
    ['Moscow', 'RU', 'Moscou'],
    ['Saint Petersburg', 'RU', 'Saint-Pétersbourg'],
    ['Kyiv', 'UA', 'Kiev, Kyiv'],
    ['Kiev', 'UA', 'Kyiv'],
    ['İstanbul', 'TR', 'Istanbul'],
    ['Cairo', 'EG', 'Le Caire'],
    ['Algiers', 'DZ', 'Alger'],
    ['Casablanca', 'MA', ''],
    ['Marrakesh', 'MA', 'Marrakech'],
    ['Tangier', 'MA', 'Tanger'],
    ['Fes', 'MA', 'Fès'],
    ['Cape Town', 'ZA', 'Le Cap'],
    ['Dubai', 'AE', 'Dubaï'],
    ['Abu Dhabi', 'AE', 'Abou Dabi'],
    ['Tel Aviv', 'IL', 'Tel-Aviv'],
    ['Jerusalem', 'IL', 'Jérusalem'],
    ['Beirut', 'LB', 'Beyrouth'],
    ['Mumbai', 'IN', 'Bombay'],
    ['Bengaluru', 'IN', 'Bangalore'],
    ['Bangalore', 'IN', 'Bengaluru'],
    ['Chennai', 'IN', 'Madras'],
    ['Kolkata', 'IN', 'Calcutta'],
    ['Delhi', 'IN', 'New Delhi'],
    ['Beijing', 'CN', 'Pékin, Peking'],
    ['Shanghai', 'CN', ''],
    ['Hong Kong', 'HK', ''],
    ['Singapore', 'SG', 'Singapour'],
    ['Seoul', 'KR', 'Séoul'],
    ['Tokyo', 'JP', ''],
    ['Ho Chi Minh City', 'VN', 'Saigon, Hô-Chi-Minh-Ville'],
    ['Bangkok', 'TH', ''],
    ['Montréal', 'CA', 'Montreal'],
    ['Québec', 'CA', 'Quebec City, ville de Québec'],
    ['Mexico City', 'MX', 'Mexico, Ciudad de México'],
    ['São Paulo', 'BR', 'Sao Paulo'],
    ['Buenos Aires', 'AR', ''],
    ['Bogotá', 'CO', 'Bogota'],
    [
      'Paris',
      'FR',
      'Paris intra-muros, Paris centre, place Vendôme, Champs-Élysées, Montparnasse, Montmartre, Gare de Lyon, Saint-Lazare, Paris Nord, Paris Sud, Paris Ouest, Paris Est, central Paris',
    ],
    ['Saint-Denis', 'RE', 'Saint-Denis de la Réunion, Saint-Denis de La Réunion'],
    ['Villeneuve-d’Ascq', 'FR', 'Villeneuve d’Ascq, VDA'],
    ['Bourg-en-Bresse', 'FR', 'Bourg'],
    ['Le Touquet-Paris-Plage', 'FR', 'Le Touquet'],
    ['La Baule-Escoublac', 'FR', 'La Baule'],
    ['Montigny-le-Bretonneux', 'FR', 'Montigny'],
    ['Fos-sur-Mer', 'FR', 'Fos'],
    ['Beaupréau', 'FR', 'Beaupréau-en-Mauges'],
    ['Port-Jérôme-sur-Seine', 'FR', 'Port-Jérôme'],
    ['Stratford-upon-Avon', 'GB', 'Stratford upon Avon'],
    ['Lille', 'FR', ''],
    ['Strasbourg', 'FR', ''],
    ['Marseille', 'FR', 'Marseilles'],
    ['Lyon', 'FR', 'Lyons'],
    ['La Défense', 'FR', ''],
  ];

/** Country names missing from the ISO lists, and abbreviations in capitals. */
export const COUNTRY_NAMES: readonly (readonly [code: string, otherNames: string])[] = [
  ['US', 'United States, USA, US, U.S., États-Unis, Etats-Unis d’Amérique, America, the States'],
  ['LU', 'Luxembourg, Luxemburg'],
  ['GB', 'United Kingdom, UK, U.K., Great Britain, Britain, Royaume-Uni, Grande-Bretagne'],
  ['NL', 'Netherlands, The Netherlands, Holland, Pays-Bas, Hollande'],
  ['CZ', 'Czech Republic, Czechia, République tchèque, Tchéquie'],
  ['RU', 'Russia, Russie'],
  ['KR', 'South Korea, Korea, Corée du Sud'],
  ['AE', 'United Arab Emirates, UAE, Émirats arabes unis, EAU, Emirates'],
  ['CI', 'Ivory Coast, Côte d’Ivoire'],
  ['VN', 'Vietnam, Viêt Nam'],
  ['TR', 'Turkey, Türkiye, Turquie'],
  ['CN', 'China, Chine, PRC'],
  ['TW', 'Taiwan'],
  ['HK', 'Hong Kong'],
  ['IR', 'Iran'],
  ['BO', 'Bolivia, Bolivie'],
  ['VE', 'Venezuela'],
  ['TZ', 'Tanzania, Tanzanie'],
  ['SY', 'Syria, Syrie'],
  ['MD', 'Moldova, Moldavie'],
  ['MK', 'North Macedonia, Macedonia, Macédoine'],
  ['CD', 'DR Congo, DRC, RDC'],
  ['BE', 'Belgium, Belgique, België'],
  ['CH', 'Switzerland, Suisse, Schweiz'],
  ['DE', 'Germany, Allemagne, Deutschland'],
  ['ES', 'Spain, Espagne, España'],
  ['IT', 'Italy, Italie, Italia'],
  ['AT', 'Austria, Autriche, Österreich'],
  ['SE', 'Sweden, Suède, Sverige'],
  ['PL', 'Poland, Pologne, Polska'],
  ['LA', 'Laos'],
  ['GF', 'French Guiana, Guyane, Guyane française'],
  ['RE', 'Réunion, La Réunion, Reunion'],
  ['BN', 'Brunei'],
  ['PS', 'Palestine'],
  ['MM', 'Myanmar, Birmanie, Burma'],
  ['CG', 'Congo'],
  ['GM', 'Gambia, Gambie'],
  ['FM', 'Micronesia, Micronésie'],
  ['KP', 'North Korea, Corée du Nord'],
  ['LY', 'Libya, Libye'],
];

/**
 * City and country names that are also everyday words or first names. They count only after a
 * preposition of place, or next to a wider place that contains them.
 */
export const EVERYDAY_NAMES = new Set(
  (
    'nice nancy tours van of mobile reading bath orange best split male essen cork lens angers brest bar turkey georgia jordan chad mali guinea pau sens ' +
    'perm vienne victoria florence charlotte chelsea jackson madison lincoln buffalo aurora columbia eugene savannah sydney kent buy ars troyes vannes ' +
    'niger oman cuba man como bari sale hull lancaster durham preston derby bury stockton salem peru poole mesa enterprise independence normal ' +
    'corona pearl bell worth battle most ho un ai oran valence union federal central university temple surprise hope rugby crawley ' +
    'marche manage oak concord commerce progreso mission santiago santos leon kai tema ode anna nova roman ' +
    'born geel mol ham mons arras sedan dole plaisir creil dax melun thornton wells warren irving carson allen tyler hamilton norman berkeley ' +
    'kingston newton henderson clinton gap tulle moulins laval auch agen blois clichy arles westminster camden brent barnet chelsea paddington albert gray rives vinay'
  ).split(' '),
);

/** Small towns that running text still names: prefectures and towns with many offices. */
export const FRENCH_TOWNS = new Set(
  (
    'Foix,Privas,Mende,Sophia Antipolis,Rungis,Oyonnax,Annecy,Gap,Digne-les-Bains,Guéret,Tulle,Auch,Bourg-en-Bresse,Laon,Moulins,Carcassonne,Rodez,Aurillac,Angoulême,Bastia,Ajaccio,Périgueux,Chartres,' +
    'Lons-le-Saunier,Mont-de-Marsan,Le Puy-en-Velay,Cahors,Agen,Saint-Lô,Chaumont,Bar-le-Duc,Nevers,Alençon,Arras,Vesoul,Mâcon,Melun,Épinal,Auxerre,' +
    'Bobigny,Pontoise,Troyes,La Rochelle,Bourges,Saint-Brieuc,Valence,Évreux,Quimper,Châteauroux,Blois,Laval,Vannes,Colmar,Chambéry,Niort,Albi,' +
    'Montauban,Belfort,Évry,Nanterre,Créteil,Cergy,Versailles,Beauvais,Tarbes,Pau,Poitiers,Charleville-Mézières,Châlons-en-Champagne,La Roche-sur-Yon,' +
    'Lorient,Saint-Nazaire,Saint-Malo,Cholet,Cannes,Antibes,Hyères,Fréjus,Bayonne,Biarritz,Anglet,Calais,Dunkerque,Valenciennes,Douai,Roanne,' +
    'Villefranche-sur-Saône,Annemasse,Thonon-les-Bains,Villeurbanne,Vénissieux,Compiègne,Saint-Quentin,Cherbourg-Octeville,Dieppe,Lannion,' +
    'Mulhouse,Haguenau,Thionville,Montbéliard,Béziers,Sète,Alès,Arles,Aix-en-Provence,Aubagne,Istres,Martigues,Brive-la-Gaillarde,Montluçon,Vichy,' +
    'Boulogne-Billancourt,Levallois-Perret,Issy-les-Moulineaux,Puteaux,Courbevoie,Neuilly-sur-Seine,Rueil-Malmaison,Clichy,Montrouge,Malakoff,Vincennes,' +
    'Massy,Palaiseau,Vélizy-Villacoublay,Guyancourt,Saint-Cloud,Suresnes,Saint-Denis,Saint-Ouen,Pantin,Montreuil,Argenteuil,Poissy,Meudon,Antony'
  ).split(','),
);

/** Companies, clubs and newspapers whose names contain a place. */
export const NOT_PLACES =
  'Paris Saint-Germain, Paris St-Germain, PSG, Boston Consulting Group, Boston Consulting, Boston Scientific, Boston Dynamics, New York Times, New York Post, Washington Post, ' +
  'Bank of America, Merrill Lynch Bank of America, Air France, France Télévisions, France Travail, Radio France, France Inter, France Télécom, Banque de France, American Express, ' +
  'Texas Instruments, Manchester United, Manchester City, Real Madrid, FC Barcelona, Air Canada, Royal Bank of Canada, Bank of China, China Mobile, Teach for America, ' +
  'Japan Airlines, Singapore Airlines, Turkish Airlines, Qatar Airways, Virgin Atlantic, Deutsche Bank, Deutsche Telekom, Electricité de France, Gaz de France, Réseau de transport, ' +
  'London Stock Exchange, Lloyds of London, Philadelphia cream, Kentucky Fried Chicken, Delhi Belly, Leeds Building Society, Delaware Consulting, Aéroports de Paris, Eau de Paris, ' +
  'Business France, Bpifrance, Campus France, Île de Ré, Euronext Paris, Berlin Packaging, Oxford Economics, Cambridge Analytica, Cambridge Associates, Côtes du Rhône, Nord de, Nord du, Nord Est, Nord Ouest';
