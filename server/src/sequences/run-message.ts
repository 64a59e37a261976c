import type {
  ChannelAccount,
  ChannelType,
  MessageKind,
  OutgoingMessage,
  Recipient,
} from '../channels/port.ts';
import type { TalentProfile } from '../talents/talents.ts';
import { addressFingerprint } from './address-fingerprint.ts';
import type { Draft } from './draft.ts';
import { readThread } from './message-store.ts';
import { senderOf } from './rules/prerequisites.ts';
import { contactKindOf } from './rules/run-machine.ts';
import { channelOf, type Step } from './rules/step.ts';
import type { SubjectVariant } from './rules/subject-test.ts';
import { render, type TemplateVariable } from './rules/template.ts';
import { templateValues } from './rules/template-values.ts';
import {
  type Correspondents,
  type MessageDependencies,
  reach,
  type Unreachable,
} from './run-recipient.ts';
import type { Run, RunStep } from './run-store.ts';
import { subjectVariantOf } from './subject-variant.ts';

export interface ReadyMessage {
  account: ChannelAccount;
  channel: ChannelType;
  message: OutgoingMessage;
  subjectVariant: SubjectVariant | null;
  addressFingerprint: Buffer;
}

/**
 * The message of a due step, or why there is none. Without an account that can send, only the text
 * is known.
 */
export type Composed =
  | ({ is: 'ready' } & ReadyMessage)
  | { is: 'blocked' | 'failed'; reason: 'account_missing' | 'account_disconnected'; words: Draft }
  | { is: 'skipped'; reason: 'missing_variable'; missing: readonly TemplateVariable[] }
  | Unreachable;

const KINDS: Record<
  ChannelType,
  Exclude<MessageKind, 'invitation' | 'invitation_with_message' | 'inmail'>
> = {
  email: 'email',
  proNetwork: 'message',
  chat_app: 'chat',
  sms: 'sms',
};

/**
 * Turns due steps into messages, with the contacts, names and account known at that moment. Reads
 * only.
 */
export function createMessages(dependencies: MessageDependencies) {
  const { db, secretBox, channels } = dependencies;

  const fingerprintOf = (address: string): Buffer => addressFingerprint(secretBox, address);

  /** Null for a step that is sent as the blueprint has it. */
  const draftOf = ({ draft }: RunStep): Draft | null =>
    draft && (JSON.parse(secretBox.open(draft)) as Draft);

  async function compose(run: Run, step: Step, progress: RunStep): Promise<Composed> {
    const people = await reach(dependencies, run, step);
    if (people.is !== 'reachable') return people;
    const { address } = people;
    const variant = subjectVariantOf(run, step);
    const words = renderWords(draftOf(progress) ?? wordsOf(step, variant), people);
    if ('missing' in words)
      return { is: 'skipped', reason: 'missing_variable', missing: words.missing };

    const channel = channelOf(step);
    const { workspaceId } = run;
    const account = await channels.accountFor(
      db,
      workspaceId,
      senderOf(step, run.senderUserId),
      channel,
    );
    // SMS needs no account to start, so there may never be one (decision 28).
    if (account === null)
      return { is: channel === 'sms' ? 'failed' : 'blocked', reason: 'account_missing', words };
    if (account.state !== 'connected')
      return { is: 'blocked', reason: 'account_disconnected', words };
    const message: OutgoingMessage = {
      kind: kindOf(step, channel),
      to: recipientOf(step, people.profile, address),
      fromName: people.recruiterName ?? undefined,
      subject: words.subject ?? undefined,
      text: words.content,
      inReplyTo: await readThread(db, workspaceId, run.id, account.accountId),
      // Only characters that every provider accepts: the step's own id comes from the client.
      messageKey: `${run.id}.${progress.position}`,
      unsubscribeUrl:
        channel === 'email' ? channels.unsubscribeUrl(workspaceId, address) : undefined,
    };
    return {
      is: 'ready',
      account,
      channel,
      message,
      subjectVariant: variant,
      addressFingerprint: fingerprintOf(address),
    };
  }

  return {
    reach: (run: Run, step: Step) => reach(dependencies, run, step),
    compose,
  };
}

export type Messages = ReturnType<typeof createMessages>;

/** The text of a step for one person, with the other subject of a comparison. */
export interface StepWords extends Draft {
  otherSubject?: string;
}

export function wordsOf(
  { subject, subjectB, content }: Step,
  variant: SubjectVariant | null,
): StepWords {
  if (variant === null || subject === undefined || subjectB === undefined)
    return { subject: subject ?? null, content };
  return variant === 'A'
    ? { subject, content, otherSubject: subjectB }
    : { subject: subjectB, content, otherSubject: subject };
}

/**
 * The text with its variables replaced, or the unknown variables that would leave gaps in it. Of
 * two subjects both must be possible: people who can get only one of them would bias the comparison.
 */
export function renderWords(
  { subject, content, otherSubject }: StepWords,
  { profile, sourcing, recruiterName }: Correspondents,
): Draft | { missing: TemplateVariable[] } {
  const values = templateValues(profile, sourcing, recruiterName);
  const text = render(content, values);
  const title = subject === null ? null : render(subject, values);
  const other = otherSubject === undefined ? null : render(otherSubject, values);
  const missing = [title, other, text].flatMap((one) =>
    one !== null && 'missing' in one ? one.missing : [],
  );
  if (missing.length > 0 || 'missing' in text || (title !== null && 'missing' in title))
    return { missing: [...new Set(missing)] };
  return { subject: title?.text ?? null, content: text.text };
}

function kindOf(step: Step, channel: ChannelType): MessageKind {
  switch (step.proNetworkType) {
    case 'PRO_NETWORK_INVITATION':
      return 'invitation';
    case 'PRO_NETWORK_INVITATION_WITH_MESSAGE':
      return 'invitation_with_message';
    case 'PRO_NETWORK_INMAIL':
      return 'inmail';
    default:
      return KINDS[channel];
  }
}

function recipientOf(
  step: Step,
  { firstname, lastname }: TalentProfile,
  address: string,
): Recipient {
  const name = [firstname, lastname].filter((part) => part !== null && part !== '').join(' ');
  return { name, [contactKindOf(step)]: address };
}
