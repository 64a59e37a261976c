import { splitLines } from './lines.ts';
import { MAX_ROW_BYTES, TOO_LONG } from './read-row.ts';

export type CsvRecord = { line: number; text: string } | { line: number; reason: string };

/**
 * A quoted cell may span this many lines. A quote that is still open after them is treated as a
 * typing error.
 */
const MAX_RECORD_LINES = 500;

const QUOTE = 34;
const utf8 = new TextDecoder('utf-8', { fatal: true });
const windows1252 = new TextDecoder('windows-1252');

interface OpenLine {
  line: number;
  bytes: Buffer;
}

/**
 * Splits CSV into records. A record is a run of lines with an even number of quotes. A quote that
 * never closes affects only its own line: the lines after it are read again.
 */
export async function* splitRecords(chunks: AsyncIterable<Buffer>): AsyncGenerator<CsvRecord[]> {
  let open: OpenLine[] = [];
  for await (const lines of splitLines(chunks)) {
    const records: CsvRecord[] = [];
    for (const line of lines) {
      if ('tooLong' in line) {
        open = drain(open, records, true);
        records.push({ line: line.line, reason: TOO_LONG });
      } else open = drain([...open, line], records, false);
    }
    if (records.length > 0) yield records;
  }
  const rest: CsvRecord[] = [];
  drain(open, rest, true);
  if (rest.length > 0) yield rest;
}

/**
 * Moves complete records out of the waiting lines. Returns the lines that still wait for their
 * closing quote.
 */
function drain(waiting: OpenLine[], records: CsvRecord[], atEnd: boolean): OpenLine[] {
  let lines = waiting;
  while (lines.length > 0) {
    const length = completeLength(lines);
    if (length > 0) {
      records.push({
        line: lines[0]!.line,
        text: lines
          .slice(0, length)
          .map(({ bytes }) => decode(bytes))
          .join('\n'),
      });
      lines = lines.slice(length);
    } else if (atEnd || isOverLong(lines)) {
      records.push({ line: lines[0]!.line, reason: 'a quote is never closed' });
      lines = lines.slice(1);
    } else break;
  }
  return lines;
}

/** How many of the first lines form a record; 0 when its quote is still open. */
function completeLength(lines: readonly OpenLine[]): number {
  let quotes = 0;
  for (const [index, { bytes }] of lines.entries()) {
    quotes += countQuotes(bytes);
    if (quotes % 2 === 0) return index + 1;
  }
  return 0;
}

function countQuotes(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(QUOTE); at !== -1; at = bytes.indexOf(QUOTE, at + 1)) count++;
  return count;
}

function isOverLong(lines: readonly OpenLine[]): boolean {
  return (
    lines.length > MAX_RECORD_LINES ||
    lines.reduce((sum, { bytes }) => sum + bytes.length, 0) > MAX_ROW_BYTES
  );
}

/** Decodes UTF-8, or else the encoding that Western European spreadsheets use. */
function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    return windows1252.decode(bytes);
  }
}
