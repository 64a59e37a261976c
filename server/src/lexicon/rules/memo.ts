/**
 * Remembers the answers of a pure function of a string, up to `limit` of them; when full it forgets
 * the oldest half at once.
 */
export function memoise<T>(limit: number, read: (text: string) => T): (text: string) => T {
  const answers = new Map<string, T>();
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined || answers.has(text)) return known as T;
    const answer = read(text);
    if (answers.size >= limit) {
      let excess = answers.size >> 1;
      for (const key of answers.keys()) {
        if (excess-- === 0) break;
        answers.delete(key);
      }
    }
    answers.set(text, answer);
    return answer;
  };
}

/** Makes a value when it is first asked for. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
