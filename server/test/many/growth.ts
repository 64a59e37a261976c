import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Fleet } from './fleet.ts';
import type { Installed } from './installation.ts';
import type { Invariant } from './invariants.ts';

/** What one process holds: Linux tells it of every process, and the process itself of its heap. */
interface Sample {
  residentMb: number;
  heapMb: number;
  handles: number;
}

export interface Growth {
  /** By name of the process, in the order of time. */
  processes: Map<string, Sample[]>;
  connections: number[];
}

const SAMPLE_EVERY_MS = 5_000;
/** The last third may hold more than the middle one by this, and by so many on top. */
const SHARE = 1.25;
const SLACK = { residentMb: 40, heapMb: 30, handles: 15, connections: 6 };
/** A shorter run only shows how caches fill. */
const JUDGED_FROM_SAMPLES = 60;

export async function sampleProcesses(
  growth: Growth,
  fleet: Fleet,
  { db }: Installed,
  isOver: () => boolean,
): Promise<void> {
  const connections = sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity where backend_type = 'client backend'`;
  while (!isOver()) {
    for (const { name, pid, metricsUrl } of fleet.running()) {
      const sample = await sampleOf(pid, metricsUrl).catch(() => null);
      if (sample) growth.processes.set(name, [...(growth.processes.get(name) ?? []), sample]);
    }
    const { rows } = await connections.execute(db).catch(() => ({ rows: [] }));
    growth.connections.push(...rows.map(({ n }) => n));
    await delay(SAMPLE_EVERY_MS);
  }
}

async function sampleOf(pid: number, metricsUrl: string): Promise<Sample> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const handles = (await readdir(`/proc/${pid}/fd`)).length;
  const metrics = await (await fetch(metricsUrl)).text();
  return {
    residentMb: Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1_024,
    heapMb: Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(metrics)?.[1]) / 1_048_576,
    handles,
  };
}

/** Medians of the three thirds. */
function thirds(values: readonly number[]): [number, number, number] {
  const third = Math.max(1, Math.floor(values.length / 3));
  const median = (from: number) =>
    values.slice(from, from + third).toSorted((a, b) => a - b)[third >> 1] ?? Number.NaN;
  return [median(0), median(third), median(values.length - third)];
}

const series = ({ processes, connections }: Growth) => [
  ...[...processes].flatMap(([name, samples]) =>
    (['residentMb', 'heapMb', 'handles'] as const).map((what) => ({
      name: `${what} of ${name}`,
      values: samples.map((sample) => sample[what]),
      slack: SLACK[what],
    })),
  ),
  { name: 'connections to the database', values: connections, slack: SLACK.connections },
];

export function growthInvariants(growth: Growth): Invariant[] {
  const all = series(growth);
  const faults = all.flatMap(({ name, values, slack }) => {
    const [, middle, last] = thirds(values);
    return values.length >= JUDGED_FROM_SAMPLES && last > middle * SHARE + slack
      ? [`${name}: ${middle.toFixed(0)}, then ${last.toFixed(0)}`]
      : [];
  });
  return [{ name: 'nothing grows for ever', seen: `${all.length} series`, faults }];
}

export const growthLines = (growth: Growth): string[] =>
  series(growth).map(
    ({ name, values }) =>
      `${name}: ${thirds(values)
        .map((value) => value.toFixed(0))
        .join(', then ')}`,
  );

/** The 99th percentile of the first third of the answers and of the last, in milliseconds. */
export function driftOf(took: readonly number[]): [number, number] {
  const third = Math.ceil(took.length / 3);
  const p99 = (some: readonly number[]) =>
    some.toSorted((a, b) => a - b)[Math.ceil(0.99 * some.length) - 1] ?? Number.NaN;
  return [p99(took.slice(0, third)), p99(took.slice(-third))];
}

/** Fewer answers in a third than these have no 99th percentile. */
const DRIFT_JUDGED_FROM = 300;
const SLOWER_AT_MOST = { times: 2, ms: 100 };

/** While nothing is disturbed, answers do not become slower. */
export function driftInvariants(tookMs: ReadonlyMap<string, readonly number[]>): Invariant[] {
  const judged = [...tookMs].filter(([, took]) => took.length >= 3 * DRIFT_JUDGED_FROM);
  const faults = judged.flatMap(([kind, took]) => {
    const [first, last] = driftOf(took);
    return last > first * SLOWER_AT_MOST.times + SLOWER_AT_MOST.ms
      ? [`p99 of ${kind}: ${first.toFixed(0)} ms, then ${last.toFixed(0)} ms`]
      : [];
  });
  return [{ name: 'answers do not become slower', seen: `${judged.length} kinds`, faults }];
}
