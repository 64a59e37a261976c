import { phraseBook } from '../../../reader/phrases.ts';
import { type Element, heldBack, type Item, type MeaningOf, type Text } from './elements.ts';
import { strayPlaces } from './place-sentences.ts';

/*
 * The role of a place in its sentence. A job advertisement names more places than the place of
 * work: the employer's head office, its clients and plants, travel destinations, the candidate's
 * origin. The noun or verb that governs the place tells them apart.
 */

/**
 * `here`: where the work is. `only`: the same, in words that rule out every other place. `seat`:
 * the head office or parent company, never where the work is. `employer`: where the employer is,
 * which is where the work is unless the prompt names another place. `beside`: clients, plants,
 * travel, experience: not the person's place when the prompt names another one.
 */
type Role = 'here' | 'only' | 'seat' | 'employer' | 'beside';

/** The words before a place that govern it. Articles and prepositions may come between. */
const GOVERNORS = phraseBook<Role>([
  [
    'only',
    'location :|locations :|job location :|work location :|place of work :|geography :|city :|localisation :|lieu :|lieu de travail :|lieu de mission :|ville :|domiciliation|poste base|poste basee|poste a pourvoir|role is based|position is based|job is based|role is on site at our|role is at our|pour un poste',
  ],
  [
    'here',
    'pour notre siege|pour le siege|for our head office|for our hq|for our headquarters|notre filiale|our subsidiary|our plant|our factory|notre usine|office|our office|site|branch|team|store|hotel|school|hospital|clinic|warehouse|depot|practice|agence|usine|entrepot|equipe|magasin|boutique|etablissement|clinique|hopital|ecole|studio|cabinet|laboratoire|atelier|base|based|basee|located|situe|situee|situated|live|living|habitant|habitez|poste|role|position|job|seat|vacancy|opportunity|mission|plateforme|chantier|secteur|based at our head office|based at our headquarters|at our head office|at our headquarters|at the head office|base au siege|basee au siege|poste au siege',
  ],
  [
    'seat',
    'mere|mere est|groupe est base|groupe est basee|groupe est installe|group is based|group is headquartered|parent is based|company is headquartered|siege est|siege est a|registered seat|corporate seat|legal seat|registered office|head office|head offices|headquarters|headquartered|hq|hqs|parent|parent company|mother company|holding company|siege|siege social|maison mere|societe mere|quartier general|domiciled',
  ],
  [
    'beside',
    'meetup|meetups|offsite|offsites|retreat|retreats|seminaire|seminaires|interviews|entretiens|reunions|meetings|clients|client base|customers|customer base|accounts|market|markets|suppliers|vendors|partner|partners|subsidiary|subsidiaries|factories|plants|offices|branches|shops|stores|homes|sites|hotels|colleagues|teams|users|stakeholders|manufacturers|investors|liaison|liaise|liaising|working with|work with|selling into|sell into|sell to|export to|exports to|travel|travels|trips|travelling|traveling|visits|comes from|come from|coming from|previously in|worked in|experience|expertise|exposure|knowledge|relocation|relocating from|relocate from|relocation from|clientele|comptes|marche|marches|fournisseurs|partenaire|partenaires|filiale|filiales|usines|agences|bureaux|magasins|boutiques|equipes|utilisateurs|flux|export|exports|deplacement|deplacements|voyages|missions|experience en|experiences|connaissance|venant|provenance|a ete|projets en|implantations|implante|present|presente|presence|present in|active in|operates in|operating in|expands|expansion',
  ],
]);

/** The employer who hires: "a biotech from Basel", "un assureur basé à Niort". */
const EMPLOYERS = new Set(
  'company|companies|client|contractor|startup|startups|start|scaleup|up|firm|group|groupe|biotech|fintech|business|manufacturer|supplier|developer|retailer|bank|insurer|agency|consultancy|charity|employer|sponsor|corporation|multinational|societe|entreprise|pme|eti|cabinet|editeur|assureur|banque|industriel|association|constructeur|fabricant|leader|esn|assureurs|fondation|acteur'.split(
    '|',
  ),
);
const STANDS = new Set(
  'based|base|basee|located|situe|situee|installe|installee|implante|implantee|from'.split('|'),
);

/** Articles, prepositions and plain verbs that may come between a governor and its place. */
const LINKS = new Set(
  'in|at|of|to|from|for|with|the|a|an|our|its|is|are|was|across|into|within|around|throughout|mainly|also|both|near|en|au|aux|de|du|des|d|la|le|les|l|dans|sur|vers|pour|son|sa|ses|notre|nos|votre|vos|est|sont|se|trouve|trouvent|situe|situes|situee|base|basee|based|located|avec|et|and|or|ou|chez|que|qui'.split(
    '|',
  ),
);

/**
 * Maximum number of other words between a governor and its place: "le siège du groupe se trouve à
 * Mulhouse".
 */
const MAX_OTHER_WORDS = 2;
const MAX_GOVERNOR_WORDS = 7;
/** "comes from a hotel in London": an indefinite hotel is not the one that hires. */
const INDEFINITE = new Set(['a', 'an', 'un', 'une']);
/** Maximum number of tokens from a place back to its governor. */
const MAX_STEPS = 40;

/** Words after a place that make it the site of the work, or the head office. */
const AFTER = phraseBook<Role>([
  [
    'here',
    'office|site|branch|team|store|plant|factory|warehouse|hub|depot|campus|clinic|hospital|school|showroom|studio|based role|based position',
  ],
  ['seat', 'hq|headquarters|head office|headquartered'],
  ['beside', 'clients|customers|market|markets|accounts|suppliers'],
]);

/** Nouns that a country qualifies as an adjective: "US firm", "EU passport", "German GAAP". */
const NATIONAL = new Set(
  'firm|company|companies|group|parent|owned|client|clients|startup|passport|passports|citizen|citizens|citizenship|gaap|tax|law|multinational|mnc|bank|market|markets|brand|manufacturer|retailer|investor|investors|headquartered|headquarters|hq|healthcare|subsidiary|equities|regulations|standards|listed|fund|insurer|visa|work|licence|license|customers|accounts|entity|entities|payroll|sales'.split(
    '|',
  ),
);

const REMOTE = phraseBook<true>([
  [
    true,
    'fully remote|full remote|100 % remote|100 % teletravail|full teletravail|remote first|remote ok|remotely|teletravail complet|100 % a distance',
  ],
]);

type PlaceItem = Item<MeaningOf<'place'>>;

/** The start of each place, keyed by the token after its end. */
type PlaceStarts = ReadonlyMap<number, number>;

interface Held {
  element: Element;
  role: Role | null;
  /** The number of its sentence. */
  sentence: number;
}

const isSentenceEnd = (word: string): boolean =>
  ['.', '!', '?', ';', '\n', '•', '|', '*'].includes(word);

function governorEndingAt(text: Text, to: number): { role: Role; from: number } | null {
  for (let from = Math.max(0, to - MAX_GOVERNOR_WORDS); from < to; from++) {
    const found = GOVERNORS.match(text.tokens, from);
    if (found?.to === to) return { role: found.meaning, from };
  }
  return null;
}

/**
 * Whether "based in" and similar words apply to the employer: "une société de services basée à
 * Montréal".
 */
function isSaidOfEmployer({ tokens, mentions }: Text, at: number): boolean {
  for (let before = at - 1; before >= 0 && before > at - 7; before--) {
    const token = tokens[before];
    if (!token || token.kind === 'mark' || mentions[before]?.mention.kind === 'title') return false;
    if (EMPLOYERS.has(token.word)) return true;
  }
  return false;
}

/**
 * The role that a governor ending before the token gives. "a hotel" and similar words give none:
 * that hotel is not the one that hires.
 */
function governorRole(text: Text, at: number): Role | null {
  const governor = governorEndingAt(text, at);
  if (governor?.role !== 'here') return governor?.role ?? null;
  // "a hotel in London", "a family office in Geneva".
  const near = text.tokens.slice(Math.max(0, governor.from - 2), governor.from);
  if (near.some(({ word }) => INDEFINITE.has(word))) return null;
  return STANDS.has(text.tokens[at - 1]?.word ?? '') && isSaidOfEmployer(text, governor.from)
    ? 'employer'
    : 'here';
}

/**
 * The role that the words before the place give it: the nearest governor of its clause, skipping
 * the places listed with it.
 */
function roleBefore(text: Text, starts: PlaceStarts, from: number): Role | null {
  let others = 0;
  for (let at = from; at > Math.max(0, from - MAX_STEPS); ) {
    const role = governorRole(text, at);
    if (role) return role;
    const token = text.tokens[at - 1]!;
    const listed = starts.get(at);
    if (listed !== undefined) {
      at = listed;
      continue;
    }
    if (STANDS.has(token.word) && isSaidOfEmployer(text, at - 1)) return 'employer';
    if (token.kind === 'mark') {
      const inList = [',', '/', '&'].includes(token.word) && starts.has(at - 1);
      if (!inList && !['(', ':', '%'].includes(token.word)) return null;
    } else if (!LINKS.has(token.word) && ++others > MAX_OTHER_WORDS) return null;
    at--;
  }
  return null;
}

/** "Boston-based biotech": the employer's town. */
function isEmployersTown({ tokens }: Text, from: number, to: number): boolean {
  // "the Leeds office of a London firm".
  if (
    tokens[from - 2]?.word === 'of' &&
    INDEFINITE.has(tokens[from - 1]?.word ?? '') &&
    EMPLOYERS.has(tokens[to]?.word ?? '')
  )
    return true;
  const based =
    tokens[to - 1]?.word === 'based' ? to : tokens[to]?.word === 'based' ? to + 1 : null;
  return (
    based !== null &&
    tokens.slice(based, based + 3).some(({ word, kind }) => kind === 'word' && EMPLOYERS.has(word))
  );
}

/** "banque privée suisse": in lower case after a noun, with no word of place before it. */
function isFrenchAdjective(text: Text, { from, meaning }: PlaceItem): boolean {
  const [before, token] = [text.tokens[from - 1], text.tokens[from]];
  if (!meaning.wide || !text.french || token?.capital || before?.kind !== 'word') return false;
  return (
    !LINKS.has(before.word) &&
    text.mentions[from - 1]?.mention.kind !== 'title' &&
    EMPLOYERS.has(text.tokens[from - 2]?.word ?? before.word)
  );
}

const OWN = new Set('its|our|their|the|your|a|an|son|sa|notre|leur'.split('|'));

/** "its London market office": the site of the work, with a word between. */
function isOfficeOf({ tokens }: Text, { from, to }: PlaceItem): boolean {
  return (
    OWN.has(tokens[from - 1]?.word ?? '') &&
    tokens[to]?.kind === 'word' &&
    AFTER.match(tokens, to + 1)?.meaning === 'here'
  );
}

function roleOf(text: Text, starts: PlaceStarts, place: PlaceItem): Role | null {
  const { from, to, meaning } = place;
  const after = isOfficeOf(text, place) ? 'here' : AFTER.match(text.tokens, to)?.meaning;
  if (after) return after;
  const next = text.tokens[to];
  if (!meaning.city && next?.kind === 'word' && NATIONAL.has(next.word)) return 'seat';
  if (isFrenchAdjective(text, place)) return 'seat';
  if (isEmployersTown(text, from, to)) return 'employer';
  return roleBefore(text, starts, from);
}

type PlaceElement = Element & { type: 'item' };

const isPlaceElement = (element: Element): element is PlaceElement =>
  element.type === 'item' && element.item.meaning.kind === 'place';

/** The number of the sentence of each token. */
function sentencesOf({ tokens }: Text): number[] {
  let sentence = 0;
  return tokens.map(({ word }) => (isSentenceEnd(word) ? sentence++ : sentence));
}

/** The places where the candidate must be. */
function searchedOf(all: readonly Held[], remote: boolean): ReadonlySet<Element> {
  const has = (...roles: Held['role'][]): boolean => all.some(({ role }) => roles.includes(role));
  const told = new Set(all.filter(({ role }) => role === 'only').map(({ sentence }) => sentence));
  const somewhere = has('here', null);
  const isSearched = ({ role, sentence }: Held): boolean => {
    if (told.size > 0)
      return role === 'only' || ((role === 'here' || role === null) && told.has(sentence));
    if (role === 'seat') return false;
    if (role === 'employer') return !remote && !somewhere;
    return role !== 'beside' || !(somewhere || has('employer'));
  };
  return new Set(all.filter(isSearched).map(({ element }) => element));
}

/**
 * Leaves out the places that do not concern the person. They are reported as describing the job or
 * the company.
 */
export function withoutAsidePlaces(elements: readonly Element[], text: Text): Element[] {
  const places = elements.flatMap((element) =>
    isPlaceElement(element) ? [{ element, place: element.item as PlaceItem }] : [],
  );
  if (places.length === 0) return [...elements];
  const starts: PlaceStarts = new Map(places.map(({ place }) => [place.to, place.from]));
  const sentences = sentencesOf(text);
  const held = places.map(
    ({ element, place }): Held => ({
      element,
      role: roleOf(text, starts, place),
      sentence: sentences[place.from] ?? 0,
    }),
  );
  const searched = searchedOf(
    held,
    text.tokens.some((_, at) => REMOTE.match(text.tokens, at) !== null),
  );
  const governed = new Set(
    held.filter(({ role }) => role === 'here' || role === 'only').map(({ element }) => element),
  );
  const stray = strayPlaces(
    elements.filter((element) => !isPlaceElement(element) || searched.has(element)),
    text,
    (element) => governed.has(element),
  );
  const isAside = (element: Element): boolean =>
    isPlaceElement(element) && (!searched.has(element) || stray.has(element));
  return elements.map((element) => (isAside(element) ? heldBack(element) : element));
}
