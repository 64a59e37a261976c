import { sql } from 'kysely';
import { VERDICTS, type Verdict } from '../judging/contract.ts';
import type { Tx } from '../platform/db.ts';
import type { Filter } from '../search/search.ts';
import type { CastingStatus, WaveEnd } from './rules/machine.ts';
import type { TalentPrice } from './rules/price.ts';

/** A casting without its verdicts: the row, its current call, the open wave. */
export interface Casting {
  id: string;
  workspaceId: string;
  status: CastingStatus;
  launchFailed: boolean;
  filters: Filter[];
  criterias: string[];
  scoringLanguage: 'en' | 'fr' | null;
  targetGreens: number;
  targetMaxCredits: number;
  webhookUrl: string | null;
  webhookVerdicts: Verdict[] | null;
  /** Sealed. */
  customParams: Buffer | null;
  /** The casting whose people this one judges again; null for a search. */
  rejudgeOf: string | null;
  creditsPerTalent: TalentPrice;
  green: number;
  amber: number;
  red: number;
  creditsCharged: number;
  callIndex: number;
  wave: number;
  call: { targetGreens: number; maxCredits: number; greens: number; charged: number };
  /** The open run; null when nothing runs. */
  runId: string | null;
}

const CASTING = sql`
  select c.id, c.workspace_id as "workspaceId", c.status, c.launch_failed as "launchFailed", c.filters, c.criterias,
    c.scoring_language as "scoringLanguage", c.target_greens as "targetGreens", c.target_max_credits as "targetMaxCredits",
    c.webhook_url as "webhookUrl", c.webhook_verdicts as "webhookVerdicts", c.custom_params as "customParams", c.rejudge_of as "rejudgeOf",
    c.credits_per_talent as "creditsPerTalent", c.green, c.amber, c.red,
    c.credits_charged as "creditsCharged", c.current_call as "callIndex", c.current_wave as wave,
    json_build_object('targetGreens', k.target_greens, 'maxCredits', k.max_credits, 'greens', k.greens, 'charged', k.charged) as call,
    r.id as "runId"
  from castings c
  join casting_calls k on k.casting_id = c.id and k.call_index = c.current_call
  left join casting_runs r on r.casting_id = c.id and r.ended_at is null`;

export async function readCasting(
  tx: Tx,
  workspaceId: string,
  id: string,
): Promise<Casting | null> {
  const { rows } =
    await sql<Casting>`${CASTING} where c.workspace_id = ${workspaceId} and c.id = ${id}`.execute(
      tx,
    );
  return rows[0] ?? null;
}

/**
 * Reads the casting and locks its row until the transaction ends, so that later statements see the
 * same state.
 */
export async function lockCasting(
  tx: Tx,
  workspaceId: string,
  id: string,
): Promise<Casting | null> {
  await sql`select 1 from castings where workspace_id = ${workspaceId} and id = ${id} for no key update`.execute(
    tx,
  );
  return readCasting(tx, workspaceId, id);
}

/**
 * Locks the start of one identity until the transaction ends. Returns false when another start
 * holds the lock. The lock ends if its holder dies.
 */
export async function lockStart(tx: Tx, workspaceId: string, identity: Buffer): Promise<boolean> {
  const name = `start:${workspaceId}:${identity.toString('hex')}`;
  const { rows } = await sql<{
    locked: boolean;
  }>`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as locked`.execute(tx);
  return rows[0]?.locked ?? false;
}

/** The search that an identical start reuses: the newest launched one, else the newest. */
export async function findIdentical(
  tx: Tx,
  workspaceId: string,
  identity: Buffer,
): Promise<Casting | null> {
  const { rows } = await sql<Casting>`${CASTING}
    where c.workspace_id = ${workspaceId} and c.identity = ${identity}
    order by c.launch_failed, c.created_at desc, c.id desc limit 1`.execute(tx);
  return rows[0] ?? null;
}

export interface NewCasting {
  id: string;
  /** Null for a user in the console. */
  keyId: string | null;
  /** The user, or the key without an owner. */
  requestedBy: string;
  identity: Buffer;
  source: 'filters' | 'prompt';
  prompt: string | null;
  filters: readonly Filter[];
  criterias: readonly string[];
  scoringLanguage: 'en' | 'fr';
  targetGreens: number;
  targetMaxCredits: number;
  webhookUrl: string | null;
  webhookVerdicts: readonly Verdict[] | null;
  customParams: Buffer | null;
}

/** Inserts the casting with its first call. The caller calls `openRun` next. */
export async function insertCasting(tx: Tx, workspaceId: string, row: NewCasting): Promise<void> {
  await sql`
    insert into castings (id, workspace_id, key_id, requested_by, identity, source, prompt, filters, criterias, scoring_language, status, target_greens,
      target_max_credits, webhook_url, webhook_verdicts, custom_params)
    values (${row.id}, ${workspaceId}, ${row.keyId}, ${row.requestedBy}, ${row.identity}, ${row.source}, ${row.prompt}, ${JSON.stringify(row.filters)},
      ${[...row.criterias]}, ${row.scoringLanguage}, 'running', ${row.targetGreens}, ${row.targetMaxCredits}, ${row.webhookUrl},
      ${row.webhookVerdicts === null ? null : [...row.webhookVerdicts]}, ${row.customParams})`.execute(
    tx,
  );
  await sql`
    insert into casting_calls (casting_id, call_index, target_greens, max_credits)
    values (${row.id}, 1, ${row.targetGreens}, ${row.targetMaxCredits})`.execute(tx);
}

/** The settings that a continue replaces. Settings that are left out do not change. */
export interface CastingSettings {
  targetGreens?: number;
  targetMaxCredits?: number;
  webhookUrl?: string;
  webhookVerdicts?: readonly Verdict[];
  customParams?: Buffer;
}

export async function updateSettings(
  tx: Tx,
  workspaceId: string,
  id: string,
  settings: CastingSettings,
): Promise<void> {
  await sql`
    update castings set
      target_greens = coalesce(${settings.targetGreens ?? null}, target_greens),
      target_max_credits = coalesce(${settings.targetMaxCredits ?? null}, target_max_credits),
      webhook_url = coalesce(${settings.webhookUrl ?? null}, webhook_url),
      -- A first webhook without verdicts asks for all of them.
      webhook_verdicts = coalesce(${settings.webhookVerdicts ? [...settings.webhookVerdicts] : null}::text[], webhook_verdicts,
        case when ${settings.webhookUrl ?? null}::text is not null then ${[...VERDICTS]}::text[] end),
      custom_params = coalesce(${settings.customParams ?? null}::bytea, custom_params)
    where workspace_id = ${workspaceId} and id = ${id}`.execute(tx);
}

export async function insertCall(
  tx: Tx,
  id: string,
  call: { callIndex: number; targetGreens: number; maxCredits: number },
): Promise<void> {
  await sql`
    with call as (
      insert into casting_calls (casting_id, call_index, target_greens, max_credits)
      values (${id}, ${call.callIndex}, ${call.targetGreens}, ${call.maxCredits}) returning call_index)
    update castings set current_call = call.call_index from call where id = ${id}`.execute(tx);
}

/** Sets the casting running, with a run and its first wave. */
export async function openRun(
  tx: Tx,
  id: string,
  run: { runId: string; callIndex: number; reserved: number },
): Promise<void> {
  await sql`insert into casting_runs (id, casting_id, call_index) values (${run.runId}, ${id}, ${run.callIndex})`.execute(
    tx,
  );
  await sql`update castings set status = 'running', launch_failed = false where id = ${id}`.execute(
    tx,
  );
  await openWave(tx, id, run);
}

export async function openWave(
  tx: Tx,
  id: string,
  { runId, reserved }: { runId: string; reserved: number },
): Promise<void> {
  await sql`
    with casting as (update castings set current_wave = current_wave + 1 where id = ${id} returning current_wave)
    insert into casting_waves (casting_id, wave, run_id, reserved) select ${id}, current_wave, ${runId}, ${reserved} from casting`.execute(
    tx,
  );
}

export async function closeWave(
  tx: Tx,
  id: string,
  wave: { charged: number; returned: number; end: WaveEnd | 'launch_failed' },
): Promise<void> {
  await sql`
    update casting_waves set charged = ${wave.charged}, returned = ${wave.returned}, ended_by = ${wave.end}, ended_at = clock_timestamp()
    where casting_id = ${id} and ended_at is null`.execute(tx);
}

/**
 * A failed launch marks the casting only when no earlier launch succeeded. Later launches are
 * continues, and an identical start reuses the search.
 */
export async function closeRun(
  tx: Tx,
  id: string,
  { status, end }: { status: CastingStatus; end: WaveEnd | 'launch_failed' },
): Promise<void> {
  await sql`update casting_runs set ended_at = clock_timestamp(), ended_by = ${end} where casting_id = ${id} and ended_at is null`.execute(
    tx,
  );
  await sql`
    update castings set status = ${status},
      launch_failed = not exists (select 1 from casting_runs where casting_id = ${id} and ended_by <> 'launch_failed')
    where id = ${id}`.execute(tx);
}

export async function setStatus(tx: Tx, id: string, status: CastingStatus): Promise<void> {
  await sql`update castings set status = ${status} where id = ${id}`.execute(tx);
}

/** Locks the casting's row until the transaction ends, so that verdicts are counted one after another. */
export async function lockCastingRow(tx: Tx, id: string): Promise<void> {
  await sql`select 1 from castings where id = ${id} for no key update`.execute(tx);
}
