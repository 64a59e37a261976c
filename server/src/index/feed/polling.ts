import type { Log } from '../../platform/log.ts';
import type { CatchUp } from './catch-up.ts';
import type { HistoryCheck } from './history.ts';

/**
 * A change becomes readable when the snapshot horizon passes it, shortly after its NOTIFY. So the
 * first polls follow each other quickly.
 */
const QUICK_MS = [0, 10, 20, 40, 80, 160];
/** The fallback when a NOTIFY was lost or an older transaction held back the horizon. */
const SLOW_MS = 1000;

interface Dependencies {
  catchUp: Pick<CatchUp, 'run'>;
  history: Pick<HistoryCheck<never>, 'isLost'>;
  stop: AbortSignal;
  log: Log;
}

/** Polls for changes: quickly after a notification, slowly otherwise. */
export function createPolling({ catchUp, history, stop, log }: Dependencies) {
  let timer: NodeJS.Timeout | null = null;
  /** Polls since the last notification. The quick ones run first, then the slow ones. */
  let polls = QUICK_MS.length;

  function schedule(): void {
    if (stop.aborted || history.isLost()) return;
    if (timer) clearTimeout(timer);
    timer = setTimeout(poll, QUICK_MS[polls] ?? SLOW_MS);
    timer.unref();
  }

  async function poll(): Promise<void> {
    timer = null;
    const before = ++polls;
    try {
      await catchUp.run();
    } catch (error) {
      if (history.isLost()) return;
      log.warn({ err: error }, 'the index cannot read the change feed; trying again');
    }
    // A NOTIFY received in the meantime has already scheduled the next poll.
    if (polls === before) schedule();
  }

  return {
    start: schedule,
    /** Call it when a change was announced. */
    wake(): void {
      // A stream of changes must not delay a poll that is due immediately.
      if (timer && polls === 0) return;
      polls = 0;
      schedule();
    },
    stop(): void {
      if (timer) clearTimeout(timer);
    },
  };
}
