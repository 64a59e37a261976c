import { AppError } from '../platform/errors.ts';
import * as identity from './identity-store.ts';
import { addContacts, contactsOf, type OwnBatch } from './own-batch.ts';
import { readPool } from './own-pool.ts';
import * as own from './own-store.ts';
import type { TalentProfile } from './profile.ts';
import type { NormalRow } from './rules/normalize-row.ts';
import { composeProfile, type ProfileFields, type ProfileRecord } from './rules/own-profile.ts';
import { canonicalProfileUrl } from './rules/profile-url.ts';
import type { SourceTerms } from './rules/terms.ts';

/** What one source said of a talent, as it is stored. */
export interface OwnRecord {
  /** The talent itself, or one that was merged into it. */
  talentId: string;
  isEdit: boolean;
  /** JSON: few are looked into. */
  text: string;
  terms: SourceTerms;
}

/** The records of each talent, oldest first. */
export async function readRecordsOf(
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
        text: fields,
        terms: { legalBasis: legal_basis, retentionMonths: retention_months },
      })),
    ]),
  );
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
  await own.writeOnlyRecords(tx, workspaceId, [id]);
  const before = (await readRecordsOf(batch, [id])).get(id) ?? [];
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
    await own.writeEdit(tx, workspaceId, id, { fields: edited, actor, keyId, at });
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
  await own.writeOnlyRecords(tx, workspaceId, ids);
  const records = await readRecordsOf(batch, ids);
  const writes: own.OwnWrite[] = [];
  for (const { id, sourceId } of await own.readSourceIds(tx, workspaceId, ids)) {
    const said = records.get(id) ?? [];
    // A URL that another talent brought stays with that one, for when the two are parted.
    const shown = composed(said.filter(({ talentId }) => talentId === id)).proNetworkUrl;
    const url = shown === null ? null : canonicalProfileUrl(shown, profileHosts);
    writes.push({ id, sourceId, url, profile: profileJson(id, composed(said), null) });
  }
  if (writes.length > 0) await own.updateOwn(tx, workspaceId, writes, at);
  await identity.touchMerged(tx, ids);
}
