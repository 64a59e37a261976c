import { MAX_ROW_BYTES } from './read-row.ts';

const NEWLINE = 10;
const CARRIAGE_RETURN = 13;

export type Line = { line: number; bytes: Buffer } | { line: number; tooLong: true };

/**
 * Splits a stream of bytes into lines without their line ends. Holds at most one row in memory,
 * however long a line is.
 */
export async function* splitLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Line[]> {
  let held: Buffer[] = [];
  let heldBytes = 0;
  let line = 1;
  for await (const chunk of chunks) {
    const lines: Line[] = [];
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      lines.push(finish(line++, held, heldBytes, chunk.subarray(start, end)));
      held = [];
      heldBytes = 0;
      start = end + 1;
    }
    heldBytes += chunk.length - start;
    // Past the limit only the length matters: the line is refused whatever it contains.
    if (heldBytes > MAX_ROW_BYTES) held = [];
    else if (start < chunk.length) held.push(chunk.subarray(start));
    if (lines.length > 0) yield lines;
  }
  if (heldBytes > 0) yield [finish(line, held, heldBytes, Buffer.alloc(0))];
}

function finish(line: number, held: Buffer[], heldBytes: number, rest: Buffer): Line {
  if (heldBytes + rest.length > MAX_ROW_BYTES) return { line, tooLong: true };
  const bytes = held.length === 0 ? rest : Buffer.concat([...held, rest]);
  return { line, bytes: bytes.at(-1) === CARRIAGE_RETURN ? bytes.subarray(0, -1) : bytes };
}
