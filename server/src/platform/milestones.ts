import { sql } from 'kysely';
import type { Tx } from './db.ts';

/**
 * What happens to an installation for the first time once: people other than the generated ones
 * were imported, a model was configured, the link that signs the first owner in was shown.
 */
export const MILESTONES = ['talents_imported', 'model_connected', 'first_link_shown'] as const;
export type Milestone = (typeof MILESTONES)[number];

/** Keeps the first time only; whether this is it. */
export async function reachMilestone(tx: Tx, name: Milestone, at: Date): Promise<boolean> {
  const { numAffectedRows } =
    await sql`insert into milestones (name, at) values (${name}, ${at}) on conflict do nothing`.execute(
      tx,
    );
  return Number(numAffectedRows ?? 0) > 0;
}

/** Null for what has not happened. */
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
