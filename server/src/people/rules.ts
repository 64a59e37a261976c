import type { Scope } from '../platform/operation.ts';

/** What a member of a workspace can be. */
export const ROLES = ['owner', 'recruiter', 'viewer'] as const;
export type Role = (typeof ROLES)[number];

const SCOPES_OF: Record<Role, readonly Scope[]> = {
  owner: ['read', 'spend', 'send', 'admin'],
  recruiter: ['read', 'spend', 'send'],
  viewer: ['read'],
};

export const scopesOf = (role: Role): readonly Scope[] => SCOPES_OF[role];

/**
 * NIST SP 800-63B asks for 8 at least and no rules of composition; 10 is what a person without a
 * password manager still remembers.
 */
export const PASSWORD_CHARACTERS = { min: 10, max: 128 } as const;

/** Without use a session ends after this; used, it moves on, at most once an hour. */
export const SESSION_IDLE_SECONDS = 7 * 86_400;
export const SESSION_MOVES_AFTER_SECONDS = 3_600;
/** However much it is used. */
export const SESSION_LIFE_DAYS = 30;

/**
 * Of one session in a minute: ten times what a person with two busy tabs makes, and far below what
 * would hurt.
 */
export const SESSION_REQUESTS_PER_MINUTE = 1_200;

export const LINK_HOURS = { operator: 24, invitation: 7 * 24 } as const;

/**
 * Attempts to sign in: `max` in `windowMinutes`, the next one blocks for `blockMinutes`. Who
 * succeeds is not counted.
 */
export const ATTEMPTS = {
  /** A whole office may share an address. */
  address: { max: 30, windowMinutes: 5, blockMinutes: 10 },
  account: { max: 10, windowMinutes: 15, blockMinutes: 15 },
  /**
   * Invitations that one person mails, and that one address is mailed: nobody's mailbox is flooded
   * by our server.
   */
  inviter: { max: 50, windowMinutes: 60, blockMinutes: 60 },
  invited: { max: 5, windowMinutes: 60, blockMinutes: 60 },
} as const;

export interface Link {
  /** Null: made by the operator. */
  workspaceId: string | null;
  /** To the address of the invitation, and shown to nobody else. */
  mailed: boolean;
}

export interface LinkedPerson {
  hasPassword: boolean;
  /** The one workspace that the account belongs to; null: any. */
  localTo: string | null;
}

/**
 * Whether a link alone signs its holder in. The operator's always does. An invitation does while
 * the account has no password: one that was mailed proves the address; one that was shown to an
 * owner opens only an account of that workspace alone, because its holder must not become somebody
 * whom other workspaces know. To another account it brings a workspace once that person is signed
 * in.
 */
export function signsIn(
  { workspaceId, mailed }: Link,
  { hasPassword, localTo }: LinkedPerson,
): boolean {
  return workspaceId === null || (!hasPassword && (mailed || localTo === workspaceId));
}
