import type { Scope } from '../platform/operation.ts';

/** The roles of a member. */
export const ROLES = ['owner', 'recruiter', 'viewer'] as const;
export type Role = (typeof ROLES)[number];

const SCOPES_OF: Record<Role, readonly Scope[]> = {
  owner: ['read', 'spend', 'send', 'admin'],
  recruiter: ['read', 'spend', 'send'],
  viewer: ['read'],
};

export const scopesOf = (role: Role): readonly Scope[] => SCOPES_OF[role];

/**
 * NIST SP 800-63B requires at least 8 characters and no composition rules. A person without a
 * password manager can still remember 10.
 */
export const PASSWORD_CHARACTERS = { min: 10, max: 128 } as const;

/** An unused session ends after this time. Use extends it, at most once an hour. */
export const SESSION_IDLE_SECONDS = 7 * 86_400;
export const SESSION_MOVES_AFTER_SECONDS = 3_600;
/** A session ends after this time, however much it is used. */
export const SESSION_LIFE_DAYS = 30;

/** Carries the client's address, as the gate groups it, to the sign-in library. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address';

/**
 * Limit for one session: ten times the requests of a person with two busy tabs, and far below a
 * harmful load.
 */
export const SESSION_REQUESTS_PER_MINUTE = 1_200;

export const LINK_HOURS = { operator: 24, invitation: 7 * 24 } as const;

/**
 * Limits of sign-in attempts: `max` in `windowMinutes`; the next one blocks for `blockMinutes`.
 * Successful sign-ins are not counted.
 */
export const ATTEMPTS = {
  /** A whole office may share an address. */
  address: { max: 30, windowMinutes: 5, blockMinutes: 10 },
  account: { max: 10, windowMinutes: 15, blockMinutes: 15 },
  /**
   * Invitations mailed by one person, and to one address. They stop our server from flooding a
   * mailbox.
   */
  inviter: { max: 50, windowMinutes: 60, blockMinutes: 60 },
  invited: { max: 5, windowMinutes: 60, blockMinutes: 60 },
  /** Requests of a workspace's directory: 20 a second are more than Entra ID or Okta send. */
  directory: { max: 1_200, windowMinutes: 1, blockMinutes: 1 },
} as const;

export interface Link {
  /** Null when the operator created it. */
  workspaceId: string | null;
  /** Mailed to the address of the invitation, and shown to no one else. */
  mailed: boolean;
}

export interface LinkedPerson {
  hasPassword: boolean;
  /** The only workspace that the account belongs to; null when it may belong to any. */
  localTo: string | null;
}

/**
 * Whether a link alone signs its holder in. The operator's link always does. An invitation does
 * while the account has no password, if it was mailed, which proves the address. An invitation
 * shown to an owner does so only for an account local to that workspace, because its holder must
 * not become known to other workspaces. For any other account, the person must sign in
 * first, and then joins the workspace.
 */
export function signsIn(
  { workspaceId, mailed }: Link,
  { hasPassword, localTo }: LinkedPerson,
): boolean {
  return workspaceId === null || (!hasPassword && (mailed || localTo === workspaceId));
}

const cookiesIn = (header: string | undefined): string[] =>
  header === undefined ? [] : header.split(/;\s*/);

/**
 * The challenge for a second factor that a browser sends: the cookie's value without its signature.
 * Null without one.
 */
export function challengeIn(header: string | undefined): string | null {
  const cookie = cookiesIn(header).find((one) => /^[^=]*two_factor=/.test(one));
  return cookie?.slice(cookie.indexOf('=') + 1).split('.')[0] ?? null;
}

/**
 * The cookies without the session's: a sign-in must not take an open session for the person who
 * signs in.
 */
export const withoutSession = (header: string | undefined): string | undefined =>
  header &&
  cookiesIn(header)
    .filter((one) => !/^[^=]*session_token=/.test(one))
    .join('; ');
