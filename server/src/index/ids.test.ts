import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../../test/any-text.ts';
import { compareIds, hashOfId, idAt, idCount, isSameId, packIds } from './ids.ts';

const id = fc.oneof(
  fc.stringMatching(/^tal_[0-9a-z]{26}$/),
  fc.constantFrom('', 'tal_1', 'tal_10', 'p', 'été', '\u{1f600}', '\uffee', 'tal_é', 'z'),
  anyText.map((text) => text.replaceAll('\0', '0')),
);

test('ids are given back as they were, and compare and hash as their texts do, whatever others they were packed with', () => {
  fc.assert(
    fc.property(fc.array(id, { minLength: 1 }), fc.array(id, { minLength: 1 }), (some, more) => {
      const [ids, others] = [packIds(some), packIds([...more, ...some])];
      expect(idCount(ids)).toBe(some.length);
      some.forEach((one, n) => {
        expect(idAt(ids, n)).toBe(one);
        expect(hashOfId(ids, n)).toBe(hashOfId(others, more.length + n));
        [...more, ...some].forEach((other, m) => {
          expect(isSameId(ids, n, others, m)).toBe(one === other);
          expect(Math.sign(compareIds(ids, n, others, m))).toBe(
            one < other ? -1 : Number(one > other),
          );
        });
      });
    }),
    { numRuns: 200 },
  );
});
