import type { Issue } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import * as identity from './identity-store.ts';
import { addContacts, contactsOf, type OwnBatch } from './own-batch.ts';
import { hexOf, readPool } from './own-pool.ts';
import { insertRecords, type RecordWrite, writeOnlyRecords } from './own-record-store.ts';
import {
  composed,
  type OwnSaid,
  profileJson,
  readSaidOf,
  saysTheSame,
  sourceOf,
  withId,
} from './own-records.ts';
import * as own from './own-store.ts';
import { type IdentifiedPerson, proposeIdentities } from './propose.ts';
import type { NormalRow } from './rules/normalize-row.ts';
import { type OwnPlan, planOwnBatch } from './rules/own-matching.ts';
import { issueOf, type ProfileFields } from './rules/own-profile.ts';
import { addsTerms, NO_TERMS } from './rules/terms.ts';
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

export interface IndexedOwnRow extends NormalRow {
  index: number;
  /** The profile as JSON. It is serialized while the database is still busy with the last batch. */
  json: string;
}

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
    const proposals = await proposeIdentities(batch, { created, changed });
    results.push(...resultsOf(plan, ids, proposals));
    // In a dry run nothing is written, so that nobody would be found again.
    if (dryRun)
      results.push(...plan.deferred.map(({ index }) => ({ index, outcome: 'updated' as const })));
    pending = dryRun ? [] : plan.deferred;
  }
  return results;
}

async function insertAll(
  batch: OwnBatch,
  inserts: OwnPlan<IndexedOwnRow>['inserts'],
): Promise<string[]> {
  if (inserts.length === 0) return [];
  const { tx, workspaceId, at } = batch;
  const created = inserts.map(({ row, sourceId }) => {
    const id = newId('talent');
    const contacts = contactsOf(batch, row, id);
    return { id, sourceId, url: row.url, profile: withId(id, row.json), contacts };
  });
  await own.insertOwn(tx, workspaceId, created, at);
  const records = created.map(({ id, contacts }) => ({
    talentId: id,
    fields: null,
    repeatsId: null,
    contacts: contacts.map(({ fingerprint }) => fingerprint),
  }));
  await insertRecords(tx, workspaceId, records, sourceOf(batch));
  await addContacts(
    batch,
    created.flatMap(({ contacts }) => contacts),
  );
  return created.map(({ id }) => id);
}

type OwnUpdate = OwnPlan<IndexedOwnRow>['updates'][number];

interface ChangedOwn extends Pick<OwnUpdate, 'id' | 'url' | 'sourceId' | 'whole'> {
  profile: ProfileFields;
}

/** The profiles of people who came again and changed. */
async function writeProfiles(
  { tx, workspaceId, at }: OwnBatch,
  changed: readonly ChangedOwn[],
): Promise<void> {
  const writes = changed.map(({ id, url, sourceId, whole, profile }): own.OwnWrite => {
    const self = whole.id === id ? { id, sourceId, url } : whole;
    return { ...self, profile: profileJson(self.id, profile, self.url) };
  });
  await own.updateOwn(tx, workspaceId, writes, at);
  const merged = changed.filter(({ id, whole }) => whole.id !== id);
  if (merged.length > 0) await own.updateMerged(tx, workspaceId, merged);
}

const NOTHING_SAID: OwnSaid = { records: [], contacts: new Set(), contactsOfSource: new Set() };

/** What a row says that its talent did not. */
async function comparedWith(
  batch: OwnBatch,
  updates: readonly OwnUpdate[],
  saidOf: ReadonlyMap<string, OwnSaid>,
) {
  const { terms = NO_TERMS } = batch;
  const compared = updates.map((update) => {
    const { row, id, whole } = update;
    const said = saidOf.get(whole.id) ?? NOTHING_SAID;
    const last = said.records.findLast(({ isEdit, talentId }) => !isEdit && talentId === id);
    const same = last && saysTheSame(last, row.json) ? last : null;
    const isNew = !same?.isOfSource || addsTerms(terms, same.terms);
    return { ...update, said, same, isNew, contacts: contactsOf(batch, row, id) };
  });
  const contacts = compared.flatMap((one) => one.contacts);
  const unknown = await own.unknownContacts(batch.tx, contacts);
  return compared.map((one) => {
    const { said, contacts: given } = one;
    const keyed = given.map((contact) => ({
      contact,
      key: contact.talentId + hexOf(contact.fingerprint),
    }));
    const newContacts = keyed.filter(({ key }) => unknown.has(key)).map(({ contact }) => contact);
    // One that enrichment or a person brought stays when this source is taken back.
    const ofSource = keyed
      .filter(({ key }) => unknown.has(key) || said.contacts.has(key))
      .filter(({ key }) => !said.contactsOfSource.has(key))
      .map(({ contact }) => contact.fingerprint);
    // A file that comes again as it was adds nothing.
    return { ...one, newContacts, ofSource, adds: one.isNew || ofSource.length > 0 };
  });
}

type Compared = Awaited<ReturnType<typeof comparedWith>>[number];

/** Whether nothing but the date changes in the profile of somebody of whom one thing was said. */
const isAsItWas = ({ id, url, sourceId, whole, said, same }: Compared): boolean =>
  said.records.length === 1 &&
  same !== null &&
  whole.id === id &&
  whole.url === url &&
  whole.sourceId === sourceId;

/** Returns the people about whom something new was said. */
async function updateAll(
  batch: OwnBatch,
  updates: readonly OwnUpdate[],
): Promise<IdentifiedPerson[]> {
  if (updates.length === 0) return [];
  const { tx, workspaceId, at } = batch;
  const wholeIds = updates.map(({ whole }) => whole.id);
  const compared = await comparedWith(batch, updates, await readSaidOf(batch, wholeIds));
  const composedNow = compared
    .filter((one) => !isAsItWas(one) || one.newContacts.length > 0)
    .map((one) => ({
      ...one,
      profile: composed(one.said.records, [{ isEdit: false, fields: one.row.profile }]),
    }));
  const changed = composedNow.filter((one) => !isAsItWas(one));
  const addedIds = changed.filter(({ adds }) => adds).map(({ whole }) => whole.id);
  if (addedIds.length > 0) await writeOnlyRecords(tx, workspaceId, addedIds);
  await writeProfiles(batch, changed);
  const sameIds = compared.filter(isAsItWas).map(({ id }) => id);
  await own.seeOwnAgain(tx, workspaceId, sameIds, at);
  await identity.touchMerged(tx, wholeIds);
  await recordSaid(batch, compared);
  return composedNow
    .filter(({ same, newContacts }) => same === null || newContacts.length > 0)
    .map(({ whole, profile }) => ({ id: whole.id, profile }));
}

/** Adds the records and contacts of people who came again. */
async function recordSaid(batch: OwnBatch, compared: readonly Compared[]): Promise<void> {
  const { tx, workspaceId } = batch;
  const written = compared
    .filter(({ adds }) => adds)
    .map(({ id, row, same, ofSource }): RecordWrite => {
      const fields = same === null ? row.json : null;
      return { talentId: id, fields, repeatsId: same?.id ?? null, contacts: ofSource };
    });
  if (written.length > 0) await insertRecords(tx, workspaceId, written, sourceOf(batch));
  await addContacts(
    batch,
    compared.flatMap(({ newContacts }) => newContacts),
  );
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
