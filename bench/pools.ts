import { parseArgs } from 'node:util';
import { generatePerson } from '../sample/src/sample.ts';
import { buildSegment } from '../server/src/index/build.ts';
import type { IndexDocument, Plan } from '../server/src/index/port.ts';
import { createSegmentEngine, type SegmentEngine } from '../server/src/index/segments.ts';
import { createLexicon } from '../server/src/lexicon/lexicon.ts';
import { monotonicMs } from '../server/src/platform/clock.ts';
import { createDocumentReader } from '../server/src/search/document/document.ts';
import { dayOf } from '../server/src/search/document/years.ts';
import { compile } from '../server/src/search/rules/compile.ts';
import { validateFilters } from '../server/src/search/rules/validate.ts';
import { QUERIES } from './index-queries.ts';
import { median, ms, percentile, printReport, times } from './report.ts';

/*
 * What the people of other workspaces cost a search (docs/decisions/0085), as a ratio in one run:
 * an index of shared people alone, and one in which workspaces have people of their own. The two take
 * turns.
 * `node bench/pools.ts --shared 60000 --workspaces 60 --own 1000`
 */

const SEED = 7;
const AS_OF = new Date('2026-11-01');
const BATCH = 1_000;
const ROUNDS = 30;
const WARM_UP_ROUNDS = 3;
const OPTIONS = {
  shared: { type: 'string', default: '30000' },
  workspaces: { type: 'string', default: '30' },
  own: { type: 'string', default: '1000' },
} as const;

interface Measured {
  name: string;
  engine: SegmentEngine;
  /** The workspace that searches. */
  pool?: string;
  taken: number[];
}

export async function benchPools(args: string[] = []): Promise<void> {
  const { values } = parseArgs({ args, options: OPTIONS });
  const [shared, workspaces, own] = [values.shared, values.workspaces, values.own].map(Number) as [
    number,
    number,
    number,
  ];
  const measured: Measured[] = [
    { name: 'shared people alone', engine: createSegmentEngine(), taken: [] },
    { name: 'with own pools', engine: createSegmentEngine(), pool: 'ws_0', taken: [] },
  ];
  const [alone, pools] = measured.map(({ engine }) => engine) as [SegmentEngine, SegmentEngine];
  for (const [documents, from] of batches(shared + workspaces * own)) {
    const pool = from < shared ? undefined : `ws_${Math.floor((from - shared) / own)}`;
    if (pool === undefined) alone.install([buildSegment(documents)], []);
    pools.install([buildSegment(documents, pool)], []);
  }
  askAll(measured);
  report(measured);
}

function* batches(count: number): Generator<[IndexDocument[], number]> {
  const read = createDocumentReader(createLexicon());
  for (let from = 0; from < count; from += BATCH) {
    const documents = Array.from({ length: Math.min(BATCH, count - from) }, (_, n) =>
      read(generatePerson(SEED, from + n, AS_OF), AS_OF, AS_OF),
    );
    yield [documents, from];
  }
}

function askAll(measured: readonly Measured[]): void {
  const lexicon = createLexicon();
  const plans = QUERIES.map((query): Plan => {
    const read = validateFilters(query, lexicon);
    if ('issues' in read) throw new Error(JSON.stringify(read.issues));
    return compile(read.filters, { lexicon, today: dayOf(AS_OF) });
  });
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++)
    for (const plan of plans)
      for (const { engine, pool, taken } of measured) {
        const started = monotonicMs();
        engine.search({ ...plan, ...(pool && { pool }) }, { exclude: new Set(), limit: 10 });
        if (round >= 0) taken.push(monotonicMs() - started);
      }
}

function report(measured: readonly Measured[]): void {
  const base = median(measured[0]!.taken);
  printReport(
    'a search beside the people of other workspaces',
    ['index', 'people', 'p50', 'p99', 'p50, against shared people alone'],
    measured.map(({ name, engine, taken }) => [
      name,
      engine.size().toLocaleString('en'),
      ms(median(taken)),
      ms(percentile(taken, 0.99)),
      times(median(taken) / base),
    ]),
  );
}

if (import.meta.main) await benchPools(process.argv.slice(2));
