import type { RegionRow } from './regions.ts';

/**
 * Counties, provinces and parts of a country that people name although no map of divisions shows
 * their borders. A line: key | name and other names | country | the divisions or subdivisions it
 * contains, or `latitude longitude km` for everything within that distance.
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
ie-meath|County Meath, Co Meath, Co. Meath, Meath|IE|21
ie-kerry|County Kerry, Co Kerry, Co. Kerry, Kerry|IE|11
ie-louth|County Louth, Co Louth, Co. Louth|IE|19
ie-wexford|County Wexford, Co Wexford, Co. Wexford|IE|30
ie-waterford|County Waterford, Co Waterford, Co. Waterford|IE|27
ie-wicklow|County Wicklow, Co Wicklow, Co. Wicklow, Wicklow|IE|53 -6.3 25
ie-mayo|County Mayo, Co Mayo, Co. Mayo, Mayo|IE|53.9 -9.3 45
ie-donegal|County Donegal, Co Donegal, Co. Donegal, Donegal|IE|06
ie-clare|County Clare, Co Clare, Co. Clare, Clare|IE|32
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
us-south-east|Southeast US, US Southeast, Southeastern US, Southeastern United States, American Southeast|US|US.NC US.SC US.GA US.FL US.AL US.MS US.TN US.KY US.LA US.AR US.VA US.WV
us-south|Southern United States, Southern US, US South, American South, the American South, Deep South|US|US.NC US.SC US.GA US.FL US.AL US.MS US.TN US.KY US.LA US.AR US.VA US.WV US.TX US.OK US.MD US.DE US.DC
us-south-west|Southwest US, US Southwest, Southwestern US, Southwestern United States, American Southwest|US|US.AZ US.NM US.TX US.OK US.NV
us-north-east|Northeast US, US Northeast, Northeastern US, Northeastern United States|US|US.ME US.NH US.VT US.MA US.RI US.CT US.NY US.NJ US.PA
us-north-west|Northwest US, US Northwest, Northwestern US|US|US.WA US.OR US.ID US.MT
us-mountain-west|Mountain West, the Mountain West, Mountain States, US Mountain West, Rockies, the Rockies, Rocky Mountains, Intermountain West|US|US.CO US.UT US.ID US.MT US.NV US.WY US.AZ US.NM
us-west|Western US, US West, Western United States, American West|US|US.CO US.UT US.ID US.MT US.NV US.WY US.AZ US.NM US.CA US.OR US.WA US.AK US.HI
us-sun-belt|Sun Belt, Sunbelt, the Sun Belt|US|US.AZ US.NM US.TX US.NV US.CA US.FL US.GA US.LA US.MS US.AL US.SC US.NC
us-rust-belt|Rust Belt, the Rust Belt|US|US.PA US.OH US.MI US.IN US.IL US.WI
us-great-lakes|Great Lakes, Great Lakes region|US|US.OH US.MI US.IN US.IL US.WI US.MN
us-great-plains|Great Plains|US|US.ND US.SD US.NE US.KS US.OK
us-gulf-coast|Gulf Coast, the Gulf Coast|US|US.TX US.LA US.MS US.AL US.FL
us-carolinas|Carolinas, the Carolinas|US|US.NC US.SC
us-dakotas|Dakotas, the Dakotas|US|US.ND US.SD
us-greater-philadelphia|Greater Philadelphia, Philadelphia area, Philly area, Delaware Valley|US|39.95 -75.16 55
us-greater-phoenix|Greater Phoenix, Phoenix area, Valley of the Sun|US|33.45 -112.07 55
us-greater-san-diego|Greater San Diego, San Diego area|US|32.75 -117.13 45
us-greater-miami|Greater Miami, Miami area|US|25.78 -80.2 55
us-greater-minneapolis|Greater Minneapolis, Minneapolis area|US|44.96 -93.2 45
us-greater-detroit|Greater Detroit, Detroit area, Metro Detroit|US|42.35 -83.1 50
us-greater-nashville|Greater Nashville, Nashville area, Middle Tennessee|US|36.16 -86.78 45
us-greater-tampa|Tampa Bay, Tampa Bay area, Greater Tampa|US|27.95 -82.5 50
us-wasatch|Wasatch Front, Silicon Slopes|US|40.6 -111.9 60
us-hampton-roads|Hampton Roads|US|36.9 -76.3 40
us-panhandle|Florida Panhandle|US|30.5 -86.2 130
us-east-bay|East Bay|US|37.8 -122.1 28
us-central-florida|Central Florida|US|28.5 -81.4 75
ca-lower-mainland|Lower Mainland, Metro Vancouver, Greater Vancouver, Vancouver area|CA|49.2 -122.9 45
ca-maritimes|Maritimes, Atlantic Canada, the Maritimes|CA|CA.04 CA.07 CA.09 CA.05
ca-prairies|Canadian Prairies, Prairies Canada|CA|CA.01 CA.03 CA.11
ca-western|Western Canada, Ouest canadien|CA|CA.01 CA.02 CA.03 CA.11
ca-greater-ottawa|Greater Ottawa, Ottawa area, Ottawa-Gatineau, Outaouais|CA|45.4 -75.7 40
in-delhi-ncr|Delhi NCR, National Capital Region India, NCR Delhi, Delhi-NCR, Greater Delhi|IN|28.55 77.2 60
in-mmr|Mumbai Metropolitan Region, Greater Mumbai, Mumbai area|IN|19.1 72.95 45
in-greater-bangalore|Greater Bangalore, Greater Bengaluru, Bangalore area|IN|12.97 77.59 40
in-south|South India, Southern India|IN|IN.02 IN.13 IN.19 IN.25 IN.40
ph-metro-manila|Metro Manila, NCR Philippines|PH|14.58 121.03 28
id-jabodetabek|Jabodetabek, Greater Jakarta|ID|-6.25 106.85 45
my-klang|Klang Valley|MY|3.1 101.6 35
au-greater-sydney|Greater Sydney, Sydney area|AU|-33.87 151.0 55
au-greater-melbourne|Greater Melbourne, Melbourne area|AU|-37.81 144.96 50
de-rhein-main|Rhine-Main, Rhein-Main, Rhein-Main-Gebiet, Frankfurt area|DE|50.1 8.6 45
de-rhein-neckar|Rhine-Neckar, Rhein-Neckar|DE|49.45 8.55 30
de-north|Northern Germany, Norddeutschland, Nordallemagne|DE|DE.03 DE.04 DE.06 DE.10 DE.12
de-south|Southern Germany, Süddeutschland|DE|DE.01 DE.02
ch-german|German-speaking Switzerland, Deutschschweiz, Suisse alémanique|CH|47.3 8.3 70
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
ie-laois|County Laois, Co Laois, Co. Laois, Laois|IE|52.99 -7.4 24
ie-leitrim|County Leitrim, Co Leitrim, Co. Leitrim, Leitrim|IE|54.12 -8.0 32
ie-offaly|County Offaly, Co Offaly, Co. Offaly, Offaly|IE|53.24 -7.7 34
ie-westmeath|County Westmeath, Co Westmeath, Co. Westmeath, Westmeath|IE|53.53 -7.4 26
ie-carlow|County Carlow, Co Carlow, Co. Carlow|IE|52.72 -6.84 20
ie-cavan|County Cavan, Co Cavan, Co. Cavan|IE|53.98 -7.36 30
ie-longford|County Longford, Co Longford, Co. Longford|IE|53.73 -7.8 20
ie-monaghan|County Monaghan, Co Monaghan, Co. Monaghan|IE|54.2 -6.95 24
ie-roscommon|County Roscommon, Co Roscommon, Co. Roscommon|IE|53.76 -8.27 36
ie-sligo|County Sligo, Co Sligo, Co. Sligo|IE|54.2 -8.6 30
gb-ni-antrim|County Antrim, Co Antrim, Co. Antrim|GB|54.8 -6.2 32
gb-ni-armagh|County Armagh, Co Armagh, Co. Armagh|GB|54.3 -6.55 22
gb-ni-down|County Down, Co Down, Co. Down|GB|54.35 -5.9 32
gb-ni-fermanagh|County Fermanagh, Co Fermanagh, Co. Fermanagh, Fermanagh|GB|54.36 -7.64 28
gb-ni-tyrone|County Tyrone, Co Tyrone, Co. Tyrone, Tyrone|GB|54.6 -7.1 34
gb-ni-londonderry|County Londonderry, Co Londonderry, Co. Londonderry, County Derry, Co Derry|GB|54.93 -6.9 30
gb-wirral|Wirral, the Wirral|GB|53.37 -3.07 14
gb-medway|Medway, Medway towns|GB|51.39 0.53 11
gb-peak-district|Peak District, the Peak District|GB|53.25 -1.8 25
gb-mid-wales|Mid Wales|GB|52.4 -3.6 45
gb-powys|Powys|GB|52.35 -3.4 50
gb-gwynedd|Gwynedd|GB|52.9 -4 38
gb-pembrokeshire|Pembrokeshire|GB|51.85 -4.95 30
gb-carmarthenshire|Carmarthenshire|GB|51.86 -4.25 30
gb-ceredigion|Ceredigion|GB|52.25 -4.2 34
gb-glamorgan|Glamorgan, Vale of Glamorgan|GB|51.47 -3.45 18
gb-gwent|Gwent|GB|51.68 -3 24
gb-monmouthshire|Monmouthshire|GB|51.75 -2.85 20
gb-flintshire|Flintshire|GB|53.2 -3.15 16
gb-denbighshire|Denbighshire|GB|53.15 -3.35 25
gb-conwy|Conwy|GB|53.2 -3.75 22
gb-anglesey|Anglesey, Isle of Anglesey, Ynys Mon|GB|53.27 -4.35 24
gb-west-lothian|West Lothian|GB|55.9 -3.6 16
gb-east-lothian|East Lothian|GB|55.95 -2.75 22
gb-midlothian|Midlothian|GB|55.85 -3.1 14
gb-lothian|Lothian, the Lothians, Lothians|GB|55.9 -3.2 36
gb-angus|Angus Scotland, County Angus|GB|56.7 -2.9 28
gb-perthshire|Perthshire, Perth and Kinross, Perth & Kinross|GB|56.5 -3.7 45
gb-scottish-borders|Scottish Borders, the Scottish Borders, the Borders|GB|55.55 -2.8 40
gb-dumfries|Dumfries and Galloway, Dumfries & Galloway|GB|55.05 -3.9 55
gb-moray|Moray, Morayshire|GB|57.5 -3.3 30
gb-renfrewshire|Renfrewshire|GB|55.85 -4.5 16
gb-argyll|Argyll, Argyll and Bute|GB|56.1 -5.3 60
gb-stirlingshire|Stirlingshire|GB|56.15 -4.1 30
gb-herefordshire|Herefordshire|GB|52.08 -2.75 28
gb-rutland|Rutland|GB|52.66 -0.63 12
gb-trafford|Trafford|GB|53.43 -2.34 8
gb-tameside|Tameside|GB|53.48 -2.08 8
gb-sefton|Sefton|GB|53.5 -3 12
gb-knowsley|Knowsley|GB|53.44 -2.83 8
gb-halton|Halton Cheshire|GB|53.34 -2.73 8
gb-new-forest|New Forest, the New Forest|GB|50.85 -1.6 18
gb-norfolk-broads|North Norfolk|GB|52.88 1.1 28
gb-solent|Solent, the Solent|GB|50.82 -1.25 22
gb-fylde|Fylde, Fylde Coast|GB|53.82 -2.98 14
gb-m4|M4 corridor|GB|51.5 -1.6 75
us-king-county|King County|US|47.55 -122.2 35
us-cook-county|Cook County|US|41.85 -87.8 32
us-los-angeles-county|Los Angeles County, LA County|US|34.1 -118.2 60
us-san-diego-county|San Diego County|US|32.95 -116.95 50
us-santa-clara-county|Santa Clara County|US|37.3 -121.9 30
us-fairfax-county|Fairfax County|US|38.85 -77.28 20
us-westchester|Westchester, Westchester County|US|41.12 -73.77 26
us-bergen-county|Bergen County|US|40.95 -74.07 16
us-bucks-county|Bucks County|US|40.33 -75.1 26
us-montgomery-county|Montgomery County Maryland|US|39.13 -77.2 22
us-maricopa|Maricopa County|US|33.45 -112.05 60
us-miami-dade|Miami-Dade, Miami-Dade County, Miami Dade|US|25.7 -80.3 35
us-broward|Broward County, Broward|US|26.15 -80.2 25
us-dupage|DuPage County|US|41.85 -88.08 18
us-central-valley|Central Valley California, San Joaquin Valley|US|36.8 -119.8 120
us-hudson-valley|Hudson Valley|US|41.6 -73.95 60
us-gulf-coast|Gulf Coast|US|29.8 -91 450
us-sf-peninsula|SF Peninsula, San Francisco Peninsula|US|37.5 -122.25 25
us-east-bay|East Bay|US|37.8 -122.1 28
us-dmv|DMV area, Washington metropolitan area|US|38.9 -77.1 50
us-lehigh-valley|Lehigh Valley|US|40.65 -75.4 25
us-quad-cities|Quad Cities|US|41.5 -90.5 22
ca-mauricie|Mauricie|CA|46.6 -72.75 50
ca-laurentides|Laurentides, Rive-Nord de Montréal, Rive-Nord, Laurentians|CA|45.85 -74.1 45
ca-lanaudiere|Lanaudière|CA|46.05 -73.5 40
ca-vancouver-island|Vancouver Island, île de Vancouver|CA|49.2 -124.3 150
ca-bas-saint-laurent|Bas-Saint-Laurent|CA|48.1 -68.6 90
ca-chaudiere-appalaches|Chaudière-Appalaches|CA|46.5 -70.9 70
ca-abitibi|Abitibi-Témiscamingue, Abitibi|CA|48.3 -78.3 110
ca-cote-nord|Côte-Nord Québec|CA|49.5 -67.5 250
ca-saguenay|Saguenay-Lac-Saint-Jean, Lac-Saint-Jean|CA|48.5 -71.6 70
ca-centre-du-quebec|Centre-du-Québec|CA|46.05 -72.2 50
ca-niagara|Niagara Region, Niagara, Niagara Peninsula|CA|43.05 -79.25 35
ca-durham|Durham Region|CA|43.9 -78.9 30
ca-peel|Peel Region|CA|43.65 -79.7 22
ca-york|York Region|CA|43.95 -79.5 26
ca-southwestern-ontario|Southwestern Ontario|CA|42.9 -81.5 110
ca-golden-horseshoe|Golden Horseshoe|CA|43.55 -79.6 75
ca-fraser-valley|Fraser Valley|CA|49.1 -122.2 45
be-limbourg|Limbourg, Limburg België, Belgian Limburg|BE|VLI
be-ardennes|Ardenne belge, Belgian Ardennes|BE|50.1 5.5 50
be-borinage|Borinage|BE|50.43 3.83 14
be-hesbaye|Hesbaye|BE|50.68 5.2 25
be-condroz|Condroz|BE|50.4 5.2 30
be-prov-luxembourg|province de Luxembourg, Luxembourg belge, Belgian Luxembourg|BE|WLX
be-picarde|Wallonie picarde, Wapi|BE|50.6 3.5 30
ch-so|Canton of Solothurn, canton de Soleure, Solothurn canton|CH|CH.SO
ch-ag|Argovie, Aargau, canton d’Argovie|CH|CH.AG
ch-gr|Grisons, Graubünden, canton des Grisons|CH|CH.GR
ch-tg|Thurgovie, Thurgau|CH|CH.TG
ch-be|Canton of Bern, canton de Berne|CH|CH.BE
ch-bl|Bâle-Campagne, Basel-Landschaft, Baselland|CH|CH.BL
ch-ju|canton du Jura, Jura suisse, Canton of Jura|CH|CH.JU
ch-lu|Canton of Lucerne, canton de Lucerne|CH|CH.LU
ch-chablais|Chablais vaudois, Chablais valaisan|CH|46.3 6.95 15
ch-riviera|Riviera vaudoise|CH|46.44 6.88 10
ch-la-cote|La Côte vaudoise|CH|46.45 6.3 18
ch-nord-vaudois|Nord vaudois|CH|46.75 6.6 22
ch-jura-bernois|Jura bernois|CH|47.2 7.2 22
de-rhein-main|Rhine-Main, Rhein-Main, Rhein-Main-Gebiet, Rhine Main area|DE|50.05 8.5 50
de-rhein-neckar|Rhein-Neckar, Rhine-Neckar|DE|49.45 8.55 30
de-rheinland|Rheinland, Rhineland, Rhénanie|DE|50.95 6.85 50
de-bodensee|Bodenseekreis|DE|47.7 9.4 22
de-southern|Southern Germany, Süddeutschland, South Germany, Allemagne du Sud|DE|DE.01 DE.02
de-northern|Northern Germany, Norddeutschland, Allemagne du Nord|DE|DE.04 DE.10 DE.03 DE.06 DE.12
ca-maritimes|Maritimes, Atlantic Canada, Provinces maritimes|CA|CA.04 CA.05 CA.07 CA.09
ca-prairies|Prairies Canada, Canadian Prairies|CA|CA.01 CA.03 CA.11
ca-lower-mainland|Lower Mainland, Greater Vancouver, Metro Vancouver, Vancouver area, Grand Vancouver|CA|49.22 -122.95 45
ca-kitchener-waterloo|Kitchener-Waterloo, Waterloo Region, KW region|CA|43.45 -80.49 22
ca-eastern-townships|Estrie, Cantons-de-l'Est, Eastern Townships|CA|45.4 -72 60
ca-outaouais|Outaouais|CA|45.48 -75.7 40
ca-montérégie|Montérégie, Rive-Sud de Montréal|CA|45.42 -73.3 40
`;

const FRENCH_ROWS = `
fr-poitou|Poitou|FR|86 79
fr-languedoc|Languedoc|FR|34 30 11
fr-beauce|Beauce|FR|48.25 1.7 40
fr-cote-d-opale|Côte d'Opale, Côte d’Opale|FR|50.7 1.6 35
fr-morvan|Morvan|FR|47.2 4.05 35
fr-forez|Forez|FR|45.6 4.1 28
fr-cambresis|Cambrésis|FR|50.17 3.25 22
fr-avesnois|Avesnois|FR|50.1 3.85 22
fr-audomarois|Audomarois|FR|50.75 2.25 18
fr-boulonnais|Boulonnais|FR|50.72 1.65 18
fr-douaisis|Douaisis|FR|50.37 3.08 15
fr-vimeu|Vimeu|FR|50.07 1.55 15
fr-pays-de-caux|Pays de Caux|FR|49.65 0.6 35
fr-pays-d-auge|Pays d'Auge, Pays d’Auge|FR|49.15 0.2 28
fr-bocage-vendeen|bocage vendéen|FR|46.8 -1 28
fr-vignoble-nantais|vignoble nantais|FR|47.1 -1.3 18
fr-tregor|Trégor|FR|48.75 -3.4 25
fr-leon|Pays de Léon|FR|48.55 -4.1 25
fr-centre-bretagne|Centre Bretagne, Centre-Bretagne|FR|48.15 -3.2 40
fr-sologne|Sologne|FR|47.5 1.9 38
fr-gatinais|Gâtinais|FR|48.05 2.6 30
fr-aubrac|Aubrac|FR|44.65 3 30
fr-quercy|Quercy|FR|44.5 1.6 45
fr-gascogne|Gascogne|FR|43.7 0.4 60
fr-comminges|Comminges|FR|43.1 0.7 28
fr-biterrois|Biterrois|FR|43.35 3.2 22
fr-gapencais|Gapençais|FR|44.55 6.1 22
fr-haut-doubs|Haut-Doubs|FR|46.95 6.35 30
fr-haut-jura|Haut-Jura|FR|46.4 5.9 22
fr-nord-alsace|Centre-Alsace|FR|48.2 7.45 22
fr-sundgau|Sundgau|FR|47.6 7.3 18
fr-monts-du-lyonnais|Monts du Lyonnais|FR|45.65 4.5 18
fr-gresivaudan|Grésivaudan|FR|45.28 5.9 20
fr-oisans|Oisans|FR|45.05 6.05 20
fr-vercors|Vercors|FR|44.95 5.5 28
fr-aravis|Aravis|FR|45.9 6.45 15
fr-ouest-lyonnais|Ouest lyonnais|FR|45.76 4.72 12
fr-est-lyonnais|Est lyonnais|FR|45.73 5 12
fr-sud-loire|Sud Loire|FR|47.12 -1.55 18
fr-velay|Velay|FR|45.05 3.95 28
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

const isDistance = (cells: readonly string[]): boolean =>
  cells.length === 3 && cells.some((cell) => cell.includes('.') && !/^[A-Z]/.test(cell));

function row(line: string): RegionRow {
  const [id = '', names = '', country = '', where = ''] = line.split('|');
  const [name = '', ...others] = names.split(', ');
  const cells = where.split(' ');
  const whole = { id, name, otherNames: others.join(', '), ...(country ? { country } : {}) };
  if (isDistance(cells)) {
    const [latitude = 0, longitude = 0, km = 0] = cells.map(Number);
    return { ...whole, centre: [latitude, longitude, km] };
  }
  return {
    ...whole,
    members: cells
      .map((cell) => (cell.includes('.') || country === '' ? cell : `${country}-${cell}`))
      .join(' '),
  };
}

export const COUNTIES: readonly RegionRow[] = `${ROWS.trim()}\n${FRENCH_ROWS.trim()}`
  .split('\n')
  .map(row);

/** Names that are also everyday words, or more often something else: see `EVERYDAY_NAMES`. */
export const EVERYDAY_COUNTIES =
  'essex kent surrey berry perche artois devon camargue anjou genevois mayo clare kerry meath moray limbourg niagara broward powys gwent halton rutland trafford sefton conwy solent fylde laurentides beauce forez poitou morvan velay westchester tyrone';
