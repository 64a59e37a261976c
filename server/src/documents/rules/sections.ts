import { readHeadingsByContent } from './headings.ts';
import { type Candidate, isCapitals, labelOf, styleOf, usualSize } from './line-style.ts';
import type { Vocabularies } from './section-content.ts';
import { readSectionName, type SectionKind } from './section-names.ts';
import { type TextLine, union } from './text-line.ts';

export interface Section {
  /** Null before the first heading of a column. */
  kind: SectionKind | null;
  heading: TextLine | null;
  lines: TextLine[];
}

/**
 * Cuts the lines of a CV at the names of its sections. A name in a weaker style than the section it
 * stands in is a label of that section: "Languages" among the skills of a programmer. A heading
 * that names no known section, in the style of sections, is known by what stands below it.
 */
export function readSections(given: readonly TextLine[], words: Vocabularies): Section[] {
  const lines = given.flatMap(splitHeading);
  const body = usualSize(lines);
  const named = new Map<TextLine, Candidate>();
  for (const line of lines) {
    const candidate = candidateOf(line, body);
    if (candidate) named.set(line, candidate);
  }
  const known = certainStyles([...named.values()]);
  const { headings, styles } = readHeadingsByContent(lines, { named, known, body, words });
  const certain = new Set([...known, ...styles]);
  const sections: Section[] = [{ kind: null, heading: null, lines: [] }];
  let current: Candidate | null = null;
  lines.forEach((line, index) => {
    const found = headings.get(line);
    // The heading of an entry in the style of sections is about what its section is about.
    const other =
      found && (found.kind !== current?.kind || !REPEATED.has(found.kind)) ? found : null;
    const candidate = named.get(line) ?? other;
    const isHeading =
      candidate &&
      (certain.has(candidate.style) ||
        beginsSection(candidate, current, lines.slice(index + 1, index + 4), words));
    if (!isHeading) {
      sections.at(-1)!.lines.push(line);
      return;
    }
    current = candidate;
    const rest = headingWithText(line);
    sections.push({ kind: candidate.kind, heading: line, lines: rest ? [rest] : [] });
  });
  return sections;
}

/** Kinds whose entries may have headings of their own. */
const REPEATED: ReadonlySet<SectionKind> = new Set(['jobs', 'studies']);

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

function candidateOf(line: TextLine, body: number): Candidate | null {
  const name = labelOf(line);
  const kind = name === null ? null : readSectionName(name);
  if (kind === null || line.bullet) return null;
  return { line, kind, ...styleOf(line, body) };
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
  { isSpokenLanguage }: Vocabularies,
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
