import { monotonicMs } from '../platform/clock.ts';
import { runUnscoped } from '../platform/tenant-scope.ts';
import { type InstallationState, readInstallationState } from './gauges-store.ts';
import type { Platform } from './platform.ts';
import type { TalentIndex } from './talent-index.ts';

/** Several scrapers, or one that is impatient, read the database this often at most. */
const FRESH_MS = 5_000;

/**
 * Registers the gauges that a scrape computes: of this process (connections, index), and of the
 * installation (queues, webhooks, credits, backups), which every process tells alike.
 */
export function wireGauges(
  { config, db, metrics, log }: Platform,
  { feed, index, indexLoad }: Pick<TalentIndex, 'feed' | 'index' | 'indexLoad'>,
): void {
  let caughtUpAt = monotonicMs();
  let read: { at: number; state: Promise<InstallationState | null> } | null = null;

  function installation(): Promise<InstallationState | null> {
    if (read === null || monotonicMs() - read.at > FRESH_MS) {
      // One that somebody takes by hand does not end the alert about those of the schedule.
      const countsElsewhere = config.backupUrl === null;
      const state = runUnscoped(() => readInstallationState(db, { countsElsewhere })).catch(
        (error: unknown) => {
          log.warn({ err: error }, 'the state of the installation cannot be measured');
          return null;
        },
      );
      read = { at: monotonicMs(), state };
    }
    return read.state;
  }

  metrics.measureAtScrape(async () => {
    // A worker that never needed an index lags behind nothing.
    if (feed.caughtUp() || !indexLoad.isUnderWay()) caughtUpAt = monotonicMs();
    const hasCluster = config.openSearchUrl.length > 0;
    return {
      indexDocuments: index.size(),
      indexLagSeconds: (feed.lagMs?.() ?? monotonicMs() - caughtUpAt) / 1_000,
      isIndexProcessUp: config.indexUrl === null ? null : indexLoad.isReady(),
      isSearchClusterUp: hasCluster ? indexLoad.isReady() : null,
      connections: db.connectionState(),
      installation: await installation(),
    };
  });
}
