import type { Pace } from '../channels/port.ts';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import type { Talents } from '../talents/talents.ts';
import * as messageStore from './message-store.ts';
import { settingsOf } from './rules/blueprint-config.ts';
import { nextSlot, paceOf, slotToleranceMs } from './rules/pacing.ts';
import type { Step } from './rules/step.ts';
import { dayBounds, isInWindow, localDay, nextInWindow } from './rules/window.ts';
import type { ReadyMessage } from './run-message.ts';
import { blockedByChannel } from './run-outcome.ts';
import { lockRun, type Run, type RunStep, setWaiting } from './run-store.ts';

export interface ClaimDependencies {
  secretBox: Pick<SecretBox, 'seal'>;
  talents: Pick<Talents, 'hold' | 'informed'>;
}

/**
 * `claimed`: the caller has to send now; `later`: the step waits; `gone`: the run was stopped or
 * another worker has the step.
 */
export type Claim = { is: 'claimed' } | { is: 'later'; wakeAt: Date } | { is: 'gone' };

/**
 * Claims the message of a due step. Everything that decides whether it is sent now is read under
 * locks, taken in this order: the person, the run, the account.
 */
export async function claimStep(
  { secretBox, talents }: ClaimDependencies,
  tx: Tx,
  run: Run,
  step: Step,
  progress: RunStep,
  ready: ReadyMessage,
): Promise<Claim> {
  // Lock the person before the run, as an erasure does; an erasure ends the run.
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
  // Last, by the unique key: of two concurrent sequences, only one gets the day.
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
    subjectVariant: ready.subjectVariant,
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
    // Slots that passed unused, because nothing was running, are void.
    slotsFrom: new Date(run.now.getTime() - toleranceMs),
  });
  return nextSlot(run.now, taken, pace, settings);
}

async function isStillOpen(tx: Tx, run: Run, step: Step): Promise<boolean> {
  const state = await messageStore.readStepState(tx, run.id, step.id);
  return state === 'pending' || state === 'waiting' || state === 'waiting_approval';
}
