import { afterAll, beforeAll, describe } from 'vitest';
import { describeIndexEngine } from '../../../test/index-conformance.ts';
import {
  noOpenSearch,
  type OpenSearchServer,
  startOpenSearch,
} from '../../../test/opensearch-server.ts';
import { type ClusterClient, createClusterClient } from './client.ts';
import { createOpenSearchEngine } from './engine.ts';

/**
 * Each run is dozens of requests. The suites of the other engines try thirty times as many; so does
 * this one with OPENSEARCH_RUNS=300.
 */
const EFFORT = { runs: Number(process.env.OPENSEARCH_RUNS ?? 10), timeoutMs: 1_200_000 };

const unusable = noOpenSearch('The conformance of OpenSearch is');

describe.skipIf(unusable !== null)('a cluster', () => {
  let server: OpenSearchServer;
  let client: ClusterClient;
  let version = 0;

  beforeAll(async () => {
    server = await startOpenSearch();
    client = createClusterClient({ nodes: [server.url] });
    // A start takes a quarter of a minute on a quiet machine, and several on a busy one.
  }, EFFORT.timeoutMs);
  afterAll(async () => {
    await client?.close();
    await server?.close();
  });

  /** One index for all runs, emptied before each: to make one takes longer than a run. */
  function conforms(shards: number): void {
    const index = `of-${shards}`;
    let isMade = false;
    const open = () =>
      createOpenSearchEngine({ client, index, nextVersion: async () => ++version });

    async function empty() {
      const engine = open();
      if (isMade)
        await client.call('POST', `/${index}/_delete_by_query?refresh=true&conflicts=proceed`, {
          body: { query: { match_all: {} } },
        });
      else await engine.create({ shards, replicas: 0 });
      isMade = true;
      return engine;
    }

    async function reopened() {
      const engine = open();
      await engine.measure();
      return engine;
    }

    describeIndexEngine(`OpenSearch on ${shards} of its shards`, empty, reopened, EFFORT);
  }

  conforms(1);
  conforms(2);
  conforms(3);
});
