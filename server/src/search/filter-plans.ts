import type { IndexEngine, Plan } from '../index/index.ts';
import type { Lexicon } from '../lexicon/types.ts';
import type { Clock } from '../platform/clock.ts';
import { AppError } from '../platform/errors.ts';
import type { Talents } from '../talents/talents.ts';
import { dayOf } from './document/years.ts';
import { foreignAddresses } from './profile-addresses.ts';
import { type Asked, createPhraseProof } from './prove-phrases.ts';
import { compile } from './rules/compile.ts';
import type { Filter } from './rules/filter.ts';
import { longPhrases } from './rules/phrases.ts';
import { validateFilters } from './rules/validate.ts';
import { loadMembers, unknownSourcings, type WorkspaceSets } from './workspace-sets.ts';

export interface FilterPlansOptions {
  engine: IndexEngine;
  lexicon: Lexicon;
  talents: Pick<Talents, 'loadWithVersion' | 'canonicalUrl'>;
  workspaceSets: WorkspaceSets;
  clock: Clock;
}

type Page = Parameters<IndexEngine['search']>[1];

/** To count matches only. */
const NOBODY: Page = { exclude: new Set<string>(), limit: 0 };

/** Reads the filters of a request and turns them into plans for the index. */
export function createFilterPlans({
  engine,
  lexicon,
  talents,
  workspaceSets,
  clock,
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
    page: Page,
  ): Promise<Plan> {
    return prove(await askedBy(workspaceId, filters), page);
  }

  return {
    askedBy,
    prove,
    planOf,

    /** Throws validation_error with an issue for everything that is wrong. */
    async parse(workspaceId: string, raw: unknown): Promise<Filter[]> {
      const read = validateFilters(raw, lexicon);
      const issues =
        'issues' in read
          ? read.issues
          : [
              ...foreignAddresses(read.filters, talents.canonicalUrl),
              ...(await unknownSourcings(workspaceSets, workspaceId, read.filters)),
            ];
      if ('issues' in read || issues.length > 0) throw new AppError('validation_error', { issues });
      return read.filters;
    },

    /** How many people match in the index. */
    async count(workspaceId: string, filters: readonly Filter[]): Promise<number> {
      return engine.search(await planOf(workspaceId, filters, NOBODY), NOBODY).count;
    },
  };
}

export type FilterPlans = ReturnType<typeof createFilterPlans>;
