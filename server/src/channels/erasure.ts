import type { Tx } from '../platform/db.ts';
import { eraseMessages } from './sandbox-store.ts';

/**
 * Erases what channels stored of messages that were sent. Only the sandbox stores any; other
 * providers have them out of reach. In the transaction that erases the talent.
 */
export const eraseDelivered = (
  tx: Tx,
  messages: readonly { accountId: string; providerMessageId: string }[],
): Promise<void> => eraseMessages(tx, messages);
