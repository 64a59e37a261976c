import type { CreditKind, CreditUsage, CreditUsageQuery } from '../contract.ts';

const DAY_MS = 86_400_000;
const MAX_PERIODS = { day: 366, month: 120 } as const;

/** Days such as `2026-03-01`, both included, and the start of each period, oldest first. */
export interface Range {
  from: string;
  to: string;
  starts: string[];
}

/**
 * The requested days, or the reason why they are invalid. Months are shown whole, from their first
 * day.
 */
export function rangeOf(
  { from, to, by }: Pick<CreditUsageQuery, 'from' | 'to' | 'by'>,
  today: Date,
): Range | { path: 'from'; problem: string } {
  const last = to ?? dayOf(today);
  const first = from ?? (by === 'day' ? shifted(last, -29) : monthsBefore(last, 11));
  if (first > last) return { path: 'from', problem: 'must not be after to' };
  const starts = startsOf(by === 'month' ? monthOf(first) : first, last, by);
  if (starts === null)
    return {
      path: 'from',
      problem:
        by === 'day'
          ? 'must be at most 366 days before to'
          : 'must be at most 120 months before to',
    };
  return { from: by === 'month' ? starts[0]! : first, to: last, starts };
}

function startsOf(first: string, last: string, by: 'day' | 'month'): string[] | null {
  const starts: string[] = [];
  for (
    let start = first;
    start <= last;
    start = by === 'day' ? shifted(start, 1) : monthsBefore(start, -1)
  ) {
    if (starts.length === MAX_PERIODS[by]) return null;
    starts.push(start);
  }
  return starts;
}

export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);
export const shifted = (day: string, days: number): string =>
  dayOf(new Date(Date.parse(day) + days * DAY_MS));
const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

function monthsBefore(day: string, months: number): string {
  const [year, month] = day.split('-').map(Number) as [number, number];
  return dayOf(new Date(Date.UTC(year, month - 1 - months, 1)));
}

/**
 * One sum from the ledger, for a kind of holder (the prefix of the holder's id; null for grants),
 * an account and a period.
 */
export interface LedgerSum {
  start: string;
  account: 'api' | 'workspace';
  holderPrefix: string | null;
  spent: number;
  granted: number;
}

/** The kind of holder, by the prefix of its ids. */
const KINDS: Record<string, CreditKind> = {
  stx: 'searches',
  cast: 'castings',
  enr: 'enrichment',
  cand: 'candidates',
};

/** Undefined for a holder of no known kind. */
export const kindOf = (holderPrefix: string): CreditKind | undefined => KINDS[holderPrefix];

type Spent = CreditUsage['totals'];

/** The spending in each period, and the totals. */
export function usageOf(
  starts: readonly string[],
  sums: readonly LedgerSum[],
  greens: ReadonlyMap<string, number>,
): Pick<CreditUsage, 'periods' | 'totals'> {
  const byStart = Map.groupBy(sums, ({ start }) => start);
  const periods = starts.map((start) => ({
    start,
    ...spentOf(byStart.get(start) ?? [], greens.get(start) ?? 0),
  }));
  const allGreens = periods.reduce((total, period) => total + period.greens, 0);
  const wanted = new Set(starts);
  const totals = spentOf(
    sums.filter(({ start }) => wanted.has(start)),
    allGreens,
  );
  return { periods, totals };
}

function spentOf(sums: readonly LedgerSum[], greens: number): Spent {
  const spent: Spent = {
    searches: 0,
    castings: 0,
    enrichment: 0,
    candidates: 0,
    granted: { apiCredits: 0, workspaceCredits: 0 },
    greens,
    creditsPerGreen: null,
  };
  for (const sum of sums) {
    const kind = sum.holderPrefix === null ? undefined : kindOf(sum.holderPrefix);
    if (kind) spent[kind] += sum.spent;
    spent.granted[sum.account === 'api' ? 'apiCredits' : 'workspaceCredits'] += sum.granted;
  }
  spent.creditsPerGreen = creditsPerGreen(spent);
  return spent;
}

/** Credits of castings per green talent, in hundredths; null without a green. */
export const creditsPerGreen = ({
  castings,
  greens,
}: {
  castings: number;
  greens: number;
}): number | null => (greens > 0 ? Math.round((castings / greens) * 100) / 100 : null);
