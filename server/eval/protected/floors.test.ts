import { expect, test } from 'vitest';
import { ratesBy } from './score.ts';
import { readTable } from './table.ts';

/** `npm run eval:protected` prints the same by door, language and attribute. */
test.each([
  // The table that the gate was built with.
  ['work', { direct: 0.99, proxy: 0.98, fine: 0.99 }],
  // As measured when it was built; its targets are 0.95, 0.9 and 0.98.
  ['held-out', { direct: 0.92, proxy: 0.62, fine: 0.89 }],
  // Three strangers wrote these later: two tables were read afterwards, one is only measured.
  ['work-2', { direct: 0.98, proxy: 0.96, fine: 0.98 }],
  ['held-out-2', { direct: 0.88, proxy: 0.72, fine: 0.94 }],
] as const)('the gate keeps its figures on the %s table', (name, floors) => {
  const rates = ratesBy(readTable(name), ({ kind }) => kind);
  for (const [kind, floor] of Object.entries(floors)) {
    const { right, of } = rates.get(kind)!;
    expect(right / of, kind).toBeGreaterThanOrEqual(floor);
  }
});
