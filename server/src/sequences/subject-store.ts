import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';

/** What a workspace wrote to a person; read for the person. */

export interface SubjectMessage {
  channel: string;
  outcome: string;
  claimedAt: Date;
  sentAt: Date | null;
  repliedAt: Date | null;
  /** Sealed JSON { subject, text }. */
  body: Buffer | null;
}

/** Newest first. */
export async function readMessagesTo(
  tx: Tx,
  workspaceId: string,
  talentIds: readonly string[],
): Promise<SubjectMessage[]> {
  const { rows } = await sql<SubjectMessage>`
    select m.channel, m.outcome, m.claimed_at as "claimedAt", m.sent_at as "sentAt", r.replied_at as "repliedAt", m.body
    from outreach_messages m join sequence_runs r on r.id = m.run_id
    where m.workspace_id = ${workspaceId} and m.talent_id = any(${[...talentIds]}::text[]) order by m.claimed_at desc, m.id`.execute(
    tx,
  );
  return rows;
}
