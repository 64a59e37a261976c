import type { Mention } from '../../../lexicon/types.ts';
import { foldWord } from '../../../reader/tokens.ts';
import { CUES } from './cues.ts';
import { item, type Located, type Meaning, mentionAt, type Reading } from './elements.ts';
import { isSkill, type State } from './state.ts';

/**
 * The name of a skill in filters and criteria: its usual spelling when the prompt abbreviates it
 * ("k8s", "Airflow"), or the prompt's words when they name one tool of a wider skill ("Selenium" is
 * more specific than "Test Automation").
 */
export function skillName({ quote, name }: Pick<Mention, 'quote' | 'name'>): string {
  const typed = foldWord(quote);
  const usual = foldWord(name);
  return typed[0] === usual[0] || usual.includes(typed) ? name : quote;
}

/** Skills, by id, that are primarily a sector and only then an ability. */
const SECTORS = new Set([
  'insurance',
  'medical-devices',
  'biotechnology',
  'energy',
  'environment',
  'tourism',
  'agriculture',
  'electronics',
  'private-equity',
]);

/** Names that mean work first, although a sector has the same name: "5 ans en recrutement". */
const WORK_FIRST = new Set(
  'recrutement|recruitment|recruiting|finance|marketing|legal|audit|accounting|comptabilité|human resources|ressources humaines|design|training|formation|supply chain|sales|usinage|injection moulding|injection molding|électricité|gas|oil|bakery|robotics|robotique|journalism|journalisme'.split(
    '|',
  ),
);

/**
 * A word of the lexicon's skills that is primarily a field. "in sales" is a job function and "SaaS"
 * an industry; "logistics" is one or the other, depending on a title before it. Not so while skills
 * are being listed or asked for.
 */
export function readCompetence(state: State, found: Located): Meaning {
  const { lexicon } = state;
  const { quote, kind } = found.mention;
  const previous = state.elements.at(-1);
  const listed =
    state.inSkills ||
    (previous?.type === 'cue' && previous.cue === 'require') ||
    isSkill(state.elements.at(-2));
  const asked = kind === 'skill' && listed;
  const industry = lexicon.readIndustry(quote);
  const job = asked || quote.length === 1 ? null : lexicon.readFunction(quote);
  if (industry && job && state.titled && !WORK_FIRST.has(quote.toLowerCase()))
    return { kind: 'industry', value: industry.name };
  if (job) return { kind: 'function', value: job.id, name: job.name };
  const other =
    kind === 'skill' &&
    (found.mention.name.toLowerCase() !== quote.toLowerCase() ||
      (SECTORS.has(found.mention.id) && !asked));
  return industry && other && !WORK_FIRST.has(quote.toLowerCase())
    ? { kind: 'industry', value: industry.name }
    : { kind: 'skill', value: skillName(found.mention) };
}

/**
 * Words that claim the names before them: in "NeurIPS or ICML publications" the names are not
 * tools.
 */
const NOT_TOOLS = new Set([
  'publications',
  'publication',
  'papers',
  'paper',
  'conferences',
  'talks',
]);

/**
 * "ios developer swift, paris": a tool whose name is also a word, right beside a title or another
 * tool, with no unread word after it.
 */
function isPlainSkill({ text, lexicon, elements }: State, at: number): boolean {
  const token = text.tokens[at];
  const previous = elements.at(-1);
  const next = text.tokens[at + 1];
  const beside =
    isSkill(previous) || (previous?.type === 'item' && previous.item.meaning.kind === 'title');
  const ends = next?.kind !== 'word' || text.mentions[at + 1] !== undefined;
  // "3 yrs, sage": all there is between two commas.
  const alone = previous?.type === 'break' && (next === undefined || next.word === ',');
  return (
    (beside || alone) &&
    ends &&
    token !== undefined &&
    token.word.length > 2 &&
    lexicon.readSkill(token.word) !== null
  );
}

const JOINING = new Set([
  'and',
  'or',
  'nice-before',
  'nice-list',
  'nice-after',
  'must-before',
  'must-after',
]);

/**
 * Whether the previous element was a tool too, over commas, "and" and words such as "a must":
 * "Figma a must, Webflow".
 */
function followsSkill({ elements }: State): boolean {
  let at = elements.length - 1;
  while (at >= 0) {
    const element = elements[at];
    const joins =
      element?.type === 'cue'
        ? JOINING.has(element.cue)
        : element?.type === 'break' && element.strength !== 'sentence';
    if (!joins) break;
    at--;
  }
  return at < elements.length - 1 && isSkill(elements[at]);
}

const KNOWING = new Set(['experience', 'knowledge', 'skills']);

/**
 * "Collibra nice to have", "Looker experience required": a name before words of wish or requirement.
 */
function isRated({ text }: State, at: number): boolean {
  const after = KNOWING.has(text.tokens[at + 1]?.word ?? '') ? at + 2 : at + 1;
  const cue = CUES.match(text.tokens, after)?.meaning;
  return (
    text.tokens[at]?.capital === true &&
    cue?.act === 'cue' &&
    ['nice-after', 'nice-list', 'must-after'].includes(cue.cue)
  );
}

/** "must have DAX": a single name that the prompt insists on or wishes for. */
function isInsisted({ elements }: State): boolean {
  const previous = elements.at(-1);
  return (
    previous?.type === 'cue' && ['must-before', 'nice-before', 'nice-list'].includes(previous.cue)
  );
}

/**
 * Programming languages of one letter: in lower case only beside another tool. "C/C++" is two of
 * them.
 */
export function readOneLetterSkill(state: State, at: number): Reading | null {
  const { tokens, mentions } = state.text;
  const word = tokens[at]?.word ?? '';
  if (!['c', 'r', 'go'].includes(word) || tokens[at]?.glued) return null;
  const letter = item(at, at + 1, {
    kind: 'skill' as const,
    value: word === 'go' ? 'Go' : word.toUpperCase(),
  });
  if (word === 'c' && tokens[at + 1]?.word === '/' && tokens[at + 2]?.word === 'c++')
    return { items: [letter, item(at + 2, at + 3, { kind: 'skill', value: 'C++' })], to: at + 3 };
  if ((mentions[at]?.to ?? 0) > at + 1) return null;
  const isJoin = (index: number): boolean =>
    ['/', ',', 'et', 'and', 'or', 'ou', '+', '&'].includes(tokens[index]?.word ?? '');
  const beside =
    (isJoin(at + 1) && mentions[at + 2]?.mention.kind === 'skill') ||
    (isJoin(at - 1) && mentions[at - 2]?.mention.kind === 'skill');
  return beside ? { items: [letter], to: at + 1 } : null;
}

/** Makers whose name comes before that of a product: "Azure Synapse", "SAP TM". */
const MAKERS = new Set([
  'sap',
  'azure',
  'aws',
  'oracle',
  'adobe',
  'google',
  'microsoft',
  'apache',
  'ibm',
  'salesforce',
  'amazon',
  'atlassian',
]);

/** The end of a product name that begins with its maker's name; null when no product follows. */
export function productEnd({ text }: State, found: Located): number | null {
  const next = text.tokens[found.to];
  const plain =
    next?.kind === 'word' &&
    next.capital &&
    !next.glued &&
    !text.mentions[found.to] &&
    !CUES.match(text.tokens, found.to);
  return plain && found.to === found.from + 1 && MAKERS.has(text.tokens[found.from]?.word ?? '')
    ? found.to + 1
    : null;
}

/** Words after which a name with an inner capital ("QuickBooks") is a tool. */
const INTRODUCTIONS = new Set([
  'with',
  'avec',
  'and',
  'et',
  'or',
  'ou',
  'in',
  'en',
  'sur',
  'on',
  ',',
  'using',
]);

/**
 * A name that looks like a technology: `dbt`-like capitals or digits inside, or any capitalised
 * word in a list of skills.
 */
export function readUnknownSkill(state: State, at: number): Reading | null {
  const token = state.text.tokens[at];
  // "Val-de-Reuil" is a name of several words, and those are places.
  if (token?.kind !== 'word' || token.word.length < 2 || state.text.tokens[at + 1]?.glued)
    return null;
  // "IFRS, Dutch and French": a language is no tool, unless a name goes on: "Dutch GAAP".
  if (mentionAt(state.text, at, 'language') && !state.text.tokens[at + 1]?.capital) return null;
  if (state.text.tokens.slice(at + 1, at + 4).some((later) => NOT_TOOLS.has(later.word)))
    return null;
  const typed = state.text.prompt.slice(token.start, token.end);
  if (isPlainSkill(state, at))
    return {
      items: [
        item(at, at + 1, { kind: 'skill', value: state.lexicon.readSkill(typed)?.name ?? typed }),
      ],
      to: at + 1,
    };
  const shaped = typed.length <= 24 && /\d|\p{Ll}\p{Lu}|\p{Lu}{2}|\.\p{Ll}|\+\+|#/u.test(typed);
  const listed = state.inSkills || followsSkill(state) || isInsisted(state) || isRated(state, at);
  const introduced =
    INTRODUCTIONS.has(state.text.tokens[at - 1]?.word ?? '') && /\p{Ll}\p{Lu}/u.test(typed);
  if (!introduced && (!listed || !(shaped || token.capital))) return null;
  let to = at + 1;
  while (
    to - at < 3 &&
    state.text.tokens[to]?.capital &&
    !state.text.mentions[to] &&
    !state.text.tokens[to + 1]?.glued &&
    !CUES.match(state.text.tokens, to)
  )
    to++;
  const last = state.text.tokens[to - 1];
  return last
    ? {
        items: [
          item(at, to, { kind: 'skill', value: state.text.prompt.slice(token.start, last.end) }),
        ],
        to,
      }
    : null;
}
