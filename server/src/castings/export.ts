import { actorOf, recordAudit } from '../platform/audit.ts';
import type { Database } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type { Principal } from '../platform/operation.ts';
import { runInWorkspace } from '../platform/tenant-scope.ts';
import type { CastingPage, QualifiedTalent } from './page-contract.ts';
import { readCasting } from './store.ts';

/** Talents read at once. It bounds the memory that a slow client uses. */
const BATCH = 100;

export interface CastingExport {
  criterias: string[];
  batches: AsyncIterable<QualifiedTalent[]>;
}

type Read = (
  principal: Principal,
  castingId: string,
  query: { effectiveVerdicts: string[]; order: 'strength'; cursor?: string; pageSize: number },
) => Promise<Pick<CastingPage, 'talents' | 'nextPageCursor'>>;

/** Exports everyone that a casting judged. */
export function createCastingExport({ db, read }: { db: Database; read: Read }) {
  return {
    /**
     * Groups talents by effective verdict (green, amber, red), the strongest evidence first. The
     * audit log records the export before the first talent is sent. Throws casting_not_found.
     */
    async exportTalents(principal: Principal, castingId: string): Promise<CastingExport> {
      const { workspaceId } = principal;
      const criterias = await db.transaction().execute(async (tx) => {
        const casting = await readCasting(tx, workspaceId, castingId);
        if (!casting) throw new AppError('casting_not_found');
        const details = { talents: casting.green + casting.amber + casting.red };
        await recordAudit(tx, {
          chain: workspaceId,
          actor: actorOf(principal),
          action: 'casting.exported',
          subject: castingId,
          details,
        });
        return casting.criterias;
      });
      async function* batches(): AsyncGenerator<QualifiedTalent[]> {
        const query = {
          effectiveVerdicts: ['green', 'amber', 'red'],
          order: 'strength' as const,
          pageSize: BATCH,
        };
        let cursor: string | undefined;
        do {
          const page = await runInWorkspace(workspaceId, () =>
            read(principal, castingId, { ...query, cursor }),
          );
          yield page.talents;
          cursor = page.nextPageCursor ?? undefined;
        } while (cursor !== undefined);
      }
      return { criterias, batches: batches() };
    },
  };
}
