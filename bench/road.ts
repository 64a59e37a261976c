import { Agent, request } from 'node:http';
import { type Profiler, Session } from 'node:inspector/promises';
import { sql } from 'kysely';
import pg from 'pg';
import type { Judge } from '../server/src/judging/port.ts';
import { type Running, serve } from '../server/src/main.ts';
import { loadConfig } from '../server/src/platform/config.ts';
import { silentLog } from '../server/src/platform/log.ts';
import { processorTime } from './processor-time.ts';
import { ms, printReport, type Row } from './report.ts';
import { withDataDir } from './service.ts';

/*
 * The road of a request: for an empty request, a search, a page of verdicts and the judging of a
 * casting, its round trips to PostgreSQL, its processor time, and the functions that take most of
 * it. The judge answers at once; service, client and the embedded PostgreSQL share the machine.
 * `node bench/road.ts` here and in a checkout of the commit before; only ratios count.
 */

const TALENTS = 5_000;
const REQUESTS = 100;
const WARM_UPS = 30;
const CASTINGS = 8;
const JUDGED_EACH = 60;
const TOP_FUNCTIONS = 8;
const QUALIFIED = '/v1/search/talents/qualified';
const COUNTRIES = ['France', 'Germany', 'United Kingdom', 'United States', 'Spain', 'Belgium'];
const EVERYBODY = [{ filterType: 'COUNTRY', value: COUNTRIES }];

interface Trip {
  statement: string;
  atMs: number;
  tookMs: number;
}

/** Records the statements that this process sends while `work` runs. */
async function tripsOf(work: () => Promise<unknown>): Promise<Trip[]> {
  const trips: Trip[] = [];
  const began = performance.now();
  const send = pg.Client.prototype.query as (...args: unknown[]) => Promise<unknown>;
  pg.Client.prototype.query = function record(this: pg.Client, ...args: unknown[]) {
    const [first] = args as [string | { text: string }];
    const text = typeof first === 'string' ? first : first.text;
    const trip: Trip = { statement: shortened(text), atMs: performance.now() - began, tookMs: 0 };
    trips.push(trip);
    const answer = send.apply(this, args);
    const end = () => {
      trip.tookMs = performance.now() - began - trip.atMs;
    };
    answer.then(end, end);
    return answer;
  } as never;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = send as never;
  }
  return trips;
}

const shortened = (statement: string): string =>
  statement.replaceAll(/\s+/g, ' ').trim().slice(0, 70);

interface Step {
  name: string;
  /** How many requests or judgements one run is. */
  size: number;
  work(): Promise<unknown>;
}

interface Place {
  dataDir: string;
  profiler: Session;
}

async function measure({ dataDir, profiler }: Place, step: Step): Promise<Row> {
  const trips = await tripsOf(step.work);
  const byStatement = [...Map.groupBy(trips, ({ statement }) => statement).entries()];
  printReport(
    `${step.name}: round trips of ${step.size === 1 ? 'one' : step.size}`,
    ['STATEMENT', 'TIMES', 'FIRST AT', 'TOOK EACH'],
    byStatement.map(([statement, some]) => [
      statement,
      String(some.length),
      ms(some[0]!.atMs),
      ms(some.reduce((sum, { tookMs }) => sum + tookMs, 0) / some.length),
    ]),
  );
  const runs = step.size === 1 ? REQUESTS : 1;
  const began = performance.now();
  const used = processorTime(dataDir);
  for (let run = 0; run < runs; run++) await step.work();
  const { nodeMs, postgresMs } = used();
  const wallMs = performance.now() - began;
  await profiler.post('Profiler.start');
  for (let run = 0; run < runs; run++) await step.work();
  const { profile } = await profiler.post('Profiler.stop');
  printReport(
    `${step.name}: where this process spends its time`,
    ['FUNCTION', 'OF ITS TIME'],
    topFunctions(profile),
  );
  const each = (value: number): string => ms(value / (runs * step.size));
  return [
    step.name,
    (trips.length / step.size).toFixed(2),
    each(wallMs),
    each(nodeMs),
    each(postgresMs),
    each(nodeMs + postgresMs),
  ];
}

/** Functions by the time spent in themselves, without those that they call. */
function topFunctions({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Row[] {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const self = new Map<string, number>();
  for (const [at, id] of samples.entries()) {
    const { functionName, url } = frames.get(id)!;
    if (functionName === '(idle)') continue;
    const file = url.split('/').slice(-2).join('/');
    const name = `${functionName || '(anonymous)'} ${file}`.trim();
    self.set(name, (self.get(name) ?? 0) + (timeDeltas[at] ?? 0));
  }
  const total = [...self.values()].reduce((sum, value) => sum + value, 0);
  return [...self]
    .sort(([, a], [, b]) => b - a)
    .slice(0, TOP_FUNCTIONS)
    .map(([name, value]) => [name, `${((100 * value) / total).toFixed(1)} %`]);
}

const judge: Judge = {
  id: 'bench',
  judge: async ({ criterias }) => ({
    recap: 'No.',
    criterias: criterias.map((title) => ({
      ...{ title, result: 'No.', status: 'not_met', references: [] },
    })),
  }),
};

/** Sends a request over a connection that stays open; resolves with the data of the answer. */
function createClient(url: string, apiKey: string) {
  const agent = new Agent({ keepAlive: true });
  const headers = { 'x-api-key': apiKey, 'content-type': 'application/json' };
  return (method: string, path: string, body?: object): Promise<Record<string, unknown>> =>
    new Promise((resolve, reject) => {
      const sent = request(`${url}/api${path}`, { agent, method, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          if (response.statusCode! >= 300) reject(new Error(`${method} ${path}: ${text}`));
          else if (path.includes('pageSize=1') || method === 'POST') resolve(JSON.parse(text).data);
          else resolve({});
        });
      });
      sent.on('error', reject);
      sent.end(body && JSON.stringify(body));
    });
}

async function setUp({ services, installation, url }: Running) {
  const { access, credits, talents, feed } = services;
  await talents.generate({ count: TALENTS, seed: 1 });
  await feed.catchUp();
  const user = { name: 'Bench', language: null };
  const { workspaceId } = await access.createWorkspace({ name: 'Bench', capabilities: [] }, user);
  const grant = { account: 'api', amount: 1_000_000, key: 'bench', reason: 'Bench' } as const;
  await credits.grant(installation.db, workspaceId, grant);
  const { apiKey } = await access.createKey(workspaceId, {
    limits: [100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000],
  });
  return createClient(url!, apiKey);
}

type Send = ReturnType<typeof createClient>;

async function judgeAll(send: Send, serial: () => number, judged: number): Promise<string> {
  const { castingId } = await send('POST', QUALIFIED, {
    ...{ filters: EVERYBODY, qualificationCriterias: [`Criterion ${serial()}`] },
    target: { greens: 50, maxCredits: 2 * judged },
  });
  for (;;) {
    const { status } = await send('GET', `${QUALIFIED}/${castingId}?pageSize=1`);
    if (status !== 'running') return castingId as string;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** A call judges at most 150, so the other verdicts are inserted directly. */
async function judgeEverybody({ installation: { db } }: Running, id: string): Promise<void> {
  await sql`
    insert into casting_verdicts (casting_id, talent_id, run_id, wave, verdict, judged_order, scoring, profile_version, judge, charged_at)
    select v.casting_id, t.id, v.run_id, v.wave, v.verdict, 1 + row_number() over (), v.scoring, v.profile_version, v.judge, now()
    from casting_verdicts v join talents t on t.id <> v.talent_id where v.casting_id = ${id}`.execute(
    db,
  );
  await sql`analyze casting_verdicts`.execute(db);
}

/** The cursor of the page that begins after `depth` verdicts. */
async function cursorAt(send: Send, id: string, depth: number): Promise<string> {
  let cursor = '';
  for (let read = 0; read < depth; read += 100) {
    const page = await send('GET', `${QUALIFIED}/${id}?pageSize=100${cursor}`);
    cursor = `&cursor=${page.nextPageCursor}`;
  }
  return cursor;
}

export async function benchRoad(): Promise<void> {
  await withDataDir(async (dataDir) => {
    const running = await serve({
      ...{ config: loadConfig({ DATA_DIR: dataDir, PORT: '0' }), log: silentLog },
      ...{ roles: ['api', 'worker'], overrides: { judge } },
    });
    const profiler = new Session();
    profiler.connect();
    await profiler.post('Profiler.enable');
    try {
      const send = await setUp(running);
      let serial = 0;
      const next = () => ++serial;
      const castingId = await judgeAll(send, next, 1);
      await judgeEverybody(running, castingId);
      const page = `${QUALIFIED}/${castingId}`;
      const deep = await cursorAt(send, castingId, TALENTS - 200);
      const get = (path: string) => () => send('GET', path);
      const steps: Step[] = [
        { name: 'an empty request', size: 1, work: get('/v1/workspace') },
        {
          name: 'a search',
          size: 1,
          work: () => send('POST', '/v1/search/talents', { filters: EVERYBODY }),
        },
        { name: 'first page of verdicts', size: 1, work: get(page) },
        { name: 'page behind 4,800 verdicts', size: 1, work: get(`${page}?pageSize=50${deep}`) },
        {
          name: 'a judgement',
          size: CASTINGS * JUDGED_EACH,
          work: () =>
            Promise.all(Array.from({ length: CASTINGS }, () => judgeAll(send, next, JUDGED_EACH))),
        },
      ];
      const rows: Row[] = [];
      for (const step of steps) {
        for (let run = 0; run < (step.size === 1 ? WARM_UPS : 1); run++) await step.work();
        rows.push(await measure({ dataDir, profiler }, step));
      }
      printReport(
        'The road of a request, each',
        ['OF', 'STATEMENTS', 'TAKEN', 'NODE', 'POSTGRESQL', 'PROCESSOR TIME'],
        rows,
      );
    } finally {
      await running.stop();
    }
  });
}

if (import.meta.main) await benchRoad();
