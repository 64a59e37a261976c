import { type BlueprintConfig, isInvitation, type Step } from './rules.ts';

/**
 * A blueprint as it is being written. Fields that a step's type hides are kept until it is saved:
 * choosing the type again brings them back.
 */
export interface Draft {
  name: string;
  steps: readonly Step[];
  config: BlueprintConfig;
}

export type Change =
  | { type: 'rename'; name: string }
  | { type: 'add'; step: Step; at?: number }
  | { type: 'edit'; id: string; fields: Partial<Step> }
  | { type: 'remove'; id: string }
  | { type: 'move'; id: string; to: number }
  | { type: 'settings'; fields: BlueprintConfig };

export function changed(draft: Draft, change: Change): Draft {
  const { steps } = draft;
  switch (change.type) {
    case 'rename':
      return { ...draft, name: change.name };
    case 'add':
      return { ...draft, steps: steps.toSpliced(change.at ?? steps.length, 0, change.step) };
    case 'edit':
      return {
        ...draft,
        steps: steps.map((step) => (step.id === change.id ? { ...step, ...change.fields } : step)),
      };
    case 'remove':
      return { ...draft, steps: steps.filter(({ id }) => id !== change.id) };
    case 'move':
      return { ...draft, steps: moved(steps, change.id, change.to) };
    case 'settings':
      return { ...draft, config: { ...draft.config, ...change.fields } };
  }
}

function moved(steps: readonly Step[], id: string, to: number): readonly Step[] {
  const step = steps.find((one) => one.id === id);
  return step && to >= 0 && to < steps.length
    ? steps.filter((one) => one !== step).toSpliced(to, 0, step)
    : steps;
}

/** Emails and InMails have a subject. */
export const hasSubject = ({
  type,
  proNetworkType,
}: Pick<Step, 'type' | 'proNetworkType'>): boolean =>
  type === 'EMAIL' || (type === 'PRO_NETWORK' && proNetworkType === 'PRO_NETWORK_INMAIL');

/** Emails that the recruiter writes; the service writes a subject for each candidate. */
export const isWrittenEmail = ({
  type,
  contentSource,
}: Pick<Step, 'type' | 'contentSource'>): boolean =>
  type === 'EMAIL' && contentSource !== 'suggestedByService';

/** A plain invitation has no text. */
export const hasContent = ({
  type,
  proNetworkType,
}: Pick<Step, 'type' | 'proNetworkType'>): boolean =>
  !(type === 'PRO_NETWORK' && proNetworkType === 'PRO_NETWORK_INVITATION');

/**
 * The draft as the API expects it, without fields that the type does not have. Keys are always in
 * the same order, so that two drafts can be compared as text.
 */
export function asSent({ name, steps, config }: Draft): Draft {
  return { name: name.trim(), steps: steps.map(sentStep), config: withoutUndefined(config) };
}

function sentStep(step: Step): Step {
  const {
    id,
    name,
    type,
    content,
    subject,
    subjectB,
    temporalityType,
    delay,
    contentSource,
    config,
    policy,
  } = step;
  const messages = hasContent(step);
  return withoutUndefined({
    id,
    name,
    type,
    proNetworkType: type === 'PRO_NETWORK' ? step.proNetworkType : undefined,
    content: messages ? content : '',
    subject: hasSubject(step) && !(type !== 'EMAIL' && !subject) ? (subject ?? '') : undefined,
    subjectB: isWrittenEmail(step) ? subjectB : undefined,
    temporalityType,
    delay: temporalityType === 'DELAYED' ? delay : undefined,
    contentSource: messages ? contentSource : undefined,
    config: config?.userId === undefined ? undefined : config,
    policy: policy && sentPolicy(policy),
  });
}

const sentPolicy = (policy: NonNullable<Step['policy']>) => {
  const { skipStepIfNoContact, autoValidateAIDraft, inviteTimeoutDays, informs } = policy;
  const sent = withoutUndefined({
    skipStepIfNoContact,
    autoValidateAIDraft,
    inviteTimeoutDays,
    informs,
  });
  return Object.keys(sent).length > 0 ? sent : undefined;
};

function withoutUndefined<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as T;
}

export const same = (a: Draft, b: Draft): boolean =>
  JSON.stringify(asSent(a)) === JSON.stringify(asSent(b));

/** Usual office hours: the default for a new window. */
export const OFFICE_HOURS = { days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' };

/** Kinds of new steps, as they are offered. */
export const STEP_KINDS = ['email', 'invitation', 'network_message', 'chat', 'sms'] as const;
export type StepKind = (typeof STEP_KINDS)[number];

const KINDS: Record<StepKind, Pick<Step, 'type' | 'proNetworkType' | 'subject'>> = {
  email: { type: 'EMAIL', subject: '' },
  invitation: { type: 'PRO_NETWORK', proNetworkType: 'PRO_NETWORK_INVITATION' },
  network_message: { type: 'PRO_NETWORK', proNetworkType: 'PRO_NETWORK_MESSAGE' },
  chat: { type: 'CHAT_APP' },
  sms: { type: 'SMS' },
};

/**
 * The first step leaves at once; a message behind an invitation waits for its answer, any other
 * three days.
 */
export function newStep(kind: StepKind, name: string, before: readonly Step[]): Step {
  const timing: Pick<Step, 'temporalityType' | 'delay'> =
    before.length === 0
      ? { temporalityType: 'ASAP' }
      : kind === 'network_message' && before.some(isInvitation)
        ? { temporalityType: 'AFTER_INVITATION_SETTLED' }
        : { temporalityType: 'DELAYED', delay: { value: 3, unit: 'day' } };
  return { id: newStepId(), name, content: '', ...KINDS[kind], ...timing };
}

/** Unique within a blueprint, which is all that a step's id has to be. */
export const newStepId = (): string =>
  `step_${Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('')}`;
