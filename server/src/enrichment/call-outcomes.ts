import type { Clock } from '../platform/clock.ts';
import type { AdvanceOutcome } from '../platform/engine.ts';
import type { Log } from '../platform/log.ts';
import type { AttemptRecords } from './attempt-records.ts';
import type { CallStates } from './call-states.ts';
import type { Step } from './ports.ts';
import type { FoundContact } from './providers/port.ts';
import type { ReasonCode } from './rules/reasons.ts';
import { type Failure, retryDelayMs } from './rules/waterfall.ts';
import type { StoredCall } from './store.ts';
import type { SelectUsable } from './usable-contacts.ts';

export interface CallOutcomesDependencies {
  states: CallStates;
  records: AttemptRecords;
  selectUsable: SelectUsable;
  clock: Clock;
  log: Log;
  /** Before the second and the third call to a provider that failed. */
  pausesMs: readonly number[];
}

/** Handles the outcome of a call to a provider, committed with the state of the call. */
export function createCallOutcomes({
  states,
  records,
  selectUsable,
  clock,
  log,
  pausesMs,
}: CallOutcomesDependencies) {
  async function accept(
    step: Step,
    call: StoredCall,
    found: readonly FoundContact[],
  ): Promise<AdvanceOutcome> {
    const { provider, kinds } = call;
    const { contacts, missing } = await selectUsable(found, step.profile);
    return states.end(step, call, async (tx) => {
      const foundAt = clock.now();
      const dated = contacts.map((contact) => ({ ...contact, foundAt }));
      await records.answered(tx, step, { provider, kinds, contacts: dated, missing });
    });
  }

  function giveUp(step: Step, call: StoredCall, reason: ReasonCode): Promise<AdvanceOutcome> {
    const { provider, kinds } = call;
    return states.end(step, call, async (tx) => {
      await records.attempted(tx, step, { provider, kinds, outcome: 'error', reason });
      await records.health(tx, step, provider, reason);
    });
  }

  /** Too little is known of the person to ask the provider. */
  function skip(step: Step, call: StoredCall): Promise<AdvanceOutcome> {
    const { provider, kinds } = call;
    const skipped = { outcome: 'skipped', reason: 'too_little_known' } as const;
    return states.end(step, call, (tx) =>
      records.attempted(tx, step, { provider, kinds, ...skipped }),
    );
  }

  /**
   * Schedules a retry of a failed call, or gives up. A lost answer is recorded even when the
   * provider is asked again.
   */
  async function fail(step: Step, before: StoredCall, failure: Failure): Promise<AdvanceOutcome> {
    const { provider, kinds } = before;
    const { reason } = failure;
    const isLost = failure.failure === 'unknown';
    const call = { ...before, unknowns: before.unknowns + (isLost ? 1 : 0) };
    const delayMs = retryDelayMs(failure, call, pausesMs);
    const details = { enrichmentId: step.enrichment.id, provider, reason, delayMs };
    log.info(details, 'a provider of contacts failed');
    if (delayMs === null) return giveUp(step, call, reason);
    const dueAt = new Date(clock.now().getTime() + delayMs);
    return states.wait(step, { ...call, state: 'retrying', dueAt }, async (tx) => {
      await records.health(tx, step, provider, reason);
      const lost = { provider, kinds, outcome: 'error', reason, isRetried: true } as const;
      if (isLost) await records.attempted(tx, step, lost);
    });
  }

  return { accept, giveUp, skip, fail };
}

export type CallOutcomes = ReturnType<typeof createCallOutcomes>;
