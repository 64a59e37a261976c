/** The hash of the letters so far, extended by one letter. */
export const mixed = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193);
/**
 * Finishes the hash: buckets are chosen by the last bits, which the first letters barely affect.
 */
export const ended = (hash: number): number => Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;

/**
 * A map with short texts as keys, read letter by letter, so that no string has to be sliced or
 * hashed. A lookup takes three memory accesses; a Map of a hundred thousand strings takes six or
 * more, and waiting for memory takes most of the time.
 */
export class LetterTable<T> {
  #values: T[] = [];
  /** For each text, the number of its letters, then the letters. */
  #letters = new Uint16Array(4_096);
  #end = 0;
  /**
   * Open-addressed, a power of two long, with two numbers per entry: the number of a text plus one
   * (0 is empty), and the position of its letters.
   */
  #buckets = new Uint32Array(4_096);

  get size(): number {
    return this.#values.length;
  }

  /** The value of the text that equals the first `length` letters of `wanted`. */
  find(wanted: Uint16Array, length: number, hash: number): T | undefined {
    const buckets = this.#buckets;
    const mask = buckets.length - 1;
    for (let bucket = (hash << 1) & mask; buckets[bucket] !== 0; bucket = (bucket + 2) & mask) {
      if (this.#isAt(buckets[bucket + 1]!, wanted, length))
        return this.#values[buckets[bucket]! - 1];
    }
    return undefined;
  }

  #isAt(start: number, wanted: Uint16Array, length: number): boolean {
    const letters = this.#letters;
    if (letters[start] !== length) return false;
    for (let at = 0; at < length; at++) if (wanted[at] !== letters[start + 1 + at]) return false;
    return true;
  }

  /** Adds a text that is not in the table yet. */
  add(text: string, hash: number, value: T): void {
    const { length } = text;
    const start = this.#end;
    if (start + 1 + length > this.#letters.length) this.#letters = twice(this.#letters);
    this.#letters[start] = length;
    for (let at = 0; at < length; at++) this.#letters[start + 1 + at] = text.charCodeAt(at);
    this.#end = start + 1 + length;
    this.#place(hash, this.#values.push(value), start);
    if (this.size * 4 > this.#buckets.length) this.#spread();
  }

  #place(hash: number, number: number, start: number): void {
    const mask = this.#buckets.length - 1;
    let bucket = (hash << 1) & mask;
    while (this.#buckets[bucket] !== 0) bucket = (bucket + 2) & mask;
    this.#buckets[bucket] = number;
    this.#buckets[bucket + 1] = start;
  }

  /** Doubles the number of buckets. */
  #spread(): void {
    const before = this.#buckets;
    this.#buckets = new Uint32Array(before.length * 2);
    for (let bucket = 0; bucket < before.length; bucket += 2) {
      if (before[bucket] !== 0)
        this.#place(this.#hashAt(before[bucket + 1]!), before[bucket]!, before[bucket + 1]!);
    }
  }

  #hashAt(start: number): number {
    let hash = 0;
    for (let at = 1; at <= this.#letters[start]!; at++)
      hash = mixed(hash, this.#letters[start + at]!);
    return ended(hash);
  }
}

function twice(array: Uint16Array<ArrayBuffer>): Uint16Array<ArrayBuffer> {
  const wider = new Uint16Array(array.length * 2);
  wider.set(array);
  return wider;
}
