import type { Database } from '../platform/db.ts';
import { type Search, SearchEngineError } from '../search/search.ts';
import type { Talents, TalentVersion } from '../talents/talents.ts';
import { readPeopleLeft } from './rejudge-store.ts';
import type { Casting } from './store.ts';
import { readJudgedTalents } from './verdict-store.ts';

/**
 * The most talents that a wave judges: few enough that charges follow the verdicts closely, enough
 * that ending a wave costs little.
 */
export const WAVE_TALENTS = 20;

export interface PooledTalent extends TalentVersion {
  talentId: string;
}

export interface Pool {
  /** In rank order. */
  talents: PooledTalent[];
  /** Matching, loadable talents that have no verdict yet. */
  matches: number;
  /** Why the search engine failed; null when it did not. */
  failure: unknown;
}

export interface PoolDependencies {
  db: Database;
  search: Pick<Search, 'pool'>;
  talents: Pick<Talents, 'loadWithVersion'>;
}

/**
 * Finds the talents that a wave judges: those that match, or those of the earlier casting in a second
 * look, without a verdict in the casting yet.
 */
export function createWavePool({ db, search, talents }: PoolDependencies) {
  /**
   * Only errors of the search engine itself fail a wave. Database errors do not, nor does an engine
   * that is away: the advance is tried again.
   */
  async function findMatches(
    { workspaceId, filters, rejudgeOf }: Casting,
    exclude: ReadonlySet<string>,
  ): Promise<{ ids: string[]; count: number; failure?: unknown }> {
    if (rejudgeOf !== null)
      return readPeopleLeft(db, workspaceId, { of: rejudgeOf, exclude, limit: WAVE_TALENTS });
    try {
      return await search.pool(workspaceId, filters, { exclude, limit: WAVE_TALENTS });
    } catch (failure) {
      if (!(failure instanceof SearchEngineError)) throw failure;
      return { ids: [], count: 0, failure };
    }
  }

  return async function openPool(casting: Casting): Promise<Pool> {
    const exclude = new Set(await readJudgedTalents(db, casting.id));
    for (;;) {
      const { ids, count, failure = null } = await findMatches(casting, exclude);
      if (failure) return { talents: [], matches: 1, failure };
      const loaded = await talents.loadWithVersion(ids);
      const found = ids.flatMap((talentId) => {
        const talent = loaded.get(talentId);
        if (!talent) exclude.add(talentId);
        return talent ? [{ ...talent, talentId }] : [];
      });
      // Talents that cannot be loaded are skipped and not charged (decision 22). When a batch has
      // no others, the next batch is read.
      if (found.length > 0 || ids.length === 0)
        return { talents: found, matches: count - (ids.length - found.length), failure: null };
    }
  };
}

export type OpenPool = ReturnType<typeof createWavePool>;
