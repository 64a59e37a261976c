import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { generatePeople } from '../sample/src/sample.ts';
import { buildSegment } from '../server/src/index/build.ts';
import { createInProcessEngine } from '../server/src/index/in-process.ts';
import type { IndexDocument } from '../server/src/index/port.ts';
import { createSegmentEngine } from '../server/src/index/segments.ts';
import { createSnapshotFolder } from '../server/src/index/snapshot.ts';
import { connectIndex } from '../server/src/index/socket/connect.ts';
import { createLexicon } from '../server/src/lexicon/lexicon.ts';
import { silentLog } from '../server/src/platform/log.ts';
import { createDocumentReader } from '../server/src/search/document/document.ts';
import { askInTurn } from './index-in-turn.ts';
import { AS_OF, KEY, type Role, RULES, type Told } from './index-socket-process.ts';
import { ms, percentile, printReport, times } from './report.ts';
import { withDataDir } from './service.ts';

/*
 * The same index asked in the process and over a local socket, in one run, in turn:
 * `node bench/index-socket.ts --count 300000`. Every query asks for the best ten, excludes ids, and
 * asks for the exact count. Then one and four processes ask as fast as they can.
 */

const SEED = 7;
const BATCH = 8_192;
const WARM_UP_ROUNDS = 5;

export async function benchIndexSocket(argv: readonly string[] = []): Promise<void> {
  const { values } = parseArgs({
    args: [...argv],
    options: { count: { type: 'string' }, rounds: { type: 'string' } },
  });
  const count = Number(values.count ?? '100000');
  const rounds = Number(values.rounds ?? '60');
  await withDataDir(async (folder) => {
    const { engine, ids } = build(count);
    await createSnapshotFolder<string>({ folder, key: KEY, log: silentLog }).write(
      'mark',
      await engine.save(),
    );
    const file = join(folder, 'index.sock');
    const holder = await startProcess({ role: 'holder', folder, file });
    const remote = connectIndex({ file, rules: RULES, log: silentLog });
    await remote.untilReady();
    const engines = { process: createInProcessEngine(engine, 'mark'), socket: remote.engine };
    const rows = await askInTurn(engines, {
      ...{ rounds, warmUpRounds: WARM_UP_ROUNDS, ids },
      more: (each, taken) => [ms(percentile(each, 0.5) - percentile(taken.process, 0.5))],
    });
    printReport(
      `One index a machine, ${count.toLocaleString('en')} profiles`,
      ['ASKED', 'P50', 'P95', 'P99', 'P50 MORE'],
      rows,
    );
    await remote.stop();
    await reportCallers(folder, file, holder);
  });
}

function build(count: number) {
  const read = createDocumentReader(createLexicon());
  const engine = createSegmentEngine();
  const ids: string[] = [];
  let documents: IndexDocument[] = [];
  for (const people of generatePeople({ count, seed: SEED, asOf: AS_OF, batchSize: 512 })) {
    for (const person of people) {
      if (ids.length < 1_000) ids.push(person.id);
      documents.push(read(person, AS_OF, AS_OF));
    }
    if (documents.length < BATCH) continue;
    engine.install([buildSegment(documents)], []);
    documents = [];
  }
  if (documents.length > 0) engine.install([buildSegment(documents)], []);
  return { engine, ids };
}

/** How many searches a second several processes get, and what each process holds. */
async function reportCallers(folder: string, file: string, holder: ChildProcess): Promise<void> {
  const rows: string[][] = [];
  let alone = 0;
  let resident = 0;
  for (const callers of [1, 4]) {
    const asking = await Promise.all(
      Array.from({ length: callers }, () => startProcess({ role: 'caller', folder, file })),
    );
    const told = await Promise.all(
      asking.map(async (caller) => {
        caller.send('go');
        const [answer] = (await once(caller, 'message')) as [Told];
        caller.kill();
        return answer;
      }),
    );
    const perSecond = told.reduce((sum, { perSecond }) => sum + (perSecond ?? 0), 0);
    if (callers === 1) alone = perSecond;
    resident = Math.max(resident, ...told.map((each) => each.resident));
    rows.push([String(callers), perSecond.toFixed(0), times(perSecond / alone)]);
  }
  holder.send('go');
  const [held] = (await once(holder, 'message')) as [Told];
  holder.kill();
  printReport('Processes that ask at once', ['PROCESSES', 'SEARCHES/S', 'TO ONE'], rows, [
    `The index process holds ${megabytes(held.resident)} and was ready ${ms(held.readyMs)} after its start; one that asks holds ${megabytes(resident)}.`,
  ]);
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;

async function startProcess(task: { role: Role; folder: string; file: string }) {
  const program = new URL('index-socket-process.ts', import.meta.url);
  const child = fork(program, [task.role, task.folder, task.file]);
  await once(child, 'message');
  return child;
}

if (import.meta.main) await benchIndexSocket(process.argv.slice(2));
