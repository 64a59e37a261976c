import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '../../platform/log.ts';
import { type ClusterClient, ClusterRefused } from './client.ts';

/**
 * A cluster keeps deleted documents for copies of the index that may have missed the deletion, and
 * notices after half a minute that none has.
 */
const AGAIN_MS = 35_000;

/**
 * Rewrites the files of the index until none holds a deleted document: deletions only mark them. One
 * run at a time; a request during a run makes it look once more.
 */
export function createExpunge({
  client,
  indexOf,
  stop,
  log,
}: {
  client: ClusterClient;
  indexOf(): string | null;
  stop: AbortSignal;
  log: Pick<Log, 'warn'>;
}) {
  let isWanted = false;
  let running: Promise<void> | null = null;

  async function once(index: string): Promise<boolean> {
    await client.call('POST', `/${index}/_flush?force=true`);
    await client.call('POST', `/${index}/_forcemerge?only_expunge_deletes=true`);
    await client.call('POST', `/${index}/_refresh`);
    const { indices } = await client.call<{
      indices: Record<string, { total: { docs: { deleted: number } } }>;
    }>('GET', `/${index}/_stats/docs`);
    return Object.values(indices).every(({ total }) => total.docs.deleted === 0);
  }

  async function run(): Promise<void> {
    while (isWanted && !stop.aborted) {
      const index = indexOf();
      if (index === null) return;
      isWanted = false;
      try {
        if (!(await once(index))) isWanted = true;
      } catch (error) {
        // An index that was replaced is deleted as a whole.
        if (!(error instanceof ClusterRefused && error.status === 404)) {
          isWanted = true;
          log.warn(
            { err: error },
            'deleted documents could not be removed from the files of the search cluster; trying again',
          );
        }
      }
      if (isWanted) await delay(AGAIN_MS, undefined, { signal: stop, ref: false }).catch(() => {});
    }
  }

  return {
    request(): void {
      isWanted = true;
      running ??= run().finally(() => {
        running = null;
      });
    },
    settled: async (): Promise<void> => {
      await running;
    },
  };
}
