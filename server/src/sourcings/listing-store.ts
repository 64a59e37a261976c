import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { CANDIDATE, type Candidate } from './candidate-store.ts';
import type { SORT_FIELDS } from './contract.ts';
import type { Window } from './rules/pages.ts';
import { NOT_RETAINED } from './rules/statuses.ts';

export type SortField = (typeof SORT_FIELDS)[number];

/** Which candidates of a sourcing; what is empty does not filter. */
export interface CandidateFilter {
  /** Empty: all but NOT_RETAINED. */
  statusHandles: readonly string[];
  cities: readonly string[];
  jobTitles: readonly string[];
  companies: readonly string[];
  /** Each must occur somewhere in what the listing knows of the candidate. */
  words: readonly string[];
}

export interface CandidateOrder {
  field: SortField;
  descending: boolean;
}

/** The columns of the sort fields; each has the indexes that give its order (migration 0009). */
const SORT_COLUMNS: Record<SortField, string> = {
  name: 'name_key',
  companyName: 'company_key',
  statusHandle: 'status_handle',
  city: 'city_key',
  jobTitle: 'job_title_key',
  userRating: 'user_rating',
  contacts: 'contacts_count',
  createdAt: 'created_at',
  history: 'updated_at',
};

export async function countCandidates(tx: Tx, workspaceId: string, sourcingId: string, filter: CandidateFilter): Promise<number> {
  const { cities, jobTitles, companies, words } = filter;
  if ([cities, jobTitles, companies, words].every((values) => values.length === 0)) return countInStatuses(tx, workspaceId, sourcingId, filter);
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from candidates c where ${matches(workspaceId, sourcingId, filter)}`.execute(tx);
  return rows[0]!.total;
}

/** Those without it have a value in every row: the database would not take their indexes for an order that speaks of missing values. */
const MAY_BE_MISSING: ReadonlySet<SortField> = new Set(['name', 'companyName', 'city', 'jobTitle', 'userRating']);

/** From the counters that the database keeps: counting fifty thousand rows would take longer than reading the page. */
async function countInStatuses(tx: Tx, workspaceId: string, sourcingId: string, filter: CandidateFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(c.candidates), 0) as total from candidate_counts c
    where c.sourcing_id = ${sourcingId} and ${ofWorkspace(workspaceId, sourcingId)} and ${hasStatus(filter.statusHandles)}`.execute(tx);
  return rows[0]!.total;
}

/**
 * A window of the candidates in their order, missing values last, equal ones by id in the same direction. `reversed`: the window counts from the other end,
 * and the rows come from there too.
 */
export async function readCandidates(
  tx: Tx,
  workspaceId: string,
  sourcingId: string,
  filter: CandidateFilter,
  { field, descending }: CandidateOrder,
  { limit, offset, reversed }: Window & { reversed: boolean },
): Promise<Candidate[]> {
  const order = inOrder({ field, descending }, reversed);
  // The window is found in an index alone; only its rows are then read.
  const { rows } = await sql<Candidate>`
    select ${CANDIDATE} from candidates c
    where c.id in (select c.id from candidates c where ${matches(workspaceId, sourcingId, filter)} ${order} limit ${limit} offset ${offset})
    ${order}`.execute(tx);
  return rows;
}

/** Missing values last, equal ones by id in the same direction; `reversed`: all of it the other way around. */
export function inOrder({ field, descending }: CandidateOrder, reversed: boolean): RawBuilder<unknown> {
  const column = sql.ref(`c.${SORT_COLUMNS[field]}`);
  const direction = sql.raw(descending === reversed ? 'asc' : 'desc');
  const missing = sql.raw(MAY_BE_MISSING.has(field) ? `nulls ${reversed ? 'first' : 'last'}` : '');
  return sql`order by ${column} ${direction} ${missing}, c.id ${direction}`;
}

export function matches(
  workspaceId: string,
  sourcingId: string,
  { statusHandles, cities, jobTitles, companies, words }: CandidateFilter,
): RawBuilder<boolean> {
  const conditions = [
    sql`c.sourcing_id = ${sourcingId}`,
    ofWorkspace(workspaceId, sourcingId),
    hasStatus(statusHandles),
    ...isOneOf('city_key', cities),
    ...isOneOf('job_title_key', jobTitles),
    ...isOneOf('company_key', companies),
    ...words.map((word) => sql`c.search_text like ${containing(word)}`),
  ];
  return sql`${sql.join(conditions, sql` and `)}`;
}

/** Asked once, not of every row: all candidates of a sourcing are of its workspace (a foreign key). */
const ofWorkspace = (workspaceId: string, sourcingId: string) =>
  sql`exists (select from sourcings s where s.workspace_id = ${workspaceId} and s.id = ${sourcingId})`;

function hasStatus(handles: readonly string[]): RawBuilder<boolean> {
  return handles.length === 0 ? sql`c.status_handle <> ${NOT_RETAINED}` : sql`c.status_handle = any(${[...handles]}::text[])`;
}

function isOneOf(column: string, values: readonly string[]): RawBuilder<boolean>[] {
  if (values.length === 0) return [];
  return [sql`${sql.ref(`c.${column}`)} in (${sql.join(values.map((value) => sql`fold_text(${value})`))})`];
}

/** Escaped after folding, which may turn other characters into % and _. */
const containing = (word: string): RawBuilder<string> => sql`'%' || regexp_replace(fold_text(${word}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;
