import { generatePeople } from '../sample/src/sample.ts';
import { createCore } from '../server/src/core.ts';
import { createReadPeople } from '../server/src/imports/read-people.ts';
import { openInstallation } from '../server/src/installation.ts';
import { systemClock } from '../server/src/platform/clock.ts';
import { loadConfig } from '../server/src/platform/config.ts';
import { silentLog } from '../server/src/platform/log.ts';
import { processorTime } from './processor-time.ts';
import { printReport, seconds } from './report.ts';
import { withDataDir } from './service.ts';

/*
 * The batches of an import into a workspace's own pool, read from JSON lines, new people and then
 * the same again: rows a second of processor time, which what else runs on the machine does not
 * change, of this process and of PostgreSQL. `node bench/own-import.ts`
 */

const PROFILES = 10_000;
const BATCH = 500;
const TARGET = 'at least 4,000 rows/s';

export async function benchOwnImport(): Promise<void> {
  await withDataDir(async (DATA_DIR) => {
    const config = loadConfig({ ...process.env, DATA_DIR, LOG_LEVEL: 'warn' });
    const installation = await openInstallation(config, silentLog);
    try {
      const { talents, access } = createCore(installation, config);
      const { workspaceId } = await access.createWorkspace(
        { name: 'Bench', capabilities: [] },
        { name: 'Bench', language: null },
      );
      const text = [
        ...generatePeople({
          count: PROFILES,
          seed: 7,
          asOf: new Date('2026-01-01'),
          batchSize: BATCH,
        }),
      ]
        .flat()
        .map((person) => JSON.stringify(person))
        .join('\n');
      const read = createReadPeople({ clock: systemClock, documents: { readEach: nobody } });
      const run = async (): Promise<string[]> => {
        const started = performance.now();
        const used = processorTime(DATA_DIR);
        let batch: unknown[] = [];
        const write = async (rows: unknown[]): Promise<void> => {
          const prepared = talents.prepareOwn(rows);
          await installation.db
            .transaction()
            .execute((tx) => prepared(tx, workspaceId, { actor: 'bench' }));
        };
        const chunks = async function* () {
          yield Buffer.from(text);
        };
        for await (const rows of read({
          name: 'people.jsonl',
          format: 'jsonl',
          mapping: null,
          chunks,
        })) {
          batch.push(...rows.flatMap((row) => ('value' in row ? [row.value] : [])));
          for (; batch.length >= BATCH; batch = batch.slice(BATCH))
            await write(batch.slice(0, BATCH));
        }
        const { nodeMs, postgresMs } = used();
        const rate = (ms: number): string =>
          Math.round(PROFILES / (ms / 1_000)).toLocaleString('en');
        const wall = performance.now() - started;
        return [
          seconds(wall),
          rate(wall),
          rate(nodeMs),
          rate(postgresMs),
          rate(nodeMs + postgresMs),
        ];
      };
      printReport(
        `Import of ${PROFILES.toLocaleString('en')} people into an own pool`,
        [
          'WAY',
          'TAKEN',
          'ROWS/S',
          'PER S OF NODE',
          'PER S OF POSTGRESQL',
          'PER PROCESSOR-S',
          'TARGET',
        ],
        [
          ['new people', ...(await run()), TARGET],
          ['the same again', ...(await run()), TARGET],
        ],
      );
    } finally {
      await installation.close();
    }
  });
}

async function* nobody(): AsyncGenerator<never> {}

if (import.meta.main) await benchOwnImport();
