import { setTimeout as delay } from 'node:timers/promises';
import { createRandom, type Random } from '../../../sample/src/random.ts';
import type { Fleet } from './fleet.ts';
import type { Installed } from './installation.ts';
import type { Crash } from './narrow-keys.ts';
import { within } from './wait.ts';

export interface Disturbances {
  kills: string[];
  /** Restarts of the database, killed or asked to end. */
  restarts: ({ signal: string } & Crash)[];
  crashes: Crash[];
}

export interface DisturbanceOptions {
  fleet: Fleet;
  installed: Installed;
  seed: number;
  isOver(): boolean;
  say(line: string): void;
}

/** Seconds between two kills of a process, and between two restarts of the database. */
const KILL_EVERY = [6, 16] as const;
const RESTART_EVERY = [30, 50] as const;
const BACK_WITHIN_MS = 60_000;

/** kill -9 of random processes, and restarts of the database, until the load is over. */
export async function disturb(
  disturbances: Disturbances,
  { seed, ...options }: DisturbanceOptions,
): Promise<void> {
  await Promise.all([
    killProcesses(disturbances, createRandom(seed, 1), options),
    restartDatabase(disturbances, createRandom(seed, 2), options),
  ]);
}

type Options = Omit<DisturbanceOptions, 'seed'>;

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
