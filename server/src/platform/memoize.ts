/**
 * Memoizes a pure function of one text. It stores the answers for the most recently requested
 * texts, at most `limit` of them, so that memory stays bounded whatever callers send. Texts longer
 * than `maxLength` are computed each time. Answers are shared: callers must not change them.
 */
export function memoize<T>(
  limit: number,
  compute: (text: string) => T,
  maxLength = Infinity,
): (text: string) => T {
  // Two generations instead of a true LRU: a lookup never reorders anything, and the older half is
  // dropped at once.
  let recent = new Map<string, T>();
  let older = new Map<string, T>();
  return (text) => {
    if (text.length > maxLength) return compute(text);
    const known = recent.get(text);
    if (known !== undefined || recent.has(text)) return known as T;
    const answer = older.has(text) ? (older.get(text) as T) : compute(text);
    if (recent.size >= limit / 2) {
      older = recent;
      recent = new Map();
    }
    recent.set(text, answer);
    return answer;
  };
}
