import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import type { TalentProfile } from './profile.ts';
import type { NoticeWay } from './rules/terms.ts';

/** All SQL about who was told that a workspace keeps their data (docs/decisions/0098). */

/** A person is told within a month of being added (GDPR, article 14, paragraph 3). */
const MONTHS_TO_INFORM = 1;

/** Whether a part of the person `t` was told. */
const NOTICE = sql`
  left join lateral (
    select n.informed_at, n.how, n.actor from talent_notices n
    where n.talent_id in (select t.id union all select part.id from talents part where part.merged_into = t.id)
    order by n.informed_at limit 1) notice on true`;

export interface Notice {
  dueAt: Date;
  informedAt: Date | null;
  how: NoticeWay | null;
  actor: string | null;
}

export interface TalentNotice extends Notice {
  id: string;
  profile: TalentProfile;
  addedAt: Date;
}

const COLUMNS = sql`t.imported_at as "addedAt", add_months(t.imported_at, ${MONTHS_TO_INFORM}) as "dueAt",
  notice.informed_at as "informedAt", notice.how, notice.actor`;

/** Of a living own talent; null for anybody else. */
export async function readNotice(
  tx: Tx,
  workspaceId: string,
  talentId: string,
): Promise<Notice | null> {
  const { rows } = await sql<Notice>`
    select ${COLUMNS} from talents t ${NOTICE} where t.id = ${talentId} and t.workspace_id = ${workspaceId} and t.erased_at is null`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/** People who were told, or were not; the next due first. */
export async function listNotices(
  tx: Tx,
  workspaceId: string,
  { isInformed, limit, offset }: { isInformed: boolean; limit: number; offset: number },
): Promise<TalentNotice[]> {
  const { rows } = await sql<TalentNotice>`
    select t.id, t.profile, ${COLUMNS} from talents t ${NOTICE}
    where t.workspace_id = ${workspaceId} and t.erased_at is null and t.merged_into is null and (notice.informed_at is not null) = ${isInformed}
    order by t.imported_at, t.id limit ${limit} offset ${offset}`.execute(tx);
  return rows;
}

export interface NoticeCounts {
  /** Not told yet. */
  waiting: number;
  /** Of these, whose month is over. */
  overdue: number;
}

export async function countNotices(tx: Tx, workspaceId: string, now: Date): Promise<NoticeCounts> {
  const { rows } = await sql<NoticeCounts>`
    select count(*)::int as waiting, count(*) filter (where add_months(t.imported_at, ${MONTHS_TO_INFORM}) < ${now})::int as overdue
    from talents t ${NOTICE}
    where t.workspace_id = ${workspaceId} and t.erased_at is null and t.merged_into is null and notice.informed_at is null`.execute(
    tx,
  );
  return rows[0]!;
}

export interface NoticeWrite {
  informedAt: Date;
  how: NoticeWay;
  actor: string;
  at: Date;
  /** Whether it replaces what was recorded before. */
  replaces: boolean;
}

/** Returns the living talents among these that are recorded now. */
export async function writeNotices(
  tx: Tx,
  workspaceId: string,
  talentIds: readonly string[],
  { informedAt, how, actor, at, replaces }: NoticeWrite,
): Promise<string[]> {
  const conflict = replaces
    ? sql`do update set informed_at = excluded.informed_at, how = excluded.how, actor = excluded.actor, recorded_at = excluded.recorded_at`
    : sql`do nothing`;
  const { rows } = await sql<{ id: string }>`
    insert into talent_notices (talent_id, workspace_id, informed_at, how, actor, recorded_at)
    select distinct coalesce(merged_into, id), ${workspaceId}, ${informedAt}::timestamptz, ${how}, ${actor}, ${at}::timestamptz from talents
    where workspace_id = ${workspaceId} and id = any(${[...talentIds]}::text[]) and erased_at is null
    on conflict (talent_id) ${conflict} returning talent_id as id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Returns the talents of whom it is no longer recorded. */
export async function deleteNotices(
  tx: Tx,
  workspaceId: string,
  talentIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from talent_notices n using talents t
    where n.workspace_id = ${workspaceId} and t.id = n.talent_id and coalesce(t.merged_into, t.id) in (
      select coalesce(merged_into, id) from talents where workspace_id = ${workspaceId} and id = any(${[...talentIds]}::text[]))
    returning n.talent_id as id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** The living talents that an import brought, or said something about. */
export async function readBroughtBy(
  tx: Tx,
  workspaceId: string,
  importId: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct coalesce(t.merged_into, t.id) as id from talent_records r join talents t on t.id = r.talent_id
    where r.workspace_id = ${workspaceId} and r.import_id = ${importId} and t.erased_at is null`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** The living talents behind these ids, which are of the workspace's own pool. */
export async function readLiving(
  tx: Tx,
  workspaceId: string,
  talentIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select coalesce(merged_into, id) as id from talents
    where workspace_id = ${workspaceId} and id = any(${[...talentIds]}::text[]) and erased_at is null`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}
