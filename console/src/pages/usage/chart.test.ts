import { describe, expect, test } from 'vitest';
import { barsOf } from './chart.ts';

const period = (start: string, amounts: object) => ({
  start,
  searches: 0,
  castings: 0,
  enrichment: 0,
  candidates: 0,
  granted: { apiCredits: 0, workspaceCredits: 0 },
  greens: 0,
  creditsPerGreen: null,
  ...amounts,
});

describe('the bars of the credits that were spent', () => {
  test('share the height of the tallest, and leave out what was not spent', () => {
    const bars = barsOf([
      period('2026-01-01', { searches: 10, castings: 30 }),
      period('2026-01-02', { enrichment: 20 }),
    ]);
    expect(bars).toEqual([
      {
        start: '2026-01-01',
        total: 40,
        parts: [
          { kind: 'searches', amount: 10, share: 0.25 },
          { kind: 'castings', amount: 30, share: 0.75 },
        ],
      },
      { start: '2026-01-02', total: 20, parts: [{ kind: 'enrichment', amount: 20, share: 0.5 }] },
    ]);
  });

  test('are flat when nothing was spent', () => {
    expect(barsOf([period('2026-01-01', {})])).toEqual([
      { start: '2026-01-01', total: 0, parts: [] },
    ]);
  });
});
