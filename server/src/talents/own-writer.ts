import type { Tx } from '../platform/db.ts';
import { AppError, type Issue } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import * as identity from './identity-store.ts';
import * as own from './own-store.ts';
import type { TalentProfile } from './profile.ts';
import { type IdentifiedPerson, proposeIdentities } from './propose.ts';
import type { NormalRow } from './rules/normalize-row.ts';
import { contactKey } from './rules/own-identity.ts';
import {
  type KnownOwn,
  type KnownPool,
  keysOf,
  type OwnPlan,
  planOwnBatch,
} from './rules/own-matching.ts';
import {
  composeProfile,
  issueOf,
  type ProfileFields,
  type ProfileRecord,
} from './rules/own-profile.ts';
import { canonicalProfileUrl } from './rules/profile-url.ts';
import { addsTerms, NO_TERMS, type SourceTerms } from './rules/terms.ts';
import { type ContactWrite, insertContacts } from './store.ts';
import { noteStatedMonths } from './terms-store.ts';

export type OwnOutcome = 'created' | 'updated' | 'merged' | 'rejected';

export interface OwnResult {
  /** The row's index in the batch, from 0. */
  index: number;
  outcome: OwnOutcome;
  talentId?: string;
  /** Why it was rejected: the path within the row, and what to do. */
  issues?: Issue[];
  /** Proposals that it is somebody who was there. Without ids in a dry run. */
  proposals?: { proposalId?: string }[];
}

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

export interface IndexedOwnRow extends NormalRow {
  index: number;
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

/** Writes rows in a few statements. A person who appears twice is written twice, in order. */
export async function writeOwn(
  batch: OwnBatch,
  rows: readonly IndexedOwnRow[],
): Promise<OwnResult[]> {
  const { tx, workspaceId, dryRun } = batch;
  const results: OwnResult[] = [];
  if (!dryRun) await own.beginOwnBatch(tx, workspaceId);
  const months = batch.terms?.retentionMonths ?? null;
  if (!dryRun && months !== null) await noteStatedMonths(tx, workspaceId, months, batch.at);
  for (let pending = rows; pending.length > 0; ) {
    const plan = planOwnBatch(pending, await readPool(batch, pending));
    const ids = dryRun ? [] : await insertAll(batch, plan.inserts);
    const changed = dryRun ? [] : await updateAll(batch, plan.updates);
    const created = plan.inserts.map(({ row }, at) => {
      // In a dry run nobody has an id yet; what is given here is never stored.
      return { id: ids[at] ?? `row ${row.index}`, profile: row.profile };
    });
    const proposals = await proposeIdentities(batch, [...created, ...changed]);
    results.push(...resultsOf(plan, ids, proposals));
    // In a dry run nothing is written, so that nobody would be found again.
    if (dryRun)
      results.push(...plan.deferred.map(({ index }) => ({ index, outcome: 'updated' as const })));
    pending = dryRun ? [] : plan.deferred;
  }
  return results;
}

/** Edits one talent, which the caller has locked. Throws validation_error. */
export async function editOwn(
  batch: OwnBatch,
  { id, row, edited }: { id: string; row: NormalRow; edited: Partial<ProfileFields> },
): Promise<void> {
  const { tx, workspaceId, actor, keyId = null, at } = batch;
  const other = row.url === null ? undefined : (await readPool(batch, [row])).byUrl.get(row.url);
  if (other && other.whole.id !== id)
    throw new AppError('validation_error', {
      issues: [
        { path: ['proNetworkUrl'], message: `belongs to another of your people (${other.id})` },
      ],
    });
  await own.writeOnlyRecords(tx, workspaceId, [id]);
  const before = (await readRecordsOf(batch, [id])).get(id) ?? [];
  // A field that was edited before stays edited.
  const profile = composeProfile([...before, { isEdit: true, fields: edited }]);
  const stored = await own.readOwn(tx, workspaceId, id);
  // The URL of a talent that was merged into this one stays there.
  const url = other && other.id !== id ? (stored?.url ?? null) : row.url;
  const sourceId = stored?.source_id ?? null;
  const write = { id, sourceId, url, profile: profileJson(id, profile, null) };
  await own.updateOwn(tx, workspaceId, [write], at);
  await identity.touchMerged(tx, [id]);
  if (Object.keys(edited).length > 0)
    await own.writeEdit(tx, workspaceId, id, { fields: edited, actor, keyId, at });
  await addContacts(batch, contactsOf(batch, row, id));
}

/**
 * Takes an import back from at most `limit` people: those whom only this import brought are
 * returned, for the caller to delete; the others get back what it changed. `isDone` when nobody is
 * left.
 */
export async function undoOwn(
  batch: OwnBatch,
  {
    importId,
    limit,
    profileHosts,
  }: { importId: string; limit: number; profileHosts: readonly string[] },
): Promise<{ orphans: string[]; isDone: boolean }> {
  const { tx, workspaceId } = batch;
  await own.beginOwnBatch(tx, workspaceId);
  const { talentIds, orphans } = await own.takeImport(tx, workspaceId, importId, limit);
  const wholes = await own.readWholes(tx, workspaceId, talentIds);
  const heirs = await identity.releaseParts(tx, workspaceId, orphans);
  const left = [...new Set([...wholes, ...heirs])].filter((id) => !orphans.includes(id));
  await recompose(batch, left, profileHosts);
  return { orphans, isDone: talentIds.length < limit };
}

/** Puts profiles together again from the records that there are now. */
export async function recompose(
  batch: OwnBatch,
  ids: readonly string[],
  profileHosts: readonly string[],
): Promise<void> {
  const { tx, workspaceId, at } = batch;
  if (ids.length === 0) return;
  await own.writeOnlyRecords(tx, workspaceId, ids);
  const records = await readRecordsOf(batch, ids);
  const writes: own.OwnWrite[] = [];
  for (const id of ids) {
    const stored = await own.readOwn(tx, workspaceId, id);
    if (!stored) continue;
    const said = records.get(id) ?? [];
    // A URL that another talent brought stays with that one, for when the two are parted.
    const shown = composeProfile(said.filter(({ talentId }) => talentId === id)).proNetworkUrl;
    const url = shown === null ? null : canonicalProfileUrl(shown, profileHosts);
    const json = profileJson(id, composeProfile(said), null);
    writes.push({ id, sourceId: stored.source_id, url, profile: json });
  }
  if (writes.length > 0) await own.updateOwn(tx, workspaceId, writes, at);
  await identity.touchMerged(tx, ids);
}

const contactsOf = (
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

async function addContacts({ tx, at }: OwnBatch, contacts: readonly ContactWrite[]): Promise<void> {
  if (contacts.length > 0) await insertContacts(tx, contacts, IMPORT_PROVIDER, at);
}

async function readPool(
  { tx, workspaceId, secretBox }: OwnBatch,
  rows: readonly NormalRow[],
): Promise<KnownPool> {
  const keys = [...new Set(rows.flatMap(keysOf))];
  const prints = new Map(keys.map((key) => [key, secretBox.fingerprint(key)]));
  const bytes = [...prints.values()];
  const stored = await own.findOwn(tx, workspaceId, {
    ids: rows.flatMap((row) => row.id ?? []),
    urls: rows.flatMap((row) => row.url ?? []),
    contacts: bytes,
  });
  const erased = new Set((await own.findErased(tx, workspaceId, bytes)).map(hexOf));
  return poolOf(stored, new Map([...prints].map(([key, print]) => [key, hexOf(print)])), erased);
}

interface OwnRecord extends ProfileRecord {
  /** Of the talent itself, or of one that was merged into it. */
  talentId: string;
  terms: SourceTerms;
}

async function readRecordsOf(
  { tx, workspaceId }: OwnBatch,
  ids: readonly string[],
): Promise<Map<string, OwnRecord[]>> {
  const records = await own.readRecords(tx, workspaceId, ids);
  return new Map(
    [...records].map(([id, rows]) => [
      id,
      rows.map(({ talent_id, is_edit, fields, legal_basis, retention_months }) => ({
        talentId: talent_id,
        isEdit: is_edit,
        fields,
        terms: { legalBasis: legal_basis, retentionMonths: retention_months },
      })),
    ]),
  );
}

const sourceOf = (batch: OwnBatch): own.RecordSource => {
  const { importId = null, actor, keyId = null, terms = NO_TERMS, at } = batch;
  return { importId, actor, keyId, terms, at };
};

async function insertAll(
  batch: OwnBatch,
  inserts: OwnPlan<IndexedOwnRow>['inserts'],
): Promise<string[]> {
  if (inserts.length === 0) return [];
  const { tx, workspaceId, at } = batch;
  const created = inserts.map(({ row, sourceId }) => {
    const id = newId('talent');
    const contacts = contactsOf(batch, row, id);
    return { id, sourceId, url: row.url, profile: profileJson(id, row.profile, row.url), contacts };
  });
  await own.insertOwn(tx, workspaceId, created, at);
  const records = created.map(({ id, contacts }) => ({
    talentId: id,
    fields: null,
    contacts: contacts.map(({ fingerprint }) => fingerprint),
  }));
  await own.insertRecords(tx, workspaceId, records, sourceOf(batch));
  await addContacts(
    batch,
    created.flatMap(({ contacts }) => contacts),
  );
  return created.map(({ id }) => id);
}

interface ChangedOwn extends Pick<own.OwnWrite, 'id' | 'sourceId' | 'url'> {
  whole: KnownOwn['whole'];
  /** Whether its talent had this one record only. */
  isOnly: boolean;
  profile: ProfileFields;
}

/** The profiles of people who came again; nothing but the date where all is as it was. */
async function writeProfiles(
  { tx, workspaceId, at }: OwnBatch,
  people: readonly ChangedOwn[],
  added: ReadonlySet<ChangedOwn>,
): Promise<void> {
  const isAsItWas = (one: ChangedOwn): boolean =>
    one.isOnly &&
    !added.has(one) &&
    one.whole.id === one.id &&
    one.whole.url === one.url &&
    one.whole.sourceId === one.sourceId;
  const { same = [], changed = [] } = Object.groupBy(people, (one) =>
    isAsItWas(one) ? 'same' : 'changed',
  );
  const writes = changed.map(({ id, url, sourceId, whole, profile }): own.OwnWrite => {
    const self = whole.id === id ? { id, sourceId, url } : whole;
    return { ...self, profile: profileJson(self.id, profile, self.url) };
  });
  await own.updateOwn(tx, workspaceId, writes, at);
  await own.seeOwnAgain(
    tx,
    workspaceId,
    same.map(({ id }) => id),
    at,
  );
  const merged = changed.filter(({ id, whole }) => whole.id !== id);
  if (merged.length > 0) await own.updateMerged(tx, workspaceId, merged);
  await identity.touchMerged(
    tx,
    people.map(({ whole }) => whole.id),
  );
}

/** Returns the people about whom something new was said. */
async function updateAll(
  batch: OwnBatch,
  updates: OwnPlan<IndexedOwnRow>['updates'],
): Promise<IdentifiedPerson[]> {
  if (updates.length === 0) return [];
  const { tx, workspaceId, terms = NO_TERMS } = batch;
  const records = await readRecordsOf(
    batch,
    updates.map(({ whole }) => whole.id),
  );
  const changed = updates.map(({ row, id, url, sourceId, whole }) => {
    const before = records.get(whole.id) ?? [];
    const last = before.findLast(({ isEdit, talentId }) => !isEdit && talentId === id);
    const isNew =
      JSON.stringify(withoutId(last?.fields)) !== JSON.stringify(row.profile) ||
      addsTerms(terms, last?.terms ?? NO_TERMS);
    const profile = composeProfile([...before, { isEdit: false, fields: row.profile }]);
    const contacts = contactsOf(batch, row, id);
    const isOnly = before.length === 1;
    return { id, url, sourceId, whole, row, isNew, isOnly, contacts, profile };
  });
  const contacts = changed.flatMap((one) => one.contacts);
  const unknown = await own.unknownContacts(tx, contacts);
  const isUnknown = ({ talentId, fingerprint }: ContactWrite): boolean =>
    unknown.has(talentId + hexOf(fingerprint));
  // A file that comes again as it was adds nothing.
  const added = changed.filter((one) => one.isNew || one.contacts.some(isUnknown));
  await own.writeOnlyRecords(
    tx,
    workspaceId,
    added.map(({ whole }) => whole.id),
  );
  await writeProfiles(batch, changed, new Set(added));
  const written = added.map(({ id, row, contacts: own }) => ({
    talentId: id,
    fields: JSON.stringify(row.profile),
    contacts: own.filter(isUnknown).map(({ fingerprint }) => fingerprint),
  }));
  if (written.length > 0) await own.insertRecords(tx, workspaceId, written, sourceOf(batch));
  await addContacts(batch, contacts);
  return added.map(({ whole, profile }) => ({ id: whole.id, profile }));
}

function resultsOf(
  plan: OwnPlan<IndexedOwnRow>,
  created: readonly string[],
  proposals: ReadonlyMap<string, OwnResult['proposals']>,
): OwnResult[] {
  const proposed = (id: string) => {
    const found = proposals.get(id);
    return found && { proposals: found };
  };
  return [
    ...plan.inserts.map(({ row: { index } }, at): OwnResult => {
      const talentId = created[at];
      const known = { ...(talentId && { talentId }), ...proposed(talentId ?? `row ${index}`) };
      return { index, outcome: 'created', ...known };
    }),
    ...plan.updates.map(({ row: { index }, whole, isMerged }): OwnResult => {
      const outcome = isMerged ? 'merged' : 'updated';
      return { index, outcome, talentId: whole.id, ...proposed(whole.id) };
    }),
    ...plan.rejects.map(({ row, reason }): OwnResult => {
      return { index: row.index, outcome: 'rejected', issues: [issueOf(reason)] };
    }),
  ];
}

const hexOf = (print: Buffer): string => print.toString('hex');

function poolOf(
  stored: readonly own.StoredOwn[],
  prints: ReadonlyMap<string, string>,
  erased: ReadonlySet<string>,
): KnownPool {
  const known = stored.map((row) => ({
    own: {
      ...row,
      sourceId: row.source_id,
      whole: { id: row.whole_id, sourceId: row.whole_source_id, url: row.whole_url },
    } satisfies KnownOwn,
    prints: new Set(row.fingerprints.map(hexOf)),
  }));
  const by = (key: (one: KnownOwn) => string | null) =>
    new Map(known.flatMap(({ own: one }) => (key(one) === null ? [] : [[key(one)!, one]])));
  const byContact = new Map(
    [...prints].map(([key, print]) => [
      key,
      known.filter((one) => one.prints.has(print)).map((one) => one.own),
    ]),
  );
  return {
    byId: by(({ id }) => id),
    bySourceId: by(({ sourceId }) => sourceId),
    byUrl: by(({ url }) => url),
    byContact,
    isErased: (key) => erased.has(prints.get(key) ?? ''),
  };
}

/** The id comes first, as in the interface. */
export function profileJson(id: string, fields: ProfileFields, url: string | null): string {
  return JSON.stringify({ id, ...fields, proNetworkUrl: fields.proNetworkUrl ?? url });
}

/** The fields of a record that was read from the profile, without its id. */
function withoutId(fields: Partial<TalentProfile> = {}): Partial<ProfileFields> {
  const { id: _, ...rest } = fields;
  return rest;
}
