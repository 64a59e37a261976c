import type { Issue } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import * as identity from './identity-store.ts';
import { addContacts, contactsOf, type OwnBatch } from './own-batch.ts';
import { hexOf, readPool } from './own-pool.ts';
import {
  composed,
  type OwnRecord,
  profileJson,
  readRecordsOf,
  saysTheSame,
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
    return { id, sourceId, url: row.url, profile: withId(id, row.json), contacts };
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

/** What a row says that its talent did not. */
async function comparedWith(
  batch: OwnBatch,
  updates: readonly OwnUpdate[],
  records: ReadonlyMap<string, readonly OwnRecord[]>,
) {
  const { terms = NO_TERMS } = batch;
  const compared = updates.map((update) => {
    const { row, id, whole } = update;
    const before = records.get(whole.id) ?? [];
    const last = before.findLast(({ isEdit, talentId }) => !isEdit && talentId === id);
    const isNew = !last || !saysTheSame(last, row.json) || addsTerms(terms, last.terms);
    return { ...update, before, isNew, contacts: contactsOf(batch, row, id) };
  });
  const contacts = compared.flatMap((one) => one.contacts);
  const unknown = await own.unknownContacts(batch.tx, contacts);
  return compared.map((one) => {
    const newContacts = one.contacts.filter(({ talentId, fingerprint }) =>
      unknown.has(talentId + hexOf(fingerprint)),
    );
    // A file that comes again as it was adds nothing.
    return { ...one, newContacts, adds: one.isNew || newContacts.length > 0 };
  });
}

type Compared = Awaited<ReturnType<typeof comparedWith>>[number];

/** Whether nothing but the date changes of somebody with this one record. */
const isAsItWas = ({ id, url, sourceId, whole, before, adds }: Compared): boolean =>
  before.length === 1 &&
  !adds &&
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
  const compared = await comparedWith(batch, updates, await readRecordsOf(batch, wholeIds));
  const same = compared.filter(isAsItWas);
  const changed = compared
    .filter((one) => !isAsItWas(one))
    .map((one) => ({
      ...one,
      profile: composed(one.before, [{ isEdit: false, fields: one.row.profile }]),
    }));
  const added = changed.filter(({ adds }) => adds);
  const addedIds = added.map(({ whole }) => whole.id);
  if (added.length > 0) await own.writeOnlyRecords(tx, workspaceId, addedIds);
  await writeProfiles(batch, changed);
  const sameIds = same.map(({ id }) => id);
  await own.seeOwnAgain(tx, workspaceId, sameIds, at);
  await identity.touchMerged(tx, wholeIds);
  const written = added.map(({ id, row, newContacts }) => ({
    talentId: id,
    fields: row.json,
    contacts: newContacts.map(({ fingerprint }) => fingerprint),
  }));
  if (written.length > 0) await own.insertRecords(tx, workspaceId, written, sourceOf(batch));
  await addContacts(
    batch,
    compared.flatMap(({ newContacts }) => newContacts),
  );
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
