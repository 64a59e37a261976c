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

/**
 * Limits how many pieces of work run at once, and how many of them are of one party: those that wait
 * for something else of their party leave places to others.
 */
export function createSlots(count: number, perTurn = count): Slots {
  let free = count;
  /** Waiting work by party; a queue that was served moves behind the others. */
  const queues = new Map<string, (() => void)[]>();
  /** Pieces at work by party. Urgent ones count for none. */
  const atWork = new Map<string, number>();
  const mayEnter = (turn: string): boolean =>
    free > 0 && (turn === URGENT || (atWork.get(turn) ?? 0) < perTurn);

  function begin(turn: string): void {
    free--;
    atWork.set(turn, (atWork.get(turn) ?? 0) + 1);
  }

  function end(turn: string): void {
    free++;
    const left = atWork.get(turn)! - 1;
    if (left === 0) atWork.delete(turn);
    else atWork.set(turn, left);
  }

  function admit(): void {
    const turn = queues.has(URGENT) ? URGENT : queues.keys().find(mayEnter);
    if (turn === undefined) return;
    const queue = queues.get(turn)!;
    queues.delete(turn);
    const enter = queue.shift()!;
    if (queue.length > 0) queues.set(turn, queue);
    begin(turn);
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
      const party = isUrgent ? URGENT : turn;
      if (mayEnter(party)) begin(party);
      else await wait(party, signal);
      try {
        return await work();
      } finally {
        end(party);
        admit();
      }
    },
  };
}
