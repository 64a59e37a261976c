import type { OutgoingMessage, Sender, Sent } from '../channels/port.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/db.ts';
import type { Advance, AdvanceOutcome, Engine } from '../platform/engine.ts';
import type { Log } from '../platform/log.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import type { TalentProfile, Talents } from '../talents/talents.ts';
import type { AnswerBody } from './answer.ts';
import {
  type AnswerRow,
  claimAnswer,
  readAnswer,
  requeueAnswer,
  settleAnswer,
} from './answer-store.ts';
import { addressesOf, suppression } from './answerable.ts';
import { blockedUntil } from './rules/patience.ts';
import { OUTREACH_ANSWER } from './run-process.ts';
import type { MessageDependencies } from './run-recipient.ts';

export interface AnswerSenderDependencies {
  db: Database;
  clock: Clock;
  log: Log;
  engine: Pick<Engine, 'register'>;
  secretBox: Pick<SecretBox, 'open' | 'fingerprint'>;
  talents: Pick<Talents, 'hold' | 'load'>;
  contactsOf: MessageDependencies['contactsOf'];
  channels: Sender;
}

/** Long enough for a slow mail server. After it, the outcome is unknown. */
const SEND_TIMEOUT_MS = 60_000;

/**
 * Sends answers, each at most once:
 *
 *   queued -> claimed -> sent | failed | unknown
 *     ^          |
 *     +----------+  the provider took nothing, and asks to come again
 *
 * A worker that dies after the claim leaves `claimed`; the next one records `unknown`, and a person
 * decides. Registers itself with the engine.
 */
export function createAnswerSender(dependencies: AnswerSenderDependencies): void {
  const { db, clock, engine, secretBox } = dependencies;
  engine.register(OUTREACH_ANSWER, async (process: Advance): Promise<AdvanceOutcome> => {
    const { workspaceId, id } = process;
    const row = await readAnswer(db, workspaceId, id);
    if (row?.outcome === 'claimed') {
      await fenced(db, process, (tx) => settleAnswer(tx, workspaceId, id, unknown(clock.now())));
      return 'done';
    }
    if (row?.outcome !== 'queued' || row.body === null) return 'done';
    if (row.dueAt > clock.now()) return { wakeAt: row.dueAt };
    if (process.signal.aborted) return 'again';
    const body = JSON.parse(secretBox.open(row.body)) as AnswerBody;
    if (!(await claim(dependencies, process, row, body))) return 'done';
    const sent = await send(dependencies, workspaceId, row, body);
    return settle(dependencies, workspaceId, row, sent);
  });
}

const fenced = <T>(db: Database, process: Advance, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (tx) => {
    await process.fence(tx);
    return work(tx);
  });

const unknown = (at: Date) => ({ outcome: 'unknown' as const, reason: 'outcome_unknown', at });

/**
 * False: nothing is to be sent. The person may have unsubscribed, or been erased, since the answer
 * was queued.
 */
async function claim(
  { db, clock, secretBox, talents, contactsOf }: AnswerSenderDependencies,
  process: Advance,
  { messageId, talentId }: AnswerRow,
  { to }: AnswerBody,
): Promise<boolean> {
  const { workspaceId } = process;
  const profile: TalentProfile | undefined = (await talents.load([talentId])).get(talentId);
  const known = await addressesOf({ db, contactsOf }, workspaceId, talentId, profile);
  const address = to.email ?? to.phone ?? to.proNetworkUrl!;
  const all = [...known.map(({ value }) => value), address];
  return fenced(db, process, async (tx) => {
    if (!(await talents.hold(tx, talentId))) return false;
    const refusal = await suppression(secretBox, tx, workspaceId, { all, address });
    const at = clock.now();
    if (refusal === null) return claimAnswer(tx, workspaceId, messageId, at);
    await settleAnswer(tx, workspaceId, messageId, { outcome: 'failed', reason: refusal, at });
    return false;
  });
}

/** Null when the outcome is unknown. */
async function send(
  { channels, log }: AnswerSenderDependencies,
  workspaceId: string,
  { messageId, accountId, channel }: AnswerRow,
  { subject, text, to, fromName, inReplyTo }: AnswerBody,
): Promise<Sent | null> {
  const message: OutgoingMessage = {
    kind: KINDS[channel],
    to,
    text,
    ...(fromName !== null && { fromName }),
    ...(subject !== null && { subject }),
    ...(inReplyTo !== null && { inReplyTo }),
    messageKey: messageId,
  };
  try {
    const signal = AbortSignal.timeout(SEND_TIMEOUT_MS);
    return await channels.send({ workspaceId, accountId }, message, signal);
  } catch (error) {
    log.warn(
      { err: error, messageId, accountId },
      'the outcome of an answer is not known; it is not sent again',
    );
    return null;
  }
}

const KINDS = { email: 'email', proNetwork: 'message', chat_app: 'chat', sms: 'sms' } as const;

/** Not fenced on the lease: the worker that sent the message knows best, even if it was slow. */
async function settle(
  { db, clock }: AnswerSenderDependencies,
  workspaceId: string,
  { messageId, blockedSince }: AnswerRow,
  sent: Sent | null,
): Promise<AdvanceOutcome> {
  const at = clock.now();
  if (sent === null) {
    await settleAnswer(db, workspaceId, messageId, unknown(at));
    return 'done';
  }
  if (sent.outcome === 'sent') {
    const { providerMessageId, threadId } = sent;
    const outcome = { outcome: 'sent' as const, reason: null, at, providerMessageId, threadId };
    await settleAnswer(db, workspaceId, messageId, outcome);
    return 'done';
  }
  const reason = sent.reason.code;
  const { retryAfterSeconds } = sent;
  const dueAt = sent.permanent ? null : blockedUntil({ now: at, blockedSince, retryAfterSeconds });
  if (dueAt === null) {
    await settleAnswer(db, workspaceId, messageId, { outcome: 'failed', reason, at });
    return 'done';
  }
  const blocked = { reason, dueAt, blockedSince: blockedSince ?? at };
  await requeueAnswer(db, workspaceId, messageId, blocked);
  return { wakeAt: dueAt };
}
