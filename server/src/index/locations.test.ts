import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLocations, type Location } from './locations.ts';
import { hashText } from './texts.ts';

test('after any inserts, moves and removals every id is found where it is, and no other', () => {
  const id = fc.oneof(
    fc.integer({ min: 0, max: 40 }).map((n) => `tal_${n}`),
    fc.constantFrom('', 'é', '\u{1f600}', 'Ã©'),
  );
  fc.assert(
    fc.property(fc.array(fc.record({ id, keep: fc.boolean() }), { maxLength: 3000, size: 'max' }), (steps) => {
      const ids = new Map<number, string>();
      const model = new Map<string, Location>();
      const locations = createLocations((segment, offset, text) => ids.get(segment * 65_536 + offset) === text);
      steps.forEach(({ id, keep }, step) => {
        const location = { segment: step >>> 3, offset: step & 7 };
        const place = locations.find(id);
        expect(place >= 0).toBe(model.has(id));
        if (place >= 0) expect(locations.findAt(hashText(id), model.get(id)!)).toBe(place);
        if (keep) {
          ids.set(location.segment * 65_536 + location.offset, id);
          if (place < 0) locations.insert(hashText(id), location);
          else locations.move(place, location);
          model.set(id, location);
        } else if (place >= 0) {
          locations.remove(place);
          model.delete(id);
        }
      });
      expect(locations.size()).toBe(model.size);
      for (const [id, location] of model) expect(locations.at(locations.find(id))).toEqual(location);
    }),
    { numRuns: 30 },
  );
});
