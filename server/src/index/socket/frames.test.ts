import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFrameDecoder, encodeFrame, FrameTooLarge } from './frames.ts';

/** The bytes cut at these places. */
function cut(bytes: Buffer, places: readonly number[]): Buffer[] {
  const at = [...new Set(places.map((place) => place % (bytes.length + 1)))].sort((a, b) => a - b);
  return [0, ...at].map((from, n) => bytes.subarray(from, at[n] ?? bytes.length));
}

describe('frames of the index socket', () => {
  it('arrive whole and in order, however the bytes are cut', () => {
    fc.assert(
      fc.property(
        fc.array(fc.jsonValue(), { minLength: 1 }),
        fc.array(fc.nat(4_000), { maxLength: 30 }),
        (messages, places) => {
          const decode = createFrameDecoder();
          const bytes = Buffer.concat(messages.map(encodeFrame));
          const plain = messages.map((message) => JSON.parse(JSON.stringify(message)));
          expect(cut(bytes, places).flatMap((piece) => decode(piece))).toEqual(plain);
        },
      ),
    );
  });

  it('arrive when every byte comes alone', () => {
    const decode = createFrameDecoder();
    const bytes = encodeFrame({ word: 'été' });
    const decoded = [...bytes].map((byte) => decode(Buffer.from([byte])));
    expect(decoded.slice(0, -1).flat()).toEqual([]);
    expect(decoded.at(-1)).toEqual([{ word: 'été' }]);
  });

  it('of many megabytes are copied once, not once for each piece', () => {
    const decode = createFrameDecoder();
    const message = { text: 'x'.repeat(24 * 1024 * 1024) };
    const bytes = encodeFrame(message);
    const found: unknown[] = [];
    // 24,000 pieces: joined at each of them, 300 GB would be copied.
    for (let at = 0; at < bytes.length; at += 1_024)
      found.push(...decode(bytes.subarray(at, at + 1_024)));
    expect(found).toEqual([message]);
  });

  it('that announce too much are refused before they arrive', () => {
    const header = Buffer.alloc(4);
    header.writeUInt32BE(1_001);
    expect(() => createFrameDecoder(1_000)(header)).toThrow(FrameTooLarge);
  });

  it('that hold no JSON are refused', () => {
    expect(() => createFrameDecoder()(Buffer.from([0, 0, 0, 1, 0x7b]))).toThrow(SyntaxError);
    expect(() => createFrameDecoder()(Buffer.from([0, 0, 0, 0]))).toThrow(SyntaxError);
  });
});
