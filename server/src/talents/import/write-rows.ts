import type { Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { type BatchPlan, type KnownIdentities, planBatch } from '../rules/matching.ts';
import {
  analyzeTalents,
  beginImport,
  type ContactWrite,
  findKnown,
  insertContacts,
  insertTalents,
  type TalentWrite,
  updateTalents,
} from '../store.ts';
import type { PreparedRow } from './prepare-rows.ts';

export interface WriteOutcome {
  imported: number;
  updated: number;
  rejected: { index: number; reason: string }[];
}

/** The provider recorded for imported contacts. */
const IMPORT_PROVIDER = 'import';

/** Writes a batch in a few statements. A person who appears twice is written twice, in order. */
export async function writeRows(
  tx: Tx,
  rows: readonly PreparedRow[],
  { secretBox, at, isAlone }: { secretBox: SecretBox; at: Date; isAlone: boolean },
): Promise<WriteOutcome> {
  const outcome: WriteOutcome = { imported: 0, updated: 0, rejected: [] };
  const { analyzed } = await beginImport(tx, isAlone);
  for (let pending = rows; pending.length > 0; ) {
    const known = await readIdentities(tx, pending, secretBox);
    const plan = planBatch(pending, known);
    await writePlan(tx, plan, known, { secretBox, at });
    outcome.imported += plan.inserts.length;
    outcome.updated += plan.updates.length;
    outcome.rejected.push(...plan.rejects.map(({ row, reason }) => ({ index: row.index, reason })));
    pending = plan.deferred;
  }
  if (!analyzed) await analyzeTalents(tx);
  outcome.rejected.sort((a, b) => a.index - b.index);
  return outcome;
}

async function readIdentities(
  tx: Tx,
  rows: readonly PreparedRow[],
  secretBox: SecretBox,
): Promise<KnownIdentities> {
  const urls = rows.flatMap((row) => row.url ?? []);
  const fingerprints = new Map(urls.map((url) => [url, secretBox.fingerprint(url)]));
  const stored = await findKnown(tx, {
    ids: rows.flatMap((row) => row.id ?? []),
    urls,
    urlFingerprints: [...fingerprints.values()],
  });
  const live = stored.filter((talent) => !talent.erased && !talent.is_own);
  const erasedUrls = new Set(
    stored.flatMap((talent) => talent.erased_url_fingerprint?.toString('hex') ?? []),
  );
  return {
    urlOf: new Map(live.map((talent) => [talent.id, talent.pro_network_url])),
    idOf: new Map(
      live.flatMap((talent) =>
        talent.pro_network_url === null ? [] : [[talent.pro_network_url, talent.id]],
      ),
    ),
    takenIds: new Set(stored.filter((talent) => talent.is_own).map((talent) => talent.id)),
    erasedIds: new Set(stored.filter((talent) => talent.erased).map((talent) => talent.id)),
    isErasedUrl: (url) =>
      erasedUrls.size > 0 && erasedUrls.has(fingerprints.get(url)?.toString('hex') ?? ''),
  };
}

async function writePlan(
  tx: Tx,
  { inserts, updates }: BatchPlan<PreparedRow>,
  known: KnownIdentities,
  { secretBox, at }: { secretBox: SecretBox; at: Date },
): Promise<void> {
  const inserting = inserts.map(({ row, id }) => talentWrite(row, id ?? newId('talent'), null));
  const updating = updates.map(({ row, id }) => talentWrite(row, id, known.urlOf.get(id) ?? null));
  if (inserting.length > 0) await insertTalents(tx, inserting, at);
  if (updating.length > 0) await updateTalents(tx, updating, at);
  const contacts = [
    ...inserts.map(({ row }, index) => sealContacts(row, inserting[index]!.id, secretBox)),
    ...updates.map(({ row, id }) => sealContacts(row, id, secretBox)),
  ].flat();
  if (contacts.length > 0) await insertContacts(tx, contacts, IMPORT_PROVIDER, at);
}

function talentWrite(
  { shownUrl, json, url }: PreparedRow,
  id: string,
  knownUrl: string | null,
): TalentWrite {
  const own =
    shownUrl === null && knownUrl !== null
      ? JSON.stringify({ ...(JSON.parse(json) as object), proNetworkUrl: knownUrl })
      : json;
  // The id is known only now. It comes first, as in the interface.
  return { id, url, profile: `{"id":${JSON.stringify(id)},${own.slice(1)}` };
}

function sealContacts(row: PreparedRow, talentId: string, secretBox: SecretBox): ContactWrite[] {
  return row.contacts.map(({ kind, value }) => ({
    talentId,
    kind,
    sealed: secretBox.seal(value),
    fingerprint: secretBox.fingerprint(`${kind}:${value}`),
  }));
}
