/** Characters of a text, by UTF-16 offsets, and what stands for them. */
export interface Replacement {
  start: number;
  end: number;
  full: string;
}

/** A text with some of its words replaced. */
export interface Rewritten {
  text: string;
  /** The UTF-16 offsets in the text as typed of a span of the rewritten text. */
  asTyped(start: number, end: number): { start: number; end: number };
}

/** Replaces parts of a text; null when there are none. Of two that overlap the first counts. */
export function rewrite(text: string, replacements: readonly Replacement[]): Rewritten | null {
  const taken = replacements
    .toSorted((a, b) => a.start - b.start)
    .filter((one, at, all) => at === 0 || one.start >= (all[at - 1]?.end ?? 0));
  if (taken.length === 0) return null;
  let out = '';
  let from = 0;
  const moved = taken.map(({ start, end, full }) => {
    out += text.slice(from, start);
    const at = out.length;
    out += full;
    from = end;
    return { at, to: out.length, start, end };
  });
  out += text.slice(from);
  const typedOffset = (offset: number, isEnd: boolean): number => {
    const last = moved.findLast(({ at }) => at < offset || (!isEnd && at === offset));
    if (!last) return offset;
    if (offset >= last.to) return last.end + offset - last.to;
    return isEnd ? last.end : last.start;
  };
  return {
    text: out,
    asTyped: (start, end) => ({ start: typedOffset(start, false), end: typedOffset(end, true) }),
  };
}
