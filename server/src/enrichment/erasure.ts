import type { Credits } from '../credits/credits.ts';
import type { Tx } from '../platform/db.ts';
import { endEnrichment, eraseContacts, lockOpenOfTalents } from './store.ts';

/** The ledger reference of a request's credits. */
export const settlementOf = (enrichmentId: string) => ({
  account: 'workspace' as const,
  holder: enrichmentId,
  key: `settle:${enrichmentId}`,
});

/**
 * Deletes a person's contacts in all workspaces, with every record of lookups for them. Open
 * requests end, and their reserved credits are returned. Call it in the transaction that erases the
 * talent, after its row is locked.
 */
export async function eraseTalents(
  tx: Tx,
  talentIds: readonly string[],
  { credits, now }: { credits: Pick<Credits, 'settle'>; now(): Date },
): Promise<{ enrichedContacts: number; endedEnrichments: number }> {
  const open = await lockOpenOfTalents(tx, talentIds);
  const enrichedContacts = await eraseContacts(tx, talentIds);
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
