import { resumeToRow } from './json-resume.ts';
import { parseJson } from './jsonl.ts';
import { CUT_SHORT, MAX_ROW_BYTES, type ReadRow, TOO_LONG } from './read-row.ts';

const char = (text: string): number => text.charCodeAt(0);
const QUOTE = char('"');
const BACKSLASH = char('\\');
const NEWLINE = char('\n');
const COMMA = char(',');
const SPACE = char(' ');
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [
  char('['),
  char(']'),
  char('{'),
  char('}'),
];

/**
 * Reads a JSON Resume, or an array of any length, holding one element at a time in memory. Also
 * reads profiles in the interface's own shape. From a truncated file, reads the complete elements.
 */
export async function* readJsonFile(chunks: AsyncIterable<Buffer>): AsyncGenerator<ReadRow[]> {
  const splitter = createSplitter();
  for await (const chunk of chunks) {
    const rows = splitter.read(chunk).flatMap(readElement);
    if (rows.length > 0) yield rows;
  }
  const { last, cutAtLine } = splitter.end();
  if (cutAtLine === null) yield readElement(last);
  else
    yield [
      ...(isWholeObject(last) ? readElement(last) : []),
      { line: cutAtLine, reason: CUT_SHORT, cutShort: true },
    ];
}

interface Element {
  line: number;
  /** Null when the element is longer than the limit. */
  bytes: Buffer | null;
  /** Whether its strings and brackets are closed. */
  closed: boolean;
}

function readElement({ line, bytes }: Element): ReadRow[] {
  if (bytes === null) return [{ line, reason: TOO_LONG }];
  const parsed = parseJson(bytes);
  if (parsed === null) return [];
  return 'reason' in parsed
    ? [{ line, reason: parsed.reason }]
    : [{ line, value: resumeToRow(parsed.value) }];
}

/**
 * A number or word at the end of a truncated file may be incomplete. An object with a closed
 * bracket is complete.
 */
function isWholeObject({ bytes, closed }: Element): boolean {
  return closed && bytes?.findLast((byte) => byte > SPACE) === CLOSE_OBJECT;
}

/**
 * Finds the elements of a top-level array by counting brackets outside strings. A file that does
 * not start with `[` is one element, and so is any text after the closing `]`.
 */
function createSplitter() {
  let opened = false;
  let inArray = false;
  let line = 1;
  let lastVisibleLine = 1;
  let element = createGatherer();
  const scanner = createScanner();

  /**
   * Skips the byte order mark and spaces before the value. Returns where the value or the first
   * element begins.
   */
  function open(chunk: Buffer): number {
    for (const [at, byte] of chunk.entries()) {
      if (byte === NEWLINE) line++;
      if (byte <= SPACE || BYTE_ORDER_MARK.includes(byte)) continue;
      opened = true;
      lastVisibleLine = line;
      inArray = byte === OPEN_LIST;
      return inArray ? at + 1 : at;
    }
    return chunk.length;
  }

  return {
    read(chunk: Buffer): Element[] {
      const elements: Element[] = [];
      let from = opened ? 0 : open(chunk);
      for (let at = from; at < chunk.length; at++) {
        const byte = chunk[at]!;
        if (byte === NEWLINE) line++;
        else if (byte > SPACE) {
          element.start(line);
          lastVisibleLine = line;
        }
        if (!scanner.cuts(byte) || !inArray) continue;
        inArray = byte === COMMA;
        element.add(chunk.subarray(from, at));
        elements.push(element.finish(true));
        element = createGatherer();
        from = at + 1;
      }
      element.add(chunk.subarray(from));
      return elements;
    },
    /**
     * The remaining element. `cutAtLine` is where a truncated file ends in the middle of a value.
     */
    end(): { last: Element; cutAtLine: number | null } {
      const closed = scanner.isClosed();
      return {
        last: element.finish(closed),
        cutAtLine: closed && !inArray ? null : lastVisibleLine,
      };
    },
  };
}

/** Tracks strings and brackets, and reports the commas and the closing bracket outside both. */
function createScanner() {
  let depth = 0;
  let inString = false;
  let escaped = false;
  return {
    cuts(byte: number): boolean {
      if (inString) {
        if (byte === QUOTE && !escaped) inString = false;
        escaped = byte === BACKSLASH && !escaped;
        return false;
      }
      if (byte === QUOTE) inString = true;
      if (depth === 0 && (byte === COMMA || byte === CLOSE_LIST)) return true;
      if (byte === OPEN_LIST || byte === OPEN_OBJECT) depth++;
      else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth = Math.max(0, depth - 1);
      return false;
    },
    isClosed: (): boolean => depth === 0 && !inString,
  };
}

/** Collects the bytes of one element, up to the limit. */
function createGatherer() {
  let parts: Buffer[] = [];
  let size = 0;
  let startLine: number | null = null;
  return {
    /** Called at the first visible character of an element. */
    start(line: number): void {
      startLine ??= line;
    },
    add(bytes: Buffer): void {
      if (startLine === null) return;
      size += bytes.length;
      if (size > MAX_ROW_BYTES) parts = [];
      else parts.push(bytes);
    },
    finish: (closed: boolean): Element => ({
      line: startLine ?? 1,
      bytes: size > MAX_ROW_BYTES ? null : Buffer.concat(parts),
      closed,
    }),
  };
}
