import type { Clock } from '../platform/clock.ts';
import type { StopOutreach } from '../sourcings/sourcings.ts';
import { stopRuns } from './status-store.ts';

/** Ends the running sequences of candidates that are not retained. */
export function createStopOutreach({ clock }: { clock: Clock }): StopOutreach {
  return async (tx, workspaceId, candidateIds) => {
    await stopRuns(tx, workspaceId, { candidateIds }, 'not_retained', clock.databaseNow());
  };
}
