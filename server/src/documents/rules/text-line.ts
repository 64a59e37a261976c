import type { Box } from '../port.ts';

/*
 * What every format of a CV becomes before it is read: lines in reading order.
 */

/** A piece of a line: set apart by a wide gap, a table cell, a tab, or another style. */
export interface Segment {
  text: string;
  bold: boolean;
  size: number;
  href: string | null;
  /** Set apart from the segment before it by more than a space. */
  apart: boolean;
  box: Box | null;
}

export interface TextLine {
  segments: Segment[];
  /** The segments with single spaces between them. */
  text: string;
  /** From 1; null when the format has no pages. */
  page: number | null;
  /** From 1; null when the format has positions. */
  line: number | null;
  box: Box | null;
  /** In points; a flowing format without sizes has 10 everywhere. */
  size: number;
  /** Every segment is bold. */
  bold: boolean;
  /** 1 to 6 for a heading of that level; 0 for other lines. */
  heading: number;
  bullet: boolean;
  /** Blank space above, in heights of the line; 0 at the top of a page or column. */
  gap: number;
  /** Reaches the right edge of its column, so that a sentence may go on in the next line. */
  full: boolean;
}

export interface DocumentText {
  lines: TextLine[];
  /** The title in the file's own properties. */
  title: string | null;
  /** Targets of links, in order. */
  links: string[];
  pages: number | null;
}

const BULLET = /^(?:[•●○◦▪▫■□‣⁃∙·➢➤►▶✓✔❖–—*-]|o(?=\s\s))\s+/u;
const SOFT = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;
/** Symbols of icon fonts, which say nothing. */
const ICONS = /[\u{E000}-\u{F8FF}\u{F0000}-\u{FFFFD}]/gu;

/** Text without invisible characters, ligatures and runs of spaces. */
export function cleaned(text: string): string {
  return text
    .replace(SOFT, '')
    .replace(ICONS, ' ')
    .replace(/[ﬀ-ﬆ]/g, (letter) => letter.normalize('NFKC'))
    .replace(/[\s\u00A0\u2000-\u200A\u202F\u205F\u3000]+/g, ' ')
    .replace(/[\p{Cc}]/gu, '');
}

/** A line of segments, or null when nothing is visible. Takes the bullet off. */
export function makeLine(
  segments: readonly Segment[],
  rest: Omit<TextLine, 'segments' | 'text' | 'bold' | 'size' | 'box'>,
): TextLine | null {
  const shown = segments
    .map((segment) => ({ ...segment, text: cleaned(segment.text).trim() }))
    .filter(({ text }) => text !== '');
  let { bullet } = rest;
  const first = shown[0];
  if (first && (BULLET.test(`${first.text} `) || BULLET.test(first.text))) {
    first.text = `${first.text} `.replace(BULLET, '').trim();
    bullet = true;
    if (first.text === '') shown.shift();
  }
  if (shown.length === 0) return null;
  return {
    ...rest,
    bullet,
    segments: shown,
    text: shown.map(({ text }) => text).join(' '),
    bold: shown.every(({ bold }) => bold),
    size: Math.max(...shown.map(({ size }) => size)),
    box: union(shown.map(({ box }) => box)),
  };
}

export function union(boxes: readonly (Box | null)[]): Box | null {
  const known = boxes.filter((box) => box !== null);
  if (known.length === 0) return null;
  const x = Math.min(...known.map((box) => box.x));
  const y = Math.min(...known.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...known.map((box) => box.x + box.width)) - x,
    height: Math.max(...known.map((box) => box.y + box.height)) - y,
  };
}
