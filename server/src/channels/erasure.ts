import type { Tx } from '../platform/db.ts';
import { eraseMessages } from './sandbox-store.ts';

/**
 * Erases the channels' own copies of sent messages. Only the sandbox stores any; copies held by
 * other providers are out of reach. Call it in the transaction that erases the talent.
 */
export const eraseDelivered = (
  tx: Tx,
  messages: readonly { accountId: string; providerMessageId: string }[],
): Promise<void> => eraseMessages(tx, messages);
