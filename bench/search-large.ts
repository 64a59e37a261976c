import { once } from 'node:events';
import { readdir, readFile, rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { createCore } from '../server/src/core.ts';
import { loadConfig } from '../server/src/platform/config.ts';
import { createDatabase } from '../server/src/platform/db.ts';
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres.ts';
import { silentLog } from '../server/src/platform/log.ts';
import { createSecretBox } from '../server/src/platform/secret-box.ts';
import { QUERIES } from './index-queries.ts';
import { ms, percentile, printReport, seconds, times } from './report.ts';
import { runCommand, type Service, startService, withDataDir } from './service.ts';
import type { StreamEvent, StreamTask } from './stream-thread.ts';

/*
 * Plain search over HTTP on a large database, as clients use it: with a key that is checked,
 * limited and charged, profiles loaded, the search recorded. Then the same while 1,000 profiles
 * a second stream in, and how long each took to be found.
 */

const WIDE_LIMITS = '100000,1000000,10000000,100000000,1000000000';
const ROUNDS = 20;
/** V8 still compiles until then: the first hundred searches take a quarter longer. */
const WARM_UP_ROUNDS = 10;
const RELATED = 100;
/** After this idle time a service has stopped its reader threads. */
const IDLE_MS = 20_000;
const STREAM_SECONDS = 15;
/** The time that a reader thread needs to start and warm up. */
const STREAM_BEGINS_MS = 3_000;
/** The value of Linux on all common machines. */
const MS_PER_TICK = 10;

interface Client {
  search(
    filters: readonly object[],
    related?: readonly string[],
  ): Promise<{ searchTransactionId: string; estimationCount: number }>;
}

/**
 * With a folder, it uses the installation there, so that talents are generated once for several
 * runs (`greenroom talents generate --count 1000000 --seed 7`).
 */
export async function benchLargeSearch(count: number, folder?: string): Promise<void> {
  if (folder !== undefined) return measureService(count, folder, 0);
  await withDataDir(async (DATA_DIR) => {
    const generateMs = await timed(() =>
      runCommand(['talents', 'generate', '--count', String(count), '--seed', '7'], {
        DATA_DIR,
        SAMPLE_DATA: 'off',
        LOG_LEVEL: 'warn',
      }),
    );
    await measureService(count, DATA_DIR, generateMs);
  });
}

async function measureService(count: number, DATA_DIR: string, generateMs: number): Promise<void> {
  const env = { DATA_DIR, SAMPLE_DATA: 'off' };
  await rm(join(DATA_DIR, 'index'), { recursive: true, force: true });
  const first = await startService(env);
  const rebuild = {
    readyMs: first.readyAfterMs,
    rss: await resident(first),
    busyMs: await busyMs(first),
  };
  await saved(DATA_DIR);
  await first.stop();
  const service = await startService(env);
  try {
    await delay(IDLE_MS);
    const idle = await resident(service);
    const client = await newClient(service, env);
    const quiet = await measure(client);
    const seen = await page(client);
    const rss = await resident(service);
    const { searches, visible, streamed } = await whileStreaming(client, DATA_DIR);
    const streaming = await resident(service);
    await delay(IDLE_MS);
    printReport(
      `Plain search over HTTP on ${count.toLocaleString('en')} talents`,
      ['WHAT', 'P50', 'P95', 'P99', 'TARGET'],
      [
        row('30 queries', quiet, 'p50 5 ms, p99 25 ms'),
        row(`the next page after up to ${RELATED} pages`, seen),
        row(
          '30 queries, 1,000 profiles a second streaming in',
          searches,
          `p99 under 3 times quiet: ${times(percentile(searches, 0.99) / percentile(quiet, 0.99))}`,
        ),
        row(
          'from the end of an import to being found',
          [...visible.first, ...visible.later],
          '50 ms',
        ),
        row(`the same in the first ${seconds(STREAM_BEGINS_MS)}`, visible.first),
        row('the same after them', visible.later),
      ],
      [
        `Streamed ${streamed} profiles in ${STREAM_SECONDS} s.${generateMs > 0 ? ` Generating the talents took ${seconds(generateMs)}.` : ''}`,
        `Ready without a snapshot after ${seconds(rebuild.readyMs)} (${seconds(rebuild.busyMs)} of the processor), resident ${rebuild.rss}; with it after ${seconds(service.readyAfterMs)}, resident ${idle} when idle, ${rss} after the searches, ${streaming} after the stream, ${await resident(service)} when idle again.`,
        `Load of the machine at the end: ${loadavg()[0]!.toFixed(1)}.`,
      ],
    );
  } finally {
    await service.stop();
  }
}

const row = (name: string, taken: readonly number[], target = ''): string[] => [
  name,
  ...[0.5, 0.95, 0.99].map((share) => ms(percentile(taken, share))),
  target,
];

async function resident({ pid }: Service): Promise<string> {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1];
  return `${(Number(kilobytes) / 1_000).toFixed(0)} MB`;
}

/**
 * Time of all its threads on the processor. On a busy machine, the rest of a start is waiting for a
 * processor.
 */
async function busyMs({ pid }: Service): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The fields after the name, which may contain spaces; the ticks of user and system time are
  // fields 14 and 15 of the whole.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
}

/** The snapshot is written in the background. */
async function saved(dataDir: string): Promise<void> {
  while (
    !(await readdir(join(dataDir, 'index')).catch(() => [] as string[])).includes('manifest.json')
  )
    await delay(50);
}

async function newClient(
  { announcement: { url } }: Service,
  env: Record<string, string>,
): Promise<Client> {
  const { workspaceId } = await runCommand<{ workspaceId: string }>(
    ['workspaces', 'create', '--name', 'Bench', '--api-credits', '1000000000'],
    env,
  );
  const { apiKey } = await runCommand<{ apiKey: string }>(
    ['keys', 'create', '--workspace', workspaceId, '--limits', WIDE_LIMITS],
    env,
  );
  return {
    async search(filters, related = []) {
      const response = await fetch(`${url}/api/v1/search/talents`, {
        method: 'POST',
        headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
        body: JSON.stringify({ filters, relatedSearchTransactionIds: related }),
      });
      const { data, error } = (await response.json()) as {
        data: Awaited<ReturnType<Client['search']>>;
        error?: unknown;
      };
      if (!response.ok) throw new Error(JSON.stringify(error));
      return data;
    },
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

async function measure({ search }: Client): Promise<number[]> {
  const taken: number[] = [];
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
    for (const filters of QUERIES) {
      const spent = await timed(() => search(filters));
      if (round >= 0) taken.push(spent);
    }
  }
  return taken;
}

/** Page after page of one search, each without the people on earlier pages. */
async function page({ search }: Client): Promise<number[]> {
  const related: string[] = [];
  const taken: number[] = [];
  while (related.length < RELATED) {
    taken.push(
      await timed(async () =>
        related.push((await search(QUERIES[1]!, related)).searchTransactionId),
      ),
    );
  }
  return taken;
}

/** Milliseconds from the end of each import until it is found, by time of import. */
interface Visible {
  first: number[];
  later: number[];
}

async function whileStreaming(
  client: Client,
  dataDir: string,
): Promise<{ searches: number[]; visible: Visible; streamed: number }> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: silentLog });
  const db = createDatabase({ url: postgres.url, maxConnections: 2 });
  const { talents } = createCore(
    { db, secretBox: createSecretBox('the bench') },
    loadConfig({ DATA_DIR: dataDir }),
  );
  const visible: Visible = { first: [], later: [] };
  const searches: number[] = [];
  let over = false;

  const workerData: StreamTask = { databaseUrl: postgres.url, seconds: STREAM_SECONDS };
  const thread = new Worker(new URL('./stream-thread.ts', import.meta.url), { workerData });
  const event = async (): Promise<StreamEvent> => (await once(thread, 'message'))[0];

  async function stream(): Promise<number> {
    const end = await event();
    over = true;
    return 'streamed' in end ? end.streamed : 0;
  }

  async function search(): Promise<void> {
    for (let turn = 0; !over; turn++)
      searches.push(await timed(() => client.search(QUERIES[turn % QUERIES.length]!)));
  }

  /** Imports one talent, then searches until it is found. */
  async function watch(): Promise<void> {
    const begunAt = performance.now();
    for (let n = 0; !over; n++) {
      const lastname = `Watched${n}x${Date.now().toString(36)}`;
      await talents.importProfiles([{ id: `watched-${n}`, firstname: 'Ada', lastname }]);
      const startedAt = performance.now();
      while (
        (await client.search([{ filterType: 'LAST_NAME', value: lastname }])).estimationCount === 0
      )
        await delay(2);
      (startedAt - begunAt < STREAM_BEGINS_MS ? visible.first : visible.later).push(
        performance.now() - startedAt,
      );
      await delay(200);
    }
  }

  await event();
  const [streamed] = await Promise.all([stream(), search(), watch()]);
  await db.destroy();
  await postgres.stop();
  return { searches, visible, streamed };
}
