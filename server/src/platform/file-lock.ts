import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { monotonicMs } from './clock.ts';
import { currentProcess, isAlive, type ProcessIdentity } from './process-identity.ts';

const POLL_MS = 25;
/**
 * Writing or removing a lock takes microseconds. One still unfinished after this time was left by a
 * process that died while doing so.
 */
const UNFINISHED_MAX_MS = 5_000;

/**
 * Runs `work` while this call holds the lock file, alone among all processes of the machine. The
 * lock of a dead process is taken over. Throws when a living process holds it longer than `waitMs`,
 * or when the folder cannot be written.
 */
export async function withFileLock<T>(
  path: string,
  waitMs: number,
  work: () => Promise<T>,
): Promise<T> {
  const token = await acquire(path, waitMs);
  try {
    return await work();
  } finally {
    if (readText(path) === token) rmSync(path, { force: true });
  }
}

async function acquire(path: string, waitMs: number): Promise<string> {
  const token = JSON.stringify({ ...currentProcess(), nonce: randomBytes(8).toString('hex') });
  const deadline = monotonicMs() + waitMs;
  while (!createExclusively(path, token)) {
    const held = readText(path);
    if (held !== null && isDead(path, held)) removeDead(path, held);
    else if (monotonicMs() > deadline)
      throw new Error(`${path} is held by another process: ${held ?? 'unknown'}`);
    else await delay(POLL_MS);
  }
  return token;
}

function createExclusively(path: string, content: string): boolean {
  try {
    writeFileSync(path, content, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Two processes may find the same dead holder. Without the second mark, the slower one would delete
 * the lock that the faster one has just taken.
 */
function removeDead(path: string, dead: string): void {
  const mark = `${path}.breaking`;
  if (!createExclusively(mark, '')) {
    if (isOld(mark)) rmSync(mark, { force: true });
    return;
  }
  try {
    if (readText(path) === dead) rmSync(path, { force: true });
  } finally {
    rmSync(mark, { force: true });
  }
}

/** A lock without a readable holder is being written right now, unless it is old. */
function isDead(path: string, content: string): boolean {
  try {
    return !isAlive(JSON.parse(content) as ProcessIdentity);
  } catch {
    return isOld(path);
  }
}

function isOld(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  return (
    stats !== undefined &&
    performance.timeOrigin + monotonicMs() - stats.mtimeMs > UNFINISHED_MAX_MS
  );
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
