import type { FieldPlace } from '../../../app/talents/original-places.ts';

export interface LinePart {
  at: number;
  text: string;
  /** The field that it is; null for other text. */
  path: string | null;
}

/**
 * A line divided into the fields that stand in it and the text between them. Of two fields in one
 * place, the one that begins first counts; a field that is not found word by word marks what is
 * left of the line.
 */
export function lineParts(text: string, places: readonly FieldPlace[]): LinePart[] {
  const lower = text.toLowerCase();
  const found: { start: number; end: number; path: string }[] = [];
  const isFree = (start: number, end: number) =>
    found.every((one) => end <= one.start || start >= one.end);
  const unfound: string[] = [];
  for (const { path, span } of places) {
    const wanted = span.text.toLowerCase().trim();
    let start = lower.indexOf(wanted);
    while (start !== -1 && !isFree(start, start + wanted.length))
      start = lower.indexOf(wanted, start + 1);
    if (start === -1 || wanted === '' || wanted === lower.trim()) unfound.push(path);
    else found.push({ start, end: start + wanted.length, path });
  }
  const parts: LinePart[] = [];
  const rest = unfound[0] ?? null;
  let at = 0;
  for (const { start, end, path } of found.toSorted((a, b) => a.start - b.start)) {
    if (start > at) parts.push({ at, text: text.slice(at, start), path: null });
    parts.push({ at: start, text: text.slice(start, end), path });
    at = end;
  }
  if (at < text.length) parts.push({ at, text: text.slice(at), path: null });
  const widest = parts
    .filter((part) => part.path === null && /\p{L}|\p{N}/u.test(part.text))
    .toSorted((a, b) => b.text.length - a.text.length)[0];
  if (rest !== null && widest) widest.path = rest;
  return parts;
}
