import type { Language } from '../prompts/labels.ts';

/*
 * Prompts made of parts, for training only: every trade with every way of saying where. They teach
 * how titles begin and end; they are never measured on.
 */

export interface MadeUpPrompt {
  language: Language;
  prompt: string;
  /** As they stand in the prompt. */
  titles: string[];
}

const list = (text: string): string[] => text.split('|');

const EN = {
  leaders: list(
    'director|head|vp|vice president|chief|svp|associate director|senior director|manager|lead|deputy head|global head|executive director|managing director|dean|supervisor',
  ),
  objects: list(
    'people operations|people|site reliability|product design|product management|data platform|data engineering|data science|talent acquisition|demand generation|growth|tax|treasury|legal|privacy|information security|compliance|business operations|business development|professional services|business intelligence|customer success|customer experience|trust & safety|ai/ml|fp&a|r&d|supply chain|procurement|facilities|communications|public affairs|content|brand|partnerships|revenue operations|real estate|quality assurance|clinical operations|regulatory affairs|manufacturing|logistics|learning & development|nursing|admissions|events|food and beverage|sales enablement|investor relations|internal audit|risk|credit risk|capital markets|health and safety|corporate finance|field operations|platform|infrastructure|ux|research|user research|developer relations|ecommerce|retail operations|store operations|housekeeping|maintenance|fundraising|grants|estates|policy|government affairs|machine learning|engineering|software engineering|quality|operations|strategy|marketing|sales|finance|hr|it|security|product',
  ),
  modifiers: list(
    'consumer|technical|commercial|clinical|regional|senior|principal|staff|group|associate|founding|first|enterprise|mid-market|smb|strategic|digital|growth|lifecycle|field|inside|outside|national|assistant|corporate|employment|litigation|paid media|java|python|golang|ruby on rails|spring boot|react native|power bi|salesforce|sap|k8s|lead|junior|graduate|b2b|ai/ml|embedded|distributed systems|developer|solutions|implementation|onboarding|accounts payable|accounts receivable|people|talent|deal desk|revenue|community|social media|performance|brand|product|data|machine learning|security|cloud|network|quality|safety|environmental|structural|civil|process|manufacturing|supply|demand|category|merchandise|fashion|interior|landscape|primary school|special needs|care|ward|theatre|research|lab|medical|dental|veterinary|pastry|night|bar|event|wedding|travel|leasing|property|facilities|insurance|claims|credit|tax|audit|payroll|benefits|compensation|learning & development|trust & safety|talent acquisition|customer success|customer support|technical support|it support|help desk|site reliability|platform|mobile|frontend|backend|full stack|ios|android|game|graphics|firmware|hardware|electrical|mechanical|chemical|biomedical|validation|regulatory|clinical research|patient|family|youth|policy|communications|public relations|grant|content|copy|technical|ux|user experience|motion|visual|graphic|video',
  ),
  heads: list(
    'manager|engineer|designer|analyst|director|specialist|coordinator|consultant|lead|officer|assistant|associate|executive|representative|developer|architect|scientist|nurse|teacher|technician|supervisor|administrator|planner|buyer|writer|editor|producer|researcher|recruiter|counsel|accountant|advisor|strategist|partner|owner|operator|inspector|controller|trainer|chef|worker|evangelist|advocate|practitioner|agent|broker|lawyer|paralegal|pharmacist|therapist',
  ),
  acronyms: list(
    'sdr|bdr|csm|ae|tpm|pmm|dba|sre|hrbp|cto|cfo|coo|ciso|cpo|cmo|qa lead|ux writer|ui designer|tam|swe|sde|apm|devrel|gc|mlro|cnc operator|hgv driver|hca|scrum master|product owner|chief of staff|office manager|executive assistant|general counsel|staff engineer|principal engineer|software engineer ii|staff software engineer|trust & safety|marketing operations|revenue operations|developer relations|customer success',
  ),
  trades: list(
    'cooper|falconer|luthier|upholsterer|milliner|saddler|blacksmith|cartographer|beekeeper|glassblower|bookbinder|thatcher|stonemason|silversmith|perfumer|cobbler|arborist|herpetologist|acoustician|puppeteer|calligrapher|cheesemaker|shepherd|harbourmaster|steeplejack|watchmaker|embalmer|ropemaker|wheelwright|dramaturg|zoologist|hydrologist|toxicologist|audiologist|podiatrist|orthoptist|actuary|notary|bailiff|librarian|archivist|curator',
  ),
  sectors: list(
    'startup|fintech|biotech|saas|edtech|healthtech|crypto|web3|gaming|climate tech|big tech|series b|series c|unicorn|faang|public company|early-stage|venture-backed|e-commerce|cybersecurity|proptech|insurtech|agency|pharma|automotive|retail|construction|hospitality|banking|aerospace',
  ),
  places: list(
    'london|berlin|paris|new york|san francisco|austin|boston|chicago|dublin|leeds|glasgow|toronto|vancouver|sydney|singapore|tokyo|munich|amsterdam|madrid|lisbon|warsaw|texas|california|florida|ohio|germany|france|canada|the uk|uk|us|usa|emea|apac|dach|nordics|midwest|east coast|bay area|greater boston|manchester|denver, co|austin, tx|north carolina|new jersey|india|brazil|latam|middle east|ireland|hong kong|dubai|cape town|mountain view|palo alto|st louis|san diego|los angeles|kuala lumpur',
  ),
  before: list(
    '|||||find |looking for |need a |we need |hiring |seeking |source |i need a |find me |looking for a |any |need 2 |2 x |need 3 |got a req for 2 |any chance of a |anyone know a |we are after a |Role: |Title: |hi, need a |can you find me a |show me |need two |hiring: |do you have any |1 ',
  ),
  where: list(
    ' in | in | in | near | based in | located in | positions in | jobs in | jobs | at companies in | across | covering | working in |, | - | around | for our office in | to work in | from | who live in | @ |',
  ),
  after: list(
    '|||||| area| at saas| at biotech| experienced| with 5+ years|, 3-5 years|, salesforce| who speaks german|, remote ok| series b| with django| with kubernetes and aws|, ideally fintech|. Must have a licence|, must speak french|. Willing to travel twice a week|, not from big 4|; hybrid|, no agencies please|, must have a driving licence|. Has built a team from 5 to 30| who also leads maths|, at least one year|, nights|, part-time',
  ),
};

const FR = {
  leaders: list(
    'directeur|directrice|responsable|chef|cheffe|chargé|chargée|directeur adjoint|adjoint au responsable|gestionnaire|assistant|assistante|chef de service|conseiller|technicien|ingénieur|attaché|agent|coordinateur|animateur|conducteur',
  ),
  links: list(" de | des | de la | du | d'| de l'| en | | | | "),
  objects: list(
    "ressources humaines|succès client|achats|production|exploitation|communication|paie|innovation|systèmes d'information|marketing digital|grands comptes|clientèle|recouvrement|patrimoine|projet|projets|travaux|travaux gros œuvre|chantier|chantier gros œuvre|chantier second œuvre|travaux tce|magasin|rayon|réception|qualité|maintenance|sécurité|logistique|entrepôt|formation|recrutement|développement commercial|études|bureau d'études|contrôle de gestion|trésorerie|comptabilité|fp&a|r&d|affaires réglementaires|affaires publiques|mission|mission rh|clientèle|partenariats|mécénat|collecte|restauration|hébergement|crèche|établissement|agence|secteur|zone|région|export|produit|produits|marque|contenu|communauté|données|infrastructure|cybersécurité|support|assistance|juridique|contentieux|sinistres|crédit|risques|conformité|environnement|énergie|méthodes|process|laboratoire|contrôle qualité|essais|paysage|espaces verts|voirie|urbanisme|état civil|marchés publics",
  ),
  heads: list(
    'développeur|développeuse|ingénieur|ingénieure|infirmier|infirmière|comptable|juriste|avocat|acheteur|vendeur|vendeuse|cuisinier|serveuse|électricien|plombier|maçon|menuisier|soudeur|tourneur|cariste|chauffeur|secrétaire|assistante|consultant|consultante|analyste|architecte|technicien|technicienne|commercial|commerciale|formateur|éducatrice|aide|agent|opérateur|contrôleur|médecin|pharmacien|kinésithérapeute|psychologue|professeur|animateur|graphiste|rédacteur|chercheuse|gestionnaire|conseiller|négociateur|mécanicien|monteur|traducteur|traductrice|interprète|rédactrice',
  ),
  modifiers: list(
    "commercial|financier|technique|industriel|juridique|clinique|social|médical|fiscal|bancaire|logistique|informatique|mécanique|électrique|java|python|web|fullstack|mobile|cloud|data|marketing|rh|paie|polyvalent|de direction|de nuit|de production|de maintenance|de laboratoire|de rayon|de bloc|en réanimation|en droit social|en droit des affaires|à domicile|spécialisé|principal|confirmé|senior|junior|itinérant|sédentaire|export|bilingue|chauffagiste|frigoriste|poids lourd|de chantier|d'affaires|de projet|de gestion|d'études|qualité|sécurité",
  ),
  acronyms: list(
    'responsable fp&a|directeur r&d|responsable m&a|chef de projet r&d|analyste fp&a|daf|drh|raf|rrh|dsi|moa|amoa|ide|idel|aes|vrp|csm|sdr|kam|chef de projet moa|scrum master|product owner|data scientist|business developer|account manager|office manager',
  ),
  trades: list(
    'ébéniste|luthier|ferronnier|vannier|tonnelier|sellier|horloger|relieur|verrier|fauconnier|apiculteur|tailleur|modiste|chapelier|maroquinier|cordonnier|tapissier|doreur|graveur|potier|céramiste|bijoutier|joaillier|staffeur|couvreur|ramoneur|berger|bûcheron|fromager|caviste|œnologue|maraîcher|pépiniériste|conchyliculteur|éclusier|batelier|greffier|huissier|clerc|archiviste|orthoptiste|audioprothésiste|prothésiste',
  ),
  sectors: list(
    'startup|pme|eti|grand groupe|cabinet|industrie|fintech|agroalimentaire|btp|luxe|santé|scale-up|collectivité|association',
  ),
  places: list(
    'paris|lyon|marseille|lille|nantes|bordeaux|toulouse|strasbourg|rennes|grenoble|genève|lausanne|bruxelles|liège|montréal|québec|luxembourg|île-de-france|idf|bretagne|occitanie|paca|france|suisse|belgique|saint-étienne|aix en provence|le mans|la rochelle|clermont-ferrand|annecy|région lyonnaise|nord|dans le 69|92',
  ),
  before: list(
    "||||recherche |je cherche un |je cherche une |on cherche |besoin d'un |nous recrutons un |recrute |trouve-moi |profil de |un |des ",
  ),
  where: list(' à | à | à | sur | basé à | en | près de | vers |, | - | région | dans | secteur |'),
  after: list(
    "|||||, 5 ans d'expérience|, cdi| confirmé|, anglais courant| allemand-français| anglais-espagnol|, permis b| h/f| (h/f)|, 3 ans mini| avec sap|, idéalement startup",
  ),
};

/** A small generator with a fixed seed: the same prompts every time. */
function chooser(seed: number): Chooser {
  let state = seed;
  return (choices) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return choices[Math.floor((state / 2 ** 32) * choices.length)]!;
  };
}

type Chooser = <T>(choices: readonly T[]) => T;

const plural = (title: string): string =>
  /(?:[sz]| of .*| & .*|operations|success)$/.test(title) || title.length <= 2
    ? title
    : `${title}s`;

const capitals = (text: string): string =>
  text.replace(/(?<![\p{L}'])\p{Ll}/gu, (letter) => letter.toUpperCase());

function englishTitle(choose: Chooser): string {
  switch (choose([0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 4])) {
    case 0:
      return `${choose(EN.leaders)} ${choose(['of', 'of', 'of', 'of', ','])} ${choose(EN.objects)}`.replace(
        ' ,',
        '',
      );
    case 1:
      return `${choose([...EN.modifiers, '', '', '', ''])} ${choose(EN.heads)}`.trim();
    case 2:
      return choose(EN.acronyms);
    case 4:
      return choose(EN.trades);
    default:
      return `${choose(EN.modifiers)} ${choose(EN.modifiers)} ${choose(EN.heads)}`;
  }
}

/** `{t}` and `{u}` are titles to find, `{p}` a place, `{y}` years, `{c}` a sector, `{x}` a title in passing. */
const SENTENCES = {
  en: list(
    '{t}|{t} ({u}) {p}|nice {t} in {p}|former {t}, {p}|{t}, {y}|{y}, {t}|{p}, {t}|{p} - {t}|{t} {p}|{t} {y} {p}|{y} of experience, {p}, {t}|{y} of experience {t}|6 months of experience {t}|Spanish not required, {t}|{t} who can start in March|do you have any {t} in {p}?|our client, an insurer based in {p}, seeks a {t} for its {p} office|experienced {t} in {p}, fluent in Dutch and French|{t} for a luxury hotel in {p}|{t} with {y}, who have managed managers|{t}, {y} at Airbus|we are hiring. {t}. {p}|{t} or {u}|{t} or {u} in {p}|{t} / {u}, {p}|{t} and {u}, {p}|{t} turned {u}|now a {t}|{t} ({u}, {x}) {p}|{t}, reporting to the CFO|{t} in {p} who has worked with {x}|{t} ({y}) {p}|{t}: {p}, {y}|hi, client needs a {t} in {p} asap|we need a {t}. {p} or willing to relocate|I am looking for a {t}, ideally {c}, {y}|{c} {t}|{t} {c}|{c} {t}, {p}|{t} at a {c} company in {p}|{y} as a {t}|at least {y}, {t}, {p}|{p} {t} {y}|{t}, not {p}|not a {u}, {t} {p}|{t} not a {u}, {p}|{t}, no {u}s please|senior {t} {p}|someone like a {t} in {p}|{t} with sales experience, {p}|{t} from {c}|head office {p}: {t}',
  ),
  fr: list(
    "{t}|{t} ({u}) {p}|{t} ({u}), {y}|ancien {t}, {p}|bon {t} à {p}|{t}, {y}|{y}, {t}|{p}, {t}|{p} : {t}|{t} {p}|{t} {y} {p}|{y} minimum, {p}, {t}|{y} d'expérience {t}|anglais non exigé, {t}|{t} dispo en mars|auriez-vous des {t} à {p} ?|notre client, un assureur basé à {p}, cherche un {t} pour son bureau de {p}|{t} à {p}, bilingue anglais|{t} pour un hôtel à {p}|{t} ayant {y}, qui a déjà encadré|depuis {y} chez Airbus, {t}|{t} ou {u}|{t} ou {u} à {p}|{t} / {u}, {p}|{t} et {u}, {p}|{t} devenu {u}|devenu {t}|ancien {t} devenu manager|{t} ({u}) à {p}|{t}, sous la responsabilité du DAF|{t} à {p} qui travaillera avec les {x}|{t} ({y}) {p}|{t} : {p}, {y}|bonjour, il nous faut un {t} sur {p} rapidement|je cherche un {t}, idéalement {c}, {y}|{c} cherche {t}|{t} {c}|{t} en {c} à {p}|{y} en tant que {t}|au moins {y}, {t}, {p}|{p} {t} {y}|{t}, pas {p}|{t}, pas un {u}, {p}|pas de {u}, {t} {p}|{t} senior {p}|{t} confirmé, {p}|besoin de {t} pour {p}|{t} h/f {p}|recrutement {t} {p}|urgent {t} {p}",
  ),
};
const YEARS = {
  en: list(
    '5 years|5+ years|3-5 years|at least 3 yrs|10 years|two years|6 yrs+|7 years of experience',
  ),
  fr: list(
    "5 ans|5 ans d'expérience|3 à 5 ans|au moins 3 ans|10 ans|deux ans|6 ans mini|depuis plus de 3 ans",
  ),
};
const PASSING = {
  en: list('developers|nurses|teachers|the sales team|engineers|our designers|buyers'),
  fr: list('développeurs|infirmiers|équipes|commerciaux|ingénieurs|médecins|acheteurs'),
};

/** Texts that look for nobody, with words of trades in them. */
const NOBODY = {
  en: list(
    'second hand phone {p}|second hand cars {p}|cheap flights to {p}|mortgage calculator {y}|how to become a nurse|what does an engineer earn|best restaurants in {p}|my manager is on holiday|the driver was late again|weather in {p} tomorrow|house for sale {p}|he was a good teacher|water cooler office {p}|recipe for a chef salad|printer does not work|the doctor said no|player of the year {p}|buy a tractor {p}|hotel near the airport in {p}|who is the president of France',
  ),
  fr: list(
    "téléphone d'occasion {p}|voiture occasion {p}|vol pas cher pour {p}|simulateur de crédit {y}|comment devenir infirmier|combien gagne un ingénieur|restaurants à {p}|mon directeur est en vacances|le chauffeur était en retard|météo {p} demain|maison à vendre {p}|c'était un bon professeur|fontaine à eau bureau {p}|recette du chef|l'imprimante ne marche pas|le médecin a dit non|joueur de l'année {p}|acheter un tracteur {p}|hôtel près de l'aéroport {p}|qui est le président de la France",
  ),
};

function frenchTitle(choose: Chooser): string {
  switch (choose([0, 0, 0, 1, 1, 1, 2, 3])) {
    case 3:
      return choose(FR.trades);
    case 0:
      return `${choose(FR.leaders)}${choose(FR.links)}${choose(FR.objects)}`;
    case 1:
      return `${choose(FR.heads)} ${choose([...FR.modifiers, ...new Array<string>(12).fill('')])}`.trim();
    default:
      return choose(FR.acronyms);
  }
}

/** What prompts of a line look like: words around the title, a place, a sector. */
function line(choose: Chooser, language: Language, title: string): string {
  const parts = language === 'fr' ? FR : EN;
  const sector = choose([true, false, false, false]) ? choose(parts.sectors) : '';
  const place = choose(parts.places);
  if (language === 'fr')
    return `${choose(FR.before)}${title}${sector && `, ${sector}`}${choose(FR.where)}${place}${choose(FR.after)}`;
  switch (choose([0, 0, 0, 0, 1, 2])) {
    case 0:
      return `${choose(EN.before)}${sector} ${title}${choose(EN.where)}${place}${choose(EN.after)}`;
    case 1:
      return `${place} ${sector} ${title}${choose(EN.after)}`;
    default:
      return `${sector} ${place} ${title}`;
  }
}

function fill(choose: Chooser, language: Language, shape: string): string {
  const parts = language === 'fr' ? FR : EN;
  return shape
    .replaceAll('{p}', choose(parts.places))
    .replace('{y}', choose(YEARS[language]))
    .replace('{c}', choose(parts.sectors))
    .replace('{x}', choose(PASSING[language]));
}

function madeUpPrompt(choose: Chooser, language: Language): MadeUpPrompt {
  if (choose([...new Array<boolean>(19).fill(false), true]))
    return { language, prompt: fill(choose, language, choose(NOBODY[language])), titles: [] };
  const titleOf = (): string => {
    const bare = language === 'fr' ? frenchTitle(choose) : englishTitle(choose);
    return language === 'en' && choose([true, false]) ? plural(bare) : bare;
  };
  const [title, other] = [titleOf(), titleOf()];
  const shape = choose([true, false]) ? choose(SENTENCES[language]) : null;
  const prompt =
    shape === null
      ? line(choose, language, title)
      : fill(choose, language, shape).replace('{t}', title).replace('{u}', other);
  const titles = shape?.includes('{u}') ? [title, other] : [title];
  return { language, prompt: prompt.replace(/ +/g, ' ').trim(), titles };
}

/** The same prompts every time: half English, a third of them with capitals. */
export function madeUpPrompts(count: number): MadeUpPrompt[] {
  const choose = chooser(20261122);
  return Array.from({ length: count }, (_, at): MadeUpPrompt => {
    const one = madeUpPrompt(choose, at % 2 === 0 ? 'en' : 'fr');
    return choose([0, 0, 1]) === 0
      ? one
      : { ...one, prompt: capitals(one.prompt), titles: one.titles.map(capitals) };
  });
}
