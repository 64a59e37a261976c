import type { Access } from '../access/access.ts';
import type { Recipient, ThreadRef } from '../channels/port.ts';
import { actorOf, recordAudit } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/db.ts';
import type { Engine } from '../platform/engine.ts';
import { AppError } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import { type Principal, type RecordAnswer, recordNothing } from '../platform/operation.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import type { Talents } from '../talents/talents.ts';
import { addressFingerprint } from './address-fingerprint.ts';
import { insertAnswer } from './answer-store.ts';
import { type Answerable, type AnswerableDependencies, createAnswerable } from './answerable.ts';
import type { Answer, AnswerRequest } from './inbox-contract.ts';
import { lockConversation } from './inbox-store.ts';
import * as messageStore from './message-store.ts';
import { settingsOf } from './rules/blueprint-config.ts';
import { answerSubject } from './rules/conversation.ts';
import { nextSlot, paceOf } from './rules/pacing.ts';
import { dayBounds, localDay } from './rules/window.ts';
import { OUTREACH_ANSWER } from './run-process.ts';
import { stopRuns } from './status-store.ts';

export interface AnswerDependencies extends AnswerableDependencies {
  engine: Pick<Engine, 'enqueue'>;
  clock: Clock;
  access: Pick<Access, 'requireCapability' | 'userNames'>;
  secretBox: AnswerableDependencies['secretBox'] & Pick<SecretBox, 'seal'>;
  talents: AnswerableDependencies['talents'] & Pick<Talents, 'hold'>;
}

/** An answer, as stored (sealed): all that its message needs. */
export interface AnswerBody {
  subject: string | null;
  text: string;
  to: Recipient;
  fromName: string | null;
  inReplyTo: ThreadRef | null;
}

/** An answer is a person's own act: it keeps the account's limits, and no sequence's window. */
const AT_ANY_TIME = settingsOf({});

/** The details of `forbidden`, with what to do. */
const REFUSALS: Record<NonNullable<Answerable['refusal']>, string> = {
  account_not_connected:
    'The account that got the reply is not connected. Connect it again, then answer.',
  person_unsubscribed:
    'This person asked for no more messages, so nothing is sent to them. Remove them from the suppression list only with their consent.',
  address_suppressed:
    'This address is on the suppression list. Remove it from the list to write to it again.',
  no_address: 'There is no address to answer to: the reply named none, and no contact is known.',
};

/** Answers people who replied. */
export function createAnswer(dependencies: AnswerDependencies) {
  const { db, engine, clock, access, secretBox, talents } = dependencies;
  const answerable = createAnswerable(dependencies);

  async function queue(
    tx: Tx,
    principal: Principal,
    candidateId: string,
    body: AnswerBody,
    { reply, account, address }: Answerable,
  ): Promise<Answer> {
    const { workspaceId } = principal;
    // The order of all writers: the person, the runs, the account's queue, the conversation.
    if (!(await talents.hold(tx, reply.talentId))) throw new AppError('not_found');
    const now = clock.now();
    const databaseNow = clock.databaseNow();
    await stopRuns(tx, workspaceId, { candidateIds: [candidateId] }, 'by_person', databaseNow);
    await messageStore.lockAccountQueue(tx, reply.accountId);
    const pace = paceOf(reply.channel, account!.provider, AT_ANY_TIME);
    const taken = await messageStore.readTakenTimes(tx, workspaceId, reply.accountId, {
      runId: '',
      stepId: '',
      claimsFrom: new Date(dayBounds(now, 'UTC').start.getTime() - pace.gapMs),
      slotsFrom: now,
    });
    const dueAt = nextSlot(now, taken, pace, AT_ANY_TIME);
    if (!(await lockConversation(tx, workspaceId, candidateId))) throw new AppError('not_found');
    const messageId = newId('outreachMessage');
    await insertAnswer(tx, workspaceId, {
      messageId,
      ...reply,
      candidateId,
      sentOn: localDay(dueAt, 'UTC'),
      dueAt,
      addressFingerprint: addressFingerprint(secretBox, address!),
      body: secretBox.seal(JSON.stringify(body)),
      writtenBy: actorOf(principal),
      at: now,
    });
    const delayMs = Math.max(0, dueAt.getTime() - now.getTime());
    await engine.enqueue(tx, { kind: OUTREACH_ANSWER, id: messageId, workspaceId }, delayMs);
    return { messageId, candidateId, dueAt: dueAt.toISOString() };
  }

  /** Throws not_found, plan_upgrade_required, forbidden (why it cannot be sent). */
  return async function answer(
    principal: Principal,
    candidateId: string,
    { text, subject }: AnswerRequest,
    record: RecordAnswer<Answer> = recordNothing,
  ): Promise<Answer> {
    access.requireCapability(principal, 'use_outreach_integrations');
    const { workspaceId } = principal;
    const found = await answerable.find(workspaceId, candidateId);
    if (!found) throw new AppError('not_found', { message: 'There is no such conversation.' });
    const { refusal, reply, words, to } = found;
    if (refusal !== null)
      throw new AppError('forbidden', { message: REFUSALS[refusal], details: { code: refusal } });
    const isMail = reply.channel === 'email';
    const body: AnswerBody = {
      subject: isMail ? (subject ?? answerSubject(words?.subject ?? null)) : null,
      text,
      to,
      fromName: await senderName(dependencies, principal, found),
      inReplyTo: threadOf(found) ?? (await lastSent(db, workspaceId, found)),
    };
    return db.transaction().execute(async (tx) => {
      const queued = await queue(tx, principal, candidateId, body, found);
      await record(tx, queued);
      await recordAudit(tx, {
        chain: workspaceId,
        actor: actorOf(principal),
        action: 'candidate.answered',
        subject: candidateId,
        details: { messageId: queued.messageId, channel: reply.channel },
      });
      return queued;
    });
  };
}

async function senderName(
  { db, access }: Pick<AnswerDependencies, 'db' | 'access'>,
  { workspaceId, userId }: Principal,
  { reply }: Answerable,
) {
  const id = userId ?? reply.senderUserId;
  return id === null ? null : ((await access.userNames(db, workspaceId, [id])).get(id) ?? null);
}

/** A reply that names no message is answered below the last message that was sent. */
async function lastSent(
  db: Database,
  workspaceId: string,
  { reply }: Answerable,
): Promise<ThreadRef | null> {
  return (await messageStore.readThread(db, workspaceId, reply.runId, reply.accountId)) ?? null;
}

function threadOf({ reply, words }: Answerable): ThreadRef | null {
  const { providerMessageId, threadId } = reply;
  if (providerMessageId === null) return null;
  return {
    providerMessageId,
    ...(threadId !== null && { threadId }),
    ...(words?.references && { references: words.references }),
  };
}
