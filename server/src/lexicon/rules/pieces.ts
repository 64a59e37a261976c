/** Enough for the words of a large database in both languages, with what stands around them: a few megabytes. */
const MAX_PIECES = 100_000;
/** What is longer hardly ever comes twice. */
const MAX_LENGTH = 60;

const SPACE = 32;
const NEW_LINE = 10;

/** Calls `visit` for each piece of the text between spaces and line ends, with where it begins, in order. */
export type PieceReader<T> = (text: string, visit: (piece: T, start: number, end: number) => void) => void;

/**
 * Reads texts piece by piece, and each piece once. A text of a profile comes once, and its words again and again: they are found by their letters as they
 * stand in the text, so that no string has to be cut out of it, which takes several times as long as all the rest.
 */
export function createPieceReader<T>(read: (piece: string) => T): PieceReader<T> {
  let values: T[] = [];
  /** Of each piece how many letters it has, and these. */
  let letters = new Uint16Array(4_096);
  let end = 0;
  /** Open-addressed, a power of two long, two numbers each: the number of a piece plus one (0 is empty), and where its letters are. Side by side they come from memory together. */
  let buckets = new Uint32Array(4_096);

  /** The letters of the piece that is looked for, as far as they are compared. */
  const wanted = new Uint16Array(MAX_LENGTH);

  function isWanted(start: number, length: number): boolean {
    if (letters[start] !== length) return false;
    for (let at = 0; at < length; at++) if (wanted[at] !== letters[start + 1 + at]) return false;
    return true;
  }

  function find(length: number, hash: number): T {
    const mask = buckets.length - 1;
    let bucket = (hash << 1) & mask;
    for (; buckets[bucket] !== 0; bucket = (bucket + 2) & mask) {
      if (isWanted(buckets[bucket + 1]!, length)) return values[buckets[bucket]! - 1]!;
    }
    // A slice of the text would keep all of it in memory.
    const piece = String.fromCharCode(...wanted.subarray(0, length));
    const value = read(piece);
    keep(piece, value, bucket);
    return value;
  }

  function keep(piece: string, value: T, bucket: number): void {
    if (values.length === MAX_PIECES) {
      forget();
      return;
    }
    if (end + 1 + piece.length > letters.length) letters = twice(letters);
    buckets[bucket] = values.push(value);
    buckets[bucket + 1] = end;
    letters[end++] = piece.length;
    for (let at = 0; at < piece.length; at++) letters[end++] = piece.charCodeAt(at);
    if (values.length * 4 > buckets.length) spread();
  }

  function forget(): void {
    values = [];
    buckets.fill(0);
    end = 0;
  }

  /** Over twice as many buckets. */
  function spread(): void {
    const before = buckets;
    buckets = new Uint32Array(before.length * 2);
    const mask = buckets.length - 1;
    for (let from = 0; from < before.length; from += 2) {
      if (before[from] === 0) continue;
      let bucket = (hashAt(before[from + 1]!) << 1) & mask;
      while (buckets[bucket] !== 0) bucket = (bucket + 2) & mask;
      buckets[bucket] = before[from]!;
      buckets[bucket + 1] = before[from + 1]!;
    }
  }

  function hashAt(start: number): number {
    const length = letters[start]!;
    let hash = 0;
    for (let at = 1; at <= length; at++) hash = mixed(hash, letters[start + at]!);
    return ended(hash);
  }

  return (text, visit) => {
    let from = 0;
    let hash = 0;
    for (let at = 0; at <= text.length; at++) {
      const code = at === text.length ? SPACE : text.charCodeAt(at);
      if (code !== SPACE && code !== NEW_LINE) {
        hash = mixed(hash, code);
        if (at - from < MAX_LENGTH) wanted[at - from] = code;
        continue;
      }
      const length = at - from;
      if (length > 0) visit(length > MAX_LENGTH ? read(text.slice(from, at)) : find(length, ended(hash)), from, at);
      from = at + 1;
      hash = 0;
    }
  };
}

const mixed = (hash: number, code: number): number => Math.imul(hash ^ code, 0x01000193);
/** Buckets are chosen by the last bits, which the first letters have hardly touched. */
const ended = (hash: number): number => Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;

function twice(array: Uint16Array<ArrayBuffer>): Uint16Array<ArrayBuffer> {
  const wider = new Uint16Array(array.length * 2);
  wider.set(array);
  return wider;
}
