import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DeclaredPerson, impactOf } from './impact.ts';

/** So many people of these groups, of whom so many were selected. */
const people = (groups: Record<string, string>, all: number, selected: number): DeclaredPerson[] =>
  Array.from({ length: all }, (_, nth) => ({ groups, isSelected: nth < selected }));

describe('the impact of selections', () => {
  it('is the selection rate of each group, over that of the most selected one', () => {
    const report = impactOf(
      [...people({ sex: 'F' }, 40, 12), ...people({ sex: 'M' }, 60, 30), ...people({}, 5, 1)],
      ['sex'],
    );
    expect(report).toMatchObject({ people: 105, selected: 43 });
    const [sex] = report.tables;
    expect(sex).toMatchObject({ categories: ['sex'], undeclared: 5 });
    expect(sex!.groups).toMatchObject([
      {
        group: 'F',
        people: 40,
        selected: 12,
        selection: { rate: 0.3 },
        impactRatio: 0.6,
        warnings: ['below_four_fifths'],
      },
      { group: 'M', selection: { rate: 0.5 }, impactRatio: 1, probability: null, warnings: [] },
    ]);
    // scipy.stats.fisher_exact([[12, 28], [30, 30]])
    expect(sex!.groups[0]!.probability).toBeCloseTo(0.0628, 3);
  });

  it('has a table for each pair of categories', () => {
    const { tables } = impactOf(
      [
        ...people({ sex: 'F', ethnicity: 'A' }, 50, 20),
        ...people({ sex: 'M', ethnicity: 'A' }, 50, 25),
        ...people({ sex: 'F', ethnicity: 'B' }, 50, 10),
        ...people({ sex: 'M' }, 50, 25),
      ],
      ['sex', 'ethnicity'],
    );
    expect(tables.map(({ categories }) => categories)).toEqual([
      ['sex'],
      ['ethnicity'],
      ['sex', 'ethnicity'],
    ]);
    expect(tables[2]!.undeclared).toBe(50);
    expect(tables[2]!.groups.map(({ group, impactRatio }) => [group, impactRatio])).toEqual([
      ['F / A', 0.8],
      ['F / B', 0.4],
      ['M / A', 1],
    ]);
  });

  it('warns of groups that are too small to say anything, and leaves tiny ones out', () => {
    const { tables } = impactOf(
      [
        ...people({ sex: 'M' }, 200, 100),
        ...people({ sex: 'F' }, 10, 3),
        ...people({ sex: 'X' }, 2, 2),
      ],
      ['sex'],
    );
    const [f, , x] = tables[0]!.groups;
    expect(f!.warnings).toEqual(['below_four_fifths', 'small_sample', 'one_person_decides']);
    expect(x).toMatchObject({ impactRatio: null, warnings: ['small_sample', 'below_two_percent'] });
    // The two of X were all selected, and are not what others are compared with.
    expect(tables[0]!.groups[1]!.impactRatio).toBe(1);
  });

  it('has no ratio when nobody was selected', () => {
    const { tables } = impactOf(people({ sex: 'F' }, 40, 0), ['sex']);
    expect(tables[0]!.groups[0]).toMatchObject({ impactRatio: null, probability: null });
  });

  it('counts every declared person in one group, with ratios between 0 and 1', () => {
    const anyone = fc.record({
      isSelected: fc.boolean(),
      groups: fc.dictionary(
        fc.constantFrom('sex', 'ethnicity', '__proto__'),
        fc.constantFrom('a', 'b', 'constructor'),
        { noNullPrototype: false },
      ),
    });
    fc.assert(
      fc.property(fc.array(anyone, { maxLength: 80 }), (some) => {
        for (const { groups, undeclared } of impactOf(some, ['sex', 'ethnicity']).tables) {
          expect(groups.reduce((sum, one) => sum + one.people, undeclared)).toBe(some.length);
          for (const { impactRatio, probability } of groups) {
            if (impactRatio !== null) expect(impactRatio).toBeLessThanOrEqual(1);
            if (probability !== null) expect(probability).toBeGreaterThanOrEqual(0);
          }
        }
      }),
    );
  });
});
