import { findContacts } from './contacts.ts';
import { findPeriods } from './dates.ts';
import { type Candidate, styleOf } from './line-style.ts';
import { kindOfContent, listIn, type Vocabularies } from './section-content.ts';
import type { SectionKind } from './section-names.ts';
import type { TextLine } from './text-line.ts';

/*
 * Headings of sections whose names nobody could list: "What I did", "Boîte à outils". A style of
 * lines is one of section names when known names are written in it, or when what stands below its
 * lines is of several kinds.
 */

const MAX_LENGTH = 45;
const MAX_WORDS = 7;
/** More lines of one style than this are headings of entries. */
const MAX_SECTIONS = 14;
/** Of the lines in a style of known names, how many must be known. */
const MIN_KNOWN = 0.4;

interface Given {
  /** The lines that name a known section. */
  named: ReadonlyMap<TextLine, Candidate>;
  /** Styles that known names prove. */
  known: ReadonlySet<string>;
  body: number;
  words: Vocabularies;
}

export function readHeadingsByContent(
  lines: readonly TextLine[],
  { named, known, body, words }: Given,
): { headings: Map<TextLine, Candidate>; styles: Set<string> } {
  const groups = Map.groupBy(
    lines.filter((line) => named.has(line) || isHeadingLike(line, body, known.size > 0)),
    (line) => styleOf(line, body).style,
  );
  const proven = lines.filter((line) => named.has(line) && known.has(styleOf(line, body).style));
  const headings = new Map<TextLine, Candidate>();
  const styles = new Set<string>();
  const ranked = [...groups].toSorted(
    (a, b) => styleOf(b[1][0]!, body).rank - styleOf(a[1][0]!, body).rank,
  );
  let best = 0;
  for (const [style, group] of ranked) {
    const { rank } = styleOf(group[0]!, body);
    if (!known.has(style) && rank < best * 0.9) continue;
    const below = group.map((line) => linesBelow(line, lines, [...group, ...proven]));
    const kinds = group.map(
      (line, index) => named.get(line)?.kind ?? kindOfContent(below[index]!, words),
    );
    if (!(known.has(style) ? isMostlyKnown(group, named) : isOfSections(group, kinds, words)))
      continue;
    best = Math.max(best, rank);
    styles.add(style);
    nameLongestList(kinds, below, [...named.values()]);
    const labels = labelsOf(group, lines, { named, proven, kinds });
    const gap = usualGap(group.filter((line) => named.has(line)));
    group.forEach((line, index) => {
      if (named.has(line) || words.isTitle(line.text) || words.isStudy(line.text)) return;
      if (line.gap < gap * 0.6 && !isAtTop(line, lines)) return;
      if (labels.has(line)) return;
      // A line or two about nothing certain belong to the entry above.
      if (kinds[index] === null && below[index]!.length <= 2 && isInEntries(line, lines, named))
        return;
      const kind = kinds[index] ?? 'other';
      headings.set(line, { line, kind, style, rank });
    });
  }
  return { headings, styles };
}

/** Trades have words that no lexicon knows: without other skills, the longest list is that. */
function nameLongestList(
  kinds: (SectionKind | null)[],
  below: readonly TextLine[][],
  named: readonly Candidate[],
): void {
  if (kinds.includes('skills') || named.some(({ kind }) => kind === 'skills')) return;
  const lengths = kinds.map((kind, index) => (kind === null ? listIn(below[index]!).length : 0));
  const longest = Math.max(...lengths);
  if (longest > 2) kinds[lengths.indexOf(longest)] = 'skills';
}

/** Whether the last known name above the line is that of jobs or studies. */
function isInEntries(
  line: TextLine,
  lines: readonly TextLine[],
  named: ReadonlyMap<TextLine, Candidate>,
): boolean {
  const above = lines.slice(0, lines.indexOf(line)).findLast((one) => named.has(one));
  const kind = above && named.get(above)!.kind;
  return kind === 'jobs' || kind === 'studies';
}

/** The first line of a page or column, which has no gap above it. */
function isAtTop(line: TextLine, lines: readonly TextLine[]): boolean {
  const above = lines[lines.indexOf(line) - 1];
  if (!above || line.box === null || above.box === null) return above === undefined;
  return above.page !== line.page || above.box.y > line.box.y;
}

function usualGap(lines: readonly TextLine[]): number {
  const gaps = lines.map(({ gap }) => gap).filter((gap) => gap > 0);
  return gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
}

/** Few words in a style of their own; in a text without any style, after a blank line. */
function isHeadingLike(line: TextLine, body: number, hasKnown: boolean): boolean {
  const { text } = line;
  const words = text.split(/\s+/);
  // Letters that are set apart look like many words.
  const isSpaced = words.every((word) => word.length === 1);
  const isLong = text.length > MAX_LENGTH || words.length > MAX_WORDS;
  if (line.bullet || (isLong && !isSpaced)) return false;
  if (!/^[\p{Lu}\d]/u.test(text) || /[.,;|]$|[|·•@]|:\s*\S/.test(text)) return false;
  if (findPeriods(text).length > 0 || findContacts(line).length > 0) return false;
  if (line.segments.some(({ apart }, index) => index > 0 && apart)) return false;
  if (styleOf(line, body).rank > 0) return true;
  return !hasKnown && line.box === null && line.gap > 0.5;
}

/** Sections whose entries and groups may have headings in the style of sections. */
const HAVE_LABELS: ReadonlySet<SectionKind> = new Set([
  'jobs',
  'studies',
  'skills',
  'volunteering',
  'other',
]);

/**
 * Lines between two known names that are headings of entries or of groups: several about the same,
 * or one directly below the name.
 */
function labelsOf(
  group: readonly TextLine[],
  lines: readonly TextLine[],
  {
    named,
    proven,
    kinds,
  }: Pick<Given, 'named'> & {
    proven: readonly TextLine[];
    /** What stands below each line of the group. */
    kinds: readonly (SectionKind | null)[];
  },
): Set<TextLine> {
  const labels = new Set<TextLine>();
  const kindOf = (line: TextLine): SectionKind | null => kinds[group.indexOf(line)] ?? null;
  const close = (above: TextLine | null, below: readonly TextLine[]): void => {
    const inside = above && named.get(above)!.kind;
    if (!inside || !HAVE_LABELS.has(inside)) return;
    const isDirect = below[0] === lines[lines.indexOf(above) + 1];
    for (const line of below) {
      const kind = kindOf(line);
      const isOther = kind !== null && kind !== inside;
      const isOnly = below.filter((one) => kindOf(one) === kind).length === 1;
      const isSection =
        kind === 'languages' || kind === 'contact' || (isOther && isOnly && !isDirect);
      if (!isSection && (below.length > 1 || isDirect)) labels.add(line);
    }
  };
  let above: TextLine | null = null;
  let below: TextLine[] = [];
  const all = new Set([...group, ...proven]);
  for (const line of lines.filter((one) => all.has(one))) {
    if (!named.has(line)) below.push(line);
    else {
      close(above, below);
      [above, below] = [line, []];
    }
  }
  close(above, below);
  return labels;
}

function isMostlyKnown(
  group: readonly TextLine[],
  named: ReadonlyMap<TextLine, Candidate>,
): boolean {
  return group.filter((line) => named.has(line)).length >= group.length * MIN_KNOWN;
}

/** Whether the lines announce sections: few of them, about different things, and no entries. */
function isOfSections(
  group: readonly TextLine[],
  kinds: readonly (SectionKind | null)[],
  { isTitle, isStudy }: Vocabularies,
): boolean {
  if (group.length < 2 || group.length > MAX_SECTIONS) return false;
  const entries = group.filter(({ text }) => isTitle(text) || isStudy(text)).length;
  return entries < group.length / 2 && new Set(kinds.filter(Boolean)).size > 1;
}

/** The lines down to the next heading. */
function linesBelow(
  line: TextLine,
  lines: readonly TextLine[],
  headings: readonly TextLine[],
): TextLine[] {
  const start = lines.indexOf(line) + 1;
  const next = lines.findIndex((one, index) => index >= start && headings.includes(one));
  return lines.slice(start, next === -1 ? lines.length : next);
}
