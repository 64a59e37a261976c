/**
 * States, provinces and regions of a country: key, name, country, codes of the division in the city
 * list, other names. Abbreviations are in capitals.
 */
export type StateRow = readonly [
  id: string,
  name: string,
  country: string,
  divisions: string,
  otherNames?: string,
];

const US =
  'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,GA Georgia,' +
  'HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,' +
  'MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,' +
  'NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,' +
  'TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming';

const US_FRENCH: Record<string, string> = {
  CA: 'Californie',
  FL: 'Floride',
  GA: 'Géorgie',
  LA: 'Louisiane',
  PA: 'Pennsylvanie',
  VA: 'Virginie',
  NC: 'Caroline du Nord',
  SC: 'Caroline du Sud',
  NM: 'Nouveau-Mexique',
  NY: 'État de New York, New York State',
  WA: 'Washington State, État de Washington',
  HI: 'Hawaï',
  DC: 'Washington DC, D.C.',
};

export const STATES: readonly StateRow[] = [
  ...US.split(',').map((state): StateRow => {
    const code = state.slice(0, 2);
    return [
      `us-${code.toLowerCase()}`,
      state.slice(3),
      'US',
      code,
      [code, US_FRENCH[code]].filter(Boolean).join(', '),
    ];
  }),
  ['ca-ab', 'Alberta', 'CA', '01', 'AB'],
  ['ca-bc', 'British Columbia', 'CA', '02', 'BC, Colombie-Britannique'],
  ['ca-mb', 'Manitoba', 'CA', '03', 'MB'],
  ['ca-nb', 'New Brunswick', 'CA', '04', 'NB, Nouveau-Brunswick'],
  ['ca-nl', 'Newfoundland and Labrador', 'CA', '05', 'NL, Newfoundland, Terre-Neuve-et-Labrador'],
  ['ca-ns', 'Nova Scotia', 'CA', '07', 'NS, Nouvelle-Écosse'],
  ['ca-on', 'Ontario', 'CA', '08', 'ON'],
  ['ca-pe', 'Prince Edward Island', 'CA', '09', 'PEI, Île-du-Prince-Édouard'],
  ['ca-qc', 'Quebec', 'CA', '10', 'QC, Québec, province de Québec'],
  ['ca-sk', 'Saskatchewan', 'CA', '11', 'SK'],
  ['ca-yt', 'Yukon', 'CA', '12', ''],
  ['ca-nt', 'Northwest Territories', 'CA', '13', ''],
  ['ca-nu', 'Nunavut', 'CA', '14', ''],
  ['fr-ara', 'Auvergne-Rhône-Alpes', 'FR', '84', 'Rhône-Alpes, Auvergne, AURA'],
  ['fr-bfc', 'Bourgogne-Franche-Comté', 'FR', '27', 'Bourgogne, Franche-Comté, Burgundy'],
  ['fr-bre', 'Bretagne', 'FR', '53', 'Brittany'],
  ['fr-cvl', 'Centre-Val de Loire', 'FR', '24', ''],
  ['fr-cor', 'Corse', 'FR', '94', 'Corsica'],
  ['fr-ges', 'Grand Est', 'FR', '44', 'Alsace, Lorraine, Champagne-Ardenne'],
  ['fr-hdf', 'Hauts-de-France', 'FR', '32', 'Nord-Pas-de-Calais, Picardie'],
  ['fr-nor', 'Normandie', 'FR', '28', 'Normandy, Haute-Normandie, Basse-Normandie'],
  ['fr-naq', 'Nouvelle-Aquitaine', 'FR', '75', 'Aquitaine, Limousin, Poitou-Charentes'],
  ['fr-occ', 'Occitanie', 'FR', '76', 'Midi-Pyrénées, Languedoc-Roussillon'],
  ['fr-pdl', 'Pays de la Loire', 'FR', '52', ''],
  ['fr-pac', "Provence-Alpes-Côte d'Azur", 'FR', '93', 'PACA, région Sud, Provence'],
  ['gb-eng', 'England', 'GB', 'ENG', 'Angleterre'],
  ['gb-sct', 'Scotland', 'GB', 'SCT', 'Écosse'],
  ['gb-wls', 'Wales', 'GB', 'WLS', 'Pays de Galles'],
  ['gb-nir', 'Northern Ireland', 'GB', 'NIR', 'Irlande du Nord'],
  ['de-by', 'Bavaria', 'DE', '02', 'Bayern, Bavière'],
  ['de-bw', 'Baden-Württemberg', 'DE', '01', 'Bade-Wurtemberg, BaWü, Baden-Wuerttemberg, Ba-Wü'],
  [
    'de-nw',
    'North Rhine-Westphalia',
    'DE',
    '07',
    'Nordrhein-Westfalen, Rhénanie-du-Nord-Westphalie, NRW',
  ],
  ['de-he', 'Hesse', 'DE', '05', 'Hessen'],
  ['es-ct', 'Catalonia', 'ES', '56', 'Cataluña, Catalunya, Catalogne'],
  ['es-an', 'Andalusia', 'ES', '51', 'Andalucía, Andalousie'],
  ['it-25', 'Lombardy', 'IT', '09', 'Lombardia, Lombardie'],
  ['it-pm', 'Piedmont', 'IT', '12', 'Piemonte, Piémont'],
  ['it-vn', 'Veneto', 'IT', '20', 'Vénétie'],
  ['it-tc', 'Tuscany', 'IT', '16', 'Toscana, Toscane'],
  ['it-lz', 'Lazio', 'IT', '07', 'Latium'],
  ['it-er', 'Emilia-Romagna', 'IT', '05', 'Émilie-Romagne'],
  ['es-pv', 'Basque Country', 'ES', '59', 'País Vasco, Euskadi, Pays basque espagnol'],
  ['es-md', 'Community of Madrid', 'ES', '29', 'Comunidad de Madrid'],
  ['es-ga', 'Galicia', 'ES', '58', 'Galice'],
  ['es-vc', 'Valencian Community', 'ES', '60', 'Comunidad Valenciana'],
  ['es-cn', 'Canary Islands', 'ES', '53', 'Canarias, Canaries, Îles Canaries'],
  ['es-ib', 'Balearic Islands', 'ES', '07', 'Baleares, Baléares, Balearics'],
  ['de-ni', 'Lower Saxony', 'DE', '06', 'Niedersachsen, Basse-Saxe'],
  ['de-sn', 'Saxony', 'DE', '13', 'Sachsen, Saxe'],
  ['de-rp', 'Rhineland-Palatinate', 'DE', '08', 'Rheinland-Pfalz, Rhénanie-Palatinat'],
  ['de-sl', 'Saarland', 'DE', '09', 'Sarre'],
  ['de-sh', 'Schleswig-Holstein', 'DE', '10'],
  ['de-th', 'Thuringia', 'DE', '15', 'Thüringen, Thuringe'],
  ['de-bb', 'Brandenburg', 'DE', '11', 'Brandebourg'],
  [
    'de-mv',
    'Mecklenburg-Western Pomerania',
    'DE',
    '12',
    'Mecklenburg-Vorpommern, Meck-Pomm, Mecklembourg-Poméranie-Occidentale',
  ],
  ['de-st', 'Saxony-Anhalt', 'DE', '14', 'Sachsen-Anhalt, Saxe-Anhalt'],
  ['be-vlg', 'Flanders', 'BE', 'VLG', 'Vlaanderen, Flandre, Flandres, Région flamande'],
  ['be-wal', 'Wallonia', 'BE', 'WAL', 'Wallonie, Région wallonne'],
  ['ch-vd', 'Vaud', 'CH', 'VD', 'canton de Vaud, Canton of Vaud'],
  ['ch-vs', 'Valais', 'CH', 'VS', 'canton du Valais, Wallis'],
  ['ch-ne', 'Canton of Neuchâtel', 'CH', 'NE', 'canton de Neuchâtel'],
  ['ch-ge', 'Canton of Geneva', 'CH', 'GE', 'canton de Genève'],
  ['ch-fr', 'Canton of Fribourg', 'CH', 'FR', 'canton de Fribourg'],
  ['ch-zg', 'Canton of Zug', 'CH', 'ZG', 'Zug canton, canton de Zoug'],
  ['ch-zh', 'Canton of Zurich', 'CH', 'ZH', 'canton de Zurich, Zurich canton'],
  ['ch-ti', 'Ticino', 'CH', 'TI', 'Tessin'],
  ['nl-nb', 'North Brabant', 'NL', '06', 'Noord-Brabant, Brabant-Septentrional'],
  ['nl-ut', 'Province of Utrecht', 'NL', '09'],
  ['nl-gd', 'Gelderland', 'NL', '03', 'Gueldre'],
  ['au-nsw', 'New South Wales', 'AU', '02', 'NSW, Nouvelle-Galles du Sud'],
  ['au-vic', 'State of Victoria', 'AU', '07', 'VIC'],
  ['au-qld', 'Queensland', 'AU', '04', 'QLD'],
  ['au-wa', 'Western Australia', 'AU', '08', 'Australie-Occidentale'],
  ['in-mh', 'Maharashtra', 'IN', '16'],
  ['in-ka', 'Karnataka', 'IN', '19'],
  ['in-tn', 'Tamil Nadu', 'IN', '25', 'Tamilnadu'],
  ['in-tg', 'Telangana', 'IN', '40'],
  ['in-ap', 'Andhra Pradesh', 'IN', '02'],
  ['in-gj', 'Gujarat', 'IN', '09'],
  ['in-wb', 'West Bengal', 'IN', '28'],
  ['in-kl', 'Kerala', 'IN', '13'],
  ['in-up', 'Uttar Pradesh', 'IN', '36'],
  ['in-hr', 'Haryana', 'IN', '10'],
  ['in-rj', 'Rajasthan', 'IN', '24'],
  ['au-sa', 'South Australia', 'AU', '05', 'Australie-Méridionale'],
  ['au-tas', 'Tasmania', 'AU', '06', 'Tasmanie'],
  ['au-act', 'Australian Capital Territory', 'AU', '01', ''],
  ['au-nt', 'Northern Territory', 'AU', '03', 'Territoire du Nord'],
];

/**
 * Regions over several countries, and metropolitan areas. Members are countries, divisions
 * (`FR.11`) or subdivisions (`FR-69`), or every city within `km` of the centre.
 */
export interface RegionRow {
  id: string;
  name: string;
  otherNames: string;
  country?: string;
  members?: string;
  centre?: readonly [latitude: number, longitude: number, km: number];
}

const NORDICS = 'SE NO DK FI IS';
const BENELUX = 'BE NL LU';
const DACH = 'DE AT CH';
const WESTERN_EUROPE = `${DACH} ${BENELUX} FR GB IE ES PT IT MC AD LI MT SM`;
const EUROPE = `${WESTERN_EUROPE} ${NORDICS} PL CZ SK HU SI HR RO BG GR CY EE LV LT RS BA ME MK AL UA MD XK BY`;
const EUROPEAN_UNION = `DE AT ${BENELUX} FR IE ES PT IT MT SE DK FI PL CZ SK HU SI HR RO BG GR CY EE LV LT`;
const CENTRAL_EUROPE = 'DE AT CH LI PL CZ SK HU SI';
const SOUTHERN_EUROPE = 'ES PT IT GR MT CY SM AD';
const MAGHREB = 'MA DZ TN';
const WEST_AFRICA = 'BJ BF CV CI GM GH GN GW LR ML MR NE NG SN SL TG';
const EAST_AFRICA = 'KE TZ UG RW BI ET ER DJ SO SS MG MU SC KM';
const CENTRAL_AFRICA = 'CM CF TD CG CD GQ GA ST';
const SOUTHERN_AFRICA = 'ZA BW LS NA SZ ZW ZM MZ MW AO';
const MIDDLE_EAST = 'AE SA QA KW BH OM JO LB IL EG TR IQ';
const AFRICA =
  `${MAGHREB} EG LY MR SN ML CI GH NG CM GA CG CD KE ET TZ UG RW ZA ZM ZW MZ AO BJ TG BF NE TD GN SL LR GM GW CV MG MU SC DJ SO SD SS ER BI MW BW NA LS SZ ` +
  'CF GQ ST KM';
const NORTH_AMERICA = 'US CA MX';
const SOUTH_AMERICA = 'BR AR CL CO PE UY PY BO EC VE GY SR';
const CENTRAL_AMERICA = 'CR PA GT HN SV NI BZ';
const CARIBBEAN = 'DO CU JM TT HT BB BS PR GP MQ';
const LATIN_AMERICA = `MX ${SOUTH_AMERICA} ${CENTRAL_AMERICA} DO CU`;
const SOUTHEAST_ASIA = 'SG MY TH VN ID PH MM KH LA BN';
const SOUTH_ASIA = 'IN BD LK PK NP BT MV';
const EAST_ASIA = 'CN JP KR TW HK MO MN';
const OCEANIA = 'AU NZ FJ PG NC PF';
const ASIA_PACIFIC = `${EAST_ASIA} ${SOUTHEAST_ASIA} ${SOUTH_ASIA} ${OCEANIA}`;

export const REGIONS: readonly RegionRow[] = [
  {
    id: 'ile-de-france',
    name: 'Île-de-France',
    otherNames:
      'région parisienne, Paris area, Greater Paris, Grand Paris, IDF, Paris region, Greater Paris Metropolitan Region, Paris metropolitan area',
    country: 'FR',
    members: 'FR.11',
  },
  {
    id: 'greater-lyon',
    name: 'Greater Lyon',
    otherNames:
      'région lyonnaise, Grand Lyon, Lyon area, métropole de Lyon, Lyon region, Greater Lyon Area',
    country: 'FR',
    centre: [45.7485, 4.8467, 35],
  },
  {
    id: 'greater-marseille',
    name: 'Greater Marseille',
    otherNames: 'région marseillaise, Marseille area, métropole Aix-Marseille, Aix-Marseille',
    country: 'FR',
    centre: [43.2965, 5.3698, 35],
  },
  {
    id: 'greater-lille',
    name: 'Greater Lille',
    otherNames: 'région lilloise, métropole lilloise, Lille area',
    country: 'FR',
    centre: [50.633, 3.0586, 25],
  },
  {
    id: 'greater-toulouse',
    name: 'Greater Toulouse',
    otherNames: 'région toulousaine, Toulouse area, Grand Toulouse',
    country: 'FR',
    centre: [43.6043, 1.4437, 30],
  },
  {
    id: 'greater-bordeaux',
    name: 'Greater Bordeaux',
    otherNames: 'région bordelaise, Bordeaux area, Bordeaux métropole',
    country: 'FR',
    centre: [44.8404, -0.5805, 30],
  },
  {
    id: 'greater-nantes',
    name: 'Greater Nantes',
    otherNames: 'région nantaise, Nantes area, Nantes métropole',
    country: 'FR',
    centre: [47.2173, -1.5534, 30],
  },
  {
    id: 'greater-rennes',
    name: 'Greater Rennes',
    otherNames: 'région rennaise, Rennes area',
    country: 'FR',
    centre: [48.112, -1.6743, 30],
  },
  {
    id: 'greater-grenoble',
    name: 'Greater Grenoble',
    otherNames: 'région grenobloise, Grenoble area',
    country: 'FR',
    centre: [45.1715, 5.7224, 30],
  },
  {
    id: 'cote-d-azur',
    name: "Côte d'Azur",
    otherNames: 'French Riviera, région niçoise, Sophia Antipolis, Sophia',
    country: 'FR',
    centre: [43.65, 7.12, 40],
  },
  {
    id: 'san-francisco-bay-area',
    name: 'San Francisco Bay Area',
    otherNames:
      'Bay Area, SF Bay Area, the Bay Area, the Bay, Bay Area CA, San Francisco Bay, SF Bay, baie de San Francisco',
    country: 'US',
    centre: [37.62, -122.15, 70],
  },
  {
    id: 'silicon-valley',
    name: 'Silicon Valley',
    otherNames: 'South Bay',
    country: 'US',
    centre: [37.37, -122.03, 30],
  },
  {
    id: 'greater-new-york',
    name: 'Greater New York',
    otherNames:
      'New York metropolitan area, NYC metro, Greater New York City Area, New York area, tri-state area, tristate area, tri-state region, NYC area, NY metro, New York metro, NYC metro area',
    country: 'US',
    centre: [40.7143, -74.006, 60],
  },
  {
    id: 'greater-los-angeles',
    name: 'Greater Los Angeles',
    otherNames:
      'Los Angeles area, LA area, Southern California, SoCal, Los Angeles metropolitan area',
    country: 'US',
    centre: [34.0522, -118.2437, 70],
  },
  {
    id: 'greater-boston',
    name: 'Greater Boston',
    otherNames: 'Boston area, Boston metro, Greater Boston Area',
    country: 'US',
    centre: [42.3584, -71.0598, 50],
  },
  {
    id: 'greater-chicago',
    name: 'Greater Chicago',
    otherNames: 'Chicago area, Chicagoland, Greater Chicago Area',
    country: 'US',
    centre: [41.85, -87.65, 60],
  },
  {
    id: 'greater-seattle',
    name: 'Greater Seattle',
    otherNames: 'Seattle area, Puget Sound, Greater Seattle Area',
    country: 'US',
    centre: [47.6062, -122.3321, 50],
  },
  {
    id: 'greater-washington',
    name: 'Washington metropolitan area',
    otherNames:
      'Washington DC area, DC area, DMV area, DC metro, Greater Washington, DMV region, Washington metro, National Capital Region',
    country: 'US',
    centre: [38.8951, -77.0364, 50],
  },
  {
    id: 'dallas-fort-worth',
    name: 'Dallas–Fort Worth',
    otherNames: 'DFW, Dallas Fort Worth Metroplex, Dallas area',
    country: 'US',
    centre: [32.78, -97.0, 65],
  },
  {
    id: 'research-triangle',
    name: 'Research Triangle',
    otherNames: 'Raleigh-Durham, Research Triangle Park, RTP, the Triangle, Raleigh area',
    country: 'US',
    centre: [35.9, -78.85, 40],
  },
  {
    id: 'greater-toronto',
    name: 'Greater Toronto Area',
    otherNames: 'GTA, Toronto area, Greater Toronto',
    country: 'CA',
    centre: [43.7001, -79.4163, 55],
  },
  {
    id: 'greater-montreal',
    name: 'Greater Montréal',
    otherNames: 'Grand Montréal, Montreal area, région de Montréal',
    country: 'CA',
    centre: [45.5088, -73.5878, 45],
  },
  {
    id: 'greater-london',
    name: 'Greater London',
    otherNames:
      'London area, Grand Londres, London metropolitan area, région londonienne, London area United Kingdom',
    country: 'GB',
    centre: [51.5085, -0.1257, 28],
  },
  {
    id: 'greater-manchester',
    name: 'Greater Manchester',
    otherNames: 'Manchester area',
    country: 'GB',
    centre: [53.4809, -2.2374, 25],
  },
  {
    id: 'randstad',
    name: 'Randstad',
    otherNames: 'Greater Amsterdam, Amsterdam area',
    country: 'NL',
    centre: [52.15, 4.7, 50],
  },
  {
    id: 'ruhr',
    name: 'Ruhr area',
    otherNames: 'Ruhr, Ruhrgebiet',
    country: 'DE',
    centre: [51.48, 7.2, 40],
  },
  {
    id: 'greater-munich',
    name: 'Greater Munich',
    otherNames: 'Munich area, Greater Munich Metropolitan Area',
    country: 'DE',
    centre: [48.1374, 11.5755, 40],
  },
  {
    id: 'greater-brussels',
    name: 'Greater Brussels',
    otherNames:
      'Brussels area, région bruxelloise, région de Bruxelles-Capitale, Brussels metropolitan area',
    country: 'BE',
    centre: [50.8505, 4.3488, 30],
  },
  {
    id: 'lake-geneva',
    name: 'Lake Geneva region',
    otherNames:
      'Arc lémanique, Greater Geneva, Grand Genève, bassin lémanique, Suisse romande, Romandie',
    centre: [46.4, 6.35, 50],
  },
  { id: 'dach', name: 'DACH', otherNames: 'D-A-CH, DACH region, région DACH', members: DACH },
  { id: 'benelux', name: 'Benelux', otherNames: '', members: BENELUX },
  {
    id: 'nordics',
    name: 'Nordics',
    otherNames: 'Nordic countries, Scandinavia, pays nordiques, Scandinavie, Nordic region',
    members: NORDICS,
  },
  { id: 'baltics', name: 'Baltics', otherNames: 'Baltic states, pays baltes', members: 'EE LV LT' },
  {
    id: 'iberia',
    name: 'Iberia',
    otherNames: 'Iberian peninsula, péninsule ibérique',
    members: 'ES PT',
  },
  {
    id: 'british-isles',
    name: 'UK and Ireland',
    otherNames: 'UKI, British Isles',
    members: 'GB IE',
  },
  { id: 'europe', name: 'Europe', otherNames: '', members: EUROPE },
  {
    id: 'european-union',
    name: 'European Union',
    otherNames: 'EU, Union européenne, UE',
    members: EUROPEAN_UNION,
  },
  {
    id: 'western-europe',
    name: 'Western Europe',
    otherNames: "Europe de l'Ouest, Europe occidentale",
    members: WESTERN_EUROPE,
  },
  {
    id: 'eastern-europe',
    name: 'Eastern Europe',
    otherNames:
      "CEE, Central and Eastern Europe, Central & Eastern Europe, Europe de l'Est, Europe centrale et orientale, PECO",
    members: 'PL CZ SK HU RO BG UA MD BY EE LV LT SI HR RS BA ME MK AL',
  },
  {
    id: 'central-europe',
    name: 'Central Europe',
    otherNames: 'Europe centrale, Mitteleuropa',
    members: CENTRAL_EUROPE,
  },
  {
    id: 'southern-europe',
    name: 'Southern Europe',
    otherNames: 'South Europe, Europe du Sud, SEMEA',
    members: SOUTHERN_EUROPE,
  },
  {
    id: 'northern-europe',
    name: 'Northern Europe',
    otherNames: 'North Europe, Europe du Nord',
    members: `${NORDICS} GB IE EE LV LT`,
  },
  {
    id: 'balkans',
    name: 'Balkans',
    otherNames: 'Western Balkans, Southeast Europe, Southeastern Europe',
    members: 'AL BA BG HR XK ME MK RO RS SI GR',
  },
  {
    id: 'emea',
    name: 'EMEA',
    otherNames: 'EMEA region, zone EMEA, EMEIA, Europe Middle East and Africa',
    members: `${EUROPE} ${MIDDLE_EAST} ${AFRICA}`,
  },
  {
    id: 'emena',
    name: 'EMENA',
    otherNames: 'Europe Middle East and North Africa',
    members: `${EUROPE} ${MIDDLE_EAST} ${MAGHREB} LY`,
  },
  {
    id: 'mena',
    name: 'MENA',
    otherNames: 'Middle East and North Africa, Middle East & North Africa, MENA region, zone MENA',
    members: `${MIDDLE_EAST} ${MAGHREB} LY`,
  },
  {
    id: 'middle-east',
    name: 'Middle East',
    otherNames: 'Moyen-Orient, Proche-Orient, the Middle East',
    members: MIDDLE_EAST,
  },
  { id: 'levant', name: 'Levant', otherNames: 'the Levant', members: 'JO LB SY IL PS' },
  {
    id: 'gulf',
    name: 'Gulf countries',
    otherNames: 'GCC, pays du Golfe, Gulf region, Gulf states, GCC countries',
    members: 'AE SA QA KW BH OM',
  },
  { id: 'maghreb', name: 'Maghreb', otherNames: 'North Africa, Afrique du Nord', members: MAGHREB },
  {
    id: 'sub-saharan-africa',
    name: 'Sub-Saharan Africa',
    otherNames: 'SSA, Subsaharan Africa, Afrique subsaharienne, Afrique sub-saharienne',
    members: `${WEST_AFRICA} ${EAST_AFRICA} ${CENTRAL_AFRICA} ${SOUTHERN_AFRICA} SD`,
  },
  {
    id: 'west-africa',
    name: 'West Africa',
    otherNames: "Western Africa, Afrique de l'Ouest, Afrique occidentale, UEMOA, ECOWAS",
    members: WEST_AFRICA,
  },
  {
    id: 'east-africa',
    name: 'East Africa',
    otherNames: "Eastern Africa, Afrique de l'Est, Afrique orientale",
    members: EAST_AFRICA,
  },
  {
    id: 'central-africa',
    name: 'Central Africa',
    otherNames: 'Afrique centrale',
    members: CENTRAL_AFRICA,
  },
  {
    id: 'southern-africa',
    name: 'Southern Africa',
    otherNames: 'Afrique australe, SADC',
    members: SOUTHERN_AFRICA,
  },
  { id: 'africa', name: 'Africa', otherNames: 'Afrique', members: AFRICA },
  {
    id: 'americas',
    name: 'Americas',
    otherNames: 'the Americas, AMER, Amériques, North and South America',
    members: `US CA ${LATIN_AMERICA} ${CARIBBEAN}`,
  },
  {
    id: 'north-america',
    name: 'North America',
    otherNames: 'Amérique du Nord, NORAM',
    members: NORTH_AMERICA,
  },
  {
    id: 'latin-america',
    name: 'Latin America',
    otherNames: 'LATAM, LATAM region, Amérique latine, Spanish-speaking Latin America',
    members: LATIN_AMERICA,
  },
  {
    id: 'south-america',
    name: 'South America',
    otherNames: 'Amérique du Sud, Cono Sur, Southern Cone',
    members: SOUTH_AMERICA,
  },
  {
    id: 'central-america',
    name: 'Central America',
    otherNames: 'Amérique centrale',
    members: CENTRAL_AMERICA,
  },
  {
    id: 'caribbean',
    name: 'Caribbean',
    otherNames: 'the Caribbean, Caraïbes, les Caraïbes',
    members: CARIBBEAN,
  },
  {
    id: 'apac',
    name: 'Asia-Pacific',
    otherNames: 'APAC, APJ, APJC, JAPAC, APAC region, zone APAC, Asie-Pacifique, Asia Pac',
    members: ASIA_PACIFIC,
  },
  {
    id: 'asia',
    name: 'Asia',
    otherNames: 'Asie',
    members: `${EAST_ASIA} ${SOUTHEAST_ASIA} ${SOUTH_ASIA} KZ UZ KG TJ TM AF`,
  },
  {
    id: 'southeast-asia',
    name: 'Southeast Asia',
    otherNames: 'South East Asia, South-East Asia, Asie du Sud-Est, ASEAN',
    members: SOUTHEAST_ASIA,
  },
  {
    id: 'south-asia',
    name: 'South Asia',
    otherNames: 'Indian subcontinent, Asie du Sud',
    members: SOUTH_ASIA,
  },
  {
    id: 'east-asia',
    name: 'East Asia',
    otherNames: "Asie de l'Est, North Asia, Northeast Asia",
    members: EAST_ASIA,
  },
  {
    id: 'greater-china',
    name: 'Greater China',
    otherNames: 'Grande Chine',
    members: 'CN HK TW MO',
  },
  {
    id: 'anz',
    name: 'ANZ',
    otherNames: 'Australia and New Zealand, Australia & New Zealand, Australasia',
    members: 'AU NZ',
  },
  { id: 'oceania', name: 'Oceania', otherNames: 'Océanie', members: OCEANIA },
];
