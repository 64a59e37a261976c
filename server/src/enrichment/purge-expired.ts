import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db.ts';
import type { Sourcings } from '../sourcings/sourcings.ts';
import type { Talents } from '../talents/talents.ts';
import { deleteExpired } from './contact-store.ts';
import { updateContactsCount } from './contacts-count.ts';
import { lockTalents } from './store.ts';

const MAX_PURGED_AT_ONCE = 1_000;

export interface PurgeDependencies {
  db: Database;
  talents: Pick<Talents, 'purgeContacts'>;
  sourcings: Pick<Sourcings, 'setContactsCount'>;
  clock: Clock;
  /** How long a contact may be read after it was found. */
  maxAgeMs: number;
}

/**
 * Deletes expired contacts, including imported ones, which can no longer be read. Returns the
 * number of workspace and talent pairs that lost contacts.
 */
export async function purgeExpired({
  db,
  talents,
  sourcings,
  clock,
  maxAgeMs,
}: PurgeDependencies): Promise<number> {
  const now = clock.now();
  await talents.purgeContacts(new Date(now.getTime() - maxAgeMs), MAX_PURGED_AT_ONCE);
  const purged = await deleteExpired(db, now, MAX_PURGED_AT_ONCE);
  for (const { workspaceId, talentId } of purged) {
    await db.transaction().execute(async (tx) => {
      await lockTalents(tx, workspaceId, [talentId]);
      await updateContactsCount(tx, sourcings, { workspaceId, talentId, now });
    });
  }
  return purged.length;
}
