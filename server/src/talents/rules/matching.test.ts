import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type KnownIdentities, planBatch, type RowIdentity } from './matching.ts';

const known: KnownIdentities = {
  urlOf: new Map([
    ['ada', 'url-ada'],
    ['bob', null],
  ]),
  idOf: new Map([['url-ada', 'ada']]),
  erasedIds: new Set(['gone']),
  isErasedUrl: (url) => url === 'url-gone',
};
const place = (id: string | null, url: string | null) => planBatch([{ id, url }], known);

test('a row is the talent with its id, else the one with its URL, else a new one', () => {
  expect(place('bob', null).updates).toMatchObject([{ id: 'bob' }]);
  expect(place(null, 'url-ada').updates).toMatchObject([{ id: 'ada' }]);
  expect(place('ada', 'url-new').updates).toMatchObject([{ id: 'ada' }]);
  expect(place('new', 'url-new').inserts).toMatchObject([{ id: 'new' }]);
  expect(place(null, null).inserts).toMatchObject([{ id: null }]);
});

test('a row never restores an erased person nor takes another’s URL', () => {
  for (const [id, url] of [
    ['gone', null],
    [null, 'url-gone'],
    ['bob', 'url-gone'],
    ['bob', 'url-ada'],
  ] as const) {
    expect(place(id, url).rejects).toHaveLength(1);
  }
});

test('no plan writes a talent twice, and deferring ends with every row placed once', () => {
  const identity = fc.record({
    id: fc.constantFrom(null, 'ada', 'bob', 'gone', 'new'),
    url: fc.constantFrom(null, 'url-ada', 'url-gone', 'url-new'),
  });
  fc.assert(
    fc.property(fc.array(identity, { maxLength: 20 }), (rows: RowIdentity[]) => {
      let placed = 0;
      for (let pending = rows; pending.length > 0; ) {
        const plan = planBatch(pending, known);
        const written = [...plan.inserts, ...plan.updates].flatMap(({ id }) => id ?? []);
        const urls = plan.inserts.flatMap(({ row }) => row.url ?? []);
        expect(new Set(written).size).toBe(written.length);
        expect(new Set(urls).size).toBe(urls.length);
        expect(plan.deferred.length).toBeLessThan(pending.length);
        placed += pending.length - plan.deferred.length;
        pending = plan.deferred;
      }
      expect(placed).toBe(rows.length);
    }),
  );
});
