import { AppError } from '../platform/errors.ts';
import * as identity from './identity-store.ts';
import { addContacts, contactsOf, type OwnBatch } from './own-batch.ts';
import { hexOf, readPool } from './own-pool.ts';
import * as store from './own-record-store.ts';
import * as own from './own-store.ts';
import type { TalentProfile } from './profile.ts';
import type { NormalRow } from './rules/normalize-row.ts';
import { composeProfile, type ProfileFields, type ProfileRecord } from './rules/own-profile.ts';
import { canonicalProfileUrl } from './rules/profile-url.ts';
import { NO_TERMS, type SourceTerms } from './rules/terms.ts';

/** What was said of a talent, once or by several sources in turn. */
export interface OwnRecord {
  id: number;
  /** The talent itself, or one that was merged into it. */
  talentId: string;
  isEdit: boolean;
  /** JSON: few are looked into. */
  text: string;
  /** Of the newest source. */
  terms: SourceTerms;
  /** Whether the source of the batch is among them. */
  isOfSource: boolean;
}

/** What the records of one person say. */
export interface OwnSaid {
  /** The oldest first, each at the place of its newest source. */
  records: readonly OwnRecord[];
  /** Contacts, as talent and keyed hash, that a source said; `ofSource`: that of the batch. */
  contacts: ReadonlySet<string>;
  contactsOfSource: ReadonlySet<string>;
}

export const sourceOf = (batch: OwnBatch): store.RecordSource => {
  const { importId = null, actor, keyId = null, terms = NO_TERMS, at } = batch;
  return { importId, actor, keyId, terms, at };
};

/** By the id of the talent, or of the one that it was merged into. */
export async function readSaidOf(
  batch: OwnBatch,
  ids: readonly string[],
): Promise<Map<string, OwnSaid>> {
  const { tx, workspaceId } = batch;
  const stored = await store.readRecords(tx, workspaceId, ids, sourceOf(batch));
  return new Map([...stored].map(([id, rows]) => [id, saidIn(rows)]));
}

function saidIn(rows: readonly store.StoredRecord[]): OwnSaid {
  const textOf = new Map(rows.flatMap(({ id, fields }) => (fields === null ? [] : [[id, fields]])));
  const records = new Map<number, OwnRecord>();
  const contacts = new Set<string>();
  const contactsOfSource = new Set<string>();
  for (const row of rows) {
    for (const print of row.contacts) {
      const key = row.talent_id + hexOf(print);
      contacts.add(key);
      if (row.is_same_source) contactsOfSource.add(key);
    }
    const id = row.repeats_id ?? row.id;
    const isOfSource = row.is_same_source || (records.get(id)?.isOfSource ?? false);
    // It moves to the end: the newest source says it.
    records.delete(id);
    records.set(id, {
      id,
      talentId: row.talent_id,
      isEdit: row.is_edit,
      text: textOf.get(id)!,
      terms: { legalBasis: row.legal_basis, retentionMonths: row.retention_months },
      isOfSource,
    });
  }
  return { records: [...records.values()], contacts, contactsOfSource };
}

const fieldsIn = (text: string) => JSON.parse(text) as Partial<TalentProfile>;

export const composed = (
  records: readonly OwnRecord[],
  then: readonly ProfileRecord[] = [],
): ProfileFields =>
  composeProfile([
    ...records.map(({ isEdit, text }) => ({ isEdit, fields: fieldsIn(text) })),
    ...then,
  ]);

/** The id comes first, as in the interface. */
export const profileJson = (id: string, fields: ProfileFields, url: string | null): string =>
  withId(id, JSON.stringify({ ...fields, proNetworkUrl: fields.proNetworkUrl ?? url }));

/** The same of fields that are JSON already. */
export const withId = (id: string, fields: string): string =>
  `{"id":${JSON.stringify(id)},${fields.slice(1)}`;

/** Whether a record says what these fields say, as JSON. One that is a whole profile has an id. */
export function saysTheSame({ talentId, text }: OwnRecord, fields: string): boolean {
  if (text === fields || text === withId(talentId, fields)) return true;
  const { id: _, ...said } = fieldsIn(text);
  return JSON.stringify(said) === fields;
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
  await store.writeOnlyRecords(tx, workspaceId, [id]);
  const before = (await readSaidOf(batch, [id])).get(id)?.records ?? [];
  // A field that was edited before stays edited.
  const profile = composed(before, [{ isEdit: true, fields: edited }]);
  const stored = await own.readOwn(tx, workspaceId, id);
  // The URL of a talent that was merged into this one stays there.
  const url = other && other.id !== id ? (stored?.url ?? null) : row.url;
  const sourceId = stored?.source_id ?? null;
  const write = { id, sourceId, url, profile: profileJson(id, profile, null) };
  await own.updateOwn(tx, workspaceId, [write], at);
  await identity.touchMerged(tx, [id]);
  if (Object.keys(edited).length > 0)
    await store.writeEdit(tx, workspaceId, id, { fields: edited, actor, keyId, at });
  await addContacts(batch, contactsOf(batch, row, id));
}

/** Puts profiles together again from the records that there are now. */
export async function recompose(
  batch: OwnBatch,
  ids: readonly string[],
  profileHosts: readonly string[],
): Promise<void> {
  const { tx, workspaceId, at } = batch;
  if (ids.length === 0) return;
  await store.writeOnlyRecords(tx, workspaceId, ids);
  const saidOf = await readSaidOf(batch, ids);
  const writes: own.OwnWrite[] = [];
  for (const { id, sourceId } of await own.readSourceIds(tx, workspaceId, ids)) {
    const said = saidOf.get(id)?.records ?? [];
    // A URL that another talent brought stays with that one, for when the two are parted.
    const shown = composed(said.filter(({ talentId }) => talentId === id)).proNetworkUrl;
    const url = shown === null ? null : canonicalProfileUrl(shown, profileHosts);
    writes.push({ id, sourceId, url, profile: profileJson(id, composed(said), null) });
  }
  if (writes.length > 0) await own.updateOwn(tx, workspaceId, writes, at);
  await identity.touchMerged(tx, ids);
}
