/** Tailwind reads these names, so each is written out. */
const HUES = ['hue-1', 'hue-2', 'hue-3', 'hue-4', 'hue-5', 'hue-6'];

/** The same colour for the same name, so that it is recognised in each list. */
export function hueOf(name: string): string {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + letter.codePointAt(0)!) >>> 0;
  return HUES[hash % HUES.length]!;
}
