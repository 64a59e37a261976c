import { table } from '../server/src/cli/output.ts';

/** One row of a benchmark's table; the first cell is what was measured. */
export type Row = readonly string[];

export function printReport(
  title: string,
  header: Row,
  rows: readonly Row[],
  notes: readonly string[] = [],
): void {
  console.log(`\n${title}\n\n${table(header, rows)}${notes.map((note) => `\n${note}`).join('')}`);
}

/** The value below which `share` of the values lie (nearest rank). */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

export const ms = (value: number): string =>
  `${value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0)} ms`;
export const seconds = (value: number): string => `${(value / 1_000).toFixed(2)} s`;
export const times = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} x`;
