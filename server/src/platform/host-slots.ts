export interface HostSlots {
  /**
   * Waits until fewer than the allowed number hold a slot of `host`; the answer gives it back,
   * once. Null: the wait took too long, or too many were waiting already.
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
  /** Whose each slot is that somebody holds. */
  holders: string[];
  /** In the order in which they came. */
  waiting: Set<Waiting>;
}

/**
 * At most `perHost` at once for each host. A slot that becomes free goes to the party that holds
 * fewest, of several to the one that came first: who waits for a host that hangs makes nobody else
 * wait for more than one slot. Hosts nobody asks for take no memory.
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
