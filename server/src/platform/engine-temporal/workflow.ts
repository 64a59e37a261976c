import {
  condition,
  continueAsNew,
  defineSignal,
  proxyActivities,
  setHandler,
} from '@temporalio/workflow';
import type { ProcessKey, Turns } from './turns.ts';

/*
 * The one workflow, for every kind of process: take turns until the process is done, and wait for
 * its time or a signal between them. It runs in Temporal's sandbox, and may import nothing of ours
 * but types. Its history holds ids only.
 */

/** After so many turns the history begins anew: workers read all of it at each turn. */
const TURNS_OF_A_HISTORY = 20;

/** Its end frees the workflow's id, so that the next signal starts it anew. */
export async function run(process: ProcessKey, leaseMs: number): Promise<void> {
  const { takeTurn } = proxyActivities<Turns>({
    // A turn may be a long import. A dead worker shows by its heartbeats.
    startToCloseTimeout: '30 days',
    heartbeatTimeout: leaseMs,
    retry: { initialInterval: 250, backoffCoefficient: 2, maximumInterval: 60_000 },
  });
  let signals = 0;
  setHandler(defineSignal('wake'), () => {
    signals += 1;
  });
  for (let turn = 0; turn < TURNS_OF_A_HISTORY; turn += 1) {
    const seen = signals;
    const dueInMs = await takeTurn(process);
    if (signals === seen) {
      if (dueInMs === null) return;
      if (dueInMs > 0) await condition(() => signals !== seen, Math.ceil(dueInMs));
    }
  }
  await continueAsNew(process, leaseMs);
}
