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
  readonly #later: ((first: string) => void) | null;

  /** `later` adds the phrases that begin with a word when it is first asked about: most words of a vocabulary never are, and writing all its names out takes long. */
  constructor(later: ((first: string) => void) | null = null) {
    this.#later = later;
  }

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
    const known = this.#beginnings.get(first);
    const beginning = known ?? { lengths: 0, seconds: 0 };
    if (!known) this.#beginnings.set(first, beginning);
    let words = 1;
    for (let at = space; at !== -1; at = key.indexOf(' ', at + 1)) words += 1;
    beginning.lengths |= 1 << Math.min(words, LONGEST);
    if (words > 1) beginning.seconds |= likeness(words === 2 ? key.slice(space + 1) : key.slice(space + 1, key.indexOf(' ', space + 1)));
  }

  #beginningOf(first: string): Beginning | undefined {
    const known = this.#beginnings.get(first);
    if (known !== undefined || this.#later === null) return known;
    this.#later(first);
    return this.#beginnings.get(first);
  }

  get(key: string): T | undefined {
    if (this.#later !== null) this.#beginningOf(firstWord(key));
    return this.#values.get(key);
  }

  /** Whether any phrase begins with that word. */
  begins(word: string): boolean {
    return this.#beginningOf(word) !== undefined;
  }

  /** The longest phrase that starts at `from` and that `accepts` lets through; `end` is the position after its last word. */
  longest(words: readonly string[], from: number, accepts: (value: T, end: number) => boolean = () => true): { value: T; end: number } | null {
    const beginning = this.#beginningOf(words[from] ?? '');
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

/** What precedes the first space. */
export function firstWord(text: string): string {
  const space = text.indexOf(' ');
  return space === -1 ? text : text.slice(0, space);
}

/** Names by the word that they wait under, until somebody asks about it. */
export class WaitingNames<N> {
  readonly #names = new Map<string, N[]>();

  add(word: string, name: N): void {
    const names = this.#names.get(word);
    if (names === undefined) this.#names.set(word, [name]);
    else names.push(name);
  }

  /** In the order in which they came; none the second time. */
  take(word: string): readonly N[] {
    const names = this.#names.get(word);
    if (names === undefined) return [];
    this.#names.delete(word);
    return names;
  }
}

/** The parts of a hand-written list: separated by commas, trimmed, none empty. */
export function parts(list: string): string[] {
  const found: string[] = [];
  for (let from = 0; from < list.length; ) {
    const comma = list.indexOf(',', from);
    const end = comma === -1 ? list.length : comma;
    const part = list.slice(from, end).trim();
    if (part !== '') found.push(part);
    from = end + 1;
  }
  return found;
}
