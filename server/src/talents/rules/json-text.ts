/** More than the nesting of any profile; the same limit as for request bodies (decision 3). */
export const MAX_DEPTH = 32;

/**
 * Why a parsed JSON value cannot be stored: it is nested too deeply, or has NUL or lone surrogates,
 * which PostgreSQL refuses in jsonb. Null when it can. Keys are not checked, because only known
 * ones are stored.
 */
export function unstorable(value: unknown): string | null {
  const waiting: { value: unknown; depth: number }[] = [{ value, depth: 1 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (typeof next.value === 'string') {
      const reason = unstorableText(next.value);
      if (reason) return reason;
    } else if (typeof next.value === 'object' && next.value !== null) {
      if (next.depth > MAX_DEPTH) return `nested deeper than ${MAX_DEPTH} levels`;
      const inside = Array.isArray(next.value) ? next.value : Object.values(next.value);
      for (const inner of inside)
        if (typeof inner === 'string' || typeof inner === 'object')
          waiting.push({ value: inner, depth: next.depth + 1 });
    }
  }
  return null;
}

function unstorableText(text: string): string | null {
  if (text.includes('\0')) return 'text with a NUL character';
  return text.isWellFormed() ? null : 'text with a lone surrogate';
}
