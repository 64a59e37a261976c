import type { Tx } from '../platform/db.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import type { NormalRow } from './rules/normalize-row.ts';
import { contactKey } from './rules/own-identity.ts';
import type { SourceTerms } from './rules/terms.ts';
import { type ContactWrite, insertContacts } from './store.ts';

export interface OwnBatchOptions {
  /** A key, a person or the operator. */
  actor: string;
  /** The key that was used; null for a user who is signed in. */
  keyId?: string | null;
  importId?: string;
  /** What the source says of its data; by default what the pool says. */
  terms?: SourceTerms;
  /** Finds out what would happen; writes nothing. */
  dryRun?: boolean;
}

/** A batch in the transaction that writes it. */
export interface OwnBatch extends OwnBatchOptions {
  tx: Tx;
  workspaceId: string;
  secretBox: SecretBox;
  at: Date;
}

/** The provider recorded for contacts that came with a person. */
const IMPORT_PROVIDER = 'import';

export const contactsOf = (
  { secretBox }: Pick<OwnBatch, 'secretBox'>,
  row: NormalRow,
  talentId: string,
): ContactWrite[] =>
  row.contacts.map((contact) => ({
    talentId,
    kind: contact.kind,
    sealed: secretBox.seal(contact.value),
    fingerprint: secretBox.fingerprint(contactKey(contact)),
  }));

export async function addContacts(
  { tx, at }: OwnBatch,
  contacts: readonly ContactWrite[],
): Promise<void> {
  if (contacts.length > 0) await insertContacts(tx, contacts, IMPORT_PROVIDER, at);
}
