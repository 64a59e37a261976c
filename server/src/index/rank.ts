import type { Bitset } from './bitset.ts';
import { idAt } from './ids.ts';
import { cachedMatches, type PreparedMatcher } from './match.ts';
import type { Segment } from './segment.ts';
import type { TopList } from './top-list.ts';

/*
 * Ranking, best first. The score of a match is the sum of what each clause gives it, and a clause
 * gives one of a few weights. So the matches of a segment fall into a tree: at each clause they
 * split into those of its heaviest tier, the next one, and so on. The part with the highest
 * possible score always comes next, which reaches the best leaf after a few set operations, and
 * everything that the worst of the hits so far already beats is never scored. Inside a leaf all
 * scores are equal and offsets are in the order of quality, so its first documents are its best.
 */

/** A clause with its tiers from the heaviest to the lightest. */
export interface WeightedClause {
  tiers: readonly { matcher: PreparedMatcher; weight: number }[];
}

/** What a clause can add to a score, beyond what every match has of it anyway. */
export interface Level {
  /** From the largest gain to the smallest; all above 0. */
  options: readonly { matcher: PreparedMatcher; gain: number }[];
}

/**
 * The clauses in which matches can differ, those that separate them most first, and for each the
 * most that can still be gained from it on.
 */
export interface Ranking {
  /** What every match scores. */
  floor: number;
  levels: readonly Level[];
  reach: readonly number[];
}

export function rankingOf({
  required,
  optional,
}: {
  required: readonly WeightedClause[];
  optional: readonly WeightedClause[];
}): Ranking {
  // Every match has at least the lightest tier of a required clause.
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
  return { floor: required.reduce((sum, clause) => sum + lightest(clause), 0), levels, reach };
}

/**
 * Documents that agree in all the clauses before `level`, and in not being of the first `option`
 * tiers of that one.
 */
interface Part {
  documents: Bitset;
  /** Only this many words count: no document behind them can enter the list any more. */
  words: number;
  level: number;
  option: number;
  /** What was gained at the clauses before. */
  gained: number;
}

/** Offers the best of `found` to `top`; uses `found` up. */
export function rank(segment: Segment, ranking: Ranking, found: Bitset, top: TopList): void {
  const open: Part[] = [{ documents: found, words: found.length, level: 0, option: 0, gained: 0 }];
  for (;;) {
    const part = takeBest(open, ranking);
    if (!part) return;
    const best = bound(part, ranking);
    if (top.refuses(best, 0xffff)) return;
    part.words = Math.min(part.words, wordsToEnter(segment, best, top));
    if (part.words === 0) continue;
    if (part.level === ranking.levels.length) offer(segment, part, best, top);
    else open.push(...divide(segment, part, ranking.levels[part.level]!));
  }
}

/** The most that a document of the part can score. */
function bound({ level, option, gained }: Part, { floor, levels, reach }: Ranking): number {
  if (level === levels.length) return floor + gained;
  return floor + gained + (levels[level]!.options[option]?.gain ?? 0) + reach[level + 1]!;
}

function takeBest(open: Part[], ranking: Ranking): Part | undefined {
  let chosen = 0;
  for (let at = 1; at < open.length; at++) {
    const ahead = bound(open[at]!, ranking) - bound(open[chosen]!, ranking);
    // Of equal ones the deeper: it reaches a leaf sooner.
    if (ahead > 0 || (ahead === 0 && open[at]!.level > open[chosen]!.level)) chosen = at;
  }
  const part = open[chosen];
  const last = open.pop();
  if (last !== part && last) open[chosen] = last;
  return part;
}

/** The documents of the part that are of its next tier, and the others. */
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
 * How many words of a set hold documents whose quality, with that score, lets them into the list.
 * Quality falls with the offset.
 */
function wordsToEnter({ quality, size }: Segment, score: number, top: TopList): number {
  if (!top.refuses(score, 0)) return (size + 31) >>> 5;
  let low = 0;
  let high = size;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (top.refuses(score, quality[middle]!)) high = middle;
    else low = middle + 1;
  }
  return (low + 31) >>> 5;
}

function offer(
  { quality, ids }: Segment,
  { documents, words }: Part,
  score: number,
  top: TopList,
): void {
  for (let word = 0; word < words; word++) {
    let rest = documents[word]!;
    while (rest !== 0) {
      const lowest = rest & -rest;
      const offset = (word << 5) | (31 - Math.clz32(lowest));
      rest ^= lowest;
      // Those behind it are no better.
      if (
        top.refuses(score, quality[offset]!) ||
        !top.add(score, quality[offset]!, idAt(ids, offset))
      )
        return;
    }
  }
}
