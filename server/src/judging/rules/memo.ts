/**
 * A function of one text, remembered for the `limit` texts asked last, so that memory stays bounded
 * whatever callers send.
 */
export function remembering<T>(limit: number, compute: (text: string) => T): (text: string) => T {
  let young = new Map<string, T>();
  let old = new Map<string, T>();
  // Two generations instead of a true LRU: a lookup never reorders anything, and the older half is
  // forgotten at once.
  return (text) => {
    const found = young.get(text);
    if (found !== undefined || young.has(text)) return found as T;
    const value = old.has(text) ? (old.get(text) as T) : compute(text);
    if (young.size >= limit / 2) {
      old = young;
      young = new Map();
    }
    young.set(text, value);
    return value;
  };
}
