export interface Slots {
  /** Runs the work once one of the places is free: urgent work first, then in the order in which it was asked. Throws the signal's reason when it is aborted while waiting. */
  run<T>(work: () => Promise<T>, options?: { isUrgent?: boolean; signal?: AbortSignal }): Promise<T>;
}

/** So many pieces of work at once, and no more. */
export function createSlots(count: number): Slots {
  let free = count;
  const waiting: { enter: () => void; isUrgent: boolean }[] = [];

  function admit(): void {
    const next = waiting.findIndex(({ isUrgent }) => isUrgent);
    const [first] = waiting.splice(Math.max(next, 0), 1);
    if (first) first.enter();
    else free++;
  }

  async function enter(isUrgent: boolean, signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    if (free > 0) {
      free--;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const place = { enter, isUrgent };
      const leave = (): void => {
        waiting.splice(waiting.indexOf(place), 1);
        reject(signal!.reason);
      };
      function enter(): void {
        signal?.removeEventListener('abort', leave);
        resolve();
      }
      waiting.push(place);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  return {
    async run(work, { isUrgent = false, signal } = {}) {
      await enter(isUrgent, signal);
      try {
        return await work();
      } finally {
        admit();
      }
    },
  };
}
