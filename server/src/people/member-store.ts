import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import type { Member } from './contract.ts';
import type { Role } from './rules.ts';
import type { JoinedWorkspace } from './session-contract.ts';

export interface MemberRow {
  userId: string;
  name: string;
  email: string | null;
  role: Role;
  invitedAt: Date;
  /** Null while the invitation is waiting. */
  joinedAt: Date | null;
  /** The last request of an open session, or the last sign-in. Null when there is neither. */
  lastSeenAt: Date | null;
}

/** Members and invited people of the workspace, oldest first; with an id, only that person. */
export async function readMembers(
  tx: Tx,
  workspaceId: string,
  userId: string | null = null,
): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select u.id as "userId", case when m.joined_at is null then '' else u.name end as name,
           coalesce(u.email, u.local_email) as email, m.role, m.created_at as "invitedAt",
           m.joined_at as "joinedAt",
           (select max(greatest(s.updated_at, to_timestamp(s.minute * 60))) from auth_sessions s
            where s.user_id = u.id and s.workspace_id = m.workspace_id and m.joined_at is not null) as "lastSeenAt"
    from memberships m join users u on u.id = m.user_id
    where m.workspace_id = ${workspaceId} and m.ended_at is null and (${userId}::text is null or u.id = ${userId})
    order by m.created_at, u.id`.execute(tx);
  return rows;
}

export interface Membership {
  role: Role;
  joined: boolean;
}

/** Serializes changes to the workspace's members until the transaction ends. */
export async function lockWorkspace(tx: Tx, workspaceId: string): Promise<void> {
  await sql`select 1 from workspaces where id = ${workspaceId} for no key update`.execute(tx);
}

export async function readWorkspaceName(tx: Tx, workspaceId: string): Promise<string> {
  const { rows } = await sql<{
    name: string;
  }>`select name from workspaces where id = ${workspaceId}`.execute(tx);
  return rows[0]!.name;
}

/** A member with a confirmed address; null for anybody else. */
export async function readRecipient(
  tx: Tx,
  workspaceId: string,
  userId: string,
): Promise<{ email: string; language: 'en' | 'fr' | null } | null> {
  const { rows } = await sql<{ email: string; language: 'en' | 'fr' | null }>`
    select u.email, coalesce(u.language, w.language) as language
    from memberships m join users u on u.id = m.user_id join workspaces w on w.id = m.workspace_id
    where m.workspace_id = ${workspaceId} and m.user_id = ${userId} and m.joined_at is not null and m.ended_at is null
      and u.email is not null`.execute(tx);
  return rows[0] ?? null;
}

/** Members and waiting invitations of an address, proved or not. */
export async function findMembersByEmail(
  tx: Tx,
  workspaceId: string,
  email: string,
): Promise<{ userId: string; joined: boolean }[]> {
  const { rows } = await sql<{ userId: string; joined: boolean }>`
    select u.id as "userId", m.joined_at is not null as joined from memberships m join users u on u.id = m.user_id
    where m.workspace_id = ${workspaceId} and m.ended_at is null and ${email} in (u.email, u.local_email)`.execute(
    tx,
  );
  return rows;
}

/** Locks the workspace, then reads the member. Null when there is none or they have left. */
export async function lockMember(
  tx: Tx,
  workspaceId: string,
  userId: string,
): Promise<Membership | null> {
  await lockWorkspace(tx, workspaceId);
  const { rows } = await sql<Membership>`
    select role, joined_at is not null as joined from memberships
    where workspace_id = ${workspaceId} and user_id = ${userId} and ended_at is null`.execute(tx);
  return rows[0] ?? null;
}

/** Invites a person, or invites them again. A member who has joined stays joined. */
export async function insertMember(
  tx: Tx,
  workspaceId: string,
  { userId, role, joined }: { userId: string; role: Role; joined: boolean },
): Promise<void> {
  await sql`
    insert into memberships as m (workspace_id, user_id, role, joined_at)
    values (${workspaceId}, ${userId}, ${role}, case when ${joined} then clock_timestamp() end)
    on conflict (workspace_id, user_id) do update set
      role = excluded.role,
      created_at = case when m.ended_at is null then m.created_at else clock_timestamp() end,
      joined_at = case when m.ended_at is null then coalesce(m.joined_at, excluded.joined_at) else excluded.joined_at end,
      ended_at = null`.execute(tx);
}

/** False when there is no such invitation. */
export async function joinMember(tx: Tx, workspaceId: string, userId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update memberships set joined_at = coalesce(joined_at, clock_timestamp())
    where workspace_id = ${workspaceId} and user_id = ${userId} and ended_at is null`.execute(tx);
  return Number(numAffectedRows ?? 0) > 0;
}

export async function setRole(
  tx: Tx,
  workspaceId: string,
  { userId, role }: { userId: string; role: Role },
): Promise<void> {
  await sql`update memberships set role = ${role} where workspace_id = ${workspaceId} and user_id = ${userId}`.execute(
    tx,
  );
}

export async function endMember(tx: Tx, workspaceId: string, userId: string): Promise<void> {
  await sql`update memberships set ended_at = clock_timestamp() where workspace_id = ${workspaceId} and user_id = ${userId}`.execute(
    tx,
  );
}

/** Whether the workspace has another owner. The caller must hold the workspace's lock. */
export async function hasOtherOwner(tx: Tx, workspaceId: string, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from memberships where workspace_id = ${workspaceId} and user_id <> ${userId} and role = 'owner'
      and joined_at is not null and ended_at is null limit 1`.execute(tx);
  return rows.length > 0;
}

/** The workspaces that the person has joined, oldest first. */
export async function readMemberships(tx: Tx, userId: string): Promise<JoinedWorkspace[]> {
  const { rows } = await sql<Omit<JoinedWorkspace, 'suspendedAt'> & { suspendedAt: Date | null }>`
    select w.id as "workspaceId", w.name, m.role, w.suspended_at as "suspendedAt", w.suspension_reason as "suspensionReason"
    from memberships m join workspaces w on w.id = m.workspace_id
    where m.user_id = ${userId} and m.joined_at is not null and m.ended_at is null order by w.created_at, w.id`.execute(
    tx,
  );
  return rows.map(({ suspendedAt, ...row }) => ({
    ...row,
    suspendedAt: suspendedAt?.toISOString() ?? null,
  }));
}

/**
 * The first owner of the first workspace, who gets the sign-in link of the first start. Null when
 * there is no workspace.
 */
export async function firstOwner(tx: Tx): Promise<{ userId: string; workspaceId: string } | null> {
  const { rows } = await sql<{ userId: string; workspaceId: string }>`
    select m.user_id as "userId", m.workspace_id as "workspaceId" from memberships m join workspaces w on w.id = m.workspace_id
    where m.role = 'owner' and m.joined_at is not null and m.ended_at is null
    order by w.created_at, w.id, m.created_at, m.user_id limit 1`.execute(tx);
  return rows[0] ?? null;
}

export interface PersonSummary {
  userId: string;
  name: string;
  email: string | null;
  hasPassword: boolean;
  workspaces: Pick<JoinedWorkspace, 'workspaceId' | 'name' | 'role'>[];
}

/** All members of all workspaces, for the operator. */
export async function readPeople(tx: Tx): Promise<PersonSummary[]> {
  const { rows } = await sql<PersonSummary>`
    select u.id as "userId", u.name, coalesce(u.email, u.local_email) as email,
           exists (select from auth_accounts a where a.user_id = u.id and a.password is not null) as "hasPassword",
           jsonb_agg(jsonb_build_object('workspaceId', w.id, 'name', w.name, 'role', m.role) order by w.created_at, w.id) as workspaces
    from users u join memberships m on m.user_id = u.id and m.ended_at is null join workspaces w on w.id = m.workspace_id
    group by u.id order by u.created_at, u.id`.execute(tx);
  return rows;
}

export function toMember({ invitedAt, joinedAt, lastSeenAt, ...rest }: MemberRow): Member {
  return {
    ...rest,
    invitedAt: invitedAt.toISOString(),
    joinedAt: joinedAt?.toISOString() ?? null,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
  };
}

export async function readMemberSummary(
  tx: Tx,
  workspaceId: string,
  userId: string,
): Promise<Member> {
  const [row] = await readMembers(tx, workspaceId, userId);
  return toMember(row!);
}
