/** Longer phrases than this are found by `get` only: their lengths would need more bits. */
const LONGEST = 31;
/** A set of lengths without any but one word. */
const ONE_WORD = 1 << 1;

/** How phrases go on after their first word. */
interface Beginning {
  /** Their lengths in words: bit `n` stands for `n` words. */
  lengths: number;
  /** What their second words are like, a bit each: most words of a text are like none of them, and no phrase need be put together. */
  seconds: number;
}

const likeness = (word: string): number => 1 << ((word.charCodeAt(0) * 5 + word.charCodeAt(word.length - 1) * 3 + word.length) & 31);

/** Phrases of one or more words, found by the longest match at a position. The first value given for a phrase stays. */
export class PhraseIndex<T> {
  readonly #values = new Map<string, T>();
  /** By the first word. */
  readonly #beginnings = new Map<string, Beginning>();

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
    const words = space === -1 ? [key] : key.split(' ');
    const known = this.#beginnings.get(first);
    const beginning = known ?? { lengths: 0, seconds: 0 };
    if (!known) this.#beginnings.set(first, beginning);
    beginning.lengths |= 1 << Math.min(words.length, LONGEST);
    if (words.length > 1) beginning.seconds |= likeness(words[1]!);
  }

  get(key: string): T | undefined {
    return this.#values.get(key);
  }

  /** Whether any phrase begins with that word. */
  begins(word: string): boolean {
    return this.#beginnings.has(word);
  }

  /** The longest phrase that starts at `from` and that `accepts` lets through; `end` is the position after its last word. */
  longest(words: readonly string[], from: number, accepts: (value: T, end: number) => boolean = () => true): { value: T; end: number } | null {
    const beginning = this.#beginnings.get(words[from] ?? '');
    if (beginning === undefined) return null;
    const second = words[from + 1];
    const goesOn = second !== undefined && (beginning.seconds & likeness(second)) !== 0;
    let lengths = goesOn ? beginning.lengths : beginning.lengths & ONE_WORD;
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
