/** A card that was picked up by keyboard: where it came from, and the column it would go to. */
export interface Held {
  candidateId: string;
  from: string;
  over: string;
}

export type HeldStep =
  | { to: 'over'; held: Held }
  | { to: 'dropped'; held: Held }
  | { to: 'cancelled'; held: Held };

/** What a key does with a card that is held; null when it does nothing. */
export function heldStep(held: Held, key: string, columns: readonly string[]): HeldStep | null {
  if (key === 'Escape') return { to: 'cancelled', held };
  if (key === ' ' || key === 'Enter')
    return held.over === held.from ? { to: 'cancelled', held } : { to: 'dropped', held };
  const over = neighbour(columns, held.over, key);
  return over === null ? null : { to: 'over', held: { ...held, over } };
}

/** The column that a key leads to; the one at the end stays. */
export function neighbour(columns: readonly string[], column: string, key: string): string | null {
  const at = columns.indexOf(column);
  const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: columns.length - 1 }[key];
  return next === undefined
    ? null
    : (columns[Math.max(0, Math.min(columns.length - 1, next))] ?? null);
}

/** Statuses as columns: out of the pipeline comes last, behind the workspace's own. */
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
