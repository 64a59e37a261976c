import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import type { Role } from './rules.ts';
import type { RoleAttribute, ScimRoleMapping } from './scim-contract.ts';
import type { ListedPart, Sought } from './scim-filter.ts';
import type { ScimUser, ScimUserRow } from './scim-user.ts';

export interface ScimConnection {
  workspaceId: string;
  roleAttribute: RoleAttribute | null;
  roles: ScimRoleMapping[];
  defaultRole: Role;
}

export interface ScimConnectionRow extends ScimConnection {
  createdAt: Date;
  lastUsedAt: Date | null;
  /** Users that the directory has created or changed. */
  users: number;
}

export async function readScimConnection(
  tx: Tx,
  workspaceId: string,
): Promise<ScimConnectionRow | null> {
  const { rows } = await sql<ScimConnectionRow>`
    select workspace_id as "workspaceId", role_attribute as "roleAttribute", roles, default_role as "defaultRole",
           created_at as "createdAt", last_used_at as "lastUsedAt",
           (select count(*)::integer from scim_users u where u.workspace_id = c.workspace_id) as users
    from scim_connections c where workspace_id = ${workspaceId}`.execute(tx);
  return rows[0] ?? null;
}

/** Without a new token, the current one stays. */
export async function writeScimConnection(
  tx: Tx,
  { workspaceId, roleAttribute, roles, defaultRole }: ScimConnection,
  tokenHash: Buffer | null,
): Promise<void> {
  const mapping = JSON.stringify(roles);
  await (tokenHash === null
    ? sql`
        update scim_connections set role_attribute = ${roleAttribute}, roles = ${mapping}::jsonb,
          default_role = ${defaultRole}, updated_at = clock_timestamp()
        where workspace_id = ${workspaceId}`
    : sql`
        insert into scim_connections (workspace_id, token_hash, role_attribute, roles, default_role)
        values (${workspaceId}, ${tokenHash}, ${roleAttribute}, ${mapping}::jsonb, ${defaultRole})
        on conflict (workspace_id) do update set
          token_hash = excluded.token_hash, role_attribute = excluded.role_attribute, roles = excluded.roles,
          default_role = excluded.default_role, updated_at = clock_timestamp()`
  ).execute(tx);
}

/** Members stay. False when there is no connection. */
export async function deleteScimConnection(tx: Tx, workspaceId: string): Promise<boolean> {
  await sql`delete from scim_users where workspace_id = ${workspaceId}`.execute(tx);
  const { numAffectedRows } =
    await sql`delete from scim_connections where workspace_id = ${workspaceId}`.execute(tx);
  return Number(numAffectedRows ?? 0) > 0;
}

export interface AdmittedDirectory extends ScimConnection {
  isSuspended: boolean;
}

/** The connection of a token, and notes its use. */
export async function findByScimToken(
  tx: Tx,
  tokenHash: Buffer,
): Promise<AdmittedDirectory | null> {
  const { rows } = await sql<AdmittedDirectory>`
    select c.workspace_id as "workspaceId", c.role_attribute as "roleAttribute", c.roles, c.default_role as "defaultRole",
           w.suspended_at is not null as "isSuspended"
    from scim_connections c join workspaces w on w.id = c.workspace_id where c.token_hash = ${tokenHash}`.execute(
    tx,
  );
  if (rows[0])
    await sql`
      update scim_connections set last_used_at = clock_timestamp()
      where workspace_id = ${rows[0].workspaceId}
        and coalesce(last_used_at < clock_timestamp() - interval '1 hour', true)`.execute(tx);
  return rows[0] ?? null;
}

/**
 * Every member who has an address or a name of the directory, and those whom the directory
 * deactivated. A member whom the directory has not touched is named by the address. Who is invited
 * and has not joined is nobody yet: neither their name nor their answer is the directory's.
 */
const USERS = sql`
  select u.id as "userId", coalesce(s.user_name, u.email, u.local_email) as "userName", s.external_id as "externalId",
         m.joined_at is not null and m.ended_at is null as active,
         m.ended_at is not null as "hasLeft", s.user_id is not null as "isKept", m.role, u.name,
         coalesce(u.email, u.local_email) as email, u.local_to is not null as "isLocal",
         coalesce(s.attributes, '{}') as attributes, coalesce(s.created_at, m.created_at) as "createdAt",
         greatest(s.updated_at, m.joined_at, m.ended_at, m.created_at) as "updatedAt"
  from memberships m join users u on u.id = m.user_id
    left join scim_users s on s.workspace_id = m.workspace_id and s.user_id = m.user_id
  where (m.joined_at is not null and m.ended_at is null or s.user_id is not null)
    and coalesce(s.user_name, u.email, u.local_email) is not null`;

const found = (sought: Sought | null) => {
  switch (sought?.by) {
    case undefined:
      return sql`true`;
    case 'id':
      return sql`u.id = ${sought!.value}`;
    case 'externalId':
      return sql`s.external_id = ${sought!.value}`;
    case 'email':
      return sql`lower(${sought!.value}) in (u.email, u.local_email)`;
    case 'userName':
      return sql`lower(coalesce(s.user_name, u.email, u.local_email)) = lower(${sought!.value})`;
  }
};

export async function readScimUsers(
  tx: Tx,
  workspaceId: string,
  sought: Sought | null,
  { startIndex, count }: ListedPart,
): Promise<{ rows: ScimUserRow[]; total: number }> {
  const { rows } = await sql<ScimUserRow>`
    ${USERS} and m.workspace_id = ${workspaceId} and ${found(sought)}
    order by u.id offset ${startIndex - 1} limit ${count}`.execute(tx);
  const counted = await sql<{ n: number }>`
    select count(*)::integer as n from (${USERS} and m.workspace_id = ${workspaceId} and ${found(sought)}) a`.execute(
    tx,
  );
  return { rows, total: counted.rows[0]!.n };
}

export async function readScimUser(
  tx: Tx,
  workspaceId: string,
  userId: string,
): Promise<ScimUserRow | null> {
  const part = { startIndex: 1, count: 1 };
  return (await readScimUsers(tx, workspaceId, { by: 'id', value: userId }, part)).rows[0] ?? null;
}

/** Whether somebody else of the workspace has the name. The caller must hold the workspace's lock. */
export async function isUserNameTaken(
  tx: Tx,
  workspaceId: string,
  userName: string,
  exceptUserId: string | null,
): Promise<boolean> {
  const part = { startIndex: 1, count: 2 };
  const { rows } = await readScimUsers(tx, workspaceId, { by: 'userName', value: userName }, part);
  return rows.some(({ userId }) => userId !== exceptUserId);
}

export async function writeScimUser(
  tx: Tx,
  workspaceId: string,
  userId: string,
  { userName, externalId, attributes }: ScimUser,
): Promise<void> {
  await sql`
    insert into scim_users (workspace_id, user_id, user_name, external_id, attributes)
    values (${workspaceId}, ${userId}, ${userName}, ${externalId}, ${JSON.stringify(attributes)}::jsonb)
    on conflict (workspace_id, user_id) do update set
      user_name = excluded.user_name, external_id = excluded.external_id, attributes = excluded.attributes,
      updated_at = clock_timestamp()`.execute(tx);
}

export async function deleteScimUser(tx: Tx, workspaceId: string, userId: string): Promise<void> {
  await sql`delete from scim_users where workspace_id = ${workspaceId} and user_id = ${userId}`.execute(
    tx,
  );
}

/**
 * Ends the sessions that were for this workspace only; all of them when the person is a member of
 * no other.
 */
export async function endSessionsOfLeaver(
  tx: Tx,
  workspaceId: string,
  userId: string,
): Promise<void> {
  await sql`
    delete from auth_sessions where user_id = ${userId} and (confined_to = ${workspaceId}
      or not exists (select from memberships m where m.user_id = ${userId} and m.joined_at is not null and m.ended_at is null))`.execute(
    tx,
  );
}

/** False when another account of the workspace has the address. */
export async function moveLocalAccount(
  tx: Tx,
  workspaceId: string,
  userId: string,
  email: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update users set local_email = ${email}, updated_at = clock_timestamp()
    where id = ${userId} and local_to = ${workspaceId}
      and not exists (select from users o where o.local_to = ${workspaceId} and o.local_email = ${email} and o.id <> ${userId})`.execute(
    tx,
  );
  return Number(numAffectedRows ?? 0) > 0;
}
