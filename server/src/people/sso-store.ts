import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import type { Role } from './rules.ts';
import type { OfferedSso, RoleMapping } from './sso-contract.ts';

export interface SsoRow {
  workspaceId: string;
  issuer: string;
  clientId: string;
  /** Sealed. */
  clientSecret: Buffer;
  roleClaim: string | null;
  roles: RoleMapping[];
  defaultRole: Role | null;
  enforced: boolean;
  createdAt: Date;
}

export async function readConnection(tx: Tx, workspaceId: string): Promise<SsoRow | null> {
  const { rows } = await sql<SsoRow>`
    select workspace_id as "workspaceId", issuer, client_id as "clientId", client_secret as "clientSecret",
           role_claim as "roleClaim", roles, default_role as "defaultRole", enforced, created_at as "createdAt"
    from sso_connections where workspace_id = ${workspaceId}`.execute(tx);
  return rows[0] ?? null;
}

/** The connection of the workspace, or without one the only connection of the installation. */
export async function findOffered(tx: Tx, workspaceId: string | null): Promise<OfferedSso | null> {
  const { rows } = await sql<OfferedSso>`
    select workspace_id as "workspaceId", enforced from sso_connections
    where ${workspaceId}::text is null or workspace_id = ${workspaceId} limit 2`.execute(tx);
  return rows.length === 1 ? rows[0]! : null;
}

export async function writeConnection(tx: Tx, row: Omit<SsoRow, 'createdAt'>): Promise<void> {
  await sql`
    insert into sso_connections as c (workspace_id, issuer, client_id, client_secret, role_claim, roles, default_role, enforced)
    values (${row.workspaceId}, ${row.issuer}, ${row.clientId}, ${row.clientSecret}, ${row.roleClaim}, ${JSON.stringify(row.roles)}::jsonb, ${row.defaultRole}, ${row.enforced})
    on conflict (workspace_id) do update set
      issuer = excluded.issuer, client_id = excluded.client_id, client_secret = excluded.client_secret,
      role_claim = excluded.role_claim, roles = excluded.roles, default_role = excluded.default_role,
      enforced = excluded.enforced, updated_at = clock_timestamp()`.execute(tx);
}

/** Removes the connection, its identities and its sessions. False when there is none. */
export async function deleteConnection(tx: Tx, workspaceId: string): Promise<boolean> {
  await sql`delete from sso_identities where workspace_id = ${workspaceId}`.execute(tx);
  await endProviderSessions(tx, workspaceId);
  const { numAffectedRows } =
    await sql`delete from sso_connections where workspace_id = ${workspaceId}`.execute(tx);
  return Number(numAffectedRows ?? 0) > 0;
}

export async function endProviderSessions(tx: Tx, workspaceId: string): Promise<void> {
  await sql`delete from auth_sessions where confined_to = ${workspaceId}`.execute(tx);
}

/** False when it was optional already, or there is no connection. */
export async function makeOptional(tx: Tx, workspaceId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update sso_connections set enforced = false, updated_at = clock_timestamp()
    where workspace_id = ${workspaceId} and enforced`.execute(tx);
  return Number(numAffectedRows ?? 0) > 0;
}

interface Counts {
  people: number;
  /** Owners among them who are members now. */
  owners: number;
}

export async function countIdentities(
  tx: Tx,
  workspaceId: string,
  issuer: string,
): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select count(*)::integer as people,
           (count(*) filter (where m.role = 'owner' and m.joined_at is not null and m.ended_at is null))::integer as owners
    from sso_identities i left join memberships m on m.workspace_id = i.workspace_id and m.user_id = i.user_id
    where i.workspace_id = ${workspaceId} and i.issuer = ${issuer}`.execute(tx);
  return rows[0]!;
}

export interface Subject {
  workspaceId: string;
  issuer: string;
  subject: string;
}

export async function readIdentity(
  tx: Tx,
  { workspaceId, issuer, subject }: Subject,
): Promise<string | null> {
  const { rows } = await sql<{ userId: string }>`
    select user_id as "userId" from sso_identities
    where workspace_id = ${workspaceId} and issuer = ${issuer} and subject = ${subject}`.execute(
    tx,
  );
  return rows[0]?.userId ?? null;
}

export async function insertIdentity(
  tx: Tx,
  { workspaceId, issuer, subject }: Subject,
  userId: string,
): Promise<void> {
  await sql`
    insert into sso_identities (workspace_id, issuer, subject, user_id) values (${workspaceId}, ${issuer}, ${subject}, ${userId})`.execute(
    tx,
  );
}

/** Whether the person was a member once and has left, or was removed. */
export async function hasLeft(tx: Tx, workspaceId: string, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from memberships where workspace_id = ${workspaceId} and user_id = ${userId} and ended_at is not null`.execute(
    tx,
  );
  return rows.length > 0;
}

/** The same of whoever has the address. */
export async function addressHasLeft(tx: Tx, workspaceId: string, email: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from memberships m join users u on u.id = m.user_id
    where m.workspace_id = ${workspaceId} and m.ended_at is not null and ${email} in (u.email, u.local_email)`.execute(
    tx,
  );
  return rows.length > 0;
}
