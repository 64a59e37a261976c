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
 * What row-level security costs a request: the same requests to two processes on one database, one of which confines each request to its workspace. The
 * two take turns at every request, so that a busy moment of the machine meets both alike.
 */

const SERVER = fileURLToPath(new URL('../server/test/processes/walled.ts', import.meta.url));
const WORKSPACES = 10;
const CANDIDATES = 5_000;
const ROUNDS = 600;
const WARM_UP_ROUNDS = 100;
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
      const servers = [await startServer(postgres.url, 'off'), await startServer(postgres.url, 'on')] as const;
      try {
        await report(servers[0].url, servers[1].url, tenants);
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
  'a search': ({ sourcingId }, turn) => ({ path: `/v1/sourcings/${sourcingId}/candidates?search=first${turn % 997}` }),
  'a change': ({ candidateId }, turn) => ({ path: `/v1/candidates/${candidateId}`, change: { userRating: 1 + (turn % 5) } }),
};

async function report(without: string, walled: string, tenants: readonly Tenant[]): Promise<void> {
  const rows: string[][] = [];
  for (const [name, kind] of Object.entries(KINDS)) {
    for (const [whose, of] of [['one', 1] as const, ['in turn', WORKSPACES] as const]) {
      const taken: [number[], number[]] = [[], []];
      for (let turn = -WARM_UP_ROUNDS; turn < ROUNDS; turn++) {
        const tenant = tenants[Math.abs(turn) % of]!;
        // Each goes first as often as the other: the second finds what both read in the caches of the machine.
        for (const n of turn % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
          const took = await ask(n === 0 ? without : walled, tenant, kind(tenant, Math.abs(turn)));
          if (turn >= 0) taken[n].push(took);
        }
      }
      const [plain, confined] = [median(taken[0]), median(taken[1])];
      // Of pairs, made one right after the other: what the machine did meanwhile weighs less than in a difference of medians.
      const added = median(taken[0].map((took, n) => taken[1][n]! - took));
      rows.push([name, whose, ms(plain), ms(confined), ms(added), `${((added / plain) * 100).toFixed(1)} %`, 'under 5 %']);
    }
  }
  printReport('Row-level security', ['REQUEST', 'WORKSPACES', 'P50 WITHOUT', 'P50 WITH', 'ADDED', 'COST', 'TARGET'], rows, [
    `${ROUNDS} requests of each kind to each process, one at a time; ${WORKSPACES} workspaces with ${CANDIDATES.toLocaleString('en')} candidates each.`,
    'Without: the same connections with all rights. A search by words is not confined: its row says what the machine alone makes of two equal ones.',
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
