/** Longer phrases than this are found by `get` only: their lengths would need more bits. */
const LONGEST = 31;

/** Phrases of one or more words, found by the longest match at a position. The first value given for a phrase stays. */
export class PhraseIndex<T> {
  readonly #values = new Map<string, T>();
  /** The lengths that phrases have, in words, by their first word: bit `n` stands for `n` words. */
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
    this.#lengths.set(first, (this.#lengths.get(first) ?? 0) | (1 << Math.min(words, LONGEST)));
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
    let lengths = this.#lengths.get(words[from] ?? '') ?? 0;
    while (lengths !== 0) {
      const length = 31 - Math.clz32(lengths);
      lengths ^= 1 << length;
      const end = from + length;
      if (end > words.length) continue;
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
