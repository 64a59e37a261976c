import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import type { Language } from '../platform/operation.ts';
import type { Role } from './rules.ts';
import type { SignedInUser } from './session-contract.ts';

/** The given time, or the database's own clock. */
const at = (now: Date | null) => sql`coalesce(${now}::timestamptz, clock_timestamp())`;

export interface EnteredSession {
  /** With `workspace_suspended` and `provider_required`, the workspace and the role are set too. */
  outcome:
    | 'passed'
    | 'no_session'
    | 'no_workspace'
    | 'workspace_suspended'
    | 'provider_required'
    | 'too_many';
  retry_after_s: number | null;
  current_requests: number;
  workspace_id: string;
  role: Role;
  language: Language | null;
  capabilities: string[];
}

/**
 * Counts a request of the session and finds the workspace: the requested one, else the last one.
 * See `enter_session` in the migrations.
 */
export async function enterSession(
  tx: Tx,
  {
    sessionId,
    workspaceId,
    maxRequests,
  }: { sessionId: string; workspaceId: string | null; maxRequests: number },
  now: Date | null,
): Promise<EnteredSession> {
  const { rows } = await sql<EnteredSession>`
    /* prepared: enter_session */ select * from enter_session(${sessionId}, ${workspaceId}, ${maxRequests}, ${now})`.execute(
    tx,
  );
  return rows[0]!;
}

/** Stores the workspace that the session opens with next time. */
export async function rememberWorkspace(
  tx: Tx,
  workspaceId: string,
  sessionId: string,
): Promise<void> {
  await sql`
    update auth_sessions set workspace_id = ${workspaceId}
    where id = ${sessionId} and workspace_id is distinct from ${workspaceId}`.execute(tx);
}

export interface OpenVisitor {
  sessionId: string;
  workspaceId: string;
}

/** Visitors whose session has ended, whose workspace is suspended, or who are no longer members. */
export async function readEnded<V extends OpenVisitor>(
  tx: Tx,
  visitors: readonly V[],
  now: Date | null,
): Promise<V[]> {
  const { rows } = await sql<OpenVisitor>`
    select v.session_id as "sessionId", v.workspace_id as "workspaceId"
    from unnest(${visitors.map((v) => v.sessionId)}::text[], ${visitors.map((v) => v.workspaceId)}::text[]) v (session_id, workspace_id)
    join auth_sessions s on s.id = v.session_id and s.expires_at > ${at(now)}
    join memberships m on m.user_id = s.user_id and m.workspace_id = v.workspace_id and m.joined_at is not null and m.ended_at is null
    join workspaces w on w.id = m.workspace_id and w.suspended_at is null
    left join sso_connections c on c.workspace_id = w.id
    where case when s.confined_to is null then not coalesce(c.enforced, false) else s.confined_to = w.id end`.execute(
    tx,
  );
  const open = new Set(rows.map(({ sessionId, workspaceId }) => `${sessionId} ${workspaceId}`));
  return visitors.filter(({ sessionId, workspaceId }) => !open.has(`${sessionId} ${workspaceId}`));
}

export interface SessionRow {
  sessionId: string;
  address: string | null;
  userAgent: string | null;
  createdAt: Date;
  expiresAt: Date;
}

/**
 * The person's open sessions, newest first. A session that is confined to a workspace sees only
 * those that are as well.
 */
export async function readSessions(
  tx: Tx,
  { userId, confinedTo }: { userId: string; confinedTo: string | null },
  now: Date | null,
): Promise<SessionRow[]> {
  const { rows } = await sql<SessionRow>`
    select id as "sessionId", nullif(ip_address, '') as address, nullif(user_agent, '') as "userAgent", created_at as "createdAt", expires_at as "expiresAt"
    from auth_sessions where user_id = ${userId} and expires_at > ${at(now)}
      and (${confinedTo}::text is null or confined_to = ${confinedTo}) order by created_at desc, id desc`.execute(
    tx,
  );
  return rows;
}

/** Ends one session of the person, or all of them. Returns their number. */
export async function endSessions(
  tx: Tx,
  userId: string,
  sessionId: string | null,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from auth_sessions where user_id = ${userId} and (${sessionId}::text is null or id = ${sessionId})`.execute(
    tx,
  );
  return Number(numAffectedRows ?? 0);
}

export interface PersonRow {
  userId: string;
  name: string;
  /** The proved address, or the label of a local account. */
  email: string | null;
  /**
   * The only workspace that the account belongs to, because its address is not proved. Null when it
   * may belong to any.
   */
  localTo: string | null;
  language: Language | null;
  hasPassword: boolean;
  /** True when the person has ever joined a workspace. */
  hasJoined: boolean;
}

/** The person's own account, as returned to them. */
export const signedInUser = ({ hasJoined: _, ...person }: PersonRow): SignedInUser => person;

const PERSON = sql`
  select u.id as "userId", u.name, coalesce(u.email, u.local_email) as email, u.local_to as "localTo", u.language,
         exists (select from auth_accounts a where a.user_id = u.id and a.password is not null) as "hasPassword",
         exists (select from memberships m where m.user_id = u.id and m.joined_at is not null) as "hasJoined"
  from users u`;

export async function readPerson(tx: Tx, userId: string): Promise<PersonRow | null> {
  const { rows } = await sql<PersonRow>`${PERSON} where u.id = ${userId}`.execute(tx);
  return rows[0] ?? null;
}

/** Reads the person and locks them until the transaction ends. */
export async function lockPerson(tx: Tx, userId: string): Promise<PersonRow | null> {
  await sql`select 1 from users where id = ${userId} for update`.execute(tx);
  return readPerson(tx, userId);
}

/**
 * The person who owns an address, given in lower case. Never a local account, which only claims the
 * address.
 */
export async function findByEmail(tx: Tx, email: string): Promise<PersonRow | null> {
  const { rows } = await sql<PersonRow>`${PERSON} where u.email = ${email}`.execute(tx);
  return rows[0] ?? null;
}

/**
 * Whether any user can sign in with a password. Until then the service shows its operator how to
 * sign in.
 */
export async function anyPassword(tx: Tx): Promise<boolean> {
  const { rows } =
    await sql`select 1 from auth_accounts where password is not null limit 1`.execute(tx);
  return rows.length > 0;
}

const nameOf = (email: string): string => email.slice(0, email.indexOf('@'));

/**
 * The person with an address, given in lower case. If there is none, adds one named after the
 * address, which its owner has yet to claim.
 */
export async function findOrAddPerson(tx: Tx, email: string): Promise<PersonRow> {
  // Waits for a concurrent insert of the same address, and then finds it.
  await sql`insert into users (id, email, name) values (${newId('user')}, ${email}, ${nameOf(email)}) on conflict (email) do nothing`.execute(
    tx,
  );
  return (await findByEmail(tx, email))!;
}

/** The account of the address that is local to the workspace. Adds one if there is none. */
export async function findOrAddLocal(
  tx: Tx,
  workspaceId: string,
  email: string,
): Promise<PersonRow> {
  await sql`
    insert into users (id, local_to, local_email, name) values (${newId('user')}, ${workspaceId}, ${email}, ${nameOf(email)})
    on conflict (local_to, local_email) do nothing`.execute(tx);
  const { rows } =
    await sql<PersonRow>`${PERSON} where u.local_to = ${workspaceId} and u.local_email = ${email}`.execute(
      tx,
    );
  return rows[0]!;
}

/** A local account that has a password. */
export interface LocalAccount {
  userId: string;
  workspaceId: string;
}

/** The local accounts of a lower-case address that have a password, oldest first. */
export async function localAccounts(tx: Tx, email: string): Promise<LocalAccount[]> {
  const { rows } = await sql<LocalAccount>`
    select u.id as "userId", u.local_to as "workspaceId" from users u
    where u.local_email = ${email} and exists (select from auth_accounts a where a.user_id = u.id and a.password is not null)
    order by u.created_at, u.id`.execute(tx);
  return rows;
}

/**
 * Removes the password, the passkeys and the sessions of a local account that has left its only workspace. Does
 * nothing for other accounts.
 */
export async function closeLocalAccount(tx: Tx, userId: string): Promise<void> {
  const isLocal = sql`exists (select from users where id = ${userId} and local_to is not null)`;
  await sql`delete from auth_accounts where user_id = ${userId} and ${isLocal}`.execute(tx);
  await sql`delete from auth_sessions where user_id = ${userId} and ${isLocal}`.execute(tx);
  await sql`delete from auth_passkeys where user_id = ${userId} and ${isLocal}`.execute(tx);
  await sql`delete from auth_two_factors where user_id = ${userId} and ${isLocal}`.execute(tx);
  await sql`update users set two_factor_enabled = false where id = ${userId} and local_to is not null and two_factor_enabled`.execute(
    tx,
  );
}

export interface SignInAccount {
  userId: string;
  localTo: string | null;
  /** In better-auth's format. */
  hash: string;
}

/**
 * The account to sign in to with an address: the one local to the workspace that the user names,
 * else the one that owns the address, else the only local one. Other accounts with the same address
 * make no difference to a user who names their workspace. Null when none has a password.
 */
export async function findSignInAccount(
  tx: Tx,
  email: string,
  workspaceId: string | null,
): Promise<SignInAccount | null> {
  const { rows } = await sql<SignInAccount & { rank: number }>`
    select u.id as "userId", u.local_to as "localTo", a.password as hash,
           case when u.local_to = ${workspaceId} then 1 when u.local_to is null then 2 else 3 end as rank
    from users u join auth_accounts a on a.user_id = u.id and a.password is not null
    where u.email = ${email} or u.local_email = ${email} order by rank limit 2`.execute(tx);
  const [first, second] = rows;
  return first === undefined || (first.rank === 3 && second !== undefined) ? null : first;
}

/** The unique index in the database. */
const EMAIL_IS_UNIQUE = 'users_email';

/** Undefined leaves a value as it is; null clears it. */
export interface PersonChanges {
  name?: string;
  email?: string;
  language?: Language | null;
}

/**
 * Returns false when another person has the address or is taking it concurrently. The transaction
 * is then aborted.
 */
export async function updatePerson(
  tx: Tx,
  userId: string,
  { name, email, language }: PersonChanges,
): Promise<boolean> {
  const update = sql`
    update users set
      name = coalesce(${name ?? null}, name),
      email = coalesce(${email ?? null}, email),
      language = case when ${language === undefined} then language else ${language ?? null} end,
      updated_at = clock_timestamp()
    where id = ${userId} and not exists (select from users o where o.email = ${email ?? null} and o.id <> ${userId})`;
  try {
    const { numAffectedRows } = await update.execute(tx);
    return Number(numAffectedRows ?? 0) > 0;
  } catch (error) {
    if ((error as { constraint?: string }).constraint === EMAIL_IS_UNIQUE) return false;
    throw error;
  }
}

/** Sets the password of an account that may have none yet; `hash` is in better-auth's format. */
export async function setPassword(
  tx: Tx,
  { accountId, userId, hash }: { accountId: string; userId: string; hash: string },
): Promise<void> {
  await sql`
    insert into auth_accounts (id, user_id, account_id, provider_id, password) values (${accountId}, ${userId}, ${userId}, 'credential', ${hash})
    on conflict (provider_id, account_id) do update set password = excluded.password, updated_at = clock_timestamp()`.execute(
    tx,
  );
}

export interface NewLink {
  tokenHash: Buffer;
  userId: string;
  workspaceId: string | null;
  mailed: boolean;
  hours: number;
}

export async function insertLink(
  tx: Tx,
  { tokenHash, userId, workspaceId, mailed, hours }: NewLink,
  now: Date | null,
): Promise<Date> {
  const { rows } = await sql<{ expiresAt: Date }>`
    insert into sign_in_links (token_hash, user_id, workspace_id, mailed, expires_at)
    values (${tokenHash}, ${userId}, ${workspaceId}, ${mailed}, ${at(now)} + make_interval(hours => ${hours}::integer)) returning expires_at as "expiresAt"`.execute(
    tx,
  );
  return rows[0]!.expiresAt;
}

export interface LinkRow {
  userId: string;
  workspaceId: string | null;
  mailed: boolean;
}

/** A valid link; null when it is unknown, used or too old. */
export async function readLink(
  tx: Tx,
  tokenHash: Buffer,
  now: Date | null,
): Promise<LinkRow | null> {
  const { rows } = await sql<LinkRow>`
    select user_id as "userId", workspace_id as "workspaceId", mailed from sign_in_links
    where token_hash = ${tokenHash} and expires_at > ${at(now)}`.execute(tx);
  return rows[0] ?? null;
}

/** Uses up the link. Returns false when another request used it first. */
export async function useLink(tx: Tx, tokenHash: Buffer): Promise<boolean> {
  const { numAffectedRows } =
    await sql`delete from sign_in_links where token_hash = ${tokenHash}`.execute(tx);
  return Number(numAffectedRows ?? 0) > 0;
}

/** Deletes the person's links of one kind: the operator's (null), or invitations to a workspace. */
export async function dropLinks(tx: Tx, userId: string, workspaceId: string | null): Promise<void> {
  await sql`delete from sign_in_links where user_id = ${userId} and workspace_id is not distinct from ${workspaceId}`.execute(
    tx,
  );
}

/** Deletes the link printed at the first start: the only link of a person without an address. */
export async function dropFirstLink(tx: Tx): Promise<void> {
  await sql`delete from sign_in_links l using users u where u.id = l.user_id and u.email is null and u.local_email is null and l.workspace_id is null`.execute(
    tx,
  );
}

export interface AttemptLimits {
  max: number;
  windowMinutes: number;
  blockMinutes: number;
}

/** The block on a subject. */
export interface AttemptBlock {
  /** Seconds until it may try again. */
  seconds: number;
  /** True when this attempt started the block. */
  began: boolean;
}

/** Takes one attempt; null unless the subject is blocked. */
export async function countAttempt(
  tx: Tx,
  subject: string,
  { max, windowMinutes, blockMinutes }: AttemptLimits,
  now: Date | null,
): Promise<AttemptBlock | null> {
  const { rows } = await sql<AttemptBlock>`
    select ceil(extract(epoch from b.until - t.at))::integer as seconds, b.began
    from (select ${at(now)} as at) t,
         take_sign_in_attempt(${subject}, ${max}, make_interval(mins => ${windowMinutes}::integer), make_interval(mins => ${blockMinutes}::integer), t.at) b
    where b.until > t.at`.execute(tx);
  return rows[0] ?? null;
}

/** Clears the account's attempts after a success. */
export async function forgetAttempts(tx: Tx, subject: string): Promise<void> {
  await sql`delete from sign_in_attempts where subject = ${subject}`.execute(tx);
}

/** Refunds one attempt of the address after a success. */
export async function refundAttempt(tx: Tx, subject: string): Promise<void> {
  await sql`update sign_in_attempts set attempts = greatest(attempts - 1, 0) where subject = ${subject} and blocked_until is null`.execute(
    tx,
  );
}

/** Deletes expired attempts, links and sessions. */
export async function prunePeople(
  tx: Tx,
  sessionLifeDays: number,
  now: Date | null,
): Promise<void> {
  await sql`
    delete from sign_in_attempts where coalesce(blocked_until, window_end) < ${at(now)}`.execute(
    tx,
  );
  await sql`delete from sign_in_links where expires_at < ${at(now)}`.execute(tx);
  await sql`delete from auth_verifications where expires_at < ${at(now)}`.execute(tx);
  await sql`
    delete from auth_sessions
    where expires_at < ${at(now)} or created_at < ${at(now)} - make_interval(days => ${sessionLifeDays}::integer)`.execute(
    tx,
  );
}
