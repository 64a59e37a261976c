import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/db.ts';
import type { Principal } from '../platform/operation.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import { readContacts, readContactsOf } from './contact-store.ts';
import type { ContactKind, ContactStatus, ContactUsage, TalentContacts } from './contract.ts';
import { reasonText } from './rules/reasons.ts';
import { readAttempts, readLoading } from './store.ts';

/** A way to reach a talent that a workspace may use. */
export interface Contact {
  kind: ContactKind;
  /** An address, or a number in E.164. */
  value: string;
  /** `import`, or the provider that found it. */
  provider: string;
  status: ContactStatus;
  usage: ContactUsage | null;
  foundAt: Date;
  expiresAt: Date;
}

const ATTEMPTS_SHOWN = 100;

export interface ContactDependencies {
  db: Database;
  secretBox: Pick<SecretBox, 'open'>;
  clock: Clock;
}

/** Reads contacts; needs neither providers nor the engine. */
export function createContacts({ db, secretBox, clock }: ContactDependencies) {
  /** Unexpired; the best first within a kind. */
  async function contactsOf(tx: Tx, workspaceId: string, talentId: string): Promise<Contact[]> {
    const rows = await readContacts(tx, workspaceId, talentId, clock.now());
    return rows.map(({ sealed, ...contact }) => ({ ...contact, value: secretBox.open(sealed) }));
  }

  /** The usable contacts of many talents, as contactsOf; a talent without any is absent. */
  async function contactsOfAll(
    workspaceId: string,
    talentIds: readonly string[],
  ): Promise<Map<string, Contact[]>> {
    const rows = await readContactsOf(db, workspaceId, talentIds, clock.now());
    const opened = rows.map(({ sealed, ...contact }) => ({
      ...contact,
      value: secretBox.open(sealed),
    }));
    return Map.groupBy(opened, ({ talentId }) => talentId);
  }

  /**
   * The contacts that the workspace may read, whether a lookup is running, and the attempts so far,
   * of each talent in turn. Empty for an unknown talent.
   */
  async function readAll(
    { workspaceId, language }: Pick<Principal, 'workspaceId' | 'language'>,
    talentIds: readonly string[],
  ): Promise<TalentContacts[]> {
    // In this order: a request that ends in between shows as loading with its contacts, never as
    // ended without them.
    const loading = await readLoading(db, workspaceId, talentIds);
    const contacts = await contactsOfAll(workspaceId, talentIds);
    const attempts = Map.groupBy(
      await readAttempts(db, workspaceId, talentIds, ATTEMPTS_SHOWN),
      ({ talentId }) => talentId,
    );
    return talentIds.map((talentId) => {
      const ofKind = (wanted: ContactKind) =>
        (contacts.get(talentId) ?? []).filter(({ kind }) => kind === wanted).map(shown);
      return {
        talentId,
        contactsLoading: loading.has(talentId),
        emails: ofKind('email'),
        phones: ofKind('phone'),
        attempts: (attempts.get(talentId) ?? []).map(
          ({ at, reason, isRetried, talentId: _, ...attempt }) => ({
            ...attempt,
            reason: reasonText(reason, language, isRetried),
            reasonCode: reason,
            at: at.toISOString(),
          }),
        ),
      };
    });
  }

  /** As readAll, for one talent. */
  const readOf = async (caller: Parameters<typeof readAll>[0], talentId: string) =>
    (await readAll(caller, [talentId]))[0]!;

  return { contactsOf, contactsOfAll, readAll, readOf };
}

function shown({
  value,
  provider,
  status,
  usage,
  foundAt,
  expiresAt,
}: Contact): TalentContacts['emails'][number] {
  return {
    value,
    provider,
    status,
    usage,
    foundAt: foundAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}
