import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import type { CANDIDATE_CHANGES } from './candidate-contract.ts';

export interface Change {
  change: (typeof CANDIDATE_CHANGES)[number];
  /**
   * Null when there was none; always null for notes, whose text is stored only in the candidate.
   */
  from: string | null;
  to: string | null;
}

/** The actor of a change, and its source: `api`, `sequence`, ... */
export interface Origin {
  actor: string;
  cause: string;
}

export interface HistoryEntry extends Change, Origin {
  at: Date;
}

export async function insertHistory(
  tx: Tx,
  workspaceId: string,
  changes: readonly (Change & { candidateId: string })[],
  { actor, cause }: Origin,
): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(
    ({ candidateId, change, from, to }) =>
      sql`(${workspaceId}, ${candidateId}, ${change}, ${from}, ${to}, ${actor}, ${cause})`,
  );
  await sql`
    insert into candidate_history (workspace_id, candidate_id, change, from_value, to_value, actor, cause) values ${sql.join(rows)}`.execute(
    tx,
  );
}

/** Whether the candidate's latest event is that the actor wrote notes less than ten minutes ago. */
export async function lastWroteNotes(
  tx: Tx,
  workspaceId: string,
  candidateId: string,
  actor: string,
): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select change = 'notes' and actor = ${actor} and at > clock_timestamp() - interval '10 minutes' as is
    from candidate_history where workspace_id = ${workspaceId} and candidate_id = ${candidateId} order by id desc limit 1`.execute(
    tx,
  );
  return rows[0]?.is ?? false;
}

/** The candidate's status before it last changed to this one. */
export async function readStatusBefore(
  tx: Tx,
  workspaceId: string,
  candidateId: string,
  status: string,
): Promise<string | null> {
  const { rows } = await sql<{ from: string | null }>`
    select from_value as "from" from candidate_history
    where workspace_id = ${workspaceId} and candidate_id = ${candidateId} and change = 'status' and to_value = ${status}
    order by id desc limit 1`.execute(tx);
  return rows[0]?.from ?? null;
}

/** Of all candidates of a sourcing, newest first. */
export async function readHistoryIn(
  tx: Tx,
  workspaceId: string,
  sourcingId: string,
  limit: number,
): Promise<(HistoryEntry & { candidateId: string })[]> {
  const { rows } = await sql<HistoryEntry & { candidateId: string }>`
    select h.candidate_id as "candidateId", h.change, h.from_value as "from", h.to_value as "to", h.actor, h.cause, h.at
    from candidates c join candidate_history h on h.candidate_id = c.id and h.workspace_id = c.workspace_id
    where c.workspace_id = ${workspaceId} and c.sourcing_id = ${sourcingId} order by h.id desc limit ${limit}`.execute(
    tx,
  );
  return rows;
}

/** Newest first. */
export async function readHistory(
  tx: Tx,
  workspaceId: string,
  candidateId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: HistoryEntry[]; total: number }> {
  const where = sql`where workspace_id = ${workspaceId} and candidate_id = ${candidateId}`;
  const { rows: totals } = await sql<{
    total: number;
  }>`select count(*) as total from candidate_history ${where}`.execute(tx);
  const { rows } = await sql<HistoryEntry>`
    select change, from_value as "from", to_value as "to", actor, cause, at
    from candidate_history ${where} order by id desc limit ${limit} offset ${offset}`.execute(tx);
  return { rows, total: totals[0]!.total };
}
