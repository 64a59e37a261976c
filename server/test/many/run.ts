import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { applyLoad, drain } from './course.ts';
import type { EngineChoice } from './engines.ts';
import { audit } from './invariants.ts';
import { countOutcomes, figureLines, invariantLines } from './report.ts';
import { openStage } from './stage.ts';

/*
 * Processes on one PostgreSQL, a balancer before them, and clients who search, start castings with
 * webhooks, use keys with narrow windows, watch the console, sign in and import. Then it says of each
 * invariant whether it holds, and ends with 1 when one does not. The load and the invariants are the
 * same in each programme.
 */

const PROGRAMMES = {
  /** npm run test:many: processes and the database are killed and restarted. */
  many: { api: 4, workers: 4, minutes: 3, disturbing: 'kills', pauses: 1 },
  /** npm run chaos: processes are also frozen, and lose their connections to the database. */
  chaos: { api: 2, workers: 2, minutes: 5, disturbing: 'all', pauses: 1 },
  /**
   * npm run soak: nothing is disturbed, and nothing may grow. The others ask for all that two cores
   * do, so that queues would fill up for ever.
   */
  soak: { api: 2, workers: 2, minutes: 30, disturbing: 'nothing', pauses: 4 },
} as const;

const USAGE = `Usage: npm run test:many -- [--minutes N] [--seed S]
       npm run chaos -- [--minutes N] [--seed S]
       npm run soak -- [--minutes N] [--seed S]

  --minutes N   how long the load lasts (default 3, 5 and 30)
  --seed S      what is disturbed and when (default: a new one each time, which is printed)
  --temporal    durable work runs on a Temporal server: that of the command TEMPORAL_SERVER, which
                listens at TEMPORAL_ADDRESS and is killed too; else the one at that address; else the
                test server of the SDK for Java
  --opensearch  the index is in OpenSearch, which is killed too`;

const { programme, minutes, seed, engines } = readOptions();
const startedAt = performance.now();
const say = (line: string): void =>
  console.log(`${((performance.now() - startedAt) / 1_000).toFixed(1).padStart(6)} s  ${line}`);

const closing: (() => Promise<unknown>)[] = [];
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void closeAll().then(() => process.exit(130)));
const folder = await mkdtemp(join(tmpdir(), 'greenroom-processes-'));
let allHold = false;
try {
  allHold = await run();
} catch (error) {
  console.error(error);
} finally {
  await closeAll();
  if (allHold) await rm(folder, { recursive: true, force: true });
  else console.error(`The database and the logs of all processes are left in ${folder}.`);
}
process.exit(allHold ? 0 : 1);

interface Options {
  programme: (typeof PROGRAMMES)[keyof typeof PROGRAMMES];
  minutes: number;
  seed: number;
  engines: EngineChoice;
}

function readOptions(): Options {
  try {
    const { values } = parseArgs({
      options: {
        programme: { type: 'string' },
        minutes: { type: 'string' },
        seed: { type: 'string' },
        temporal: { type: 'boolean', default: false },
        opensearch: { type: 'boolean', default: false },
        help: { type: 'boolean' },
      },
    });
    if (values.help) {
      console.log(USAGE);
      process.exit(0);
    }
    const programme = PROGRAMMES[(values.programme ?? 'many') as keyof typeof PROGRAMMES];
    const read = {
      programme,
      engines: { temporal: values.temporal, openSearch: values.opensearch },
      minutes: Number(values.minutes ?? programme.minutes),
      seed: Number(values.seed ?? Math.floor(Math.random() * 1_000_000)),
    };
    if (read.minutes > 0 && Number.isSafeInteger(read.seed) && read.seed >= 0) return read;
    throw new Error('--minutes must be a number above 0, and --seed a whole number from 0 on');
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`);
    process.exit(2);
  }
}

/** The last opened first. */
async function closeAll(): Promise<void> {
  for (let close = closing.pop(); close; close = closing.pop())
    await close().catch((error) => console.error(error));
}

function enginesLine({ temporal, openSearch }: EngineChoice): string {
  return `${temporal ? 'Temporal' : 'leases'} and ${openSearch ? 'OpenSearch' : 'segments'}`;
}

async function run(): Promise<boolean> {
  const { api, workers, disturbing, pauses } = programme;
  say(
    `${api} API and ${workers} worker processes on ${enginesLine(engines)}, ${minutes} minutes, seed ${seed}, load of the machine ${loadavg()[0]!.toFixed(1)}`,
  );
  const stage = await openStage({ folder, minutes, seed, api, workers, engines, closing });
  say(`all are ready; the load begins, load of the machine ${loadavg()[0]!.toFixed(1)}`);
  const course = await applyLoad(stage, { minutes, seed, disturbing, pauses, say });
  say('the load is over; what was begun ends');
  const drainedAfterMs = await drain(stage);
  const invariants = await audit(stage, course);
  console.log(`\n${invariants.flatMap(invariantLines).join('\n')}\n`);
  console.log(
    figureLines({
      stage,
      course,
      outcomes: await countOutcomes(stage, course),
      drainedAfterMs,
    }).join('\n'),
  );
  const broken = invariants.filter(({ faults }) => faults.length > 0).map(({ name }) => name);
  if (broken.length === 0)
    console.log(`\nAll ${invariants.length} invariants hold (seed ${seed}).`);
  else
    console.log(
      `\n${broken.length} of ${invariants.length} invariants are broken (seed ${seed}): ${broken.join('; ')}.`,
    );
  return broken.length === 0;
}
