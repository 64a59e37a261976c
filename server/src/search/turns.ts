import { setImmediate as yieldToOthers } from 'node:timers/promises';

/** Runs one piece of work at a time, and lets other requests run before each. */
export type TakeTurn = <T>(work: () => T | Promise<T>) => Promise<T>;

/**
 * The queue of all free searches of the index. Callers may request any number of them, so they wait
 * for each other instead of holding up those who pay.
 */
export function createTurns(): TakeTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(() => yieldToOthers()).then(work);
    last = turn.catch(() => {});
    return turn;
  };
}
