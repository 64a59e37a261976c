import type { Access } from '../access/access.ts';
import type { Database } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import { type Principal, type RecordAnswer, recordNothing } from '../platform/operation.ts';
import type { Sourcings } from '../sourcings/sourcings.ts';
import { type BlueprintFields, checkSenders, createBlueprintChanges } from './blueprint-changes.ts';
import type { Blueprint } from './blueprint-contract.ts';
import {
  type BlueprintReference,
  insertBlueprint,
  listBlueprints,
  readBlueprint,
  type StoredBlueprint,
} from './blueprint-store.ts';
import { storedStep } from './rules/step-rules.ts';

export interface BlueprintDependencies {
  db: Database;
  access: Pick<Access, 'memberNames'>;
  sourcings: Pick<Sourcings, 'findSourcing'>;
}

/** Sequence blueprints (interface, "Sequence blueprint"; decisions 12 and 28 to 30). */
export function createBlueprints({ db, access, sourcings }: BlueprintDependencies) {
  return {
    /** Throws validation_error (a step's user), not_found (sourcing). */
    async create(
      { workspaceId, userId }: Principal,
      sourcingId: string,
      fields: BlueprintFields,
      record: RecordAnswer<BlueprintReference> = recordNothing,
    ): Promise<BlueprintReference> {
      await checkSenders({ db, access }, workspaceId, fields.steps);
      await requireSourcing({ db, sourcings }, workspaceId, sourcingId);
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
      await requireSourcing({ db, sourcings }, workspaceId, sourcingId);
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

    ...createBlueprintChanges({ db, access }),
  };
}

function shown({ createdAt, updatedAt, ...blueprint }: StoredBlueprint): Blueprint {
  return { ...blueprint, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

async function requireSourcing(
  { db, sourcings }: Pick<BlueprintDependencies, 'db' | 'sourcings'>,
  workspaceId: string,
  sourcingId: string,
): Promise<void> {
  if ((await sourcings.findSourcing(db, workspaceId, sourcingId)) === null)
    throw new AppError('not_found');
}
