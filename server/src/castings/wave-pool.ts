import type { Database } from '../platform/db.ts';
import { type Search, SearchEngineError } from '../search/search.ts';
import type { Talents, TalentVersion } from '../talents/talents.ts';
import { type Casting, readJudgedTalents } from './store.ts';

/**
 * Talents a wave judges at most: small enough that charges follow the verdicts closely, large
 * enough that its end costs little.
 */
const WAVE_TALENTS = 20;

export interface PooledTalent extends TalentVersion {
  talentId: string;
}

export interface Pool {
  /** In rank order. */
  talents: PooledTalent[];
  /** Matching, loadable talents that have no verdict yet. */
  matches: number;
  /** Why the search engine did not answer; null when it did. */
  failure: unknown;
}

export interface PoolDependencies {
  db: Database;
  search: Pick<Search, 'pool'>;
  talents: Pick<Talents, 'loadWithVersion'>;
}

/** Finds who a wave judges: matching talents of the casting that have no verdict in it. */
export function createWavePool({ db, search, talents }: PoolDependencies) {
  /**
   * Only what the search engine itself throws fails a wave; a database that cannot be read does
   * not.
   */
  async function findMatches(
    { workspaceId, filters }: Casting,
    exclude: ReadonlySet<string>,
  ): Promise<{ ids: string[]; count: number; failure?: unknown }> {
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
      // Talents that cannot be loaded are skipped and not charged (decision 22). When a batch holds
      // no other, the next one is read.
      if (found.length > 0 || ids.length === 0)
        return { talents: found, matches: count - (ids.length - found.length), failure: null };
    }
  };
}

export type OpenPool = ReturnType<typeof createWavePool>;
