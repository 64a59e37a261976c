import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { createDatabase, type Database } from '../server/src/platform/db.ts';
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres.ts';
import { createLeaseEngine } from '../server/src/platform/engine-lease.ts';
import { createListener } from '../server/src/platform/listen.ts';
import { silentLog } from '../server/src/platform/log.ts';
import { migrate } from '../server/src/platform/migrate.ts';
import { printReport } from './report.ts';
import { withDataDir } from './service.ts';

/*
 * The cost of waiting sequences: every second the engine checks a table of processes of fifty
 * workspaces that are due in a month. CPU time of this process and of its connections' database
 * processes (as Linux counts them), as shares of one core.
 */

const WATCH_MS = 60_000;
const WAITING = [0, 1_000, 10_000];
const WORKSPACES = 50;
const TARGET = 'under 1 %';
/** Linux counts in hundredths of a second. */
const TICK_MS = 10;

export async function benchSequences(): Promise<void> {
  const rows: string[][] = [];
  await withDataDir(async (dataDir) => {
    const postgres = await startEmbeddedPostgres({ dataDir, log: silentLog, fast: true });
    // One connection: a second one would be closed when idle, and its time would be missing from
    // the sum.
    const db = createDatabase({ url: postgres.url, maxConnections: 1 });
    try {
      await migrate(db);
      for (const waiting of WAITING) rows.push(await watch(db, postgres.url, waiting));
    } finally {
      await db.destroy();
      await postgres.stop();
    }
  });
  printReport(
    'Sequences that wait',
    ['RUNNING', 'SERVICE', 'DATABASE', 'TOGETHER', 'TARGET'],
    rows,
    ['Shares of one core.'],
  );
}

async function watch(db: Database, url: string, waiting: number): Promise<string[]> {
  await sql`delete from processes`.execute(db);
  await sql`
    insert into processes (kind, id, workspace_id, wake_at)
    select 'sequence_run', 'srun_' || n, 'ws_' || n % ${WORKSPACES}::int, now() + interval '30 days' + n * interval '1 second'
    from generate_series(1, ${waiting}::int) n`.execute(db);
  await sql`vacuum analyze processes`.execute(db);
  const listener = await createListener(url, silentLog);
  const engine = createLeaseEngine({ db, listener, log: silentLog });
  engine.register('sequence_run', async () => {
    throw new Error('a process ran before its time');
  });
  await engine.start();
  const databaseBefore = await databaseCpuMs(db);
  const before = process.cpuUsage();
  await delay(WATCH_MS);
  const { user, system } = process.cpuUsage(before);
  const serviceMs = (user + system) / 1_000;
  const databaseAfter = await databaseCpuMs(db);
  if (databaseAfter.pids !== databaseBefore.pids)
    throw new Error('connections came or went: the CPU time of the database cannot be told');
  const databaseMs = databaseAfter.ms - databaseBefore.ms;
  await engine.stop(1_000);
  await listener.close();
  const share = (cpuMs: number): string => `${((cpuMs / WATCH_MS) * 100).toFixed(2)} %`;
  return [
    String(waiting),
    share(serviceMs),
    share(databaseMs),
    share(serviceMs + databaseMs),
    TARGET,
  ];
}

/** CPU time so far of all processes of the database server that serve connections. */
async function databaseCpuMs(db: Database): Promise<{ pids: string; ms: number }> {
  const { rows } = await sql<{
    pid: number;
  }>`select pid from pg_stat_activity where backend_type = 'client backend' order by pid`.execute(
    db,
  );
  const ticks = await Promise.all(rows.map(({ pid }) => cpuTicks(pid)));
  return {
    pids: rows.map(({ pid }) => pid).join(),
    ms: ticks.reduce((sum, one) => sum + one, 0) * TICK_MS,
  };
}

/** User and system time of a process; the name in parentheses may hold spaces. */
async function cpuTicks(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11]) + Number(fields[12]);
}
