import { promptTokens } from '../tokens.ts';
import { type Counted, readAmount, type UnitReading } from './amount.ts';
import type { Bound } from './bounds.ts';

/** Numbers of things whose name the words do not hold: the end of the words is their unit. */
const UNNAMED: Counted<UnitReading> = {
  unitAt: (tokens, at) => (at >= tokens.length ? { scale: 1, to: at } : null),
  labelEnd: () => null,
  trailEnd: () => null,
};

/**
 * "At least 3", "no more than two", "3 or more": the bound that some words state, without the name
 * of what is counted; null when they are anything else.
 */
export function readCount(words: string): { bound: Bound; bounded: boolean } | null {
  const tokens = promptTokens(words);
  const amount = readAmount(tokens, 0, UNNAMED);
  return amount?.to === tokens.length ? amount : null;
}
