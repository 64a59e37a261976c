import { readTime, type TimeQuantity } from '../../../reader/quantities/time.ts';
import type { Token } from '../../../reader/tokens.ts';
import { item, type Reading, type Text, type YearsScope } from './elements.ts';

/** Maximum number of years that a number without a unit can mean. */
const MAX_BARE_YEARS = 20;

/** Words before a number with a plus that is not years: "level 5+", "team of 10+". */
const NO_YEARS_AFTER = new Set(
  'level|levels|grade|band|stage|class|size|team|of|de|niveau|category|tier|version|v|aged|age|ages|over|under|bac'.split(
    '|',
  ),
);

/**
 * "logistics manager columbus ohio 5+": a number with a plus alone in its part of the prompt, or at
 * its end after a town.
 */
function readBarePlus({ tokens, mentions }: Text, at: number): Reading | null {
  const number = tokens[at];
  const ends =
    tokens[at + 2] === undefined ||
    [',', '\n', ';', '.', '-', '–', '|'].includes(tokens[at + 2]?.word ?? '');
  if (
    number?.kind !== 'number' ||
    number.value > MAX_BARE_YEARS ||
    tokens[at + 1]?.word !== '+' ||
    !ends
  )
    return null;
  const before = tokens[at - 1];
  const apart = before?.kind === 'mark' && before.word !== '+' && before.word !== '/';
  const closes =
    tokens[at + 2] === undefined &&
    before?.kind === 'word' &&
    !NO_YEARS_AFTER.has(before.word) &&
    mentions[at - 1]?.mention.kind !== 'skill';
  if (!apart && !closes && mentions[at - 1]?.mention.kind !== 'place') return null;
  return {
    items: [
      item(at, at + 2, {
        kind: 'years',
        min: number.value,
        max: null,
        strict: false,
        scope: 'career',
      }),
    ],
    to: at + 2,
  };
}

/** Words that join the parts of a name. */
const IN_NAMES = new Set(['&', '-', '.', 'and', 'et', 'de', 'of']);
const MAX_NAME_WORDS = 5;

/**
 * The years that a person has spent at their employer: "at Airbus for at least 10 years", "depuis
 * plus de 5 ans chez Airbus".
 */
function atNamedCompany(
  tokens: readonly Token[],
  at: number,
  to: number,
): { meaning: YearsScope; to: number } | null {
  const word = (index: number): string => tokens[index]?.word ?? '';
  if (word(at - 1) === 'depuis' && word(to) === 'chez' && tokens[to + 1]?.capital)
    return { meaning: 'company', to };
  if (!['for', 'depuis'].includes(word(at - 1))) return null;
  let first = at - 1;
  while (
    first > at - 1 - MAX_NAME_WORDS &&
    (tokens[first - 1]?.capital || (first < at - 1 && IN_NAMES.has(word(first - 1))))
  )
    first--;
  const named = first < at - 1 && ['at', 'chez'].includes(word(first - 1));
  // A former employee may have left.
  return named && !/^(?:worked|travaille|bosse|previously|formerly)$/.test(word(first - 2))
    ? { meaning: 'company', to }
    : null;
}

const SCOPES = { experience: 'career', role: 'role', company: 'company', other: 'career' } as const;

/**
 * Whether months without any word of experience are those of a contract, not a requirement: they
 * are, unless they are whole years that somebody needs at least.
 */
const isContract = ({ bare, months, bounded, bound }: TimeQuantity): boolean =>
  bare && months && !(bounded && bound.max === null && Number.isInteger(bound.min));

/** "6 months of Python": a competence after the amount says that it is experience. */
function isSpentOn({ tokens, mentions }: Text, to: number): boolean {
  const kind = mentions[to + 1]?.mention.kind;
  return (
    ['of', 'de', 'd', 'in', 'en', 'as', 'comme'].includes(tokens[to]?.word ?? '') &&
    (kind === 'skill' || kind === 'function' || kind === 'title')
  );
}

/**
 * Reads "5+ years of experience" and similar phrases, in English and French, from the first bound
 * word to the last.
 */
export function readYears(text: Text, at: number): Reading | null {
  const { tokens } = text;
  const time = readTime(tokens, at);
  if (!time) return readBarePlus(text, at);
  const named = time.bare ? atNamedCompany(tokens, at, time.to) : null;
  if (!named && (time.of === 'other' || (isContract(time) && !isSpentOn(text, time.to))))
    return null;
  const { to } = named ?? time;
  const scope: YearsScope = named?.meaning ?? SCOPES[time.of];
  return { items: [item(at, to, { kind: 'years', ...time.bound, scope })], to };
}
