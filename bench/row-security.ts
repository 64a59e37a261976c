import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { createAccess } from '../server/src/access/access.ts';
import { systemClock } from '../server/src/platform/clock.ts';
import { createDatabase, type Database } from '../server/src/platform/db.ts';
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres.ts';
import { silentLog } from '../server/src/platform/log.ts';
import { migrate } from '../server/src/platform/migrate.ts';
import { createSecretBox } from '../server/src/platform/secret-box.ts';
import { median, ms, printReport } from './report.ts';
import { withDataDir } from './service.ts';

/*
 * What row-level security costs a request: the same requests to three processes on one database,
 * one of which confines each request to its workspace. They take turns at every request, so that a
 * busy moment of the machine affects all three. The difference between the two without it is the
 * noise.
 */

const SERVER = fileURLToPath(new URL('../server/test/processes/row-security.ts', import.meta.url));
const WORKSPACES = 10;
const CANDIDATES = 5_000;
const ROUNDS = 1_200;
const WARM_UP_ROUNDS = 120;
const SERVERS = { plain: 'off', 'plain again': 'off', confined: 'on' } as const;
/**
 * The share of differences dropped at either end: outliers from other work of the machine.
 */
const TRIMMED = 0.25;
const WIDE = [1_000_000, 100_000_000, 1_000_000_000, 1_000_000_000, 1_000_000_000] as const;

interface Tenant {
  apiKey: string;
  sourcingId: string;
  candidateId: string;
}

export async function benchRowSecurity(): Promise<void> {
  await withDataDir(async (dataDir) => {
    const postgres = await startEmbeddedPostgres({ dataDir, log: silentLog });
    const db = createDatabase({ url: postgres.url });
    try {
      await migrate(db);
      const tenants = await seed(db);
      const servers: Server[] = [];
      for (const [name, rowSecurity] of Object.entries(SERVERS))
        servers.push(await startServer(postgres.url, name, rowSecurity));
      try {
        await report(db, servers, tenants);
      } finally {
        for (const server of servers) server.stop();
      }
    } finally {
      await db.destroy();
      await postgres.stop();
    }
  });
}

/** The same people in every workspace; the searched text and the counters come by the triggers. */
async function seed(db: Database): Promise<Tenant[]> {
  const access = createAccess({
    db,
    clock: systemClock,
    secretBox: createSecretBox('the secret key of the bench'),
    publicUrl: 'http://localhost',
  });
  await sql`
    insert into talents (id, profile, imported_at, refreshed_at)
    select 'tal_' || n, json_build_object('id', 'tal_' || n, 'firstname', 'First' || n % 997, 'lastname', 'Last' || n % 991, 'jobTitle', 'Engineer',
      'city', 'Paris', 'currentOrganization', json_build_object('name', 'Company ' || n % 97)), now(), now()
    from generate_series(1, ${CANDIDATES}::int) n`.execute(db);
  const tenants: Tenant[] = [];
  for (let n = 0; n < WORKSPACES; n++) {
    const { workspaceId, userId } = await access.createWorkspace(
      { name: 'Bench', capabilities: [] },
      { name: 'Bench', language: null },
    );
    const { apiKey, keyId } = await access.createKey(workspaceId, { limits: WIDE });
    const sourcingId = `src_${n}`;
    await sql`
      insert into sourcings (id, workspace_id, number, name, owner_user_id, created_by_key_id)
      values (${sourcingId}, ${workspaceId}, 1, 'Bench', ${userId}, ${keyId})`.execute(db);
    await sql`
      insert into candidates (id, workspace_id, sourcing_id, talent_id, status_handle)
      select ${`cand_${n}_`} || n, ${workspaceId}, ${sourcingId}, 'tal_' || n, 'TO_BE_CONTACTED'
      from generate_series(1, ${CANDIDATES}::int) n`.execute(db);
    tenants.push({ apiKey, sourcingId, candidateId: `cand_${n}_17` });
  }
  await sql`vacuum analyze`.execute(db);
  return tenants;
}

interface Server {
  name: string;
  url: string;
  pid: number;
  stop(): void;
}

async function startServer(
  databaseUrl: string,
  name: string,
  rowSecurity: 'on' | 'off',
): Promise<Server> {
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    APPLICATION_NAME: name,
    ROW_SECURITY: rowSecurity,
  };
  const child = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [url] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return { name, url, pid: child.pid!, stop: () => void child.kill() };
}

interface Spent {
  /** By the service. */
  serviceMs: number;
  /** By its connections to the database. */
  databaseMs: number;
}

/** Processor time so far; NaN where the system does not report it. */
async function processorTime(db: Database, { name, pid }: Server): Promise<Spent> {
  const { rows } = await sql<{
    pid: number;
  }>`select pid from pg_stat_activity where application_name = ${name}`.execute(db);
  return {
    serviceMs: processorMsOf(pid),
    databaseMs: rows.reduce((sum, row) => sum + processorMsOf(row.pid), 0),
  };
}

function processorMsOf(pid: number): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    return threads.reduce(
      (sum, thread) =>
        sum +
        Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e6,
      0,
    );
  } catch {
    return Number.NaN;
  }
}

type Kind = (tenant: Tenant, turn: number) => { path: string; change?: object };

const KINDS: Record<string, Kind> = {
  'one candidate': ({ candidateId }) => ({ path: `/v1/candidates/${candidateId}` }),
  'a page of 25': ({ sourcingId }) => ({ path: `/v1/sourcings/${sourcingId}/candidates` }),
  'a page far down': ({ sourcingId }) => ({
    path: `/v1/sourcings/${sourcingId}/candidates?pageIndex=${CANDIDATES / 50}`,
  }),
  sourcings: () => ({ path: '/v1/sourcings' }),
  'a search': ({ sourcingId }, turn) => ({
    path: `/v1/sourcings/${sourcingId}/candidates?search=first${turn % 997}`,
  }),
  'a change': ({ candidateId }, turn) => ({
    path: `/v1/candidates/${candidateId}`,
    change: { userRating: 1 + (turn % 5) },
  }),
};

/**
 * The order alternates: the second request finds in the caches what the first has read.
 */
const ORDERS = [
  [0, 1, 2],
  [2, 1, 0],
  [1, 2, 0],
  [0, 2, 1],
  [2, 0, 1],
  [1, 0, 2],
] as const;

interface Race {
  /** How long each request took, in the order of turns, in milliseconds. */
  taken: number[][];
  /** A request. */
  spent: Spent[];
}

async function race(
  db: Database,
  servers: readonly Server[],
  tenants: readonly Tenant[],
  kind: Kind,
): Promise<Race> {
  const taken: number[][] = servers.map(() => []);
  const spent = () => Promise.all(servers.map((server) => processorTime(db, server)));
  let before: Spent[] = [];
  for (let turn = -WARM_UP_ROUNDS; turn < ROUNDS; turn++) {
    if (turn === 0) before = await spent();
    const nth = Math.abs(turn);
    const tenant = tenants[nth % tenants.length]!;
    for (const server of ORDERS[nth % ORDERS.length]!) {
      const took = await ask(servers[server]!.url, tenant, kind(tenant, nth));
      if (turn >= 0) taken[server]!.push(took);
    }
  }
  const perRequest = (after: Spent, server: number): Spent => ({
    serviceMs: (after.serviceMs - before[server]!.serviceMs) / ROUNDS,
    databaseMs: (after.databaseMs - before[server]!.databaseMs) / ROUNDS,
  });
  return { taken, spent: (await spent()).map(perRequest) };
}

/**
 * The trimmed mean of the differences between pairs of requests made right after each other.
 */
function middleDifference(from: readonly number[], to: readonly number[]): number {
  const differences = from.map((took, n) => to[n]! - took).toSorted((a, b) => a - b);
  const cut = Math.floor(differences.length * TRIMMED);
  const middle = differences.slice(cut, differences.length - cut);
  return middle.reduce((sum, difference) => sum + difference, 0) / middle.length;
}

async function report(
  db: Database,
  servers: readonly Server[],
  tenants: readonly Tenant[],
): Promise<void> {
  const rows: string[][] = [];
  for (const [name, kind] of Object.entries(KINDS)) {
    for (const [whose, of] of [['one', 1] as const, ['in turn', WORKSPACES] as const]) {
      const { taken, spent } = await race(db, servers, tenants.slice(0, of), kind);
      const [plain, again, confined] = taken as [number[], number[], number[]];
      const [spentPlain, spentAgain, spentConfined] = spent as [Spent, Spent, Spent];
      const share = (difference: number, whole: number) =>
        `${((difference / whole) * 100).toFixed(1)} %`;
      const added = (middleDifference(plain, confined) + middleDifference(again, confined)) / 2;
      // Row-level security adds its cost in the database. The service does the same work, and two
      // equal processes differ by more than that cost.
      const unconfinedMs = (spentPlain.databaseMs + spentAgain.databaseMs) / 2;
      const wholeMs = unconfinedMs + (spentPlain.serviceMs + spentAgain.serviceMs) / 2;
      rows.push([
        `${name}, ${whose}`,
        ms(median(plain)),
        share(added, median(plain)),
        share(middleDifference(plain, again), median(plain)),
        ms(wholeMs),
        share(spentConfined.databaseMs - unconfinedMs, wholeMs),
        share(spentAgain.databaseMs - spentPlain.databaseMs, wholeMs),
      ]);
    }
  }
  printReport(
    'Row-level security: under 5 %',
    ['REQUEST, WORKSPACES', 'P50', 'ADDED', 'EQUAL', 'PROCESSOR', 'ADDED', 'EQUAL'],
    rows,
    [
      `${ROUNDS} requests of each kind to each process, one at a time; ${WORKSPACES} workspaces with ${CANDIDATES.toLocaleString('en')} candidates each.`,
      'ADDED: what it adds to the time that a request takes; and to the processor time of the database, of that of both. EQUAL: what two without it differ by.',
      'The same connections, with all rights where it is off. A search by words is not confined.',
    ],
  );
}

const agent = new Agent({ keepAlive: true });

async function ask(
  url: string,
  { apiKey }: Tenant,
  { path, change }: ReturnType<Kind>,
): Promise<number> {
  const startedAt = performance.now();
  const headers = {
    'x-api-key': apiKey,
    ...(change ? { 'content-type': 'application/json' } : {}),
  };
  const sent = request(`${url}/api${path}`, {
    agent,
    method: change ? 'PATCH' : 'GET',
    headers,
  }).end(change ? JSON.stringify(change) : undefined);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  const took = performance.now() - startedAt;
  if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}`);
  return took;
}

if (import.meta.main) await benchRowSecurity();
