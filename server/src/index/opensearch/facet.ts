import type { Facet, FacetCounts, Plan } from '../port.ts';
import type { ClusterClient } from './client.ts';
import { matchesOf } from './query.ts';

/** So many of the most frequent values are counted again, exactly. */
const PROPOSED = 256;
/** Values that each shard counts at first: a frequent one is among them. */
const PER_SHARD = 10_000;

interface Bucket {
  key: string;
  doc_count: number;
  one?: { hits: { hits: [{ fields: { id: [string] } }] } };
}

interface Counted {
  aggregations: { values: { buckets: Bucket[]; sum_other_doc_count: number } };
}

/**
 * How many matches hold each value. Shards propose their most frequent values at first. Then all of
 * them count those, so that the counts are exact, with one match for each.
 */
export async function countInCluster(
  client: ClusterClient,
  index: string,
  { plan, facet, signal }: { plan: Plan; facet: Facet; signal?: AbortSignal },
): Promise<FacetCounts> {
  const { field, limit } = facet;
  const size = Math.max(PROPOSED, limit);
  async function count(terms: object, aggs: object = {}): Promise<Counted> {
    const values = { terms: { field, size, ...terms }, ...aggs };
    return client.call('POST', `/${index}/_search?allow_partial_search_results=false`, {
      body: { size: 0, query: matchesOf(plan, []), aggs: { values } },
      signal,
    });
  }

  const include = patternOf(facet);
  const proposed = (
    await count({ shard_size: Math.max(PER_SHARD, size), ...(include !== '.*' && { include }) })
  ).aggregations.values;
  const sum = proposed.buckets.reduce((all, { doc_count }) => all + doc_count, 0);
  const answer: FacetCounts = { values: [], sum: sum + proposed.sum_other_doc_count };
  if (proposed.buckets.length === 0) return answer;
  const one = { top_hits: { size: 1, _source: false, docvalue_fields: ['id'] } };
  const counted = await count(
    { include: proposed.buckets.map(({ key }) => key) },
    { aggs: { one } },
  );
  const values = counted.aggregations.values.buckets
    .map(({ key, doc_count, one }) => ({
      ...{ value: key, count: doc_count },
      id: one!.hits.hits[0].fields.id[0],
    }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
  return { ...answer, values: values.slice(0, limit) };
}

/**
 * The values of the facet as a regular expression of Lucene. `.*.*` means `.*`: OpenSearch 2.17 to
 * 2.19.3 and 3.0 to 3.3 take a shortcut for a plain `prefix.*`, and answer 500 when it comes after
 * every value of a shard (opensearch-project/OpenSearch#19636).
 */
function patternOf({ prefix, word = '' }: Facet): string {
  const begins = literal(prefix);
  if (word !== '') return `${begins}(.*_)?${literal(word)}.*`;
  return prefix === '' ? '.*' : `${begins}.*.*`;
}

const literal = (text: string): string => text.replace(/[.?+*|{}[\]()"\\#@&<>~^$-]/g, '\\$&');
