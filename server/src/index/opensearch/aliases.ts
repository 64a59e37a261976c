import { type ClusterClient, ClusterRefused } from './client.ts';
import type { IndexNames } from './names.ts';

/** Null when the cluster does not know the name. */
async function ifKnown<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ClusterRefused && error.status === 404) return null;
    throw error;
  }
}

/** The index behind the alias; null when there is none. */
export async function readAlias(client: ClusterClient, alias: string): Promise<string | null> {
  const found = await ifKnown(client.call<Record<string, unknown>>('GET', `/_alias/${alias}`));
  return found === null ? null : (Object.keys(found)[0] ?? null);
}

/** From then on, the alias leads to this index alone. */
export async function moveAlias(
  client: ClusterClient,
  alias: string,
  { from, to }: { from: string | null; to: string },
): Promise<void> {
  const removed = from === null ? [] : [{ remove: { index: from, alias } }];
  const actions = [...removed, { add: { index: to, alias } }];
  await client.call('POST', '/_aliases', { body: { actions } });
}

/** All indexes of the installation, of every version of the service. */
export async function listIndexes(client: ClusterClient, names: IndexNames): Promise<string[]> {
  const found = await ifKnown(
    client.call<Record<string, unknown>>('GET', `/${names.pattern}/_alias?expand_wildcards=open`),
  );
  return Object.keys(found ?? {}).filter((index) => names.aliasOf(index) !== null);
}

export async function deleteIndex(client: ClusterClient, index: string): Promise<void> {
  await ifKnown(client.call('DELETE', `/${index}`));
}
