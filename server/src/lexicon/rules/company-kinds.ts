/**
 * Kinds of companies that recruiters ask for, and how a profile shows them: by a word for the kind,
 * by a headcount, or by a well-known employer.
 */

export const COMPANY_KINDS = [
  'it_services',
  'consulting',
  'agency',
  'startup',
  'scale_up',
  'sme',
  'large',
  'accounting',
  'law_firm',
  'in_house',
  'public',
  'self',
] as const;
export type CompanyKind = (typeof COMPANY_KINDS)[number];

/** Words that name the kind, in lower case without accents. */
const WORDS: Record<CompanyKind, RegExp> = {
  it_services:
    /\b(?:esn|ssii|it services? (?:compan(?:y|ies)|providers?|firms?)|it consult(?:ing|ancy)|digital services compan(?:y|ies)|societes? de services? informatiques?|entreprises? de services? (?:du )?numeriques?)\b/,
  consulting:
    /\b(?:consulting (?:firms?|compan(?:y|ies))|consultanc(?:y|ies)|(?:cabinets?|societes?) de conseil|strategy consulting|conseil en (?:strategie|management|organisation))\b/,
  agency:
    /\b(?:(?:advertising|marketing|digital|media|creative|communication|web|design|pr|branding) agenc(?:y|ies)|agenc(?:y|ies)|agences? (?:de (?:com(?:munication)?|pub(?:licite)?|marketing|design)|web|digitale|media|creative|conseil)|en agence|agence)\b/,
  startup:
    /\b(?:start[- ]?ups?|jeunes? pousses?|seed[- ]stage|early[- ]stage compan(?:y|ies)|jeune entreprise innovante)\b/,
  scale_up:
    /\b(?:scale[- ]?ups?|licornes?|unicorns?|hyper[- ]?growth compan(?:y|ies)|series [b-f]|serie [b-f])\b/,
  sme: /\b(?:pme(?:-pmi)?(?: familiales?)?|tpe|pmi|smes?|smbs?|small (?:and medium(?:-sized)? )?(?:business(?:es)?|compan(?:y|ies)|enterprises?)|medium-sized compan(?:y|ies)|petites? (?:entreprises?|structures?)|entreprise familiale|family business)\b/,
  large:
    /\b(?:grands? groupes?|grandes? entreprises?|large (?:\w+ )?(?:compan(?:y|ies)|corporations?|groups?|organi[sz]ations?|enterprises?)|big (?:compan(?:y|ies)|corporations?|groups?)|multinational(?:e|es|s)?(?: compan(?:y|ies)| groups?)?|cac ?40|sbf ?120|fortune (?:50|100|500|1000)|ftse ?(?:100|250)|dax ?(?:30|40)|blue[- ]chip|groupe (?:international|mondial|cote)|corporate environment)\b/,
  accounting:
    /\b(?:accounting (?:firms?|practices?)|audit firms?|cabinets? (?:d'expertise|d'audit|comptables?|d'expert)|expertise[- ]comptable|public accounting)\b/,
  law_firm:
    /\b(?:law (?:firms?|practices?)|legal practices?|magic circle(?: firms?)?|silver circle|us firms? in london|cabinets? d'(?:avocats?|affaires)|etudes? notariales?|solicitors llp)\b/,
  in_house:
    /\b(?:in[- ]house(?: (?:counsel|legal|team|lawyer|agency|role|marketing|recruit\w+))?|(?:brand|client)[- ]side|juristes? d'entreprise|directions? juridiques?|legal department|chez (?:l'|un )annonceur|cote (?:annonceur|client|marque)|annonceurs?)\b/,
  public:
    /\b(?:public sector|secteur (?:para)?public|parapublic|fonction publique|collectivites?(?: territoriales?| locales?)?|public administration|administration publique|government agenc(?:y|ies)|ministeres?|ministry|local government|mairie|ville de|conseil (?:departemental|regional|general)|prefecture)\b/,
  self: /\b(?:freelances?|free-lance|freelancing|freelancer|self[- ]employed|independant(?:e|s|es)?|travailleur independant|auto[- ]?entrepreneu(?:r|se)|micro[- ]?entreprises?|a mon compte|a son compte|profession liberale|consultante? independante?|independent (?:consultant|contractor))\b/,
};

/** Known employers, in folded words: the whole name or its first words. */
const KNOWN: readonly [readonly CompanyKind[], string][] = [
  [
    ['scale_up'],
    'doctolib,blablacar,qonto,alan,payfit,contentsquare,dataiku,mirakl,swile,back market,backmarket,ledger,sorare,vestiaire collective,malt france,pennylane,spendesk,ankorstore,manomano,openclassrooms,aircall,glovo,n26,trade republic,revolut,monzo,klarna,personio,celonis,getir,bolt,deliveroo,scaleway,lightspeed,mistral ai,hugging face,shift technology,exotec,voodoo,yousign,lucca,welcome to the jungle',
  ],
  // Well known, but of no kind in this list.
  [
    [],
    'shopify,spotify,uber,airbnb,netflix,stripe,hubspot,zendesk,atlassian,datadog,snowflake,slack,dropbox,linkedin,indeed,tiktok,bytedance,ovh,ovhcloud,cdiscount,criteo,deezer,leboncoin,veepee,booking,zalando,hellofresh,wise,twitter,x corp,mozilla,github,gitlab,hashicorp,mongodb,elastic,nvidia,tesla,spacex,moderna,biontech,harvard,mit,stanford,oxford,cambridge',
  ],
  [
    ['it_services', 'large'],
    'capgemini,cap gemini,sopra steria,sopra,steria,atos,eviden,cgi,accenture,alten,altran,akka,akkodis,devoteam,inetum,gfi,econocom,neurones,sii,ausy,randstad digital,aubay,onepoint,wavestone it,infosys,tata consultancy services,tcs,wipro,cognizant,hcl,tech mahindra,dxc,ntt data,epam,expleo,segula,assystem,modis,open groupe,talan,umanis,viveris,scalian,davidson,astek,extia,niji,klee group,hardis,worldline,orange business',
  ],
  [
    ['consulting', 'large'],
    'accenture,mckinsey,boston consulting group,bcg,bain company,oliver wyman,roland berger,kearney,strategy,wavestone,bearingpoint,sia partners,eurogroup,capgemini invent,capgemini consulting,deloitte,pwc,pricewaterhousecoopers,ey,ernst young,kpmg,julhiet,mc2i,onepoint,colombus consulting,l e k,lek consulting',
  ],
  [
    ['accounting', 'large'],
    'deloitte,pwc,pricewaterhousecoopers,ey,ernst young,kpmg,mazars,forvis mazars,grant thornton,bdo,rsm,fiducial,in extenso,cerfrance,baker tilly',
  ],
  [
    ['agency', 'large'],
    'publicis,havas,tbwa,bbdo,ogilvy,dentsu,wpp,ddb,mccann,leo burnett,saatchi,betc,jellyfish,fred farid,vml,wunderman',
  ],
  [
    ['self'],
    'freelance,freelancing,freelancer,malt,self employed,independant,independante,auto entrepreneur,upwork,toptal',
  ],
  [
    ['public'],
    'ville de,mairie de,mairie d,conseil departemental,conseil regional,ministere,prefecture,chu,ap hp,assistance publique,nhs,pole emploi,france travail,urssaf,caf,cnam,city of,department of,inria,cnrs,inserm,education nationale,academie de,region',
  ],
  [
    ['large'],
    'airbus,boeing,safran,thales,dassault,renault,stellantis,psa,peugeot,faurecia,forvia,valeo,plastic omnium,michelin,bmw,mercedes,daimler,volkswagen,audi,bosch,siemens,continental,ford,toyota,general motors,totalenergies,total,engie,edf,veolia,suez,eiffage,vinci,bouygues,spie,colas,saint gobain,lafarge,holcim,air liquide,arkema,sanofi,novartis,roche,pfizer,bayer,merck,astrazeneca,gsk,johnson johnson,l oreal,lvmh,kering,hermes,chanel,danone,nestle,unilever,procter gamble,coca cola,pepsico,carrefour,auchan,leclerc,lidl,decathlon,leroy merlin,adeo,fnac,ikea,amazon,google,microsoft,apple,meta,facebook,ibm,oracle,sap,salesforce,cisco,intel,hp,dell,orange,sfr,bnp paribas,societe generale,credit agricole,bpce,natixis,credit mutuel,axa,allianz,generali,groupama,hsbc,barclays,jp morgan,goldman sachs,morgan stanley,deutsche bank,ubs,santander,la poste,sncf,ratp,air france,klm,lufthansa,easyjet,ryanair,dhl,fedex,ups,maersk,cma cgm,walmart,tesco,mcdonald s,mcdonalds,starbucks,zara,inditex,h m,adidas,nike,philips,abb,schneider electric,legrand,alstom,arcelormittal,solvay,basf,shell,bp,exxonmobil,vodafone,telefonica,verizon,at t,ericsson,nokia,huawei,samsung,sony,randstad,adecco,manpower,sodexo,elior,accor,marriott,hilton',
  ],
];

const BY_NAME = new Map<string, CompanyKind[]>();
for (const [kinds, names] of KNOWN)
  for (const name of names.split(',')) BY_NAME.set(name, [...(BY_NAME.get(name) ?? []), ...kinds]);

/** Known names that are also everyday words: only the whole name means the company. */
const WHOLE_ONLY = new Set(
  'strategy,total,meta,region,apple,orange,shell,merck,hermes,ford,sii,caf,bp,hp,ey,intel,target,zara,visa'.split(
    ',',
  ),
);

/** The maximum number of words in a known employer's name. */
const NAME_WORDS = 4;

/** The kinds of a known employer, by its folded name; null for an unknown employer. */
export function kindsOfEmployer(folded: string): readonly CompanyKind[] | null {
  const words = folded.split(' ');
  for (let count = Math.min(words.length, NAME_WORDS); count > 0; count--) {
    const name = words.slice(0, count).join(' ');
    const kinds = count < words.length && WHOLE_ONLY.has(name) ? undefined : BY_NAME.get(name);
    if (kinds !== undefined) return kinds;
  }
  return null;
}

/**
 * The position of words for the kind in a text in lower case without accents; null when there are
 * none.
 */
export function kindNamedIn(
  plain: string,
  kind: CompanyKind,
): { start: number; end: number } | null {
  const found = WORDS[kind].exec(plain);
  return found === null ? null : { start: found.index, end: found.index + found[0].length };
}

/** The headcounts for each kind. Kinds without one are recognised by words and names alone. */
export const HEADCOUNT: Partial<Record<CompanyKind, { min: number; max: number }>> = {
  sme: { min: 1, max: 249 },
  large: { min: 5_000, max: Number.POSITIVE_INFINITY },
};

const COUNT = '(\\d{1,3}(?:[ .,\\u00a0\\u202f]\\d{3})+|\\d{1,6})(k)? ?\\+?';
const STAFF =
  '(?:employees|people|staff|personnes|salarie(?:e)?s|collaborateurs|collaboratrices|employes|headcount)';
const COMPANY =
  '(?:company|startup|start-up|scale-up|group|firm|organi[sz]ation|business|agency|site|plant|pme|eti|entreprise|societe|groupe|structure|cabinet|agence|usine|filiale)';
/**
 * "PME de 80 salariés", "a startup of 40 people", "(1,200 employees)"; not "led a team of 12
 * people".
 */
const SIZES: readonly RegExp[] = [
  new RegExp(
    `\\b${COMPANY}s?(?: \\w+){0,3}?,? (?:of|de|with|avec|d'environ|:|\\()? ?(?:about |environ |over |plus de |more than |around |~ ?)?${COUNT} ${STAFF}\\b`,
  ),
  new RegExp(`\\(~?(?:\\w+,? )*?${COUNT} ${STAFF}(?: worldwide| dans le monde)?\\)`),
  new RegExp(`\\b${COUNT}[ -](?:employee|person|people) ${COMPANY}\\b`),
];

/** The headcount of a company stated in a text, with its position; null when there is none. */
export function headcountIn(plain: string): { size: number; start: number; end: number } | null {
  if (!/\d/.test(plain)) return null;
  for (const pattern of SIZES) {
    const found = pattern.exec(plain);
    if (found === null) continue;
    const size = Number(found[1]!.replace(/[^\d]/g, '')) * (found[2] === undefined ? 1 : 1_000);
    return { size, start: found.index, end: found.index + found[0].length };
  }
  return null;
}
