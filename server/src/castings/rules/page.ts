import { VERDICTS, type Verdict } from '../../judging/contract.ts';

/**
 * The position where a page of verdicts ended. Verdicts are sorted by verdict (green, amber, red),
 * then by the strength of evidence where that is asked, then in the order judged.
 */
export interface PagePosition {
  rank: number;
  weakness: number;
  order: number;
}

/** How people of one verdict are sorted. */
export const VERDICT_ORDERS = ['judged', 'strength'] as const;
export type VerdictOrder = (typeof VERDICT_ORDERS)[number];

/** Above the weakness of any verdict: those from before it was stored come last. */
export const WEAKEST = 1_000;

/**
 * Reads the `verdicts` query parameter in both notations (repeated, comma-separated), without
 * repetitions. Null when a value is not a verdict. A missing parameter means all three.
 */
export function readVerdicts(sent: string | string[] | undefined): Verdict[] | null {
  if (sent === undefined) return [...VERDICTS];
  const given = (Array.isArray(sent) ? sent : [sent]).flatMap((part) => part.split(','));
  if (given.some((value) => !(VERDICTS as readonly string[]).includes(value))) return null;
  return VERDICTS.filter((verdict) => given.includes(verdict));
}

/**
 * Binds a cursor to the search, the set of verdicts, the set of effective verdicts if it was sent,
 * and the order.
 */
export function cursorScope(
  workspaceId: string,
  castingId: string,
  verdicts: readonly Verdict[],
  effective: readonly Verdict[] | null = null,
  order: VerdictOrder = 'judged',
): string {
  return `casting:${workspaceId}:${castingId}:${verdicts.join(',')}${effective === null ? '' : `:effective:${effective.join(',')}`}${order === 'judged' ? '' : `:${order}`}`;
}
