import type { ChannelType } from '../../channels/port.ts';

/** The enum values of a step (interface, "Step format"). */

export const STEP_TYPES = ['PRO_NETWORK', 'CHAT_APP', 'EMAIL', 'SMS'] as const;
export const PRO_NETWORK_TYPES = [
  'PRO_NETWORK_INVITATION',
  'PRO_NETWORK_INVITATION_WITH_MESSAGE',
  'PRO_NETWORK_MESSAGE',
  'PRO_NETWORK_INMAIL',
] as const;
export const TEMPORALITY_TYPES = ['ASAP', 'DELAYED', 'AFTER_INVITATION_SETTLED'] as const;
export const DELAY_UNITS = ['day', 'minute', 'second'] as const;
export const CONTENT_SOURCES = ['manual', 'suggestedByService'] as const;

export type StepType = (typeof STEP_TYPES)[number];
export type ProNetworkType = (typeof PRO_NETWORK_TYPES)[number];
export type DelayUnit = (typeof DELAY_UNITS)[number];

export interface Delay {
  /** A positive whole number of units; with its unit at most MAX_DELAY_DAYS. */
  value: number;
  unit: DelayUnit;
}

/** A stored step: it satisfies every step rule. */
export interface Step {
  /** Made by the client; unique within its blueprint. */
  id: string;
  name: string;
  type: StepType;
  /** Present exactly when `type` is `PRO_NETWORK`. */
  proNetworkType?: ProNetworkType;
  /** A template (rules/template.ts); empty for a plain invitation. */
  content: string;
  /** A template; always present on email steps. */
  subject?: string;
  /** A template; on email steps that compare two subjects, of which half of the people get each. */
  subjectB?: string;
  temporalityType: (typeof TEMPORALITY_TYPES)[number];
  /** Present when `temporalityType` is `DELAYED`; otherwise without meaning. */
  delay?: Delay;
  contentSource?: (typeof CONTENT_SOURCES)[number];
  config?: { userId?: string };
  policy?: StepPolicy;
}

export interface StepPolicy {
  skipStepIfNoContact?: boolean;
  autoValidateAIDraft?: boolean;
  /** Days after which an unanswered invitation counts as settled. */
  inviteTimeoutDays?: number;
  /** The message tells the person that their data is kept: once sent, that is recorded. */
  informs?: boolean;
}

const CHANNELS: Record<StepType, ChannelType> = {
  PRO_NETWORK: 'proNetwork',
  CHAT_APP: 'chat_app',
  EMAIL: 'email',
  SMS: 'sms',
};

/** The channel that carries a step. */
export const channelOf = (step: Pick<Step, 'type'>): ChannelType => CHANNELS[step.type];

export const isInvitation = (step: Pick<Step, 'proNetworkType'>): boolean =>
  step.proNetworkType === 'PRO_NETWORK_INVITATION' ||
  step.proNetworkType === 'PRO_NETWORK_INVITATION_WITH_MESSAGE';

/**
 * Ten years: no campaign waits longer, and start + 50 such delays is still a date that every part
 * of the service can store.
 */
export const MAX_DELAY_DAYS = 3_650;

const UNIT_MS: Record<DelayUnit, number> = { day: 86_400_000, minute: 60_000, second: 1_000 };

/**
 * Whole milliseconds. A day is 24 hours here; the sending window then brings it to a local hour.
 */
export const delayMs = ({ value, unit }: Delay): number => value * UNIT_MS[unit];
