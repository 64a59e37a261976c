import type { SectionKind } from './section-names.ts';
import type { TextLine } from './text-line.ts';

/* How lines are set off from the text, and what they may name. */

/** A line that may be the heading of a section. */
export interface Candidate {
  line: TextLine;
  kind: SectionKind;
  /** How strongly it is set off from the text: headings, size, capitals, weight. */
  style: string;
  rank: number;
}

/** The size of most letters. */
export function usualSize(lines: readonly TextLine[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of lines) {
    const rounded = Math.round(size * 2) / 2;
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length);
  }
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 10;
}

export const isCapitals = (text: string): boolean =>
  /\p{Lu}/u.test(text) && text === text.toUpperCase();

export function styleOf(line: TextLine, body: number): Pick<Candidate, 'style' | 'rank'> {
  const size = Math.round(line.size * 2) / 2;
  const capitals = isCapitals(labelOf(line) ?? line.text);
  const rank =
    (line.heading > 0 ? 7 - line.heading : 0) +
    (size > body * 1.05 ? (size / body) * 2 : 0) +
    (capitals ? 1 : 0) +
    (line.bold ? 1 : 0);
  return { style: [line.heading, size, capitals, line.bold].join(' '), rank };
}

/** "Skills:" and "LANGUAGES: English, French" name a section; the text after it is its first line. */
export function labelOf(line: TextLine): string | null {
  const { text } = line;
  const colon = text.indexOf(':');
  return colon > 0 ? text.slice(0, colon) : text;
}
