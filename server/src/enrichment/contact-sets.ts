import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db.ts';
import { readTalentsWith } from './contact-store.ts';
import type { ContactKind } from './contract.ts';

/**
 * The queries that search needs from contacts. It needs only the database, so it is built before
 * search.
 */
export function createContactSets({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /**
     * The talents with an unexpired contact of this kind in the workspace; of any kind for null.
     */
    withContact: (workspaceId: string, kind: ContactKind | null): Promise<string[]> =>
      readTalentsWith(db, workspaceId, kind, clock.now()),
  };
}
