import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createGapWriter, readGaps, setGaps } from './gaps.ts';

const offsets = fc.uniqueArray(
  fc.oneof(
    fc.integer({ min: 0, max: 65_535 }),
    fc.integer({ min: 0, max: 300 }),
    fc.constantFrom(127, 128, 16_383, 16_384, 65_535),
  ),
);

test('lists written one after another are read as they were, as offsets and as bits', () => {
  fc.assert(
    fc.property(fc.array(offsets, { maxLength: 12 }), (lists) => {
      const sorted = lists.map((list) => Uint16Array.from(list).sort());
      const writer = createGapWriter();
      const starts = sorted.map((list) => {
        const start = writer.length();
        writer.add(list, 0, list.length);
        return start;
      });
      starts.push(writer.length());
      sorted.forEach((list, n) => {
        const into = new Uint16Array(65_536);
        expect(
          into.subarray(0, readGaps(writer.bytes(), starts[n]!, starts[n + 1]!, into)),
        ).toEqual(list);
        const bits = new Uint32Array(2048);
        setGaps(writer.bytes(), starts[n]!, starts[n + 1]!, bits);
        const expected = new Uint32Array(2048);
        for (const offset of list) expected[offset >>> 5]! |= 1 << (offset & 31);
        expect(bits).toEqual(expected);
      });
    }),
  );
});
