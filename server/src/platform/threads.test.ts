import { expect, test } from 'vitest';
import { until } from '../../test/until.ts';
import { createThreads } from './threads.ts';

/** The program doubles numbers, refuses 13, and dies of 666. */
const doubling = (idleMs = 60_000) =>
  createThreads<number, number>({
    beside: import.meta.url,
    program: '../../test/processes/double',
    count: 2,
    idleMs,
  });

test('every task gets its own result, however many wait', async () => {
  const threads = doubling();
  const tasks = Array.from({ length: 40 }, (_, n) => n + 20);
  expect(await Promise.all(tasks.map((task) => threads.run(task)))).toEqual(
    tasks.map((n) => n * 2),
  );
});

test('a task that throws rejects, and the thread continues', async () => {
  const threads = doubling();
  await expect(threads.run(13)).rejects.toThrow('unlucky');
  expect(await threads.run(4)).toBe(8);
});

test('a thread that dies rejects only its task; the next ones get another thread', async () => {
  const threads = doubling();
  const [dead, ...others] = await Promise.allSettled(
    [666, 1, 2, 3].map((task) => threads.run(task)),
  );
  expect(dead?.status).toBe('rejected');
  expect(others).toEqual([2, 4, 6].map((value) => ({ status: 'fulfilled', value })));
});

test('a task that is stopped rejects, whether it runs or waits, and the others get their answers', async () => {
  const threads = doubling();
  const stopping = new AbortController();
  const tasks = Array.from({ length: 6 }, (_, n) =>
    threads.run(n, n === 2 ? undefined : stopping.signal),
  );
  stopping.abort();
  const results = await Promise.allSettled(tasks);
  expect(results.map(({ status }) => status)).toEqual(
    tasks.map((_, n) => (n === 2 ? 'fulfilled' : 'rejected')),
  );
  expect(await threads.run(4)).toBe(8);
});

test('idle threads end, and start again when they are needed', async () => {
  const threads = doubling(20);
  expect(threads.warm()).toBe(false);
  await threads.run(1);
  expect(threads.warm()).toBe(true);
  await expect.poll(threads.warm).toBe(false);
  expect(await threads.run(5)).toBe(10);
});

test('a thread that was started ahead is warm when its program is loaded, takes the next task, and ends when none comes', async () => {
  const threads = doubling();
  threads.start();
  threads.start();
  expect(threads.warm()).toBe(false);
  await until(threads.warm);
  expect(await threads.run(21)).toBe(42);
  const unused = doubling(500);
  unused.start();
  await until(unused.warm);
  await until(() => !unused.warm());
});
