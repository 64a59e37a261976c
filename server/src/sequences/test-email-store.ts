import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';

export interface TestEmailWindow {
  userId: string;
  now: Date;
  /** Emails before this no longer count. */
  since: Date;
  max: number;
}

/**
 * Counts a test email of a user. Null when it may be sent, else when the next one may. Two requests
 * of the same user take turns.
 */
export async function countTestEmail(
  tx: Tx,
  workspaceId: string,
  { userId, now, since, max }: TestEmailWindow,
): Promise<{ oldest: Date } | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`test-emails:${workspaceId}:${userId}`}, 0))`.execute(
    tx,
  );
  await sql`
    delete from test_emails where workspace_id = ${workspaceId} and user_id = ${userId} and sent_at < ${since}`.execute(
    tx,
  );
  const { rows } = await sql<{ oldest: Date | null; emails: number }>`
    select min(sent_at) as oldest, count(*) as emails from test_emails
    where workspace_id = ${workspaceId} and user_id = ${userId}`.execute(tx);
  const { oldest, emails } = rows[0]!;
  if (oldest !== null && emails >= max) return { oldest };
  await sql`
    insert into test_emails (workspace_id, user_id, sent_at) values (${workspaceId}, ${userId}, ${now})`.execute(
    tx,
  );
  return null;
}
