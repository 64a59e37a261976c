import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../platform/clock.ts';
import type { Tx } from '../platform/db.ts';
import { LINK_HOURS } from './rules.ts';
import { insertLink } from './store.ts';

/** A link, which is shown only once. */
export interface ShownLink {
  url: string;
  expiresAt: string;
}

export interface LinkWishes {
  userId: string;
  /** The invitation's; null for the operator's link. */
  workspaceId: string | null;
  /** The link is mailed to the address and never shown. */
  mailed: boolean;
}

const TOKEN_BYTES = 32;

/** Only this hash is stored. The token has 256 random bits, so a slow hash would add nothing. */
export const hashOfToken = (token: string): Buffer =>
  createHash('sha256').update(token, 'utf8').digest();

/**
 * Creates one-time links. The page sends the token with a POST, so a preview or scanner that opens
 * the link before its reader does not use it up.
 */
export function createLinks({ clock }: { clock: Clock }) {
  return {
    /**
     * Creates a link that works once. Its holder can sign in as the person, so show it once and
     * never log it. `origin` is the console's, without a trailing slash.
     */
    async make(
      tx: Tx,
      origin: string,
      { userId, workspaceId, mailed }: LinkWishes,
    ): Promise<ShownLink> {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const hours = workspaceId === null ? LINK_HOURS.operator : LINK_HOURS.invitation;
      const expiresAt = await insertLink(
        tx,
        { tokenHash: hashOfToken(token), userId, workspaceId, mailed, hours },
        clock.databaseNow(),
      );
      return {
        url: `${origin}/console/welcome?token=${token}`,
        expiresAt: expiresAt.toISOString(),
      };
    },
  };
}

export type Links = ReturnType<typeof createLinks>;
