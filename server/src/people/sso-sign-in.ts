import type { Access } from '../access/access.ts';
import { recordAudit } from '../platform/audit.ts';
import type { Database, Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type { Log } from '../platform/log.ts';
import type { Outbound } from '../platform/outbound.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import type { Attempts } from './attempts.ts';
import type { Auth, Visit, WithCookies } from './auth.ts';
import { findMembersByEmail, insertMember, lockMember } from './member-store.ts';
import type { ProviderIdentity } from './openid-client.ts';
import { followRole } from './provider-role.ts';
import type { SessionGate } from './sessions.ts';
import type { SignInLog } from './sign-in-log.ts';
import { redirectUriOf } from './sso.ts';
import type { OfferedSso } from './sso-contract.ts';
import { createJourneys, type Journey } from './sso-journey.ts';
import { personIn, roleIn } from './sso-rules.ts';
import {
  addressHasLeft,
  findOffered,
  hasLeft,
  insertIdentity,
  readConnection,
  readIdentity,
  type SsoRow,
} from './sso-store.ts';
import { endSessions, findOrAddLocal, updatePerson } from './store.ts';

export interface SsoSignInDependencies {
  db: Database;
  log: Pick<Log, 'warn'>;
  secretBox: Pick<SecretBox, 'seal' | 'open'>;
  outbound: Pick<Outbound, 'request'>;
  access: Pick<Access, 'confineKeysOf'>;
  now(): Date;
  /** The console's, without a trailing slash. */
  origin: string;
  auth: Pick<Auth, 'signInAs'>;
  attempts: Pick<Attempts, 'countForAddress' | 'refundTo'>;
  gate: Pick<SessionGate, 'open'>;
  signInLog: Pick<SignInLog, 'record'>;
}

/** Why a sign-in at a provider ended without a session; the sign-in page has a text for each. */
export type SsoProblem = 'failed' | 'no_email' | 'no_role' | 'removed';

class SsoRefused extends Error {
  readonly problem: SsoProblem;

  constructor(problem: SsoProblem) {
    super(problem);
    this.problem = problem;
  }
}

// Loaded with the first sign-in at a provider.
const library = () => import('./openid-client.ts');

/** Signing in at the OpenID Connect provider of a workspace. */
export function createSsoSignIn(dependencies: SsoSignInDependencies) {
  const { db, log, secretBox, outbound, origin, auth, attempts, gate, signInLog } = dependencies;

  const journeys = createJourneys(dependencies);

  async function enter(visit: Visit, journey: Journey, url: URL): Promise<string[]> {
    const row = await readConnection(db, journey.workspaceId);
    if (!row) throw new SsoRefused('failed');
    const identity = await identityOf(dependencies, row, journey, url);
    const before = (await gate.open(visit)).value;
    const userId = await db.transaction().execute(async (tx) => {
      const found = await admit(tx, dependencies, row, identity);
      await attempts.refundTo(tx, visit);
      if (before) await endSessions(tx, before.userId, before.sessionId);
      await signInLog.record(tx, found, 'person.signed_in', 'provider');
      return found;
    });
    return (await auth.signInAs(visit, userId, row.workspaceId)).setCookie;
  }

  return {
    /** Throws rate_limit_exceeded. */
    async findSso(
      visit: Visit,
      { workspaceId }: { workspaceId?: string },
    ): Promise<WithCookies<{ sso: OfferedSso | null }>> {
      await attempts.countForAddress(visit);
      const sso = await findOffered(db, workspaceId ?? null);
      await attempts.refundTo(db, visit);
      return { value: { sso }, setCookie: [] };
    },

    /** Throws rate_limit_exceeded, or sign_in_failed when the provider does not answer well. */
    async startSso(
      visit: Visit,
      { workspaceId, to }: { workspaceId: string; to?: string },
    ): Promise<WithCookies<{ url: string }>> {
      await attempts.countForAddress(visit);
      const row = await readConnection(db, workspaceId);
      if (!row) throw failed('This workspace has no single sign-on.');
      const { discover, authorizationUrl } = await library();
      try {
        const secret = { ...row, clientSecret: secretBox.open(row.clientSecret) };
        const provider = await discover(outbound, secret);
        const { url, checks } = await authorizationUrl(provider, redirectUriOf(origin));
        const cookie = journeys.begin({ ...checks, workspaceId, to: to ?? null });
        await attempts.refundTo(db, visit);
        return { value: { url }, setCookie: [cookie] };
      } catch (error) {
        log.warn({ err: error, workspaceId }, 'the provider of single sign-on does not answer');
        throw failed(
          'The provider does not answer as OpenID Connect requires. Tell an owner of the workspace, or sign in another way.',
        );
      }
    },

    /**
     * The browser comes back from the provider. Answers the address to go to, which names the
     * problem when there is no session. Throws rate_limit_exceeded.
     */
    async finishSso(visit: Visit, query: string): Promise<WithCookies<{ location: string }>> {
      await attempts.countForAddress(visit);
      const journey = journeys.read(visit.cookie);
      const over = journeys.end();
      const back = new URLSearchParams();
      if (journey) back.set('workspace', journey.workspaceId);
      try {
        if (!journey) throw new SsoRefused('failed');
        const cookies = await enter(visit, journey, new URL(`${redirectUriOf(origin)}${query}`));
        const path = journey.to?.replace(/^\/console(?=\/|$)/, '') ?? '/';
        const location = `/console${path.startsWith('/') ? path : '/'}`;
        return { value: { location }, setCookie: [...cookies, over] };
      } catch (error) {
        if (!(error instanceof SsoRefused)) throw error;
        back.set('problem', error.problem);
        return { value: { location: `/console/sign-in?${back}` }, setCookie: [over] };
      }
    },
  };
}

async function identityOf(
  { log, outbound, secretBox }: SsoSignInDependencies,
  row: SsoRow,
  journey: Journey,
  url: URL,
): Promise<ProviderIdentity> {
  const { discover, identify } = await library();
  try {
    const secret = { ...row, clientSecret: secretBox.open(row.clientSecret) };
    return await identify(await discover(outbound, secret), url, journey);
  } catch (error) {
    log.warn({ err: error, workspaceId: row.workspaceId }, 'single sign-on failed');
    throw new SsoRefused('failed');
  }
}

const failed = (message: string): AppError =>
  new AppError('sign_in_failed', { message, details: { code: 'sso_failed' } });

/** The member that the identity is: known, found by the address, or added. */
async function admit(
  tx: Tx,
  { access }: Pick<SsoSignInDependencies, 'access'>,
  row: SsoRow,
  { subject, claims }: ProviderIdentity,
): Promise<string> {
  const { workspaceId, issuer } = row;
  const role = roleIn(claims, row);
  if (role === null) throw new SsoRefused('no_role');
  const key = { workspaceId, issuer, subject };
  const known = await readIdentity(tx, key);
  const userId = known ?? (await linked(tx, workspaceId, claims));
  if (known === null) await insertIdentity(tx, key, userId);
  const member = await lockMember(tx, workspaceId, userId);
  if (member === null && (await hasLeft(tx, workspaceId, userId))) throw new SsoRefused('removed');
  if (!member?.joined) {
    await insertMember(tx, workspaceId, { userId, role, joined: true });
    const action = 'member.joined';
    await recordAudit(tx, { chain: workspaceId, actor: userId, action, subject: userId });
  } else if (row.roleClaim !== null && member.role !== role) {
    const change = { workspaceId, userId, from: member.role, to: role };
    await followRole(tx, access, change, 'provider');
  }
  return userId;
}

/** The member with the provider's address, or a new account that belongs to this workspace only. */
async function linked(
  tx: Tx,
  workspaceId: string,
  claims: ProviderIdentity['claims'],
): Promise<string> {
  const person = personIn(claims);
  if (person === null) throw new SsoRefused('no_email');
  const members = await findMembersByEmail(tx, workspaceId, person.email);
  const member = members.find(({ joined }) => joined) ?? members[0];
  if (member) return member.userId;
  // Whoever was removed, whatever account they had, does not come back as somebody new.
  if (await addressHasLeft(tx, workspaceId, person.email)) throw new SsoRefused('removed');
  const { userId } = await findOrAddLocal(tx, workspaceId, person.email);
  if (person.name) await updatePerson(tx, userId, { name: person.name });
  return userId;
}
