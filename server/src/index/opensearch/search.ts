import type { Page, Plan, SearchResult } from '../port.ts';
import { ClusterAway, type ClusterClient, isPassing } from './client.ts';
import { isOneOf, matchesOf, type Query, queryOf } from './query.ts';

/** Equal documents are a ring of lots (`placeOfId`), and each search begins somewhere else on it. */
const PLACE = '(doc.lot.value - params.start) & 0xffffffffL';

interface Hits {
  total: { value: number };
  hits?: { _score: number; fields: { id: [string] } }[];
}

interface Found {
  status?: number;
  error?: unknown;
  timed_out?: boolean;
  _shards?: { failed: number };
  hits?: Hits;
}

/** An answer of some shards only would end a casting as exhausted. */
const WHOLE = { allow_partial_search_results: false };
const WANTED = [
  ...['status', 'error', 'timed_out', '_shards.failed'],
  ...['hits.total.value', 'hits.hits._score', 'hits.hits.fields'],
]
  .map((field) => `responses.${field}`)
  .join(',');

/** The best matches, in one round trip. */
export async function searchCluster(
  client: ClusterClient,
  index: string,
  plan: Plan,
  { exclude, limit, signal }: Page & { signal?: AbortSignal },
): Promise<SearchResult> {
  const page = {
    size: limit,
    query: without(queryOf(plan), exclude),
    sort: orderOf(plan.start ?? 0),
    ...{ track_scores: true, track_total_hits: true },
    ...{ _source: false, stored_fields: '_none_', docvalue_fields: ['id'] },
  };
  // Few are excluded: to count those of them that match costs less than to count all matches twice.
  const excluded = {
    ...{ size: 0, track_total_hits: true },
    query: matchesOf(plan, [isOneOf(exclude)]),
  };
  const searches = exclude.size > 0 ? [page, excluded] : [page];
  const body = searches
    .map((search) => `${JSON.stringify(WHOLE)}\n${JSON.stringify(search)}\n`)
    .join('');
  const { responses } = await client.call<{ responses: Found[] }>(
    'POST',
    `/${index}/_msearch?filter_path=${WANTED}`,
    { body, signal },
  );
  const [matching, left] = responses.map(wholeHits);
  const hits = matching!.hits ?? [];
  const count = matching!.total.value;
  return {
    ids: hits.map(({ fields }) => fields.id[0]),
    scores: hits.map(({ _score }) => _score),
    count,
    total: count + (left?.total.value ?? 0),
  };
}

const without = (query: Query, exclude: ReadonlySet<string>): Query =>
  exclude.size === 0 ? query : { bool: { must: [query], must_not: [isOneOf(exclude)] } };

function orderOf(start: number) {
  const place =
    start === 0
      ? { lot: 'asc' }
      : {
          _script: {
            ...{ type: 'number', order: 'asc' },
            script: { lang: 'painless', source: PLACE, params: { start } },
          },
        };
  return [{ _score: 'desc' }, { quality: 'desc' }, place, { id: 'asc' }];
}

function wholeHits({ status, error, timed_out, _shards, hits }: Found): Hits {
  if (!error && !timed_out && _shards?.failed === 0) return hits!;
  const message = `the search was not answered in whole: ${JSON.stringify(error ?? 'partial')}`;
  throw isPassing(status) || !error
    ? new ClusterAway(message.slice(0, 600))
    : new Error(message.slice(0, 600));
}
