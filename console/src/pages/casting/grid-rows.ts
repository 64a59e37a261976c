import { type BoardFilter, filtered } from './filter.ts';
import type { QualifiedTalent } from './queries.ts';
import type { CriterionStatus } from './verdicts.ts';

/** How much a status says for somebody; what is not stated may still be met. */
const STRENGTHS: Record<CriterionStatus, number> = {
  met: 0,
  partially_met: 1,
  unknown: 2,
  not_met: 3,
};
/** Without a verdict's text: after everybody else. */
const LAST = 4;

export interface GridOrder {
  /** Position in the list of criteria, from 1. */
  criterion: number;
  weakestFirst: boolean;
}

/** `by` of the page's address: "2", or "-2" for the weakest first; null for no such criterion. */
export function orderOf(by: string | undefined, criterias: number): GridOrder | null {
  if (by === undefined || !/^-?\d{1,4}$/.test(by)) return null;
  const criterion = Math.abs(Number(by));
  if (criterion < 1 || criterion > criterias) return null;
  return { criterion, weakestFirst: by.startsWith('-') };
}

/** The next order after a click on the heading of a criterion: strongest, weakest, none. */
export function nextBy(order: GridOrder | null, criterion: number): string | undefined {
  if (order?.criterion !== criterion) return String(criterion);
  return order.weakestFirst ? undefined : `-${criterion}`;
}

/** The rows of the grid; people alike stay in the order of their strength. */
export function gridRows(
  talents: readonly QualifiedTalent[],
  filter: BoardFilter,
  order: GridOrder | null,
): readonly QualifiedTalent[] {
  const shown = filtered(talents, filter);
  if (!order) return shown;
  const strength = ({ scoring }: QualifiedTalent): number => {
    const status = scoring?.criterias[order.criterion - 1]?.status;
    if (status === undefined) return LAST;
    return order.weakestFirst ? -STRENGTHS[status] : STRENGTHS[status];
  };
  return shown.toSorted((one, other) => strength(one) - strength(other));
}
