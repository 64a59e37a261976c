import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db.ts';
import { inBatches } from '../platform/in-batches.ts';
import { runUnscoped } from '../platform/tenant-scope.ts';
import { deleteOldDeliveries, emptyOldScorings } from './retention-store.ts';

/** In days; 0: kept for good. */
export interface CastingRetention {
  deliveryDays: number;
  verdictTextDays: number;
}

/** An event has a body and its attempts; a verdict's text is a few kilobytes. */
const AT_ONCE = { deliveries: 1_000, scorings: 1_000 };

/** What the operator lets end: webhook events, and the texts of verdicts. */
export function createRetention(
  { db, clock }: { db: Database; clock: Clock },
  { deliveryDays, verdictTextDays }: CastingRetention,
) {
  return {
    /** Returns how many events were deleted. */
    pruneDeliveries: async (): Promise<number> =>
      deliveryDays === 0
        ? 0
        : runUnscoped(() =>
            inBatches(
              (limit) =>
                deleteOldDeliveries(db, { days: deliveryDays, now: clock.databaseNow(), limit }),
              { size: AT_ONCE.deliveries },
            ),
          ),

    /** Returns how many verdicts lost their text. */
    pruneVerdictTexts: async (): Promise<number> =>
      verdictTextDays === 0
        ? 0
        : runUnscoped(() =>
            inBatches(
              (limit) =>
                emptyOldScorings(db, { days: verdictTextDays, now: clock.databaseNow(), limit }),
              { size: AT_ONCE.scorings },
            ),
          ),
  };
}
