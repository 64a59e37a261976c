import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createSecretBox } from '../platform/secret-box.ts';
import { eventId, hasMissed, positionOf } from './rules.ts';

const box = createSecretBox('the secret of the test');
const position = fc.integer({ min: 0, max: 10 ** 12 - 1 });

it('an id is read back in its workspace only, and ids sort as their positions', () => {
  fc.assert(
    fc.property(position, position, (one, other) => {
      const [first, second] = [eventId(box, 'ws_1', one), eventId(box, 'ws_1', other)];
      expect(positionOf(box, 'ws_1', first)).toBe(one);
      expect(positionOf(box, 'ws_2', first)).toBeNull();
      expect(positionOf(box, 'ws_1', `${first.slice(0, -4)}AAAA`)).toBeNull();
      if (one !== other) expect(first < second).toBe(one < other);
    }),
  );
  for (const text of ['', 'evt_1.a', 'now', '12', 'evt_000000000001'])
    expect(positionOf(box, 'ws_1', text)).toBeNull();
});

it('events were missed exactly when the next position is no longer stored', () => {
  expect(hasMissed(5, 6, 9)).toBe(false);
  expect(hasMissed(5, 8, 9)).toBe(true);
  expect(hasMissed(9, null, 9)).toBe(false);
  expect(hasMissed(5, null, 9)).toBe(true);
  expect(hasMissed(0, null, 0)).toBe(false);
});
