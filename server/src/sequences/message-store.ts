import { sql } from 'kysely';
import type { ChannelType, ThreadRef } from '../channels/port.ts';
import type { Tx } from '../platform/db.ts';
import type { StepState } from './rules/run-machine.ts';
import type { SubjectVariant } from './rules/subject-test.ts';

/**
 * Locks an account's queue until the transaction ends, so that its messages are claimed one at a
 * time.
 */
export async function lockAccountQueue(tx: Tx, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`outreach:${accountId}`}, 0))`.execute(
    tx,
  );
}

/**
 * The times, ascending, at which the account sent or will send messages other than this step's:
 * claims from `claimsFrom` on, slots of open runs from `slotsFrom` on.
 */
export async function readTakenTimes(
  tx: Tx,
  workspaceId: string,
  accountId: string,
  {
    runId,
    stepId,
    claimsFrom,
    slotsFrom,
  }: { runId: string; stepId: string; claimsFrom: Date; slotsFrom: Date },
): Promise<Date[]> {
  const { rows } = await sql<{ at: Date }>`
    select claimed_at as at from outreach_messages
    where workspace_id = ${workspaceId} and account_id = ${accountId} and claimed_at >= ${claimsFrom}
    union all
    select slot_at from sequence_run_steps
    where slot_account_id = ${accountId} and slot_at >= ${slotsFrom} and (run_id, step_id) <> (${runId}, ${stepId})
    order by at`.execute(tx);
  return rows.map(({ at }) => at);
}

/** Whether another sequence has already claimed the person's day. */
export async function isDayTaken(
  tx: Tx,
  workspaceId: string,
  { talentId, day, blueprintId }: TalentDay,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from outreach_talent_days
    where workspace_id = ${workspaceId} and talent_id = ${talentId} and day = ${day} and blueprint_id <> ${blueprintId}`.execute(
    tx,
  );
  return rows.length > 0;
}

export interface TalentDay {
  talentId: string;
  /** As `2026-03-29`, in the time zone of the sequence. */
  day: string;
  blueprintId: string;
}

/** Claims a person's day for a sequence; false when another sequence has it. */
export async function claimDay(
  tx: Tx,
  workspaceId: string,
  { talentId, day, blueprintId }: TalentDay,
): Promise<boolean> {
  await sql`
    insert into outreach_talent_days (workspace_id, talent_id, day, blueprint_id) values (${workspaceId}, ${talentId}, ${day}, ${blueprintId})
    on conflict do nothing`.execute(tx);
  return !(await isDayTaken(tx, workspaceId, { talentId, day, blueprintId }));
}

/** The caller has locked the run. */
export async function readStepState(
  tx: Tx,
  runId: string,
  stepId: string,
): Promise<StepState | null> {
  const { rows } = await sql<{ state: StepState }>`
    select state from sequence_run_steps where run_id = ${runId} and step_id = ${stepId}`.execute(
    tx,
  );
  return rows[0]?.state ?? null;
}

export interface NewMessage {
  id: string;
  runId: string;
  stepId: string;
  talentId: string;
  accountId: string;
  channel: ChannelType;
  sentOn: string;
  claimedAt: Date;
  subjectVariant: SubjectVariant | null;
  addressFingerprint: Buffer;
  /** Sealed JSON { subject, text }. */
  body: Buffer;
}

/**
 * Claims the step for one send, and marks the step. Unique by run and step, so no other worker can
 * claim it.
 */
export async function claimMessage(tx: Tx, workspaceId: string, row: NewMessage): Promise<void> {
  await sql`
    insert into outreach_messages (id, workspace_id, run_id, step_id, talent_id, account_id, channel, sent_on, claimed_at, subject_variant,
      address_fingerprint, body)
    values (${row.id}, ${workspaceId}, ${row.runId}, ${row.stepId}, ${row.talentId}, ${row.accountId}, ${row.channel}, ${row.sentOn}, ${row.claimedAt},
      ${row.subjectVariant}, ${row.addressFingerprint}, ${row.body})`.execute(tx);
  await sql`
    update sequence_run_steps set state = 'sending', reason = null, slot_account_id = null, slot_at = null
    where run_id = ${row.runId} and step_id = ${row.stepId}`.execute(tx);
  await sql`update sequence_runs set state = 'running', current_step_id = ${row.stepId} where id = ${row.runId}`.execute(
    tx,
  );
}

export interface MessageOutcome {
  outcome: 'sent' | 'failed' | 'unknown';
  reason: string | null;
  at: Date;
  providerMessageId?: string;
  threadId?: string;
}

/**
 * Records the outcome of a claimed message. A message given up as unknown can still get one: its
 * worker was slow, not dead. False when the outcome was known already.
 */
export async function settleMessage(
  tx: Tx,
  runId: string,
  stepId: string,
  outcome: MessageOutcome,
): Promise<boolean> {
  const sentAt = outcome.outcome === 'sent' ? outcome.at : null;
  const { rows } = await sql`
    update outreach_messages set outcome = ${outcome.outcome}, reason = ${outcome.reason}, sent_at = ${sentAt},
      provider_message_id = ${outcome.providerMessageId ?? null}, thread_id = ${outcome.threadId ?? null}
    where run_id = ${runId} and step_id = ${stepId} and (outcome = 'claimed' or (outcome = 'unknown' and ${outcome.outcome} <> 'unknown'))
    returning 1`.execute(tx);
  return rows.length > 0;
}

/**
 * Releases the claim: the provider confirmed that nothing was sent, and the step will be retried.
 * False when the message was given up meanwhile.
 */
export async function releaseClaim(tx: Tx, runId: string, stepId: string): Promise<boolean> {
  const { rows } = await sql`
    delete from outreach_messages where run_id = ${runId} and step_id = ${stepId} and outcome = 'claimed' returning 1`.execute(
    tx,
  );
  return rows.length > 0;
}

/** The run's last message by this account, which a new one continues. */
export async function readThread(
  tx: Tx,
  workspaceId: string,
  runId: string,
  accountId: string,
): Promise<ThreadRef | undefined> {
  const { rows } = await sql<{ providerMessageId: string; threadId: string | null }>`
    select provider_message_id as "providerMessageId", thread_id as "threadId" from outreach_messages
    where workspace_id = ${workspaceId} and run_id = ${runId} and account_id = ${accountId} and outcome = 'sent' and provider_message_id is not null
    order by sent_at desc limit 1`.execute(tx);
  const last = rows[0];
  return (
    last && {
      providerMessageId: last.providerMessageId,
      ...(last.threadId === null ? {} : { threadId: last.threadId }),
    }
  );
}

/** The accounts from which a workspace wrote to an address. */
export async function accountsThatWrote(
  tx: Tx,
  workspaceId: string,
  addressFingerprint: Buffer,
): Promise<string[]> {
  const { rows } = await sql<{ accountId: string }>`
    select distinct account_id as "accountId" from outreach_messages
    where workspace_id = ${workspaceId} and address_fingerprint = ${addressFingerprint} and account_id is not null`.execute(
    tx,
  );
  return rows.map(({ accountId }) => accountId);
}

/** A message as the channel knows it. */
export interface DeliveredMessage {
  accountId: string;
  providerMessageId: string;
}

/** Everything that was sent to a talent, in every workspace. */
export async function readDelivered(
  tx: Tx,
  talentIds: readonly string[],
): Promise<DeliveredMessage[]> {
  const { rows } = await sql<DeliveredMessage>`
    select account_id as "accountId", provider_message_id as "providerMessageId" from outreach_messages
    where talent_id = any(${[...talentIds]}::text[]) and account_id is not null and provider_message_id is not null`.execute(
    tx,
  );
  return rows;
}
