import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import type { SORT_FIELDS } from './candidate-contract.ts';
import { CANDIDATE, type Candidate } from './candidate-store.ts';
import type { Window } from './rules/pages.ts';
import { NOT_RETAINED } from './rules/statuses.ts';
import { ofAnySize } from './sourcing-store.ts';

export type SortField = (typeof SORT_FIELDS)[number];

/** Selects candidates of a sourcing; an empty field does not filter. */
export interface CandidateFilter {
  /** Empty: all but NOT_RETAINED. */
  statusHandles: readonly string[];
  cities: readonly string[];
  jobTitles: readonly string[];
  companies: readonly string[];
  /** Null: everybody's; no user has an empty id. */
  ownerUserId: string | null;
  /** Null: without a rating. */
  ratings: readonly (number | null)[];
  /** Null: with and without. */
  hasNotes: boolean | null;
  /** Each word must occur in the searchable text of the candidate. */
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

/** Null when the workspace has no such sourcing. */
export async function countCandidates(
  tx: Tx,
  workspaceId: string,
  sourcingId: string,
  filter: CandidateFilter,
): Promise<number | null> {
  const total = isByStatusAlone(filter)
    ? // Uses maintained counters: counting 50,000 rows would take longer than reading the page.
      sql`select coalesce(sum(c.candidates), 0) from candidate_counts c where ${ofSourcing(workspaceId, sourcingId)} and ${hasStatus(filter.statusHandles)}`
    : sql`select count(*) from candidates c where ${matches(workspaceId, sourcingId, filter)}`;
  const { rows } = await sql<{ total: number }>`
    select (${total}) as total from sourcings s where s.workspace_id = ${workspaceId} and s.id = ${sourcingId}`.execute(
    tx,
  );
  return rows[0]?.total ?? null;
}

const isByStatusAlone = ({
  cities,
  jobTitles,
  companies,
  ownerUserId,
  ratings,
  hasNotes,
  words,
}: CandidateFilter): boolean =>
  ownerUserId === null &&
  hasNotes === null &&
  [cities, jobTitles, companies, ratings, words].every((values) => values.length === 0);

/**
 * Other fields have a value in every row. The database would not use their indexes for an order
 * that mentions missing values.
 */
const MAY_BE_MISSING: ReadonlySet<SortField> = new Set([
  'name',
  'companyName',
  'city',
  'jobTitle',
  'userRating',
]);

/**
 * A window of the candidates in their order, missing values last, equal ones by id in the same
 * direction. `reversed`: the window counts from the other end, and the rows come from there too.
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
  // An unfiltered listing uses one query plan for all pages. With a filter, its values decide which
  // index is best.
  const size = isByStatusAlone(filter) && filter.statusHandles.length === 0 ? ofAnySize : asAsked;
  // The window is found in an index alone, and only its rows are then read, by id. An array,
  // because a join would be planned by its possible size.
  const { rows } = await sql<Candidate>`
    select ${CANDIDATE} from candidates c
    where c.workspace_id = ${workspaceId} and c.id = any(array(
      select c.id from candidates c where ${matches(workspaceId, sourcingId, filter)} ${order} limit ${size(limit)} offset ${size(offset)}))
    ${order}`.execute(tx);
  return rows;
}

const asAsked = (rows: number) => sql`${rows}`;

/**
 * Missing values last, equal ones by id in the same direction; `reversed`: the exact opposite
 * order.
 */
export function inOrder(
  { field, descending }: CandidateOrder,
  reversed: boolean,
): RawBuilder<unknown> {
  const column = sql.ref(`c.${SORT_COLUMNS[field]}`);
  const direction = sql.raw(descending === reversed ? 'asc' : 'desc');
  const missing = sql.raw(MAY_BE_MISSING.has(field) ? `nulls ${reversed ? 'first' : 'last'}` : '');
  return sql`order by ${column} ${direction} ${missing}, c.id ${direction}`;
}

export function matches(
  workspaceId: string,
  sourcingId: string,
  filter: CandidateFilter,
): RawBuilder<boolean> {
  const { statusHandles, cities, jobTitles, companies, ownerUserId, words } = filter;
  const conditions = [
    ofSourcing(workspaceId, sourcingId),
    hasStatus(statusHandles),
    ...isOneOf('city_key', cities),
    ...isOneOf('job_title_key', jobTitles),
    ...isOneOf('company_key', companies),
    ...(ownerUserId === null ? [] : [sql`c.owner_user_id = ${ownerUserId}`]),
    ...isRated(filter.ratings),
    ...(filter.hasNotes === null ? [] : [sql`(c.notes is not null) = ${filter.hasNotes}`]),
    ...words.map((word) => sql`c.search_text like ${containing(word)}`),
  ];
  return sql`${sql.join(conditions, sql` and `)}`;
}

/**
 * When a statement filters by workspace, the row-level policy is evaluated only once
 * (docs/decisions/0035).
 */
const ofSourcing = (workspaceId: string, sourcingId: string) =>
  sql`c.workspace_id = ${workspaceId} and c.sourcing_id = ${sourcingId}`;

function hasStatus(handles: readonly string[]): RawBuilder<boolean> {
  return handles.length === 0
    ? sql`c.status_handle <> ${sql.lit(NOT_RETAINED)}`
    : sql`c.status_handle = any(${[...handles]}::text[])`;
}

function isOneOf(column: string, values: readonly string[]): RawBuilder<boolean>[] {
  if (values.length === 0) return [];
  return [
    sql`${sql.ref(`c.${column}`)} in (${sql.join(values.map((value) => sql`fold_text(${value})`))})`,
  ];
}

/** 0 stands for no rating, which is a null that equals nothing. */
function isRated(ratings: readonly (number | null)[]): RawBuilder<boolean>[] {
  if (ratings.length === 0) return [];
  const values = ratings.map((rating) => rating ?? 0);
  return [sql`coalesce(c.user_rating, 0) = any(${values}::int[])`];
}

/** Escape after folding, because folding may turn other characters into % and _. */
const containing = (word: string): RawBuilder<string> =>
  sql`'%' || regexp_replace(fold_text(${word}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;
