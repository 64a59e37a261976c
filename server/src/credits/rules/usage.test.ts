import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LedgerSum, rangeOf, usageOf } from './usage.ts';

const TODAY = new Date('2026-03-10T23:30:00.000Z');

describe('the days that are asked for', () => {
  it('are the last 30 days or 12 months without any given', () => {
    const days = rangeOf({ by: 'day' }, TODAY);
    expect(days).toMatchObject({ from: '2026-02-09', to: '2026-03-10' });
    expect('starts' in days && days.starts).toHaveLength(30);
    const months = rangeOf({ by: 'month' }, TODAY);
    expect(months).toMatchObject({ from: '2025-04-01', to: '2026-03-10' });
    expect('starts' in months && months.starts.slice(-2)).toEqual(['2026-02-01', '2026-03-01']);
  });

  it('are refused when they end before they begin, or are too many', () => {
    expect(rangeOf({ from: '2026-03-02', to: '2026-03-01', by: 'day' }, TODAY)).toHaveProperty(
      'problem',
    );
    expect(rangeOf({ from: '2025-01-01', to: '2026-01-02', by: 'day' }, TODAY)).toHaveProperty(
      'problem',
    );
    expect(rangeOf({ from: '2025-01-01', to: '2026-01-01', by: 'day' }, TODAY)).not.toHaveProperty(
      'problem',
    );
    expect(rangeOf({ from: '0001-01-01', by: 'month' }, TODAY)).toHaveProperty('problem');
  });

  it('follow each other without a gap, leap days and ends of years too', () => {
    const day = fc
      .date({ min: new Date('1999-12-01'), max: new Date('2030-01-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, fc.nat(365), (from, length) => {
        const to = new Date(Date.parse(from) + length * 86_400_000).toISOString().slice(0, 10);
        const range = rangeOf({ from, to, by: 'day' }, TODAY);
        if (!('starts' in range)) throw new Error(range.problem);
        expect(range.starts).toHaveLength(length + 1);
        expect([range.starts[0], range.starts.at(-1)]).toEqual([from, to]);
        const months = rangeOf({ from, to, by: 'month' }, TODAY);
        expect('starts' in months && months.starts).toEqual([
          ...new Set(range.starts.map((start) => `${start.slice(0, 7)}-01`)),
        ]);
      }),
    );
  });
});

describe('the usage', () => {
  const sum = (fields: Partial<LedgerSum>): LedgerSum => ({
    start: '2026-03-01',
    account: 'api',
    holderPrefix: null,
    spent: 0,
    granted: 0,
    ...fields,
  });

  it('sorts what was spent by who held it, and says what a green cost', () => {
    const sums = [
      sum({ holderPrefix: 'stx', spent: 10 }),
      sum({ holderPrefix: 'cast', spent: 30 }),
      sum({ account: 'workspace', holderPrefix: 'enr', spent: 6 }),
      sum({ account: 'workspace', holderPrefix: 'cand', spent: 1 }),
      sum({ granted: 100 }),
      sum({ start: '2026-03-02', account: 'workspace', granted: 50 }),
    ];
    const { periods, totals } = usageOf(
      ['2026-03-01', '2026-03-02'],
      sums,
      new Map([['2026-03-01', 7]]),
    );
    expect(periods).toEqual([
      {
        start: '2026-03-01',
        searches: 10,
        castings: 30,
        enrichment: 6,
        candidates: 1,
        granted: { apiCredits: 100, workspaceCredits: 0 },
        greens: 7,
        creditsPerGreen: 4.29,
      },
      {
        start: '2026-03-02',
        searches: 0,
        castings: 0,
        enrichment: 0,
        candidates: 0,
        granted: { apiCredits: 0, workspaceCredits: 50 },
        greens: 0,
        creditsPerGreen: null,
      },
    ]);
    expect(totals).toMatchObject({
      searches: 10,
      castings: 30,
      granted: { apiCredits: 100, workspaceCredits: 50 },
      greens: 7,
      creditsPerGreen: 4.29,
    });
  });

  it('adds up to its totals', () => {
    const starts = ['2026-03-01', '2026-03-02', '2026-03-03'];
    const one = fc.record({
      start: fc.constantFrom(...starts),
      account: fc.constantFrom('api' as const, 'workspace' as const),
      holderPrefix: fc.constantFrom('stx', 'cast', 'enr', 'cand', null),
      spent: fc.nat(1_000),
      granted: fc.nat(1_000),
    });
    fc.assert(
      fc.property(fc.array(one), (sums) => {
        const { periods, totals } = usageOf(starts, sums, new Map());
        for (const kind of ['searches', 'castings', 'enrichment', 'candidates'] as const) {
          expect(periods.reduce((total, period) => total + period[kind], 0)).toBe(totals[kind]);
        }
        const granted = totals.granted.apiCredits + totals.granted.workspaceCredits;
        expect(granted).toBe(sums.reduce((total, { granted: amount }) => total + amount, 0));
      }),
    );
  });
});
