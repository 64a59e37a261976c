import type { Database, Tx } from '../platform/db.ts';
import type { Talents } from '../talents/talents.ts';
import type { ProvenanceData } from './provenance-contract.ts';
import { readFiles } from './store.ts';

export interface ProvenanceDependencies {
  db: Database;
  talents: Pick<Talents, 'readOwn' | 'readTerms'>;
  userNames(tx: Tx, workspaceId: string, ids: readonly string[]): Promise<Map<string, string>>;
}

type Source = ProvenanceData['sources'][number];

/** Where one of a workspace's own people comes from, and why they are kept. Throws not_found. */
export function createProvenance({ db, talents, userNames }: ProvenanceDependencies) {
  return async (workspaceId: string, talentId: string): Promise<ProvenanceData> => {
    const { talent, sources } = await talents.readOwn(workspaceId, talentId);
    const { terms, notice } = await talents.readTerms(workspaceId, talent.id);
    const files = await readFiles(
      db,
      workspaceId,
      sources.flatMap(({ importId }) => importId ?? []),
    );
    const actors = [...new Set(sources.map(({ actor }) => actor))];
    const names = await userNames(db, workspaceId, actors);
    return {
      talentId: talent.id,
      pool: 'own',
      legalBasis: terms.legalBasis,
      retention: {
        months: terms.retentionMonths,
        countedFrom: terms.countedFrom?.toISOString() ?? null,
        keptUntil: terms.keptUntil?.toISOString() ?? null,
        endsAt: terms.endsAt?.toISOString() ?? null,
        atEnd: terms.atEnd,
      },
      notice: {
        dueAt: notice.dueAt.toISOString(),
        informedAt: notice.informedAt?.toISOString() ?? null,
        how: notice.how,
      },
      sources: sources.map(({ at, ...source }): Source => {
        const file = source.importId === null ? undefined : files.get(source.importId);
        return {
          kind: kindOf(source),
          importId: source.importId,
          fileName: file?.fileName ?? null,
          format: file?.format ?? null,
          actor: source.actor,
          actorName: names.get(source.actor) ?? null,
          keyId: source.keyId,
          at: at.toISOString(),
          legalBasis: source.legalBasis,
          retentionMonths: source.retentionMonths,
        };
      }),
    };
  };
}

export type ReadProvenance = ReturnType<typeof createProvenance>;

function kindOf(source: {
  isEdit: boolean;
  importId: string | null;
  keyId: string | null;
  actor: string;
}): Source['kind'] {
  if (source.isEdit) return 'edit';
  if (source.importId !== null) return 'import';
  // Of records from before keys were stored, a key without an owner is the actor.
  return source.keyId !== null || source.actor.startsWith('key_') ? 'request' : 'user';
}
