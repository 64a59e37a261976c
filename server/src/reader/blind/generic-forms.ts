/*
 * Every text in the generic form: what is said of a woman reads as what is said of a man, in English
 * and French, so that neither can be told from the other. Trades, participles, adjectives and the
 * articles before them. A feminine that belongs to a thing ("équipe dédiée") changes too; its
 * meaning stays.
 */

export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Both genders become a word for both: "salesman" and "saleswoman" are "salesperson". */
const MEN =
  'sales|chair|spokes|business|crafts|fore|ombuds|trades|handy|camera|post|police|fire|service|sports|crew|repair|drafts|draughts|journey|fisher|stunt|council|congress|states|anchor|work';
const MAN = new RegExp(`^(${MEN})(?:wo)?m(a|e)n$`, 'iu');

/** Feminines with a stem of their own. */
const OWN_FORMS: Readonly<Record<string, string>> = {
  actress: 'actor',
  waitress: 'waiter',
  hostess: 'host',
  stewardess: 'steward',
  seamstress: 'seamster',
  manageress: 'manager',
  headmistress: 'head teacher',
  headmaster: 'head teacher',
  barmaid: 'bartender',
  barman: 'bartender',
  alumna: 'alumnus',
  alumnae: 'alumni',
  heroine: 'hero',
  poetess: 'poet',
  heiress: 'heir',
  benefactress: 'benefactor',
  cheffe: 'chef',
  cheffes: 'chefs',
  hôtesse: 'hôte',
  hôtesses: 'hôtes',
  maîtresse: 'maître',
  patronne: 'patron',
  championne: 'champion',
  citoyenne: 'citoyen',
  autrice: 'auteur',
  seule: 'seul',
  prête: 'prêt',
  première: 'premier',
  dernière: 'dernier',
  étrangère: 'étranger',
  devenue: 'devenu',
  promue: 'promu',
  élue: 'élu',
  reçue: 'reçu',
  reconnue: 'reconnu',
  convaincue: 'convaincu',
  accomplie: 'accompli',
  investie: 'investi',
  aguerrie: 'aguerri',
  avertie: 'averti',
  épanouie: 'épanoui',
  maternelle: 'maternel',
  créative: 'créatif',
  réactive: 'réactif',
  proactive: 'proactif',
};

/** Nouns that take an -e or -es for women. */
const ADD_E =
  /^(ingénieur|ingenieur|professeur|auteur|docteur|procureur|gouverneur|supérieur|avocat|adjoint|président|agent|adhérent|référent|compétent|polyvalent|excellent|intelligent|patient|client|apprenti|expert|commercial|artisan|titularisé|lauréat|magistrat|candidat|député|diplomat|préfet|stagiair|délégué|banquièr|écrivain|chargé|régent|content|ouvert|satisfait|issu|rédactionnel|mandatair)(e)(s?)$/iu;

const EXCEPTIONS = new Set(
  // -ée: things
  (
    'année journée soirée matinée durée entrée donnée idée arrivée armée pensée portée tournée montée tranchée rentrée allée vallée fusée poupée dictée ' +
    'corvée denrée épée marée chaussée destinée odyssée mosquée cheminée randonnée traversée plongée mêlée échappée bouchée travée percée levée assemblée ' +
    'épopée corée guinée méditerranée gelée veillée volée poignée cuillerée coulée lycée musée trophée apogée ' +
    // -euse, -trice, -ière, -ienne
    'reuse matrice cicatrice carrière matière manière lumière frontière rivière filière bière chaudière croisière bannière barrière crinière ' +
    'poussière prière tanière ornière civière arrière derrière pierre vienne tienne sienne mienne étienne adrienne fabienne lucienne julienne ' +
    'antienne molière lavallière première dernière bavière ' +
    // -ante
    'plante amiante variante constante soixante quarante cinquante trente tante andante dilettante détente atlante dante nante'
  ).split(' '),
);

/** Adjectives in -euse whose masculine is in -eux. */
const IN_EUX =
  /(?:[^c]ieuse|oureuse|aleureuse|heureuse|néreuse|ageuse|oyeuse|sireuse|[^o]ueuse|uleuse|ombreuse|igneuse|ougueuse)s?$/iu;

/** Words of both genders: only the article before them tells. */
const EPICENE =
  'responsable|comptable|cadre|élève|gestionnaire|secrétaire|architecte|bénévole|stagiaire|juriste|manager|leader|interprète|chimiste|pilote|capitaine|aide-soignante?|guide|collègue|membre|adepte|professionnelle?|femme|personne|\\p{L}{3,}(?:iste|logue|graphe|naire)';

const WORD = /(?<![\p{L}\p{N}])\p{L}{3,}(?![\p{L}\p{N}])/gu;
const TRADE_OF = /(?<![\p{L}\p{N}])(?:femme|homme)s?(?= (?:de|d['’]) ?\p{L})/giu;
const ARTICLE = new RegExp(
  `(?<![\\p{L}\\p{N}])(une|la|cette|certaine)(?= (?:(?:\\p{L}+) )?(?:(?:${EPICENE})s?)(?![\\p{L}\\p{N}]))`,
  'giu',
);
const BEFORE_NOUN = /(?<![\p{L}\p{N}])(une|la|cette|certaine) (?:\p{L}{4,} )?$/iu;
const GENERIC_ARTICLE: Readonly<Record<string, string>> = {
  une: 'un',
  la: 'le',
  cette: 'ce',
  certaine: 'certain',
};

/** The edits that give a text its generic form, in order and apart. */
export function genericEdits(text: string): Edit[] {
  const edits = new Map<number, Edit>();
  const add = (start: number, found: string, replacement: string): void => {
    edits.set(start, {
      start,
      end: start + found.length,
      text: likeCase(replacement, found),
    });
  };
  const article = (start: number, found: string): void =>
    add(start, found, GENERIC_ARTICLE[found.toLowerCase()]!);
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const generic = genericOf(word.toLowerCase());
    if (generic === null) continue;
    add(index, word, generic);
    const before = BEFORE_NOUN.exec(text.slice(Math.max(0, index - 40), index));
    if (before) article(Math.max(0, index - 40) + before.index, before[1]!);
  }
  for (const { 0: found, index } of text.matchAll(TRADE_OF)) add(index, found, 'personne');
  for (const { 0: found, index } of text.matchAll(ARTICLE)) article(index, found);
  return [...edits.values()].toSorted((one, other) => one.start - other.start);
}

/** The generic form of a word in lower case; null when it has one form. */
function genericOf(word: string): string | null {
  const own = OWN_FORMS[word];
  if (own !== undefined && Object.hasOwn(OWN_FORMS, word)) return own;
  const last = word.charCodeAt(word.length - 1);
  const isCandidate = last === E || last === S || last === N;
  if (!isCandidate) return null;
  if (last === N) return MAN.test(word) ? word.replace(MAN, asPerson) : null;
  const one = last === S ? word.slice(0, -1) : word;
  if (EXCEPTIONS.has(one)) return null;
  if (ADD_E.test(word)) return word.replace(ADD_E, '$1$3');
  for (const [ending, generic] of ENDINGS)
    if (ending.test(word)) return word.replace(ending, generic);
  return ended(word);
}

const E = 'e'.charCodeAt(0);
const S = 's'.charCodeAt(0);
const N = 'n'.charCodeAt(0);

const asPerson = (_found: string, stem: string, vowel: string): string =>
  `${stem}${vowel === 'a' ? 'person' : 'people'}`;

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L}{2})trice(s?)$/u, 'teur$1'],
  [/(?<=\p{L}{2})ière(s?)$/u, 'ier$1'],
  [/(?<=conseill|boulang|bouch|berg|horlog|ménag|passag|cherch|archer)ère(s?)$/u, 'er$1'],
  [/(?<=\p{L}{2})ienne(s?)$/u, 'ien$1'],
  [/(?<=\p{L}{2})éenne(s?)$/u, 'éen$1'],
  [/(?<=\p{L}{2}ion)nelle(s?)$/u, 'nel$1'],
  [/(?<=\p{L}{3})ante(s?)$/u, 'ant$1'],
];

/** -ée and -euse need more than the ending. */
function ended(word: string): string | null {
  const participle = /^(.{2,}é)e(s?)$/u.exec(word);
  if (participle) return participle[1]! + participle[2]!;
  if (!/.{2}euses?$/u.test(word)) return null;
  return IN_EUX.test(word) ? word.replace(/euses?$/u, 'eux') : word.replace(/euse(s?)$/u, 'eur$1');
}

function likeCase(word: string, like: string): string {
  if (like.length > 1 && like === like.toUpperCase()) return word.toUpperCase();
  return /^\p{Lu}/u.test(like) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
