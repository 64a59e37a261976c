import type { Access } from '../access/access.ts';
import { actorOf, recordAudit } from '../platform/audit.ts';
import type { Database } from '../platform/db.ts';
import { AppError, type Issue, invalid } from '../platform/errors.ts';
import type { Principal } from '../platform/operation.ts';
import {
  type BlueprintReference,
  deleteBlueprint,
  readBlueprint,
  updateBlueprint,
} from './blueprint-store.ts';
import type { BlueprintConfig } from './rules/blueprint-config.ts';
import type { Step } from './rules/step.ts';
import { storedStep } from './rules/step-rules.ts';
import { countRunning } from './status-store.ts';

interface ChangeDependencies {
  db: Database;
  access: Pick<Access, 'memberNames'>;
}

/** A blueprint as a caller sends it; the edge has checked its shape and the step rules. */
export interface BlueprintFields {
  name: string;
  steps: readonly Step[];
  config: BlueprintConfig;
}

/** Changes and deletes blueprints that exist. */
export function createBlueprintChanges({ db, access }: ChangeDependencies) {
  return {
    /**
     * Changes the fields that are given; steps and config are replaced as a whole. Throws
     * validation_error (a step's user; `changed_meanwhile` when the blueprint changed after
     * `ifUpdatedAt`), not_found.
     */
    async update(
      { workspaceId }: Principal,
      blueprintId: string,
      { name, steps, config }: Partial<BlueprintFields>,
      ifUpdatedAt?: string,
    ): Promise<BlueprintReference> {
      await checkSenders({ db, access }, workspaceId, steps ?? []);
      const updated = await updateBlueprint(
        db,
        workspaceId,
        blueprintId,
        { name, steps: steps?.map(storedStep), config },
        ifUpdatedAt,
      );
      if (updated) return updated;
      if (ifUpdatedAt === undefined || !(await readBlueprint(db, workspaceId, blueprintId)))
        throw new AppError('not_found');
      throw invalid(
        ['ifUpdatedAt'],
        'is not the latest: the blueprint has changed since; read it again',
        { code: 'changed_meanwhile' },
      );
    },

    /**
     * Throws not_found, and validation_error while its sequences run: users could no longer see
     * what they still send.
     */
    async delete(principal: Principal, blueprintId: string): Promise<void> {
      const { workspaceId } = principal;
      await db.transaction().execute(async (tx) => {
        if (!(await deleteBlueprint(tx, workspaceId, blueprintId))) throw new AppError('not_found');
        const running = await countRunning(tx, workspaceId, blueprintId);
        if (running > 0) {
          const remedy = `stop them first (POST /v1/sequence-blueprints/${blueprintId}/stop)`;
          throw invalid(
            ['blueprintId'],
            `has ${running} running ${running === 1 ? 'sequence' : 'sequences'}: ${remedy}`,
            { running },
          );
        }
        await recordAudit(tx, {
          chain: workspaceId,
          actor: actorOf(principal),
          action: 'blueprint.deleted',
          subject: blueprintId,
        });
      });
    },
  };
}

/** Checks that each sender is a member of this workspace now. Throws validation_error. */
export async function checkSenders(
  { db, access }: ChangeDependencies,
  workspaceId: string,
  steps: readonly Step[],
): Promise<void> {
  const named = steps.flatMap((step, index) =>
    step.config?.userId === undefined ? [] : [{ index, userId: step.config.userId }],
  );
  if (named.length === 0) return;
  const known = await access.memberNames(
    db,
    workspaceId,
    named.map(({ userId }) => userId),
  );
  const issues: Issue[] = named
    .filter(({ userId }) => !known.has(userId))
    .map(({ index }) => ({
      path: ['steps', index, 'config', 'userId'],
      message: 'must be a user of the workspace',
    }));
  if (issues.length > 0) throw new AppError('validation_error', { issues });
}
