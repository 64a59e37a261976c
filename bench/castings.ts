import { sql } from 'kysely';
import type { Judge } from '../server/src/judging/port.ts';
import { type Running, serve } from '../server/src/main.ts';
import { loadConfig } from '../server/src/platform/config.ts';
import { silentLog } from '../server/src/platform/log.ts';
import { median, ms, percentile, printReport } from './report.ts';
import { withDataDir } from './service.ts';

/*
 * Qualified search over HTTP with a judge that always answers no: at once, to measure the service
 * itself, and after 100 ms, to measure what the service adds to the time of a model. The service,
 * its clients and the durable embedded PostgreSQL share the machine.
 */

const TALENTS = 5_000;
const CASTINGS = 50;
const JUDGED_EACH = 150;
const JUDGE_LATENCY_MS = 100;
const SEQUENTIAL_JUDGEMENTS = 60;
const VERDICTS = 5_000;
const READS = 200;
const START = '/v1/search/talents/qualified';
const EVERYBODY = [
  {
    filterType: 'COUNTRY',
    value: [
      'France',
      'Germany',
      'United Kingdom',
      'United States',
      'Spain',
      'Belgium',
      'Switzerland',
    ],
  },
];

interface Bench {
  running: Running;
  /** Delay of the judge, in milliseconds. */
  think(latencyMs: number): void;
  /** Start and end of each judgement, in milliseconds. */
  judgements: { began: number; ended: number }[];
  send(method: string, path: string, body?: object): Promise<Response>;
  /** The data of a success; throws otherwise. */
  call(
    method: string,
    path: string,
    body?: object,
  ): Promise<{ castingId: string; status: string; creditsCharged: number }>;
}

export async function benchCastings(): Promise<void> {
  await withDataDir(async (dataDir) => {
    const bench = await setUp(dataDir);
    try {
      const throughput = await measureThroughput(bench);
      const overhead = await measureOverhead(bench);
      const reading = await measureReading(bench);
      printReport(
        'Qualified search',
        ['MEASURED', 'P50', 'P95', 'TARGET'],
        [
          [
            `judged and charged a second, ${CASTINGS} castings at once`,
            throughput.toFixed(0),
            '',
            'at least 300',
          ],
          [
            `added to a judgement of ${JUDGE_LATENCY_MS} ms`,
            ms(median(overhead)),
            ms(percentile(overhead, 0.95)),
            'median up to 5 ms',
          ],
          [
            `GET of 50 among ${VERDICTS} verdicts`,
            ms(median(reading)),
            ms(percentile(reading, 0.95)),
            'median up to 10 ms',
          ],
        ],
        [
          `${CASTINGS * JUDGED_EACH} talents judged at once; then ${overhead.length} one after the other; then ${reading.length} pages.`,
        ],
      );
    } finally {
      await bench.running.stop();
    }
  });
}

async function setUp(dataDir: string): Promise<Bench> {
  let latencyMs = 0;
  const judgements: Bench['judgements'] = [];
  const judge: Judge = {
    id: 'bench',
    async judge({ criterias }) {
      const began = performance.now();
      if (latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, latencyMs));
      judgements.push({ began, ended: performance.now() });
      return {
        recap: 'No.',
        criterias: criterias.map((title) => ({
          title,
          result: 'No.',
          status: 'not_met',
          references: [],
        })),
      };
    },
  };
  const config = loadConfig({ DATA_DIR: dataDir, PORT: '0' });
  const running = await serve({
    config,
    log: silentLog,
    roles: ['api', 'worker'],
    overrides: { judge },
  });
  const { access, credits, talents, feed } = running.services;
  await talents.generate({ count: TALENTS, seed: 1 });
  await feed.catchUp();
  const { workspaceId } = await access.createWorkspace(
    { name: 'Bench', capabilities: [] },
    { name: 'Bench', language: null },
  );
  await credits.grant(running.installation.db, workspaceId, {
    account: 'api',
    amount: 1_000_000,
    key: 'bench',
    reason: 'Bench',
  });
  const { apiKey } = await access.createKey(workspaceId, {
    limits: [100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000],
  });
  const send: Bench['send'] = (method, path, body) =>
    fetch(`${running.url}/api${path}`, {
      method,
      headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
  return {
    running,
    think: (next) => {
      latencyMs = next;
    },
    judgements,
    send,
    async call(method, path, body) {
      const response = await send(method, path, body);
      const answer = (await response.json()) as {
        data: Awaited<ReturnType<Bench['call']>>;
        error?: { code: string };
      };
      if (!response.ok)
        throw new Error(`${method} ${path} answered ${response.status} ${answer.error?.code}`);
      return answer.data;
    },
  };
}

const startOne = (bench: Bench, nth: number, target: object) =>
  bench.call('POST', START, {
    filters: EVERYBODY,
    qualificationCriterias: [`Criterion ${nth}`],
    target,
  });

async function over(bench: Bench, castingId: string): Promise<number> {
  for (;;) {
    const { status, creditsCharged } = await bench.call('GET', `${START}/${castingId}?pageSize=1`);
    if (status !== 'running') return creditsCharged;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Talents judged and charged per second. */
async function measureThroughput(bench: Bench): Promise<number> {
  const warmUp = await startOne(bench, -1, { greens: 50, maxCredits: 300 });
  await over(bench, warmUp.castingId);
  const began = performance.now();
  const started = await Promise.all(
    Array.from({ length: CASTINGS }, (_, nth) =>
      startOne(bench, nth, { greens: 50, maxCredits: 2 * JUDGED_EACH }),
    ),
  );
  const charged = await Promise.all(started.map(({ castingId }) => over(bench, castingId)));
  return (
    charged.reduce((sum, credits) => sum + credits / 2, 0) / ((performance.now() - began) / 1_000)
  );
}

/**
 * Milliseconds from the end of one judgement to the start of the next, when they run one after
 * another.
 */
async function measureOverhead(bench: Bench): Promise<number[]> {
  bench.think(JUDGE_LATENCY_MS);
  bench.judgements.length = 0;
  const { castingId } = await startOne(bench, -2, {
    greens: 1,
    maxCredits: 2 * SEQUENTIAL_JUDGEMENTS,
  });
  await over(bench, castingId);
  bench.think(0);
  return bench.judgements.slice(1).map(({ began }, i) => began - bench.judgements[i]!.ended);
}

/** Milliseconds for a page of a search with very many verdicts. */
async function measureReading(bench: Bench): Promise<number[]> {
  const { castingId } = await startOne(bench, -3, { greens: 50, maxCredits: 2 });
  await over(bench, castingId);
  await fillUp(bench, castingId);
  const taken: number[] = [];
  for (let i = 0; i < READS; i++) {
    const began = performance.now();
    const response = await bench.send('GET', `${START}/${castingId}`);
    await response.arrayBuffer();
    taken.push(performance.now() - began);
  }
  return taken.slice(READS / 10);
}

/** A call judges at most 150, so the earlier calls are inserted directly. */
async function fillUp({ running }: Bench, castingId: string): Promise<void> {
  const { db } = running.installation;
  await sql`
    insert into casting_verdicts (casting_id, talent_id, run_id, wave, verdict, judged_order, scoring, profile_version, judge, charged_at)
    select v.casting_id, t.id, v.run_id, v.wave, v.verdict, 1 + row_number() over (), v.scoring, v.profile_version, v.judge, now()
    from casting_verdicts v join talents t on t.id <> v.talent_id where v.casting_id = ${castingId}`.execute(
    db,
  );
  await sql`analyze casting_verdicts`.execute(db);
}

if (import.meta.main) await benchCastings();
