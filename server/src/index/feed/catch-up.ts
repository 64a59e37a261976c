import type { ChangeReader } from './change-reader.ts';

export interface CatchUp {
  /** See `IndexFeed.catchUp`. */
  run(): Promise<void>;
  /** Whether the last run reached the end of the changes. */
  isAtEnd(): boolean;
  /** Resolves when no fetch is running. */
  settled(): Promise<void>;
}

/** Runs fetches one at a time; calls that wait for the same fetch share it. */
export function createCatchUp({ fetchToEnd }: Pick<ChangeReader, 'fetchToEnd'>): CatchUp {
  let isAtEnd = false;
  let fetching: Promise<void> = Promise.resolve();
  /** The run that waits for the current one to finish. */
  let queued: Promise<void> | null = null;

  async function reachEnd(fetched: Promise<{ installed: Promise<void> }>): Promise<void> {
    try {
      await (await fetched).installed;
      isAtEnd = true;
    } catch (error) {
      isAtEnd = false;
      throw error;
    }
  }

  return {
    run() {
      // A run that has not begun will see everything this one would. Sharing it prevents runs from
      // queueing up while changes stream in.
      if (queued) return queued;
      const fetched = fetching.then(() => {
        queued = null;
        return fetchToEnd();
      });
      fetching = fetched.then(
        () => {},
        () => {},
      );
      queued = reachEnd(fetched);
      return queued;
    },
    isAtEnd: () => isAtEnd,
    settled: () => fetching,
  };
}
