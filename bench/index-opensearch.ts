import { parseArgs } from 'node:util';
import { generatePeople } from '../sample/src/sample.ts';
import { buildSegment } from '../server/src/index/build.ts';
import { createInProcessEngine } from '../server/src/index/in-process.ts';
import { createClusterClient } from '../server/src/index/opensearch/client.ts';
import { createOpenSearchEngine } from '../server/src/index/opensearch/engine.ts';
import type { IndexDocument } from '../server/src/index/port.ts';
import { createSegmentEngine } from '../server/src/index/segments.ts';
import { createLexicon } from '../server/src/lexicon/lexicon.ts';
import { createDocumentReader } from '../server/src/search/document/document.ts';
import { startOpenSearch } from '../server/test/opensearch-server.ts';
import { askInTurn } from './index-in-turn.ts';
import { AS_OF } from './index-socket-process.ts';
import { ms, printReport } from './report.ts';

/*
 * The same people in the process and in OpenSearch, which needs Java 17 and Maven, asked in turn:
 * `node bench/index-opensearch.ts --count 20000 --shards 2`. Every query asks for the best ten and
 * exact counts; the answers must be equal.
 */

const SEED = 7;
const BATCH = 2_048;

async function bench(): Promise<void> {
  const { values } = parseArgs({
    options: {
      count: { type: 'string' },
      rounds: { type: 'string' },
      shards: { type: 'string' },
    },
  });
  const [count, rounds, shards] = [
    Number(values.count ?? '20000'),
    Number(values.rounds ?? '10'),
    Number(values.shards ?? '1'),
  ];
  const server = await startOpenSearch();
  const client = createClusterClient({ nodes: [server.url] });
  try {
    let version = 0;
    const cluster = createOpenSearchEngine({
      ...{ client, index: 'bench' },
      nextVersion: async () => ++version,
    });
    await cluster.create({ shards, replicas: 0 });
    const local = createSegmentEngine();
    const spent = { read: 0, process: 0, cluster: 0 };
    const ids: string[] = [];
    for (const documents of documentsOf(count, spent)) {
      for (const { id } of documents) if (ids.length < 1_000) ids.push(id);
      let began = performance.now();
      local.install([buildSegment(documents)], []);
      spent.process += performance.now() - began;
      began = performance.now();
      const changes = documents.map((document) => ({ id: document.id, document }));
      await cluster.apply(changes, 'mark');
      spent.cluster += performance.now() - began;
    }
    await client.call('POST', '/bench/_forcemerge?max_num_segments=1');
    const stats = await client.call<{
      _all: { primaries: { store: { size_in_bytes: number } } };
    }>('GET', '/bench/_stats/store');
    const engines = { process: createInProcessEngine(local, 'mark'), cluster };
    const rows = await askInTurn(engines, { rounds, warmUpRounds: 1, ids });
    printReport(
      `OpenSearch on ${shards} shards, ${count.toLocaleString('en')} profiles`,
      ['ASKED', 'P50', 'P95', 'P99'],
      rows,
    );
    const kilobytes = stats._all.primaries.store.size_in_bytes / count / 1_000;
    console.log(
      `A profile: read in ${ms(spent.read / count)}, in the process after ${ms(spent.process / count)}, in OpenSearch after ${ms(spent.cluster / count)}, ${kilobytes.toFixed(1)} KB on its disk.`,
    );
  } finally {
    await client.close();
    await server.close();
  }
}

function* documentsOf(count: number, spent: { read: number }): Generator<IndexDocument[]> {
  const read = createDocumentReader(createLexicon());
  for (const people of generatePeople({ count, seed: SEED, asOf: AS_OF, batchSize: BATCH })) {
    const began = performance.now();
    const documents = people.map((person) => read(person, AS_OF, AS_OF));
    spent.read += performance.now() - began;
    yield documents;
  }
}

await bench();
