import { VERDICTS, type Verdict } from '../../judging/contract.ts';

/**
 * The position where a page of verdicts ended. Verdicts are sorted by verdict (green, amber, red),
 * then in the order judged.
 */
export interface PagePosition {
  rank: number;
  order: number;
}

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
 * Binds a cursor to the search, the set of verdicts, and the set of effective verdicts if it was
 * sent.
 */
export function cursorScope(
  workspaceId: string,
  castingId: string,
  verdicts: readonly Verdict[],
  effective: readonly Verdict[] | null = null,
): string {
  return `casting:${workspaceId}:${castingId}:${verdicts.join(',')}${effective === null ? '' : `:effective:${effective.join(',')}`}`;
}
