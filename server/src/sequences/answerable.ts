import type { ChannelAccount, ChannelType, Recipient } from '../channels/port.ts';
import type { Database, Tx } from '../platform/db.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import type { TalentProfile, Talents } from '../talents/talents.ts';
import { addressFingerprint } from './address-fingerprint.ts';
import type { Answering } from './inbox-contract.ts';
import { type ReplyRow, readLastReply } from './inbox-store.ts';
import type { ReplyBody } from './replies.ts';
import { answerSubject } from './rules/conversation.ts';
import type { MessageDependencies } from './run-recipient.ts';
import { readSuppressed } from './suppression-store.ts';

export interface AnswerableDependencies {
  db: Database;
  secretBox: Pick<SecretBox, 'open' | 'fingerprint'>;
  talents: Pick<Talents, 'load'>;
  contactsOf: MessageDependencies['contactsOf'];
  channels: { list(workspaceId: string): Promise<ChannelAccount[]> };
}

/** What an answer to a conversation needs; `refusal` null: it can be sent. */
export interface Answerable {
  reply: ReplyRow;
  words: ReplyBody | null;
  account: ChannelAccount | null;
  to: Recipient;
  address: string | null;
  refusal: Answering['refusal'];
}

const CONTACT_OF: Record<ChannelType, 'email' | 'phone' | 'proNetworkUrl'> = {
  email: 'email',
  proNetwork: 'proNetworkUrl',
  chat_app: 'phone',
  sms: 'phone',
};

/** Finds out how a person who replied can be answered. Reads only. */
export function createAnswerable(dependencies: AnswerableDependencies) {
  const { db, secretBox, talents, channels } = dependencies;

  /** Null: the workspace has no such conversation. */
  async function find(workspaceId: string, candidateId: string): Promise<Answerable | null> {
    const reply = await readLastReply(db, workspaceId, candidateId);
    if (!reply) return null;
    const words = reply.body && (JSON.parse(secretBox.open(reply.body)) as ReplyBody);
    const profile = (await talents.load([reply.talentId])).get(reply.talentId);
    const known = await addressesOf(dependencies, workspaceId, reply.talentId, profile);
    const kind = CONTACT_OF[reply.channel];
    const address = words?.from ?? known.find((one) => one.kind === kind)?.value ?? null;
    const account =
      (await channels.list(workspaceId)).find((one) => one.accountId === reply.accountId) ?? null;
    const all = [...known.map(({ value }) => value), ...(address === null ? [] : [address])];
    const suppressed = await suppression(secretBox, db, workspaceId, { all, address });
    const isConnected = account?.state === 'connected';
    return {
      reply,
      words,
      account,
      to: { name: nameOf(profile), ...(address !== null && { [kind]: address }) },
      address,
      refusal: suppressed ?? (isConnected ? null : 'account_not_connected') ?? missing(address),
    };
  }

  return {
    find,

    async describe(workspaceId: string, candidateId: string): Promise<Answering> {
      const { reply, words, account, address, refusal } = (await find(workspaceId, candidateId))!;
      return {
        channel: reply.channel,
        accountAddress: account?.address ?? null,
        to: address,
        subject: reply.channel === 'email' ? answerSubject(words?.subject ?? null) : null,
        refusal,
      };
    },
  };
}

const missing = (address: string | null) => (address === null ? 'no_address' : null);

/**
 * Whether the workspace may write to the address. A person who unsubscribed with one address gets
 * nothing on another.
 */
export async function suppression(
  secretBox: Pick<SecretBox, 'fingerprint'>,
  tx: Tx,
  workspaceId: string,
  { all, address }: { all: readonly string[]; address: string | null },
): Promise<'person_unsubscribed' | 'address_suppressed' | null> {
  const fingerprintOf = (value: string) => addressFingerprint(secretBox, value);
  const suppressed = await readSuppressed(tx, workspaceId, all.map(fingerprintOf));
  if ([...suppressed.values()].includes('unsubscribed')) return 'person_unsubscribed';
  if (address !== null && suppressed.has(fingerprintOf(address).toString('hex')))
    return 'address_suppressed';
  return null;
}

/** The addresses of a person that the workspace may use, the best first within a kind. */
export async function addressesOf(
  { db, contactsOf }: Pick<AnswerableDependencies, 'db' | 'contactsOf'>,
  workspaceId: string,
  talentId: string,
  profile: TalentProfile | undefined,
): Promise<{ kind: 'email' | 'phone' | 'proNetworkUrl'; value: string }[]> {
  const contacts = await contactsOf(db, workspaceId, talentId);
  const url = profile?.proNetworkUrl ?? null;
  return [...contacts, ...(url === null ? [] : [{ kind: 'proNetworkUrl' as const, value: url }])];
}

const nameOf = (profile: TalentProfile | undefined): string =>
  [profile?.firstname, profile?.lastname].filter(Boolean).join(' ');
