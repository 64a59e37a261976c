import type { Token } from '../tokens.ts';
import { LABELS } from './labels.ts';
import { soundsLikeWish } from './moods.ts';
import { introduction, lineLabel, namedLabel } from './named-labels.ts';
import { scoreOthers } from './other-people.ts';
import { refusesPeople } from './refusals.ts';
import { INNER_CUES, OPENING_CUES } from './role-cues.ts';
import type { Role } from './roles.ts';
import type { Sentence } from './sentences.ts';

/** The label of a part that opens a sentence, such as "Requirements:". */
export interface Label {
  role: Role;
  /** It names tools: "Stack: Java, Kafka". A letter asks for them, an advert tells of them. */
  isTools: boolean;
  /** Nothing else is in the sentence: the label speaks for the sentences after it. */
  alone: boolean;
}

const TOOLS = /^(?:stack|techno|technos|technologies|tools|outils|environnement)$/;

/** The first words of labels that may go on: "What you bring to the table". */
const OPENS_LABEL = new Set(
  'what|your|our|about|who|why|how|key|main|minimum|preferred|required|nice|good|extra|job|vos|votre|ton|tes|nos|notre|ce|le|les|pourquoi|qui'.split(
    '|',
  ),
);
const MAX_LABEL_WORDS = 7;

/** The label that the book of labels knows. */
function knownLabel({ tokens, said, fillsLine }: Sentence, from: number): Label | null {
  const found = LABELS.match(tokens, from);
  if (!found) return null;
  let { to } = found;
  while (['*', '#', ')', ']', '='].includes(tokens[to]?.word ?? '')) to++;
  const colon = tokens[to]?.word === ':';
  const rest = tokens.slice(colon ? to + 1 : to).filter((one) => one.kind !== 'mark');
  const alone = rest.length === 0 && (colon || fillsLine);
  const isTools = tokens.slice(from, to).some(({ word }) => TOOLS.test(word));
  if (colon || alone) return { role: found.meaning, alone, isTools };
  const goesOn = fillsLine && to - from > 1 && OPENS_LABEL.has(tokens[from]?.word ?? '');
  return goesOn && said.length <= MAX_LABEL_WORDS
    ? { role: found.meaning, alone: true, isTools }
    : null;
}

const SMALL_IN_NAMES = /^(?:of|de|du|des|d|la|le|l|and|et|the|for|pour|at|chez|in)$/;

/** "Helen Marsh | Regional Director | Buildwell": a line of names without a sentence. */
export function isNamePlate({ tokens, said, fillsLine }: Sentence): boolean {
  if (!fillsLine || !said.some(({ kind }) => kind === 'word') || tokens.at(-1)?.word === ':')
    return false;
  const [first, second] = tokens;
  // "- Priyanka", "x Nora", "Yann - agence de Savenay".
  if (said.length === 2 && first?.word.length === 1 && second?.capital) return true;
  if (said.length === 1 && first?.kind === 'mark') return second?.capital === true;
  if (first?.capital && ['-', '–', '—', '|', '/'].includes(second?.word ?? '')) return true;
  // "Erik Dahl, Plant Manager (formerly Volvo)".
  const third = tokens[2];
  if (first?.capital && second?.capital && third?.word === ',' && tokens[3]?.capital) return true;
  return said.every(
    ({ capital, kind, word }) => capital || kind === 'number' || SMALL_IN_NAMES.test(word),
  );
}

const HEADERS: readonly (readonly [Role, RegExp])[] = [
  ['requester', /^(?:from|to|cc|sent|date|de|a|envoye)$/],
  ['ask', /^(?:subject|objet|re|fw|fwd|tr)$/],
];

/** A line of the head of a mail: "From: Helen Marsh", "Objet : TR: recherche DAF". */
export function mailHeader({
  tokens,
  opensLine,
}: Pick<Sentence, 'tokens' | 'opensLine'>): Role | null {
  if (!opensLine || tokens[1]?.word !== ':') return null;
  return HEADERS.find(([, word]) => word.test(tokens[0]?.word ?? ''))?.[0] ?? null;
}

const MAX_POST_WORDS = 8;

/** "Role: Embedded Software Engineer": the post, not what it does. */
function isPost({ tokens, said, fillsLine }: Sentence, { role, alone }: Label): boolean {
  const isShort = fillsLine && said.length <= MAX_POST_WORDS;
  return (
    role === 'duty' &&
    !alone &&
    isShort &&
    tokens[1]?.word === ':' &&
    tokens[2]?.capital === true &&
    said.slice(1).filter(({ capital }) => capital).length > 1
  );
}

/** The label that opens a sentence, or that fills its line. */
export function labelOf(sentence: Sentence): Label | null {
  const { tokens, fillsLine, line } = sentence;
  const header = mailHeader(sentence);
  if (header) return { role: header, alone: false, isTools: false };
  let from = 0;
  while (tokens[from]?.kind === 'mark') from++;
  const known = knownLabel(sentence, from);
  if (known) return isPost(sentence, known) ? { ...known, role: 'ask' } : known;
  const named = namedLabel(tokens, from);
  if (named) {
    const alone = tokens.slice(named.colon + 1).every(({ kind }) => kind === 'mark');
    return { role: named.role, alone, isTools: false };
  }
  const role = fillsLine && line > 0 ? (lineLabel(sentence) ?? introduction(tokens)) : null;
  return role && { role, alone: true, isTools: false };
}

/** A line of its own with a colon opens another part, whatever it is called. */
export function opensPart({ tokens, said, fillsLine }: Sentence): boolean {
  return fillsLine && tokens.at(-1)?.word === ':' && said.length <= MAX_LABEL_WORDS;
}

const MONEY = /^(?:[€$£]|k|eur|euros?|usd|gbp|keur)$/;
const YEAR = /^(?:18|19|20)\d\d$/;

/** Second persons of the present that say who somebody is, not what they will do. */
const STATES = new Set(
  'avez|etes|justifiez|possedez|maitrisez|connaissez|parlez|disposez|savez|aimez|detenez|souhaitez|cherchez|recherchez|voulez|acceptez|faites|appreciez'.split(
    '|',
  ),
);

/** "Vous pilotez", "vous rédigerez": what the person will do. */
function tellsDuty(words: readonly Token[]): number {
  let told = 0;
  words.forEach(({ word }, at) => {
    const before = words[at - 1]?.word;
    if (before !== 'vous' && !(at > 2 && /(?:er|ir|r)ez$/.test(word))) return;
    if (/ez$/.test(word) && word.length > 4 && !STATES.has(word)) told++;
  });
  return told > 0 ? 3 : 0;
}

const THINGS_SAID =
  /^(?:is|are|was|makes|builds|has|have|runs|provides|helps|designs|sells|operates|serves|employs|est|sont|a|concoit|compte|reunit|fabrique|propose|accompagne|edite|produit|emploie|regroupe|accueille|exploite|developpe)$/;

/** "Halyard is the payroll platform": a name and what it is or does. */
function tellsOfName(words: readonly Token[]): number {
  const said = words.slice(0, 6);
  const verb = said.findIndex(
    ({ word, capital }, at) => at > 0 && !capital && THINGS_SAID.test(word),
  );
  if (verb < 1) return 0;
  const subject = said.slice(0, verb);
  const named = subject.some(
    ({ capital, word }, at) =>
      capital &&
      (at > 0 ||
        ![
          'it',
          'this',
          'that',
          'he',
          'she',
          'il',
          'elle',
          'they',
          'there',
          'you',
          'vous',
          'what',
          'who',
          'the',
          'la',
          'le',
          'l',
          'les',
          'un',
          'une',
          'a',
          'an',
          'experience',
          'degree',
        ].includes(word)),
  );
  return named && subject.length <= 4 ? 1 : 0;
}

/** Words before the phrase that opens a sentence. */
const SMALL_OPENERS = new Set(
  'the|a|an|and|but|so|also|please|le|la|les|l|un|une|et|mais|donc|aussi|puis|merci'.split('|'),
);

/** Verbs that open a line of a list of tasks: "Develop tests", "Assurer le suivi". */
const TASK_VERBS = new Set(
  'develop|lead|manage|build|design|support|ensure|create|drive|work|act|represent|participate|contribute|define|implement|maintain|analyse|analyze|coordinate|prepare|perform|assist|monitor|review|write|deliver|partner|own|plan|organise|organize|establish|collaborate|conduct|identify|handle|teach|train|help|run|carry|take|make|keep|set|report|evaluate|understand|present|improve|optimise|optimize|document|test|execute|oversee|supervise|advise|negotiate|sell|serve|clean|cook|gerer|assurer|piloter|participer|realiser|accompagner|animer|concevoir|developper|encadrer|suivre|rediger|preparer|organiser|mettre|garantir|contribuer|veiller|analyser|definir|elaborer|entretenir|maintenir|effectuer|conseiller|former|accueillir|controler|coordonner|superviser|traiter|planifier|vendre|negocier|conduire|proposer|etablir|migrer|relire'.split(
    '|',
  ),
);
const NO_TASK =
  /^(?:being|including|depending|looking|starting|according|during|nothing|something|building|working|joining|training|nursing|engineering|marketing|interesting)$/;

/** Words of praise that open a demand: "Very good SAP knowledge". */
const PRAISE =
  /^(?:good|very|excellent|strong|solid|perfect|proven|profound|deep|high|great|bonne?s?|tres|excellente?s?|solides?|forte?)$/;
const ABILITY =
  /^(?:knowledge|experiences?|skills?|ability|abilities|command|proficiency|understanding|familiarity|background|expertise|aptitude|approach|mindset|attitude|degree|diploma|connaissances?|competences?|capacites?|aisance|sens|rigueur|maitrise)$/;
const ADDRESSED =
  /^(?:you|your|yours|you'll|you're|vous|votre|vos|tu|ton|ta|tes|candidate|candidat|candidate)$/;

/** What the form of a sentence says, whatever its subject. */
function scoreForm(said: readonly Token[], scores: Record<Role, number>): void {
  const first = said[0]?.word ?? '';
  const isTask = TASK_VERBS.has(first) || (/^[a-z]{3,}ing$/.test(first) && !NO_TASK.test(first));
  if (isTask && said.length > 2) scores.duty += 2.5;
  if (PRAISE.test(first)) scores.demand += 1.5;
  if (said.some(({ word }) => ABILITY.test(word))) scores.demand += 1.5;
  if (said.some(({ word }) => ADDRESSED.test(word))) scores.about -= 2;
}

const MAX_CLOSING_WORDS = 7;

/** Words of farewell in any position: "Avec mes meilleures salutations,". */
const FAREWELL =
  /^(?:salutations|regards|gru(?:e?ss|ß)en?|cordialement|amicalement|amities|sincerely|bizz|bises|bisous|solidairement)$/;

/**
 * "Kind regards," or "/Lena" on a line of its own, or "Cheers, Mads". Near the end, any line of one
 * or two words with a comma: "Solidairement,".
 */
export function isClosingLine(
  { tokens, said, opensLine, endsLine }: Sentence,
  isNearEnd: boolean,
): boolean {
  if (!opensLine || !endsLine || said.length > MAX_CLOSING_WORDS) return false;
  const [mark, name] = tokens;
  if (mark?.word === '/' && name?.capital === true) return said.length <= 2;
  if (OPENING_CUES.match(said, 0)?.meaning.role === 'signature') return true;
  if (!isNearEnd) return false;
  if (said.some(({ word }) => FAREWELL.test(word))) return true;
  return said.length <= 2 && tokens.at(-1)?.word === ',';
}

/** What a sentence that refuses people weighs, also below the heading of a list of demands. */
const REFUSAL = 9;

/** What the mood of a sentence weighs for a wish. */
const WISH_MOOD = 5;

/** How much the words of a sentence speak for each role. */
export function scoresOf(sentence: Sentence, scores: Record<Role, number>): void {
  const { tokens, said } = sentence;
  const skipped = SMALL_OPENERS.has(said[0]?.word ?? '') ? OPENING_CUES.match(said, 1) : null;
  const opening = OPENING_CUES.match(said, 0) ?? skipped;
  if (opening) scores[opening.meaning.role] += opening.meaning.weight;
  const counted = new Set<Role>();
  for (let at = 0; at < said.length; ) {
    const found = INNER_CUES.match(said, at);
    if (found) {
      const { role, weight } = found.meaning;
      // A second phrase of the same role says less than the first.
      scores[role] += counted.has(role) ? weight / 4 : weight;
      counted.add(role);
    }
    at = found?.to ?? at + 1;
  }
  if (refusesPeople(sentence)) scores.exclusion += REFUSAL;
  scoreForm(said, scores);
  if (soundsLikeWish(tokens)) scores.wish += WISH_MOOD;
  scores.duty += tellsDuty(said);
  scores.about += tellsOfName(said);
  const others = scoreOthers(said);
  scores.requester += others.requester;
  scores.about += others.about;
  if (said.some(({ word }) => YEAR.test(word))) scores.about += 1;
  if (said.some(({ word }, at) => MONEY.test(word) && /\d/.test(said[at - 1]?.word ?? '')))
    scores.offer += 2;
  if (tokens.some(({ word }) => /^[€$£]$/.test(word))) scores.offer += 1;
  const [first] = said;
  if (['we', 'nous', 'our', 'notre', 'nos', 'on'].includes(first?.word ?? '')) scores.about += 1;
  if (/^(?:he|she|they|il|elle|ils|elles)$/.test(first?.word ?? '')) scores.requester += 0.5;
}
