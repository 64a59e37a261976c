import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSlots } from './model-slots.ts';

/** Work that ends on command, and a record of the order in which pieces began. */
function workshop(places: number) {
  const slots = createSlots(places);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    ask: (name: string, options: Parameters<typeof slots.run>[1]) =>
      slots.run(() => {
        begun.push(name);
        return new Promise<void>((resolve) => ends.push(resolve));
      }, options),
    async endOne(): Promise<void> {
      ends.shift()?.();
      await new Promise(setImmediate);
    },
  };
}

test('waiting callers take turns: one does not wait for the long queue of another', async () => {
  const shop = workshop(1);
  for (let piece = 0; piece < 50; piece++) shop.ask(`many ${piece}`, { turn: 'many' });
  shop.ask('one', { turn: 'one' });
  for (let step = 0; step < 3; step++) await shop.endOne();
  expect(shop.begun).toEqual(['many 0', 'many 1', 'one', 'many 2']);
});

test('urgent work goes before all waiting work', async () => {
  const shop = workshop(1);
  for (const name of ['a', 'b', 'c']) shop.ask(name, { turn: name });
  shop.ask('urgent', { isUrgent: true });
  await shop.endOne();
  expect(shop.begun).toEqual(['a', 'urgent']);
});

test('work that is aborted while it waits takes no slot, and leaves the slots to others', async () => {
  const shop = workshop(1);
  shop.ask('first', {});
  const abort = new AbortController();
  const given = shop.ask('given up', { turn: 'x', signal: abort.signal });
  shop.ask('next', { turn: 'y' });
  abort.abort(new Error('no longer wanted'));
  await expect(given).rejects.toThrow('no longer wanted');
  await shop.endOne();
  expect(shop.begun).toEqual(['first', 'next']);
});

test('never exceeds the concurrency limit and finishes all other work when some callers give up', async () => {
  const piece = fc.record({
    turn: fc.constantFrom('a', 'b', 'c'),
    isUrgent: fc.boolean(),
    givesUp: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.array(piece, { maxLength: 30 }),
      async (places, pieces) => {
        const slots = createSlots(places);
        let atWork = 0;
        let most = 0;
        const outcomes = pieces.map(({ givesUp, ...options }) => {
          const abort = new AbortController();
          const outcome = slots.run(
            async () => {
              most = Math.max(most, ++atWork);
              await new Promise(setImmediate);
              atWork--;
              return 'done';
            },
            { ...options, signal: abort.signal },
          );
          if (givesUp) abort.abort(new Error('given up'));
          return outcome.catch(() => 'given up');
        });
        const ended = await Promise.all(outcomes);
        expect(most).toBeLessThanOrEqual(places);
        pieces.forEach(({ givesUp }, at) => {
          if (!givesUp) expect(ended[at]).toBe('done');
        });
      },
    ),
  );
});

test('a party at its own limit leaves the other places to others', async () => {
  const slots = createSlots(3, 2);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (name: string, turn: string) =>
    slots.run(
      () => {
        begun.push(name);
        return new Promise<void>((resolve) => ends.push(resolve));
      },
      { turn },
    );
  for (const name of ['a1', 'a2', 'a3']) ask(name, 'a');
  ask('b1', 'b');
  await new Promise(setImmediate);
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  ends.shift()!();
  await new Promise(setImmediate);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
});
