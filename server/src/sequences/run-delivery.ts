import type { Pace, Sender, Sent } from '../channels/port.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/db.ts';
import type { Advance } from '../platform/engine.ts';
import { newId } from '../platform/ids.ts';
import type { Log } from '../platform/log.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import type { Talents } from '../talents/talents.ts';
import * as messageStore from './message-store.ts';
import { settingsOf } from './rules/blueprint-config.ts';
import { nextSlot, paceOf, slotToleranceMs } from './rules/pacing.ts';
import { blockedUntil } from './rules/patience.ts';
import { ACCOUNT_REASONS } from './rules/run-machine.ts';
import type { Step } from './rules/step.ts';
import { dayBounds, isInWindow, localDay, nextInWindow } from './rules/window.ts';
import type { ReadyMessage } from './run-message.ts';
import { finishStep, lockRun, type Run, type RunStep, setWaiting } from './run-store.ts';

export interface DeliveryDependencies {
  db: Database;
  clock: Clock;
  log: Log;
  secretBox: Pick<SecretBox, 'seal'>;
  channels: Sender;
  talents: Pick<Talents, 'hold'>;
}

/** Long enough for a slow mail server; what takes longer has an unknown outcome. */
const SEND_TIMEOUT_MS = 60_000;

/**
 * `claimed`: the caller has to send now; `later`: the step waits; `gone`: the run was stopped or
 * somebody else has the step.
 */
type Claim = { is: 'claimed' } | { is: 'later'; wakeAt: Date } | { is: 'gone' };

/**
 * Sends the message of a due step at most once: one transaction claims it (unique by run and step)
 * under the locks of the person, the run and the account's queue, then it is sent with no
 * transaction open, then its outcome is written down. Whoever dies in between leaves a claim, which
 * nobody repeats.
 */
export function createDelivery({
  db,
  clock,
  log,
  secretBox,
  channels,
  talents,
}: DeliveryDependencies) {
  /** Null: done for now, look again at once; a date: nothing to do before it. */
  return async function deliver(
    run: Run,
    step: Step,
    progress: RunStep,
    ready: ReadyMessage,
    fence: Advance['fence'],
  ): Promise<Date | null> {
    const claim = await db.transaction().execute(async (tx) => {
      await fence(tx);
      return claimStep(tx, run, step, progress, ready);
    });
    if (claim.is === 'later') return claim.wakeAt;
    if (claim.is === 'gone') return null;
    const sent = await send(run, ready);
    await db.transaction().execute((tx) => settle(tx, run, step, progress, sent));
    return null;
  };

  /**
   * Everything that decides whether the message goes out now is read under locks: the run's, then
   * the account's.
   */
  async function claimStep(
    tx: Tx,
    run: Run,
    step: Step,
    progress: RunStep,
    ready: ReadyMessage,
  ): Promise<Claim> {
    // The person before the run, as an erasure takes them; it ends the run.
    if (!(await talents.hold(tx, run.talentId))) return { is: 'gone' };
    const state = await lockRun(tx, run.workspaceId, run.id);
    if ((state !== 'running' && state !== 'waiting') || !(await isStillOpen(tx, run, step)))
      return { is: 'gone' };
    const settings = settingsOf(run.config);
    const { accountId } = ready.account;
    const wait = async (
      reason: string,
      dueAt: Date,
      slot: { accountId: string; at: Date } | null,
    ): Promise<Claim> => {
      await setWaiting(tx, run.id, {
        stepId: step.id,
        state: 'waiting',
        reason,
        dueAt,
        slot,
        blockedSince: blockedByChannel(progress),
      });
      return { is: 'later', wakeAt: dueAt };
    };

    const day = {
      talentId: run.talentId,
      day: localDay(run.now, settings.timezone),
      blueprintId: run.blueprintId,
    };
    const tomorrow = () => nextInWindow(dayBounds(run.now, settings.timezone).end, settings);
    if (await messageStore.isDayTaken(tx, run.workspaceId, day))
      return wait('person_contacted_today', tomorrow(), null);

    const pace = paceOf(ready.channel, ready.account.provider, settings);
    const slot = await findSlot(tx, run, progress, accountId, pace);
    if (slot > run.now) return wait('waiting_for_slot', slot, { accountId, at: slot });
    // Last, and by the unique key: of two sequences at the same moment one gets the day.
    if (!(await messageStore.claimDay(tx, run.workspaceId, day)))
      return wait('person_contacted_today', tomorrow(), null);

    const { subject = null, text } = ready.message;
    await messageStore.claimMessage(tx, run.workspaceId, {
      id: newId('outreachMessage'),
      runId: run.id,
      stepId: step.id,
      talentId: run.talentId,
      accountId,
      channel: ready.channel,
      sentOn: day.day,
      claimedAt: run.now,
      addressFingerprint: ready.addressFingerprint,
      body: secretBox.seal(JSON.stringify({ subject, text })),
    });
    return { is: 'claimed' };
  }

  /**
   * The time at which the account can take the message: now, or a place further back in its queue.
   */
  async function findSlot(
    tx: Tx,
    run: Run,
    progress: RunStep,
    accountId: string,
    pace: Pace,
  ): Promise<Date> {
    const settings = settingsOf(run.config);
    if (pace.perDay === null && pace.gapMs === 0) return nextInWindow(run.now, settings);
    await messageStore.lockAccountQueue(tx, accountId);
    const toleranceMs = slotToleranceMs(pace);
    const own = progress.slotAccountId === accountId ? progress.slotAt : null;
    const lateMs = own === null ? Number.POSITIVE_INFINITY : run.now.getTime() - own.getTime();
    if (lateMs >= 0 && lateMs <= toleranceMs && isInWindow(run.now, settings)) return run.now;
    const taken = await messageStore.readTakenTimes(tx, run.workspaceId, accountId, {
      runId: run.id,
      stepId: progress.stepId,
      claimsFrom: new Date(dayBounds(run.now, settings.timezone).start.getTime() - pace.gapMs),
      // Slots that their runs let pass, because nothing ran, are void.
      slotsFrom: new Date(run.now.getTime() - toleranceMs),
    });
    return nextSlot(run.now, taken, pace, settings);
  }

  async function isStillOpen(tx: Tx, run: Run, step: Step): Promise<boolean> {
    const state = await messageStore.readStepState(tx, run.id, step.id);
    return state === 'pending' || state === 'waiting' || state === 'waiting_approval';
  }

  /** Null: nobody knows whether it was sent. */
  async function send(run: Run, { account, message }: ReadyMessage): Promise<Sent | null> {
    try {
      return await channels.send(account, message, AbortSignal.timeout(SEND_TIMEOUT_MS));
    } catch (error) {
      log.warn(
        { err: error, runId: run.id, accountId: account.accountId },
        'the outcome of a message is not known; it is not sent again',
      );
      return null;
    }
  }

  /**
   * Not fenced on the lease: whoever sent knows best, even when it was slow and another worker took
   * the run over.
   */
  async function settle(
    tx: Tx,
    run: Run,
    step: Step,
    progress: RunStep,
    sent: Sent | null,
  ): Promise<void> {
    const state = await lockRun(tx, run.workspaceId, run.id);
    const at = clock.now();
    if (sent === null)
      return give(tx, run, step, { outcome: 'unknown', reason: 'outcome_unknown', at });
    if (sent.outcome === 'sent') {
      const { providerMessageId, threadId } = sent;
      return give(tx, run, step, {
        outcome: 'sent',
        reason: null,
        at,
        providerMessageId,
        threadId,
      });
    }
    const blockedSince = blockedByChannel(progress);
    const until = sent.permanent
      ? null
      : blockedUntil({ now: at, blockedSince, retryAfterSeconds: sent.retryAfterSeconds });
    if (until === null)
      return give(tx, run, step, { outcome: 'failed', reason: sent.reason.code, at });
    if (!(await messageStore.releaseClaim(tx, run.id, step.id))) return;
    if (state !== 'running' && state !== 'waiting')
      return finishStep(tx, run.id, step.id, { state: 'cancelled', reason: sent.reason.code, at });
    await setWaiting(tx, run.id, {
      stepId: step.id,
      state: 'waiting',
      reason: sent.accountLost ? 'account_disconnected' : sent.reason.code,
      dueAt: until,
      blockedSince: blockedSince ?? at,
    });
  }
}

/**
 * Since when the provider puts the step off. An account that can send again has ended its own
 * trouble.
 */
const blockedByChannel = ({ reason, blockedSince }: RunStep): Date | null =>
  (ACCOUNT_REASONS as readonly (string | null)[]).includes(reason) ? null : blockedSince;

/**
 * Why the network takes no such message to this person although nothing is wrong: they never
 * accepted the invitation, or are invited or connected already. The sequence goes on without it, as
 * a recruiter would.
 */
const NEEDLESS: ReadonlySet<string> = new Set([
  'not_connected_yet',
  'already_invited',
  'already_connected',
]);

/** Writes an outcome on the message and its step; nothing when a better one is known already. */
async function give(
  tx: Tx,
  run: Run,
  step: Step,
  outcome: messageStore.MessageOutcome,
): Promise<void> {
  if (!(await messageStore.settleMessage(tx, run.id, step.id, outcome))) return;
  const isNeedless = outcome.reason !== null && NEEDLESS.has(outcome.reason);
  const state = outcome.outcome === 'sent' ? 'sent' : isNeedless ? 'skipped' : 'failed';
  await finishStep(tx, run.id, step.id, { state, reason: outcome.reason, at: outcome.at });
}

/** Writes down, fenced, that a worker died between the claim and the outcome. */
export async function resolveLostClaim(tx: Tx, run: Run, step: Step): Promise<void> {
  await lockRun(tx, run.workspaceId, run.id);
  await give(tx, run, step, { outcome: 'unknown', reason: 'outcome_unknown', at: run.now });
}
