import { setTimeout as wait } from 'node:timers/promises';

export interface Batches {
  /** Rows of one statement. */
  size: number;
  /** Between two statements, in which requests and vacuum get their turn. */
  pauseMs?: number;
  /** Statements of one run; what is left waits for the next one. */
  most?: number;
}

/**
 * Repeats a statement that deletes or empties at most `size` rows until it finds fewer. Each is a
 * short transaction of its own, so that no lock, no snapshot and no pile of dead rows grows with
 * the amount (docs/decisions/0147). Returns how many rows there were.
 */
export async function inBatches(
  batch: (size: number) => Promise<number>,
  { size, pauseMs = 20, most = 500 }: Batches,
): Promise<number> {
  let rows = 0;
  for (let done = 0; done < most; done++) {
    const found = await batch(size);
    rows += found;
    if (found < size) break;
    await wait(pauseMs);
  }
  return rows;
}
