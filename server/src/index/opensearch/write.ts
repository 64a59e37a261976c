import type { Change } from '../port.ts';
import { ClusterAway, type ClusterClient, isPassing } from './client.ts';
import { type StoredDocument, storedDocument, withOneShown } from './documents.ts';

/** Documents of one bulk: some megabytes. */
const BULK = 500;
/** Persons asked for at once, and documents in one answer. */
const PERSONS = 1_000;
const PAGE = 1_000;

interface Hit {
  _source: StoredDocument;
  sort: [string];
}

interface BulkItem {
  _id: string;
  status: number;
  error?: unknown;
}

/** A document that the cluster cannot store. */
export interface Rejected {
  id: string;
  error: unknown;
}

/**
 * Brings the changes into the index, and shows of each person who is touched only the best document.
 * All documents of these persons are written again: of two processes that write at once, only one
 * decides about a person. `version` grows with each call of the indexer, and an older write never
 * replaces a newer one. Searches see everything afterwards.
 */
export async function writeChanges(
  client: ClusterClient,
  index: string,
  { changes, version }: { changes: readonly Change[]; version: number },
): Promise<Rejected[]> {
  const last = new Map(changes.map(({ id, document }) => [id, document]));
  const deleted = [...last].flatMap(([id, document]) => (document ? [] : id));
  const written = [...last.values()].flatMap((document) =>
    document ? storedDocument(document) : [],
  );
  const persons = new Set(written.flatMap(({ person }) => person ?? []));
  for (const { person } of await readDocuments(client, index, { field: '_id', of: last.keys() }))
    if (person !== undefined) persons.add(person);
  const others = (
    await readDocuments(client, index, { field: 'person', of: persons, isWhole: true })
  ).filter(({ id }) => !last.has(id));
  const operations = [
    ...shownOnce([...written, ...others]).map((document) => upsert(document, version)),
    ...deleted.map((id) => removal(id, version)),
  ];
  const rejected = await sendAll(client, index, operations);
  // One that was there before is older than what could not be stored.
  await sendAll(
    client,
    index,
    rejected.map(({ id }) => removal(id, version)),
  );
  return rejected;
}

function shownOnce(documents: readonly StoredDocument[]): StoredDocument[] {
  const byPerson = Map.groupBy(documents, ({ person, id }) => person ?? `one ${id}`);
  return [...byPerson.values()].flatMap(withOneShown);
}

/** Documents as stored; without `isWhole` their ids and persons. */
async function readDocuments(
  client: ClusterClient,
  index: string,
  { field, of, isWhole = false }: { field: string; of: Iterable<string>; isWhole?: boolean },
): Promise<StoredDocument[]> {
  const values = [...of];
  const found: StoredDocument[] = [];
  for (let at = 0; at < values.length; at += PERSONS) {
    const query = { terms: { [field]: values.slice(at, at + PERSONS) } };
    for (let after: [string] | undefined, more = true; more; ) {
      const { hits } = await client.call<{ hits: { hits: Hit[] } }>(
        'POST',
        `/${index}/_search?allow_partial_search_results=false`,
        {
          body: {
            ...{ size: PAGE, query, sort: [{ id: 'asc' }], track_total_hits: false },
            ...(!isWhole && { _source: ['id', 'person'] }),
            ...(after && { search_after: after }),
          },
        },
      );
      for (const { _source } of hits.hits) found.push(_source);
      after = hits.hits.at(-1)?.sort;
      more = hits.hits.length === PAGE;
    }
  }
  return found;
}

const upsert = (document: StoredDocument, version: number): string[] => [
  JSON.stringify({ index: { _id: document.id, version, version_type: 'external_gte' } }),
  JSON.stringify(document),
];

const removal = (id: string, version: number): string[] => [
  JSON.stringify({ delete: { _id: id, version, version_type: 'external_gte' } }),
];

/** Sends all; searches see them afterwards. Returns what the cluster cannot store. */
async function sendAll(
  client: ClusterClient,
  index: string,
  operations: readonly (readonly string[])[],
): Promise<Rejected[]> {
  const isOne = operations.length <= BULK;
  const failed: BulkItem[] = [];
  for (let at = 0; at < operations.length; at += BULK) {
    const lines = operations.slice(at, at + BULK).flat();
    failed.push(...(await bulk(client, `/${index}/_bulk?refresh=${isOne}`, lines)));
  }
  if (!isOne) await client.call('POST', `/${index}/_refresh`);
  return failed.flatMap(({ _id, status, error }) =>
    status === NEWER || status === ABSENT ? [] : { id: _id, error },
  );
}

/** A write of a higher version was there before. */
const NEWER = 409;
/** Of a deletion. */
const ABSENT = 404;

/** What failed. */
async function bulk(
  client: ClusterClient,
  path: string,
  lines: readonly string[],
): Promise<BulkItem[]> {
  const { items } = await client.call<{ items: Record<string, BulkItem>[] }>(
    'POST',
    `${path}&filter_path=items.*._id,items.*.status,items.*.error`,
    { body: `${lines.join('\n')}\n` },
  );
  const failed = items.flatMap((item) => Object.values(item)).filter(({ status }) => status >= 300);
  const passing = failed.find(({ status }) => isPassing(status));
  if (passing)
    throw new ClusterAway(`a bulk was not taken whole: ${JSON.stringify(passing.error)}`);
  return failed;
}
