import { describe, expect, it } from 'vitest';
import { type GroupSum, groupsOf } from './groups.ts';

const sum = (groupId: string | null, fields: Partial<GroupSum> = {}): GroupSum => ({
  ...{ groupId, holderPrefix: 'cast', spent: 0, greens: 0, ...fields },
});

describe('the usage of groups', () => {
  it('adds what a key spent to its owner, most credits first and nobody last', () => {
    const known = new Map([
      ['usr_1', { id: 'usr_1', name: 'Ada' }],
      ['key_1', { id: 'usr_1', name: 'Ada' }],
      ['usr_2', { id: 'usr_2', name: 'Bo' }],
    ]);
    const { groups, groupCount, totals } = groupsOf(
      [
        sum(null, { holderPrefix: 'stx', spent: 90 }),
        sum('usr_1', { spent: 4, greens: 3 }),
        sum('key_1', { holderPrefix: 'enr', spent: 6 }),
        sum('usr_2', { spent: 20 }),
        sum('usr_gone', { holderPrefix: 'stx', spent: 1 }),
      ],
      known,
    );
    expect(groups).toMatchObject([
      { id: 'usr_2', name: 'Bo', castings: 20, spent: 20, creditsPerGreen: null },
      { id: 'usr_1', name: 'Ada', castings: 4, enrichment: 6, spent: 10, creditsPerGreen: 1.33 },
      { id: 'usr_gone', name: null, searches: 1 },
      { id: null, name: null, searches: 90 },
    ]);
    expect(groupCount).toBe(4);
    expect(totals).toMatchObject({ searches: 91, castings: 24, spent: 121, greens: 3 });
  });

  it('lists a hundred groups, and counts those beyond in the totals', () => {
    const sums = Array.from({ length: 130 }, (_, n) => sum(`src_${n}`, { spent: 2 }));
    const { groups, groupCount, totals } = groupsOf(sums, new Map());
    expect([groups.length, groupCount, totals.spent]).toEqual([100, 130, 260]);
  });
});
