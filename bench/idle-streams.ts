import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createCore } from '../server/src/core.ts';
import { loadConfig } from '../server/src/platform/config.ts';
import { createDatabase } from '../server/src/platform/db.ts';
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres.ts';
import { silentLog } from '../server/src/platform/log.ts';
import { migrate } from '../server/src/platform/migrate.ts';
import { createSecretBox } from '../server/src/platform/secret-box.ts';
import { WIDE_LIMITS } from '../server/test/api.ts';
import { openIdleStreams } from '../server/test/idle-streams.ts';
import { startServiceProcess } from '../server/test/service-process.ts';
import { median, ms, percentile, printReport, seconds } from './report.ts';
import { withDataDir } from './service.ts';

/*
 * node bench/idle-streams.ts [--streams 10000]: event streams that only wait, on one process. Each
 * takes a file in this process and one in the service: `ulimit -n` must allow a few more.
 */

const SECRET_KEY = 'the secret key of the bench';
/** What one key may have. */
const STREAMS_OF_A_KEY = 10;
const REQUESTS = 200;
/** Each stream is told twice that it is still here. */
const IDLE_MS = 35_000;

const { values } = parseArgs({ options: { streams: { type: 'string', default: '10000' } } });
await withDataDir((folder) => benchIdleStreams(folder, Number(values.streams)));
process.exit(0);

async function benchIdleStreams(folder: string, wanted: number): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: silentLog });
  const db = createDatabase({ url: postgres.url, maxConnections: 2 });
  await migrate(db);
  const { access } = createCore({ db, secretBox: createSecretBox(SECRET_KEY) }, loadConfig({}));
  const { workspaceId } = await access.createWorkspace(
    { name: 'W', capabilities: [] },
    { name: 'U', language: null },
  );
  const newKey = async () => (await access.createKey(workspaceId, { limits: WIDE_LIMITS })).apiKey;
  const keys: string[] = [];
  while (keys.length * STREAMS_OF_A_KEY < wanted) keys.push(await newKey());
  const reader = await newKey();
  const service = await startServiceProcess('service.ts', {
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    SECRET_KEY,
  });
  const ask = () => askOften(service.url, reader);
  await ask();
  const alone = await ask();
  const before = await service.memory();
  const openedAt = performance.now();
  const streams = await openIdleStreams(
    service.url,
    keys.flatMap((key) => Array<string>(STREAMS_OF_A_KEY).fill(key)).slice(0, wanted),
  );
  const openMs = performance.now() - openedAt;
  const refused = await fetch(`${service.url}/api/v1/events`, {
    headers: { 'x-api-key': keys[0]!, accept: 'text/event-stream' },
  });
  const refusal = (await refused.json()) as { error: { code: string } };
  const begunAt = performance.now();
  const beatsBefore = streams.beats();
  const beside = await ask();
  await delay(Math.max(0, IDLE_MS - (performance.now() - begunAt)));
  const beats = (streams.beats() - beatsBefore) / ((performance.now() - begunAt) / 1_000);
  const after = await service.memory();
  const open = streams.count();
  const stopAt = performance.now();
  service.signal('SIGTERM');
  await streams.closed;
  const stopMs = performance.now() - stopAt;
  const perStream = (kind: 'live' | 'resident') =>
    `${((after[kind] - before[kind]) / 1_024 / open).toFixed(1)} kB`;
  printReport(
    `${open} idle event streams on one process`,
    ['what', 'reading'],
    [
      ['opened in', seconds(openMs)],
      ['memory of each: reachable, resident', `${perStream('live')}, ${perStream('resident')}`],
      ['told that they are still here, a second', beats.toFixed(0)],
      ['other requests without them: p50, p99', spread(alone)],
      ['other requests beside them: p50, p99', spread(beside)],
      ['one more of a key that has ten', `${refused.status} ${refusal.error.code}`],
      ['all closed after SIGTERM in', seconds(stopMs)],
    ],
  );
  await service.ended;
  await db.destroy();
  await postgres.stop();
}

function spread(times: readonly number[]): string {
  return `${ms(median(times))}, ${ms(percentile(times, 0.99))}`;
}

async function askOften(url: string, apiKey: string): Promise<number[]> {
  const taken: number[] = [];
  for (let n = 0; n < REQUESTS; n++) {
    const startedAt = performance.now();
    const response = await fetch(`${url}/api/v1/candidate-statuses`, {
      headers: { 'x-api-key': apiKey },
    });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`answered ${response.status}`);
    taken.push(performance.now() - startedAt);
  }
  return taken;
}
