import { spawn } from 'node:child_process';
import { once } from 'node:events';
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
 * What row-level security costs a request: the same requests to three processes on one database, one of which confines each request to its workspace. They
 * take turns at every request, so that a busy moment of the machine meets all alike; how far the two without differ says what a difference is worth.
 */

const SERVER = fileURLToPath(new URL('../server/test/processes/walled.ts', import.meta.url));
const WORKSPACES = 10;
const CANDIDATES = 5_000;
const ROUNDS = 1_200;
const WARM_UP_ROUNDS = 120;
/** Of differences, those at either end that are left out: what the machine did then was something else. */
const TRIMMED = 0.25;
const WIDE = [1_000_000, 100_000_000, 1_000_000_000, 1_000_000_000, 1_000_000_000] as const;

interface Tenant {
  apiKey: string;
  sourcingId: string;
  candidateId: string;
}

export async function benchWall(): Promise<void> {
  await withDataDir(async (dataDir) => {
    const postgres = await startEmbeddedPostgres({ dataDir, log: silentLog });
    const db = createDatabase({ url: postgres.url });
    try {
      await migrate(db);
      const tenants = await furnish(db);
      const servers = [await startServer(postgres.url, 'off'), await startServer(postgres.url, 'off'), await startServer(postgres.url, 'on')];
      try {
        const urls = servers.map(({ url }) => url);
        await report(urls, tenants);
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
async function furnish(db: Database): Promise<Tenant[]> {
  const access = createAccess({ db, clock: systemClock, secretBox: createSecretBox('the secret key of the bench'), publicUrl: 'http://localhost' });
  await sql`
    insert into talents (id, profile, imported_at, refreshed_at)
    select 'tal_' || n, json_build_object('id', 'tal_' || n, 'firstname', 'First' || n % 997, 'lastname', 'Last' || n % 991, 'jobTitle', 'Engineer',
      'city', 'Paris', 'currentOrganization', json_build_object('name', 'Company ' || n % 97)), now(), now()
    from generate_series(1, ${CANDIDATES}::int) n`.execute(db);
  const tenants: Tenant[] = [];
  for (let n = 0; n < WORKSPACES; n++) {
    const { workspaceId, userId } = await access.createWorkspace({ name: 'Bench', capabilities: [] }, { name: 'Bench', language: null });
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

async function startServer(databaseUrl: string, wall: 'on' | 'off'): Promise<{ url: string; stop(): void }> {
  const env = { ...process.env, DATABASE_URL: databaseUrl, WALL: wall };
  const child = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [url] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return { url, stop: () => void child.kill() };
}

type Kind = (tenant: Tenant, turn: number) => { path: string; change?: object };

const KINDS: Record<string, Kind> = {
  'one candidate': ({ candidateId }) => ({ path: `/v1/candidates/${candidateId}` }),
  'a page of 25': ({ sourcingId }) => ({ path: `/v1/sourcings/${sourcingId}/candidates` }),
  'a page far down': ({ sourcingId }) => ({ path: `/v1/sourcings/${sourcingId}/candidates?pageIndex=${CANDIDATES / 50}` }),
  sourcings: () => ({ path: '/v1/sourcings' }),
  'a search': ({ sourcingId }, turn) => ({ path: `/v1/sourcings/${sourcingId}/candidates?search=first${turn % 997}` }),
  'a change': ({ candidateId }, turn) => ({ path: `/v1/candidates/${candidateId}`, change: { userRating: 1 + (turn % 5) } }),
};

/** Who goes first changes: the second finds what the first has read in the caches of the machine. */
const ORDERS = [
  [0, 1, 2],
  [2, 1, 0],
  [1, 2, 0],
  [0, 2, 1],
  [2, 0, 1],
  [1, 0, 2],
] as const;

/** How long each request took, per server, in the order of turns. */
async function race(urls: readonly string[], tenants: readonly Tenant[], kind: Kind): Promise<number[][]> {
  const taken: number[][] = urls.map(() => []);
  for (let turn = -WARM_UP_ROUNDS; turn < ROUNDS; turn++) {
    const nth = Math.abs(turn);
    const tenant = tenants[nth % tenants.length]!;
    for (const server of ORDERS[nth % ORDERS.length]!) {
      const took = await ask(urls[server]!, tenant, kind(tenant, nth));
      if (turn >= 0) taken[server]!.push(took);
    }
  }
  return taken;
}

/** The mean of what is in the middle of the differences of pairs, made one right after the other. */
function middleDifference(from: readonly number[], to: readonly number[]): number {
  const differences = from.map((took, n) => to[n]! - took).toSorted((a, b) => a - b);
  const cut = Math.floor(differences.length * TRIMMED);
  const middle = differences.slice(cut, differences.length - cut);
  return middle.reduce((sum, difference) => sum + difference, 0) / middle.length;
}

async function report(urls: readonly string[], tenants: readonly Tenant[]): Promise<void> {
  const rows: string[][] = [];
  for (const [name, kind] of Object.entries(KINDS)) {
    for (const [whose, of] of [['one', 1] as const, ['in turn', WORKSPACES] as const]) {
      const [plain, again, confined] = (await race(urls, tenants.slice(0, of), kind)) as [number[], number[], number[]];
      const share = (difference: number) => `${((difference / median(plain)) * 100).toFixed(1)} %`;
      const added = (middleDifference(plain, confined) + middleDifference(again, confined)) / 2;
      rows.push([name, whose, ms(median(plain)), ms(median(confined)), ms(added), share(added), 'under 5 %', share(middleDifference(plain, again))]);
    }
  }
  printReport('Row-level security', ['REQUEST', 'WORKSPACES', 'P50 WITHOUT', 'P50 WITH', 'ADDED', 'COST', 'TARGET', 'OF EQUAL ONES'], rows, [
    `${ROUNDS} requests of each kind to each process, one at a time; ${WORKSPACES} workspaces with ${CANDIDATES.toLocaleString('en')} candidates each.`,
    'Without: the same connections with all rights, twice; the last column is what the two differ by. A search by words is not confined.',
  ]);
}

const agent = new Agent({ keepAlive: true });

async function ask(url: string, { apiKey }: Tenant, { path, change }: ReturnType<Kind>): Promise<number> {
  const startedAt = performance.now();
  const headers = { 'x-api-key': apiKey, ...(change ? { 'content-type': 'application/json' } : {}) };
  const sent = request(`${url}/api${path}`, { agent, method: change ? 'PATCH' : 'GET', headers }).end(change ? JSON.stringify(change) : undefined);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  const took = performance.now() - startedAt;
  if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}`);
  return took;
}

if (import.meta.main) await benchWall();
