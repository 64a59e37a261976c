import type { IndexReader, Page, Plan } from '../index/index.ts';
import type { Lexicon } from '../lexicon/types.ts';
import type { Clock } from '../platform/clock.ts';
import { AppError } from '../platform/errors.ts';
import type { Talents } from '../talents/talents.ts';
import { dayOf } from './document/years.ts';
import { foreignAddresses } from './profile-addresses.ts';
import { type Asked, createPhraseProof } from './prove-phrases.ts';
import { refusedProxies } from './proxies.ts';
import { TITLE_STEPS } from './rules/compile/title-near.ts';
import { compile } from './rules/compile.ts';
import type { Filter } from './rules/filter.ts';
import { longPhrases } from './rules/phrases.ts';
import { validateFilters } from './rules/validate.ts';
import { NEARLY_EMPTY, widenable, widenedPlan } from './rules/widen.ts';
import { loadMembers, unknownSourcings, type WorkspaceSets } from './workspace-sets.ts';

export interface FilterPlansOptions {
  engine: IndexReader;
  lexicon: Lexicon;
  talents: Pick<Talents, 'loadWithVersion' | 'canonicalUrl'>;
  workspaceSets: WorkspaceSets;
  clock: Clock;
  /** Whether a workspace refuses words that often stand for a protected attribute. */
  isStrict(workspaceId: string): Promise<boolean>;
}

/** To count matches only. */
const NOBODY: Page = { exclude: new Set<string>(), limit: 0 };

/** A nearly empty search that accepts more titles. */
export interface WidenedSearch {
  asked: Asked;
  /** The index of the title filter. */
  filter: number;
  /** The people whom only the wider search finds. */
  count: number;
}

/** Reads the filters of a request and turns them into plans for the index. */
export function createFilterPlans({
  engine,
  lexicon,
  talents,
  workspaceSets,
  clock,
  isStrict,
}: FilterPlansOptions) {
  const prove = createPhraseProof({ engine, talents, lexicon });

  /** The plan with its phrases unproven. The workspace's own sets are read now. */
  async function askedBy(workspaceId: string, filters: readonly Filter[]): Promise<Asked> {
    const membersOf = await loadMembers(workspaceSets, workspaceId, filters);
    return {
      plan: compile(filters, { lexicon, today: dayOf(clock.now()), workspaceId, membersOf }),
      phrases: longPhrases(filters, lexicon),
    };
  }

  /** The plan with its phrases proven for this page. */
  async function planOf(
    workspaceId: string,
    filters: readonly Filter[],
    page: Page & { signal?: AbortSignal },
  ): Promise<Plan> {
    return prove(await askedBy(workspaceId, filters), page);
  }

  return {
    askedBy,
    prove,
    planOf,
    widened: (filters: readonly Filter[], asked: Asked, signal?: AbortSignal) =>
      widenedBy({ engine, lexicon }, filters, asked, signal),

    /** Throws validation_error with an issue for everything that is wrong. */
    async parse(workspaceId: string, raw: unknown): Promise<Filter[]> {
      const read = validateFilters(raw, lexicon);
      const issues =
        'issues' in read
          ? read.issues
          : [
              ...foreignAddresses(read.filters, talents.canonicalUrl),
              ...(await unknownSourcings(workspaceSets, workspaceId, read.filters)),
              ...(await refusedProxies({ isStrict, lexicon }, workspaceId, {
                filters: read.filters,
              })),
            ];
      if ('issues' in read || issues.length > 0) throw new AppError('validation_error', { issues });
      return read.filters;
    },

    /** How many people match in the index. */
    async count(
      workspaceId: string,
      filters: readonly Filter[],
      signal?: AbortSignal,
    ): Promise<number> {
      const page = { ...NOBODY, signal };
      return (await engine.search(await planOf(workspaceId, filters, page), page)).count;
    },
  };
}

/**
 * A nearly empty search, widened by one of its titles as little as finds ten people. Null when no
 * title of it finds anybody else.
 */
async function widenedBy(
  { engine, lexicon }: Pick<FilterPlansOptions, 'engine' | 'lexicon'>,
  filters: readonly Filter[],
  asked: Asked,
  signal?: AbortSignal,
): Promise<WidenedSearch | null> {
  const counted = async (plan: Plan) => (await engine.search(plan, { ...NOBODY, signal })).count;
  const found = await counted(asked.plan);
  for (const filter of widenable(filters)) {
    let wider: WidenedSearch | null = null;
    for (const step of TITLE_STEPS) {
      // Everyone in the same job function is better than nobody, and than nothing else.
      if (step === 'function' && found + (wider?.count ?? 0) > 0) break;
      const plan = widenedPlan(asked.plan, filters, filter, step, lexicon);
      const count = (await counted(plan)) - found;
      if (count > 0) wider = { asked: { ...asked, plan }, filter, count };
      if (found + count >= NEARLY_EMPTY) break;
    }
    if (wider) return wider;
  }
  return null;
}

export type FilterPlans = ReturnType<typeof createFilterPlans>;
