import type { Plan } from '../../index/index.ts';
import type { Lexicon } from '../../lexicon/types.ts';
import { isWidenable, stepTiers, TITLE_STEPS, type TitleStep } from './compile/title-near.ts';
import type { Filter } from './filter.ts';

/** A search that finds fewer people goes beyond the title. */
export const NEARLY_EMPTY = 10;

/** The filters that a nearly empty search may widen: titles that are not meant word for word. */
export function widenable(filters: readonly Filter[]): number[] {
  return filters.flatMap((filter, at) => (isWidenable(filter) ? [at] : []));
}

/** The plan that also accepts, of one title filter, the titles up to this step. Ranked below it. */
export function widenedPlan(
  plan: Plan,
  filters: readonly Filter[],
  at: number,
  upTo: TitleStep,
  lexicon: Lexicon,
): Plan {
  const filter = filters[at]!;
  const steps = TITLE_STEPS.slice(0, TITLE_STEPS.indexOf(upTo) + 1);
  const { occurrence, tiers } = plan.clauses[at]!;
  const added = steps.flatMap((step) => stepTiers(filter, step, lexicon));
  const wider = { occurrence, tiers: [...tiers, ...added] };
  return { ...plan, clauses: plan.clauses.with(at, wider) };
}
