import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import { insertErased, readErased, readTalentIds } from './erased-store.ts';
import { type ErasureLog, erasureHash } from './erasure-log.ts';

const BATCH = 5_000;
/** Longer than any erasure takes to commit after it read the clock. */
const OVERLAP_MS = 60 * 60 * 1_000;

/**
 * Keeps the log of erasures current. The first call compares all erased people with the log, later
 * ones only the recent.
 */
export function createErasureRecorder({
  db,
  log,
  clock,
}: {
  db: Database;
  log: ErasureLog;
  clock: Clock;
}) {
  let since: Date | null = null;
  return async function record(): Promise<number> {
    const next = new Date(clock.now().getTime() - OVERLAP_MS);
    let added = 0;
    for (let after = ''; ; ) {
      const people = await readErased(db, { since, after, limit: BATCH });
      added += await log.add(people);
      if (people.length < BATCH) break;
      after = people.at(-1)!.id;
    }
    since = next;
    return added;
  };
}

export interface Reapplied {
  /** People of the restored database who were erased again. */
  erased: number;
  /** Erased people that it does not have; only their keyed hashes were taken over. */
  remembered: number;
}

/** Erases the people of the log again, in a database that was restored from an older backup. */
export async function reapplyErasures({
  db,
  log,
  secretBox,
  erase,
}: {
  db: Database;
  log: ErasureLog;
  secretBox: SecretBox;
  erase(talentId: string): Promise<unknown>;
}): Promise<Reapplied> {
  const missing = await log.hashes();
  const result = { erased: 0, remembered: 0 };
  if (missing.size === 0) return result;
  for (let after = ''; ; ) {
    const talents = await readTalentIds(db, { after, limit: BATCH });
    for (const { id, isErased } of talents) {
      if (!missing.delete(erasureHash(secretBox, id)) || isErased) continue;
      await erase(id);
      result.erased++;
    }
    if (talents.length < BATCH) break;
    after = talents.at(-1)!.id;
  }
  for (const hash of missing) {
    const record = await log.read(hash);
    if (!record || (record.url === null && record.others.length === 0)) continue;
    await insertErased(db, {
      id: newId('talent'),
      erasedAt: new Date(record.at),
      workspaceId: record.workspaceId,
      urlHash: record.url === null ? null : Buffer.from(record.url, 'hex'),
      otherHashes: record.others.map((other) => Buffer.from(other, 'hex')),
    });
    result.remembered++;
  }
  return result;
}
