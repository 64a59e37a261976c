import type { RegionRow } from './regions.ts';

/**
 * Counties, provinces and the parts of a country that people name without a border on any map of divisions.
 * A line: key | name and other names | country | the divisions or subdivisions it holds, or `latitude longitude km` for whatever lies around.
 */
const ROWS = `
gb-kent|Kent|GB|G5 I3
gb-surrey|Surrey|GB|N7
gb-east-sussex|East Sussex|GB|E2 B6
gb-west-sussex|West Sussex|GB|P6
gb-sussex|Sussex|GB|E2 B6 P6
gb-hampshire|Hampshire, Hants|GB|F2 K6 M4
gb-essex|Essex|GB|E4 M5 O3
gb-hertfordshire|Hertfordshire, Herts|GB|F8
gb-berkshire|Berkshire, Berks|GB|K7 M1 P4 P9 Q2 B3
gb-buckinghamshire|Buckinghamshire, Bucks|GB|B9 I6
gb-oxfordshire|Oxfordshire, Oxon|GB|K2
gb-bedfordshire|Bedfordshire, Beds|GB|Z5 Z6 I1
gb-cambridgeshire|Cambridgeshire, Cambs|GB|C3 K3
gb-norfolk|Norfolk UK, County of Norfolk|GB|I9
gb-suffolk|Suffolk|GB|N5
gb-east-anglia|East Anglia|GB|C3 K3 I9 N5
gb-northamptonshire|Northamptonshire, Northants|GB|J1
gb-leicestershire|Leicestershire, Leics|GB|H4 H5
gb-nottinghamshire|Nottinghamshire, Notts|GB|J8 J9
gb-derbyshire|Derbyshire|GB|D2 D3
gb-lincolnshire|Lincolnshire, Lincs|GB|H7 J2 J3
gb-staffordshire|Staffordshire, Staffs|GB|M9 N4
gb-shropshire|Shropshire|GB|L6 O2
gb-warwickshire|Warwickshire|GB|P3
gb-worcestershire|Worcestershire, Worcs|GB|Q4
gb-gloucestershire|Gloucestershire, Gloucs, Glos|GB|E6 M6
gb-wiltshire|Wiltshire, Wilts|GB|P8 N9
gb-somerset|Somerset|GB|M3 A4 J4
gb-dorset|Dorset|GB|D6 B2 K5
gb-devon|Devon|GB|D4 K4 O4
gb-cornwall|Cornwall|GB|C6
gb-isle-of-wight|Isle of Wight|GB|G2
gb-cheshire|Cheshire|GB|Z7 Z8 E9 P2
gb-lancashire|Lancashire, Lancs|GB|H2 A8 A9
gb-merseyside|Merseyside|GB|H8 G9 L8 N1 Q1
gb-cumbria|Cumbria|GB|C9
gb-lake-district|Lake District, the Lakes, the Lake District|GB|54.5 -3 35
gb-west-yorkshire|West Yorkshire|GB|H3 B4 C2 G8 O7
gb-south-yorkshire|South Yorkshire|GB|L9 L3 A3 D5
gb-north-yorkshire|North Yorkshire|GB|J7 Q5
gb-east-yorkshire|East Yorkshire, East Riding, Humberside|GB|E1 G6
gb-yorkshire|Yorkshire, Yorks|GB|H3 B4 C2 G8 O7 L9 L3 A3 D5 J7 Q5 E1 G6
gb-county-durham|County Durham|GB|D8 D1 F5
gb-northumberland|Northumberland|GB|J6
gb-tyneside|Tyne and Wear, Tyneside, Tyne & Wear|GB|I7 E5 J5 M7 N6
gb-teesside|Teesside|GB|I5 K9 N3 F5
gb-north-east|North East England, the North East, Northeast England, North East UK|GB|D8 D1 F5 J6 I7 E5 J5 M7 N6 I5 K9 N3
gb-north-west|North West England, the North West, Northwest England, North West UK|GB|53.75 -2.6 75
gb-west-midlands|West Midlands, the Black Country, Black Country|GB|A7 C7 D7 L7 M2 O8 Q3
gb-east-midlands|East Midlands|GB|J1 H4 H5 J8 J9 D2 D3 H7
gb-midlands|Midlands, the Midlands|GB|A7 C7 D7 L7 M2 O8 Q3 J1 H4 H5 J8 J9 D2 D3 H7 M9 N4 L6 O2 P3 Q4 F7
gb-thames-valley|Thames Valley|GB|K7 M1 P4 P9 Q2 B3 B9 K2 I6
gb-home-counties|Home Counties|GB|G5 I3 N7 E4 M5 O3 F8 K7 M1 P4 P9 Q2 B3 B9 I6 Z5 Z6 I1
gb-south-east|South East England, the South East, Southeast England, South East UK|GB|G5 I3 N7 E2 B6 P6 F2 K6 M4 K7 M1 P4 P9 Q2 B3 B9 I6 K2 G2
gb-south-west|South West England, the South West, Southwest England, West Country, South West UK|GB|E6 M6 P8 N9 M3 A4 J4 D6 B2 K5 D4 K4 O4 C6 B7
gb-cotswolds|Cotswolds, the Cotswolds|GB|51.85 -1.95 35
gb-aberdeenshire|Aberdeenshire|GB|T5 T6
gb-fife|Fife|GB|V1
gb-lanarkshire|Lanarkshire|GB|W5 V8
gb-ayrshire|Ayrshire|GB|U4 V7 W4
gb-highlands|Scottish Highlands, Highlands, the Highlands|GB|V3
gb-scottish-central-belt|Central Belt, Scottish Central Belt|GB|55.9 -3.75 55
gb-south-wales|South Wales|GB|51.65 -3.4 60
gb-north-wales|North Wales|GB|53.15 -3.5 50
it-lake-como|Lake Como, lac de Côme, Lago di Como|IT|45.9 9.2 30
it-lake-garda|Lake Garda, lac de Garde, Lago di Garda|IT|45.6 10.65 35
de-lake-constance|Lake Constance, lac de Constance, Bodensee||47.6 9.4 40
gb-channel-islands|Channel Islands, Îles Anglo-Normandes||JE GG
ie-dublin|County Dublin, Co Dublin, Co. Dublin, Greater Dublin, Dublin area|IE|33 34 35 39 07
ie-cork|County Cork, Co Cork, Co. Cork|IE|04
ie-galway|County Galway, Co Galway, Co. Galway|IE|10
ie-limerick|County Limerick, Co Limerick, Co. Limerick|IE|16
ie-kildare|County Kildare, Co Kildare, Co. Kildare, Kildare|IE|12
ie-meath|County Meath, Co Meath, Co. Meath|IE|21
ie-kerry|County Kerry, Co Kerry, Co. Kerry|IE|11
ie-louth|County Louth, Co Louth, Co. Louth|IE|19
ie-wexford|County Wexford, Co Wexford, Co. Wexford|IE|30
ie-waterford|County Waterford, Co Waterford, Co. Waterford|IE|27
ie-wicklow|County Wicklow, Co Wicklow, Co. Wicklow, Wicklow|IE|53 -6.3 25
ie-mayo|County Mayo, Co Mayo, Co. Mayo|IE|53.9 -9.3 45
ie-donegal|County Donegal, Co Donegal, Co. Donegal, Donegal|IE|06
ie-clare|County Clare, Co Clare, Co. Clare|IE|32
ie-kilkenny|County Kilkenny, Co Kilkenny, Co. Kilkenny|IE|13
ie-tipperary|Tipperary, County Tipperary, Co Tipperary|IE|26
ie-munster|Munster Ireland, province of Munster|IE|IE.M
ie-leinster|Leinster|IE|IE.L
ie-connacht|Connacht, Connaught|IE|IE.C
be-vlg-ant|Province of Antwerp, province d'Anvers|BE|VAN
be-brabant-wallon|Brabant wallon, Walloon Brabant, BW|BE|WBR
be-vlaams-brabant|Flemish Brabant, Vlaams-Brabant, Brabant flamand|BE|VBR
be-hainaut|Hainaut|BE|WHT
be-liege|province de Liège, Province of Liège|BE|WLG
be-limburg|Limburg Belgium, Limbourg belge|BE|VLI
be-namur|province de Namur|BE|WNA
be-oost|East Flanders, Oost-Vlaanderen, Flandre orientale|BE|VOV
be-west|West Flanders, West-Vlaanderen, Flandre occidentale|BE|VWV
us-east-coast|East Coast, the East Coast, US East Coast, côte Est, côte est des États-Unis, Eastern Seaboard|US|US.ME US.NH US.MA US.RI US.CT US.NY US.NJ US.PA US.DE US.MD US.DC US.VA US.NC US.SC US.GA US.FL
us-west-coast|West Coast, the West Coast, US West Coast, côte Ouest, côte ouest des États-Unis|US|US.CA US.OR US.WA
us-midwest|Midwest, the Midwest, Mid-West|US|US.OH US.MI US.IN US.IL US.WI US.MN US.IA US.MO US.ND US.SD US.NE US.KS
us-new-england|New England, Nouvelle-Angleterre|US|US.ME US.NH US.VT US.MA US.RI US.CT
us-pacific-northwest|Pacific Northwest, PNW|US|US.WA US.OR
us-south-east|Southeast US, US Southeast, Southeastern US|US|US.NC US.SC US.GA US.FL US.AL US.MS US.TN US.KY
us-mid-atlantic|Mid-Atlantic|US|US.NY US.NJ US.PA US.DE US.MD US.DC US.VA
us-upstate-new-york|Upstate New York, Upstate NY|US|42.9 -76.2 190
us-long-island|Long Island|US|40.8 -73.2 50
us-northern-virginia|Northern Virginia, NoVA|US|38.85 -77.3 40
us-northern-california|Northern California, NorCal|US|38.4 -122 170
us-orange-county|Orange County, the OC|US|33.72 -117.83 28
us-south-florida|South Florida|US|26.2 -80.2 75
us-twin-cities|Twin Cities, Minneapolis-Saint Paul, Minneapolis St Paul|US|44.96 -93.2 45
us-inland-empire|Inland Empire|US|33.95 -117.3 40
us-greater-austin|Greater Austin, Austin area|US|30.27 -97.74 50
us-greater-houston|Greater Houston, Houston area|US|29.76 -95.37 65
us-greater-atlanta|Greater Atlanta, Atlanta area, Metro Atlanta|US|33.75 -84.39 60
us-greater-denver|Greater Denver, Denver area, Denver metro|US|39.74 -104.98 50
ca-maritimes|Maritimes, Atlantic Canada, Provinces maritimes|CA|CA.04 CA.05 CA.07 CA.09
ca-prairies|Prairies Canada, Canadian Prairies|CA|CA.01 CA.03 CA.11
ca-lower-mainland|Lower Mainland, Greater Vancouver, Metro Vancouver, Vancouver area, Grand Vancouver|CA|49.22 -122.95 45
ca-kitchener-waterloo|Kitchener-Waterloo, Waterloo Region, KW region|CA|43.45 -80.49 22
ca-eastern-townships|Estrie, Cantons-de-l'Est, Eastern Townships|CA|45.4 -72 60
ca-outaouais|Outaouais|CA|45.48 -75.7 40
ca-montérégie|Montérégie, Rive-Sud de Montréal|CA|45.42 -73.3 40
`;

const FRENCH_ROWS = `
petite-couronne|petite couronne, première couronne|FR|92 93 94
grande-couronne|grande couronne, deuxième couronne|FR|77 78 91 95
fr-ouest-parisien|ouest parisien, Ouest de Paris|FR|48.86 2.16 18
fr-est-parisien|est parisien, Est de Paris|FR|48.84 2.55 20
fr-sud-parisien|sud parisien, Sud de Paris, région parisienne sud|FR|48.72 2.3 18
fr-nord-parisien|nord parisien, Nord de Paris|FR|48.98 2.38 18
grand-ouest|Grand Ouest|FR|FR.53 FR.52 FR.28
grand-sud-ouest|Grand Sud-Ouest, Sud-Ouest, Sud-Ouest de la France|FR|33 40 64 47 24 31 32 65 82 81 09 46 12
grand-sud-est|Grand Sud-Est, Sud-Est de la France, quart Sud-Est|FR|FR.93 FR.84 30 34 48 11 66
grand-sud|Grand Sud, sud de la France, South of France|FR|FR.93 FR.76 33 40 64 47
grand-nord|Grand Nord, nord de la France|FR|FR.32
fr-pays-basque|Pays basque, Pays basque français, côte basque, BAB|FR|43.42 -1.43 32
fr-landes|Sud Landes|FR|43.75 -1.2 30
fr-medoc|Médoc|FR|45.15 -0.95 38
fr-arcachon|bassin d'Arcachon, bassin d’Arcachon|FR|44.68 -1.1 24
fr-arve|vallée de l'Arve, vallée de l’Arve|FR|46.05 6.55 25
fr-chablais|Chablais|FR|46.33 6.55 20
fr-pays-de-gex|Pays de Gex|FR|46.3 6.05 15
fr-genevois|Genevois français, Genevois|FR|46.15 6.15 20
fr-maurienne|Maurienne|FR|45.25 6.45 30
fr-tarentaise|Tarentaise|FR|45.55 6.7 30
fr-nord-isere|Nord-Isère|FR|45.58 5.2 22
fr-beaujolais|Beaujolais|FR|46.05 4.65 25
fr-vallee-du-rhone|vallée du Rhône|FR|44.9 4.85 70
fr-vallee-de-la-chimie|vallée de la chimie|FR|45.68 4.84 10
fr-plaine-de-lain|plaine de l'Ain, plaine de l’Ain|FR|45.9 5.2 18
fr-cornouaille|Cornouaille|FR|47.95 -4.1 35
fr-vexin|Vexin|FR|49.15 1.85 25
fr-perigord|Périgord|FR|24
fr-bearn|Béarn|FR|43.3 -0.5 38
fr-berry|Berry|FR|18 36
fr-anjou|Anjou|FR|49
fr-perche|Perche|FR|48.4 0.75 35
fr-cotentin|Cotentin|FR|49.5 -1.55 35
fr-choletais|Choletais|FR|47.06 -0.88 25
fr-littoral-atlantique|côte atlantique, littoral atlantique|FR|46.5 -1.8 130
fr-dunkerquois|Dunkerquois, littoral dunkerquois|FR|51.03 2.37 22
fr-valenciennois|Valenciennois|FR|50.36 3.52 20
fr-bassin-minier|bassin minier, Lensois, Artois|FR|50.43 2.83 28
fr-camargue|Camargue|FR|43.55 4.5 35
fr-luberon|Luberon|FR|43.85 5.35 28
fr-cevennes|Cévennes|FR|44.2 3.9 35
fr-roussillon|Roussillon, Catalogne nord|FR|66
fr-lauragais|Lauragais|FR|43.4 1.85 30
fr-outre-mer|DOM-TOM, outre-mer, DROM, Antilles-Guyane||GP MQ GF RE YT
fr-antilles|Antilles, Antilles françaises||GP MQ
fr-alsace|Alsace du Nord|FR|67
ch-romandie-nord|Arc jurassien|CH|CH.NE CH.JU
ch-suisse-alemanique|Suisse alémanique, German-speaking Switzerland, Deutschschweiz|CH|CH.ZH CH.AG CH.BE CH.BS CH.BL CH.LU CH.SG CH.ZG CH.TG CH.SO CH.SH CH.GR CH.AR
lu-grande-region|Grande Région||LU
`;

const isDistance = (cells: readonly string[]): boolean => cells.length === 3 && cells.some((cell) => cell.includes('.') && !/^[A-Z]/.test(cell));

function row(line: string): RegionRow {
  const [id = '', names = '', country = '', where = ''] = line.split('|');
  const [name = '', ...others] = names.split(', ');
  const cells = where.split(' ');
  const whole = { id, name, otherNames: others.join(', '), ...(country ? { country } : {}) };
  if (isDistance(cells)) {
    const [latitude = 0, longitude = 0, km = 0] = cells.map(Number);
    return { ...whole, centre: [latitude, longitude, km] };
  }
  return { ...whole, members: cells.map((cell) => (cell.includes('.') || country === '' ? cell : `${country}-${cell}`)).join(' ') };
}

export const COUNTIES: readonly RegionRow[] = `${ROWS.trim()}\n${FRENCH_ROWS.trim()}`.split('\n').map(row);

/** Names that are also everyday words, or more often something else: see `EVERYDAY_NAMES`. */
export const EVERYDAY_COUNTIES = 'essex kent surrey berry perche artois devon camargue anjou genevois';
