import { createClusterClient, listSets, lookAtIndex } from '../index/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import { clusterAddress } from '../search-cluster.ts';
import { sharedPlace } from '../snapshots.ts';
import { type Finding, fail, ok, warn } from './finding.ts';
import { counted } from './output.ts';

const NAME = 'index process';
const CLUSTER = 'search cluster';
/** A title has some forty conditions, and a search may have dozens of titles. */
const MIN_CLAUSES = 8_192;
const CLAUSES = 'indices.query.bool.max_clause_count';

/** Whether a process serves the index at the socket of INDEX_URL. */
export async function checkIndexProcess(file: string): Promise<Finding> {
  try {
    const { isLoaded, isCaughtUp, size } = await lookAtIndex(file);
    if (!isLoaded)
      return warn(
        NAME,
        `it loads the index (${counted(size, 'talent')} so far); searches answer 503 until then`,
        'try again in a moment',
      );
    if (!isCaughtUp)
      return warn(
        NAME,
        `its index of ${counted(size, 'talent')} does not have the last changes`,
        'its log says why; it may have lost the database',
      );
    return ok(NAME, `it serves ${counted(size, 'talent')} at ${file}`);
  } catch (error) {
    return fail(
      NAME,
      `nobody serves the index at ${file} (${(error as Error).message})`,
      'start greenroom serve --roles index with the same INDEX_URL and as the same user, or unset INDEX_URL',
    );
  }
}

/** Whether a node of OPENSEARCH_URL answers. */
export async function checkSearchCluster(config: Config): Promise<Finding> {
  try {
    const client = createClusterClient(clusterAddress(config));
    try {
      const { version } = await client.call<{ version: { distribution?: string; number: string } }>(
        'GET',
        '/',
      );
      const clauses = await readMaxClauses(client);
      if (clauses !== null && clauses < MIN_CLAUSES)
        return warn(
          CLUSTER,
          `${CLAUSES} is ${clauses}: searches for many titles would fail`,
          `set it to ${MIN_CLAUSES} in opensearch.yml of each node`,
        );
      return ok(CLUSTER, `${version.distribution ?? 'elasticsearch'} ${version.number} answers`);
    } finally {
      await client.close();
    }
  } catch (error) {
    return fail(
      CLUSTER,
      `no node of OPENSEARCH_URL answers (${(error as Error).message})`,
      'check the addresses, OPENSEARCH_USERNAME, OPENSEARCH_PASSWORD and OPENSEARCH_CA; searches answer 504 until then',
    );
  }
}

/** Null where the cluster has no fixed limit, or this user may not read it. */
async function readMaxClauses({
  call,
}: ReturnType<typeof createClusterClient>): Promise<number | null> {
  try {
    const sources = await call<Record<string, Record<string, string>>>(
      'GET',
      '/_cluster/settings?include_defaults=true&flat_settings=true',
    );
    const limit = Object.values(sources).find((settings) => CLAUSES in settings)?.[CLAUSES];
    return limit === undefined ? null : Number(limit);
  } catch {
    return null;
  }
}

const SHARED = 'shared snapshots';

/** Whether the snapshots of SNAPSHOT_URL can be listed, and how old the newest one is. */
export async function checkSharedSnapshots(config: Config, clock: Clock): Promise<Finding> {
  try {
    const place = sharedPlace(config, clock)!;
    const whole = (await listSets(place)).filter(({ isWhole }) => isWhole);
    const [newest] = whole;
    if (!newest)
      return ok(
        SHARED,
        `none yet in ${place.shown('')}; the next process that has loaded shares one`,
      );
    const minutes = Math.max(0, Math.round((clock.now().getTime() - newest.at) / 60_000));
    return ok(
      SHARED,
      `${counted(whole.length, 'snapshot')} in ${place.shown('')}, the newest of ${counted(minutes, 'minute')} ago`,
    );
  } catch (error) {
    return fail(
      SHARED,
      `SNAPSHOT_URL cannot be read (${(error as Error).message})`,
      'check the address and the AWS_ variables; a new machine reads all talents until then',
    );
  }
}
