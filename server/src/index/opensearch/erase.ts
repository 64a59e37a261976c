import { listIndexes } from './aliases.ts';
import { type ClusterAddress, createClusterClient } from './client.ts';
import { indexNames } from './names.ts';
import { writeChanges } from './write.ts';

export interface ErasedFrom {
  address: ClusterAddress;
  prefix: string;
  installation: string;
  /** From the same sequence as the numbers of the indexer. */
  nextVersion(): Promise<number>;
}

/**
 * Deletes documents from all indexes of the installation, of every version of the service; searches
 * find them no more afterwards. The indexer also removes them from the files of its index, and
 * deletes again what it was about to write meanwhile. Throws when the cluster is away.
 */
export async function eraseFromCluster(
  ids: readonly string[],
  { address, prefix, installation, nextVersion }: ErasedFrom,
): Promise<void> {
  const client = createClusterClient(address);
  const changes = ids.map((id) => ({ id, document: null }));
  try {
    for (const index of await listIndexes(client, indexNames({ prefix, installation, rules: '' })))
      await writeChanges(client, index, { changes, version: await nextVersion() });
  } finally {
    await client.close();
  }
}
