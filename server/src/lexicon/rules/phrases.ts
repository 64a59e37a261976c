/** Longer phrases are found by `get` only: their lengths would need more bits. */
const MAX_PHRASE_WORDS = 31;

/**
 * A hash of the ends of a word, as one bit of 32. It filters phrases: the possible next words of a
 * phrase seldom share a bit with the actual next word of a text.
 */
export const likeness = (word: string): number =>
  1 << ((word.charCodeAt(0) * 5 + word.charCodeAt(word.length - 1) * 3 + word.length) & 31);
/** The same for the letters next to the ends: used after words that many others may follow. */
const innerLikeness = (word: string): number =>
  word.length < 2
    ? 1
    : 1 << ((word.charCodeAt(1) * 7 + word.charCodeAt(word.length - 2) * 11) & 31);

/**
 * The phrases that begin with one word. Callers that often meet the word should cache this: it
 * shows without a lookup that no phrase begins there.
 */
export class Opening<T> {
  /** The value of the word alone. */
  alone: T | undefined = undefined;
  /**
   * The likeness bits of the second words. Most words of a text share none of them, so no phrase
   * has to be assembled.
   */
  seconds = 0;
  #innerSeconds = 0;
  /** The word counts of the longer phrases: bit `n` means `n` words. */
  #lengths = 0;
  readonly #phrases: ReadonlyMap<string, T>;

  constructor(phrases: ReadonlyMap<string, T>) {
    this.#phrases = phrases;
  }

  /** Adds a phrase of several words; `space` is the end of the first word. */
  goOn(phrase: string, space: number): void {
    let words = 1;
    for (let at = space; at !== -1; at = phrase.indexOf(' ', at + 1)) words += 1;
    this.#lengths |= 1 << Math.min(words, MAX_PHRASE_WORDS);
    const second = phrase.slice(
      space + 1,
      words === 2 ? undefined : phrase.indexOf(' ', space + 1),
    );
    this.seconds |= likeness(second);
    this.#innerSeconds |= innerLikeness(second);
  }

  /** Whether any phrase may begin with this word followed by `second`. */
  mayBegin(second: string | undefined): boolean {
    return this.alone !== undefined || this.#mayGoOn(second);
  }

  #mayGoOn(second: string | undefined): boolean {
    return (
      second !== undefined &&
      (this.seconds & likeness(second)) !== 0 &&
      (this.#innerSeconds & innerLikeness(second)) !== 0
    );
  }

  /**
   * The longest phrase that starts with the word at `from` and that `accepts` allows; `end` is the
   * position after its last word.
   */
  longest(
    words: readonly string[],
    from: number,
    accepts: (value: T, end: number) => boolean,
  ): { value: T; end: number } | null {
    let lengths = this.#mayGoOn(words[from + 1]) ? this.#lengths : 0;
    while (lengths !== 0) {
      const length = 31 - Math.clz32(lengths);
      lengths ^= 1 << length;
      const end = from + length;
      if (end > words.length) continue;
      const value = this.#phrases.get(words.slice(from, end).join(' '));
      if (value !== undefined && accepts(value, end)) return { value, end };
    }
    return this.alone !== undefined && accepts(this.alone, from + 1)
      ? { value: this.alone, end: from + 1 }
      : null;
  }
}

/**
 * Phrases of one or more words, found by the longest match at a position. The first value added for
 * a phrase wins.
 */
export class PhraseIndex<T> {
  /** Phrases of several words. */
  readonly #phrases = new Map<string, T>();
  /** Openings by first word. */
  readonly #openings = new Map<string, Opening<T>>();
  readonly #later: ((first: string) => void) | null;

  /**
   * `later` adds the phrases that begin with a word when that word is first requested. Most words
   * of a vocabulary never are, and writing out all its names is slow.
   */
  constructor(later: ((first: string) => void) | null = null) {
    this.#later = later;
  }

  add(words: readonly string[], value: T): void {
    const [first] = words;
    if (first === undefined) return;
    this.addJoined(words.length === 1 ? first : words.join(' '), value);
  }

  /** Same as `add`, with the words joined by spaces. */
  addJoined(key: string, value: T): void {
    const space = key.indexOf(' ');
    const opening = this.#made(space === -1 ? key : key.slice(0, space));
    if (space === -1) {
      opening.alone ??= value;
    } else if (!this.#phrases.has(key)) {
      this.#phrases.set(key, value);
      opening.goOn(key, space);
    }
  }

  #made(first: string): Opening<T> {
    let opening = this.#openings.get(first);
    if (opening === undefined) {
      opening = new Opening(this.#phrases);
      this.#openings.set(first, opening);
    }
    return opening;
  }

  /** The phrases that begin with that word; undefined when there are none. */
  opening(first: string): Opening<T> | undefined {
    const known = this.#openings.get(first);
    if (known !== undefined || this.#later === null) return known;
    this.#later(first);
    return this.#openings.get(first);
  }

  get(key: string): T | undefined {
    const opening = this.opening(firstWord(key));
    return key.includes(' ') ? this.#phrases.get(key) : opening?.alone;
  }

  /**
   * The longest phrase that starts at `from` and that `accepts` allows; `end` is the position after
   * its last word.
   */
  longest(
    words: readonly string[],
    from: number,
    accepts: (value: T, end: number) => boolean = () => true,
  ): { value: T; end: number } | null {
    const first = words[from];
    return first === undefined
      ? null
      : (this.opening(first)?.longest(words, from, accepts) ?? null);
  }
}

/** The text before the first space. */
export function firstWord(text: string): string {
  const space = text.indexOf(' ');
  return space === -1 ? text : text.slice(0, space);
}

/** Names stored under a word until that word is first requested. */
export class WaitingNames<N> {
  readonly #names = new Map<string, N[]>();

  add(word: string, name: N): void {
    const names = this.#names.get(word);
    if (names === undefined) this.#names.set(word, [name]);
    else names.push(name);
  }

  /** Returns the names in order of arrival, and none on later calls. */
  take(word: string): readonly N[] {
    const names = this.#names.get(word);
    if (names === undefined) return [];
    this.#names.delete(word);
    return names;
  }
}

/** The parts of a hand-written list: split at commas, trimmed, none empty. */
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
