import type { Clock } from '../platform/clock.ts';
import type { Tx } from '../platform/db.ts';
import { eraseConversations } from './inbox-store.ts';
import { type DeliveredMessage, readDelivered } from './message-store.ts';
import { eraseWords, stopRunsOfTalents } from './status-store.ts';
import { addressesOfTalents, forgetHints } from './suppression-store.ts';

interface ErasePorts extends Pick<Clock, 'databaseNow'> {
  /** Erases the channels' own copies of messages. */
  eraseDelivered(tx: Tx, messages: readonly DeliveredMessage[]): Promise<void>;
}

/**
 * Ends all sequences to a person, in every workspace, and deletes the messages written to them.
 * Call it in the transaction that erases the talent.
 */
export async function eraseTalents(
  tx: Tx,
  talentIds: readonly string[],
  { databaseNow, eraseDelivered }: ErasePorts,
): Promise<{ stoppedSequences: number; outreachMessages: number }> {
  const stoppedSequences = await stopRunsOfTalents(tx, talentIds, 'erased', databaseNow());
  // First, while the stored messages still identify the copies.
  await eraseDelivered(tx, await readDelivered(tx, talentIds));
  await forgetHints(tx, await addressesOfTalents(tx, talentIds));
  const replies = await eraseConversations(tx, talentIds);
  return { stoppedSequences, outreachMessages: replies + (await eraseWords(tx, talentIds)) };
}
