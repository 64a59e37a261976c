/** A slice of a text, in UTF-16 units, and its meaning. */
export interface Span {
  start: number;
  end: number;
  /** Index of the item that was read from it. */
  id: number;
  kind: 'read' | 'refused';
}

export interface Slice {
  text: string;
  start: number;
  kind: Span['kind'] | null;
  /** All items read from it: several filters may come from the same words. */
  ids: readonly number[];
}

/** Splits a text at the borders of the spans. Refused words take precedence over read ones. */
export function slicesOf(text: string, spans: readonly Span[]): Slice[] {
  const within = spans
    .map((span) => ({
      ...span,
      start: Math.max(0, span.start),
      end: Math.min(text.length, span.end),
    }))
    .filter((span) => span.start < span.end);
  const borders = [
    ...new Set([0, text.length, ...within.flatMap(({ start, end }) => [start, end])]),
  ].toSorted((a, b) => a - b);
  return borders.slice(0, -1).map((start, index) => {
    const end = borders[index + 1] ?? text.length;
    const here = within.filter((span) => span.start <= start && span.end >= end);
    const kind = here.some((span) => span.kind === 'refused')
      ? 'refused'
      : here.length > 0
        ? 'read'
        : null;
    return {
      text: text.slice(start, end),
      start,
      kind,
      ids: here.filter((span) => span.kind === 'read').map(({ id }) => id),
    };
  });
}
