import type { Access } from '../access/access.ts';
import type {
  ChannelAccount,
  ChannelType,
  MessageKind,
  OutgoingMessage,
  Recipient,
} from '../channels/port.ts';
import type { Database } from '../platform/db.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import type { Sourcings } from '../sourcings/sourcings.ts';
import type { TalentProfile, Talents } from '../talents/talents.ts';
import { addressFingerprint } from './address-fingerprint.ts';
import type { Draft } from './draft.ts';
import { readThread } from './message-store.ts';
import { senderOf } from './rules/prerequisites.ts';
import { contactKindOf } from './rules/run-machine.ts';
import { channelOf, type Step } from './rules/step.ts';
import { render, type TemplateVariable } from './rules/template.ts';
import { templateValues } from './rules/template-values.ts';
import type { Run, RunStep } from './run-store.ts';
import { readSuppressed } from './suppression-store.ts';

export interface MessageDependencies {
  db: Database;
  secretBox: Pick<SecretBox, 'open' | 'fingerprint'>;
  talents: Pick<Talents, 'load'>;
  sourcings: Pick<Sourcings, 'findSourcing'>;
  access: Pick<Access, 'userNames'>;
  /** What the workspace may use of a person, the best first within a kind. */
  contactsOf(
    tx: Database,
    workspaceId: string,
    talentId: string,
  ): Promise<readonly { kind: 'email' | 'phone'; value: string }[]>;
  channels: {
    accountFor(
      tx: Database,
      workspaceId: string,
      userId: string | null,
      type: ChannelType,
    ): Promise<ChannelAccount | null>;
    /** Where one click ends the messages to an address. */
    unsubscribeUrl(workspaceId: string, address: string): string | undefined;
  };
}

/** What can be known of a person and the sender before a step's message is written. */
interface Correspondents {
  profile: TalentProfile;
  sourcing: { name: string; jobTitle: string | null; location: string | null };
  recruiterName: string | null;
}

export interface ReadyMessage {
  account: ChannelAccount;
  channel: ChannelType;
  message: OutgoingMessage;
  addressFingerprint: Buffer;
}

/**
 * A step that is due, as a message; or why there is none. Without an account that can send there
 * are only its words.
 */
export type Composed =
  | ({ is: 'ready' } & ReadyMessage)
  | { is: 'blocked' | 'failed'; reason: 'account_missing' | 'account_disconnected'; words: Draft }
  | { is: 'skipped'; reason: 'missing_variable'; missing: readonly TemplateVariable[] }
  | Unreachable;

/** Why nothing can be written to a person on the channel of a step. */
export type Unreachable =
  | { is: 'skipped' | 'failed'; reason: 'no_contact' }
  | { is: 'skipped'; reason: 'address_blocked' }
  | { is: 'stopped'; reason: 'unsubscribed' | 'erased' };

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
 * Turns due steps into messages, with what is known at that moment: contacts, names, the account.
 * Reads only.
 */
export function createMessages({
  db,
  secretBox,
  talents,
  sourcings,
  access,
  contactsOf,
  channels,
}: MessageDependencies) {
  /** Null when the talent was erased. */
  async function correspondents(
    { workspaceId, talentId, sourcingId, senderUserId }: Run,
    step: Step,
  ): Promise<Correspondents | null> {
    const profile = (await talents.load([talentId])).get(talentId);
    const sourcing = await sourcings.findSourcing(db, workspaceId, sourcingId);
    if (!profile || !sourcing) return null;
    // A key without an owner writes for whoever the sourcing belongs to.
    const userId = senderOf(step, senderUserId) ?? sourcing.ownerUserId;
    const names = userId === null ? null : await access.userNames(db, workspaceId, [userId]);
    return { profile, sourcing, recruiterName: names?.get(userId!) ?? null };
  }

  /**
   * The address that the step needs, unless nothing reaches it; `unsubscribed` when the person
   * asked, at any address, to be left alone; `address_blocked` when somebody of the workspace keeps
   * the only one from being written to.
   */
  async function findAddress(
    { workspaceId, talentId }: Run,
    step: Step,
    { proNetworkUrl }: TalentProfile,
  ): Promise<string | null | 'unsubscribed' | 'address_blocked'> {
    const contacts = await contactsOf(db, workspaceId, talentId);
    const all = [
      ...contacts,
      ...(proNetworkUrl === null ? [] : [{ kind: 'proNetworkUrl' as const, value: proNetworkUrl }]),
    ];
    const suppressed = await readSuppressed(
      db,
      workspaceId,
      all.map(({ value }) => fingerprintOf(value)),
    );
    if ([...suppressed.values()].includes('unsubscribed')) return 'unsubscribed';
    const kind = contactKindOf(step);
    const ofKind = all
      .filter((contact) => contact.kind === kind)
      .map(({ value }) => ({ value, why: suppressed.get(fingerprintOf(value).toString('hex')) }));
    const usable = ofKind.find(({ why }) => why === undefined);
    return (
      usable?.value ?? (ofKind.some(({ why }) => why === 'blocked') ? 'address_blocked' : null)
    );
  }

  const fingerprintOf = (address: string): Buffer => addressFingerprint(secretBox, address);

  /**
   * The words of the step: what a person or the service wrote for this one candidate, else the
   * blueprint's.
   */
  function wordsOf(step: Step, { draft }: RunStep): Draft {
    if (draft !== null) return JSON.parse(secretBox.open(draft)) as Draft;
    return { subject: step.subject ?? null, content: step.content };
  }

  /** Whom the step writes to, and where. */
  async function reach(
    run: Run,
    step: Step,
  ): Promise<({ is: 'reachable'; address: string } & Correspondents) | Unreachable> {
    const people = await correspondents(run, step);
    if (!people) return { is: 'stopped', reason: 'erased' };
    const address = await findAddress(run, step, people.profile);
    if (address === 'unsubscribed') return { is: 'stopped', reason: 'unsubscribed' };
    if (address === 'address_blocked') return { is: 'skipped', reason: 'address_blocked' };
    if (address === null)
      return { is: step.policy?.skipStepIfNoContact ? 'skipped' : 'failed', reason: 'no_contact' };
    return { is: 'reachable', address, ...people };
  }

  async function compose(run: Run, step: Step, progress: RunStep): Promise<Composed> {
    const people = await reach(run, step);
    if (people.is !== 'reachable') return people;
    const { address } = people;
    const words = renderWords(wordsOf(step, progress), people);
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
    // SMS needs no account to start, so nobody can be expected to connect one (decision 28).
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
      // Only characters that any provider takes: a step's own id is the client's.
      messageKey: `${run.id}.${progress.position}`,
      unsubscribeUrl:
        channel === 'email' ? channels.unsubscribeUrl(workspaceId, address) : undefined,
    };
    return { is: 'ready', account, channel, message, addressFingerprint: fingerprintOf(address) };
  }

  return { reach, compose };
}

export type Messages = ReturnType<typeof createMessages>;

/**
 * The words with their variables filled in; or those that are not known, without which the text
 * would be broken.
 */
function renderWords(
  { subject, content }: Draft,
  { profile, sourcing, recruiterName }: Correspondents,
): Draft | { missing: TemplateVariable[] } {
  const values = templateValues(profile, sourcing, recruiterName);
  const text = render(content, values);
  const title = subject === null ? null : render(subject, values);
  const missing = [title, text].flatMap((one) =>
    one !== null && 'missing' in one ? one.missing : [],
  );
  if ('missing' in text || (title !== null && 'missing' in title))
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
