import type { Access } from '../access/access.ts';
import { actorOf, recordAudit } from '../platform/audit.ts';
import type { Database } from '../platform/db.ts';
import { AppError, type Issue, invalid } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import { type Principal, type RecordAnswer, recordNothing } from '../platform/operation.ts';
import type { Sourcings } from '../sourcings/sourcings.ts';
import type { Blueprint } from './blueprint-contract.ts';
import {
  type BlueprintReference,
  deleteBlueprint,
  insertBlueprint,
  listBlueprints,
  readBlueprint,
  type StoredBlueprint,
  updateBlueprint,
} from './blueprint-store.ts';
import type { BlueprintConfig } from './rules/blueprint-config.ts';
import type { Step } from './rules/step.ts';
import { storedStep } from './rules/step-rules.ts';
import { countRunning } from './status-store.ts';

export interface BlueprintDependencies {
  db: Database;
  access: Pick<Access, 'userNames'>;
  sourcings: Pick<Sourcings, 'findSourcing'>;
}

/** What a caller sends of a blueprint; its shape and the step rules were checked at the edge. */
export interface BlueprintFields {
  name: string;
  steps: readonly Step[];
  config: BlueprintConfig;
}

/** Sequence blueprints (interface, "Sequence blueprint"; decisions 12 and 28 to 30). */
export function createBlueprints({ db, access, sourcings }: BlueprintDependencies) {
  /** A user of another workspace is as unknown as one that never was. */
  async function checkSenders(workspaceId: string, steps: readonly Step[]): Promise<void> {
    const named = steps.flatMap((step, index) =>
      step.config?.userId === undefined ? [] : [{ index, userId: step.config.userId }],
    );
    if (named.length === 0) return;
    const known = await access.userNames(
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

  async function requireSourcing(workspaceId: string, sourcingId: string): Promise<void> {
    if ((await sourcings.findSourcing(db, workspaceId, sourcingId)) === null)
      throw new AppError('not_found');
  }

  return {
    /** Throws validation_error (a step's user), not_found (sourcing). */
    async create(
      { workspaceId, userId }: Principal,
      sourcingId: string,
      fields: BlueprintFields,
      record: RecordAnswer<BlueprintReference> = recordNothing,
    ): Promise<BlueprintReference> {
      await checkSenders(workspaceId, fields.steps);
      await requireSourcing(workspaceId, sourcingId);
      const { name, config } = fields;
      const id = newId('blueprint');
      const created = { blueprintId: id, name, sourcingId };
      await db.transaction().execute(async (tx) => {
        await insertBlueprint(tx, workspaceId, {
          id,
          sourcingId,
          name,
          steps: fields.steps.map(storedStep),
          config,
          userId,
        });
        await record(tx, created);
      });
      return created;
    },

    /** Newest first; a page beyond the end is empty. Throws not_found (sourcing). */
    async list(
      { workspaceId }: Principal,
      sourcingId: string,
      { page, pageSize }: { page: number; pageSize: number },
    ) {
      await requireSourcing(workspaceId, sourcingId);
      const offset = page * pageSize;
      const { rows, total } = await listBlueprints(db, workspaceId, sourcingId, {
        limit: pageSize,
        offset,
      });
      return {
        blueprints: rows.map(shown),
        pagination: { page, pageSize, total, hasNextPage: offset + rows.length < total },
      };
    },

    /** Throws not_found. */
    async read({ workspaceId }: Principal, blueprintId: string): Promise<Blueprint> {
      const found = await readBlueprint(db, workspaceId, blueprintId);
      if (!found) throw new AppError('not_found');
      return shown(found);
    },

    /**
     * What is undefined stays; steps and config are replaced whole. Throws validation_error (a
     * step's user; `changed_meanwhile` when the blueprint is not that of `ifUpdatedAt` any more),
     * not_found.
     */
    async update(
      { workspaceId }: Principal,
      blueprintId: string,
      { name, steps, config }: Partial<BlueprintFields>,
      ifUpdatedAt?: string,
    ): Promise<BlueprintReference> {
      await checkSenders(workspaceId, steps ?? []);
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
        'is not the latest: somebody changed the blueprint since; read it again',
        { code: 'changed_meanwhile' },
      );
    },

    /**
     * Throws not_found; validation_error while sequences of it run, since nobody could tell any
     * more what is still being sent.
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

function shown({ createdAt, updatedAt, ...blueprint }: StoredBlueprint): Blueprint {
  return { ...blueprint, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
