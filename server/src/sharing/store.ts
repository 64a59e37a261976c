import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import type { SentFeedback, Thumb } from './rules.ts';

export interface ShareLinkRow {
  shareLinkId: string;
  workspaceId: string;
  sourcingId: string;
  createdBy: string;
  candidateIds: string[] | null;
  showsContacts: boolean;
  createdAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  openedAt: Date | null;
}

const COLUMNS = sql`l.id as "shareLinkId", l.workspace_id as "workspaceId", l.sourcing_id as "sourcingId", l.created_by as "createdBy",
  l.candidate_ids as "candidateIds", l.shows_contacts as "showsContacts", l.created_at as "createdAt", l.expires_at as "expiresAt",
  l.revoked_at as "revokedAt", l.opened_at as "openedAt"`;

export async function insertShareLink(
  tx: Tx,
  workspaceId: string,
  row: Pick<
    ShareLinkRow,
    'shareLinkId' | 'sourcingId' | 'createdBy' | 'candidateIds' | 'showsContacts' | 'expiresAt'
  > & { tokenHash: Buffer },
): Promise<ShareLinkRow> {
  const { rows } = await sql<ShareLinkRow>`
    insert into share_links as l (id, workspace_id, sourcing_id, token_hash, created_by, candidate_ids, shows_contacts, expires_at)
    values (${row.shareLinkId}, ${workspaceId}, ${row.sourcingId}, ${row.tokenHash}, ${row.createdBy}, ${row.candidateIds}::text[],
      ${row.showsContacts}, ${row.expiresAt}) returning ${COLUMNS}`.execute(tx);
  return rows[0]!;
}

export async function readShareLinks(
  tx: Tx,
  workspaceId: string,
  sourcingId: string,
): Promise<ShareLinkRow[]> {
  const { rows } = await sql<ShareLinkRow>`
    select ${COLUMNS} from share_links l where l.workspace_id = ${workspaceId} and l.sourcing_id = ${sourcingId}
    order by l.created_at desc, l.id desc limit 100`.execute(tx);
  return rows;
}

/** Null when the workspace has no such link. */
export async function revoke(
  tx: Tx,
  workspaceId: string,
  shareLinkId: string,
): Promise<ShareLinkRow | null> {
  const { rows } = await sql<ShareLinkRow>`
    update share_links l set revoked_at = coalesce(l.revoked_at, clock_timestamp())
    where l.workspace_id = ${workspaceId} and l.id = ${shareLinkId} returning ${COLUMNS}`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/** In every workspace: the token is all that its reader has. Null unless it opens a page now. */
export async function findOpenLink(
  tx: Tx,
  tokenHash: Buffer,
  now: Date,
): Promise<ShareLinkRow | null> {
  const { rows } = await sql<ShareLinkRow>`
    select ${COLUMNS} from share_links l join workspaces w on w.id = l.workspace_id
    where l.token_hash = ${tokenHash} and l.revoked_at is null and l.expires_at > ${now} and w.suspended_at is null`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/** At most once a minute: a page that is reloaded writes nothing. */
export async function markOpened(tx: Tx, workspaceId: string, shareLinkId: string, now: Date) {
  await sql`
    update share_links set opened_at = ${now} where workspace_id = ${workspaceId} and id = ${shareLinkId}
      and (opened_at is null or opened_at < ${now}::timestamptz - interval '1 minute')`.execute(tx);
}

export interface FeedbackRow {
  shareLinkId: string;
  candidateId: string;
  talentId: string;
  thumb: Thumb | null;
  comment: string | null;
  author: string | null;
  at: Date;
}

const FEEDBACK = sql`share_link_id as "shareLinkId", candidate_id as "candidateId", talent_id as "talentId", thumb, comment, author, at`;

/** The newest first; only those of one link when it is given. */
export async function readFeedback(
  tx: Tx,
  workspaceId: string,
  { sourcingId, shareLinkId = null }: { sourcingId: string; shareLinkId?: string | null },
): Promise<FeedbackRow[]> {
  const { rows } = await sql<FeedbackRow>`
    select ${FEEDBACK} from share_feedback where workspace_id = ${workspaceId} and sourcing_id = ${sourcingId}
      and (${shareLinkId}::text is null or share_link_id = ${shareLinkId}) order by at desc, candidate_id limit 500`.execute(
    tx,
  );
  return rows;
}

/** What is sent again replaces what was said; the same again changes nothing. */
export async function saveFeedback(
  tx: Tx,
  workspaceId: string,
  { shareLinkId, sourcingId }: Pick<ShareLinkRow, 'shareLinkId' | 'sourcingId'>,
  { candidateId, talentId, thumb, comment, author }: SentFeedback & { talentId: string },
): Promise<boolean> {
  const { rows } = await sql`
    insert into share_feedback as f (share_link_id, candidate_id, workspace_id, sourcing_id, talent_id, thumb, comment, author)
    values (${shareLinkId}, ${candidateId}, ${workspaceId}, ${sourcingId}, ${talentId}, ${thumb}, ${comment}, ${author})
    on conflict (share_link_id, candidate_id) do update
      set thumb = excluded.thumb, comment = excluded.comment, author = excluded.author, at = clock_timestamp()
      where (f.thumb, f.comment, f.author) is distinct from (excluded.thumb, excluded.comment, excluded.author)
    returning 1`.execute(tx);
  return rows.length > 0;
}

/** In every workspace. */
export async function eraseFeedback(tx: Tx, talentIds: readonly string[]): Promise<void> {
  await sql`delete from share_feedback where talent_id = any(${[...talentIds]}::text[])`.execute(
    tx,
  );
}
