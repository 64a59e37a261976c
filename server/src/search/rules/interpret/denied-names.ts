import { readCompanies } from './companies.ts';
import { mentionAt, type Reading } from './elements.ts';
import type { State } from './state.ts';

/** "excluding Google": a capitalised name right after words of exclusion. */
export function readExcludedName(state: State, at: number): Reading | null {
  const before = state.elements.findLast((element) => element.type !== 'filler');
  const near = before?.type === 'cue' && before.cue === 'exclude';
  const token = state.text.tokens[at];
  const isPlural = token && /\p{Lu}s$/u.test(state.text.prompt.slice(token.start, token.end));
  return near && token?.capital && !isPlural
    ? readCompanies(state.text, at, at, 'any', false)
    : null;
}

const STAFF = new Set(
  'staff|people|employees|folks|candidates|alumni|workers|personnel|team|teams'.split('|'),
);

/** "not First Bank", "Le Rosey staff are off limits": a name of several words that is denied. */
export function readDeniedName(state: State, at: number): Reading | null {
  const { text, elements } = state;
  const [token, next] = [text.tokens[at], text.tokens[at + 1]];
  if (!token?.capital || mentionAt(text, at, 'title', 'place', 'language', 'skill', 'degree'))
    return null;
  const before = elements.findLast((element) => element.type !== 'filler');
  const isDenied = before?.type === 'cue' && before.cue === 'exclude' && next?.capital === true;
  if (!isDenied && state.roles[at] !== 'exclusion') return null;
  const named = readCompanies(text, at, at, 'any', false);
  if (!named) return null;
  return isDenied || STAFF.has(text.tokens[named.to]?.word ?? '') ? named : null;
}
