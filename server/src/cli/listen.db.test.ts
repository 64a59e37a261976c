import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import { ended, START } from '../../test/castings.ts';
import { type ServeProcess, type TestCli, testCli } from '../../test/cli.ts';
import { scriptedJudge } from '../../test/fakes/judge.ts';
import { ENGINEERS_IN, engineers } from '../../test/talents.ts';
import { until } from '../../test/until.ts';
import { createOutbound } from '../platform/outbound.ts';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** The server that a developer writes: on http, on this machine. */
async function developersServer(statuses: number[]) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    received.push({ path: request.url!, headers: request.headers, body });
    response.writeHead(statuses.shift() ?? 204).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hook`, received, statuses, close: () => server.close() };
}

let api: TestApi;
let cli: TestCli;
let developer: Awaited<ReturnType<typeof developersServer>>;
let serial = 0;
/** What the service itself has posted, and where. */
const posted: { url: string; headers: Record<string, string>; body: string }[] = [];

beforeAll(async () => {
  developer = await developersServer([]);
  api = await testApi({
    judge: scriptedJudge(() => 'not_met'),
    outbound: {
      ...createOutbound({ allowedHosts: [], resolve: async () => [] }),
      post: async (request) => {
        posted.push(request);
        return { status: 204, body: '' };
      },
    },
  });
  await api.importTalents(engineers(10));
  cli = await testCli({
    DATABASE_URL: api.database.url,
    SECRET_KEY: 'the secret key of the tests',
  });
});
afterAll(async () => {
  await cli.close();
  await api.close();
  developer.close();
});

async function judgeTwo(client: Client, url: string): Promise<string> {
  const answer = await client.post(START, {
    filters: ENGINEERS_IN('Paris'),
    qualificationCriterias: [`Criterion ${++serial}`],
    target: { greens: 50, maxCredits: 4 },
    customParams: { secret: 'été 7' },
    webhook: { url },
  });
  expect([answer.status, answer.body.error]).toEqual([202, undefined]);
  await ended(client, answer.body.data.castingId);
  return answer.body.data.castingId;
}

async function listening(...args: string[]): Promise<ServeProcess> {
  const listener = cli.start(['listen', '--forward-to', developer.url, ...args]);
  await until(() => listener.output.stderr.includes('Relaying webhook events'));
  return listener;
}

const attemptsIn = ({ output }: ServeProcess) =>
  output.stdout
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Record<string, unknown>);

async function stopped(listener: ServeProcess, signal: NodeJS.Signals = 'SIGINT') {
  listener.signal(signal);
  return listener.ended;
}

describe('greenroom listen', () => {
  test('relays every event of a receiver without a public address once, with its headers and body, and the service calls nobody', async () => {
    const client = await api.newClient();
    const listener = await listening('--json');
    posted.length = 0;
    const castingId = await judgeTwo(client, 'https://greenroom.invalid/mine');
    await until(() => attemptsIn(listener).length === 3);
    expect(posted).toEqual([]);

    const { deliveries } = (await client.get(`${START}/${castingId}/deliveries`)).body
      .data as unknown as {
      deliveries: {
        deliveryId: string;
        eventType: string;
        runId: string;
        state: string;
        error: string;
        attempts: unknown[];
      }[];
    };
    expect(deliveries.map(({ state, attempts }) => [state, attempts])).toEqual(
      Array(3).fill(['failed', []]),
    );
    expect(deliveries[0]!.error).toContain('greenroom listen');
    for (const { deliveryId, eventType, runId } of deliveries) {
      const [only, ...more] = developer.received.filter(
        ({ headers }) => headers['x-service-delivery-id'] === deliveryId,
      );
      expect(more).toEqual([]);
      expect(only).toMatchObject({
        path: '/hook',
        headers: {
          'content-type': 'application/json',
          'x-service-event': eventType,
          'x-service-source-type': 'api_casting_run',
          'x-service-source-id': runId,
        },
      });
      expect(JSON.parse(only!.body)).toMatchObject({
        eventType,
        castingId,
        customParams: { secret: 'été 7' },
      });
    }
    expect(attemptsIn(listener)).toContainEqual({
      eventType: 'wave_finished',
      castingId,
      deliveryId: deliveries.find(({ eventType }) => eventType === 'wave_finished')!.deliveryId,
      attempt: 1,
      status: 204,
      error: null,
      durationMs: expect.any(Number),
      outcome: 'delivered',
    });
    const { exitCode, stderr } = await stopped(listener);
    expect(exitCode).toBe(0);
    expect(stderr).toMatch(/3 events relayed, 3 taken by your server\.\n$/);
  });

  test('relays beside a receiver that has a public address, byte for byte what the service posts, and an event again when a person sends it again', async () => {
    const client = await api.newClient();
    const listener = await listening('--json', '--workspace', client.workspaceId);
    developer.received.length = 0;
    posted.length = 0;
    const castingId = await judgeTwo(client, 'https://receiver.example/hook');
    await until(() => attemptsIn(listener).length === 3);
    await until(() => posted.length === 3);
    const of = (list: readonly { body: string }[]) => list.map(({ body }) => body).toSorted();
    expect(of(developer.received)).toEqual(of(posted));

    const deliveryId = posted[0]!.headers['X-Service-Delivery-Id'];
    await until(
      async () =>
        (await client.post(`${START}/${castingId}/deliveries/${deliveryId}/redeliver`)).status ===
        202,
    );
    await until(() => attemptsIn(listener).length === 4);
    expect(attemptsIn(listener)[3]).toMatchObject({ deliveryId, attempt: 1 });
    expect((await stopped(listener, 'SIGTERM')).exitCode).toBe(0);
  });

  test('tries again as the service does, tells each attempt in a line, and leaves events of other keys and workspaces alone', async () => {
    const [client, other] = [await api.newClient(), await api.newClient()];
    const { keys } = await cli.json<{ keys: { keyId: string }[] }>(
      'keys',
      'list',
      '--workspace',
      client.workspaceId,
    );
    const listener = await listening('--key', keys[0]!.keyId);
    developer.statuses.push(503, 404, 302);
    await judgeTwo(other, 'https://greenroom.invalid/');
    const castingId = await judgeTwo(client, 'https://greenroom.invalid/');
    await until(() => listener.output.stdout.split('\n').length === 6);
    const lines = listener.output.stdout.trimEnd().split('\n');
    expect(lines.every((line) => line.includes(castingId))).toBe(true);
    const told = lines.map((line) => line.replace(/^.*(attempt)/, '$1').replace(/\d+ ms/, 'n ms'));
    expect(told.toSorted()).toEqual([
      'attempt 1  302  n ms, trying again',
      'attempt 1  404  n ms, given up',
      'attempt 1  503  n ms, trying again',
      'attempt 2  204  n ms',
      'attempt 2  204  n ms',
    ]);
    await stopped(listener);
  });

  test('continues after the database has cut its connections', async () => {
    const client = await api.newClient();
    const listener = await listening('--json', '--workspace', client.workspaceId);
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name like 'greenroom listen%'`.execute(
      api.database.db,
    );
    await judgeTwo(client, 'https://greenroom.invalid/');
    await until(() => attemptsIn(listener).length === 3);
    expect((await stopped(listener)).exitCode).toBe(0);
  });

  test('a server that is not running is reported as such', async () => {
    const client = await api.newClient();
    const listener = cli.start([
      'listen',
      '--forward-to',
      'localhost:1',
      '--workspace',
      client.workspaceId,
      '--json',
    ]);
    await until(() => listener.output.stderr.includes('http://localhost:1/'));
    await judgeTwo(client, 'https://greenroom.invalid/');
    await until(() => listener.output.stdout.includes('\n'));
    expect(attemptsIn(listener)[0]).toMatchObject({
      attempt: 1,
      status: null,
      error: 'ECONNREFUSED',
      outcome: 'retry',
    });
    // A second attempt is due; the stop does not wait for it.
    expect((await stopped(listener)).exitCode).toBe(0);
  });
});
