import { setTimeout as delay } from 'node:timers/promises';
import { createRandom, type Random } from '../../../sample/src/random.ts';
import type { OutsideEngine } from './engines.ts';
import type { Fleet } from './fleet.ts';
import type { Installed } from './installation.ts';
import type { Crash } from './narrow-keys.ts';
import { within } from './wait.ts';

export interface Disturbances {
  kills: string[];
  freezes: { name: string; ms: number }[];
  /** Connections to the database that were cut. */
  cuts: number;
  /** Engines of others that were killed, by name. */
  engineKills: string[];
  /** Restarts of the database, killed or asked to end. */
  restarts: ({ signal: string } & Crash)[];
  crashes: Crash[];
}

export interface DisturbanceOptions {
  fleet: Fleet;
  installed: Installed;
  engines: readonly OutsideEngine[];
  seed: number;
  disturbing: Disturbing;
  isOver(): boolean;
  say(line: string): void;
}

/** Seconds between two disturbances of a kind. */
const KILL_EVERY = [6, 16] as const;
const RESTART_EVERY = [30, 50] as const;
const ENGINE_EVERY = [30, 50] as const;
const ENGINE_AWAY_MS = [500, 5_000] as const;
const FREEZE_EVERY = [8, 18] as const;
/** A lease ends after 6 s: some come back before it, and some find that another has gone on. */
const FROZEN_MS = [1_000, 9_000] as const;
const CUT_EVERY = [4, 10] as const;
const MAX_CUT = 6;
const BACK_WITHIN_MS = 60_000;

/** `kills`: of processes and of the database. `all`: they also freeze, and lose connections. */
export type Disturbing = 'nothing' | 'kills' | 'all';

/** kill -9 of random processes, and restarts of the database, until the load is over. */
export async function disturb(
  disturbances: Disturbances,
  { seed, disturbing, ...options }: DisturbanceOptions,
): Promise<void> {
  if (disturbing === 'nothing') return;
  await Promise.all([
    killProcesses(disturbances, createRandom(seed, 1), options),
    restartDatabase(disturbances, createRandom(seed, 2), options),
    ...options.engines.map((engine, at) =>
      killEngine(disturbances, createRandom(seed, 5 + at), engine, options),
    ),
    ...(disturbing === 'all'
      ? [
          freezeProcesses(disturbances, createRandom(seed, 3), options),
          cutConnections(disturbances, createRandom(seed, 4), options),
        ]
      : []),
  ]);
}

type Options = Omit<DisturbanceOptions, 'seed' | 'disturbing'>;

/** False when the load is over meanwhile. */
async function pause(
  random: Random,
  [from, to]: readonly [number, number],
  isOver: () => boolean,
): Promise<boolean> {
  const deadline = performance.now() + random.int(from * 1_000, to * 1_000);
  while (performance.now() < deadline && !isOver()) await delay(200);
  return !isOver();
}

async function killProcesses(
  { kills }: Disturbances,
  random: Random,
  { fleet, isOver, say }: Options,
): Promise<void> {
  while (await pause(random, KILL_EVERY, isOver)) {
    const ready = fleet.members.filter((member) => member.ready);
    // One of each kind stays: an operator who loses all of them has no service to speak of.
    const others = ready.filter(({ role }) => ready.filter((one) => one.role === role).length > 1);
    if (others.length === 0) continue;
    const victim = random.pick(others);
    kills.push(victim.name);
    say(`kill -9 of ${victim.name}`);
    fleet.kill(victim);
  }
}

async function killEngine(
  { engineKills }: Disturbances,
  random: Random,
  { name, crash }: OutsideEngine,
  { isOver, say }: Options,
): Promise<void> {
  while (crash !== null && (await pause(random, ENGINE_EVERY, isOver))) {
    say(`kill -9 of ${name}`);
    engineKills.push(name);
    await crash.kill();
    await delay(random.int(...ENGINE_AWAY_MS));
    await crash.start();
  }
}

async function freezeProcesses(
  { freezes }: Disturbances,
  random: Random,
  { fleet, isOver, say }: Options,
): Promise<void> {
  while (await pause(random, FREEZE_EVERY, isOver)) {
    const ready = fleet.members.filter((member) => member.ready);
    if (ready.length === 0) continue;
    const victim = random.pick(ready);
    const ms = random.int(...FROZEN_MS);
    freezes.push({ name: victim.name, ms });
    say(`${victim.name} is frozen for ${(ms / 1_000).toFixed(1)} s`);
    const { thaw } = fleet.freeze(victim);
    await delay(ms);
    thaw();
  }
}

async function cutConnections(
  disturbances: Disturbances,
  random: Random,
  { installed, isOver }: Options,
): Promise<void> {
  while (await pause(random, CUT_EVERY, isOver)) {
    const count = random.int(1, MAX_CUT);
    // The database may be away.
    disturbances.cuts += await installed.cutConnections(count).catch(() => 0);
  }
}

async function restartDatabase(
  { restarts, crashes }: Disturbances,
  random: Random,
  { installed, isOver, say }: Options,
): Promise<void> {
  for (
    let isCrash = random.chance(0.5);
    await pause(random, RESTART_EVERY, isOver);
    isCrash = !isCrash
  ) {
    const signal = isCrash ? 'SIGKILL' : 'SIGINT';
    const from = Date.now();
    if (!installed.end(signal)) continue;
    say(isCrash ? 'kill -9 of PostgreSQL' : 'PostgreSQL is restarted');
    // Connections end at once, or after what they do.
    await delay(500);
    if (!(await within(BACK_WITHIN_MS, installed.answers)))
      throw new Error(`PostgreSQL was not back within ${BACK_WITHIN_MS / 1_000} s`);
    const until = Date.now();
    if (isCrash) crashes.push({ from, until });
    restarts.push({ signal, from, until });
  }
}
