import { delayMs, isInvitation, type Step } from './step.ts';

/**
 * Two weeks: most invitations that are ever accepted are accepted by then, and a follow-up still
 * refers to something recent.
 */
export const DEFAULT_INVITE_TIMEOUT_DAYS = 14;

const DAY_MS = 86_400_000;

/** The state of a run's invitation. A run has at most one (interface, "Step rules"). */
export type InvitationProgress =
  /** No invitation goes before the step, or it was skipped: there is nothing to wait for. */
  { state: 'none' } | { state: 'sent'; at: Date; acceptedAt: Date | null };

/** What a step's due time counts from. */
export interface Progress {
  startedAt: Date;
  /** When the step before was sent or skipped; null for the first one. */
  previousDoneAt: Date | null;
  invitation: InvitationProgress;
}

/**
 * When a step is due, before the sending window and the limits of the account: delays count from
 * the step before, the first from the start. AFTER_INVITATION_SETTLED is due when the invitation
 * was accepted, or when its time-out has passed. `steps` are those of the run, for the invitation's
 * own policy.
 */
export function dueAt(
  step: Step,
  steps: readonly Step[],
  { startedAt, previousDoneAt, invitation }: Progress,
): Date {
  const anchor = previousDoneAt ?? startedAt;
  switch (step.temporalityType) {
    case 'ASAP':
      return anchor;
    case 'DELAYED':
      return step.delay ? new Date(anchor.getTime() + delayMs(step.delay)) : anchor;
    case 'AFTER_INVITATION_SETTLED': {
      const settledAt =
        invitation.state === 'sent'
          ? settledBy(invitation, inviteTimeoutDays(step, steps))
          : anchor;
      return settledAt > anchor ? settledAt : anchor;
    }
  }
}

/** The step's own time-out, else the invitation's, else the default. */
export function inviteTimeoutDays(step: Step, steps: readonly Step[]): number {
  return (
    step.policy?.inviteTimeoutDays ??
    steps.find(isInvitation)?.policy?.inviteTimeoutDays ??
    DEFAULT_INVITE_TIMEOUT_DAYS
  );
}

function settledBy(
  { at, acceptedAt }: { at: Date; acceptedAt: Date | null },
  timeoutDays: number,
): Date {
  const timeout = new Date(at.getTime() + timeoutDays * DAY_MS);
  return acceptedAt !== null && acceptedAt < timeout ? acceptedAt : timeout;
}
