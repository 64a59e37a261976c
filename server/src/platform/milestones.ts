import { sql } from 'kysely';
import type { Tx } from './db.ts';

/**
 * First-time events of an installation: people other than the generated ones were imported, a model
 * was configured, the link that signs the first owner in was shown.
 */
export const MILESTONES = ['talents_imported', 'model_connected', 'first_link_shown'] as const;
export type Milestone = (typeof MILESTONES)[number];

/** Records the first time only; returns whether this was it. */
export async function reachMilestone(tx: Tx, name: Milestone, at: Date): Promise<boolean> {
  const { numAffectedRows } =
    await sql`insert into milestones (name, at) values (${name}, ${at}) on conflict do nothing`.execute(
      tx,
    );
  return Number(numAffectedRows ?? 0) > 0;
}

/** Null for milestones not reached yet. */
export async function readMilestones(tx: Tx): Promise<Record<Milestone, Date | null>> {
  const { rows } = await sql<{
    name: Milestone;
    at: Date;
  }>`select name, at from milestones`.execute(tx);
  const found = new Map(rows.map(({ name, at }) => [name, at]));
  return Object.fromEntries(MILESTONES.map((name) => [name, found.get(name) ?? null])) as Record<
    Milestone,
    Date | null
  >;
}
