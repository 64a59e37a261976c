import { MIN_JUDGED, shareOf } from './forecast.ts';
import { priceOf } from './price.ts';

/** How a casting of the workspace ended so far. */
export interface PastCasting {
  judged: number;
  greens: number;
}

/** What greens are likely to cost before anybody is judged. */
export interface GreenForecast {
  /** The greens wanted. */
  greens: number;
  castings: number;
  judged: number;
  /** The share of greens in these castings, and the range of it; null without castings. */
  share: { middle: number; low: number; high: number } | null;
  /** The greens to expect when everyone who matches is judged, at most those wanted. */
  expected: number | null;
  credits: number | null;
  low: number | null;
  high: number | null;
}

/** Castings below and above this share of them do not widen the range: one in ten in all. */
const LEFT_OUT_AT_EACH_END = 0.05;

/**
 * Forecasts the cost of greens from what the workspace's earlier castings found. The range covers
 * the shares of nine in ten of them, and is never narrower than what their verdicts together allow
 * to say. Castings differ in their criteria, so a range of few castings is wide.
 */
export function forecastFromPast(
  past: readonly PastCasting[],
  { greens, matches }: { greens: number; matches: number },
): GreenForecast {
  const used = past.filter(({ judged }) => judged >= MIN_JUDGED);
  const judged = used.reduce((sum, one) => sum + one.judged, 0);
  const found = used.reduce((sum, one) => sum + one.greens, 0);
  const nothing = { share: null, expected: null, credits: null, low: null, high: null };
  if (judged === 0) return { greens, castings: 0, judged: 0, ...nothing };
  const pooled = shareOf(found, judged);
  // Half a green more on either side, so that a casting without any does not promise none.
  const shares = used.map((one) => (one.greens + 0.5) / (one.judged + 1)).sort((a, b) => a - b);
  const leftOut = Math.floor(shares.length * LEFT_OUT_AT_EACH_END);
  const middle = (found + 0.5) / (judged + 1);
  const low = Math.min(pooled.lower, shares[leftOut]!);
  const high = Math.max(pooled.upper, shares.at(-1 - leftOut)!);
  const costAt = (share: number): number =>
    priceOf(Math.min(matches, Math.ceil(greens / share - 1e-9)));
  return {
    greens,
    castings: used.length,
    judged,
    share: { middle, low, high },
    expected: Math.min(greens, Math.round(matches * middle)),
    credits: costAt(middle),
    low: costAt(high),
    high: costAt(low),
  };
}
