import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { generatePeople } from '../sample/src/sample.ts';
import { buildSegment } from '../server/src/index/build.ts';
import type { IndexDocument, Plan } from '../server/src/index/port.ts';
import { sectionBytes } from '../server/src/index/segment.ts';
import { createSegmentEngine, type SegmentEngine } from '../server/src/index/segments.ts';
import { createSnapshotFolder } from '../server/src/index/snapshot.ts';
import { createLexicon } from '../server/src/lexicon/lexicon.ts';
import { silentLog } from '../server/src/platform/log.ts';
import { createDocumentReader } from '../server/src/search/document/document.ts';
import { dayOf } from '../server/src/search/document/years.ts';
import { compile } from '../server/src/search/rules/compile.ts';
import { validateFilters } from '../server/src/search/rules/validate.ts';
import { createPostgresRival } from './index-postgres.ts';
import { QUERIES } from './index-queries.ts';
import type { Answer, Rival } from './index-rivals.ts';
import { createSqliteRival } from './index-sqlite.ts';
import { median, ms, percentile, printReport, seconds, times } from './report.ts';
import { withDataDir } from './service.ts';

/*
 * On a busy machine the slowest times show other work. So it also prints the median of each query
 * and the processor time.
 *
 * The talent index beside plain full-text search, on the same documents and the same compiled
 * plans, in one run: `node bench/index.ts --count 1000000`. Every query asks for the best ten,
 * excludes 1,000 ids, and asks for the exact count. With several counts, `--count 100000,1000000`,
 * it also prints how each figure grows.
 */

const SEED = 7;
const AS_OF = new Date('2026-11-01');
const BATCH = 8_192;
const EXCLUDED = 1_000;
const OUR_ROUNDS = 40;
const WARM_UP_ROUNDS = 3;

/**
 * `--alone` leaves out both rivals; `--alone --postgres` runs PostgreSQL only: the targets compare
 * with it, and the run takes half as long.
 */
const OPTIONS = {
  count: { type: 'string' },
  rounds: { type: 'string' },
  alone: { type: 'boolean' },
  postgres: { type: 'boolean' },
  sqlite: { type: 'boolean' },
} as const;

interface Measured {
  name: string;
  buildMs: number;
  diskBytes: number;
  memory: string;
  /** Milliseconds of each query, by query. */
  taken: number[][];
  /** For all queries together, the milliseconds of this thread on the processor. */
  busyMs: number;
  counts: number[];
}

export async function benchIndex(argv: readonly string[] = []): Promise<void> {
  const { values } = parseArgs({ args: [...argv], options: OPTIONS });
  const counts = (values.count ?? '100000').split(',').map(Number);
  const measured: Measured[][] = [];
  for (const count of counts) measured.push(await measure(count, values));
  if (counts.length > 1) reportGrowth(counts, measured);
}

/** Ours, then the rivals. */
async function measure(
  count: number,
  values: { rounds?: string; alone?: boolean; postgres?: boolean; sqlite?: boolean },
): Promise<Measured[]> {
  const measured: Measured[] = [];
  await withDataDir(async (folder) => {
    const lexicon = createLexicon();
    const plans = QUERIES.map((query): Plan => {
      const read = validateFilters(query, lexicon);
      if ('issues' in read) throw new Error(JSON.stringify(read.issues));
      return compile(read.filters, { lexicon, today: dayOf(AS_OF) });
    });
    const rivals: Rival[] = [];
    if (values.postgres ?? !values.alone) rivals.push(await createPostgresRival(folder));
    if (values.sqlite ?? !values.alone) rivals.push(await createSqliteRival(folder));
    const engine = createSegmentEngine();
    const built = await build(count, engine, rivals);
    const snapshot = await measureSnapshot(engine, folder);
    const ours = {
      name: 'segments',
      buildMs: built.ours,
      ...snapshot,
      ...(await ask(plans, OUR_ROUNDS, async (plan) =>
        searchSegments(engine, plan, built.excluded),
      )),
    };
    const others: Measured[] = [];
    for (const [at, rival] of rivals.entries()) {
      const asked = await ask(plans, Number(values.rounds ?? 3), (plan) =>
        rival.search(plan, built.excluded),
      );
      others.push({
        name: rival.name,
        buildMs: built.rivals[at]!,
        diskBytes: await rival.size(),
        memory: '',
        ...asked,
      });
      await rival.close();
    }
    report(count, ours, others, built.readMs);
    measured.push(ours, ...others);
  });
  return measured;
}

function searchSegments(engine: SegmentEngine, plan: Plan, excluded: readonly string[]): Answer {
  return engine.search(plan, { exclude: new Set(excluded), limit: 10 });
}

async function build(count: number, engine: SegmentEngine, rivals: readonly Rival[]) {
  const read = createDocumentReader(createLexicon());
  const every = Math.floor(count / EXCLUDED);
  const excluded: string[] = [];
  const spent = { ours: 0, readMs: 0, rivals: rivals.map(() => 0) };
  let documents: IndexDocument[] = [];
  let seen = 0;
  const flush = async (): Promise<void> => {
    const startedAt = busyMs();
    engine.install([buildSegment(documents)], []);
    spent.ours += busyMs() - startedAt;
    for (const [at, rival] of rivals.entries())
      spent.rivals[at]! += await timed(() => rival.add(documents));
    documents = [];
    if (rivals.length > 0)
      console.error(
        `${seen.toLocaleString('en')} of ${count.toLocaleString('en')} profiles are in all engines`,
      );
  };
  for (const people of generatePeople({ count, seed: SEED, asOf: AS_OF, batchSize: 512 })) {
    const startedAt = busyMs();
    for (const person of people) {
      if (seen++ % every === 0 && excluded.length < EXCLUDED) excluded.push(person.id);
      documents.push(read(person, AS_OF, AS_OF));
    }
    spent.readMs += busyMs() - startedAt;
    if (documents.length >= BATCH) await flush();
  }
  await flush();
  for (const [at, rival] of rivals.entries())
    spent.rivals[at]! += await timed(() => rival.finish());
  return { ...spent, excluded };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

async function measureSnapshot(
  engine: SegmentEngine,
  folder: string,
): Promise<{ diskBytes: number; memory: string; sections: string }> {
  const options = { folder: `${folder}/snapshot`, key: 'bench', log: silentLog };
  const saved = await engine.save();
  const writeMs = await timed(() => createSnapshotFolder<string>(options).write('mark', saved));
  const next = createSegmentEngine();
  const loadMs = await timed(async () => {
    const read = await createSnapshotFolder<string>(options).read();
    next.install(read!.segments, []);
  });
  if (next.size() !== engine.size()) throw new Error('the snapshot lost documents');
  rmSync(options.folder, { recursive: true });
  const diskBytes = saved.reduce((sum, { byteLength }) => sum + byteLength, 0);
  const sections = bySection(saved, engine.size());
  return {
    diskBytes,
    sections,
    memory: `${megabytes(diskBytes)}, snapshot written in ${seconds(writeMs)}, loaded in ${seconds(loadMs)}`,
  };
}

/** The sections of the segments, largest first, in bytes per profile. */
function bySection(segments: readonly SharedArrayBuffer[], profiles: number): string {
  const sums = new Map<string, number>();
  for (const segment of segments)
    for (const [name, bytes] of sectionBytes(segment))
      sums.set(name, (sums.get(name) ?? 0) + bytes);
  const sorted = [...sums].sort((a, b) => b[1] - a[1]);
  return sorted.map(([name, bytes]) => `${name} ${(bytes / profiles).toFixed(1)}`).join(', ');
}

/** Processor time of this thread, in milliseconds. */
function busyMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

type Asked = Pick<Measured, 'taken' | 'busyMs' | 'counts'>;

async function ask(
  plans: readonly Plan[],
  rounds: number,
  search: (plan: Plan) => Promise<Answer>,
): Promise<Asked> {
  const taken: number[][] = plans.map(() => []);
  const counts: number[] = [];
  let busyBefore = 0;
  for (let round = -Math.min(WARM_UP_ROUNDS, rounds - 1); round < rounds; round++) {
    if (round === 0) busyBefore = busyMs();
    for (const [at, plan] of plans.entries()) {
      const startedAt = performance.now();
      const answer = await search(plan);
      if (round >= 0) taken[at]!.push(performance.now() - startedAt);
      counts[at] = answer.count;
    }
  }
  return { taken, busyMs: busyMs() - busyBefore, counts };
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;

/** Each engine at each count. */
function reportGrowth(counts: readonly number[], measured: readonly (readonly Measured[])[]): void {
  const rows = measured[0]!.flatMap(({ name }, engine) =>
    counts.map((count, nth) => {
      const { taken, buildMs, diskBytes } = measured[nth]![engine]!;
      return [
        name,
        count.toLocaleString('en'),
        ...[0.5, 0.99].map((share) => ms(percentile(taken.flat(), share))),
        seconds(buildMs),
        megabytes(diskBytes),
      ];
    }),
  );
  printReport('Growth', ['ENGINE', 'PROFILES', 'P50', 'P99', 'BUILD', 'SIZE'], rows);
}

function report(
  count: number,
  ours: Measured & { sections: string },
  others: readonly Measured[],
  readMs: number,
): void {
  const at = ({ taken }: Measured, share: number): number => percentile(taken.flat(), share);
  const shares = [0.5, 0.95, 0.99];
  const middles = ours.taken.map(median);
  const perSecond = (1_000 * ours.taken.flat().length) / ours.busyMs;
  const rows = [ours, ...others].map((engine) => {
    const agree = engine.counts.filter((found, query) => found === ours.counts[query]).length;
    const ratios =
      engine === ours
        ? ['', '']
        : [times(at(engine, 0.5) / at(ours, 0.5)), times(at(engine, 0.99) / at(ours, 0.99))];
    return [
      engine.name,
      ...shares.map((share) => ms(at(engine, share))),
      ...ratios,
      `${agree} of ${QUERIES.length}`,
      seconds(engine.buildMs),
      megabytes(engine.diskBytes),
    ];
  });
  const header = [
    'ENGINE',
    'P50',
    'P95',
    'P99',
    'TIMES OURS, P50',
    'P99',
    'COUNTS AGREE',
    'BUILD',
    'SIZE',
  ];
  printReport(
    `${count.toLocaleString('en')} profiles, ${QUERIES.length} queries, ${EXCLUDED} ids excluded`,
    header,
    rows,
    [
      `Segments: the median of each query is ${ms(median(middles))} for the middle one and ${ms(Math.max(...middles))} for the slowest; ${perSecond.toFixed(0)} queries a second of one core.`,
      `Segments in memory: ${ours.memory}; resident with all of the bench: ${megabytes(process.memoryUsage().rss)}. Reading the profiles, the same for all: ${seconds(readMs)} on one core.`,
      `Bytes of a profile in the segments: ${ours.sections}.`,
      `Load of the machine at the end: ${loadavg()[0]!.toFixed(1)}.`,
      'Where counts differ, the others count people whose words of one title or company stand in two of them.',
    ],
  );
  const detail = QUERIES.map((query, at) => [
    query.map((filter) => JSON.stringify(Object.values(filter))).join(' '),
    ...[ours, ...others].flatMap(({ taken, counts }) => [
      ms(median(taken[at]!)),
      String(counts[at]),
    ]),
  ]);
  printReport(
    'Each query: median and count',
    ['QUERY', ...[ours, ...others].flatMap(({ name }) => [name.split(' ')[0]!, 'COUNT'])],
    detail,
  );
}

if (import.meta.main) await benchIndex(process.argv.slice(2));
