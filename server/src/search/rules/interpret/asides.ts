import { item, mentionAt, type Text } from './elements.ts';
import { pushItems, type State } from './state.ts';

const QUOTES = new Map([
  ['"', '"'],
  ['“', '”'],
  ['«', '»'],
]);

/** Quotation marks may enclose only signs, which cannot be searched. */
const SAYS_SOMETHING = /[\p{L}\p{N}]/u;

/**
 * The second of two straight quotation marks stands right after a word: `"product manager" OR
 * "product owner"`.
 */
function closesQuote({ prompt, tokens }: Text, at: number): boolean {
  const { start, end } = tokens[at]!;
  return /[^\s(]/.test(prompt[start - 1] ?? ' ') && !/[\p{L}\p{N}]/u.test(prompt[end] ?? ' ');
}

/** Quoted words are searched exactly as typed, anywhere in the profile. */
export function readQuoted(state: State, at: number): number | null {
  const closing = QUOTES.get(state.text.tokens[at]?.word ?? '');
  if (!closing || closesQuote(state.text, at)) return null;
  for (let to = at + 1; to < state.text.tokens.length && to - at <= 8; to++) {
    if (state.text.tokens[to]?.word !== closing) continue;
    const first = state.text.tokens[at + 1];
    const last = state.text.tokens[to - 1];
    if (!first || !last || to === at + 1) return null;
    const words = state.text.prompt.slice(first.start, last.end);
    if (!SAYS_SOMETHING.test(words)) return null;
    return mentionCovers(state.text, at + 1, to)
      ? null
      : pushItems(state, {
          items: [item(at, to + 1, { kind: 'keyword', value: `"${words}"` })],
          to: to + 1,
        });
  }
  return null;
}

function mentionCovers(text: Text, from: number, to: number): boolean {
  const found = mentionAt(text, from);
  return found !== null && found.to >= to;
}

const GENDER_MARKS = new Set(['h', 'f', 'm', 'w', 'd', 'x']);

/** "H/F", "(m/f/d)", "(e)", "(se)": anyone may apply. Always true, so these words are ignored. */
export function readAnyGender(state: State, at: number): number | null {
  const { tokens } = state.text;
  const open = tokens[at]?.word === '(' ? 1 : 0;
  let to = at + open;
  let letters = 0;
  while (GENDER_MARKS.has(tokens[to]?.word ?? '')) {
    letters++;
    to++;
    if (tokens[to]?.word === '/' && GENDER_MARKS.has(tokens[to + 1]?.word ?? '')) to++;
    else break;
  }
  const ending =
    open === 1 &&
    letters === 0 &&
    ['e', 'es', 'se', 'trice', 'rice', 'ne', 'ere'].includes(tokens[to]?.word ?? '')
      ? to + 1
      : to;
  if (open === 1 ? (letters < 2 && ending === to) || tokens[ending]?.word !== ')' : letters < 2)
    return null;
  const end = ending + open;
  state.elements.push({ from: at, to: end, type: 'filler' });
  return end;
}

const MONEY = new Set(['€', '$', '£', 'k€', 'eur', 'euros', 'usd', 'k', 'keur', 'gbp', 'dollars']);
const PAY = new Set([
  'salary',
  'salaire',
  'tjm',
  'package',
  'remuneration',
  'compensation',
  'pay',
  'paid',
  'ote',
  'budget',
  'fixe',
  'variable',
  'brut',
  'gross',
  'daily',
  'rate',
]);

/** "salary 50-60k€", "TJM 500": no profile states the pay. */
export function readPay(state: State, at: number): number | null {
  const { tokens } = state.text;
  const isAmount = (index: number): boolean => {
    const token = tokens[index];
    const next = tokens[index + 1]?.word ?? '';
    return (
      (token?.kind === 'number' &&
        (MONEY.has(next) ||
          (next === '-' &&
            tokens[index + 2]?.kind === 'number' &&
            MONEY.has(tokens[index + 3]?.word ?? '')))) ||
      (['€', '$', '£'].includes(token?.word ?? '') && tokens[index + 1]?.kind === 'number')
    );
  };
  const named = PAY.has(tokens[at]?.word ?? '');
  if (
    !isAmount(at) &&
    !(
      named &&
      tokens.slice(at + 1, at + 5).some((token) => token.kind === 'number' || token.word === ':')
    )
  )
    return null;
  let to = at + 1;
  while (to < tokens.length && to - at < 12) {
    const token = tokens[to];
    if (
      !token ||
      !(
        token.kind === 'number' ||
        MONEY.has(token.word) ||
        PAY.has(token.word) ||
        [
          '-',
          '–',
          'to',
          'a',
          'et',
          'and',
          'of',
          'de',
          ':',
          '/',
          'year',
          'an',
          'jour',
          'day',
          'max',
          'range',
          'up',
          'per',
          'par',
        ].includes(token.word)
      )
    )
      break;
    to++;
  }
  state.elements.push({ from: at, to, type: 'unsearchable', topic: 'salary' });
  return to;
}

const MONTHS = new Set(
  'january|february|march|april|may|june|july|august|september|october|november|december|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre'.split(
    '|',
  ),
);

const WEEKDAYS = new Set(
  'monday|tuesday|wednesday|thursday|friday|saturday|sunday|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche'.split(
    '|',
  ),
);

/** Words before the name of a month: "from January", "week of 14 March", "début mars". */
const BEFORE_MONTH = new Set(
  'in|from|by|until|till|of|since|starting|start|starts|next|this|commence|commencer|demarrage|mid|early|late|end|begin|beginning|en|des|de|d|partir|debut|fin|courant|pour|jusqu|avant|depuis|mois|au|le|the|on|th|st|nd|rd|er'.split(
    '|',
  ),
);

const STARTS = new Set(
  'from|in|by|until|starting|start|starts|next|this|commence|commencer|demarrage|of|week|semaine|mid|early|late|end|beginning|a|partir|des|debut|fin|courant|le|la|the|on|du|de|d|au|mois'.split(
    '|',
  ),
);

/** "from January", "week of 14 March 2026", "start Monday": when the work begins is not in a profile. */
export function readDate(state: State, at: number): number | null {
  const { tokens } = state.text;
  let to = at;
  while (to - at < 6 && (STARTS.has(tokens[to]?.word ?? '') || tokens[to]?.kind === 'number')) to++;
  const before = tokens[to - 1];
  const isDate =
    (MONTHS.has(tokens[to]?.word ?? '') || WEEKDAYS.has(tokens[to]?.word ?? '')) &&
    (before?.kind === 'number' || BEFORE_MONTH.has(before?.word ?? ''));
  if (!isDate || (to > at && tokens[at]?.kind === 'number' && to - at > 1)) return null;
  const end =
    tokens[to + 1]?.kind === 'number' && (tokens[to + 1]?.value ?? 0) > 31 ? to + 2 : to + 1;
  state.elements.push({ from: at, to: end, type: 'unsearchable', topic: 'availability' });
  return end;
}
