import { mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listenLocally } from './listen.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'greenroom-listen-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What a killed process leaves: a socket that nobody listens on. */
async function leaveBehind(file: string): Promise<void> {
  const made = createServer();
  await new Promise<void>((resolve) => made.listen(`${file}.old`, resolve));
  await rename(`${file}.old`, file);
  await new Promise((resolve) => made.close(resolve));
}

it.each([
  ['no socket is there', []],
  ['a killed process left its socket', ['index.sock']],
])('of several that start at once, one gets the socket and keeps it: %s', async (_, left) => {
  for (let round = 0; round < 10; round++) {
    for (const name of left) await leaveBehind(path.join(folder, name));
    const file = path.join(folder, 'index.sock');
    const answered = new Set<number>();
    const starts = await Promise.allSettled(
      [1, 2, 3, 4].map((nth) =>
        listenLocally(file, (socket) => {
          answered.add(nth);
          socket.on('error', () => {});
        }),
      ),
    );
    const served = starts.filter((one) => one.status === 'fulfilled');
    expect(served.length).toBe(1);
    for (const one of starts)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ name: 'SocketTaken' });
    await expect(listenLocally(file, () => {})).rejects.toThrow('another process serves the index');
    expect(answered).toContain(starts.indexOf(served[0]!) + 1);
    await served[0]!.value.close();
    expect(await readdir(folder)).toEqual([]);
  }
});

it('the socket and the lock of one that was killed while it started hold up nobody', async () => {
  const file = path.join(folder, 'locked.sock');
  for (const left of [file, `${file}.lock`]) await leaveBehind(left);
  const { close } = await listenLocally(file, () => {});
  await expect(listenLocally(file, () => {})).rejects.toThrow('another process serves the index');
  await close();
  expect(await readdir(folder)).toEqual([]);
});

it('a second close leaves the socket of the next process', async () => {
  const file = path.join(folder, 'next.sock');
  const first = await listenLocally(file, () => {});
  await first.close();
  const next = await listenLocally(file, () => {});
  await first.close();
  await expect(listenLocally(file, () => {})).rejects.toThrow('another process serves the index');
  await next.close();
});
