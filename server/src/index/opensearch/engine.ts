import type { IndexEngine } from '../port.ts';
import type { ClusterClient } from './client.ts';
import { countInCluster } from './facet.ts';
import { type IndexShape, indexBody } from './mapping.ts';
import { readIndexMark, writeIndexMark } from './mark.ts';
import { searchCluster } from './search.ts';
import { type Rejected, writeChanges } from './write.ts';

export interface OpenSearchEngineOptions {
  client: ClusterClient;
  /** An index, or an alias of one. */
  index: string;
  /** A number that grows with each call, also between processes that write to the index. */
  nextVersion(): Promise<number>;
  /** The history of the record that the next mark belongs to. */
  history?(): string | null;
  onRejected?(rejected: readonly Rejected[]): void;
}

/** The talent index in a cluster, to read and to write. */
export interface OpenSearchEngine extends IndexEngine {
  /** Makes the empty index. */
  create(shape: IndexShape): Promise<void>;
  /** Counts the documents, which `size` then tells. */
  measure(signal?: AbortSignal): Promise<number>;
}

export function createOpenSearchEngine({
  client,
  index,
  nextVersion,
  history,
  onRejected,
}: OpenSearchEngineOptions): OpenSearchEngine {
  let size = 0;

  async function measure(signal?: AbortSignal): Promise<number> {
    const { count } = await client.call<{ count: number }>('POST', `/${index}/_count`, {
      body: { query: { exists: { field: 'id' } } },
      signal,
    });
    size = count;
    return count;
  }

  return {
    search: (plan, page) => searchCluster(client, index, plan, page),
    facet: (plan, facet, { signal } = {}) => countInCluster(client, index, { plan, facet, signal }),
    watermark: async () => (await readIndexMark(client, index))?.mark ?? null,
    size: () => size,
    async apply(changes, mark) {
      const version = await nextVersion();
      if (changes.length > 0) {
        const rejected = await writeChanges(client, index, { changes, version });
        if (rejected.length > 0) onRejected?.(rejected);
        await measure();
      }
      await writeIndexMark(client, index, { mark, history: history?.() ?? undefined }, version);
    },
    async create(shape) {
      await client.call('PUT', `/${index}`, { body: indexBody(shape) });
    },
    measure,
  };
}
