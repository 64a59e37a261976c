import { type ClusterClient, ClusterRefused } from './client.ts';

/*
 * How far an index is, as one document of it that no search finds. So it is read and written like the
 * others: without a change of the cluster's state, and a process that lost its turn cannot put back
 * an older one.
 */

/** No talent has this id. */
const ID = 'mark';

export interface IndexMark {
  /** The place in the record up to which the index holds all changes. */
  mark: string;
  /** The history of the record that the mark belongs to. */
  history?: string;
}

/** Null before the first one. Throws ClusterRefused when there is no such index. */
export async function readIndexMark(
  client: ClusterClient,
  index: string,
  signal?: AbortSignal,
): Promise<IndexMark | null> {
  const { docs } = await client.call<{
    docs: { found?: boolean; _source?: IndexMark; error?: unknown }[];
  }>('POST', `/${index}/_mget`, { body: { ids: [ID] }, signal });
  const [{ found, _source, error }] = docs as [(typeof docs)[number]];
  if (error) throw new ClusterRefused(404, JSON.stringify(error).slice(0, 600));
  return found ? _source! : null;
}

export async function writeIndexMark(
  client: ClusterClient,
  index: string,
  mark: IndexMark,
  version: number,
): Promise<void> {
  try {
    await client.call('PUT', `/${index}/_doc/${ID}?version=${version}&version_type=external_gte`, {
      body: mark,
    });
  } catch (error) {
    // A write of a higher version was there before.
    if (!(error instanceof ClusterRefused) || error.status !== 409) throw error;
  }
}
