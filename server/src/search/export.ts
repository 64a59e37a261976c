import { actorOf, recordAudit } from '../platform/audit.ts';
import type { Database } from '../platform/db.ts';
import { AppError, invalid } from '../platform/errors.ts';
import type { Principal } from '../platform/operation.ts';
import { readReturnedTalents } from './store.ts';

/** The same limit as for a search. */
const MAX_EXPORTED_TRANSACTIONS = 100;

/** Exports the talents that searches returned, for a file. */
export function createSearchExport({ db }: { db: Database }) {
  return {
    /**
     * The talents that these searches of the workspace returned and charged, in their order and
     * once each; written to the audit log. Throws too_many_search_transactions, and
     * validation_error for a search that is not the workspace's.
     */
    exportReturned(principal: Principal, transactionIds: readonly string[]): Promise<string[]> {
      const { workspaceId } = principal;
      if (transactionIds.length > MAX_EXPORTED_TRANSACTIONS)
        throw new AppError('too_many_search_transactions');
      return db.transaction().execute(async (tx) => {
        const returned = await readReturnedTalents(tx, workspaceId, transactionIds);
        const missing = transactionIds.findIndex((id) => !returned.has(id));
        if (missing >= 0)
          throw invalid(
            ['searchTransactionId', missing],
            'is not the id of a search of this workspace',
          );
        const talentIds = [...new Set(transactionIds.flatMap((id) => returned.get(id)!))];
        const details = { searches: transactionIds.length, talents: talentIds.length };
        await recordAudit(tx, {
          chain: workspaceId,
          actor: actorOf(principal),
          action: 'search.exported',
          subject: transactionIds[0]!,
          details,
        });
        return talentIds;
      });
    },
  };
}
