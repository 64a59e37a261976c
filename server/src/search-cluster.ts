import { readFileSync } from 'node:fs';
import { type ClusterAddress, eraseFromCluster } from './index/index.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/db.ts';
import type { Log } from './platform/log.ts';
import { nextNumber } from './platform/turn.ts';
import type { Talents } from './talents/talents.ts';

export const clusterAddress = (config: Config): ClusterAddress => ({
  nodes: config.openSearchUrl,
  username: config.openSearchUsername,
  password: config.openSearchPassword,
  ca: config.openSearchCa === null ? null : readFileSync(config.openSearchCa, 'utf8'),
});

/**
 * Tells installations apart that use one cluster and one prefix. A promoted replica is the same
 * installation: only the timeline of its history is another.
 */
export async function installationOf({ historyOf }: Pick<Talents, 'historyOf'>): Promise<string> {
  const [cluster, , database] = (await historyOf(null))!.split(':');
  return `${cluster}:${database}`;
}

/** Null without a search cluster. */
export function createClusterErasure({
  config,
  db,
  talents,
  log,
}: {
  config: Config;
  db: Database;
  talents: Pick<Talents, 'historyOf'>;
  log?: Pick<Log, 'warn'>;
}): ((ids: readonly string[]) => Promise<'removed' | 'pending'>) | null {
  if (config.openSearchUrl.length === 0) return null;
  return async (ids) => {
    try {
      await eraseFromCluster(ids, {
        address: clusterAddress(config),
        prefix: config.openSearchIndexPrefix,
        installation: await installationOf(talents),
        nextVersion: () => nextNumber(db, 'index_writes'),
      });
      return 'removed';
    } catch (error) {
      // The record has forgotten them, and the indexer reads that as soon as it can.
      log?.warn(
        { err: error },
        'an erased person could not be removed from the search cluster yet',
      );
      return 'pending';
    }
  };
}
