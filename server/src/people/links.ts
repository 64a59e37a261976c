import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../platform/clock.ts';
import type { Tx } from '../platform/db.ts';
import { LINK_HOURS } from './rules.ts';
import { insertLink } from './store.ts';

/** A link as it is shown, once. */
export interface ShownLink {
  url: string;
  expiresAt: string;
}

export interface LinkWishes {
  userId: string;
  /** Of the invitation; null: the operator's. */
  workspaceId: string | null;
  /** It goes to the address by mail and is shown to nobody. */
  mailed: boolean;
}

const TOKEN_BYTES = 32;

/** Only this is stored: the token has 256 random bits, so a slow hash would add nothing. */
export const hashOfToken = (token: string): Buffer =>
  createHash('sha256').update(token, 'utf8').digest();

/**
 * The page posts the token: what looks at a link before its reader does (a preview, a scanner) does
 * not use it up.
 */
export function createLinks({ clock }: { clock: Clock }) {
  return {
    /**
     * Of one use. Whoever has it can sign in as the person: show it once and log it never. `origin`
     * is the console's, without a slash at the end.
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
