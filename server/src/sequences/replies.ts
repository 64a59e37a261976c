import type { Database, Tx } from '../platform/db.ts';
import type { Engine } from '../platform/engine.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import { addressFingerprint } from './channels/address.ts';
import type { ChannelEvent } from './channels/port.ts';
import { suppress } from './message-store.ts';
import { type EventTarget, findTarget, insertEvent, markAccepted, markBounced, markReplied } from './reply-store.ts';
import { settingsOf } from './rules/blueprint-config.ts';
import { endRun, lockRun, openRunsOf, readConfig } from './run-store.ts';
import { SEQUENCE_RUN } from './start.ts';

export interface ReplyDependencies {
  db: Database;
  engine: Pick<Engine, 'enqueue' | 'cancel'>;
  secretBox: Pick<SecretBox, 'fingerprint'>;
}

/** Clocks of providers differ a little: an answer may seem to come just before the message that it answers. */
const CLOCK_DIFFERENCE_MS = 120_000;

/** What happens to messages after they were sent, as the channels report it: replies, bounces, accepted invitations, unsubscriptions. */
export function createReplies({ db, engine, secretBox }: ReplyDependencies) {
  /** An event counts once however often it is reported, and not at all when it is about nothing that a sequence sent. */
  async function recordEvent(event: ChannelEvent): Promise<void> {
    const address = event.match.address === undefined ? null : addressFingerprint(secretBox, event.match.address);
    const since = new Date(event.at.getTime() + CLOCK_DIFFERENCE_MS);
    await db.transaction().execute(async (tx) => {
      const target = await findTarget(tx, event, { address, since });
      if (!target) return;
      await lockRun(tx, event.workspaceId, target.runId);
      if (await insertEvent(tx, event, target.runId)) await apply(tx, event, target, address);
    });
  }

  async function apply(tx: Tx, event: ChannelEvent, target: EventTarget, address: Buffer | null): Promise<void> {
    const { workspaceId, at } = event;
    switch (event.kind) {
      case 'reply':
        await markReplied(tx, target.runId, at);
        if (settingsOf(await readConfig(tx, target.runId)).stopOnReply) await stop(tx, workspaceId, target.runId, 'reply', at);
        return;
      case 'accepted':
        await markAccepted(tx, target.runId, at);
        return engine.enqueue(tx, { kind: SEQUENCE_RUN, id: target.runId, workspaceId });
      case 'bounce': {
        await markBounced(tx, target.messageId, at);
        const bounced = target.addressFingerprint ?? address;
        if (bounced !== null) await suppress(tx, workspaceId, bounced, 'bounced');
        return stop(tx, workspaceId, target.runId, 'bounce', at);
      }
      case 'unsubscribe': {
        const left = target.addressFingerprint ?? address;
        if (left !== null) await suppress(tx, workspaceId, left, 'unsubscribed');
        // Whoever asks to be left alone means all messages of the workspace.
        for (const runId of await openRunsOf(tx, workspaceId, target.talentId)) await stop(tx, workspaceId, runId, 'unsubscribed', at);
      }
    }
  }

  /** Ends the run if it is open. Its process ends too, unless a message is on its way: then the process writes down what became of it. */
  async function stop(tx: Tx, workspaceId: string, runId: string, reason: string, at: Date): Promise<void> {
    const state = await lockRun(tx, workspaceId, runId);
    if (state !== 'running' && state !== 'waiting') return;
    const { isSending } = await endRun(tx, runId, { state: 'stopped', reason, at });
    const process = { kind: SEQUENCE_RUN, id: runId, workspaceId };
    if (isSending) await engine.enqueue(tx, process);
    else await engine.cancel(tx, process);
  }

  return { recordEvent };
}
