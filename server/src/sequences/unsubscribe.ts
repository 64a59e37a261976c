import type { ChannelEvent } from '../channels/port.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import { addressFingerprint } from './address-fingerprint.ts';
import { accountsThatWrote } from './message-store.ts';
import { suppress } from './suppression-store.ts';

interface UnsubscribeDependencies {
  db: Database;
  clock: Clock;
  secretBox: Pick<SecretBox, 'fingerprint'>;
  recordEvent(event: ChannelEvent): Promise<void>;
}

/** Lets a recipient end a workspace's messages, by a link or by a word such as STOP. */
export function createUnsubscribe({ db, clock, secretBox, recordEvent }: UnsubscribeDependencies) {
  async function suppressAddress(workspaceId: string, address: string): Promise<void> {
    await suppress(db, workspaceId, addressFingerprint(secretBox, address), 'unsubscribed');
  }

  /**
   * Suppresses the address first, because that must not be lost: nothing is sent to it any more,
   * even if stopping the sequences fails.
   */
  async function endMessages(workspaceId: string, address: string): Promise<void> {
    await suppressAddress(workspaceId, address);
    const fingerprint = addressFingerprint(secretBox, address);
    const eventKey = `unsubscribe:${fingerprint.toString('base64url')}`;
    for (const accountId of await accountsThatWrote(db, workspaceId, fingerprint)) {
      await recordEvent({
        workspaceId,
        accountId,
        kind: 'unsubscribe',
        eventKey,
        at: clock.now(),
        match: { providerMessageIds: [], address },
      });
    }
  }

  return { suppressAddress, endMessages };
}
