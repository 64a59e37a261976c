import type { Tx } from '../platform/db.ts';
import type { Sourcings } from '../sourcings/sourcings.ts';
import { countContacts } from './contact-store.ts';

/**
 * Updates the count shown on candidates. Call it under lockTalents, so that updates run one at a
 * time.
 */
export async function updateContactsCount(
  tx: Tx,
  sourcings: Pick<Sourcings, 'setContactsCount'>,
  { workspaceId, talentId, now }: { workspaceId: string; talentId: string; now: Date },
): Promise<void> {
  const count = await countContacts(tx, workspaceId, talentId, now);
  await sourcings.setContactsCount(tx, workspaceId, talentId, count);
}
