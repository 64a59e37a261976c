import type { SecretBox } from '../platform/secret-box.ts';

/*
 * The unguessable addresses that the service gives to others: one for each account, where its
 * provider reports, and one for each recipient, where a click ends the messages.
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

/** Who no longer wants messages, and from which workspace. */
export interface UnsubscribeClaim {
  workspaceId: string;
  address: string;
}

const PURPOSE = 'unsubscribe';

/** Sealed, so that the link reveals nothing of the recipient and nobody else can make one. */
export function unsubscribeUrlOf(
  secretBox: Pick<SecretBox, 'seal'>,
  publicUrl: string,
  claim: UnsubscribeClaim,
): string {
  const sealed = secretBox.seal(JSON.stringify({ purpose: PURPOSE, ...claim }));
  return `${publicUrl}/u/${sealed.toString('base64url')}`;
}

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
    // Cut off, changed, or made by somebody else.
    return null;
  }
}
