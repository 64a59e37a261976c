import type { Access } from '../access/access.ts';
import type { ChannelAccount, ChannelType } from '../channels/port.ts';
import type { Database } from '../platform/db.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import type { Sourcings } from '../sourcings/sourcings.ts';
import type { TalentProfile, Talents } from '../talents/talents.ts';
import { addressFingerprint } from './address-fingerprint.ts';
import { senderOf } from './rules/prerequisites.ts';
import { contactKindOf } from './rules/run-machine.ts';
import type { Step } from './rules/step.ts';
import type { Run } from './run-store.ts';
import { readSuppressed } from './suppression-store.ts';

export interface MessageDependencies {
  db: Database;
  secretBox: Pick<SecretBox, 'open' | 'fingerprint'>;
  talents: Pick<Talents, 'load'>;
  sourcings: Pick<Sourcings, 'findSourcing'>;
  access: Pick<Access, 'userNames'>;
  /** The contacts of a person that the workspace may use, the best first within a kind. */
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
    /** The one-click unsubscribe link for an address. */
    unsubscribeUrl(workspaceId: string, address: string): string | undefined;
  };
}

/** The person, the sourcing and the sender of a step's message. */
export interface Correspondents {
  profile: TalentProfile;
  sourcing: { name: string; jobTitle: string | null; location: string | null };
  recruiterName: string | null;
}

/** Why a person cannot be reached on the channel of a step. */
export type Unreachable =
  | { is: 'skipped' | 'failed'; reason: 'no_contact' }
  | { is: 'skipped'; reason: 'address_blocked' }
  | { is: 'stopped'; reason: 'unsubscribed' | 'erased' };

/** Null when the talent was erased. */
export async function correspondents(
  {
    db,
    talents,
    sourcings,
    access,
  }: Pick<MessageDependencies, 'db' | 'talents' | 'sourcings' | 'access'>,
  {
    workspaceId,
    talentId,
    sourcingId,
    senderUserId,
  }: Pick<Run, 'workspaceId' | 'talentId' | 'sourcingId' | 'senderUserId'>,
  step: Step,
): Promise<Correspondents | null> {
  const profile = (await talents.load([talentId])).get(talentId);
  const sourcing = await sourcings.findSourcing(db, workspaceId, sourcingId);
  if (!profile || !sourcing) return null;
  // A key without an owner writes for the owner of the sourcing.
  const userId = senderOf(step, senderUserId) ?? sourcing.ownerUserId;
  const names = userId === null ? null : await access.userNames(db, workspaceId, [userId]);
  return { profile, sourcing, recruiterName: names?.get(userId!) ?? null };
}

/**
 * The address that the step needs; null when there is none. `unsubscribed`: the person unsubscribed
 * with any of their addresses. `address_blocked`: the workspace blocked the only one.
 */
async function findAddress(
  { db, secretBox, contactsOf }: MessageDependencies,
  { workspaceId, talentId }: Run,
  step: Step,
  { proNetworkUrl }: TalentProfile,
): Promise<string | null | 'unsubscribed' | 'address_blocked'> {
  const fingerprintOf = (value: string) => addressFingerprint(secretBox, value);
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
  return usable?.value ?? (ofKind.some(({ why }) => why === 'blocked') ? 'address_blocked' : null);
}

/** Who receives the step's message, and at which address. */
export async function reach(
  dependencies: MessageDependencies,
  run: Run,
  step: Step,
): Promise<({ is: 'reachable'; address: string } & Correspondents) | Unreachable> {
  const people = await correspondents(dependencies, run, step);
  if (!people) return { is: 'stopped', reason: 'erased' };
  const address = await findAddress(dependencies, run, step, people.profile);
  if (address === 'unsubscribed') return { is: 'stopped', reason: 'unsubscribed' };
  if (address === 'address_blocked') return { is: 'skipped', reason: 'address_blocked' };
  if (address === null)
    return { is: step.policy?.skipStepIfNoContact ? 'skipped' : 'failed', reason: 'no_contact' };
  return { is: 'reachable', address, ...people };
}
