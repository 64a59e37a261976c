import { createWriteStream } from 'node:fs';
import { chmod, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { generatePeople } from '../sample/src/sample.ts';
import { startEmbeddedPostgres } from '../server/src/platform/embedded-postgres.ts';
import { silentLog } from '../server/src/platform/log.ts';
import { copyLines } from '../server/test/copy-lines.ts';
import { median, printReport, seconds, times } from './report.ts';
import { runCommand, withDataDir } from './service.ts';

/*
 * Importing a file of 20,000 profiles with `greenroom talents import`, new ones and then the same
 * again, beside the fastest way into PostgreSQL: one COPY of the same lines as text, without
 * parsing them.
 */

const PROFILES = 20_000;
const RUNS = 3;
const TARGET = 'at least 5,000 rows/s';

export async function benchImport(): Promise<void> {
  const copies: number[] = [];
  const imports: number[] = [];
  const updates: number[] = [];
  const commands: number[] = [];
  let megabytes = 0;
  for (let run = 0; run < RUNS; run++) {
    await withDataDir(async (DATA_DIR) => {
      const file = await writeProfiles(DATA_DIR);
      megabytes = (await stat(file)).size / 1e6;
      // Kept running for the whole run, so that no command waits for the database to start.
      const postgres = await startEmbeddedPostgres({ dataDir: DATA_DIR, log: silentLog });
      const command = (...args: string[]): Promise<number> =>
        timed(() => runCommand(args, { DATA_DIR, LOG_LEVEL: 'warn' }));
      try {
        await command('talents', 'generate', '--count', '1', '--seed', '99');
        commands.push(await command('talents', 'generate', '--count', '1', '--seed', '99'));
        imports.push(await command('talents', 'import', file));
        updates.push(await command('talents', 'import', file));
        copies.push(await timed(() => copyLines(postgres.url, file)));
      } finally {
        await postgres.stop();
      }
    });
  }
  const start = median(commands);
  const row = (name: string, values: readonly number[], target = ''): string[] => {
    const taken = median(values);
    return [
      name,
      seconds(taken),
      Math.round(PROFILES / (taken / 1_000)).toLocaleString('en'),
      times(taken / median(copies)),
      target,
    ];
  };
  const less = (values: readonly number[]): number[] =>
    values.map((value) => Math.max(1, value - start));
  printReport(
    `Import of ${PROFILES.toLocaleString('en')} profiles (${megabytes.toFixed(0)} MB)`,
    ['WAY', 'MEDIAN', 'ROWS/S', 'TO COPY', 'TARGET'],
    [
      row('COPY of the lines as text', copies),
      row('import, all new', less(imports), TARGET),
      row('import again, all known', less(updates), TARGET),
      row('import, all new, with the start of the command', imports),
    ],
    [
      `The command itself takes ${seconds(start)} to start and to end; the two rows above it are without that.`,
    ],
  );
}

/** Readable for PostgreSQL, which may run as another user. */
async function writeProfiles(folder: string): Promise<string> {
  const file = join(folder, 'profiles.jsonl');
  const asOf = new Date('2026-01-01');
  await pipeline(async function* () {
    for (const people of generatePeople({ count: PROFILES, seed: 7, asOf, batchSize: 500 })) {
      yield people.map((person) => `${JSON.stringify(person)}\n`).join('');
    }
  }, createWriteStream(file));
  await chmod(folder, 0o755);
  await chmod(file, 0o644);
  return file;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

if (import.meta.main) await benchImport();
