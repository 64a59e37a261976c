import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashOfId, packIds } from './ids.ts';
import { createLocations, type Location } from './locations.ts';

test('after any inserts, moves and removals every id is found where it is, and no other', () => {
  const id = fc.oneof(
    fc.integer({ min: 0, max: 40 }).map((n) => `tal_${n}`),
    fc.constantFrom('', 'é', '\u{1f600}', 'Ã©'),
  );
  fc.assert(
    fc.property(
      fc.array(fc.record({ id, keep: fc.boolean() }), { maxLength: 3000, size: 'max' }),
      (steps) => {
        const ids = packIds(steps.map(({ id }) => id));
        const model = new Map<string, Location>();
        // Eight steps a segment.
        const locations = createLocations(
          Array.from({ length: steps.length }, (_, segment) =>
            packIds(steps.slice(segment * 8, segment * 8 + 8).map(({ id }) => id)),
          ),
        );
        steps.forEach(({ id, keep }, step) => {
          const location = { segment: step >>> 3, offset: step & 7 };
          const hash = hashOfId(ids, step);
          const place = locations.find(hash, ids, step);
          expect(place >= 0).toBe(model.has(id));
          if (place >= 0) expect(locations.findAt(hash, model.get(id)!)).toBe(place);
          if (keep) {
            if (place < 0) locations.insert(hash, location);
            else locations.move(place, location);
            model.set(id, location);
          } else if (place >= 0) {
            locations.remove(place);
            model.delete(id);
          }
        });
        expect(locations.size()).toBe(model.size);
        for (const [id, { segment, offset }] of model)
          expect([...locations.locate([id])]).toEqual([segment * 65_536 + offset]);
        const known = [...model.values()].map(({ segment, offset }) => segment * 65_536 + offset);
        expect([...locations.locate([...model.keys(), 'nobody'])]).toEqual(known);
      },
    ),
    { numRuns: 30 },
  );
});
