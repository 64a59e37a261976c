export interface HostSlots {
  /**
   * Waits until fewer than the allowed number hold a slot of `host`. The returned function releases
   * the slot, once. Null: the wait took too long, or too many were already waiting.
   */
  take(host: string, party: string): Promise<(() => void) | null>;
}

export interface HostSlotsOptions {
  perHost: number;
  maxWaitMs: number;
  maxWaiting: number;
}

interface Waiting {
  party: string;
  settle(isGranted: boolean): void;
}

interface Queue {
  /** The party of each slot in use. */
  holders: string[];
  /** In order of arrival. */
  waiting: Set<Waiting>;
}

/**
 * At most `perHost` at once for each host. A free slot goes to the party that holds the fewest;
 * among equals, to the first that came. A party whose host hangs therefore delays others by at most
 * one slot. Unused hosts take no memory.
 */
export function createHostSlots({ perHost, maxWaitMs, maxWaiting }: HostSlotsOptions): HostSlots {
  const queues = new Map<string, Queue>();

  function release(host: string, queue: Queue, party: string): void {
    queue.holders.splice(queue.holders.indexOf(party), 1);
    nextOf(queue)?.settle(true);
    if (queue.holders.length === 0) queues.delete(host);
  }

  function granted(host: string, queue: Queue, party: string): () => void {
    queue.holders.push(party);
    let returned = false;
    return () => {
      if (!returned) release(host, queue, party);
      returned = true;
    };
  }

  function wait(host: string, queue: Queue, party: string): Promise<(() => void) | null> {
    return new Promise((resolve) => {
      const settle = (isGranted: boolean) => {
        clearTimeout(timer);
        queue.waiting.delete(waiting);
        resolve(isGranted ? granted(host, queue, party) : null);
      };
      const waiting = { party, settle };
      const timer = setTimeout(settle, maxWaitMs, false);
      queue.waiting.add(waiting);
    });
  }

  return {
    async take(host, party) {
      const queue = queues.get(host) ?? { holders: [], waiting: new Set() };
      queues.set(host, queue);
      if (queue.holders.length < perHost) return granted(host, queue, party);
      return queue.waiting.size >= maxWaiting ? null : wait(host, queue, party);
    },
  };
}

function nextOf({ holders, waiting }: Queue): Waiting | null {
  const held = Map.groupBy(holders, (party) => party);
  let next: Waiting | null = null;
  for (const one of waiting)
    if (next === null || heldBy(one, held) < heldBy(next, held)) next = one;
  return next;
}

const heldBy = ({ party }: Waiting, held: ReadonlyMap<string, readonly string[]>): number =>
  held.get(party)?.length ?? 0;
