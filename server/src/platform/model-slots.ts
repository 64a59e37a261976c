export interface SlotOptions {
  /** Goes before all work that is not urgent. */
  isUrgent?: boolean;
  /**
   * The party that the work is for. Waiting parties take turns, so that one party's long queue does
   * not delay another's single piece.
   */
  turn?: string;
  signal?: AbortSignal;
}

export interface Slots {
  /** Runs the work once a place is free. Throws the signal's reason when aborted while waiting. */
  run<T>(work: () => Promise<T>, options?: SlotOptions): Promise<T>;
}

/** Urgent work has a queue of its own; no workspace has this name. */
const URGENT = '';
const NOBODY = 'nobody';

/** Limits how many pieces of work run at once. */
export function createSlots(count: number): Slots {
  let free = count;
  /** Waiting work by party; a queue that was served moves behind the others. */
  const queues = new Map<string, (() => void)[]>();

  function admit(): void {
    const turn = queues.has(URGENT) ? URGENT : queues.keys().next().value;
    if (turn === undefined) {
      free++;
      return;
    }
    const queue = queues.get(turn)!;
    queues.delete(turn);
    const enter = queue.shift()!;
    if (queue.length > 0) queues.set(turn, queue);
    enter();
  }

  function leave(turn: string, enter: () => void): void {
    const queue = queues.get(turn)!;
    queue.splice(queue.indexOf(enter), 1);
    if (queue.length === 0) queues.delete(turn);
  }

  async function wait(turn: string, signal: AbortSignal | undefined): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const give = (): void => {
        leave(turn, enter);
        reject(signal!.reason);
      };
      const enter = (): void => {
        signal?.removeEventListener('abort', give);
        resolve();
      };
      const queue = queues.get(turn);
      if (queue) queue.push(enter);
      else queues.set(turn, [enter]);
      signal?.addEventListener('abort', give, { once: true });
    });
  }

  return {
    async run(work, { isUrgent = false, turn = NOBODY, signal } = {}) {
      signal?.throwIfAborted();
      if (free > 0) free--;
      else await wait(isUrgent ? URGENT : turn, signal);
      try {
        return await work();
      } finally {
        admit();
      }
    },
  };
}
