import { setImmediate as letOthersRun } from 'node:timers/promises';

/** Whose requests wait for answers. */
export interface Asker {
  /** Answers its oldest request. Never rejects. */
  answerOne(): Promise<void>;
  /** Whether another request waits, and its answer can be sent. */
  isWaiting(): boolean;
}

/**
 * Gives every asker one answer in turn, however many requests each has sent: nobody waits for a
 * whole queue of somebody else. Between two answers, what has arrived is read, so that a cancelled
 * request is not answered any more.
 */
export function createTurns(): { join(asker: Asker): void } {
  const waiting = new Set<Asker>();
  let isRunning = false;

  async function run(): Promise<void> {
    isRunning = true;
    for (const asker of waiting) {
      await letOthersRun();
      waiting.delete(asker);
      if (!asker.isWaiting()) continue;
      await asker.answerOne();
      // Behind all others: a set is walked in the order of additions, also of late ones.
      if (asker.isWaiting()) waiting.add(asker);
    }
    isRunning = false;
  }

  return {
    join(asker) {
      waiting.add(asker);
      if (!isRunning) void run();
    },
  };
}
