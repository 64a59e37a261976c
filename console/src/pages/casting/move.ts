import { VERDICTS, type Verdict } from './verdicts.ts';

/** A card's position: its column, and its index there. */
export interface Place {
  verdict: Verdict;
  index: number;
}

const JUMPS: Record<string, Verdict> = { g: 'green', a: 'amber', r: 'red' };
const PAGE_CARDS = 5;

/**
 * The card that a key moves to; null when the key doesn't move. `lengths`: the number of cards in
 * each column.
 */
export function nextPlace(
  key: string,
  { verdict, index }: Place,
  lengths: Record<Verdict, number>,
): Place | null {
  const jump = JUMPS[key];
  if (jump) return lengths[jump] > 0 ? { verdict: jump, index: 0 } : null;
  if (key === 'ArrowLeft' || key === 'ArrowRight')
    return beside(key === 'ArrowLeft' ? -1 : 1, { verdict, index }, lengths);
  const last = lengths[verdict] - 1;
  const steps: Record<string, number> = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    PageDown: index + PAGE_CARDS,
    PageUp: index - PAGE_CARDS,
    Home: 0,
    End: last,
  };
  const next = steps[key];
  return next === undefined || last < 0
    ? null
    : { verdict, index: Math.max(0, Math.min(last, next)) };
}

/** The same height in the next column that has a card. */
function beside(
  step: -1 | 1,
  { verdict, index }: Place,
  lengths: Record<Verdict, number>,
): Place | null {
  for (let at = VERDICTS.indexOf(verdict) + step; at >= 0 && at < VERDICTS.length; at += step) {
    const next = VERDICTS[at]!;
    if (lengths[next] > 0) return { verdict: next, index: Math.min(index, lengths[next] - 1) };
  }
  return null;
}
