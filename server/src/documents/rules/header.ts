import type { Lexicon } from '../../lexicon/types.ts';
import { withoutContacts } from './contacts.ts';
import type { Section } from './sections.ts';
import type { TextLine } from './text-line.ts';
import { placeScore, titleScore } from './title-like.ts';

/* What stands around the name: the professional headline and where the person lives. */

export interface Header {
  headline: { text: string; line: TextLine } | null;
  place: {
    city: string | null;
    state: string | null;
    country: string | null;
    line: TextLine;
  } | null;
}

const MAX_HEADLINE_WORDS = 14;
const LABEL =
  /^(?:address|adresse|location|lieu|city|ville|based in|lives in|home|residence|domicile)\s*:?\s*/i;

export function readHeader({
  sections,
  nameLines,
  lexicon,
}: {
  sections: readonly Section[];
  nameLines: readonly TextLine[];
  lexicon: Lexicon;
}): Header {
  const top = sections.filter(({ kind }) => kind === null).flatMap(({ lines }) => lines);
  const contact = sections.filter(({ kind }) => kind === 'contact').flatMap(({ lines }) => lines);
  const around = sections.filter(({ lines }) => lines.some((line) => nameLines.includes(line)));
  const near = around.flatMap(({ lines }) => lines.slice(0, 14));
  return {
    headline: readHeadline([...near, ...top], nameLines, lexicon),
    place: readPlace([...top.slice(0, 25), ...near, ...contact.slice(0, 20)], nameLines, lexicon),
  };
}

function readHeadline(
  lines: readonly TextLine[],
  nameLines: readonly TextLine[],
  lexicon: Lexicon,
): Header['headline'] {
  const last = nameLines.at(-1);
  const at = last ? lines.indexOf(last) : -1;
  const name = nameLines.map(({ text }) => text).join(' ');
  const pieces = lines
    .slice(Math.max(0, at), at + 8)
    .flatMap((line) => {
      const shown = withoutContacts(line);
      const texts =
        line.segments.length > 1 && nameLines.includes(line)
          ? line.segments.slice(1).map((one) => one.text)
          : nameLines.includes(line)
            ? line.text.split(/\s*[|·•,–—]\s*|\s+-\s+/).slice(1)
            : [shown];
      return texts.map((text) => ({ text: text.replace(/^[\s|,–—-]+|[\s|,]+$/g, ''), line }));
    })
    .filter(({ text }) => text !== '' && text !== name);
  const found = pieces.find(
    ({ text }) =>
      text.split(/\s+/).length <= MAX_HEADLINE_WORDS &&
      !/\d{3}|:/.test(text) &&
      titleScore(text, lexicon) > 0,
  );
  return found ?? null;
}

function readPlace(
  lines: readonly TextLine[],
  nameLines: readonly TextLine[],
  lexicon: Lexicon,
): Header['place'] {
  let best: { score: number; place: NonNullable<Header['place']> } | null = null;
  for (const line of lines) {
    if (nameLines.includes(line) && line.segments.length < 2) continue;
    const pieces = withoutContacts(line).split(/\s*[|·•]\s*|\s+[-–—]\s+/);
    for (const piece of pieces) {
      const text = piece.replace(LABEL, '').trim();
      if (text === '' || text.length > 120 || titleScore(text, lexicon) > 1) continue;
      const read = readAddress(text, lexicon);
      if (!read) continue;
      const score = read.score + (LABEL.test(piece) ? 2 : 0);
      if (score >= 2 && (!best || score > best.score))
        best = { score, place: { ...read.place, line } };
    }
  }
  return (best as { place: NonNullable<Header['place']> } | null)?.place ?? null;
}

/** City, state and country as they are written in "2712 Broadway St, San Francisco CA 94115, US". */
function readAddress(text: string, lexicon: Lexicon) {
  const parts = text
    .split(/\s*[,;]\s*/)
    .map((part) => part.trim())
    .filter(Boolean);
  const place: { city: string | null; state: string | null; country: string | null } = {
    city: null,
    state: null,
    country: null,
  };
  let known = 0;
  for (const piece of parts.slice(-4).flatMap((part) => placesIn(part, lexicon))) {
    const field = placeField(piece, place, lexicon);
    if (field === null) continue;
    place[field] = piece;
    known += 1;
  }
  if (known === 0) return null;
  const score =
    parts.length > 1 && known > 1
      ? 4
      : placeScore(text, lexicon) + (/\b\d{5}\b/.test(text) ? 1 : 0);
  return { score, place };
}

function placeField(
  piece: string,
  { city, state }: { city: string | null; state: string | null },
  lexicon: Lexicon,
): 'city' | 'state' | 'country' | null {
  const kinds = lexicon.readPlaces(piece).map(({ kind }) => kind);
  if (city === null && kinds.includes('city') && !/^[A-Z]{2}$/.test(piece)) return 'city';
  const isState = kinds.includes('state') && (city !== null || kinds[0] === 'state');
  if (isState && state === null) return 'state';
  if (kinds.includes('country')) return 'country';
  return kinds.includes('region') && state === null ? 'state' : null;
}

/** "San Francisco CA 94115" and "75011 Paris" hold more than the name of a place. */
function placesIn(part: string, lexicon: Lexicon): string[] {
  const plain = part
    .replace(/\b[A-Z]?-?\d[\d\s-]{2,9}\b/g, ' ')
    .replace(/\([^)]*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain === '' || /^\d/.test(plain)) return [];
  if (lexicon.readPlaces(plain).length > 0 && !/\s[A-Z]{2}$/.test(plain)) return [plain];
  const coded = /^(.+?)\s+([A-Z]{2})$/.exec(plain);
  if (coded) return [coded[1]!, coded[2]!];
  return lexicon.readPlaces(plain).length > 0 ? [plain] : [];
}
