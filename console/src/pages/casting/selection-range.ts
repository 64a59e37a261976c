/**
 * The ids that a shift-click adds: from the one clicked before to this one, both included; this one
 * only when the other is no longer there.
 */
export function rangeOf(ids: readonly string[], from: string | null, to: string): string[] {
  const [first, last] = [ids.indexOf(from ?? to), ids.indexOf(to)];
  if (first === -1 || last === -1) return [to];
  return ids.slice(Math.min(first, last), Math.max(first, last) + 1);
}
