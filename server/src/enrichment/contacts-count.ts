import type { Tx } from '../platform/db.ts';
import type { Sourcings } from '../sourcings/sourcings.ts';
import { countContacts } from './contact-store.ts';

/** Updates the count that candidates show. Call it under lockTalent, so that counts take turns. */
export async function updateContactsCount(
  tx: Tx,
  sourcings: Pick<Sourcings, 'setContactsCount'>,
  { workspaceId, talentId, now }: { workspaceId: string; talentId: string; now: Date },
): Promise<void> {
  const count = await countContacts(tx, workspaceId, talentId, now);
  await sourcings.setContactsCount(tx, workspaceId, talentId, count);
}
