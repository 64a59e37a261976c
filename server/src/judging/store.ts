import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';

/** One question about one profile. */
export interface JudgementKey {
  talentId: string;
  profileVersion: number;
  /** SHA-256 of criteria, scoring language and judge. */
  question: Buffer;
  /** First day of the month that current jobs are counted to, `YYYY-MM-01`. */
  month: string;
}

/** Returns the sealed answer; null when none is stored. */
export async function findJudgement(
  tx: Tx,
  workspaceId: string,
  key: JudgementKey,
): Promise<Buffer | null> {
  const { rows } = await sql<{ answer: Buffer }>`
    select answer from judgements
    where workspace_id = ${workspaceId} and talent_id = ${key.talentId} and question = ${key.question}
      and profile_version = ${key.profileVersion} and month = ${key.month}::date`.execute(tx);
  return rows[0]?.answer ?? null;
}

/**
 * Stores the answer unless one is already stored: of two simultaneous answers the first is stored,
 * and both callers receive it. Returns null, and stores nothing, for a person who was erased in the
 * meantime: the row lock makes this wait for an erasure in progress.
 */
export async function storeJudgement(
  tx: Tx,
  workspaceId: string,
  key: JudgementKey,
  answer: Buffer,
): Promise<Buffer | null> {
  const { rows } = await sql<{ answer: Buffer }>`
    with person as (select id from talents where id = ${key.talentId} and erased_at is null for share)
    insert into judgements (workspace_id, talent_id, profile_version, question, month, answer)
    select ${workspaceId}, id, ${key.profileVersion}, ${key.question}, ${key.month}::date, ${answer} from person
    on conflict (workspace_id, talent_id, question, profile_version, month) do update set answer = judgements.answer
    returning answer`.execute(tx);
  return rows[0]?.answer ?? null;
}

/** Of every workspace; returns how many went. */
export async function eraseJudgements(tx: Tx, talentIds: readonly string[]): Promise<number> {
  const { numAffectedRows } =
    await sql`delete from judgements where talent_id = any(${[...talentIds]}::text[])`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/**
 * Judgements of months before this one, which no question can meet any more, and older ones; at
 * most `limit`.
 */
export async function purgeJudgements(
  tx: Tx,
  { month, before, limit }: { month: string; before: Date; limit: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from judgements where ctid = any(array(
      select ctid from judgements where month < ${month}::date or created_at < ${before} limit ${limit} for update skip locked))`.execute(
    tx,
  );
  return Number(numAffectedRows ?? 0);
}
