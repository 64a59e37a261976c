import { splitLines } from './lines.ts';
import { type ReadRow, TOO_LONG } from './read-row.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** A profile a line, in the interface's shape. Empty lines are passed over. */
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

/** The value of a JSON text, or why it is none; null for nothing but spaces. */
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
