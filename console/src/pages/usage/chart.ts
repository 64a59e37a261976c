import type { Period } from './queries.ts';

/** In the order in which they are stacked. */
export const KINDS = ['searches', 'castings', 'enrichment', 'candidates'] as const;
export type Kind = (typeof KINDS)[number];

export interface Bar {
  /** The first day of the period, ISO. */
  start: string;
  total: number;
  /** From the bottom up, those above nothing only; `share` of the tallest bar, 0 to 1. */
  parts: { kind: Kind; amount: number; share: number }[];
}

/** The periods as stacked bars; all of them flat when nothing was spent. */
export function barsOf(periods: readonly Period[]): Bar[] {
  const totals = periods.map((period) => KINDS.reduce((sum, kind) => sum + period[kind], 0));
  const tallest = Math.max(1, ...totals);
  return periods.map((period, index) => ({
    start: period.start,
    total: totals[index]!,
    parts: KINDS.filter((kind) => period[kind] > 0).map((kind) => ({
      kind,
      amount: period[kind],
      share: period[kind] / tallest,
    })),
  }));
}
