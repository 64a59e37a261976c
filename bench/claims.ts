import { sql } from 'kysely';
import { createDatabase, type Database } from '../server/src/platform/db.ts';
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres.ts';
import { claimRows } from '../server/src/platform/engine-claim.ts';
import { silentLog } from '../server/src/platform/log.ts';
import { migrate } from '../server/src/platform/migrate.ts';
import { printReport } from './report.ts';
import { withDataDir } from './service.ts';

/*
 * The cost of a worker's claim, by the number of workspaces that have a process. Run it alone with
 * `node -e "import('./bench/claims.ts').then((m) => m.benchClaims())"`.
 */

const WORKSPACES = [100, 1_000, 10_000];
const CLAIMS = 100;
const LEASE_MS = 3_600_000;

export async function benchClaims(): Promise<void> {
  const rows: string[][] = [];
  await withDataDir(async (dataDir) => {
    const postgres = await startEmbeddedPostgres({ dataDir, log: silentLog, fast: true });
    const db = createDatabase({ url: postgres.url, maxConnections: 1 });
    try {
      await migrate(db);
      for (const workspaces of WORKSPACES)
        rows.push([
          String(workspaces),
          await measure(db, workspaces, false),
          await measure(db, workspaces, true),
        ]);
    } finally {
      await db.destroy();
      await postgres.stop();
    }
  });
  printReport('Claims', ['WORKSPACES', 'NONE DUE', 'ONE DUE EACH'], rows, [
    'Median time of a claim with room for one, in milliseconds.',
  ]);
}

async function measure(db: Database, workspaces: number, isDue: boolean): Promise<string> {
  await sql`truncate processes`.execute(db);
  await sql`
    insert into processes (kind, id, workspace_id, wake_at, due)
    select 'test', 'p' || n, 'ws_' || n, now() + case when ${isDue} then interval '-1 second' else interval '30 days' end, ${isDue}
    from generate_series(1, ${workspaces}::int) n`.execute(db);
  await sql`vacuum analyze processes`.execute(db);
  const times: number[] = [];
  let after = '';
  for (let nth = 0; nth < CLAIMS; nth++) {
    const begun = performance.now();
    ({ after } = await claimRows(db, {
      kinds: ['test'],
      waitingKinds: [],
      room: 1,
      held: 0,
      leaseMs: LEASE_MS,
      after,
    }));
    times.push(performance.now() - begun);
  }
  return times.toSorted((a, b) => a - b)[CLAIMS / 2]!.toFixed(2);
}
