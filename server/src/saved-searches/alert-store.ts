import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';

export type MailState = 'none' | 'queued' | 'claimed' | 'sent' | 'failed' | 'unknown';

/** False when that day was told already. */
export async function insertAlert(
  tx: Tx,
  workspaceId: string,
  alert: { savedSearchId: string; day: string; newMatches: number; mail: MailState },
): Promise<boolean> {
  const { rows } = await sql`
    insert into search_alerts (saved_search_id, day, workspace_id, new_matches, mail)
    values (${alert.savedSearchId}, ${alert.day}::date, ${workspaceId}, ${alert.newMatches}, ${alert.mail})
    on conflict (saved_search_id, day) do nothing returning 1`.execute(tx);
  return rows.length > 0;
}

export interface AlertRow {
  savedSearchId: string;
  name: string;
  ownerUserId: string | null;
  newMatches: number;
  mail: MailState;
  mailAttempts: number;
}

export async function readAlert(
  tx: Tx,
  workspaceId: string,
  savedSearchId: string,
  day: string,
): Promise<AlertRow | null> {
  const { rows } = await sql<AlertRow>`
    select a.saved_search_id as "savedSearchId", s.name, s.owner_user_id as "ownerUserId", a.new_matches as "newMatches",
      a.mail, a.mail_attempts as "mailAttempts"
    from search_alerts a join saved_searches s on s.id = a.saved_search_id
    where a.workspace_id = ${workspaceId} and a.saved_search_id = ${savedSearchId} and a.day = ${day}::date`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/** Moves the mail on from the state that it was read in; false when it is in another one. */
export async function moveMail(
  tx: Tx,
  workspaceId: string,
  {
    savedSearchId,
    day,
    from,
    to,
  }: { savedSearchId: string; day: string; from: MailState; to: MailState },
): Promise<boolean> {
  const { rows } = await sql`
    update search_alerts set mail = ${to}, mail_attempts = mail_attempts + ${to === 'claimed' ? 1 : 0}
    where workspace_id = ${workspaceId} and saved_search_id = ${savedSearchId} and day = ${day}::date and mail = ${from} returning 1`.execute(
    tx,
  );
  return rows.length > 0;
}
