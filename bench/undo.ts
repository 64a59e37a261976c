import { generatePeople } from '../sample/src/sample.ts';
import { createCore } from '../server/src/core.ts';
import { openInstallation } from '../server/src/installation.ts';
import { loadConfig } from '../server/src/platform/config.ts';
import { silentLog } from '../server/src/platform/log.ts';
import { runInWorkspace } from '../server/src/platform/tenant-scope.ts';
import { processorTime } from './processor-time.ts';
import { printReport, seconds } from './report.ts';
import { withDataDir } from './service.ts';

/*
 * What it takes to undo an import that brought 2,000 new people, in the transactions of its
 * process: people a second of processor time of Node and PostgreSQL, and the longest transaction,
 * which others of the workspace wait for. `node bench/undo.ts`
 */

const PEOPLE = 2_000;
/** As in an undo. */
const BATCH = 200;
const IMPORT = 'imp_bench';

export async function benchUndo(): Promise<void> {
  await withDataDir(async (DATA_DIR) => {
    const config = loadConfig({ ...process.env, DATA_DIR, LOG_LEVEL: 'warn' });
    const installation = await openInstallation(config, silentLog);
    try {
      const { talents, access, erasure } = createCore(installation, config);
      const { db } = installation;
      const { workspaceId } = await access.createWorkspace(
        { name: 'Bench', capabilities: [] },
        { name: 'Bench', language: null },
      );
      const actor = 'bench';
      const asOf = new Date('2026-01-01');
      for (const batch of generatePeople({ count: PEOPLE, seed: 7, asOf, batchSize: 500 })) {
        const write = talents.prepareOwn(batch);
        await db.transaction().execute((tx) => write(tx, workspaceId, { actor, importId: IMPORT }));
      }
      const used = processorTime(DATA_DIR);
      const started = performance.now();
      let longest = 0;
      const undoBatch = (): Promise<boolean> =>
        db.transaction().execute(async (tx) => {
          const request = { importId: IMPORT, limit: BATCH, actor };
          const taken = await talents.undoImport(tx, workspaceId, request);
          await erasure.removeOwn(tx, taken.orphans, { actor, workspaceId, keepsImports: true });
          return taken.isDone;
        });
      for (let isDone = false; !isDone; ) {
        const begun = performance.now();
        isDone = await runInWorkspace(workspaceId, undoBatch);
        longest = Math.max(longest, performance.now() - begun);
      }
      const wall = performance.now() - started;
      const { nodeMs, postgresMs } = used();
      const rate = (ms: number): string => Math.round(PEOPLE / (ms / 1_000)).toLocaleString('en');
      printReport(
        `Undo of an import of ${PEOPLE.toLocaleString('en')} new people`,
        ['TAKEN', 'PEOPLE/S', 'PER PROCESSOR-S', 'LONGEST TRANSACTION'],
        [[seconds(wall), rate(wall), rate(nodeMs + postgresMs), seconds(longest)]],
      );
    } finally {
      await installation.close();
    }
  });
}

if (import.meta.main) await benchUndo();
