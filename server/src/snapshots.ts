import { join } from 'node:path';
import { listSets, removeSets, removeSnapshot } from './index/index.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Log } from './platform/log.ts';
import { openPlace } from './platform/open-place.ts';
import type { Place } from './platform/place.ts';

/** Where a process stores its index for the next start. */
export const snapshotFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string =>
  join(dataDir, 'index');

/** Where machines share it; null when they do not. */
export const sharedPlace = (config: Config, clock: Clock): Place | null =>
  config.snapshotUrl === null ? null : openPlace(config.snapshotUrl, config, clock);

/** Whether the snapshots that machines share are gone too; null when they share none. */
export type SharedRemoval = 'removed' | 'pending' | null;

/** Removes the snapshots that a person may be in: of this machine, and the shared ones. */
export function createSnapshotRemoval(
  config: Config,
  clock: Clock,
  log?: Pick<Log, 'warn'>,
): () => Promise<SharedRemoval> {
  const place = sharedPlace(config, clock);
  return async () => {
    await removeSnapshot(snapshotFolder(config));
    if (!place) return null;
    try {
      await removeSets(place, await listSets(place));
      return 'removed';
    } catch (error) {
      // Every process that shares its index removes them before it uploads another one.
      log?.warn({ err: error }, 'snapshots of the index in SNAPSHOT_URL could not be removed yet');
      return 'pending';
    }
  };
}
