import { setTimeout as delay } from 'node:timers/promises';
import { createLead, type IndexerOptions, type Lead, type OnProgress, turnName } from './lead.ts';

const AGAIN_MS = 1_000;
const CHANNEL = 'talents_changed';

/** The one process that writes the index of a cluster, when it is its turn. */
export interface Indexer {
  start(): Promise<void>;
  /** Whether it is the turn of this process. */
  isLeading(): boolean;
  /** Reads everything into a second index, which then replaces the first. Throws out of turn. */
  rebuild(onProgress?: OnProgress): Promise<void>;
  stop(): Promise<void>;
}

export function createIndexer(options: IndexerOptions): Indexer {
  const { names, source, log } = options;
  const stopping = new AbortController();
  let lead: Lead | null = null;
  let running: Promise<void> = Promise.resolve();

  async function takeTurns(): Promise<void> {
    const stop = stopping.signal;
    let told = '';
    while (!stop.aborted) {
      try {
        const turn = await options.waitForTurn(turnName(names.alias), stop);
        if (turn === null) continue;
        lead = createLead(options, turn, stop);
        await lead.run().finally(() => turn.end());
      } catch (error) {
        // An outage is one line, not one each second.
        const message = String(error);
        if (!stop.aborted && message !== told)
          log.warn({ err: error }, 'the index of the search cluster is not kept up; trying again');
        told = message;
      } finally {
        lead = null;
      }
      await delay(AGAIN_MS, undefined, { signal: stop, ref: false }).catch(() => {});
    }
  }

  return {
    async start() {
      running = takeTurns();
      await source.listen.on(CHANNEL, () => lead?.wake());
    },
    isLeading: () => lead !== null,
    async rebuild(onProgress) {
      if (lead === null) throw new Error('another process writes the index now');
      await lead.rebuild(onProgress);
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
