import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withFileLock } from './file-lock.ts';
import { currentProcess } from './process-identity.ts';

let folder: string;
let lock: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'greenroom-lock-'));
  lock = path.join(folder, 'lock');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const dead = JSON.stringify({ pid: process.pid, startedAt: '1', nonce: 'x' });

it('one at a time holds the lock, and no file is left', async () => {
  let inside = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++inside);
    await turn();
    inside--;
  };
  await writeFile(lock, dead);
  await Promise.all(Array.from({ length: 20 }, () => withFileLock(lock, 10_000, work)));
  expect(most).toBe(1);
  expect(await readdir(folder)).toEqual([]);
});

it('is released when the work fails', async () => {
  await expect(withFileLock(lock, 100, () => Promise.reject(new Error('failed')))).rejects.toThrow(
    'failed',
  );
  expect(await withFileLock(lock, 100, async () => 'done')).toBe('done');
});

it('is taken from a dead process, even if another process has its id now', async () => {
  await writeFile(lock, dead);
  expect(await withFileLock(lock, 100, async () => 'done')).toBe('done');
});

it('is not taken from a running process, nor from one that is writing it', async () => {
  for (const content of [JSON.stringify(currentProcess()), '']) {
    await writeFile(lock, content);
    await expect(withFileLock(lock, 60, async () => 'done')).rejects.toThrow(
      'held by another process',
    );
  }
});

it('is taken when the file that a crash left is old, also after a crash during a takeover', async () => {
  await writeFile(lock, '');
  await writeFile(`${lock}.breaking`, '');
  for (const file of [lock, `${lock}.breaking`]) await utimes(file, 1, 1);
  expect(await withFileLock(lock, 1_000, async () => 'done')).toBe('done');
});

it('a folder that cannot be written is an error at once', async () => {
  await expect(
    withFileLock(path.join(folder, 'missing', 'lock'), 10_000, async () => 'done'),
  ).rejects.toThrow('ENOENT');
});
