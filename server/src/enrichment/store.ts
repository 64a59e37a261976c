import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import type { ContactKind } from './contract.ts';
import type { ReasonCode } from './rules/reasons.ts';
import type { Call } from './rules/waterfall.ts';

/** Requests for contacts: the kinds they look for, the calls they made, and the results. */

/**
 * Serializes the transactions that change these talents' contacts or requests in one workspace.
 * What one of them reads stays true until it commits. Locked in one order.
 */
export async function lockTalents(
  tx: Tx,
  workspaceId: string,
  talentIds: readonly string[],
): Promise<void> {
  const names = talentIds.toSorted().map((id) => `enrichment:${workspaceId}:${id}`);
  await sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${names}::text[]) as name`.execute(
    tx,
  );
}

/** The kinds that are being looked up. */
export async function readOpenKinds(
  tx: Tx,
  workspaceId: string,
  talentIds: readonly string[],
): Promise<{ talentId: string; kind: ContactKind }[]> {
  const { rows } = await sql<{ talentId: string; kind: ContactKind }>`
    select talent_id as "talentId", kind from enrichment_kinds
    where workspace_id = ${workspaceId} and talent_id = any(${[...talentIds]}::text[]) and state = 'open'`.execute(
    tx,
  );
  return rows;
}

export interface NewEnrichment {
  id: string;
  talentId: string;
  requestedBy: string;
  kinds: readonly { kind: ContactKind; price: number }[];
  startedAt: Date;
}

export async function insertEnrichments(
  tx: Tx,
  workspaceId: string,
  enrichments: readonly NewEnrichment[],
): Promise<void> {
  if (enrichments.length === 0) return;
  const rows = enrichments.map(
    ({ id, talentId, requestedBy, startedAt }) =>
      sql`(${id}, ${workspaceId}, ${talentId}, ${requestedBy}, ${startedAt}::timestamptz)`,
  );
  await sql`
    insert into enrichments (id, workspace_id, talent_id, requested_by, started_at) values ${sql.join(rows)}`.execute(
    tx,
  );
  const kinds = enrichments.flatMap(({ id, talentId, kinds }) =>
    kinds.map(
      ({ kind, price }) => sql`(${id}, ${workspaceId}, ${talentId}, ${kind}, ${price}::integer)`,
    ),
  );
  await sql`
    insert into enrichment_kinds (enrichment_id, workspace_id, talent_id, kind, price) values ${sql.join(kinds)}`.execute(
    tx,
  );
}

export interface Enrichment {
  id: string;
  talentId: string;
  kinds: {
    kind: ContactKind;
    price: number;
    state: 'open' | 'found' | 'not_found' | 'cancelled';
  }[];
}

/** An open request; null when it has ended or does not exist. */
export async function readEnrichment(
  tx: Tx,
  workspaceId: string,
  id: string,
): Promise<Enrichment | null> {
  const { rows } = await sql<Enrichment>`
    select e.id, e.talent_id as "talentId",
      (select json_agg(json_build_object('kind', k.kind, 'price', k.price, 'state', k.state) order by k.kind)
       from enrichment_kinds k where k.enrichment_id = e.id) as kinds
    from enrichments e where e.workspace_id = ${workspaceId} and e.id = ${id} and e.ended_at is null`.execute(
    tx,
  );
  return rows[0] ?? null;
}

/**
 * As readEnrichment, with the row locked until the transaction ends, so that what it read stays
 * true.
 */
export async function lockEnrichment(
  tx: Tx,
  workspaceId: string,
  id: string,
): Promise<Enrichment | null> {
  const { rows } = await sql`
    select 1 from enrichments where workspace_id = ${workspaceId} and id = ${id} and ended_at is null for update`.execute(
    tx,
  );
  return rows.length === 0 ? null : readEnrichment(tx, workspaceId, id);
}

export async function closeKind(
  tx: Tx,
  {
    enrichmentId,
    kind,
    state,
  }: { enrichmentId: string; kind: ContactKind; state: 'found' | 'not_found' | 'cancelled' },
): Promise<void> {
  await sql`update enrichment_kinds set state = ${state} where enrichment_id = ${enrichmentId} and kind = ${kind} and state = 'open'`.execute(
    tx,
  );
}

export async function endEnrichment(
  tx: Tx,
  workspaceId: string,
  id: string,
  at: Date,
): Promise<void> {
  await sql`update enrichments set ended_at = ${at} where workspace_id = ${workspaceId} and id = ${id}`.execute(
    tx,
  );
}

/** A call with the ticket of the provider, sealed. */
export interface StoredCall extends Call {
  ticket: Buffer | null;
}

export const newCall = (
  provider: string,
  kinds: readonly ContactKind[],
  now: Date,
): StoredCall => ({
  provider,
  kinds,
  state: 'asking',
  tries: 0,
  unknowns: 0,
  ticket: null,
  dueAt: now,
  giveUpAt: null,
});

export async function readCalls(tx: Tx, enrichmentId: string): Promise<StoredCall[]> {
  const { rows } = await sql<StoredCall>`
    select provider, kinds, state, tries, unknowns, ticket_sealed as ticket, due_at as "dueAt", give_up_at as "giveUpAt"
    from enrichment_calls where enrichment_id = ${enrichmentId}`.execute(tx);
  return rows;
}

export async function writeCall(tx: Tx, enrichmentId: string, call: StoredCall): Promise<void> {
  await sql`
    insert into enrichment_calls (enrichment_id, provider, kinds, state, tries, unknowns, ticket_sealed, due_at, give_up_at)
    values (${enrichmentId}, ${call.provider}, ${call.kinds}::text[], ${call.state}, ${call.tries}, ${call.unknowns}, ${call.ticket},
      ${call.dueAt}, ${call.giveUpAt})
    on conflict (enrichment_id, provider) do update set kinds = excluded.kinds, state = excluded.state, tries = excluded.tries,
      unknowns = excluded.unknowns, ticket_sealed = excluded.ticket_sealed, due_at = excluded.due_at, give_up_at = excluded.give_up_at`.execute(
    tx,
  );
}

export interface Attempt {
  provider: string;
  kind: ContactKind;
  outcome: 'found' | 'not_found' | 'error' | 'skipped';
  reason: ReasonCode;
  /** The provider was asked again after this. */
  isRetried?: boolean;
  creditsCharged: number;
  at: Date;
}

export async function insertAttempt(
  tx: Tx,
  workspaceId: string,
  { id, talentId }: Pick<Enrichment, 'id' | 'talentId'>,
  attempt: Attempt,
): Promise<void> {
  const { provider, kind, outcome, reason, isRetried = false, creditsCharged, at } = attempt;
  await sql`
    insert into enrichment_attempts (enrichment_id, workspace_id, talent_id, provider, kind, outcome, reason, asked_again, credits_charged, at)
    values (${id}, ${workspaceId}, ${talentId}, ${provider}, ${kind}, ${outcome}, ${reason}, ${isRetried}, ${creditsCharged}, ${at})`.execute(
    tx,
  );
}

/** The last ones of each talent, oldest first. */
export async function readAttempts(
  tx: Tx,
  workspaceId: string,
  talentIds: readonly string[],
  limit: number,
): Promise<(Attempt & { talentId: string })[]> {
  const { rows } = await sql<Attempt & { talentId: string }>`
    select given.id as "talentId", provider, kind, outcome, reason, asked_again as "isRetried", credits_charged as "creditsCharged", at
    from unnest(${[...talentIds]}::text[]) as given (id), lateral (
      select * from enrichment_attempts where workspace_id = ${workspaceId} and talent_id = given.id order by id desc limit ${limit}
    ) latest order by latest.id`.execute(tx);
  return rows;
}

/** In all workspaces, and locked: an erasure affects every workspace. */
export async function lockOpenOfTalents(
  tx: Tx,
  talentIds: readonly string[],
): Promise<{ id: string; workspaceId: string }[]> {
  const { rows } = await sql<{ id: string; workspaceId: string }>`
    select id, workspace_id as "workspaceId" from enrichments where talent_id = any(${[...talentIds]}::text[]) and ended_at is null order by id for update`.execute(
    tx,
  );
  return rows;
}

export async function eraseContacts(tx: Tx, talentIds: readonly string[]): Promise<number> {
  const { numAffectedRows } =
    await sql`delete from workspace_contacts where talent_id = any(${[...talentIds]}::text[])`.execute(
      tx,
    );
  await sql`delete from enrichment_attempts where talent_id = any(${[...talentIds]}::text[])`.execute(
    tx,
  );
  await sql`delete from enrichment_calls c using enrichments e where e.id = c.enrichment_id and e.talent_id = any(${[...talentIds]}::text[])`.execute(
    tx,
  );
  await sql`update enrichment_kinds set state = 'cancelled' where talent_id = any(${[...talentIds]}::text[]) and state = 'open'`.execute(
    tx,
  );
  return Number(numAffectedRows ?? 0);
}

/** The talents with an open request. */
export async function readLoading(
  tx: Tx,
  workspaceId: string,
  talentIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select distinct talent_id as id from enrichments
    where workspace_id = ${workspaceId} and talent_id = any(${[...talentIds]}::text[]) and ended_at is null`.execute(
    tx,
  );
  return new Set(rows.map(({ id }) => id));
}

/**
 * Who asked for each search of contacts, as SQL rows of `holder`, `actor` and `sourcing_id`.
 * `sourcings` is SQL with the rows of `talent_id` and `sourcing_id`.
 */
export const spendersOfEnrichments = (workspaceId: string, sourcings: RawBuilder<unknown>) => sql`
  select e.id as holder, e.requested_by as actor, taken.sourcing_id
  from enrichments e left join (${sourcings}) taken on taken.talent_id = e.talent_id where e.workspace_id = ${workspaceId}`;
