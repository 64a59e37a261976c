import type { CountryCode } from './places.ts';
import type { Random } from './random.ts';
import { slugOf } from './slugs.ts';

/** Employers by industry: well-known names, made-up ones, and the public bodies of each city. */

export type Industry =
  | 'software'
  | 'finance'
  | 'insurance'
  | 'ecommerce'
  | 'consulting'
  | 'health-tech'
  | 'travel'
  | 'media'
  | 'telecom'
  | 'energy'
  | 'aerospace'
  | 'automotive'
  | 'electronics'
  | 'manufacturing'
  | 'food'
  | 'pharma'
  | 'retail'
  | 'luxury'
  | 'agency'
  | 'hospitality'
  | 'real-estate'
  | 'accounting'
  | 'staffing'
  | 'law'
  | 'construction'
  | 'architecture'
  | 'logistics'
  | 'transport'
  | 'public'
  | 'hospital'
  | 'care'
  | 'pharmacy'
  | 'school'
  | 'education'
  | 'research'
  | 'charity';

export interface Company {
  id: string;
  name: string;
}

/** `Name FR GB` with the countries where it hires; a name without any hires everywhere. */
const WELL_KNOWN: Partial<Record<Industry, string>> = {
  software:
    'Google; Microsoft; Amazon Web Services; Salesforce; SAP; Oracle; Criteo FR; Dassault Systèmes FR; OVHcloud FR BE CA; Murex FR; Atlassian US NL; Datadog US FR; Shopify CA IE; SAP DE; Personio DE; Odoo BE; Sage GB IE; Intercom IE; Proton CH; Booking.com NL; HubSpot US IE',
  finance:
    'Stripe US IE; BNP Paribas FR BE; Société Générale FR; Crédit Agricole FR; Qonto FR DE; JPMorgan Chase US GB; Goldman Sachs US GB; Barclays GB; HSBC GB FR; Revolut GB; Deutsche Bank DE; N26 DE; UBS CH; Pictet CH; ING NL BE; KBC BE; Santander ES; BBVA ES; Bank of Ireland IE; Desjardins CA; RBC CA; Adyen NL; Lydia FR; BPCE FR',
  insurance:
    'AXA; Allianz DE FR; Generali FR; MAIF FR; Alan FR BE; Aviva GB IE; Zurich Insurance CH; Swiss Re CH; Munich Re DE; Sun Life CA; Intact CA; Ageas BE; Mapfre ES; Aegon NL; State Farm US; Groupama FR',
  ecommerce:
    'Amazon; Vinted FR DE; Veepee FR; Cdiscount FR; ManoMano FR; Back Market FR; Zalando DE IE; Ocado GB; ASOS GB; Etsy US IE; Wayfair US; bol. NL; Wallapop ES; SSENSE CA',
  consulting:
    'Accenture; Capgemini; Deloitte; McKinsey & Company; Boston Consulting Group; Sopra Steria FR GB BE; Wavestone FR; CGI CA FR; Roland Berger DE; BearingPoint',
  'health-tech':
    'Doctolib FR DE; Withings FR; Owkin FR US; Babylon GB; Ada Health DE; Flatiron Health US; Philips NL; Siemens Healthineers DE; Medtronic IE US; Sophia Genetics CH',
  travel:
    'Airbnb US IE; Booking.com NL; BlaBlaCar FR; Air France FR; SNCF Connect FR; Expedia US GB; Skyscanner GB ES; Amadeus ES FR; TUI DE BE; Air Canada CA',
  media:
    'Le Monde FR; France Télévisions FR; Radio France FR; TF1 FR; BBC GB; The Guardian GB; Netflix US NL; The New York Times US; RTBF BE; RTS CH; Radio-Canada CA; RTÉ IE; El País ES; Spotify US GB; Deezer FR; Ubisoft FR CA; Axel Springer DE',
  telecom:
    'Orange FR BE ES; Bouygues Telecom FR; SFR FR; Free FR; Vodafone GB DE ES IE; BT GB; Verizon US; Deutsche Telekom DE; Proximus BE; Swisscom CH; Bell Canada CA; Telefónica ES; KPN NL; Eir IE',
  energy:
    'TotalEnergies FR BE; EDF FR GB; Engie FR BE; Schneider Electric; Veolia FR; National Grid GB; Shell GB NL; Ørsted GB; Iberdrola ES GB; E.ON DE; Hydro-Québec CA; NextEra Energy US; ESB IE; Romande Energie CH; Elia BE',
  aerospace:
    'Airbus FR DE ES; Safran FR BE; Thales FR GB; Dassault Aviation FR; Rolls-Royce GB; BAE Systems GB; Boeing US; Lockheed Martin US; Bombardier CA; Pratt & Whitney Canada CA; MTU Aero Engines DE; ArianeGroup FR; Sonaca BE',
  automotive:
    'Renault FR; Stellantis FR; Valeo FR DE; Michelin FR; Forvia FR; Volkswagen DE; BMW DE; Bosch DE; Jaguar Land Rover GB; Tesla US DE; Ford US; Magna CA; SEAT ES; Audi Brussels BE; DAF Trucks NL',
  electronics:
    'STMicroelectronics FR CH; Soitec FR; Arm GB; Intel US IE; NVIDIA US; ASML NL; NXP NL; Infineon DE; Siemens DE; imec BE; Logitech CH; Analog Devices IE US',
  manufacturing:
    'Saint-Gobain FR; Legrand FR; Air Liquide FR; Solvay BE; 3M US; General Electric US; ABB CH; Rolex CH; Dyson GB; Bekaert BE; ThyssenKrupp DE; Bic FR; SEB FR; Rio Tinto Alcan CA',
  food: 'Danone FR; Nestlé CH FR GB; Lactalis FR; Bonduelle FR; Unilever GB NL; Kerry Group IE; AB InBev BE; Mondelez; McCain CA; Heineken NL; Ferrero FR; Ebro Foods ES; Dr. Oetker DE',
  pharma:
    'Sanofi FR DE; Servier FR; Ipsen FR GB; Pfizer US IE BE; GSK GB BE; AstraZeneca GB; Novartis CH; Roche CH; Bayer DE; Merck US; UCB BE; bioMérieux FR; Grifols ES; BioNTech DE',
  retail:
    'Carrefour FR BE ES; Decathlon; Leroy Merlin FR ES; Auchan FR; Fnac Darty FR; Boulanger FR; Tesco GB IE; Marks & Spencer GB; John Lewis GB; Walmart US; Target US; Costco US CA; Aldi DE; Lidl; Delhaize BE; Migros CH; Coop CH; Loblaw CA; Inditex ES; Albert Heijn NL; IKEA',
  luxury:
    'LVMH FR; Hermès FR; Chanel FR GB; Kering FR; L’Oréal FR; Richemont CH; Burberry GB; Cartier FR CH; Tiffany & Co. US; Hugo Boss DE; Loewe ES',
  agency:
    'Publicis FR GB US; Havas FR; Ogilvy; BETC FR; WPP GB; TBWA; Jung von Matt DE; Cossette CA; Media.Monks NL',
  hospitality:
    'Accor FR; Marriott; Hilton; Club Med FR; Compass Group GB; Sodexo; Fairmont CA CH; Meliá ES; Premier Inn GB; Barrière FR',
  'real-estate':
    'Foncia FR; Nexity FR; Century 21 FR US; CBRE; JLL; Savills GB; Knight Frank GB; Immoweb BE; Royal LePage CA; Vonovia DE; Naef CH',
  accounting:
    'KPMG; EY; PwC; Deloitte; Mazars FR GB; Grant Thornton; BDO; Fiducial FR; In Extenso FR; RSM',
  staffing:
    'Adecco; Randstad; Manpower; Michael Page; Hays; Robert Half; Synergie FR; Crit FR; Robert Walters',
  law: 'Gide Loyrette Nouel FR; Bredin Prat FR; Fidal FR; Clifford Chance; Linklaters; Allen & Overy; Baker McKenzie; Freshfields DE GB; Kirkland & Ellis US; Stikeman Elliott CA; Matheson IE; Cuatrecasas ES; Lenz & Staehelin CH; Loyens & Loeff NL BE',
  construction:
    'Vinci FR; Bouygues Construction FR; Eiffage FR; Spie Batignolles FR; Balfour Beatty GB; Skanska GB US; Bechtel US; Hochtief DE; Besix BE; Implenia CH; Pomerleau CA; Ferrovial ES; BAM NL IE',
  logistics:
    'Geodis FR; FM Logistic FR; ID Logistics FR; DHL; Kuehne+Nagel CH DE FR; DB Schenker DE; XPO US FR; GXO GB; Katoen Natie BE; UPS US; FedEx US; PostNL NL; Purolator CA; Chronopost FR',
  transport:
    'SNCF FR; RATP FR; Keolis FR; Transdev FR NL; Deutsche Bahn DE; Network Rail GB; Stagecoach GB; SBB CFF CH; SNCB BE; Amtrak US; VIA Rail CA; Renfe ES; Irish Rail IE; Dachser DE FR',
  research:
    'CNRS FR; Inserm FR; Institut Pasteur FR; CEA FR; Inria FR; Wellcome Sanger Institute GB; Max Planck Society DE; EMBL DE; NIH US; VIB BE; EPFL CH; CSIC ES; Mila CA; Teagasc IE',
  education:
    'OpenClassrooms FR; AFPA FR; Cegos FR; Coursera US; Pearson GB; Babbel DE; Université du Québec CA; Technifutur BE',
  charity:
    'Croix-Rouge française FR; Emmaüs FR; Secours Catholique FR; Apprentis d’Auteuil FR; British Red Cross GB; Shelter GB; Barnardo’s GB; United Way US CA; Caritas DE CH; Croix-Rouge de Belgique BE; Focus Ireland IE',
  care: 'Korian FR DE BE; Emeis FR; Clariane FR; Bupa GB; Sunrise Senior Living US CA; DomusVi FR ES; Spitex CH; Bluebird Care GB IE',
  public:
    'Pôle emploi FR; Caisse des Dépôts FR; Urssaf FR; Assurance Maladie FR; HM Revenue & Customs GB; Service public de Wallonie BE; État de Genève CH; Gouvernement du Québec CA; European Commission BE; Revenue Commissioners IE; City of Berlin DE',
};

/**
 * What a made-up company of the industry is called after its root: English or international first,
 * then French.
 */
const SUFFIXES: Partial<Record<Industry, readonly [string, string]>> = {
  software: ['Software,Labs,Systems,Cloud,Technologies', 'Software,Technologies,Digital,Solutions'],
  finance: ['Capital,Bank,Partners,Pay', 'Finance,Banque privée,Capital,Gestion'],
  insurance: ['Insurance,Mutual', 'Assurances,Mutuelle'],
  ecommerce: ['Market,Shop,Direct', 'Market,Boutique,Direct'],
  consulting: ['Consulting,Advisory,Partners', 'Conseil,Consulting,Partners'],
  'health-tech': ['Health,Care,Medical', 'Santé,Medical,Care'],
  travel: ['Travel,Journeys', 'Voyages,Évasion'],
  media: ['Media,Studios,Press', 'Médias,Studios,Presse'],
  telecom: ['Telecom,Networks', 'Télécom,Réseaux'],
  energy: ['Energy,Power,Renewables', 'Énergie,Énergies renouvelables'],
  aerospace: ['Aerospace,Aviation', 'Aéronautique,Aerospace'],
  automotive: ['Automotive,Motors', 'Automobile,Mobilité'],
  electronics: ['Electronics,Semiconductors,Devices', 'Électronique,Composants'],
  manufacturing: ['Industries,Manufacturing,Works', 'Industries,Mécanique,Plasturgie'],
  food: ['Foods,Dairy,Bakeries', 'Alimentation,Laiteries,Gourmet'],
  pharma: ['Pharma,Biosciences,Therapeutics', 'Laboratoires,Biotech,Pharma'],
  retail: ['Stores,Retail,Homeware', 'Distribution,Magasins,Maison'],
  luxury: ['Couture,Jewellery,Leather', 'Joaillerie,Maroquinerie,Parfums'],
  agency: ['Creative,Agency,Events', 'Création,Agence,Événements'],
  hospitality: ['Hotels,Kitchen,Resorts', 'Hôtels,Brasserie,Restauration'],
  'real-estate': ['Properties,Estates', 'Immobilier,Patrimoine'],
  accounting: ['Accountants,Audit', 'Expertise comptable,Audit'],
  staffing: ['Recruitment,Talent,Staffing', 'Recrutement,Intérim,Talents'],
  law: ['Legal,Law,Solicitors', 'Avocats,Juridique'],
  construction: ['Construction,Builders,Civil Works', 'Construction,Bâtiment,Travaux publics'],
  architecture: ['Architects,Architecture Studio', 'Architectes,Atelier d’architecture'],
  logistics: ['Logistics,Supply,Warehousing', 'Logistique,Entrepôts,Supply'],
  transport: ['Transport,Freight,Haulage', 'Transports,Fret'],
  pharmacy: ['Pharmacy,Chemists', 'Pharmacie,Officine'],
  education: ['Academy,Training,Learning', 'Formation,Académie'],
  research: ['Research Institute,Bio Labs', 'Institut de recherche,Laboratoires'],
  charity: ['Foundation,Trust', 'Fondation,Solidarité'],
  care: ['Care Homes,Home Care', 'Résidences,Soins à domicile'],
};

const ROOTS = {
  en: 'Brightwater Ashgrove Northfold Kestrel Halden Larkfield Ironbridge Silverbeck Oakhurst Merrow Calder Fenwick Tidewell Redmarsh Copperfield Stonegate Willowby Harrow Maplecrest Bluepine Ridgeway Summerlin Lakemont Granton Pinecrest Foxhall Everwood Marlowe Torrin Westhaven Quillon Braeburn Evermoor Hollin Kingsmere Lowther Penrose Ravenhill Selwyn Thornbury'.split(
    ' ',
  ),
  fr: 'Kerval Altéo Novalys Boréal Solenne Héliance Arvéo Vertigo Mirabel Castelan Orméa Valmont Roquebrune Aliséa Clairval Montaval Brévent Cormeil Delmas Estérel Fontaval Garlaban Lavandou Maréva Numéa Opaline Pervenche Quintessa Rivoire Sylvaé Tramontane Ubaye Vauréal Ysatis Armoris Belledonne Cévénia Dolmène Émeris Floréa'.split(
    ' ',
  ),
};

/** The public bodies and practices of a city. */
const OF_THE_CITY: Partial<Record<Industry, { en: string; fr: string }>> = {
  hospital: {
    en: '{city} General Hospital;{city} University Hospital;St Mary’s Hospital {city};{city} Children’s Hospital',
    fr: 'CHU de {city};Hôpital Saint-Joseph de {city};Clinique du Parc {city};Centre hospitalier de {city}',
  },
  school: {
    en: '{city} Primary Academy;St John’s School {city};{city} High School;Riverside School {city}',
    fr: 'Lycée Jean-Jaurès de {city};École Jules-Ferry de {city};Collège Victor-Hugo de {city};École Jean-Moulin de {city};Lycée Marie-Curie de {city}',
  },
  public: {
    en: 'City of {city};{city} Council;{city} Public Library Service',
    fr: 'Ville de {city};{city} Métropole;CCAS de {city}',
  },
  care: {
    en: '{city} Home Care;Oak Lodge {city}',
    fr: 'Résidence Les Tilleuls {city};Aide à domicile {city}',
  },
  pharmacy: {
    en: '{city} Central Pharmacy;High Street Pharmacy {city}',
    fr: 'Pharmacie du Marché {city};Pharmacie de la Gare {city}',
  },
};

interface WellKnown {
  name: string;
  countries: readonly string[];
}

const KNOWN = new Map(
  Object.entries(WELL_KNOWN).map(([industry, text]) => [
    industry,
    text.split('; ').map((entry): WellKnown => {
      const match = /^(.*?)((?: [A-Z]{2})*)$/.exec(entry)!;
      return { name: match[1]!, countries: match[2]!.trim().split(' ').filter(Boolean) };
    }),
  ]),
);

export interface Workplace {
  industry: Industry;
  country: CountryCode;
  /** As written in the profile. */
  city: string;
  french: boolean;
}

/** An employer that could hire there: one in three is a name that people know. */
export function pickCompany(
  random: Random,
  { industry, country, city, french }: Workplace,
): Company {
  const local = OF_THE_CITY[industry];
  if (local && random.chance(industry === 'care' ? 0.4 : 0.85))
    return company(elide(random.pick((french ? local.fr : local.en).split(';')), city));
  const known = (KNOWN.get(industry) ?? []).filter(
    ({ countries }) => countries.length === 0 || countries.includes(country),
  );
  const suffixes = SUFFIXES[industry];
  if (known.length > 0 && (!suffixes || random.chance(0.36)))
    return company(random.pick(known).name);
  if (!suffixes) return company(elide(french ? 'Ville de {city}' : 'City of {city}', city));
  const root = random.pick(french ? ROOTS.fr : ROOTS.en);
  return company(`${root} ${random.pick(suffixes[french ? 1 : 0].split(','))}`);
}

/** "CHU d’Angers", not "CHU de Angers". */
const elide = (pattern: string, city: string): string =>
  (/^[AEÉIOU]/.test(city) ? pattern.replace('de {city}', `d’${city}`) : pattern).replace(
    '{city}',
    city,
  );

const company = (name: string): Company => ({ id: `org_${slugOf(name)}`, name });
