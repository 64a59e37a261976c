import { loadavg } from 'node:os';
import { sql } from 'kysely';
import type { Course } from './course.ts';
import { driftOf, growthLines } from './growth.ts';
import type { Invariant } from './invariants.ts';
import type { Stage } from './stage.ts';

/** Of each invariant; the rest is in the database, which a failed run keeps. */
const SHOWN_FAULTS = 5;

export function invariantLines({ name, seen, faults }: Invariant): string[] {
  const about = seen === '' ? '' : ` (${seen})`;
  if (faults.length === 0) return [`ok    ${name}${about}`];
  const more =
    faults.length > SHOWN_FAULTS ? [`        and ${faults.length - SHOWN_FAULTS} more`] : [];
  return [
    `FAIL  ${name}${about}: ${faults.length}`,
    ...faults.slice(0, SHOWN_FAULTS).map((fault) => `        ${fault}`),
    ...more,
  ];
}

/** What became of castings and of their events. */
export interface Outcomes {
  castings: Record<string, number>;
  events: { written: number; givenUp: number; unrecorded: number; unrecordedInRestarts: number };
}

/**
 * Around a restart of the database: a statement that was committed there may have lost its answer.
 */
const AROUND_MS = 500;

export async function countOutcomes(
  { installed: { db } }: Stage,
  { disturbances: { restarts } }: Course,
): Promise<Outcomes> {
  const from = restarts.map((restart) => new Date(restart.from - AROUND_MS));
  const until = restarts.map((restart) => new Date(restart.until + AROUND_MS));
  const castings = await sql<{
    status: string;
    n: number;
  }>`select status, count(*)::int as n from castings group by status`.execute(db);
  const events = await sql<Outcomes['events']>`
    select count(*)::int as written, count(*) filter (where failed_at is not null)::int as "givenUp",
      count(*) filter (where is_unrecorded)::int as unrecorded,
      count(*) filter (where is_unrecorded and exists (
        select from unnest(${from}::timestamptz[], ${until}::timestamptz[]) as r(began, ended) where claimed_at between r.began and r.ended))::int as "unrecordedInRestarts"
    from casting_deliveries, lateral (select claimed_at is not null and delivered_at is null and failed_at is null as is_unrecorded) s`.execute(
    db,
  );
  return {
    castings: Object.fromEntries(castings.rows.map(({ status, n }) => [status, n])),
    events: events.rows[0]!,
  };
}

export interface Figures {
  stage: Stage;
  course: Course;
  outcomes: Outcomes;
  drainedAfterMs: number;
}

export function figureLines({
  stage,
  course,
  outcomes: { castings, events },
  drainedAfterMs,
}: Figures): string[] {
  const { balancer, fleet, receiver, watcher } = stage;
  const { tally, disturbances, imports, ownImports, growth, peakConnections } = course;
  const { sentElsewhere, brokenOff, nobodyReady } = balancer.counts;
  const restarts = disturbances.restarts.map(
    ({ signal, from, until }) => `${signal} ${seconds(until - from)}`,
  );
  return [
    ...[...tally.answers].map(
      ([kind, counts]) =>
        `${kind}: ${listed(counts)}; took ${spread(tally.tookMs.get(kind) ?? [])}`,
    ),
    `castings: ${listed(Object.entries(castings))}; all had ended ${seconds(drainedAfterMs)} after the load`,
    `events: ${events.written} written, ${receiver.received.length} received, ${events.unrecorded} begun and not recorded (${events.unrecordedInRestarts} of them while the database restarted, or right before), ${events.givenUp} given up`,
    `imports: ${imports.words.length}, ${imports.repeated} repeated; found by a process after ${spread(imports.foundAfterMs)}`,
    `live: ${watcher.counts.messages} messages over ${watcher.counts.opened} streams, ${watcher.counts.refused} refused, ${watcher.counts.resets} resets`,
    `balancer: ${brokenOff} broken off, ${sentElsewhere} sent elsewhere, ${nobodyReady} while nobody was ready`,
    `files imported: ${ownImports.answered.length}`,
    ...growthLines(growth),
    ...[...tally.tookMs].map(
      ([kind, took]) => `p99 of ${kind}: ${driftOf(took).map(whole).join(', then ')}`,
    ),
    `frozen: ${disturbances.freezes.length} times; connections cut: ${disturbances.cuts}`,
    `kills: ${disturbances.kills.length} (${disturbances.kills.join(' ')}), of engines ${disturbances.engineKills.join(' ') || 'none'}; ready after ${spread(fleet.readyAfterMs)}`,
    `starts that ended before they were ready: ${fleet.failedStarts.join('; ') || 'none'}`,
    `database: ${restarts.length} restarts (${restarts.join(', ')}); at most ${peakConnections} connections`,
    `logged: ${listed(Object.entries(fleet.logged()).sort(([, a], [, b]) => b - a))}`,
    `load of the machine: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  ];
}

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

const listed = (counts: Iterable<[string, number]>): string =>
  [...counts].map(([name, n]) => `${n} ${name}`).join(', ') || 'none';

function spread(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    `${Math.round(sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN)} ms`;
  return sorted.length === 0 ? 'nothing' : `${at(0.5)} (p50), ${at(0.99)} (p99), ${at(1)} (most)`;
}

const whole = (ms: number): string => `${ms.toFixed(0)} ms`;
