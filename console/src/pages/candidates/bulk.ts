export type Outcome = { state: 'waiting' } | { state: 'done' } | { state: 'failed'; error: Error };

/** Requests at once: fast, and the rest of the console stays responsive. */
const AT_ONCE = 6;

/**
 * Runs one action for many items, a few at a time. `onOutcome` receives each outcome. A failure
 * does not stop the others, unless `stopsAll` says that the rest would fail for the same reason:
 * they are then reported as failed with it, without a try.
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
