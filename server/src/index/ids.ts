/*
 * Document ids as UTF-8, each padded with zeros to whole 32-bit words. The ids of this service take
 * 32 bytes, which fit in one cache line and are hashed and compared in eight steps. No id contains
 * the character NUL.
 */

/** Id n is the words from `startOf(ids, n)` up to, but excluding, `startOf(ids, n + 1)`. */
export interface Ids {
  words: Uint32Array;
  /** One entry more than there are ids; empty when all ids have the same length. */
  starts: Uint32Array;
  /** Words per id, when `starts` is empty. */
  width: number;
}

const NO_STARTS = new Uint32Array(0);

export function idCount({ words, starts, width }: Ids): number {
  return starts.length > 0 ? starts.length - 1 : words.length / width;
}

function startOf({ starts, width }: Ids, number: number): number {
  return starts.length > 0 ? starts[number]! : number * width;
}

/** At least one, even for empty text. */
const wordsFor = (bytes: number): number => Math.max(1, Math.ceil(bytes / 4));

export function packIds(ids: readonly string[]): Ids {
  const length = ids[0]?.length ?? 0;
  const width = wordsFor(length);
  if (ids.every((id) => id.length === length)) {
    // Encoding all ids at once is many times faster than reading the characters of each.
    const text = ids.join('\0'.repeat(width * 4 - length));
    const words = new Uint32Array(ids.length * width);
    // Otherwise some of them are not ASCII.
    if (Buffer.byteLength(text) === text.length) {
      Buffer.from(words.buffer).write(text, 'latin1');
      return { words, starts: NO_STARTS, width };
    }
  }
  const starts = new Uint32Array(ids.length + 1);
  for (let n = 0; n < ids.length; n++)
    starts[n + 1] = starts[n]! + wordsFor(Buffer.byteLength(ids[n]!));
  const words = new Uint32Array(starts[ids.length]!);
  const bytes = Buffer.from(words.buffer);
  for (let n = 0; n < ids.length; n++) bytes.write(ids[n]!, starts[n]! * 4);
  return { words, starts, width: 0 };
}

export function idAt(ids: Ids, number: number): string {
  const { buffer, byteOffset } = ids.words;
  const [from, to] = [startOf(ids, number), startOf(ids, number + 1)];
  const text = Buffer.from(buffer, byteOffset + from * 4, (to - from) * 4).toString('utf8');
  const end = text.indexOf('\0');
  return end < 0 ? text : text.slice(0, end);
}

export function hashOfId(ids: Ids, number: number): number {
  const { words } = ids;
  const to = startOf(ids, number + 1);
  let hash = 0x811c9dc5;
  for (let at = startOf(ids, number); at < to; at++) {
    hash = Math.imul(hash ^ words[at]!, 0x9e3779b1);
    hash ^= hash >>> 15;
  }
  return Math.imul(hash, 0x2c1b3c6d) >>> 0;
}

/**
 * The order of equal documents: 32 bits that show nothing of the id, as `hashOfId` does for ids
 * that follow one another. (The last step of MurmurHash3.)
 */
export function lotOfId(ids: Ids, number: number): number {
  let lot = hashOfId(ids, number);
  lot = Math.imul(lot ^ (lot >>> 16), 0x85ebca6b);
  lot = Math.imul(lot ^ (lot >>> 13), 0xc2b2ae35);
  return (lot ^ (lot >>> 16)) >>> 0;
}

/**
 * The place of an id in the order of equal documents: lots are on a ring that begins at `start`. So
 * each person comes first in some searches, and always in the same ones.
 */
export function placeOfId(ids: Ids, number: number, start: number): number {
  return (lotOfId(ids, number) - start) >>> 0;
}

export function isSameId(ids: Ids, number: number, others: Ids, other: number): boolean {
  const to = startOf(ids, number + 1);
  let at = startOf(ids, number);
  let there = startOf(others, other);
  if (to - at !== startOf(others, other + 1) - there) return false;
  while (at < to) if (ids.words[at++] !== others.words[there++]) return false;
  return true;
}

/** Negative when the first id precedes the other by UTF-16 code unit, as strings compare. */
export function compareIds(ids: Ids, number: number, others: Ids, other: number): number {
  const [from, there] = [startOf(ids, number), startOf(others, other)];
  const most = Math.min(startOf(ids, number + 1) - from, startOf(others, other + 1) - there);
  for (let word = 0; word < most; word++) {
    const differing = ids.words[from + word]! ^ others.words[there + word]!;
    if (differing === 0) continue;
    // The lowest differing byte comes first in the text.
    const shift = (31 - Math.clz32(differing & -differing)) & ~7;
    const [a, b] = [
      (ids.words[from + word]! >>> shift) & 0xff,
      (others.words[there + word]! >>> shift) & 0xff,
    ];
    if (a < 0x80 && b < 0x80) return a - b;
    break;
  }
  const [one, two] = [idAt(ids, number), idAt(others, other)];
  return one < two ? -1 : Number(one > two);
}
