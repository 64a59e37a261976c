import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { type Access, createAccess } from '../server/src/access/access.ts';
import { systemClock } from '../server/src/platform/clock.ts';
import { createDatabase } from '../server/src/platform/db.ts';
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres.ts';
import { silentLog } from '../server/src/platform/log.ts';
import { migrate } from '../server/src/platform/migrate.ts';
import { createSecretBox } from '../server/src/platform/secret-box.ts';
import { median, ms, percentile, printReport, times } from './report.ts';
import { withDataDir } from './service.ts';

/*
 * The cost of admission: the gate alone (key, address and five windows in one statement), and an
 * empty route behind our whole HTTP edge beside the same route on bare Fastify. PostgreSQL, the
 * server and the clients share the machine.
 */

const SERVER = fileURLToPath(new URL('../server/test/processes/no-operation.ts', import.meta.url));
const CHECKS = 20_000;
const AT_ONCE = 48;
const KEYS = 200;
const LATENCY_ROUNDS = 2_000;
const LOAD_MS = 5_000;
/** Many short rounds, so that runs that are compared see the same machine load. */
const LOG_ROUNDS = 20;
const CONNECTIONS = 12;
const AHEAD = 4;
const WIDE = [1_000_000, 100_000_000, 1_000_000_000, 1_000_000_000, 1_000_000_000] as const;

export async function benchAccess(): Promise<void> {
  await withDataDir(async (dataDir) => {
    // Commits are forced to disk, as in production.
    const postgres = await startEmbeddedPostgres({ dataDir, log: silentLog });
    const db = createDatabase({ url: postgres.url });
    try {
      await migrate(db);
      const access = createAccess({
        db,
        clock: systemClock,
        secretBox: createSecretBox('the secret key of the bench'),
        publicUrl: 'http://localhost',
      });
      const keys = await makeKeys(access);
      await reportGate(access, keys);
      await reportEdge(postgres.url, keys);
      await reportRequestLog(postgres.url, keys);
    } finally {
      await db.destroy();
      await postgres.stop();
    }
  });
}

async function makeKeys(access: Access): Promise<string[]> {
  const { workspaceId } = await access.createWorkspace(
    { name: 'Bench', capabilities: [] },
    { name: 'Bench', language: null },
  );
  return Array.fromAsync(
    { length: KEYS },
    async () => (await access.createKey(workspaceId, { limits: WIDE })).apiKey,
  );
}

async function reportGate(access: Access, keys: readonly string[]): Promise<void> {
  await checksPerSecond(access, keys, 4_000);
  const many = await checksPerSecond(access, keys, CHECKS);
  const one = await checksPerSecond(access, keys.slice(0, 1), CHECKS / 4);
  const row = (name: string, measured: Checks, target: string) => [
    name,
    measured.perSecond.toFixed(0),
    measured.roundTrips.toFixed(2),
    target,
  ];
  printReport(
    'The gate: key, address and windows',
    ['KEYS', 'CHECKS/S', 'ROUND TRIPS', 'TARGET'],
    [row(String(KEYS), many, '5,000/s, 1 round trip'), row('1', one, '')],
  );
}

interface Checks {
  perSecond: number;
  roundTrips: number;
}

async function checksPerSecond(
  { enter }: Access,
  keys: readonly string[],
  checks: number,
): Promise<Checks> {
  const { prototype } = pg.Client;
  const { query } = prototype;
  let statements = 0;
  prototype.query = function counted(this: pg.Client, ...call: Parameters<typeof query>) {
    statements++;
    return query.apply(this, call);
  } as typeof query;
  const startedAt = performance.now();
  let next = 0;
  const worker = async () => {
    for (let n = next++; n < checks; n = next++)
      await enter({ headers: { 'x-api-key': keys[n % keys.length]! }, peer: '127.0.0.1' });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  prototype.query = query;
  return {
    perSecond: (checks / (performance.now() - startedAt)) * 1_000,
    roundTrips: statements / checks,
  };
}

async function reportEdge(databaseUrl: string, keys: readonly string[]): Promise<void> {
  const [bare, service] = [
    await startServer({ MODE: 'bare' }),
    await startServer({ MODE: 'service', DATABASE_URL: databaseUrl }),
  ];
  try {
    for (const { url } of [bare, service]) await requestsPerSecond(url, keys, LOAD_MS / 5);
    const [plain, whole] = await latencies([bare.url, service.url], keys);
    const load = [
      await requestsPerSecond(bare.url, keys, LOAD_MS),
      await requestsPerSecond(service.url, keys, LOAD_MS),
    ] as const;
    const row = (name: string, taken: readonly number[], perSecond: number, ...more: string[]) => [
      name,
      ms(median(taken)),
      ms(percentile(taken, 0.99)),
      perSecond.toFixed(0),
      ...more,
    ];
    printReport(
      'An empty route',
      ['ROUTE', 'P50', 'P99', 'REQUESTS/S', 'P50 TO BARE', 'REQUESTS TO BARE', 'TARGET'],
      [
        row('bare Fastify', plain!, load[0], '', '', ''),
        row(
          'with key, windows, input, envelope',
          whole!,
          load[1],
          times(median(whole!) / median(plain!)),
          times(load[1] / load[0]),
          '4,000 requests/s',
        ),
      ],
      [
        `Median added: ${ms(median(whole!) - median(plain!))} (target: under 1 ms). Latency one request at a time, throughput over ${CONNECTIONS} connections.`,
      ],
    );
  } finally {
    bare.stop();
    service.stop();
  }
}

/**
 * The same server with and without the request log, in turns, so that a busy moment of the machine
 * affects both.
 */
async function reportRequestLog(databaseUrl: string, keys: readonly string[]): Promise<void> {
  const env = { MODE: 'service', DATABASE_URL: databaseUrl };
  const [kept, silent] = [
    await startServer(env),
    await startServer({ ...env, REQUEST_LOG_DAYS: '0' }),
  ];
  const rounds: { kept: number; silent: number }[] = [];
  try {
    for (const { url } of [kept, silent]) await requestsPerSecond(url, keys, LOAD_MS / 5);
    for (let round = 0; round < LOG_ROUNDS; round++) {
      const inTurn = round % 2 === 0 ? [kept, silent] : [silent, kept];
      const measured = [
        await requestsPerSecond(inTurn[0]!.url, keys, LOAD_MS / 5),
        await requestsPerSecond(inTurn[1]!.url, keys, LOAD_MS / 5),
      ];
      rounds.push(
        round % 2 === 0
          ? { kept: measured[0]!, silent: measured[1]! }
          : { kept: measured[1]!, silent: measured[0]! },
      );
    }
  } finally {
    kept.stop();
    silent.stop();
  }
  const ratio = median(rounds.map((round) => round.kept / round.silent));
  printReport(
    'The request log',
    ['WITHOUT', 'WITH', 'RATIO', 'TARGET'],
    [
      [
        `${median(rounds.map((round) => round.silent)).toFixed(0)}/s`,
        `${median(rounds.map((round) => round.kept)).toFixed(0)}/s`,
        times(ratio),
        'at least 0.95',
      ],
    ],
    [`Medians of ${LOG_ROUNDS} rounds.`],
  );
}

async function startServer(env: Record<string, string>): Promise<{ url: string; stop(): void }> {
  const child = spawn(process.execPath, [SERVER], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return { url, stop: () => void child.kill() };
}

/**
 * Milliseconds of single requests; the servers take turns, so that a busy moment of the machine
 * affects all of them.
 */
async function latencies(urls: readonly string[], keys: readonly string[]): Promise<number[][]> {
  const taken = urls.map((): number[] => []);
  const pipes = urls.map((url) => openPipe(url));
  for (let turn = 0; turn < LATENCY_ROUNDS; turn++) {
    for (const [n, pipe] of pipes.entries()) {
      const startedAt = performance.now();
      await pipe.ask(keys[turn % keys.length]!);
      taken[n]!.push(performance.now() - startedAt);
    }
  }
  for (const pipe of pipes) pipe.close();
  return taken;
}

async function requestsPerSecond(
  url: string,
  keys: readonly string[],
  durationMs: number,
): Promise<number> {
  const pipes = Array.from({ length: CONNECTIONS }, () => openPipe(url));
  const startedAt = performance.now();
  let answered = 0;
  const worker = async (n: number) => {
    for (; performance.now() - startedAt < durationMs; answered++)
      await pipes[n % CONNECTIONS]!.ask(keys[answered % keys.length]!);
  };
  await Promise.all(Array.from({ length: CONNECTIONS * AHEAD }, (_, n) => worker(n)));
  for (const pipe of pipes) pipe.close();
  return (answered / (performance.now() - startedAt)) * 1_000;
}

/**
 * A cheap keep-alive connection: it only counts answers, and may have several requests under way.
 */
function openPipe(url: string): { ask(apiKey: string): Promise<void>; close(): void } {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  const waiting: { resolve(): void; reject(error: Error): void }[] = [];
  socket.setEncoding('latin1');
  let received = '';
  socket.on('data', (chunk: string) => {
    received += chunk;
    // Every answer ends with the two closing braces of the envelope, and contains no others.
    for (let end = received.indexOf('}}'); end >= 0; end = received.indexOf('}}')) {
      const answer = received.slice(0, end);
      received = received.slice(end + 2);
      if (answer.startsWith('HTTP/1.1 200')) waiting.shift()!.resolve();
      else waiting.shift()!.reject(new Error(answer));
    }
  });
  return {
    ask: (apiKey) =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        socket.write(
          `GET /api/v1/nothing/x?pageSize=50 HTTP/1.1\r\nhost: bench\r\nx-api-key: ${apiKey}\r\n\r\n`,
        );
      }),
    close: () => void socket.destroy(),
  };
}

if (import.meta.main) await benchAccess();
