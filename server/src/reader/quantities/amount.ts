import type { Token } from '../tokens.ts';
import { type Bound, type BoundWord, boundAfter, boundBefore, boundOf } from './bounds.ts';
import { halfEnd, readNumber, repeatEnd } from './numbers.ts';

/** A unit at a token: what one of it is worth, and the token after it. */
export interface UnitReading {
  scale: number;
  to: number;
}

/** What can be counted: where its unit is, and the words around a number that belong to it. */
export interface Counted<U extends UnitReading> {
  unitAt(tokens: readonly Token[], at: number): U | null;
  /** The token after words that introduce the number: "experience of". */
  labelEnd(tokens: readonly Token[], at: number): number | null;
  /** The token after words behind the unit that only say what is counted: "of experience". */
  trailEnd(tokens: readonly Token[], at: number): number | null;
}

/** A number of something with its bounds: tokens `from` up to and without `to`. */
export interface Amount<U extends UnitReading> {
  from: number;
  to: number;
  bound: Bound;
  unit: U;
  /** Words before the number introduce it. */
  labelled: boolean;
  /** Words after the unit say what is counted. */
  trailed: boolean;
  /** A word states a bound. */
  bounded: boolean;
  /** The number is only an article: "a year". */
  article: boolean;
}

interface Lead {
  word: BoundWord | null;
  labelled: boolean;
  to: number;
}

/** "Minimum experience required: about". */
const MAX_LEAD_STEPS = 5;
const MAX_TRAIL_STEPS = 5;

function readLead<U extends UnitReading>(
  tokens: readonly Token[],
  at: number,
  counted: Counted<U>,
): Lead {
  const lead: Lead = { word: null, labelled: false, to: at };
  for (let steps = 0; steps < MAX_LEAD_STEPS; steps++) {
    const label = lead.labelled ? null : counted.labelEnd(tokens, lead.to);
    const before = boundBefore(tokens, lead.to);
    if (label !== null) {
      lead.labelled = true;
      lead.to = label;
    } else if (before) {
      if (lead.word === null || !isSide(lead.word)) lead.word = before.meaning;
      lead.to = before.to;
    } else break;
  }
  return lead;
}

const AT_LEAST: readonly BoundWord[] = ['at-least', 'more-than'];
const AT_MOST: readonly BoundWord[] = ['at-most', 'less-than'];
const isSide = (word: BoundWord | null): boolean =>
  word !== null && (AT_LEAST.includes(word) || AT_MOST.includes(word));

const isUpper = ({ word }: { word: BoundWord | null }): boolean =>
  word !== null && AT_MOST.includes(word);

const FULL = new Set(
  'full,good,solid,whole,complete,consecutive,continuous,straight,calendar,long,strong,successful,bonnes,bons,belles,pleines,longues,completes,consecutives,solides,reussies'.split(
    ',',
  ),
);

const fullEnd = (tokens: readonly Token[], at: number): number =>
  FULL.has(tokens[at]?.word ?? '') ? at + 1 : at;

interface Side<U extends UnitReading> {
  low: number;
  high: number | null;
  word: BoundWord | null;
  unit: U | null;
  labelled: boolean;
  trailed: boolean;
  article: boolean;
  to: number;
}

const ARTICLES = new Set(['a', 'an']);
const HALF_ARTICLES = new Set(['a', 'an', 'un', 'une']);
const HALVES = new Set(['half', 'demi', 'demie']);

/** "Half a year", "a year", or a number. */
function numberOrArticle<U extends UnitReading>(
  tokens: readonly Token[],
  at: number,
  counted: Counted<U>,
): { value: number; to: number; article: boolean } | null {
  // "A half decade", "une demi-décennie".
  const half = HALF_ARTICLES.has(tokens[at]?.word ?? '') && HALVES.has(tokens[at + 1]?.word ?? '');
  if (half && counted.unitAt(tokens, at + 2)) return { value: 0.5, to: at + 2, article: true };
  const number = readNumber(tokens, at);
  if (number) return { ...number, article: false };
  const isHalf = tokens[at]?.word === 'half';
  const to = isHalf ? at + 2 : at + 1;
  const article = ARTICLES.has(tokens[to - 1]?.word ?? '');
  return article && counted.unitAt(tokens, to)
    ? { value: isHalf ? 0.5 : 1, to, article: true }
    : null;
}

const RANGE = new Set([
  '-',
  '–',
  '—',
  '‑',
  'to',
  'a',
  'et',
  'and',
  '/',
  'or',
  'ou',
  'through',
  'till',
  'voire',
]);

/** The second number of a range: "to 5", "et 10". `unit` follows it, or follows the first. */
function readHigh<U extends UnitReading>(
  tokens: readonly Token[],
  at: number,
  low: number,
  first: U | null,
  counted: Counted<U>,
): { high: number; unit: U; scaled: boolean; word: BoundWord | null; to: number } | null {
  if (!RANGE.has(tokens[at]?.word ?? '')) return null;
  const number = readNumber(
    tokens,
    boundBefore(tokens, at + 1)?.meaning === 'about' ? at + 2 : at + 1,
  );
  if (!number) return null;
  const inner = boundAfter(tokens, number.to);
  const own =
    counted.unitAt(tokens, fullEnd(tokens, number.to)) ??
    (inner && counted.unitAt(tokens, inner.to));
  const unit = own ?? (first && endsHere(tokens, number.to, counted) ? first : null);
  if (!unit) return null;
  const ordered = low * (first ?? unit).scale <= number.value * unit.scale;
  const word = own && inner && own.to > inner.to ? inner.meaning : null;
  return ordered
    ? { high: number.value, unit, scaled: first !== null, word, to: own ? own.to : number.to }
    : null;
}

/** "2 3 ans", "trois, quatre ans": the next number, right after the first. */
function readNext<U extends UnitReading>(
  tokens: readonly Token[],
  at: number,
  low: number,
  counted: Counted<U>,
): { high: number; unit: U; scaled: boolean; word: BoundWord | null; to: number } | null {
  const number = readNumber(tokens, tokens[at]?.word === ',' ? at + 1 : at);
  if (number?.value !== low + 1) return null;
  const unit = counted.unitAt(tokens, number.to);
  return unit && { high: number.value, unit, scaled: false, word: null, to: unit.to };
}

/** Whether a number without a unit ends its phrase: "a year or two", "3 years to 5." */
function endsHere<U extends UnitReading>(
  tokens: readonly Token[],
  at: number,
  counted: Counted<U>,
): boolean {
  const token = tokens[at];
  return (
    token === undefined ||
    (token.kind === 'mark' && !['%', '€', '$', '£', '°'].includes(token.word)) ||
    boundAfter(tokens, at) !== null ||
    counted.trailEnd(tokens, at) !== null
  );
}

/** Steps over the words after the unit that say what is counted or bound the number. */
function readTrail<U extends UnitReading>(
  tokens: readonly Token[],
  from: number,
  counted: Counted<U>,
): { word: BoundWord | null; trailed: boolean; to: number } {
  const trail: { word: BoundWord | null; trailed: boolean; to: number } = {
    word: null,
    trailed: false,
    to: from,
  };
  for (let steps = 0; steps < MAX_TRAIL_STEPS; steps++) {
    const more = counted.trailEnd(tokens, trail.to);
    const after = boundAfter(tokens, trail.to);
    if (more !== null) {
      trail.trailed = true;
      trail.to = more;
    } else if (after && !opensMore(tokens, trail.to, after.to)) {
      if (!isSide(trail.word)) trail.word = after.meaning;
      trail.to = after.to;
    } else break;
  }
  return trail;
}

/** "5 years plus Python", "3 ans, au moins 2 en Java": the word belongs to what follows. */
function opensMore(tokens: readonly Token[], at: number, to: number): boolean {
  const next = tokens[to];
  if (!next || (next.kind === 'mark' && next.word !== '(')) return false;
  const [first] = tokens.slice(at, to);
  // "No more than" begins another bound.
  if (['than', 'de', 'd', 'que'].includes(next.word) && tokens[to - 1]!.kind === 'word')
    return /^(?:moins|plus|less|more|fewer)$/.test(tokens[to - 1]!.word);
  if (first?.word === 'plus') return !/^(?:experience|exp|xp)$/.test(next.word);
  return first?.word === ',' || readNumber(tokens, to) !== null;
}

/** One side of an amount: bounding words, a number or a range, and a unit where one is written. */
function readSide<U extends UnitReading>(
  tokens: readonly Token[],
  at: number,
  counted: Counted<U>,
): Side<U> | null {
  const lead = readLead(tokens, at, counted);
  const first = numberOrArticle(tokens, lead.to, counted);
  if (!first) return null;
  let { value: low } = first;
  let to = repeatEnd(tokens, first.to, low);
  let high: number | null = null;
  let word: BoundWord | null = null;
  let unit = counted.unitAt(tokens, fullEnd(tokens, to));
  if (!unit) {
    const inner = boundAfter(tokens, to);
    unit = inner && counted.unitAt(tokens, fullEnd(tokens, inner.to));
    // "3+ but fewer than 7 years".
    const isOpen = inner && !unit && ['but', 'mais'].includes(tokens[inner.to]?.word ?? '');
    if (inner && (unit || isOpen)) word = inner.meaning;
    if (inner && isOpen) to = inner.to;
  }
  if (unit) to = unit.to;
  const half = unit ? halfEnd(tokens, to) : null;
  if (half !== null) {
    low += 0.5;
    to = half;
  }
  const range =
    readNext(tokens, first.to, low, counted) ?? readHigh(tokens, to, low, unit, counted);
  if (range) {
    ({ high, to } = range);
    word = range.word ?? word;
    // Both ends in the unit of the second; the first may have its own ("6 months to 2 years").
    low = (low * (unit ?? range.unit).scale) / range.unit.scale;
    unit = range.unit;
  }
  const trail = unit ? readTrail(tokens, to, counted) : { word: null, trailed: false, to };
  const asked = lead.word === 'between' || lead.word === 'about' ? null : lead.word;
  const after = [word, trail.word].find(isSide) ?? null;
  return {
    low,
    high,
    unit,
    word: asked ?? after,
    labelled: lead.labelled,
    trailed: trail.trailed,
    article: first.article,
    to: trail.to,
  };
}

function boundOfSide<U extends UnitReading>({ low, high, word }: Side<U>): Bound {
  if (high === null) return boundOf(word, low);
  if (word !== null && AT_LEAST.includes(word)) return { min: low, max: null, strict: false };
  if (word !== null && AT_MOST.includes(word)) return boundOf(word, high);
  return { min: low, max: high, strict: false };
}

const JOINS = new Set([',', 'and', 'but', 'et', 'mais', ';', '(', '/', '-', '–']);

/** The other side of an amount: "but less than 7 years", ", 5 maximum". */
function readOther<U extends UnitReading>(
  tokens: readonly Token[],
  side: Side<U>,
  counted: Counted<U>,
): Side<U> | null {
  if (side.high !== null) return null;
  if (!isSide(side.word)) return readLimit(tokens, side, counted);
  let at = side.to;
  while (at - side.to < 2 && JOINS.has(tokens[at]?.word ?? '')) at++;
  const other = readSide(tokens, at, counted);
  if (!other || other.high !== null || other.article || !isSide(other.word))
    return bareOther(tokens, at, side, counted);
  const isUnited =
    other.unit !== null || (side.unit !== null && endsHere(tokens, other.to, counted));
  return isUnited && isUpper(other) !== isUpper(side) ? other : null;
}

/** "Quatre ans, cinq tout au plus", "3 ans suffisent, pas plus de huit": only the most is bounded. */
function readLimit<U extends UnitReading>(
  tokens: readonly Token[],
  side: Side<U>,
  counted: Counted<U>,
): Side<U> | null {
  if (!side.unit || side.article) return null;
  let at = side.to;
  while (
    at - side.to < 3 &&
    (JOINS.has(tokens[at]?.word ?? '') || SUFFICE.has(tokens[at]?.word ?? ''))
  )
    at++;
  if (at === side.to) return null;
  const other = readSide(tokens, at, counted);
  const isLimit =
    other !== null &&
    other.high === null &&
    isUpper(other) &&
    other.low > side.low &&
    (other.unit !== null || endsHere(tokens, other.to, counted));
  const limit = isLimit ? other : bareOther(tokens, at, side, counted);
  return limit && isUpper(limit) && limit.low > side.low ? limit : null;
}

const SUFFICE = new Set(['suffisent', 'suffit', 'suffiront', 'suffice', 'enough', 'are', 'is']);

/** "Minimum 3 ans, 5 maximum": the word follows a number without a unit. */
function bareOther<U extends UnitReading>(
  tokens: readonly Token[],
  at: number,
  side: Side<U>,
  counted: Counted<U>,
): Side<U> | null {
  const number = side.unit ? readNumber(tokens, at) : null;
  const after = number && boundAfter(tokens, number.to);
  if (!number || !after || !isSide(after.meaning)) return null;
  if (isUpper({ word: after.meaning }) === isUpper(side)) return null;
  const trail = readTrail(tokens, after.to, counted);
  return {
    ...side,
    low: number.value,
    word: after.meaning,
    unit: null,
    to: trail.to,
    trailed: trail.trailed,
  };
}

const scaled = (value: number | null, scale: number): number | null =>
  value === null ? null : Math.round(value * scale * 10) / 10;

/** The amount that begins at a token; null when there is none. */
export function readAmount<U extends UnitReading>(
  tokens: readonly Token[],
  at: number,
  counted: Counted<U>,
): Amount<U> | null {
  const side = readSide(tokens, at, counted);
  if (!side) return null;
  const other = readOther(tokens, side, counted);
  const unit = side.unit ?? other?.unit ?? null;
  if (!unit) return null;
  const one = boundOfSide(side);
  let bound: Bound = { ...one, min: scaled(one.min, unit.scale), max: scaled(one.max, unit.scale) };
  if (other) {
    const two = boundOfSide(other);
    const scale = (other.unit ?? unit).scale;
    const upper = one.max === null ? two : one;
    bound = {
      min: bound.min ?? scaled(two.min, scale),
      max: bound.max ?? scaled(two.max, scale),
      strict: upper.strict,
    };
    if ((bound.min ?? 0) > (bound.max ?? Number.POSITIVE_INFINITY)) return null;
  }
  return {
    from: at,
    to: other?.to ?? side.to,
    bound,
    unit,
    labelled: side.labelled || (other?.labelled ?? false),
    trailed: side.trailed || (other?.trailed ?? false),
    bounded: isSide(side.word) || side.high !== null,
    article: side.article,
  };
}
