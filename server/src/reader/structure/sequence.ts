import {
  isClosingLine,
  isNamePlate,
  type Label,
  labelOf,
  opensPart,
  scoresOf,
} from './features.ts';
import { goesOnAboutOther } from './other-people.ts';
import { perRole, ROLES, type Role } from './roles.ts';
import type { Sentence } from './sentences.ts';

/*
 * The roles of the sentences of a text, read together: each sentence speaks for roles by its words
 * and its place, each role speaks for the next one. The path with the highest sum wins (Viterbi).
 */

/** What speaks for each role before any word is read. */
const PRIORS: Record<'letter' | 'advert', Record<Role, number>> = {
  letter: {
    ...perRole(-1.5),
    ask: 2.5,
    demand: 1,
    wish: -0.5,
    exclusion: -1,
    heading: -99,
    greeting: -2,
    signature: -6,
  },
  advert: {
    ...perRole(0),
    about: 0.5,
    ask: -0.5,
    exclusion: -1.5,
    requester: -1.5,
    heading: -4,
    greeting: -5,
    signature: -7,
  },
};

/** A role goes on within its paragraph and its list, and less over the end of a line. */
const STAYS = { sameLine: 1.2, nextLine: 0.2, list: 2.5 };

/** A heading such as "Requirements" speaks for its own sentence and for those below it. */
const LABEL = { own: 8, sameLine: 4, below: 6, fadesPerLine: 0.25, far: 2 };

/** "Paul is ex-Unilever. He is based in Dublin." */
const GOES_ON = 8;

/** Nothing but a signature follows a signature, and nothing but an ask a greeting. */
const AFTER_SIGNATURE = -6;

const isAside = (role: Role): boolean => role === 'greeting' || role === 'signature';

interface Position {
  sentence: Sentence;
  at: number;
  count: number;
  /** A closing line ("Kind regards") stands above. */
  isClosed: boolean;
  /** One of the lines of names that end the text. */
  isPlate: boolean;
}

/** How many lines of names may end a letter, and how many sentences stand above them. */
const MAX_PLATES = 4;
const MIN_ABOVE_PLATES = 3;
/** A farewell in any language above the names: "Med vänlig hälsning". */
const MAX_FAREWELL_WORDS = 3;

/** The number of sentences before the lines of names at the end: the name, the post, the firm. */
function platesFrom(sentences: readonly Sentence[]): number {
  let from = sentences.length;
  while (sentences.length - from < MAX_PLATES) {
    const line = sentences[from - 1];
    const isShort = line?.fillsLine && line.said.length <= MAX_FAREWELL_WORDS;
    if (
      !line ||
      !(isNamePlate(line) || (isShort && from < sentences.length) || isClosingLine(line, false))
    )
      break;
    from--;
  }
  const above = sentences[from - 1];
  const isBelowText = from >= MIN_ABOVE_PLATES && above?.endsLine && !above.fillsLine;
  return isBelowText ? from : sentences.length;
}

/** A text of one sentence asks, whatever else it tells. */
const ONLY_SENTENCE = 20;

/** Below a closing line stand the name, the firm and its address, however long they are. */
const BELOW_CLOSING = 14;

/** A name, a title, a firm and an address may stand below the farewell. */
const NEAR_END = 6;

const MAX_SIGNATURE_WORDS = 7;
const MAX_GREETING_WORDS = 8;
const MAX_HEADING_WORDS = 14;

/** "New York, NY · Full-time · $110k": the parts of a heading. */
const isParted = ({ tokens }: Sentence): boolean =>
  tokens.some(({ word }, at) => at > 0 && ['|', '·', '•', '–', '—', '/'].includes(word));

const MAX_PARTED_WORDS = 24;

/** What the place in the text says: headings come first, greetings too, signatures last. */
function scorePlace(
  { sentence, at, count, isClosed, isPlate }: Position,
  scores: Record<Role, number>,
): void {
  const length = sentence.said.length;
  const longest = isParted(sentence) ? MAX_PARTED_WORDS : MAX_HEADING_WORDS;
  if (sentence.line === 0 && at < 3) scores.heading += 7;
  else if (sentence.line <= 2 && sentence.fillsLine && length <= longest)
    scores.heading += isParted(sentence) ? 10 : 7;
  else if (sentence.line <= 4 && sentence.fillsLine && length <= 8) scores.heading += 5;
  if (length > longest) scores.heading -= 6;
  if (at > 1) scores.greeting -= 5;
  if (length > MAX_GREETING_WORDS) scores.greeting -= 6;
  if (isClosed || isPlate) scores.signature += BELOW_CLOSING;
  else {
    if (length > MAX_SIGNATURE_WORDS) scores.signature -= 6;
    scores.signature += count - at <= 3 ? 1 : -3;
  }
  if (at === 0) scores.signature -= 6;
  if (count === 1) scores.ask += ONLY_SENTENCE;
}

function transition(from: Role, to: Role, sentence: Sentence): number {
  if (from === 'signature' && to !== 'signature') return AFTER_SIGNATURE;
  if (isAside(from) && from !== to) return 0;
  if (from === 'heading' && to === 'heading') return sentence.opensLine ? 0 : STAYS.sameLine;
  if (from === 'signature') return 4;
  if (from === 'requester' && to === 'requester' && goesOnAboutOther(sentence)) return GOES_ON;
  if (from !== to) return 0;
  if (!sentence.opensLine) return STAYS.sameLine;
  return isListed(sentence) ? STAYS.list : STAYS.nextLine;
}

interface OpenLabel extends Label {
  line: number;
  /** No full stop has ended its sentence yet. */
  isOpen: boolean;
}

/** Adds what the label of a sentence, or the open one above it, says. Returns the open one. */
function scoreLabel(
  sentence: Sentence,
  { label, kind }: { label: OpenLabel | null; kind: 'letter' | 'advert' },
  scores: Record<Role, number>,
): OpenLabel | null {
  const own = labelOf(sentence);
  if (own) {
    // "Stack: Java, Kafka": a letter asks for these tools, an advert tells of them.
    const role = own.isTools && kind === 'letter' ? 'demand' : own.role;
    scores[role] += LABEL.own;
    return { ...own, role, line: sentence.line, isOpen: sentence.mark !== '.' };
  }
  if (!label || endsPart(label, sentence)) return null;
  scores[label.role] += weightBelow(sentence.line - label.line);
  return { ...label, isOpen: label.isOpen && sentence.mark !== '.' };
}

/** The role that each sentence plays, read as a letter or as an advert. */
export function rolesOf(sentences: readonly Sentence[], kind: 'letter' | 'advert'): Role[] {
  let best = perRole(0);
  const back: Record<Role, Role>[] = [];
  let label: OpenLabel | null = null;
  let isClosed = false;
  const plates = kind === 'letter' ? platesFrom(sentences) : sentences.length;
  sentences.forEach((sentence, at) => {
    const scores = { ...PRIORS[kind] };
    scoresOf(sentence, scores);
    const isPlate = at >= plates;
    scorePlace({ sentence, at, count: sentences.length, isClosed, isPlate }, scores);
    isClosed ||= at > 0 && isClosingLine(sentence, sentences.length - at <= NEAR_END);
    label = scoreLabel(sentence, { label, kind }, scores);
    const next = perRole(0);
    const from = Object.fromEntries(ROLES.map((one) => [one, one])) as Record<Role, Role>;
    for (const role of ROLES) {
      let top = Number.NEGATIVE_INFINITY;
      for (const before of ROLES) {
        const sum = best[before] + (at === 0 ? 0 : transition(before, role, sentence));
        if (sum <= top) continue;
        top = sum;
        from[role] = before;
      }
      next[role] = top + scores[role];
    }
    back.push(from);
    best = next;
  });
  let role = ROLES.reduce((top, one) => (best[one] > best[top] ? one : top));
  const roles: Role[] = [];
  for (let at = sentences.length - 1; at >= 0; at--) {
    roles.push(role);
    role = back[at]?.[role] ?? role;
  }
  return roles.reverse();
}

/** A label speaks less for the lines further below it. */
function weightBelow(lines: number): number {
  if (lines === 0) return LABEL.sameLine;
  return Math.max(LABEL.far, LABEL.below - (lines - 1) * LABEL.fadesPerLine);
}

function endsPart(label: OpenLabel, sentence: Sentence): boolean {
  // "Souhaité : GraphQL. Développeur à Lyon.": a wish list ends with its sentence.
  const isNext = label.role === 'wish' && !label.alone && !label.isOpen;
  return (
    isNext || opensPart(sentence) || (sentence.opensLine && !label.alone && !isListed(sentence))
  );
}

/** A line of a list, behind a dash, a number or a sign: the label above the list still speaks. */
function isListed({ tokens }: Sentence): boolean {
  const [first, second] = tokens;
  if (first?.kind === 'number') return second?.word === '.' || second?.word === ')';
  return first?.kind === 'mark' && !['(', '"', '«', '“', '['].includes(first.word);
}
