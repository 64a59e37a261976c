import { readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { monotonicMs } from './clock.ts';
import { isAlive, programName, signalProcess } from './process-identity.ts';

const POLL_MS = 10;
const WAIT_MS = 1_000;

/**
 * Ends the remaining processes of a server whose postmaster is gone. Idle ones end at once, but a
 * computing one continues to the end of its statement and holds the shared memory, and PostgreSQL
 * does not start beside it. Everything they committed is in the cluster's log; the rest is rolled
 * back. Does nothing where the system does not list its processes (no /proc): there they end with
 * their statement. Call it only while no postmaster of the folder lives.
 */
export async function endOrphans(folder: string): Promise<void> {
  for (const signal of ['SIGQUIT', 'SIGKILL'] as const) {
    for (const pid of findOrphans(folder)) signalProcess(pid, signal);
    const deadline = monotonicMs() + WAIT_MS;
    while (findOrphans(folder).length > 0 && monotonicMs() < deadline) await delay(POLL_MS);
  }
}

/** PostgreSQL processes that work in this cluster folder. */
function findOrphans(folder: string): number[] {
  const place = linkTarget(() => realpathSync(folder));
  const pids = linkTarget(() => readdirSync('/proc')) ?? [];
  return pids
    .map(Number)
    .filter(
      (pid) =>
        pid > 0 &&
        programName(pid) === 'postgres' &&
        worksIn(pid) === place &&
        isAlive({ pid, startedAt: '' }),
    );
}

const worksIn = (pid: number): string | null => linkTarget(() => readlinkSync(`/proc/${pid}/cwd`));

/** Null when the target is gone, or not readable by us. */
function linkTarget<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
