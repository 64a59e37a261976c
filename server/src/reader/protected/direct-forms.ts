import type { ProtectedPattern } from './patterns.ts';

/**
 * How requests mention protected attributes (decision 17), in English and French, in lower-case
 * text without accents. A pattern matches requests for people: an attribute of a product, a sector
 * or a service does not count.
 */

const NATIONS_EN =
  'american|british|french|german|spanish|italian|portuguese|dutch|belgian|swiss|polish|romanian|russian|ukrainian|chinese|japanese|korean|indian|pakistani|' +
  'moroccan|algerian|tunisian|egyptian|nigerian|senegalese|turkish|brazilian|mexican|canadian|australian|irish|swedish|norwegian|danish|finnish|greek|european|eu|us|uk';
const NATIONS_FR =
  'americain|britannique|francais|allemand|espagnol|italien|portugais|neerlandais|belge|suisse|polonais|roumain|russe|ukrainien|chinois|japonais|coreen|indien|' +
  'pakistanais|marocain|algerien|tunisien|egyptien|nigerian|senegalais|turc|turque|bresilien|mexicain|canadien|australien|irlandais|suedois|norvegien|danois|finlandais|grec|europeen';
const PEOPLE_EN =
  'candidates?|people|persons?|applicants?|profiles?|workers?|employees?|nationals?|developers?|engineers?|managers?|talents?|staff|men|women|man|woman|guys?|only';
const PEOPLE_FR =
  'candidat[es]*|personnes?|profils?|salarie[es]*|employe[es]*|developpeu[a-z]+|ingenieur[es]*|talents?|collaborat[a-z]+|gens|uniquement|seulement|exclusivement';

/** A working age, and an age at which people are called old. */
const AGE = '(?:1[89]|[2-6]\\d)';
/** Years that are not an age: the words before or after show it. */
const NOT_LIFE_BEFORE =
  '(?<!(?:experience|depuis|il y a|anciennete|pendant|durant|carriere|recul|pratique|cumul|existe)[^.;!?]{0,25})';
const NOT_LIFE_AFTER = "(?! ?(?:d'|de |dans |en tant|comme |chez |exp|mini|#))";
/** After "under 35", a person is meant when the phrase ends there. */
const PERSON_ENDS =
  '(?=\\s*(?:$|[.,;:!?)]|(?:and|or|with|who|that|only|in(?! size)|at|for|from|to|based|preferably|speaking|living|please)\\b))';
/** Excludes things that can be "born" but are not people. */
const NOT_A_FIRM_BEFORE =
  '(?<!(?:start-?ups?|compan(?:y|ies)|brands?|firms?|agenc(?:y|ies)|products?|projects?|teams?|entreprises?|societes?|marques?|agences?|equipes?|projets?|produits?|associations?|concepts?)(?: that| who| which| qui)?(?: was| were| is| est| sont)? )';
const YEARS_OLD = '(?:years?[ -]olds?|years? of age|y/?o)';
const YOUNG_PEOPLE_EN =
  'candidates?|people|persons?|talents?|men|women|man|woman|guys?|profiles?|developers?|engineers?|managers?|salespeople|professionals?|workers?|employees?|recruiters?|designers?|' +
  'applicants?|graduates?|consultants?|accountants?|nurses?|teachers?';
const YOUNG_PEOPLE_FR =
  'candidat[es]*|personnes?|talents?|hommes?|femmes?|profils?|developpeu[a-z]+|ingenieur[es]*|commercia[a-z]+|collaborat[a-z]+|actifs?|gens|professionnel[a-z]*|recrut[a-z]+|manage[a-z]+|comptables?|infirmi[a-z]+|consultant[es]*';

/** A job after an adjective for people: "girl developer", "white senior sales manager". */
const JOB_EN =
  '(?:(?:senior|junior|lead|sales|software|data|marketing|product|project|hr|finance|account|accounting|store|shop|office|web|backend|frontend|java|python|customer|business|executive|school|primary) ){0,2}' +
  '(?:developers?|engineers?|managers?|nurses?|teachers?|doctors?|lawyers?|accountants?|consultants?|designers?|recruiters?|directors?|assistants?|analysts?|sales(?:people|person|m[ae]n)|sales reps?|drivers?|programmers?|secretar(?:y|ies)|receptionists?|coders?|employees?|workers?|staff|candidates?)';
const JOB_FR =
  'developpeu[a-z]+|ingenieur[es]*|commercia(?:l|le|ux|les)|vende(?:ur|use)s?|comptables?|infirmier[es]*|infirmiere?s?|consultant[es]*|managers?|assistante?s?|serveu[a-z]+|chauffeurs?|recruteu[a-z]+|directeurs?|directrices?';

const YEAR = '(?:19[4-9]|20[0-4])\\d';
/** A few words that do not end the phrase: "graduated from a good school in 2018". */
const MEANWHILE = '(?: [^.;,!?()]{1,45}?)?';

const BIRTH_DATES: readonly string[] = [
  'date of birth|birth ?(?:date|year|day)|year of birth|(?:date|annee) de naissance|(?:agees?|age) de naissance',
  `${NOT_A_FIRM_BEFORE}born (?:(?:after|before|in|between|around|since|from|later than|earlier than) )+(?:the )?(?:(?:[a-z]+ )?${YEAR}|(?:early |late |mid-?)?(?:19)?[4-9]0s|2000s)`,
  `${NOT_A_FIRM_BEFORE}nee?s? (?:(?:apres|avant|en|entre|depuis|a partir de|vers|au|dans les annees|le \\d{1,2}|courant|debut|fin) )+(?:[a-z]+ )?(?:${YEAR}|[4-9]0|2000)`,
];

/** A graduation year reveals a person's age. */
const GRADUATION_YEARS: readonly string[] = [
  'graduation (?:year|date)s?|year of graduation|annee (?:de |du |d.obtention (?:de |du )?)(?:diplome|diplomation|fin d.etudes)|date (?:de |du |d.obtention du )diplome',
  `graduat(?:ed|es?|ing|ion)${MEANWHILE} (?:(?:in|after|before|between|around|from|of|no later than|no earlier than|prior to|not before|by) (?:[a-z]+ )?)${YEAR}`,
  `graduat(?:ed|es?|ing|ion) (?:since )?\\(?${YEAR}|${YEAR} grad(?:uate)?s?|(?:recent|new|fresh) grads? (?:of |from |in )?${YEAR}|(?:class|cohort) of ${YEAR}`,
  'graduated (?:(?:in|within|during|over) the (?:last|past) [a-z0-9]+ (?:years?|months?)|(?:less|more) than [a-z0-9]+ years? ago)',
  `(?:degree|diploma|bachelor.?s?|master.?s?|mba|phd) (?:obtained |earned |received |awarded |completed |finished )?(?:in|after|before|since) ${YEAR}`,
  `diplome[es]*${MEANWHILE} (?:(?:en|apres|avant|entre|de|d.|a partir de|au plus tard en|au plus tot en|des|vers) (?:[a-z]+ )?)${YEAR}`,
  `(?:jeunes? )?diplome[es]* (?:depuis )?\\(?${YEAR}|(?:promotion|promo)s? (?:de |d.|sortante )?${YEAR}|sorti[es]* (?:d'|de l'|de )ecole (?:en|apres|avant|depuis) ${YEAR}`,
  `diplome[es]* (?:il y a|depuis) (?:moins|plus) de [a-z0-9]+ ans?`,
  `(?:obtenu|decroche|termine|fini) (?:son|ses|leurs?|le|un) (?:diplome|etudes|master|bac|licence)s? (?:en|apres|avant|depuis) ${YEAR}`,
  `(?:diplomes?|masters?|bac|licences?|bts|etudes|mba|doctorat|these) (?:obtenu|decroche|termine|fini|soutenu)[es]* (?:en|apres|avant|depuis) ${YEAR}`,
];

const GENDER: readonly string[] = [
  '(?:pretty|beautiful|attractive|handsome|good[- ]looking|cute|sexy) (?:girls?|boys?|ladies|lady|wom[ae]n|m[ae]n|guys?)|jolies? (?:femmes?|filles?)|beaux? (?:hommes?|garcons?)',
  `(?:girl|boy|lady|guy|dude) ${JOB_EN}|(?:une? |des |les )?(?:nanas?|meufs?|mecs?)`,
  '(?:fe)?males?(?: (?:only|candidates?|profiles?|applicants?))?',
  '(?:a|an|young|single|hire|hiring|find|or|preferably|ideally|be a|only|the right) man',
  '(?:ladies|girls|boys|gentlemen|transgender|cisgender)|gender (?:is|:|=|male|female)|(?:of )?(?:fe)?male gender',
  '(?:une? |des |les |uniquement |de preference |jeunes? )?(?:femmes?|hommes?)(?: (?:uniquement|seulement|exclusivement|de preference))?',
  '(?:profil|candidature|candidat)s? (?:feminin|masculin)e?s?',
];

const AGES: readonly string[] = [
  `(?:under|over|below|above|younger than|older than|less than|more than|not older than|at most|maximum|max|between)(?: the age of)? ?\\d{2}(?: ?(?:and|to|-) ?\\d{2})? ?${YEARS_OLD}`,
  '(?:aged?|age) (?:of |under |over |between |below |above |from |limit )?\\d{2}(?: ?(?:and|to|-) ?\\d{2})?',
  `ages ${AGE}(?: ?(?:and|to|-) ?${AGE})?|aged? (?:between |from |under |over )?(?:twenty|thirty|forty|fifty|sixty)(?:[- ](?:two|three|four|five|six|seven|eight|nine|one))?`,
  '(?:in|within) (?:his|her|their|his or her|her or his) (?:early |mid[- ]|late )?(?:twenties|thirties|forties|fifties|sixties|[2-6]0s)',
  `\\d{2} ?(?:-|to) ?\\d{2} ?${YEARS_OLD}|\\d{2}[ -]years?[ -]olds?|\\d{2} ?y/?o`,
  `(?<!(?:budget|revenue|price|size|headcount|turnover|cost|score|companies|teams?) (?:of )?)(?:under|over) (?:the age of )?(?:2\\d|3[05]|4[05]|5[05]|6[05])s?${PERSON_ENDS}`,
  // The words in between may be about something else, which then has its own match: "young female
  // engineers".
  `(?:young|younger|youthful|elderly|middle-aged|older|old)(?: (?:${YOUNG_PEOPLE_EN})|(?= [a-z]+ (?:[a-z]+ )?(?:${YOUNG_PEOPLE_EN})\\b))`,
  'young (?:and|&) (?:dynamic|energetic|hungry|motivated)|(?:baby[- ]?)?boomers?|gen(?:eration)?[- ][xyz]|digital natives',
  `${NOT_LIFE_BEFORE}(?:moins de|au plus|maximum|max|jusqu'a|entre ${AGE} et) ${AGE} ans${NOT_LIFE_AFTER}`,
  "agee?s? (?:de|d'|entre|maximum)(?: (?:moins|plus))?(?: de)? ?\\d{2}(?: (?:et|a) \\d{2})?(?: ans)?|(?:age|limite d'age)(?: (?:maximum|max|limite|minimum))? ?:? ?\\d{2}(?: ans)?",
  'seniors? de plus de \\d{2} ans',
  `jeunes?(?: et dynamiques?)?,? (?:${YOUNG_PEOPLE_FR})`,
  `(?:${YOUNG_PEOPLE_FR}|quelqu'un de) (?:plutot |assez |tres )?(?:jeunes?|agee?s?)|jeunes? et (?:dynamiques?|motive[es]*|ambitieu[a-z]+)`,
];

const NATIONALITIES: readonly string[] = [
  `(?:of )?(?:${NATIONS_EN}) (?:nationality|nationals?|citizens?|citizenship|passports?|born)|(?:${NATIONS_EN}) (?:candidates?|people|applicants?|nationals?|men|women)(?: only)?`,
  'nationality|citizenship|native[- ]born|(?:no )?foreigners?|no immigrants?|immigrants? only|passport holders?',
  `(?:de )?nationalites?(?: (?:${NATIONS_FR})(?:e|ne)?s?)?|(?:citoyen|ressortissant|passeport)(?:ne|e)?s? (?:${NATIONS_FR})(?:e|ne)?s?`,
  `(?:${PEOPLE_FR}) (?:${NATIONS_FR})(?:e|ne)?s?`,
  "(?:pas d'|sans |aucune? |candidat[es]* |profils? )(?:etrang(?:er|ere)|immigree?)s?|(?:etrang(?:er|ere)|immigree?)s? (?:uniquement|seulement|exclu[es]*)|francaise?s? de souche",
];

const ETHNICITIES: readonly string[] = [
  '(?:white|black|asian) (?:british|english|irish|american|european|african|caribbean)',
  '(?:filipin[ao]|philippine|indian|african|asian|arab|black|white|latin[ao]|european|eastern european|polish|romanian) (?:maids?|nann(?:y|ies)|housekeepers?|cleaners?|waitress(?:es)?|girls?|boys?|lad(?:y|ies)|drivers?|helpers?|servants?)',
  "(?:pas d'|pas de |sans |aucune?s? |ni |hors |sauf (?:les )?)(?:arabes?|noirs?|blancs?|asiatiques?|africaine?s?|maghrebine?s?|gitans?|roms?|tziganes?|metis)",
  'no (?:arabs?|blacks?|whites?|asians?|africans?|hispanics?|latin[oax]s?|indians?|pakistanis?|gyps(?:y|ies)|romani?)',
  `(?:white|black|caucasian|hispanic|latin[oax]) ${JOB_EN}|(?:${JOB_FR}) (?:blanc|noir|arabe|asiatique|metis|maghrebin|africain|blanche)(?:he|e|se)?s?`,
  `(?:white|black|asian|hispanic|latino|latina|latinx|caucasian|arab|african|african[- ]american|brown) (?:${PEOPLE_EN})`,
  `(?:${PEOPLE_FR}|homme|femme) (?:blanc|noir|arabe|asiatique|metis|maghrebin|africain|blanche)(?:he|e|se)?s?`,
  'ethnie|(?:de )?race (?:blanche|noire|arabe|jaune|caucasienne)',
];

const RELIGIONS: readonly string[] = [
  `christian ${JOB_EN}|christian (?:preferred|required|background|values)|hindoue?s?`,
  'christian (?:candidates?|people|only|faith|men|women|believers?)',
  'religious|church[- ]going',
  '(?:chretien(?:ne)?|catholique|protestante|musulmane?|juif|juive|bouddhiste|hindouiste|athee)s?(?: (?:et )?pratiquante?s?)?',
];

const DISABILITIES: readonly string[] = [
  `(?:disabled|handicapped|able[- ]bodied|autistic|deaf|dyslexic|neurodivergent|neurotypical) ${JOB_EN}`,
  '(?:with(?:out)?|no|any) (?:a )?(?:disabilit(?:y|ies)|handicaps?|health (?:issues?|problems?|conditions?)|chronic illness)',
  '(?:disabled|handicapped|able[- ]bodied|wheelchair|autistic|deaf|blind) (?:candidates?|people|persons?|workers?|employees?|applicants?)',
  'able[- ]bodied|not disabled|non[- ]disabled|physically fit|pregnant',
  "(?:sans|avec|ayant|en situation de|porteu[a-z]+ d'un|pas de) handicaps?|handicape[es]*|bonne condition physique|(?:femmes? |pas )enceintes?|enceintes? (?:exclue?s?|s'abstenir)",
  '(?:candidat[es]*|profils?|salarie[es]*) (?:invalide|sourd|aveugle|malentendant|autiste)e?s?',
];

const FAMILY_STATUSES: readonly string[] = [
  "(?:sans |pas de |aucun |avec )?(?:projets? de |projets? d'|desirs? de |desirs? d')(?:grossesse|enfants?|maternite|bebe)|(?:no|not|without) (?:plans? (?:of|for) )?(?:pregnancy|pregnancies|maternity plans?)",
  '(?:not |newly |happily )?married|(?:mom|mum|dad|parent)s? of (?:an?|one|two|three|four|five|\\d|young|small)(?: (?:children|kids|child|kid))?|(?:with|has|have|having) (?:an?|one|two|three|four|five|\\d) (?:children|kids|child|kid)',
  "(?:jeunes? )?(?:mamans?|papas?|meres?|peres?) (?:solos?|(?:de |d')(?:une?|deux|trois|quatre|cinq|\\d|jeunes?|grands?|plusieurs) ?(?:enfants?|filles?|garcons?|bebes?)?)|(?:ayant|avec|a) (?:un|deux|trois|quatre|cinq|\\d) (?:jeunes? )?enfants?|en couple",
  '(?:no|without|with|has|have|having|young) (?:young |small )?(?:children|kids)(?! (?:experience|aged|patients|with|in)\\b)',
  'child[- ]free|divorced|marital status|family status|(?:mother|father) of|family obligations',
  '(?:single|married|pregnant) (?:wom[ae]n|m[ae]n|candidates?|people|persons?|mothers?|moms?|dads?|fathers?|parents?|only)|(?:young|working|new|no) (?:mothers?|moms?|fathers?|dads?)',
  "(?:sans|avec|pas d'|ayant des|a des) ?enfants?(?: a charge)?|situation (?:familiale|matrimoniale|maritale)|(?:peres?|meres?) de famille|meres? celibataires?|charges? de famille|jeunes? (?:maman|papa|parent)s?",
];

/**
 * With the spelling of a first name, a noun, a city or an acronym, the word has another meaning:
 * Marie, divorce, Malé, MECS (children's homes).
 */
const HARMLESS_SPELLING = /^(?:Marie|MARIE|divorces?|Divorces?|[Mm]alé|(?:[Uu]ne |[Dd]es )?MECS)$/;

function patterns(
  attribute: ProtectedPattern['attribute'],
  sources: readonly string[],
): ProtectedPattern[] {
  return sources.map((source) => ({
    attribute,
    pattern: new RegExp(`\\b(?:${source})(?![a-z0-9])`, 'g'),
    unless: HARMLESS_SPELLING,
  }));
}

export const PROTECTED_PATTERNS: readonly ProtectedPattern[] = [
  ...patterns('GENDER', GENDER),
  ...patterns('AGE', AGES),
  ...patterns('BIRTH_DATE', BIRTH_DATES),
  ...patterns('GRADUATION_YEAR', GRADUATION_YEARS),
  ...patterns('NATIONALITY', NATIONALITIES),
  ...patterns('ETHNICITY', ETHNICITIES),
  ...patterns('RELIGION', RELIGIONS),
  ...patterns('DISABILITY', DISABILITIES),
  ...patterns('FAMILY_STATUS', FAMILY_STATUSES),
];

/**
 * Phrases that contain such a word but mean something else: sectors, services, products, languages,
 * organisations, animals, idioms.
 */
export const PROTECTED_LOOK_ALIKES: readonly RegExp[] = [
  // A language, which may be a proxy and is no relative
  /\bmother[- ]tongues?\b/g,
  // Words of the trades: connectors, key people, streets and papers
  /\b(?:raccords?|connect[a-z]+|fiches?|prises?|embouts?|filetages?)[a-z -]{0,20}(?:males?|femelles?)(?:[ -](?:et |ou )?(?:males?|femelles?))?|\b(?:fe)?males?(?: (?:and|or) |\/|[ -])(?:fe)?males? (?:connect[a-z]+|plugs?|sockets?|threads?|fittings?|adapt[a-z]+)|\b(?:hommes?|femmes?|personnes?)[- ](?:clef?|orchestre|sandwich|machine|jour|mois)s?\b|\bvieux (?:papiers|metiers|bati|greements|port|lyon|lille)\b|\bnotre[- ]dame\b/g,
  // Both are welcome
  /\b(?:hommes?|femmes?) (?:ou|et) (?:une? )?(?:femmes?|hommes?)\b|\b(?:m[ae]n|wom[ae]n|males?|females?) (?:or|and|\/) (?:wom[ae]n|m[ae]n|females?|males?)\b(?! (?:only))/g,
  // What a person teaches
  /\b(?:prof(?:esseure?)?|enseignante?)s? (?:de |des )religions?\b|\breligion teachers?\b|\breligious (?:education|studies)\b/g,
  /\b(?:lecturer|professor|teacher|professeure?|enseignante?|didactique) (?:of|in|de|du fait) religi(?:on|eux)s?(?: (?:catholique|protestante|islamique|juive))?\b|\b(?:religions?|citizenship) (?:instructor|professor|lector|lecturer|teacher|scientific researcher)\b/g,
  // Work in and for a religion
  /\breligious (?:workers?|educators?|texts?|teachings?|activities|affairs|institutions?|organi[sz]ations?|suppl(?:y|ies)|missions?|vocations?|values?|issues?|policy|arts?|leaders?|services?)\b|\b(?:catholic|buddhist|anglican|orthodox|jewish|muslim|hindu) (?:priests?|monks?|nuns?|chaplains?|humanitarian workers?)\b|\btheologie (?:catholique|protestante)\b/g,
  // Trades that are named after men and women
  /\b(?:garcon|fille)s?(?: ?\/ ?(?:garcon|fille|serveuse)s?)? (?:de |d')(?:chenil|ecurie|hall|cour|cafe|salle|restaurant|ferme|etage)s?\b|\b(?:homme|femme)s? (?:de (?:surface|barre)|sages?[- ]femmes?)\b|\b(?:police|bar|stunt|delivery|removal|maintenance|construction|layout|instrument|kiln|right[- ]hand|wardrobe|cable|line|repair|anchor) ?wom[ae]n\b/g,
  // Everyone is welcome
  /\b(?:regardless of|irrespective of|without regard to|whatever|any|all|every|sans distinction de|quel(?:le)?s? que soi(?:t|ent)(?: le| la| les| leur| l')?|toutes?|tous) ?(?:(?:race|gender|religion|nationalit(?:y|ies|e|es)|ethnicit(?:y|ies)|ages?|genres?|sexes?|origines?|religions?|handicap|disability|and|or|et|ou|,) ?)+/g,
  /\b(?:wo)?men's [a-z]+(?: (?:cup|league|team))?|\bgarcons? de cafe\b|\b(?:jeune )?(?:fille|garcon)s? au pair\b|\bau pair girls?\b|\bisle of man\b|\bmarie claire\b|\bman (?:utd|united|city|trucks?|energy)\b/g,
  /\b(?:customers?|users?|clients?|children|adults?|students?|patients?|pupils?|residents?|travell?ers) with disabilit(?:y|ies)\b|\b(?:work(?:ing)?|support(?:ing)?|experience|car(?:e|ing)|services?|accessibility) (?:for |with |to |of )?(?:people|persons|adults) with disabilit(?:y|ies)\b/g,
  /\b(?:for|of|with|to) (?:the )?(?:elderly|older|old|young) (?:people|persons|adults|patients|audiences?|children)\b|\bdigital natives? (?:brands?|compan(?:y|ies)|products?|audience)\b/g,
  // Whom a person works with
  /\b(?:(?:kind|good|great|gentle|patient|friendly|caring|comfortable|at ease|works?|working|worked|experience|experienced|skilled|firm) with|(?:kind|gentle) to) (?:young |small |little )?(?:children|kids)\b/g,
  /\b(?:years?|months?|ans?|mois) with (?:young |small )?(?:children|kids)\b|\b(?:children|kids) (?:under|over|aged|up to) [a-z0-9]+/g,
  // Whom a mail greets
  /\b(?:hi|hello|hey|dear|morning|thanks|merci|bonjour|bonsoir|salut|coucou) (?:les |mes |the |my )?(?:ladies|girls|guys|boys|gents|gentlemen|filles|garcons|gars)\b/g,
  // Initiatives, markets and products
  /\b(?:women|girls|ladies|men) (?:in|who) [a-z]+/g,
  /\b(?:women|men|girls|boys|ladies|kids|male|female|gender)(?:'s|s'|s)?[ -](?:wear|shoes|fashion|health|clothing|apparel|magazine|footwear|studies|collections?|clinic|grooming|rights|football|basketball|soccer|hockey|equality|diversity|equity|pay gap|balance|mainstreaming|connectors?|shelter|ready|parity|lingerie|cosmetics)\b/g,
  /\b(?:pret-a-porter|mode|collections?|chaussures|vetements|parfums?|rayons?|cosmetiques?|presse|magazine|lingerie|football|rugby|maroquinerie|textile)s? (?:de |pour |d')?(?:femme|homme|fille|garcon|enfant)s?\b/g,
  /\b(?:egalite|parite|mixite)(?: professionnelle)?(?: (?:entre |des |les ))?(?: ?(?:femmes?|hommes?|les|et|\/|-| ))*\b/g,
  /\b(?:droits? (?:de l'homme|des femmes|de la femme)|ressources? (?:humaines?)|sante des femmes|femmes? de (?:menage|chambre|lettres|loi)|hommes? (?:de (?:menage|chambre|lettres|main|terrain|theatre|l'art)|toutes mains|a tout faire)|hommes?[- ](?:orchestre|grenouille|sandwich)s?|femmes? d'affaires|femmes?[- ]orchestres?|hommes? d'affaires|hommes? clef?s?|sages?[- ]femmes?|gentlemen's club|hommes? de loi|interface homme[- ]machine|ihm homme|homme[- ]machine|jours?[- ]hommes?|hommes?[- ]jours?|homme \/ femme|homme\/femme|femme\/homme|hommes? et (?:des |les )?femmes?|femmes? et (?:des |les )?hommes?|men and women|women and men)\b/g,
  /\b(?:man|woman)[- ](?:day|month|year|machine|made|power)s?\b|\bgirl(?:s)? who code\b|\bwomen techmakers\b|\bboys? (?:and|&) girls? clubs?\b|\bbig four\b/g,
  // The one who left: "our old plant manager"
  /\b(?:our|my|their|your|his|her) old (?!(?:wom[ae]n|m[ae]n|lady|guy|people|staff|[a-z]+s)\b)[a-z]+/g,
  /\bold (?:navy|mutual|dominion|spice|school|trafford|world|town|el paso)\b/g,
  /\bmarried to (?:the|their|his|her|my) (?:job|work|craft)\b|\bmaisons? meres?\b|\bcartes? meres?\b/g,
  // When a company was founded
  /\b(?:marque|entreprise|societe|maison|enseigne|groupe|start-?up|agence|boite|cooperative|association|pme|brasserie|librairie|editeur|fabricant|fintech|biotech|plateforme|boulangerie|studio|cabinet|atelier|reseau|chaine|brand|company|firm|business|charity|practice|brewery|label|house)s?(?: [a-z'-]+){0,8}? (?:nee?s?|born) (?:en|in) (?:18|19|20)\d\d/g,
  // Youth and age of things
  /\b(?:young|old|older|ageing|aging) (?:compan(?:y|ies)|startups?|start-ups?|brands?|firms?|teams?|organi[sz]ations?|business(?:es)?|products?|codebases?|systems?)\b|\bjeunes? (?:entreprises?|societes?|pousses?|startups?|start-ups?|marques?|equipes?|structures?)\b|\bjeunes? diplome[es]*\b(?! \(?(?:[a-z]+ ){0,3}(?:19|20)\d\d)|\byoung (?:learners?|offenders?|readers?|drivers?)\b|\byoung grad(?:uate)?s?\b(?! \(?(?:[a-z]+ ){0,3}(?:19|20)\d\d)|\bmillennials? (?:audience|market|brand|consumers?|customers?)\b|\bgen z (?:audience|market|brand|consumers?|customers?)\b/g,
  /\b(?:aged|elder|elderly) care(?: [a-z]+)?\b|\belderly (?:patients?|residents?|home|people care|services?)\b|\b(?:aide|soins?|services?|accompagnement|aupres) (?:aux?|de|des|d') ?(?:personnes? agees?|enfants?|handicape[es]*|personnes? (?:handicapees?|en situation de handicap))\b|\baux personnes agees\b|\bpersonnes agees\b/g,
  // Children as a subject
  /\b(?:child ?care|child psycholog(?:y|ist)|children's (?:books?|hospital|literature|services|clothing|wear|media|tv)|kids'? (?:products?|apps?|wear|brands?|content|tv))\b|\b(?:work(?:ing|ed)?|experience|teach(?:ing)?|play(?:ing)?) with (?:young |small )?(?:children|kids)\b|\b(?:garde|accueil|protection|mode|psychologie|litterature|jardin) (?:d'|de l'|des |pour )?enfants?\b|\b(?:experience|travail(?:ler)?|contact|animation) avec (?:des |les |de jeunes )?enfants?\b/g,
  // Disability and health as a subject
  /\bdisabilit(?:y|ies) (?:services?|support|advisor|law|rights|insurance|studies|inclusion|sector|care|employment)(?: [a-z]+)?\b|\b(?:mission|referente?|politique|secteur|domaine|champ|charge[es]* de mission|droit du|responsable|correspondante?) handicap\b|\b(?:accompagn[a-z]+|enfants?|adultes?|personnes?|eleves?|patients?|public|residents?)(?: d'[a-z]+)? (?:en situation de handicap|handicape[es]*|sourds?|aveugles?|autistes?)\b|\bcolou?r[- ]?blind\b|\bdouble[- ]blind\b|\bblind (?:spot|test|hiring|review)s?\b|\bdeaf education\b|\bautis[mt][a-z]* (?:therap[a-z]+|specialist|education)\b/g,
  // Colours and races that do not describe people
  /\b(?:black|green|yellow|white) belts?\b(?: [a-z]+ [a-z]+)?|\bwhite[- ](?:label|papers?|collar|box|hat|space|board)[a-z]*|\bblack[- ](?:box|hat|friday|rock|berry|and decker)[a-z]*|\bmarque blanche\b|\blivres? blancs?\b|\brace (?:conditions?|engineers?|cars?|tracks?|drivers?|days?|team)\b|\bhuman race\b|\b(?:drag|horse|rat|arms|space) race\b|\btrace\b/g,
  // Languages are not nationalities, and native speakers are not natives
  /\bnative (?:[a-z]+ )?(?:speakers?|level|language)\b|\b[a-z]+[- ](?:speaking|speakers?|language|fluency)\b(?: [a-z]+)?|\bnative (?:app|mobile|ios|android|cloud|advertising)[a-z]*\b/g,
  /\b(?:bilingual|fluent|native|spoken|written|business|parle|parlant|courant|couramment|bilingue)(?: (?:in|en|l'|le))? ?(?:english|french|german|spanish|italian|portuguese|dutch|chinese|japanese|arabic|anglais|francais|allemand|espagnol|italien|portugais)\b(?! (?:nationals?|citizens?|people|only))/g,
  /\bcorporate citizenship\b|\bcitizen (?:developers?|science|scientists?|services?|experience|engagement)\b|\brelations? avec (?:les )?citoyens?\b|\bservices? (?:aux|des) citoyens?\b|\bforeign (?:exchange|trade|affairs|languages?|policy|office)\b|\bimmigration (?:law|lawyers?|services?|attorney)\b/g,
  // Christian names, saints, churches as employers of a name
  /\b(?:christian|catholic|jewish|islamic|protestant|institut catholique|hopital protestant|universite catholique|ecole catholique|secours catholique|institut protestant) (?:dior|louboutin|lacroix|aid|relief services|university|school|hospital|finance|banking|museum|community center|de (?:paris|lille|lyon|louvain|toulouse))\b|\b(?:institut|universite|ecole|secours|enseignement|lycee|hopital) (?:prive )?(?:catholique|protestant|juif|musulman)e?\b|\bfinance islamique\b|\betudes religieuses\b|\breligious studies\b/g,
  // Family words in business
  /\bsingle (?:page|sign|point|source|market|cell|tenant|family)[a-z -]*?\b|\bfamily (?:office|business|doctor|medicine|law|planning|owned)[a-z]*\b|\bparent compan(?:y|ies)\b|\bdivorce (?:law|lawyers?|attorney|mediation)\b|\bdroit (?:du divorce|de la famille)\b|\bmarriage counsel[a-z]+\b|\bmother(?:ship|board)s?\b|\bdata marts?\b/g,
  // Children's homes, and benefits from an employer
  /\b(?:en|notre|votre|leur|une|la|cette|d'une|sa) mecs\b|\bbirthday (?:off|leave|holiday|bonus)\b|\boff (?:on|for) your birthday\b|\bhappy birthday\b|\bbirthday (?:cake|party|card|drinks)\b/g,
  // A passport that allows work in a union of countries is not a nationality
  /\b(?:eu|european|schengen) passports?\b/g,
  // Schools of a church
  /\b(?:catholic|christian|jewish|muslim|islamic|sikh|hindu|protestant|faith) (?:(?:voluntary aided|infant|junior|primary|secondary|high|grammar|independent|academy|comprehensive|boarding|day|middle|elementary|prep) ?)+(?:school|academy|trust)?\b/g,
  // Jobs that are named after whom they serve, or after a person
  /\b(?:(?:learning|mentally|physically|visually|hearing|severely)[- ])?(?:disabled|impaired|handicapped|retarded|deaf|blind|autistic) (?:teachers?|interpreters?|tutors?|educators?)\b|\bable[- ]bodied (?:seam[ae]n|seafarers?|tankerm[ae]n|sailors?|watchm[ae]n)\b|\b(?:homme|femme)s? d'equipages?\b|\bminist(?:er|re)s? (?:of religion|religieu[a-z]+)\b|\bprofesseure?s? de religion [a-z]+\b|\bmaisons? de retraite\b|\b(?:assistante?|assistant|ecole|langue|maitresse d'ecole)s? maternel(?:le)?s?\b(?! (?:francais|anglais|allemand))/g,
];
