import { findContacts, withoutContacts } from './contacts.ts';
import { findPeriods, isDuration, type Period, withoutPeriods } from './dates.ts';
import type { TextLine } from './text-line.ts';

/* The heading lines of a job or a course, cut into the pieces that each say one thing. */

export interface Part {
  text: string;
  line: TextLine;
  bold: boolean;
  size: number;
  /** Position among the pieces of its line, without dates and links. */
  index: number;
  /** After " at ", " chez ", "@": the employer. */
  isAfterAt: boolean;
}

export interface HeadLine {
  line: TextLine;
  parts: Part[];
  periods: Period[];
}

const STRONG = /\s*(?:\||·|•|●|◦|∙|–|—|―|→|\t|;)\s*|\s+-\s+|\s+\/\/\s+/;
const AT = /\s+(?:at|@|chez|bei)\s+(?=[\p{Lu}\d])|\s*@\s*(?=\p{L})/u;
/** The word in a piece of its own, or before the employer in a piece or line of its own. */
const AT_ALONE = /^\s*(?:at|@|chez|bei)\s*$/i;
const AT_START = /^\s*(?:at|chez|bei)\s+(?=[\p{Lu}\d])/u;
const NOISE =
  /^(?:[\s,.:;()[\]|/–—-]|location|lieu|dates?|invalid date|period|company|employer|entreprise|to|from|in|at|à|de|du)+$/i;
const LABEL =
  /^(?:company|employer|organi[sz]ation|entreprise|employeur|soci[ée]t[ée]|position|title|role|job title|poste|fonction|location|lieu|ville|school|[ée]cole|degree|dipl[ôo]me|dates?|period|p[ée]riode|duration)\s*:\s*/i;

export function readHeadLine(line: TextLine): HeadLine {
  const periods = findPeriods(line.text);
  const parts: Part[] = [];
  let isAt = false;
  for (const segment of line.segments) {
    const own = findPeriods(segment.text);
    const shown = withoutPeriods(segment.text, own);
    const asLine = { ...line, segments: [segment], text: shown };
    const plain = findContacts(asLine).length > 0 ? withoutContacts(asLine) : shown;
    for (const piece of plain.split(STRONG)) {
      const isAfter = isAt || AT_START.test(piece);
      isAt = AT_ALONE.test(piece);
      const [first = '', ...others] = piece.replace(AT_START, '').split(AT);
      [first, ...others].forEach((text, at) => {
        const trimmed = trimmedPart(text);
        if (trimmed === '' || NOISE.test(trimmed) || isDuration(trimmed)) return;
        parts.push({
          text: trimmed,
          line,
          bold: segment.bold,
          size: segment.size,
          index: parts.length,
          isAfterAt: at > 0 || isAfter,
        });
      });
    }
  }
  return { line, parts: withoutOngoing(parts), periods };
}

/** "Present" in a piece of its own belongs to a date in another. */
function withoutOngoing(parts: readonly Part[]): Part[] {
  return parts.filter(
    ({ text }) =>
      !/^(?:present|current|now|today|aujourd['’]hui|en cours|ce jour|actuel(?:lement)?|heute)$/i.test(
        text,
      ),
  );
}

function trimmedPart(text: string): string {
  const trimmed = text
    .replace(LABEL, '')
    .replace(/^[\s,.:;|/–—-]+|[\s,:;|/–—-]+$/g, '')
    // A full stop ends a line of some layouts; that of "Inc." belongs to the name.
    .replace(/(?<=\p{L}{5}|[\p{Ll}\d)])\.$/u, (stop, at: number, whole: string) =>
      /\b\p{L}{1,4}$/u.test(whole.slice(0, at)) ? stop : '',
    )
    .trim();
  const isWrapped = /^\(([^()]*)\)$/.exec(trimmed) ?? /^\[([^[\]]*)\]$/.exec(trimmed);
  const inner = isWrapped ? isWrapped[1]!.trim() : trimmed;
  // A bracket that lost its other half with the dates between them.
  if (/^[^(]*\)$/.test(inner)) return inner.slice(0, -1).trim();
  return /^[^)]*\([^)]*$/.test(inner) && /\($/.test(inner) ? inner.slice(0, -1).trim() : inner;
}

const MAX_HEAD_LENGTH = 130;

/** Whether a line reads like prose: a description, not a heading. */
export function isProse(line: TextLine): boolean {
  const { text } = line;
  if (line.bullet) return true;
  const words = text.split(/\s+/).length;
  if (text.length > MAX_HEAD_LENGTH) return true;
  if (/^[\p{Ll}]/u.test(text) && !/^(?:chez|at|from|since|depuis|de|du)\s/i.test(text)) return true;
  if (/[.!?…]$/.test(text) && words > 5 && !/\b(?:inc|ltd|co|corp|s\.a|llc|etc)\.$/i.test(text))
    return true;
  return words > 14 && !line.bold && findPeriods(text).length === 0;
}
