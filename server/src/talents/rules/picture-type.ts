/**
 * How files of the pictures begin, in hexadecimal, that every browser shows. No SVG: it may hold
 * scripts.
 */
const BEGINNINGS: readonly [type: string, beginning: RegExp][] = [
  ['image/png', /^89504e470d0a1a0a/],
  ['image/jpeg', /^ffd8ff/],
  ['image/gif', /^47494638(?:37|39)61/],
  ['image/webp', /^52494646.{8}57454250/],
];

/** What a file is by its first bytes, whatever its sender calls it; null for no such picture. */
export function pictureTypeOf(file: Buffer): string | null {
  const start = file.toString('hex', 0, 12);
  return BEGINNINGS.find(([, beginning]) => beginning.test(start))?.[0] ?? null;
}
