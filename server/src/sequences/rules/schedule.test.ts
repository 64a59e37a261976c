import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_INVITE_TIMEOUT_DAYS, dueAt, type InvitationProgress } from './schedule.ts';
import { DELAY_UNITS, delayMs, type Step } from './step.ts';

const STARTED = new Date('2026-03-27T10:00:00Z');
const daysAfter = (date: Date, days: number) => new Date(date.getTime() + days * 86_400_000);
const email = (fields: Partial<Step> = {}): Step => ({
  id: 'e',
  name: 'E',
  type: 'EMAIL',
  subject: 's',
  content: 'c',
  temporalityType: 'ASAP',
  ...fields,
});
const invitation = (fields: Partial<Step> = {}): Step => ({
  id: 'i',
  name: 'I',
  type: 'PRO_NETWORK',
  proNetworkType: 'PRO_NETWORK_INVITATION',
  content: '',
  temporalityType: 'ASAP',
  ...fields,
});
const due = (
  step: Step,
  fields: { previousDoneAt?: Date; invitation?: InvitationProgress; steps?: Step[] } = {},
) =>
  dueAt(step, fields.steps ?? [invitation(), step], {
    startedAt: STARTED,
    previousDoneAt: fields.previousDoneAt ?? null,
    invitation: fields.invitation ?? { state: 'none' },
  });

describe('when a step is due', () => {
  it('counts from the start for the first step, and from when the step before was done for all others', () => {
    const done = daysAfter(STARTED, 3);
    expect(due(email())).toEqual(STARTED);
    expect(due(email(), { previousDoneAt: done })).toEqual(done);
    const delayed = email({ temporalityType: 'DELAYED', delay: { value: 2, unit: 'day' } });
    expect(due(delayed)).toEqual(daysAfter(STARTED, 2));
    expect(due(delayed, { previousDoneAt: done })).toEqual(daysAfter(STARTED, 5));
  });

  it('is exactly the delay later, seconds to years, and always a valid date', () => {
    const delays = fc.record({
      value: fc.integer({ min: 1, max: 3_650 }),
      unit: fc.constantFrom(...DELAY_UNITS),
    });
    fc.assert(
      fc.property(delays, (delay) => {
        const at = due(email({ temporalityType: 'DELAYED', delay }));
        expect(at.getTime() - STARTED.getTime()).toBe(delayMs(delay));
      }),
    );
  });

  it('ignores a delay that the step’s timing does not use', () => {
    expect(due(email({ delay: { value: 2, unit: 'day' } }))).toEqual(STARTED);
  });
});

describe('after the invitation settled', () => {
  const follow = (fields: Partial<Step> = {}) =>
    email({ temporalityType: 'AFTER_INVITATION_SETTLED', ...fields });
  const sent = (acceptedAt: Date | null = null): InvitationProgress => ({
    state: 'sent',
    at: STARTED,
    acceptedAt,
  });

  it('means when it was accepted', () => {
    const accepted = daysAfter(STARTED, 2);
    expect(due(follow(), { previousDoneAt: STARTED, invitation: sent(accepted) })).toEqual(
      accepted,
    );
  });

  it('means the time-out when it was not: the step’s own, else the invitation’s, else the default', () => {
    expect(due(follow(), { invitation: sent() })).toEqual(
      daysAfter(STARTED, DEFAULT_INVITE_TIMEOUT_DAYS),
    );
    const steps = [invitation({ policy: { inviteTimeoutDays: 5 } })];
    expect(due(follow(), { invitation: sent(), steps })).toEqual(daysAfter(STARTED, 5));
    expect(
      due(follow({ policy: { inviteTimeoutDays: 7 } }), { invitation: sent(), steps }),
    ).toEqual(daysAfter(STARTED, 7));
  });

  it('is never before the step before was done, nor after an acceptance that came too late', () => {
    const done = daysAfter(STARTED, 10);
    expect(
      due(follow(), { previousDoneAt: done, invitation: sent(daysAfter(STARTED, 2)) }),
    ).toEqual(done);
    expect(due(follow(), { invitation: sent(daysAfter(STARTED, 30)) })).toEqual(
      daysAfter(STARTED, DEFAULT_INVITE_TIMEOUT_DAYS),
    );
  });

  it('waits for nothing when no invitation went out', () => {
    expect(due(follow(), { previousDoneAt: daysAfter(STARTED, 1) })).toEqual(daysAfter(STARTED, 1));
  });
});
