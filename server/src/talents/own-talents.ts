import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import type { OwnBatchOptions } from './own-batch.ts';
import { countOwn, listOwn as listStored, readFirstOwn } from './own-list-store.ts';
import { readHistory, type StoredSource } from './own-record-store.ts';
import { editOwn } from './own-records.ts';
import * as own from './own-store.ts';
import type { InOwnTurn } from './own-turns.ts';
import { undoOwn } from './own-undo.ts';
import { type IndexedOwnRow, type OwnResult, writeOwn } from './own-writer.ts';
import type { TalentProfile } from './profile.ts';
import type { TalentContact } from './profile-reader.ts';
import { normalizeRow } from './rules/normalize-row.ts';
import type { FacetValue, OwnFilters } from './rules/own-filters.ts';
import { issueOf, type ProfileFields } from './rules/own-profile.ts';
import { readContacts } from './store.ts';

export interface OwnTalent {
  talent: TalentProfile;
  contacts: TalentContact[];
  sourceId: string | null;
  createdAt: Date;
  updatedAt: Date;
  /** Newest first. */
  sources: StoredSource[];
}

export interface OwnTalentsDependencies {
  db: Database;
  clock: Clock;
  secretBox: SecretBox;
  inOwnTurn: InOwnTurn;
  /** Hosts of profile URLs without `www.`. */
  profileHosts: readonly string[];
}

/** The people of one workspace: its own pool (docs/decisions/0085). */
export function createOwnTalents({
  db,
  clock,
  secretBox,
  inOwnTurn,
  profileHosts,
}: OwnTalentsDependencies) {
  /** Reads a batch now. Returns the function that writes it in the caller's transaction. */
  function prepareOwn(rows: readonly unknown[]) {
    const at = clock.now();
    const { good, rejected } = readRows(rows, { profileHosts, asOf: at });
    return async (tx: Tx, workspaceId: string, options: OwnBatchOptions): Promise<OwnResult[]> => {
      const batch = { tx, workspaceId, secretBox, at, ...options };
      const written = good.length === 0 ? [] : await writeOwn(batch, good);
      return [...rejected, ...written].sort((a, b) => a.index - b.index);
    };
  }

  return {
    prepareOwn,

    /** Throws not_found, also for a talent of the shared pool or of another workspace. */
    readOwn: (workspaceId: string, id: string): Promise<OwnTalent> =>
      readWhole(db, secretBox, workspaceId, id),

    ...createLists(db),

    /**
     * Sets fields of an own talent; null or an empty list empties one. They win over every source
     * from then on. Contacts are added. Throws not_found, validation_error.
     */
    async editOwn(
      workspaceId: string,
      id: string,
      {
        fields,
        actor,
        keyId,
      }: { fields: Record<string, unknown>; actor: string; keyId?: string | null },
    ): Promise<void> {
      const at = clock.now();
      await inOwnTurn(workspaceId, async (tx) => {
        await own.beginOwnBatch(tx, workspaceId);
        const stored = await own.readOwn(tx, workspaceId, id, { forUpdate: true });
        if (!stored) throw new AppError('not_found');
        const { id: wholeId } = stored;
        const raw = { ...stored.profile, ...fields, id: null };
        const read = normalizeRow(raw, { profileHosts, asOf: at });
        if (!read.ok) throw new AppError('validation_error', { issues: [issueOf(read.reason)] });
        const edited = Object.fromEntries(
          Object.entries(read.row.profile).filter(([name]) => Object.hasOwn(fields, name)),
        ) as Partial<ProfileFields>;
        const batch = { tx, workspaceId, secretBox, actor, keyId, at };
        await editOwn(batch, { id: wholeId, row: read.row, edited });
      });
    },

    /** See the writer. The caller deletes the `orphans` in the same transaction. */
    undoImport: (
      tx: Tx,
      workspaceId: string,
      { importId, limit, actor }: { importId: string; limit: number; actor: string },
    ): Promise<{ orphans: string[]; isDone: boolean }> =>
      undoOwn(
        { tx, workspaceId, secretBox, actor, at: clock.now() },
        { importId, limit, profileHosts },
      ),

    /** Whether it is a live talent of the workspace's own pool. */
    isOwn: async (tx: Tx, workspaceId: string, id: string): Promise<boolean> =>
      (await own.readOwn(tx, workspaceId, id)) !== null,

    /** After an erasure that may be taken back: the people may be brought again. */
    allowAgain: (tx: Tx, workspaceId: string, ids: readonly string[]): Promise<void> =>
      own.markRemoved(tx, workspaceId, ids),
  };
}

function readRows(
  rows: readonly unknown[],
  options: { profileHosts: readonly string[]; asOf: Date },
): { good: IndexedOwnRow[]; rejected: OwnResult[] } {
  const good: IndexedOwnRow[] = [];
  const rejected: OwnResult[] = [];
  for (const [index, raw] of rows.entries()) {
    const read = normalizeRow(raw, options);
    if (read.ok) good.push({ ...read.row, index, json: JSON.stringify(read.row.profile) });
    else rejected.push({ index, outcome: 'rejected', issues: [issueOf(read.reason)] });
  }
  return { good, rejected };
}

async function readWhole(
  db: Database,
  secretBox: SecretBox,
  workspaceId: string,
  id: string,
): Promise<OwnTalent> {
  const stored = await own.readOwn(db, workspaceId, id);
  if (!stored) throw new AppError('not_found');
  const contacts = await readContacts(db, [id]);
  const history = await readHistory(db, workspaceId, id);
  return {
    talent: stored.profile,
    contacts: contacts.map((row) => ({
      kind: row.kind,
      value: secretBox.open(row.value_sealed),
      provider: row.provider,
      foundAt: row.found_at,
    })),
    sourceId: stored.source_id,
    createdAt: stored.imported_at,
    updatedAt: stored.refreshed_at,
    sources: history,
  };
}

function createLists(db: Database) {
  return {
    /** The last added first. */
    listOwn: (
      workspaceId: string,
      page: { index: number; size: number },
      filters: OwnFilters = {},
    ): Promise<OwnPage> => listOwn(db, workspaceId, page, filters),

    /** When the first of them was added; null for none. */
    firstOwnAt: (workspaceId: string): Promise<Date | null> => readFirstOwn(db, workspaceId),

    /** How many people the filters find, and what they share. */
    countOwn: (
      workspaceId: string,
      filters: OwnFilters,
    ): Promise<{ people: number; isComplete: boolean; values: FacetValue[] }> =>
      countOwn(db, workspaceId, filters),
  };
}

interface OwnPage {
  talents: Pick<OwnTalent, 'talent' | 'sourceId' | 'createdAt' | 'updatedAt'>[];
  hasNextPage: boolean;
}

async function listOwn(
  db: Database,
  workspaceId: string,
  page: { index: number; size: number },
  filters: OwnFilters,
): Promise<OwnPage> {
  const rows = await listStored(db, workspaceId, {
    limit: page.size + 1,
    offset: (page.index - 1) * page.size,
    filters,
  });
  const talents = rows.slice(0, page.size).map((row) => ({
    talent: row.profile,
    sourceId: row.source_id,
    createdAt: row.imported_at,
    updatedAt: row.refreshed_at,
  }));
  return { talents, hasNextPage: rows.length > page.size };
}
