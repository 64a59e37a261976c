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
  /** Letters of all pieces: those of piece `n` are `letters[starts[n]]` up to, without, `letters[starts[n + 1]]`. */
  let letters = new Uint16Array(4_096);
  let starts = new Uint32Array(1_024);
  /** Open-addressed, a power of two long: 0 is empty, anything else the number of a piece plus one. */
  let buckets = new Uint32Array(2_048);

  /** The letters of the piece that is looked for, as far as they are compared. */
  const wanted = new Uint16Array(MAX_LENGTH);

  function isWanted(number: number, length: number): boolean {
    const start = starts[number]!;
    if (starts[number + 1]! - start !== length) return false;
    for (let at = 0; at < length; at++) if (wanted[at] !== letters[start + at]) return false;
    return true;
  }

  function find(length: number, hash: number): T {
    const mask = buckets.length - 1;
    let bucket = hash & mask;
    for (; buckets[bucket] !== 0; bucket = (bucket + 1) & mask) {
      const number = buckets[bucket]! - 1;
      if (isWanted(number, length)) return values[number]!;
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
    const number = values.length;
    const start = starts[number]!;
    if (start + piece.length > letters.length) letters = twice(letters, Uint16Array);
    for (let at = 0; at < piece.length; at++) letters[start + at] = piece.charCodeAt(at);
    values.push(value);
    if (number + 2 > starts.length) starts = twice(starts, Uint32Array);
    starts[number + 1] = start + piece.length;
    buckets[bucket] = number + 1;
    if (values.length * 2 > buckets.length) spread();
  }

  function forget(): void {
    values = [];
    buckets.fill(0);
  }

  /** Over twice as many buckets. */
  function spread(): void {
    buckets = new Uint32Array(buckets.length * 2);
    const mask = buckets.length - 1;
    for (let number = 0; number < values.length; number++) {
      let hash = 0;
      for (let at = starts[number]!; at < starts[number + 1]!; at++) hash = mixed(hash, letters[at]!);
      let bucket = ended(hash) & mask;
      while (buckets[bucket] !== 0) bucket = (bucket + 1) & mask;
      buckets[bucket] = number + 1;
    }
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

function twice<T extends Uint16Array | Uint32Array>(array: T, type: { new (length: number): T }): T {
  const wider = new type(array.length * 2);
  wider.set(array);
  return wider;
}
