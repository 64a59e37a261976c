import type { Clock } from '../platform/clock.ts';
import type { Tx } from '../platform/db.ts';
import { eraseConversations } from './inbox-store.ts';
import { type DeliveredMessage, readDelivered } from './message-store.ts';
import { eraseWords, stopRunsOfTalent } from './status-store.ts';
import { addressesOfTalent, forgetHints } from './suppression-store.ts';

interface ErasePorts extends Pick<Clock, 'databaseNow'> {
  /** Erases the channels' own copies of messages. */
  eraseDelivered(tx: Tx, messages: readonly DeliveredMessage[]): Promise<void>;
}

/**
 * Ends all sequences to a person, in every workspace, and deletes the messages written to them.
 * Call it in the transaction that erases the talent.
 */
export async function eraseTalent(
  tx: Tx,
  talentId: string,
  { databaseNow, eraseDelivered }: ErasePorts,
): Promise<{ stoppedSequences: number; outreachMessages: number }> {
  const stoppedSequences = await stopRunsOfTalent(tx, talentId, 'erased', databaseNow());
  // First, while the stored messages still identify the copies.
  await eraseDelivered(tx, await readDelivered(tx, talentId));
  await forgetHints(tx, await addressesOfTalent(tx, talentId));
  const replies = await eraseConversations(tx, talentId);
  return { stoppedSequences, outreachMessages: replies + (await eraseWords(tx, talentId)) };
}
