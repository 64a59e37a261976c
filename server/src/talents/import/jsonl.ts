import { splitLines } from './lines.ts';
import { type ReadRow, TOO_LONG } from './read-row.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Reads one profile per line, in the interface's shape. Skips empty lines. */
export async function* readJsonLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<ReadRow[]> {
  for await (const lines of splitLines(chunks)) {
    const rows = lines.flatMap((line): ReadRow[] => {
      if ('tooLong' in line) return [{ line: line.line, reason: TOO_LONG }];
      const parsed = parseJson(line.bytes);
      return parsed === null ? [] : [{ line: line.line, ...parsed }];
    });
    if (rows.length > 0) yield rows;
  }
}

/** A line of a file that is yet to be parsed, or why it cannot be. */
export type RawRow = { line: number; bytes: Buffer } | { line: number; reason: string };

/** The same lines, unparsed: a thread does that. */
export async function* readRawLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<RawRow[]> {
  for await (const lines of splitLines(chunks)) {
    const rows = lines.flatMap((line): RawRow[] => {
      if ('tooLong' in line) return [{ line: line.line, reason: TOO_LONG }];
      return isBlank(line.bytes) ? [] : [line];
    });
    if (rows.length > 0) yield rows;
  }
}

const OPEN_OBJECT = '{'.charCodeAt(0);

/** As `parseJson` says it; nearly every line begins with its object. */
const isBlank = (bytes: Buffer): boolean => bytes[0] !== OPEN_OBJECT && parseJson(bytes) === null;

/** Parses JSON, or returns why it is invalid. Null when the text has only spaces. */
export function parseJson(bytes: Uint8Array): { value: unknown } | { reason: string } | null {
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    return { reason: 'not valid UTF-8' };
  }
  if (text.trim() === '') return null;
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { reason: 'not valid JSON' };
  }
}
