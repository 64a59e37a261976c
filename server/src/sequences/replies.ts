import type { ChannelEvent, ReplyContent } from '../channels/port.ts';
import type { Database, Tx } from '../platform/db.ts';
import type { Engine } from '../platform/engine.ts';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import { addressFingerprint } from './address-fingerprint.ts';
import { insertReply } from './inbox-store.ts';
import {
  type EventTarget,
  findTarget,
  insertEvent,
  markAccepted,
  markBounced,
  markReplied,
} from './reply-store.ts';
import { settingsOf } from './rules/blueprint-config.ts';
import { SEQUENCE_RUN } from './run-process.ts';
import { endRun, lockRun, openRunsOf, readConfig } from './run-store.ts';
import { suppress } from './suppression-store.ts';

export interface ReplyDependencies {
  db: Database;
  engine: Pick<Engine, 'enqueue'>;
  secretBox: Pick<SecretBox, 'fingerprint' | 'seal'>;
  log: Pick<Log, 'info'>;
  metrics: Pick<Metrics, 'countMessageEvent'>;
}

/**
 * Providers' clocks differ slightly: a reply may seem to arrive just before the message it answers.
 */
const CLOCK_DIFFERENCE_MS = 120_000;

/**
 * Handles events on sent messages, as channels report them: replies, bounces, accepted invitations,
 * unsubscriptions.
 */
export function createReplies({ db, engine, secretBox, log, metrics }: ReplyDependencies) {
  /**
   * Processes an event once, however often it is reported. Ignores an event about a message that no
   * sequence sent.
   */
  async function recordEvent(event: ChannelEvent): Promise<void> {
    const address =
      event.match.address === undefined ? null : addressFingerprint(secretBox, event.match.address);
    const since = new Date(event.at.getTime() + CLOCK_DIFFERENCE_MS);
    const runId = await db.transaction().execute(async (tx) => {
      const target = await findTarget(tx, event, { address, since });
      if (!target) return null;
      const runIds = await runsConcerned(tx, event, target);
      await hold(tx, event.workspaceId, runIds);
      const isNew = await insertEvent(tx, event, target.runId);
      if (isNew) await apply(tx, event, target, address, runIds);
      return isNew ? target.runId : null;
    });
    if (runId === null) return;
    metrics.countMessageEvent(event.kind);
    const { accountId, workspaceId, kind } = event;
    log.info({ runId, accountId, workspaceId, kind }, 'an event of a message');
  }

  /**
   * Wakes the processes, which act on the event, and locks the runs: in the order of ids, and each
   * process before its run, as the runner does, so that no deadlock can occur.
   */
  async function hold(tx: Tx, workspaceId: string, runIds: readonly string[]): Promise<void> {
    for (const id of runIds) await engine.enqueue(tx, { kind: SEQUENCE_RUN, id, workspaceId });
    for (const id of runIds) await lockRun(tx, workspaceId, id);
  }

  async function apply(
    tx: Tx,
    event: ChannelEvent,
    target: EventTarget,
    address: Buffer | null,
    runIds: readonly string[],
  ): Promise<void> {
    const { workspaceId, at } = event;
    switch (event.kind) {
      case 'reply':
        await markReplied(tx, target.runId, at);
        await insertReply(tx, event, target.messageId, sealed(event));
        if (settingsOf(await readConfig(tx, target.runId)).stopOnReply)
          await stop(tx, target.runId, 'reply', at);
        return;
      case 'accepted':
        return markAccepted(tx, target.runId, at);
      case 'bounce': {
        await markBounced(tx, target.messageId, at);
        const bounced = target.addressFingerprint ?? address;
        if (bounced !== null) await suppress(tx, workspaceId, bounced, 'bounced');
        return stop(tx, target.runId, 'bounce', at);
      }
      case 'unsubscribe': {
        const left = target.addressFingerprint ?? address;
        if (left !== null) await suppress(tx, workspaceId, left, 'unsubscribed');
        for (const runId of runIds) await stop(tx, runId, 'unsubscribed', at);
      }
    }
  }

  /** What the person wrote, and from where: an answer goes there. */
  function sealed({ content, match }: ChannelEvent): Buffer | null {
    if (content === undefined) return null;
    const { subject, text, references } = content;
    const body: ReplyBody = { from: match.address ?? null, subject, text, references };
    return secretBox.seal(JSON.stringify(body));
  }

  return { recordEvent };
}

/** A reply, as stored (sealed). */
export interface ReplyBody extends Pick<ReplyContent, 'subject' | 'text' | 'references'> {
  /** An email address, a phone number or a profile; null when the provider did not name it. */
  from: string | null;
}

/** An unsubscription concerns all sequences of the workspace, any other event only one. */
async function runsConcerned(
  tx: Tx,
  { kind, workspaceId }: ChannelEvent,
  { runId, talentId }: EventTarget,
): Promise<string[]> {
  return kind === 'unsubscribe'
    ? [...new Set([runId, ...(await openRunsOf(tx, workspaceId, talentId))])].sort()
    : [runId];
}

/**
 * Ends the run if it is open. Its process was woken, and records the outcome of a message that
 * is being sent.
 */
const stop = (tx: Tx, runId: string, reason: string, at: Date): Promise<void> =>
  endRun(tx, runId, { state: 'stopped', reason, at });
