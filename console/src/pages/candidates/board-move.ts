/** A card picked up by keyboard: the column it comes from, and the one it would drop in. */
export interface Held {
  candidateId: string;
  from: string;
  over: string;
}

export type HeldStep =
  | { to: 'over'; held: Held }
  | { to: 'dropped'; held: Held }
  | { to: 'cancelled'; held: Held };

/** What a key does with a held card; null when it does nothing. */
export function heldStep(held: Held, key: string, columns: readonly string[]): HeldStep | null {
  if (key === 'Escape') return { to: 'cancelled', held };
  if (key === ' ' || key === 'Enter')
    return held.over === held.from ? { to: 'cancelled', held } : { to: 'dropped', held };
  const over = neighbour(columns, held.over, key);
  return over === null ? null : { to: 'over', held: { ...held, over } };
}

/** The column that a key moves to. It stays within the first and last column. */
export function neighbour(columns: readonly string[], column: string, key: string): string | null {
  const at = columns.indexOf(column);
  const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: columns.length - 1 }[key];
  return next === undefined
    ? null
    : (columns[Math.max(0, Math.min(columns.length - 1, next))] ?? null);
}

/** Statuses as columns. NOT_RETAINED comes last, after the workspace's own. */
export function columnsOf(
  statuses: readonly { handle: string }[],
  only: readonly string[] | undefined,
): string[] {
  const handles = statuses
    .map(({ handle }) => handle)
    .filter((handle) => only === undefined || only.includes(handle));
  return [
    ...handles.filter((handle) => handle !== 'NOT_RETAINED'),
    ...handles.filter((handle) => handle === 'NOT_RETAINED'),
  ];
}
