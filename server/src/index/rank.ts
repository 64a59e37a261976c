import { type Bitset, hasBit } from './bitset.ts';
import { idAt, lotOfId, placeOfId } from './ids.ts';
import { cachedMatches, type PreparedMatcher } from './match.ts';
import type { Segment } from './segment.ts';
import type { TopList } from './top-list.ts';

/*
 * Ranking, best first. The score of a match is the sum of the weights of its clauses, and each
 * clause has only a few weights. So the matches of a segment form a tree: each clause splits them
 * into those of its heaviest tier, of the next one, and so on. The part with the highest possible
 * score is always processed next. This reaches the best leaf after a few set operations, and parts
 * that cannot beat the worst hit so far are never scored. Inside a leaf all scores are equal and
 * offsets are in order of quality, so its first documents are its best. Documents of one quality
 * are a ring, in order of their lots (`lotOfId`). Each search enters the ring somewhere else.
 */

/** A clause with its tiers sorted from heaviest to lightest. */
export interface WeightedClause {
  tiers: readonly { matcher: PreparedMatcher; weight: number }[];
}

/** What a clause can add to a score, beyond the minimum that every match gets from it. */
export interface Level {
  /** From largest to smallest gain; all above 0. */
  options: readonly { matcher: PreparedMatcher; gain: number }[];
}

/**
 * The clauses in which matches can differ, those that separate them most first, and for each the
 * maximum gain from that clause onwards.
 */
export interface Ranking {
  /** The minimum score of every match. */
  floor: number;
  levels: readonly Level[];
  reach: readonly number[];
  /** Where the ring of equal documents begins. */
  start: number;
}

export function rankingOf({
  required,
  optional,
  start,
}: {
  required: readonly WeightedClause[];
  optional: readonly WeightedClause[];
  start: number;
}): Ranking {
  // Every match gets at least the lightest tier of a required clause.
  const lightest = ({ tiers }: WeightedClause): number => tiers.at(-1)?.weight ?? 0;
  const levelOf = ({ tiers }: WeightedClause, floor: number): Level => ({
    options: tiers
      .filter(({ weight }) => weight > floor)
      .map(({ matcher, weight }) => ({ matcher, gain: weight - floor })),
  });
  const most = ({ options }: Level): number => options[0]!.gain;
  const levels = [
    ...required.map((clause) => levelOf(clause, lightest(clause))),
    ...optional.map((clause) => levelOf(clause, 0)),
  ]
    .filter(({ options }) => options.length > 0)
    .sort((a, b) => most(b) - most(a));
  const reach = [0];
  for (const level of levels.toReversed()) reach.unshift(reach[0]! + most(level));
  const floor = required.reduce((sum, clause) => sum + lightest(clause), 0);
  return { floor, levels, reach, start };
}

/**
 * Documents that agree in all clauses before `level`, and are not in the first `option` tiers of
 * the clause at `level`.
 */
interface Part {
  documents: Bitset;
  /** Only this many words count: no later document can still enter the list. */
  words: number;
  level: number;
  option: number;
  /** The gain from the previous clauses. */
  gained: number;
}

/** So few documents are scored one by one faster than they are divided. */
const SCORED_ONE_BY_ONE = 32;

/** The matches of a segment, and how many they are. */
interface Found {
  documents: Bitset;
  count: number;
}

/** Offers the best of the matches to `top`; modifies their set. */
export function rank(
  segment: Segment,
  ranking: Ranking,
  { documents, count }: Found,
  top: TopList,
): void {
  if (count <= SCORED_ONE_BY_ONE) {
    offerEach(segment, ranking, documents, top);
    return;
  }
  const words = documents.length;
  const open: Part[] = [{ documents, words, level: 0, option: 0, gained: 0 }];
  for (;;) {
    const part = takeBest(open, ranking);
    if (!part) return;
    const best = bound(part, ranking);
    if (top.refuses(best, 0xffff, 0)) return;
    part.words = Math.min(part.words, wordsToEnter(segment, best, top));
    if (part.words === 0) continue;
    if (part.level === ranking.levels.length)
      offer(segment, part, { score: best, start: ranking.start }, top);
    else open.push(...divide(segment, part, ranking.levels[part.level]!));
  }
}

/** Scores and offers each of a few documents. */
function offerEach(segment: Segment, ranking: Ranking, documents: Bitset, top: TopList): void {
  const { quality, ids, size } = segment;
  const { floor, levels, reach, start } = ranking;
  if (top.refuses(floor + reach[0]!, 0xffff, 0)) return;
  const gains = levels.map(({ options }) =>
    options.map(({ matcher, gain }) => ({ bits: cachedMatches(segment, matcher), gain })),
  );
  for (let offset = nextBit(documents, 0, size); offset < size; ) {
    let score = floor;
    for (const options of gains) {
      for (const { bits, gain } of options) {
        if (!hasBit(bits, offset)) continue;
        score += gain;
        break;
      }
    }
    if (!top.refuses(score, quality[offset]!, 0)) {
      const place = placeOfId(ids, offset, start);
      if (!top.refuses(score, quality[offset]!, place))
        top.add(score, quality[offset]!, place, idAt(ids, offset));
    }
    offset = nextBit(documents, offset + 1, size);
  }
}

/** The maximum score of a document in the part. */
function bound({ level, option, gained }: Part, { floor, levels, reach }: Ranking): number {
  if (level === levels.length) return floor + gained;
  return floor + gained + (levels[level]!.options[option]?.gain ?? 0) + reach[level + 1]!;
}

function takeBest(open: Part[], ranking: Ranking): Part | undefined {
  let chosen = 0;
  for (let at = 1; at < open.length; at++) {
    const ahead = bound(open[at]!, ranking) - bound(open[chosen]!, ranking);
    // Of two equal parts, choose the deeper one: it reaches a leaf sooner.
    if (ahead > 0 || (ahead === 0 && open[at]!.level > open[chosen]!.level)) chosen = at;
  }
  const part = open[chosen];
  const last = open.pop();
  if (last !== part && last) open[chosen] = last;
  return part;
}

/** Splits the part into the documents of its next tier and the rest. */
function divide(segment: Segment, part: Part, { options }: Level): Part[] {
  const option = options[part.option];
  if (!option) return [{ ...part, level: part.level + 1, option: 0 }];
  const { documents: others, words, level, gained } = part;
  const bits = cachedMatches(segment, option.matcher);
  const chosen = new Uint32Array(words);
  let someChosen = 0;
  let someOther = 0;
  for (let word = 0; word < words; word++) {
    const all = others[word]!;
    const here = all & bits[word]!;
    chosen[word] = here;
    others[word] = all ^ here;
    someChosen |= here;
    someOther |= all ^ here;
  }
  const parts: Part[] = [];
  if (someChosen !== 0)
    parts.push({
      documents: chosen,
      words,
      level: level + 1,
      option: 0,
      gained: gained + option.gain,
    });
  if (someOther !== 0)
    parts.push({ documents: others, words, level, option: part.option + 1, gained });
  return parts;
}

/**
 * The number of words of a set whose documents can still enter the list, given that score and their
 * quality. Quality falls as the offset rises.
 */
function wordsToEnter({ quality, size }: Segment, score: number, top: TopList): number {
  if (!top.refuses(score, 0, 0)) return (size + 31) >>> 5;
  let low = 0;
  let high = size;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (top.refuses(score, quality[middle]!, 0)) high = middle;
    else low = middle + 1;
  }
  return (low + 31) >>> 5;
}

/** A leaf: its documents have this score, and its rings begin at `start`. */
interface Leaf {
  score: number;
  start: number;
}

/** Offers the rings of the leaf, the one of the highest quality first, until one is refused. */
function offer(segment: Segment, { documents, words }: Part, leaf: Leaf, top: TopList): void {
  const { quality } = segment;
  const end = Math.min(words << 5, quality.length);
  for (let from = nextBit(documents, 0, end); from < end; ) {
    if (top.refuses(leaf.score, quality[from]!, 0)) return;
    const to = Math.min(endOfRing(quality, from), end);
    const first = firstInRing(segment, from, to, leaf.start);
    const isOpen =
      offerSome(segment, documents, { from: first, to }, leaf, top) &&
      offerSome(segment, documents, { from, to: first }, leaf, top);
    // Later documents are no better.
    if (!isOpen) return;
    from = nextBit(documents, to, end);
  }
}

/** Offers documents of one quality in the order of the ring; false when one was refused. */
function offerSome(
  { quality, ids }: Segment,
  documents: Bitset,
  { from, to }: { from: number; to: number },
  { score, start }: Leaf,
  top: TopList,
): boolean {
  for (let offset = nextBit(documents, from, to); offset < to; ) {
    const place = placeOfId(ids, offset, start);
    if (top.refuses(score, quality[offset]!, place)) return false;
    if (!top.add(score, quality[offset]!, place, idAt(ids, offset))) return false;
    offset = nextBit(documents, offset + 1, to);
  }
  return true;
}

/** The first offset at or after `from` that is in the set, or `end`. */
function nextBit(documents: Bitset, from: number, end: number): number {
  if (from >= end) return end;
  let word = from >>> 5;
  let rest = documents[word]! & (0xffffffff << (from & 31));
  const last = (end - 1) >>> 5;
  while (rest === 0) {
    if (word === last) return end;
    rest = documents[++word]!;
  }
  return Math.min((word << 5) | (31 - Math.clz32(rest & -rest)), end);
}

/** The offset after the last document of the same quality. */
function endOfRing(quality: Uint16Array, from: number): number {
  const wanted = quality[from]!;
  let low = from + 1;
  let step = 1;
  while (low < quality.length && quality[low] === wanted) {
    low += step;
    step *= 2;
  }
  let high = Math.min(low, quality.length);
  low = Math.max(from + 1, low - (step >>> 1));
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (quality[middle] === wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The first offset of the ring whose lot is at least `start`, or `to`. */
function firstInRing({ ids }: Segment, from: number, to: number, start: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (lotOfId(ids, middle) < start) low = middle + 1;
    else high = middle;
  }
  return low;
}
