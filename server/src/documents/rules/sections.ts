import { readSectionName, type SectionKind } from './section-names.ts';
import { type TextLine, union } from './text-line.ts';

export interface Section {
  /** Null before the first heading of a column. */
  kind: SectionKind | null;
  heading: TextLine | null;
  lines: TextLine[];
}

interface Candidate {
  line: TextLine;
  kind: SectionKind;
  /** How strongly it is set off from the text: headings, size, capitals, weight. */
  style: string;
  rank: number;
}

/**
 * Cuts the lines of a CV at the names of its sections. A name in a weaker style than the section it
 * stands in is a label of that section: "Languages" among the skills of a programmer.
 */
export interface Vocabularies {
  isSpokenLanguage(text: string): boolean;
  isSkill(text: string): boolean;
}

export function readSections(
  given: readonly TextLine[],
  { isSpokenLanguage, isSkill }: Vocabularies,
): Section[] {
  const lines = given.flatMap(splitHeading);
  const body = usualSize(lines);
  const candidates = new Map<TextLine, Candidate>();
  for (const line of lines) {
    const candidate = candidateOf(line, body);
    if (candidate) candidates.set(line, candidate);
  }
  const certain = certainStyles([...candidates.values()]);
  const sections: Section[] = [{ kind: null, heading: null, lines: [] }];
  let current: Candidate | null = null;
  lines.forEach((line, index) => {
    const candidate = candidates.get(line);
    const isHeading =
      candidate !== undefined &&
      (certain.has(candidate.style) ||
        beginsSection(candidate, current, lines.slice(index + 1, index + 4), isSpokenLanguage));
    if (!isHeading && beginsList(lines, index, { certain, current, body, isSkill })) {
      current = { line, kind: 'skills', style: styleOf(line, body).style, rank: 0 };
      sections.push({ kind: 'skills', heading: line, lines: [] });
      return;
    }
    if (isHeading) {
      current = candidate;
      const named = headingWithText(line);
      sections.push({ kind: candidate.kind, heading: line, lines: named ? [named] : [] });
      return;
    }
    sections.at(-1)!.lines.push(line);
  });
  return sections;
}

/** The name of a section in the margin, and beside it the first line of the section. */
function splitHeading(line: TextLine): TextLine[] {
  const [first, second] = line.segments;
  if (!first || !second?.apart || line.bullet || !readSectionName(first.text)) return [line];
  const isSetOff = first.bold || first.size > second.size || isCapitals(first.text);
  if (!isSetOff && line.heading === 0) return [line];
  const rest = line.segments.slice(1);
  const text = rest.map((one) => one.text).join(' ');
  return [
    {
      ...line,
      segments: [first],
      text: first.text,
      bold: first.bold,
      size: first.size,
      box: first.box,
      full: false,
    },
    {
      ...line,
      segments: rest,
      text,
      heading: 0,
      bold: rest.every(({ bold }) => bold),
      size: Math.max(...rest.map(({ size }) => size)),
      box: union(rest.map(({ box }) => box)),
      gap: 0,
    },
  ];
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

const isCapitals = (text: string): boolean => /\p{Lu}/u.test(text) && text === text.toUpperCase();

function candidateOf(line: TextLine, body: number): Candidate | null {
  const name = labelOf(line);
  const kind = name === null ? null : readSectionName(name);
  if (kind === null || line.bullet) return null;
  return { line, kind, ...styleOf(line, body) };
}

function styleOf(line: TextLine, body: number): Pick<Candidate, 'style' | 'rank'> {
  const size = Math.round(line.size * 2) / 2;
  const capitals = isCapitals(labelOf(line) ?? line.text);
  const rank =
    (line.heading > 0 ? 7 - line.heading : 0) +
    (size > body * 1.05 ? (size / body) * 2 : 0) +
    (capitals ? 1 : 0) +
    (line.bold ? 1 : 0);
  return { style: [line.heading, size, capitals, line.bold].join(' '), rank };
}

const MAX_ITEM_LENGTH = 40;

/** A heading that names a group of skills itself, in the style of sections: "Web development". */
function beginsList(
  lines: readonly TextLine[],
  index: number,
  {
    certain,
    current,
    body,
    isSkill,
  }: {
    certain: ReadonlySet<string>;
    current: Candidate | null;
    body: number;
    isSkill: Vocabularies['isSkill'];
  },
): boolean {
  const line = lines[index]!;
  if (current === null || ENTRIES.has(current.kind) || current.kind === 'studies') return false;
  const { style, rank } = styleOf(line, body);
  if (!certain.has(style) || rank === 0 || line.bullet) return false;
  const items: string[] = [];
  for (const next of lines.slice(index + 1, index + 9)) {
    if (styleOf(next, body).style === style || next.text.length > MAX_ITEM_LENGTH) break;
    items.push(next.text);
  }
  return items.length > 1 && items.some(isSkill);
}

/** "Skills:" and "LANGUAGES: English, French" name a section; the text after it is its first line. */
function labelOf(line: TextLine): string | null {
  const { text } = line;
  const colon = text.indexOf(':');
  return colon > 0 ? text.slice(0, colon) : text;
}

function headingWithText(line: TextLine): TextLine | null {
  const colon = line.text.indexOf(':');
  const rest = colon > 0 ? line.text.slice(colon + 1).trim() : '';
  if (rest === '') return null;
  const segment = { ...line.segments.at(-1)!, text: rest, bold: false };
  return { ...line, text: rest, segments: [segment], heading: 0, bold: false };
}

/** Styles in which jobs or studies are announced, and at least one more section. */
function certainStyles(candidates: readonly Candidate[]): Set<string> {
  const kinds = new Map<string, Set<SectionKind>>();
  for (const { style, kind, line } of candidates) {
    if (line.text.includes(':') && !line.text.trim().endsWith(':')) continue;
    kinds.set(style, (kinds.get(style) ?? new Set()).add(kind));
  }
  return new Set(
    [...kinds]
      .filter(([, found]) => (found.has('jobs') || found.has('studies')) && found.size > 1)
      .map(([style]) => style),
  );
}

const ENTRIES: ReadonlySet<SectionKind> = new Set(['jobs', 'volunteering', 'other']);

function beginsSection(
  { kind, rank, line }: Candidate,
  current: Candidate | null,
  next: readonly TextLine[],
  isSpokenLanguage: (text: string) => boolean,
): boolean {
  const isInline = line.text.includes(':') && !line.text.trim().endsWith(':');
  if (kind === 'languages') {
    const content = isInline
      ? [line.text.slice(line.text.indexOf(':') + 1)]
      : next.map((one) => one.text);
    return content.some(isSpokenLanguage);
  }
  if (current === null) return !isInline || kind !== 'other';
  if (isInline) return kind === 'interests' || kind === 'certifications';
  // Inside a job, "Projects" or "Technologies" in plain letters is about that job.
  if (ENTRIES.has(current.kind) && kind !== 'jobs' && kind !== 'studies')
    return rank >= current.rank * 0.7 && rank > 0;
  if (current.kind === 'skills' && (kind === 'skills' || kind === 'other'))
    return rank >= current.rank * 0.9;
  return rank > 0 || next.length > 0;
}
