import { VERDICTS, type Verdict } from '../../judging/contract.ts';

/** Where a page of verdicts ended: order is verdict (green, amber, red), then the order judged. */
export interface PagePosition {
  rank: number;
  order: number;
}

/**
 * The `verdicts` query parameter in both notations (repeated, comma-separated), repetitions
 * dropped; null when a value is not a verdict. Left out means all three.
 */
export function readVerdicts(sent: string | string[] | undefined): Verdict[] | null {
  if (sent === undefined) return [...VERDICTS];
  const given = (Array.isArray(sent) ? sent : [sent]).flatMap((part) => part.split(','));
  if (given.some((value) => !(VERDICTS as readonly string[]).includes(value))) return null;
  return VERDICTS.filter((verdict) => given.includes(verdict));
}

/**
 * What a cursor is bound to: the search, the set of verdicts, and that of effective ones where it
 * was sent.
 */
export function cursorScope(
  workspaceId: string,
  castingId: string,
  verdicts: readonly Verdict[],
  effective: readonly Verdict[] | null = null,
): string {
  return `casting:${workspaceId}:${castingId}:${verdicts.join(',')}${effective === null ? '' : `:effective:${effective.join(',')}`}`;
}
