import type { Credits } from '../credits/credits.ts';
import type { Tx } from '../platform/db.ts';
import { endEnrichment, eraseContacts, lockOpenOfTalent } from './store.ts';

/** What the credits of requests are booked under. */
export const settlementOf = (enrichmentId: string) => ({
  account: 'workspace' as const,
  holder: enrichmentId,
  key: `settle:${enrichmentId}`,
});

/**
 * Forgets a person's contacts in all workspaces, with every trace of who was asked for them.
 * Requests under way end, and what was reserved for them returns. In the transaction that erases
 * the talent, after its row is locked.
 */
export async function eraseTalent(
  tx: Tx,
  talentId: string,
  { credits, now }: { credits: Pick<Credits, 'settle'>; now(): Date },
): Promise<{ enrichedContacts: number; endedEnrichments: number }> {
  const open = await lockOpenOfTalent(tx, talentId);
  const enrichedContacts = await eraseContacts(tx, talentId);
  for (const { id, workspaceId } of open) {
    await credits.settle(tx, workspaceId, {
      ...settlementOf(id),
      charge: 0,
      reason: 'The person was erased',
    });
    await endEnrichment(tx, workspaceId, id, now());
  }
  return { enrichedContacts, endedEnrichments: open.length };
}
