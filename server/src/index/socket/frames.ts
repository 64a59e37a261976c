/*
 * A frame is the length of its text in four bytes, big-endian, and that text: JSON in UTF-8. A
 * socket delivers bytes in pieces of any size, so frames are put together here.
 */

const HEADER_BYTES = 4;
/**
 * A search that excludes a million people takes 30 MB. Whatever announces more is no process of
 * ours, and none of it is kept.
 */
export const MAX_FRAME_BYTES = 64 * 1024 * 1024;

/** Throws FrameTooLarge. */
export function encodeFrame(message: unknown): Buffer {
  const text = JSON.stringify(message);
  const bytes = Buffer.byteLength(text);
  if (bytes > MAX_FRAME_BYTES) throw new FrameTooLarge(bytes);
  const frame = Buffer.allocUnsafe(HEADER_BYTES + bytes);
  frame.writeUInt32BE(bytes);
  frame.write(text, HEADER_BYTES);
  return frame;
}

export class FrameTooLarge extends Error {
  constructor(bytes: number) {
    super(`a message of ${bytes} bytes is too large for the index socket`);
    this.name = 'FrameTooLarge';
  }
}

/**
 * Returns the messages that a piece completes. Throws FrameTooLarge, and SyntaxError for what is no
 * JSON: the connection cannot be read on after either.
 */
export function createFrameDecoder(mostBytes = MAX_FRAME_BYTES): (piece: Buffer) => unknown[] {
  let pieces: Buffer[] = [];
  let held = 0;
  /** The length of the text that comes next; null while its header is missing. */
  let expected: number | null = null;

  /** Joins pieces only when all are there: each byte is copied once at most. */
  function take(bytes: number): Buffer {
    const first = pieces[0]!;
    const all = first.length >= bytes ? first : Buffer.concat(pieces);
    if (all !== first) pieces = [all];
    held -= bytes;
    if (all.length === bytes) pieces.shift();
    else pieces[0] = all.subarray(bytes);
    return all.subarray(0, bytes);
  }

  return (piece) => {
    if (piece.length > 0) pieces.push(piece);
    held += piece.length;
    const messages: unknown[] = [];
    for (;;) {
      if (expected === null) {
        if (held < HEADER_BYTES) return messages;
        expected = take(HEADER_BYTES).readUInt32BE();
        if (expected > mostBytes) throw new FrameTooLarge(expected);
      }
      if (held < expected) return messages;
      messages.push(JSON.parse(expected === 0 ? '' : take(expected).toString('utf8')));
      expected = null;
    }
  };
}
