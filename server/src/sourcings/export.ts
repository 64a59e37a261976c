import { actorOf, recordAudit } from '../platform/audit.ts';
import type { Database, Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type { Principal } from '../platform/operation.ts';
import { runInWorkspace } from '../platform/tenant-scope.ts';
import type { CandidatePage, ExportQuery } from './candidate-contract.ts';
import type { Candidate } from './candidate-store.ts';
import { candidateItem, talentItem } from './candidate-view.ts';
import { readCandidateIds, readCandidatesOf } from './export-store.ts';
import { requireAllKnown } from './known-status.ts';
import { filterOf, orderOf, withItsIndex } from './listing.ts';
import type { VerdictsOf } from './port.ts';
import { sourcingExists } from './sourcing-store.ts';

/** Candidates per batch: bounds the memory that a slow client costs. */
const BATCH = 500;

export type ExportedCandidate = CandidatePage['candidates'][number];

/** Exports all candidates of a listing, of any size. */
export function createExport({ db, verdictsOf }: { db: Database; verdictsOf: VerdictsOf }) {
  async function itemsOf(
    workspaceId: string,
    ids: readonly string[],
  ): Promise<ExportedCandidate[]> {
    const rows = await readCandidatesOf(db, workspaceId, ids);
    const judged = rows.flatMap(({ castingId, talentId }) =>
      castingId === null ? [] : [{ castingId, talentId }],
    );
    const verdicts = new Map(
      (await verdictsOf(db, workspaceId, judged)).map((verdict) => [
        `${verdict.castingId} ${verdict.talentId}`,
        verdict,
      ]),
    );
    return rows.map((row: Candidate) => ({
      candidate: candidateItem(row, verdicts.get(`${row.castingId} ${row.talentId}`)),
      talent: talentItem(row),
    }));
  }

  return {
    /**
     * Exports the candidates that are in the listing now, in its order, each as it is when its
     * batch is read: no transaction stays open while the client reads. The audit log records the
     * export before the first candidate is sent. Throws not_found, and validation_error for an
     * unknown status.
     */
    async exportCandidates(
      principal: Principal,
      sourcingId: string,
      query: ExportQuery,
    ): Promise<AsyncIterable<ExportedCandidate[]>> {
      const { workspaceId } = principal;
      await requireAllKnown(db, workspaceId, query.statusHandle);
      const filter = filterOf(query, principal.userId);
      const listed = async (tx: Tx): Promise<string[]> => {
        if (!(await sourcingExists(tx, workspaceId, sourcingId))) throw new AppError('not_found');
        const found = await readCandidateIds(tx, workspaceId, sourcingId, {
          filter,
          order: orderOf(query),
        });
        const details = { candidates: found.length };
        await recordAudit(tx, {
          chain: workspaceId,
          actor: actorOf(principal),
          action: 'candidates.exported',
          subject: sourcingId,
          details,
        });
        return found;
      };
      const ids = await withItsIndex(filter, () => db.transaction().execute(listed));
      return (async function* batches() {
        for (let at = 0; at < ids.length; at += BATCH)
          yield await runInWorkspace(workspaceId, () =>
            itemsOf(workspaceId, ids.slice(at, at + BATCH)),
          );
      })();
    },
  };
}
