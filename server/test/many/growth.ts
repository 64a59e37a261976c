import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Fleet } from './fleet.ts';
import type { Installed } from './installation.ts';
import type { Invariant } from './invariants.ts';

/** What one process holds; Linux tells it of every process. */
interface Sample {
  residentMb: number;
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
const SLACK = { residentMb: 40, handles: 15, connections: 6 };
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
    for (const { name, pid } of fleet.running()) {
      const sample = await sampleOf(pid).catch(() => null);
      if (sample) growth.processes.set(name, [...(growth.processes.get(name) ?? []), sample]);
    }
    const { rows } = await connections.execute(db).catch(() => ({ rows: [] }));
    growth.connections.push(...rows.map(({ n }) => n));
    await delay(SAMPLE_EVERY_MS);
  }
}

async function sampleOf(pid: number): Promise<Sample> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const handles = (await readdir(`/proc/${pid}/fd`)).length;
  return { residentMb: Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1_024, handles };
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
    (['residentMb', 'handles'] as const).map((what) => ({
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
