import type { CreditGroups } from '../contract.ts';
import { creditsPerGreen, kindOf } from './usage.ts';

/** What a group spent on one kind of holder; the group is null when nobody knows it. */
export interface GroupSum {
  groupId: string | null;
  holderPrefix: string;
  spent: number;
  greens: number;
}

/** What a group is called, and the id that it counts for: a key counts for its owner. */
export interface GroupName {
  id: string;
  name: string;
}

type Group = CreditGroups['groups'][number];
type Figures = CreditGroups['totals'];

/** A page of groups, for a chart that people read. */
const MAX_GROUPS = 100;

/**
 * The spending of each group, most credits first; the group of nobody comes last. Totals count all
 * groups, also those beyond the hundredth.
 */
export function groupsOf(
  sums: readonly GroupSum[],
  known: ReadonlyMap<string, GroupName>,
): Pick<CreditGroups, 'groups' | 'groupCount' | 'totals'> {
  const idOf = ({ groupId }: GroupSum) =>
    groupId === null ? null : (known.get(groupId)?.id ?? groupId);
  const groups = [...Map.groupBy(sums, idOf)].map(
    ([id, ofGroup]): Group => ({
      id,
      name: known.get(ofGroup[0]!.groupId ?? '')?.name ?? null,
      ...figuresOf(ofGroup),
    }),
  );
  const ordered = groups.toSorted(
    (one, other) =>
      Number(one.id === null) - Number(other.id === null) ||
      other.spent - one.spent ||
      other.greens - one.greens ||
      (one.id ?? '').localeCompare(other.id ?? ''),
  );
  return {
    groups: ordered.slice(0, MAX_GROUPS),
    groupCount: ordered.length,
    totals: figuresOf(sums),
  };
}

function figuresOf(sums: readonly GroupSum[]): Figures {
  const figures: Figures = {
    ...{ searches: 0, castings: 0, enrichment: 0, candidates: 0, spent: 0, greens: 0 },
    creditsPerGreen: null,
  };
  for (const { holderPrefix, spent, greens } of sums) {
    const kind = kindOf(holderPrefix);
    if (kind) figures[kind] += spent;
    figures.spent += spent;
    figures.greens += greens;
  }
  figures.creditsPerGreen = creditsPerGreen(figures);
  return figures;
}
