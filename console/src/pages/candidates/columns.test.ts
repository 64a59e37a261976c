import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  ALWAYS,
  COLUMNS,
  type ColumnChoice,
  formatColumns,
  INITIAL,
  moveColumn,
  parseColumns,
  toggleColumn,
} from './columns.ts';

const step = fc.oneof(
  fc.record({ key: fc.constantFrom(...COLUMNS), by: fc.constantFrom(-1 as const, 1 as const) }),
  fc.record({ key: fc.constantFrom(...COLUMNS) }),
);

it('never loses a column, always shows the name, and reads back what it stored', () => {
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const end = steps.reduce<readonly ColumnChoice[]>(
        (now, one) => ('by' in one ? moveColumn(now, one.key, one.by) : toggleColumn(now, one.key)),
        INITIAL,
      );
      expect(end.map(({ key }) => key).toSorted()).toEqual([...COLUMNS].toSorted());
      expect(end.find(({ key }) => key === ALWAYS)?.shown).toBe(true);
      expect(parseColumns(formatColumns(end))).toEqual(end);
    }),
  );
});

it('shows newer columns after the stored ones, whatever was stored', () => {
  expect(parseColumns('city,-name,city,gone').map(({ key }) => key)).toEqual(
    ['city', ...COLUMNS.filter((key) => key !== 'city' && key !== 'name')].toSpliced(1, 0, 'name'),
  );
  expect(parseColumns(null)).toEqual(INITIAL);
  expect(parseColumns('')).toEqual(INITIAL);
});
