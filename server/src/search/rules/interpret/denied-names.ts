import type { Token } from '../../../reader/tokens.ts';
import { readCompanies } from './companies.ts';
import { CUES } from './cues.ts';
import { type Element, mentionAt, type Reading, type Text } from './elements.ts';
import type { State } from './state.ts';

/** "WE ARE NOT ACCEPTING": among capitals alone, a capital says nothing of a name. */
function isShouted({ prompt, tokens }: Text, at: number): boolean {
  const isCapitals = (token: Token | undefined): boolean =>
    token !== undefined && /^\p{Lu}{2,}$/u.test(prompt.slice(token.start, token.end));
  return isCapitals(tokens[at]) && isCapitals(tokens[at - 1]);
}

/** "excluding Google": a capitalised name right after words of exclusion. */
export function readExcludedName(state: State, at: number): Reading | null {
  const before = state.elements.findLast((element) => element.type !== 'filler');
  const near = before?.type === 'cue' && before.cue === 'exclude';
  const token = state.text.tokens[at];
  const isPlural = token && /\p{Lu}s$/u.test(state.text.prompt.slice(token.start, token.end));
  return near && token?.capital && !isPlural && !isShouted(state.text, at)
    ? readCompanies(state.text, at, at, 'any', false)
    : null;
}

/** "no agencies (Havas, Publicis)": the names of what is denied before the bracket. */
function opensDeniedBracket(elements: readonly Element[]): boolean {
  const bracket = elements.at(-1);
  if (bracket?.type !== 'break' || !bracket.opens) return false;
  const denial = elements.findLastIndex((one) => one.type === 'cue' && one.cue === 'exclude');
  const between = elements.slice(denial + 1, -1);
  return denial >= 0 && between.length < 4 && between.every(({ type }) => type !== 'break');
}

/** "Veritas, Socotec, non merci": nothing but a refusal follows the names. */
function isRefusedAfter({ tokens }: Text, to: number): boolean {
  const at = tokens[to]?.word === ',' ? to + 1 : to;
  const cue = CUES.match(tokens, at);
  const isRefusal = cue?.meaning.act === 'cue' && cue.meaning.cue === 'exclude-after';
  return isRefusal && (tokens[cue.to] === undefined || tokens[cue.to]?.kind === 'mark');
}

const STAFF = new Set(
  'staff|people|employees|folks|candidates|alumni|workers|personnel|team|teams'.split('|'),
);

const FROM = /^(?:from|of|at|chez|ex|de)$/;
/** "De la société Briand": what stands before a name. */
const FIRM = /^(?:societe|groupe|maison|cabinet|entreprise|enseigne|company|firm|group)$/;
const ARTICLE = /^(?:the|la|le|l|les)$/;

/** "Staff of the Aga Khan Academies", "people from Petrofac": a name that says where from. */
function isOrigin({ tokens }: Text, at: number): boolean {
  let before = at - 1;
  if (FIRM.test(tokens[before]?.word ?? '')) before--;
  if (ARTICLE.test(tokens[before]?.word ?? '')) before--;
  return FROM.test(tokens[before]?.word ?? '');
}

/** "not First Bank", "Le Rosey staff are off limits": a name of several words that is denied. */
export function readDeniedName(state: State, at: number): Reading | null {
  const { text, elements } = state;
  const [token, next] = [text.tokens[at], text.tokens[at + 1]];
  // "Baker Hughes" after "at": a trade inside a name of several words.
  const isInName = next?.capital === true && isOrigin(text, at) && !mentionAt(text, at + 1);
  const isKnown = mentionAt(text, at, 'title', 'place', 'language', 'skill', 'degree') !== null;
  if (!token?.capital || (isKnown && !isInName)) return null;
  const before = elements.findLast((element) => element.type !== 'filler');
  if (isShouted(text, at)) return null;
  const follows = before?.type === 'cue' && before.cue === 'exclude' && next?.capital === true;
  const isDenied = follows || opensDeniedBracket(elements);
  if (!isDenied && state.roles[at] !== 'exclusion') return null;
  const named = readCompanies(text, at, at, 'any', false);
  if (!named) return null;
  const isStaff = STAFF.has(text.tokens[named.to]?.word ?? '') || isOrigin(text, at);
  return isDenied || isStaff || isRefusedAfter(text, named.to) ? named : null;
}
