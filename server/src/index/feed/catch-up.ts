import type { ChangeReader } from './change-reader.ts';

export interface CatchUp {
  /** See `IndexFeed.catchUp`. */
  run(): Promise<void>;
  /** Whether the last run reached the end. */
  isAtEnd(): boolean;
  /** Resolves when nothing is being fetched. */
  settled(): Promise<void>;
}

/** Runs one fetch after another; calls that wait for the same one share it. */
export function createCatchUp({ fetchToEnd }: Pick<ChangeReader, 'fetchToEnd'>): CatchUp {
  let isAtEnd = false;
  let fetching: Promise<void> = Promise.resolve();
  /** The run that waits for its turn. */
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
      // A run that has not begun will see all that this one would: while changes stream in, they
      // must not queue up behind each other.
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
