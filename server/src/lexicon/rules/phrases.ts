/** Phrases of one or more words, found by the longest match at a position. The first value given for a phrase stays. */
export class PhraseIndex<T> {
  readonly #values = new Map<string, T>();
  /** Longest phrase, in words, by its first word. */
  readonly #lengths = new Map<string, number>();

  add(words: readonly string[], value: T): void {
    const [first] = words;
    if (first === undefined) return;
    this.addJoined(words.length === 1 ? first : words.join(' '), value);
  }

  /** Like `add`, of the words joined by spaces. */
  addJoined(key: string, value: T): void {
    if (this.#values.has(key)) return;
    this.#values.set(key, value);
    const space = key.indexOf(' ');
    const first = space === -1 ? key : key.slice(0, space);
    const words = space === -1 ? 1 : key.split(' ').length;
    if ((this.#lengths.get(first) ?? 0) < words) this.#lengths.set(first, words);
  }

  get(key: string): T | undefined {
    return this.#values.get(key);
  }

  /** Whether any phrase begins with that word. */
  begins(word: string): boolean {
    return this.#lengths.has(word);
  }

  /** The longest phrase that starts at `from` and that `accepts` lets through; `end` is the position after its last word. */
  longest(words: readonly string[], from: number, accepts: (value: T, end: number) => boolean = () => true): { value: T; end: number } | null {
    const longest = this.#lengths.get(words[from] ?? '');
    if (longest === undefined) return null;
    for (let end = Math.min(words.length, from + longest); end > from; end -= 1) {
      const value = this.#values.get(end === from + 1 ? words[from]! : words.slice(from, end).join(' '));
      if (value !== undefined && accepts(value, end)) return { value, end };
    }
    return null;
  }
}

/** The parts of a hand-written list: separated by commas, trimmed, none empty. */
export function parts(list: string): string[] {
  return list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
