import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres.ts';
import { silentLog } from '../server/src/platform/log.ts';
import { printReport, seconds, times } from './report.ts';
import { runCommand, startService, withDataDir } from './service.ts';

/*
 * How long a new machine takes to be ready, with and without a snapshot that another one shared, in
 * turn and in one run: `node bench/shared-snapshot.ts --count 200000`. The folder of SNAPSHOT_URL is
 * on the same disk, so what a bucket's network adds is the size of the files over its speed.
 */

const RUNS = 2;
const SECRET_KEY = 'a key for the bench of shared snapshots';

export async function benchSharedSnapshot(argv: readonly string[] = []): Promise<void> {
  const { values } = parseArgs({ args: [...argv], options: { count: { type: 'string' } } });
  const count = Number(values.count ?? '200000');
  await withDataDir(async (dataDir) => {
    const postgres = await startEmbeddedPostgres({ dataDir, log: silentLog });
    try {
      const shared = join(dataDir, 'shared');
      const base = { DATABASE_URL: postgres.url, SECRET_KEY };
      await runCommand(['talents', 'generate', '--count', String(count), '--seed', '7'], {
        ...{ ...base, DATA_DIR: join(dataDir, 'first'), LOG_LEVEL: 'warn' },
      });
      const first = await newMachine({ ...base, SNAPSHOT_URL: shared }, () => untilShared(shared));
      const without: number[] = [];
      const withShared: number[] = [];
      for (let run = 0; run < RUNS; run++) {
        without.push(await newMachine(base));
        withShared.push(await newMachine({ ...base, SNAPSHOT_URL: shared }));
      }
      const best = Math.min(...without);
      const row = (name: string, taken: readonly number[]): string[] => [
        name,
        seconds(Math.min(...taken)),
        taken.map(seconds).join(', '),
        times(Math.min(...taken) / best),
      ];
      printReport(
        `A new machine, ${count.toLocaleString('en')} profiles: process start to ready`,
        ['MACHINE', 'BEST', 'EACH', 'TO WITHOUT'],
        [
          row('reads all talents', without),
          row('takes the shared snapshot', withShared),
          row('the first, which shared it', [first]),
        ],
        [`The shared snapshot has ${((await sizeOf(shared)) / 1e6).toFixed(0)} MB.`],
      );
    } finally {
      await postgres.stop();
    }
  });
}

/** Milliseconds until a process with an empty data folder is ready. */
async function newMachine(
  env: Record<string, string>,
  then: () => Promise<void> = async () => {},
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'greenroom-machine-'));
  const service = await startService({ LOG_LEVEL: 'error', ...env, DATA_DIR: folder });
  try {
    await then();
  } finally {
    await service.stop();
    await rm(folder, { recursive: true, force: true });
  }
  return service.readyAfterMs;
}

async function untilShared(folder: string): Promise<void> {
  const isShared = async (): Promise<boolean> =>
    (await readdir(folder).catch(() => [])).some((name) => name.endsWith('.manifest'));
  while (!(await isShared())) await delay(100);
}

async function sizeOf(folder: string): Promise<number> {
  const names = await readdir(folder);
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

if (import.meta.main) await benchSharedSnapshot(process.argv.slice(2));
