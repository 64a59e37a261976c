import type { SecretBox } from '../platform/secret-box.ts';

/*
 * The unguessable URLs that the service gives out: one per account, for the provider's reports, and
 * one per recipient, to unsubscribe with a click.
 */

const hookName = (accountId: string): string => `channel hook ${accountId}`;

export const hookUrlOf = (
  secretBox: Pick<SecretBox, 'sign'>,
  publicUrl: string,
  accountId: string,
): string => `${publicUrl}/hooks/channels/${accountId}/${secretBox.sign(hookName(accountId))}`;

export const isHookToken = (
  secretBox: Pick<SecretBox, 'verify'>,
  accountId: string,
  token: string,
): boolean => secretBox.verify(hookName(accountId), token);

/** The recipient who unsubscribes, and the workspace. */
export interface UnsubscribeClaim {
  workspaceId: string;
  address: string;
}

const PURPOSE = 'unsubscribe';

/** Sealed, so that the link reveals nothing about the recipient and cannot be forged. */
export function unsubscribeUrlOf(
  secretBox: Pick<SecretBox, 'seal'>,
  publicUrl: string,
  claim: UnsubscribeClaim,
): string {
  const sealed = secretBox.seal(JSON.stringify({ purpose: PURPOSE, ...claim }));
  return `${publicUrl}/u/${sealed.toString('base64url')}`;
}

/** In tests of a message: it is nobody's, so it changes nothing. */
export const TEST_TOKEN = 'test';

export const testUnsubscribeUrlOf = (publicUrl: string): string => `${publicUrl}/u/${TEST_TOKEN}`;

/** Null for a token that this service did not make. */
export function readUnsubscribeToken(
  secretBox: Pick<SecretBox, 'open'>,
  token: string,
): UnsubscribeClaim | null {
  try {
    const { purpose, workspaceId, address } = JSON.parse(
      secretBox.open(Buffer.from(token, 'base64url')),
    ) as UnsubscribeClaim & { purpose?: string };
    return purpose === PURPOSE ? { workspaceId, address } : null;
  } catch {
    // Truncated, altered or forged.
    return null;
  }
}
