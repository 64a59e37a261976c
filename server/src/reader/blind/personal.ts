/*
 * What texts tell about a person beside the work, in English and French: births and ages, addresses
 * and telephone numbers, family, parental leave, nationality, years of study. Masked character for
 * character, like all blinded text.
 *
 * Work about these subjects stays: "maternity ward", "parental leave policy", "garde d'enfants",
 * "société mère", "mother tongue".
 */

type Mask = (found: string) => string;

const BEFORE = '(?<![\\p{L}\\p{N}])';
const AFTER = '(?![\\p{L}\\p{N}])';
const words = (sources: readonly string[]): RegExp =>
  new RegExp(`${BEFORE}(?:${sources.join('|')})${AFTER}`, 'giu');

/** The end of a statement: a list of facts, as in "45 ans, marié, 2 enfants". */
const STANDS_ALONE = '(?=\\s*(?:$|[,;|/)\\n.–•·-]))';
const LISTED = '(?<=(?:^|[.!?,;|(\\n–•·-])\\s{0,3})';

/** Pairs of pronouns, as people put them after their name, in a headline or a title. */
const PRONOUN_PAIRS = [
  '(?:she|he|they) ?/ ?(?:her|him|his|them|they)s?(?: ?/ ?(?:hers|his|theirs))?',
  '(?:elle|il|iel) ?/ ?(?:elle|lui|il|iel|la|le)',
];
const PAIRED_PRONOUNS = words(PRONOUN_PAIRS);

const BIRTHS = words([
  '(?:born|née?|birth ?(?:date|day|year)|date de naissance|date of birth|d\\.?o\\.?b\\.?)(?![\\p{L}])[^.;\\n]{0,40}?\\d{4}',
  'born (?:and (?:raised|bred) )?(?:in|on|at) [^.,;\\n]{2,40}',
  'n(?:é|ée|é\\(e\\)) (?:le|à|a|au|aux|en) [^.,;\\n]{2,40}',
  '(?:place of birth|birthplace|lieu de naissance) ?:? ?[^.,;\\n]{2,40}',
]);

const DECADES = 'twenties|thirties|forties|fifties|sixties|[2-6]0s';
const AGES = words([
  '\\d{2}[- ]years?[- ]old|\\d{2} ?(?:y/?o|years of age)',
  "(?:âgée? de|j['’]ai) \\d{2} ans(?! d)",
  'aged \\d{2}|(?:age|âge) ?: ?\\d{2}(?: ans)?',
  `${LISTED}(?:1[89]|[2-7]\\d) ans${STANDS_ALONE}`,
  `in (?:my|his|her|their) (?:early |late |mid[- ]?)?(?:${DECADES})`,
  '(?:trentenaire|quadragénaire|quinquagénaire|sexagénaire|quadra|quinqua)s?',
]);

const DEGREES =
  "bachelors?|bachelor['’]s|masters?(?! (?:data|plan|class|file|record|service))|master['’]s|mba|b\\.?sc|m\\.?sc|b\\.?a|ph\\.?d|doctora(?:l|te?)|licence|bac(?:calauréat)?|bts|but|dut|deug|dess|dea|cap|bep|maîtrise|diplom\\p{L}*|diplôm\\p{L}*|degrees?|graduat\\p{L}*|alumn\\p{L}*|a[- ]levels?|gcses?|studied|studies|étud\\p{L}*|class of|promotion|promo|cohort";
const YEAR = /(?<!\d)(?:19[4-9]|20[0-4])\d(?!\d)/gu;
const YEARS = '(?:19[4-9]|20[0-4])\\d(?: ?[-–—/] ?(?:(?:19|20)?\\d\\d))?';
/** A degree with its year, on either side. */
const STUDIES = words([
  `(?:${DEGREES})[^.;\\n]{0,60}?${YEARS}`,
  `\\(?${YEARS}\\)? ?[:,–-]? ?(?:${DEGREES})`,
  `(?:university|université|school|école|college|lycée)[^.;\\n,]{0,40}\\(${YEARS}[^)\\n]{0,20}\\)`,
  'graduation year ?:? ?\\d{4}',
]);

const LEAVE =
  '(?:maternity|paternity|parental|adoption|family)[- ](?:leave|break)|congés? (?:de )?(?:maternité|paternité|adoption|parent(?:al|aux))|pause parentale';
/** Work about leave: a policy, its administration, the job of somebody who is away. */
const NOT_WORK_BEFORE =
  '(?<!(?:policy on|policies on|administ\\p{L}+|managed|managing|cover(?:ed|ing)? (?:a |for )?|gestion|gérer|remplacement|remplacer|dossiers?|suivi|droits?|calcul|politique)(?: (?:of|for|de|des|du|les|le|un|d.un|pour|en))?\\s)';
const NOT_WORK_AFTER =
  '(?! (?:polic|cover|scheme|benefit|law|administ|replacement|programm?e|rules|entitle|de (?:\\p{L}+ )?salarié))';

const CHILDREN =
  '(?:children|kids|child|kid|boys?|girls?|sons?|daughters?|twins|triplets|toddlers?|teenagers?|teens)';
const ENFANTS =
  '(?:enfants?|filles?|fils|garçons?|jumeaux|jumelles|bébés?|ados?|adolescent(?:e?s)?)';
const PARENT_EN =
  '(?:grand|step)?(?:mother|father|mum|mom|mummy|mommy|dad|daddy|parent)|mama|papa|grandma|grandpa|nan';
const PARENT_FR = '(?:belle-|beau-|grand-)?(?:mère|père|maman|papa|parent)|mamie|papi|papy';
const OWN_EN =
  '(?:proud|single|working|devoted|happy|loving|full[- ]time|stay[- ]at[- ]home|new|young|busy|expectant)';
const OWN_FR = '(?:jeune|fière|fier|heureuse|heureux|future?)';

const KIN_EN: readonly string[] = [
  `(?:${OWN_EN} )*(?:${PARENT_EN})s? (?:of|to) (?:my |our |an? |the )?(?:(?:[\\p{L}\\d-]+ ){0,3}?${CHILDREN}|one|two|three|four|five|six|\\d)`,
  `(?:${OWN_EN} )+(?:${PARENT_EN})`,
  `(?<=(?:i am|i['’]m|as|being|also) an? )(?:${PARENT_EN})`,
  `(?<=(?:^|[,;|(\\n•·]|\\p{L} and|&)\\s{0,3})(?:${PARENT_EN}|wife|husband)${STANDS_ALONE}`,
  'my (?:pregnanc(?:y|ies)|maternity|paternity)',
  '(?:wife|husband|widow|widower|daughter|son|sister|brother|mother|father)(?= of (?!pearl))',
  '(?:happily |newly |recently )?(?:married(?= (?:to|with|since|for|and)(?!\\p{L})|\\s*(?:$|[,;|)\\n.]))|unmarried|divorced|widowed|engaged to be married)',
  'house(?:wife|husband)|home-?maker|stay[- ]at[- ]home (?:mother|father|mum|mom|dad|parent)',
  `(?:raising|raised|rearing|caring for|cared for|looking after|looked after|care for|raise) (?:my|our|two|three|four|five|\\d) (?:own |young |small |elderly )?(?:${CHILDREN}|family|parents?|mother|father)`,
  `${LISTED}(?:one|two|three|four|five|\\d) ${CHILDREN}${STANDS_ALONE}`,
  "(?:i was|i am|i[’']m|while|when|being|currently) pregnant",
];

const KIN_FR: readonly string[] = [
  `(?:${OWN_FR} )?(?:${PARENT_FR})s? (?:comblée? |heureu(?:x|se) )?(?:de|d['’]) ?(?:(?:une?|deux|trois|quatre|cinq|six|\\d+|mes|nos|jeunes?|petite?s?|grande?s?) )*(?:${ENFANTS}|famille|petits|deux|trois|quatre|cinq|six)`,
  `(?:${OWN_FR} )(?:${PARENT_FR})s?`,
  `(?:${PARENT_FR})s? (?:au foyer|célibataire|solo|isolée?)|(?:femme|homme) au foyer`,
  `(?<=(?:je suis|en tant que|étant|aussi) (?:une? )?)(?:${PARENT_FR})`,
  `(?<=(?:^|[,;|(\\n•·]|\\p{L} et)\\s{0,3})(?:${PARENT_FR}|épouse|époux|mari)${STANDS_ALONE}`,
  '(?:ma|mes) grossesses?',
  "(?:épouse|époux|mari|veuve|veuf|fille|fils|s(?:œ|oe)ur|frère)(?= (?:de|d['’]|du) ?(?!salle|cuisine))",
  '(?<!(?:robes? de |la |le |futurs? |future )(?:jeune )?)(?:marié|mariée|marié\\(e\\)|pacsée?|remariée?|divorcée?|veuf|veuve|célibataire|en couple|concubinage)',
  `(?:éducation|élever|élevé|garde|m['’]occuper) (?:de )?(?:mes|nos) (?:\\p{L}+ )?${ENFANTS}`,
  `${LISTED}(?:un|deux|trois|quatre|cinq|\\d) enfants?(?: à charge)?${STANDS_ALONE}`,
  "(?:je suis|j[’']étais|étais|été|étant) enceinte",
];

/** Somebody of the family, who may be the subject of what follows: "my husband runs the shop". */
const RELATIVES = words([
  'my (?:late |ex-?|young |beloved )?(?:wife|husband|spouse|fiancée?|boyfriend|girlfriend|kids?|child(?:ren)?|sons?|daughters?|bab(?:y|ies)|mother(?! tongue)|father|mum|mom|dad|parents?|twins|newborn|toddler|family)',
  'mon (?:mari|époux|épouse|conjoint|compagnon|fils|fiancé|père|bébé|enfant)|ma (?:femme|conjointe|compagne|fille|fiancée|mère|famille)|mes (?:enfants|filles|fils|jumeaux|jumelles|parents)',
]);

/** A person of one gender. "One-man show" and "man-days" are things. */
const GENDERS: readonly string[] = [
  "(?<=(?:as|i am|i['’]m|being) an? (?:\\p{L}+ ){0,2})(?:wom[ae]n|m[ae]n|girl|guy|lady|gentleman|female|male|boy)",
  "(?<=(?:^|[.!?\\n|,(•-]\\s{0,3}|an? )(?:(?:ambitious|dynamic|passionate|motivated) )?(?:young|passionate|driven|ambitious|dynamic|motivated|hard-?working|self-made|energetic|strong) (?:\\p{L}+ )?)(?:woman|man|girl|guy|lady|gentleman)(?![-’'])",
  "(?<=(?:jeune|une|en tant que|je suis une?|comme) (?:jeune )?)(?:femme|homme|dame|demoiselle)(?! (?:d['’ ]|de |au ))",
  '(?:gender|sex|sexe|genre|civilité) ?: ?\\p{L}+',
];

const STATED: readonly string[] = [
  '(?:nationality|citizenship|nationalité) ?:? ?\\p{L}+(?: \\p{L}+)?',
  '(?:marital status|family status|situation (?:familiale|matrimoniale)|état civil) ?:? ?[^.,;|\\n]{1,40}',
  '(?:religion|ethnicity|ethnie) ?: ?[^.,;|\\n]{1,40}',
];

const LIFE = words([...KIN_EN, ...KIN_FR, ...GENDERS, ...STATED]);
const LEAVES = new RegExp(
  `${BEFORE}${NOT_WORK_BEFORE}(?:${LEAVE})${AFTER}${NOT_WORK_AFTER}`,
  'giu',
);

/**
 * One of these words or signs is in every text that the patterns above find. Most texts of work
 * contain none, so one search rules them out.
 */
const LIFE_HINT =
  /mother|father|mum|mom|dad|parent|mama|papa|nan(?!\p{L})|grandm|grandp|wife|husband|widow|daughter|son(?!\p{L})|sister|brother|child|kid|boy|girl|twin|triplet|toddler|teen|my |married|divorced|engaged|home-?maker|rais|rear|caring|care |cared|look(?:ing|ed) after|pregnan|mère|père|mamie|pap[iy]|enfant|fil(?:le|s)|garçon|jum(?:eau|elle)|bébé|ado|femme|homme|foyer|épou[sx]|mari|veu[fv]|s(?:œ|oe)ur|frère|mon |ma |mes |nos |pacsé|célibataire|couple|concubin|divorcé|enceinte|wom[ae]n|m[ae]n(?!\p{L})|guy|lady|gentle|male|dame|demoiselle|gender|sexe?|genre|civilit|national|citizenship|marital|status|situation|état|religion|ethni|leave|break|congé|pause/iu;

const DIGIT = /\d/u;
/** These are the births and ages that need no digit. */
const AGE_HINT = /\d|born|n[ée]e?|birth|naissance|ties(?!\p{L})|naire|quadra|quinqua/iu;

/**
 * Masks what a running text or a title tells about the life of the person. Relatives have a mask of
 * their own: who reads what somebody else did must not take it for the person's work.
 */
export function hidePersonal(text: string, mask: Mask, maskOther: Mask): string {
  let shown = text;
  if (AGE_HINT.test(shown)) shown = shown.replace(BIRTHS, mask).replace(AGES, mask);
  if (DIGIT.test(shown)) shown = shown.replace(STUDIES, (found) => hideYears(found, mask));
  if (LIFE_HINT.test(shown)) {
    shown = shown.replace(LEAVES, mask).replace(LIFE, mask).replace(RELATIVES, maskOther);
  }
  return hidePairs(shown, mask);
}

/** All years of a text about studies. */
export const hideYears = (text: string, mask: Mask): string =>
  text.replace(YEAR, mask).replace(/(?<=█ ?[-–—/] ?)\d\d(?!\d)/gu, mask);

export const hidePairs = (text: string, mask: Mask): string =>
  text.includes('/') ? text.replace(PAIRED_PRONOUNS, mask) : text;

const URLS =
  /\b(?:https?:\/\/|www\.)[^\s<>"')\]]+|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}|(?<![\w.])@\w[\w.-]{2,40}|\b(?:linkedin|github|gitlab|twitter|x|facebook|instagram|medium|behance)\.com\/[^\s<>"')\]]+/giu;

const PHONES =
  /(?<![\p{L}\p{N}])(?:\+|00)\d{1,3}(?:[ .()-]{0,2}\d){7,13}(?!\d)|(?<!\d)0[1-9](?:[ .-]?\d{2}){4}(?!\d)|(?<!\d)\(\d{3}\) ?\d{3}[- ]\d{4}(?!\d)|(?<!\d)0\d{3,4} \d{3} ?\d{3,4}(?!\d)/gu;

/** Capitals tell a street from "10 cours", "3 place markets" and "2 routes". */
const STREETS = [
  /(?<![\p{N}\p{L}])\d{1,4}(?: ?(?:bis|ter|quater))?,? (?:[Rr]ue|[Aa]venue|[Aa]v\.|[Bb]oulevard|[Bb]d\.?|[Pp]lace|[Aa]llée|[Cc]hemin|[Ii]mpasse|[Qq]uai|[Rr]oute|[Ss]quare|[Ff]aubourg|[Ll]otissement|[Rr]ésidence) (?:(?:de|du|des|de la|de l['’]|d['’]|le|la|les|l['’]) ?)?\p{Lu}[^,;.\n|)]{1,40}/gu,
  /(?<![\p{N}\p{L}])(?!(?:19|20)\d\d )\d{1,5}[A-Za-z]? (?:\p{Lu}[\p{L}'’.-]* ){1,3}(?:Street|St\.?|Road|Rd\.?|Avenue|Ave\.?|Lane|Ln\.?|Close|Crescent|Terrace|Gardens|Grove|Boulevard|Blvd\.?)(?!\p{L})/gu,
  /(?<![\p{N}\p{L}])(?:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|P\.?O\.? Box \d+)(?![\p{N}\p{L}])/gu,
  /(?<=(?:^|[,\n(|–█-])\s{0,2})(?:F-?)?\d{5}(?= \p{Lu}\p{L})(?! (?:EUR|USD|Euros|Dollars|Users))/gu,
];

/** Masks where somebody lives and is reached. The town itself may be asked for, and stays. */
export function hideReach(text: string, mask: Mask): string {
  const shown = /[./@]/u.test(text) ? text.replace(URLS, mask) : text;
  if (!DIGIT.test(shown)) return shown;
  return STREETS.reduce((rest, street) => rest.replace(street, mask), shown.replace(PHONES, mask));
}
