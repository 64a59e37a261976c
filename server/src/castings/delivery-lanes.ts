export interface LaneOptions {
  /** The maximum number of jobs at once, in one lane and in total. */
  perLane: number;
  total: number;
  maxWaitingPerLane: number;
  /** Never rejects. */
  run(lane: string, id: string): Promise<void>;
}

interface Lane {
  waiting: Set<string>;
  running: number;
}

/**
 * Queues of jobs, one per lane, served in turn. A slow or full lane does not delay the others while
 * the total has free slots. A waiting job is not queued twice. An empty lane uses no memory.
 */
export function createLanes({ perLane, total, maxWaitingPerLane, run }: LaneOptions) {
  /** Lanes are served in the order of the map. */
  const lanes = new Map<string, Lane>();
  const running = new Set<Promise<void>>();
  let closed = false;

  function nextLane(): [string, Lane] | undefined {
    for (const entry of lanes)
      if (entry[1].waiting.size > 0 && entry[1].running < perLane) return entry;
    return undefined;
  }

  function begin(name: string, lane: Lane): void {
    const [id] = lane.waiting;
    lane.waiting.delete(id!);
    lane.running++;
    // Move the lane to the end of the order.
    lanes.delete(name);
    lanes.set(name, lane);
    const work = run(name, id!).finally(() => {
      running.delete(work);
      lane.running--;
      if (lane.running === 0 && lane.waiting.size === 0) lanes.delete(name);
      pump();
    });
    running.add(work);
  }

  function pump(): void {
    while (!closed && running.size < total) {
      const next = nextLane();
      if (!next) return;
      begin(...next);
    }
  }

  return {
    /** Returns false when the lane is full; nothing was queued then. */
    add(name: string, id: string): boolean {
      const lane = lanes.get(name) ?? { waiting: new Set(), running: 0 };
      if (!lane.waiting.has(id) && lane.waiting.size >= maxWaitingPerLane) return false;
      lanes.set(name, lane);
      lane.waiting.add(id);
      pump();
      return true;
    },
    /** Starts no more jobs, and resolves when the running ones have ended. */
    async close(): Promise<void> {
      closed = true;
      await Promise.allSettled(running);
    },
  };
}
