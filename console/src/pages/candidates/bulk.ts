export type Outcome = { state: 'waiting' } | { state: 'done' } | { state: 'failed'; error: Error };

/** So many at once: fast, and the rest of the console still gets its answers. */
const AT_ONCE = 6;

/**
 * Does the same for each of many, a few at a time; `onOutcome` tells of each as it ends. One that
 * fails stops none of the others, unless `stopsAll` says that the rest would fail for the same
 * reason: those are then told as failed with it, without being tried.
 */
export async function forEach<T>(
  items: readonly T[],
  run: (item: T) => Promise<unknown>,
  onOutcome: (item: T, outcome: Outcome) => void,
  stopsAll: (error: Error) => boolean = () => false,
): Promise<void> {
  const waiting = [...items];
  let stopped: Error | null = null;
  async function work(): Promise<void> {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      if (stopped) {
        onOutcome(item, { state: 'failed', error: stopped });
        continue;
      }
      try {
        await run(item);
        onOutcome(item, { state: 'done' });
      } catch (thrown) {
        const error = thrown instanceof Error ? thrown : new Error(String(thrown));
        if (stopsAll(error)) stopped = error;
        onOutcome(item, { state: 'failed', error });
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
