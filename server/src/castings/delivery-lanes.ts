export interface LaneOptions {
  /** Pieces of work at once in one lane, and in all together. */
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
 * Queues of work, one a lane, served in turn: a lane that is slow or full makes no other one wait,
 * as long as places are left in the whole. What waits already is not queued twice. A lane without
 * work takes no memory.
 */
export function createLanes({ perLane, total, maxWaitingPerLane, run }: LaneOptions) {
  /** The order of the map is the order in which the lanes are served. */
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
    // To the end of the turn.
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
    /** False when the lane is full: then nothing was queued. */
    add(name: string, id: string): boolean {
      const lane = lanes.get(name) ?? { waiting: new Set(), running: 0 };
      if (!lane.waiting.has(id) && lane.waiting.size >= maxWaitingPerLane) return false;
      lanes.set(name, lane);
      lane.waiting.add(id);
      pump();
      return true;
    },
    /** Begins nothing more; resolves when what runs has ended. */
    async close(): Promise<void> {
      closed = true;
      await Promise.allSettled(running);
    },
  };
}
