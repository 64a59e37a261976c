import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import type { BlueprintConfig } from './rules/blueprint-config.ts';
import type { Step } from './rules/step.ts';

export interface BlueprintReference {
  blueprintId: string;
  name: string;
  sourcingId: string;
}

export interface StoredBlueprint extends BlueprintReference {
  steps: Step[];
  config: BlueprintConfig;
  createdAt: Date;
  updatedAt: Date;
}

const BLUEPRINT = sql`
  select id as "blueprintId", name, sourcing_id as "sourcingId", steps, config, created_at as "createdAt", updated_at as "updatedAt"
  from sequence_blueprints`;

/** Null when it is unknown, deleted, or belongs to another workspace. */
export async function readBlueprint(
  tx: Tx,
  workspaceId: string,
  id: string,
): Promise<StoredBlueprint | null> {
  const { rows } =
    await sql<StoredBlueprint>`${BLUEPRINT} where workspace_id = ${workspaceId} and id = ${id} and deleted_at is null`.execute(
      tx,
    );
  return rows[0] ?? null;
}

/**
 * As readBlueprint, with a shared lock: no transaction can change or delete it until this one ends.
 */
export async function holdBlueprint(
  tx: Tx,
  workspaceId: string,
  id: string,
): Promise<StoredBlueprint | null> {
  const { rows } = await sql<StoredBlueprint>`
    ${BLUEPRINT} where workspace_id = ${workspaceId} and id = ${id} and deleted_at is null for share`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/** Newest first. */
export async function listBlueprints(
  tx: Tx,
  workspaceId: string,
  sourcingId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: StoredBlueprint[]; total: number }> {
  const where = sql`where workspace_id = ${workspaceId} and sourcing_id = ${sourcingId} and deleted_at is null`;
  const { rows: totals } = await sql<{
    total: number;
  }>`select count(*) as total from sequence_blueprints ${where}`.execute(tx);
  const { rows } =
    await sql<StoredBlueprint>`${BLUEPRINT} ${where} order by created_at desc, id desc limit ${limit} offset ${offset}`.execute(
      tx,
    );
  return { rows, total: totals[0]!.total };
}

export interface NewBlueprint {
  id: string;
  sourcingId: string;
  name: string;
  steps: readonly Step[];
  config: BlueprintConfig;
  userId: string | null;
}

export async function insertBlueprint(
  tx: Tx,
  workspaceId: string,
  row: NewBlueprint,
): Promise<void> {
  await sql`
    insert into sequence_blueprints (id, workspace_id, sourcing_id, name, steps, config, created_by_user_id)
    values (${row.id}, ${workspaceId}, ${row.sourcingId}, ${row.name}, ${JSON.stringify(row.steps)}, ${JSON.stringify(row.config)}, ${row.userId})
  `.execute(tx);
}

/**
 * Undefined leaves a field unchanged. With `ifUpdatedAt`, nothing is written unless the blueprint
 * still has that version. One statement: of two concurrent changes, each applies completely or not
 * at all. Null when there is no such blueprint.
 */
export async function updateBlueprint(
  tx: Tx,
  workspaceId: string,
  id: string,
  { name, steps, config }: Partial<Pick<NewBlueprint, 'name' | 'steps' | 'config'>>,
  ifUpdatedAt: string | null = null,
): Promise<BlueprintReference | null> {
  const { rows } = await sql<BlueprintReference>`
    update sequence_blueprints set
      name = coalesce(${name ?? null}, name),
      steps = coalesce(${steps ? JSON.stringify(steps) : null}::json, steps),
      config = coalesce(${config ? JSON.stringify(config) : null}::json, config),
      updated_at = clock_timestamp()
    where workspace_id = ${workspaceId} and id = ${id} and deleted_at is null
      and (${ifUpdatedAt}::timestamptz is null or date_trunc('milliseconds', updated_at) = ${ifUpdatedAt}::timestamptz)
    returning id as "blueprintId", name, sourcing_id as "sourcingId"`.execute(tx);
  return rows[0] ?? null;
}

/** Waits for starts in progress. False when there is no such blueprint. */
export async function deleteBlueprint(tx: Tx, workspaceId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    update sequence_blueprints set deleted_at = clock_timestamp()
    where workspace_id = ${workspaceId} and id = ${id} and deleted_at is null returning 1`.execute(
    tx,
  );
  return rows.length > 0;
}
