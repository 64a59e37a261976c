import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestCli, testCli } from '../../test/cli.ts';

/* Lists over several pages, and commands that a signal ends, at a service that answers as told. */

const COUNT = 130;
const numbers = Array.from({ length: COUNT }, (_, n) => n);

let server: Server;
let cli: TestCli;
beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://localhost');
    const data = answerOf(pathname, searchParams);
    if (data) response.end(JSON.stringify({ success: true, data }));
    // Anything else never answers.
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  cli = await testCli({ GREENROOM_URL: url, GREENROOM_API_KEY: 'grk_1' });
});
afterAll(async () => {
  await cli.close();
  server.close();
  server.closeAllConnections();
});

function answerOf(path: string, query: URLSearchParams): object | null {
  const size = Number(query.get('pageSize'));
  const part = (from: number) => ({
    part: numbers.slice(from, from + size),
    hasNextPage: from + size < COUNT,
  });
  if (path === '/api/v1/deliveries') {
    const from = Number(query.get('cursor') ?? 0);
    const { part: found, hasNextPage } = part(from);
    return {
      deliveries: found.map((n) => ({
        ...{
          deliveryId: `dlv_${n}`,
          createdAt: 'now',
          eventType: 'x',
          state: 'sent',
          attempts: [],
        },
      })),
      nextPageCursor: hasNextPage ? String(from + size) : null,
    };
  }
  if (path === '/api/v1/sourcings') {
    const { part: found, hasNextPage } = part(Number(query.get('page')) * size);
    return {
      sourcings: found.map((n) => ({ sourcingId: `src_${n}`, name: `S${n}`, candidateCount: 0 })),
      pagination: { hasNextPage },
    };
  }
  if (path === '/api/v1/events') {
    const from = Number(query.get('after') ?? 0);
    const { part: found, hasNextPage } = part(from);
    return {
      events: found.map((n) => ({ id: `evt_${n}`, type: 'x', at: 'now', data: {} })),
      nextCursor: String(from + found.length),
      hasMore: hasNextPage,
    };
  }
  if (!path.startsWith('/api/v1/search/talents/qualified/cast_')) return null;
  const counts = { green: 0, amber: 0, red: 0 };
  return {
    castingId: 'cast_1',
    status: 'running',
    nextAction: 'wait',
    counts,
    creditsCharged: 0,
    talents: [],
  };
}

describe.each([
  ['deliveries', 'deliveryId', ['--cursor', '50'], ['--cursor', '130']],
  ['sourcings', 'sourcingId', ['--page', '2'], ['--page', '4']],
] as const)('greenroom %s list', (noun, id, next, afterAllOfThem) => {
  const ids = async (...args: string[]) => {
    const { stdout, stderr, exitCode } = await cli.run([noun, 'list', ...args, '--json']);
    expect(exitCode).toBe(0);
    const rows = (JSON.parse(stdout) as Record<string, Record<string, string>[]>)[noun]!;
    return { numbers: rows.map((row) => Number(row[id]!.split('_')[1])), stderr };
  };

  test('answers a part, and says how to go on', async () => {
    const first = await ids();
    expect(first.numbers).toEqual(numbers.slice(0, 50));
    expect(first.stderr).toBe(`There is more: add ${next.join(' ')}, or --all.\n`);
    expect((await ids(...next)).numbers).toEqual(numbers.slice(50, 100));
    expect((await ids('--limit', '3')).numbers).toEqual([0, 1, 2]);
  });

  test('answers everything with --all, also from a place on, and says nothing of more', async () => {
    expect(await ids('--all')).toEqual({ numbers, stderr: '' });
    expect((await ids('--all', ...next)).numbers).toEqual(numbers.slice(50));
    expect((await ids(...afterAllOfThem)).numbers).toEqual([]);
  });
});

test('a list by cursor may be longer than a page of the service', async () => {
  const { stdout, stderr } = await cli.run(['deliveries', 'list', '--limit', '120', '--json']);
  expect((JSON.parse(stdout) as { deliveries: object[] }).deliveries).toHaveLength(120);
  expect(stderr).toContain('--cursor 120');
});

test('the feed goes on after a cursor, or is read whole', async () => {
  const first = await cli.run(['events', '--limit', '2']);
  expect(first.stdout.trim().split('\n')).toHaveLength(3);
  expect(first.stderr).toBe('There is more: add --after 2, or --all.\n');
  const all = await cli.run(['events', '--all', '--json']);
  expect((JSON.parse(all.stdout) as { events: object[] }).events).toHaveLength(COUNT);
  expect(all.stderr).toBe(`Later events: --after ${COUNT}\n`);
});

describe('a command that is interrupted', () => {
  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('by %s exits with %i, and a watch says how to go on', async (signal, exitCode) => {
    const watching = cli.start(['castings', 'watch', 'cast_1']);
    await watching.said('cast_1  running');
    watching.signal(signal);
    expect(await watching.ended).toEqual({
      exitCode,
      stdout: '',
      stderr:
        'cast_1  running  0 green, 0 amber, 0 red  0 credits\n' +
        'The search goes on. Follow it again with greenroom castings watch cast_1\n',
    });
  });

  test('while it waits for an answer prints nothing more', async () => {
    const asked = once(server, 'request');
    const waiting = cli.start(['search', 'anybody', '--json']);
    await asked;
    waiting.signal('SIGINT');
    expect(await waiting.ended).toEqual({ exitCode: 130, stdout: '', stderr: '' });
  });
});
