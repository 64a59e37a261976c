export interface HostSlots {
  /**
   * Waits until fewer than the allowed number hold a slot of `host`; the answer gives it back, once. Null: the wait took too long, or
   * too many were waiting already.
   */
  take(host: string): Promise<(() => void) | null>;
}

export interface HostSlotsOptions {
  perHost: number;
  maxWaitMs: number;
  maxWaiting: number;
}

interface Queue {
  held: number;
  waiting: Set<(granted: boolean) => void>;
}

/** At most `perHost` at once for each host, first come, first served. Hosts nobody asks for take no memory. */
export function createHostSlots({ perHost, maxWaitMs, maxWaiting }: HostSlotsOptions): HostSlots {
  const queues = new Map<string, Queue>();

  function giveBack(host: string, queue: Queue): void {
    const [next] = queue.waiting;
    if (next) {
      next(true);
      return;
    }
    queue.held--;
    if (queue.held === 0) queues.delete(host);
  }

  function granted(host: string, queue: Queue): () => void {
    let returned = false;
    return () => {
      if (!returned) giveBack(host, queue);
      returned = true;
    };
  }

  function wait(queue: Queue): Promise<boolean> {
    return new Promise((resolve) => {
      const settle = (isGranted: boolean) => {
        clearTimeout(timer);
        queue.waiting.delete(settle);
        resolve(isGranted);
      };
      const timer = setTimeout(settle, maxWaitMs, false);
      queue.waiting.add(settle);
    });
  }

  return {
    async take(host) {
      const queue = queues.get(host) ?? { held: 0, waiting: new Set() };
      queues.set(host, queue);
      if (queue.held < perHost) {
        queue.held++;
        return granted(host, queue);
      }
      if (queue.waiting.size >= maxWaiting) return null;
      return (await wait(queue)) ? granted(host, queue) : null;
    },
  };
}
