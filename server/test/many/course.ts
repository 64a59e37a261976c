import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { createRandom } from '../../../sample/src/random.ts';
import { createCaller, createTally, type Tally } from './caller.ts';
import { type Disturbances, type Disturbing, disturb } from './disturbances.ts';
import { type Growth, sampleProcesses } from './growth.ts';
import { type Imports, importPeople } from './imports.ts';
import type { Installed, NarrowKey } from './installation.ts';
import { type LoadOptions, type Promised, readCastings, searchOn, startCastings } from './load.ts';
import { type Asked, askWith } from './narrow-keys.ts';
import { ANY_IMPORT, importFiles, type OwnImports } from './own-imports.ts';
import { type SignIns, signInOften } from './sign-ins.ts';
import type { Stage } from './stage.ts';
import { within } from './wait.ts';

/** What was asked and answered, and what was done to the processes meanwhile. */
export interface Course {
  tally: Tally;
  promised: Promised;
  disturbances: Disturbances;
  imports: Imports;
  ownImports: OwnImports;
  signIns: SignIns;
  growth: Growth;
  narrow: readonly { key: NarrowKey; asked: Asked[] }[];
  peakConnections: number;
}

export interface CourseOptions {
  minutes: number;
  seed: number;
  disturbing: Disturbing;
  pauses: number;
  say(line: string): void;
}

const SAMPLE_EVERY_MS = 2_000;
const CASTINGS_END_WITHIN_MS = 240_000;
const EVENTS_GO_WITHIN_MS = 240_000;
const EVENT_WITHIN_MS = 15_000;
/** Streams of random numbers: the first ones are those of the disturbances. */
const FIRST_LOAD_STREAM = 10;

/** All clients at once, until the time is over. */
export async function applyLoad(
  { engines, installed, receiver, fleet, balancer }: Stage,
  { minutes, seed, disturbing, pauses, say }: CourseOptions,
): Promise<Course> {
  const tally = createTally();
  const course: Course = {
    tally,
    promised: { castings: [], searches: [] },
    disturbances: {
      kills: [],
      engineKills: [],
      freezes: [],
      cuts: 0,
      restarts: [],
      crashes: [],
    },
    imports: { words: [], foundAfterMs: [], repeated: 0 },
    ownImports: { answered: [] },
    signIns: { answers: new Map() },
    growth: { processes: new Map(), connections: [] },
    narrow: installed.narrowKeys.map((key) => ({ key, asked: [] })),
    peakConnections: 0,
  };
  const { promised, disturbances, imports, narrow } = course;
  const end = performance.now() + minutes * 60_000;
  const isOver = () => performance.now() > end;
  const caller = createCaller(balancer.url, tally);
  let stream = FIRST_LOAD_STREAM;
  const client = (): LoadOptions => ({
    caller,
    random: createRandom(seed, stream++),
    isOver,
    pauses,
  });
  const [first, ...others] = installed.workspaces;
  await Promise.all([
    ...installed.workspaces.flatMap((workspace) => [
      searchOn(workspace, promised, client()),
      searchOn(workspace, promised, client()),
    ]),
    ...others.map((workspace) => startCastings(workspace, receiver.url, promised, client())),
    readCastings(promised, client()),
    readCastings(promised, client()),
    ...narrow.map(({ key, asked }) => askWith(key, asked, client())),
    importPeople(imports, { core: installed.core, fleet, workspace: first!, tally, isOver }),
    importFiles(course.ownImports, others[0]!, client()),
    signInOften(course.signIns, balancer.url, isOver),
    disturb(disturbances, { engines, fleet, installed, seed, disturbing, isOver, say }),
    sampleProcesses(course.growth, fleet, installed, isOver),
    countConnections(course, installed, isOver),
  ]);
  return course;
}

/** Until all that was begun has ended, or has had time enough. How long the castings took. */
export async function drain({
  installed: { db },
  fleet,
  watcher,
  readVerdicts,
}: Stage): Promise<number> {
  const startedAt = performance.now();
  const isNone = (rows: ReturnType<typeof sql>) => async () =>
    (await sql<{ any: boolean }>`select exists (${rows}) as any`.execute(db)).rows[0]!.any ===
    false;
  await fleet.settle();
  await within(CASTINGS_END_WITHIN_MS, isNone(sql`select from castings where status = 'running'`));
  const drainedAfterMs = performance.now() - startedAt;
  await within(CASTINGS_END_WITHIN_MS, isNone(ANY_IMPORT));
  await within(
    EVENTS_GO_WITHIN_MS,
    isNone(sql`select from casting_deliveries where claimed_at is null and failed_at is null`),
  );
  const verdicts = await readVerdicts();
  await within(EVENT_WITHIN_MS, () =>
    verdicts.every((verdict) => watcher.told.has(verdict) || watcher.readAnew.has(verdict)),
  );
  await watcher.stop();
  return drainedAfterMs;
}

async function countConnections(
  course: Course,
  { db }: Installed,
  isOver: () => boolean,
): Promise<void> {
  const query = sql<{
    n: number;
  }>`select count(*)::int as n from pg_stat_activity where backend_type = 'client backend'`;
  while (!isOver()) {
    await within(SAMPLE_EVERY_MS, async () => {
      const { rows } = await query.execute(db);
      course.peakConnections = Math.max(course.peakConnections, rows[0]!.n);
      return true;
    });
    await delay(SAMPLE_EVERY_MS);
  }
}
