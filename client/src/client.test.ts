import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import {
  type Casting,
  type Client,
  type ClientOptions,
  createClient,
  GreenroomError,
} from './client.ts';

interface Seen {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

interface Scripted {
  status?: number;
  headers?: Record<string, string>;
  json?: unknown;
  text?: string;
}

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/**
 * A real HTTP server that answers each request with the next line of the script (the last one again
 * and again).
 */
async function service(
  ...script: Scripted[]
): Promise<{ seen: Seen[]; client(options?: Partial<ClientOptions>): Client }> {
  const seen: Seen[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const line = script[Math.min(seen.length, script.length - 1)]!;
    seen.push({ method: request.method!, url: request.url!, headers: request.headers, body });
    response
      .writeHead(line.status ?? 200, line.headers)
      .end(line.text ?? JSON.stringify(line.json));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closers.push(() => new Promise((closed) => server.close(() => closed()).closeAllConnections()));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return { seen, client: (options) => createClient({ baseUrl, apiKey: 'secret', ...options }) };
}

const success = (data: unknown): Scripted => ({ json: { success: true, data } });
const failure = (
  status: number,
  error: Record<string, unknown>,
  headers?: Record<string, string>,
): Scripted => ({
  status,
  headers,
  json: { success: false, error: { message: 'No.', debugTrackingCode: 'req_1', ...error } },
});
const limited = (retryAfter: string) =>
  failure(429, { code: 'rate_limit_exceeded' }, { 'retry-after': retryAfter });
const casting = (fields: Partial<Casting>) =>
  success({
    castingId: 'cast_1',
    nextAction: 'done',
    talents: [],
    nextPageCursor: null,
    ...fields,
  });
const caught = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

it('puts each argument into the path, the query or the body, with the key in its header', async () => {
  const { seen, client } = await service(
    casting({}),
    success({ castingId: 'a/b', status: 'running', nextAction: 'wait' }),
  );
  await client().getQualifiedSearch({
    castingId: 'a/b',
    verdicts: ['green', 'amber'],
    pageSize: 5,
  });
  await client().continueQualifiedSearch({ castingId: 'a/b', target: { greens: 3 } });
  expect(seen).toMatchObject([
    {
      method: 'GET',
      url: '/api/v1/search/talents/qualified/a%2Fb?verdicts=green&verdicts=amber&pageSize=5',
      body: '',
      headers: { 'x-api-key': 'secret' },
    },
    {
      method: 'POST',
      url: '/api/v1/search/talents/qualified/a%2Fb/continue',
      body: '{"target":{"greens":3}}',
      headers: { 'x-api-key': 'secret', 'content-type': 'application/json' },
    },
  ]);
});

it('never sends a request whose path would be that of another operation', async () => {
  const { seen, client } = await service(casting({}));
  for (const castingId of ['', '.', '..'])
    expect(await caught(client().getQualifiedSearch({ castingId }))).toBeInstanceOf(TypeError);
  expect(seen).toEqual([]);
});

it('answers the data, and on request the status and headers too', async () => {
  const { client } = await service({
    status: 202,
    headers: { 'x-api-credits-remaining': '40' },
    json: { success: true, data: { reused: false } },
  });
  const input = { filters: [], qualificationCriterias: ['knows Go'] };
  expect(await client().startQualifiedSearch(input)).toEqual({ reused: false });
  const answer = await client().request('startQualifiedSearch', input);
  expect([answer.status, answer.headers.get('x-api-credits-remaining')]).toEqual([202, '40']);
});

it('throws every field of the error envelope', async () => {
  const { client } = await service(
    failure(402, { code: 'insufficient_api_credits', available: 1, required: 2 }),
    failure(400, {
      code: 'validation_error',
      issues: [{ path: ['pageSize'], message: 'too big' }],
    }),
    failure(403, { code: 'forbidden', details: { code: 'email_not_connected_or_syncing' } }),
  );
  const errors = [];
  for (let i = 0; i < 3; i++)
    errors.push(await caught(client().getQualifiedSearch({ castingId: 'x' })));
  expect(errors.every((error) => error instanceof GreenroomError)).toBe(true);
  expect(errors).toMatchObject([
    {
      code: 'insufficient_api_credits',
      status: 402,
      message: 'No.',
      debugTrackingCode: 'req_1',
      available: 1,
      required: 2,
      issues: [],
      details: null,
    },
    { code: 'validation_error', status: 400, issues: [{ path: ['pageSize'], message: 'too big' }] },
    { code: 'forbidden', details: { code: 'email_not_connected_or_syncing' } },
  ]);
});

it('distinguishes a foreign answer from an error of the service', async () => {
  const { client } = await service(
    { status: 502, text: '<h1>Bad gateway</h1>' },
    { status: 200, text: 'hello' },
  );
  expect(await caught(client().getQualifiedSearch({ castingId: 'x' }))).toMatchObject({
    code: 'unreadable_answer',
    status: 502,
  });
  expect(await caught(client().getQualifiedSearch({ castingId: 'x' }))).toMatchObject({
    code: 'unreadable_answer',
    status: 200,
  });
});

it('repeats a rate-limited read after Retry-After', async () => {
  const { seen, client } = await service(limited('0'), limited('0'), casting({}));
  expect(await client().getQualifiedSearch({ castingId: 'x' })).toMatchObject({
    castingId: 'cast_1',
  });
  expect(seen).toHaveLength(3);
});

it('gives up on a rate limit after maxRetries, and immediately when the wait is too long', async () => {
  const bounded = await service(limited('0'));
  expect(
    await caught(bounded.client({ maxRetries: 2 }).getQualifiedSearch({ castingId: 'x' })),
  ).toMatchObject({ code: 'rate_limit_exceeded' });
  expect(bounded.seen).toHaveLength(3);
  const long = await service(limited('3600'));
  expect(await caught(long.client().getQualifiedSearch({ castingId: 'x' }))).toMatchObject({
    retryAfterSeconds: 3600,
  });
  expect(long.seen).toHaveLength(1);
});

it('never repeats a write, nor a read that failed for another reason', async () => {
  const write = await service(limited('0'));
  await caught(write.client().startQualifiedSearch({ filters: [], qualificationCriterias: ['x'] }));
  const read = await service(failure(500, { code: 'internal_error' }));
  await caught(read.client().getQualifiedSearch({ castingId: 'x' }));
  expect([write.seen.length, read.seen.length]).toEqual([1, 1]);
});

it('waits for a casting until no call runs', async () => {
  const { seen, client } = await service(
    casting({ nextAction: 'wait' }),
    casting({ nextAction: 'wait' }),
    casting({ nextAction: 'continue' }),
  );
  expect(await client().waitForCasting('cast_1', { intervalMs: 1 })).toMatchObject({
    nextAction: 'continue',
  });
  expect(seen).toHaveLength(3);
});

it('stops waiting as soon as it is aborted', async () => {
  const { client } = await service(casting({ nextAction: 'wait' }));
  const controller = new AbortController();
  const waiting = caught(
    client().waitForCasting('cast_1', { intervalMs: 60_000, signal: controller.signal }),
  );
  controller.abort(new Error('enough'));
  expect(await waiting).toMatchObject({ message: 'enough' });
});

it('walks every talent of a casting over the pages, with the same verdicts on each', async () => {
  const talent = (talentId: string) => ({ talentId }) as Casting['talents'][number];
  const { seen, client } = await service(
    casting({ talents: [talent('a'), talent('b')], nextPageCursor: 'next' }),
    casting({ talents: [], nextPageCursor: 'last' }),
    casting({ talents: [talent('c')] }),
  );
  const found = await Array.fromAsync(
    client().castingTalents('cast_1', { verdicts: 'green', pageSize: 2 }),
    ({ talentId }) => talentId,
  );
  expect(found).toEqual(['a', 'b', 'c']);
  expect(seen.map(({ url }) => url.split('?')[1])).toEqual([
    'verdicts=green&pageSize=2',
    'verdicts=green&cursor=next&pageSize=2',
    'verdicts=green&cursor=last&pageSize=2',
  ]);
});

const page = (id: string, count: number) =>
  success({
    talents: Array(count).fill({ id: 'tal_1' }),
    searchTransactionId: id,
    estimationCount: 9,
    pendingRefreshCount: 0,
  });

it('walks the pages of a search until an empty one, each excluding all that earlier pages returned', async () => {
  const { seen, client } = await service(page('s1', 2), page('s2', 1), page('s3', 0));
  const ids = await Array.fromAsync(
    client().searchPages({ prompt: 'nurses in Lyon' }),
    ({ searchTransactionId }) => searchTransactionId,
  );
  expect(ids).toEqual(['s1', 's2']);
  expect(seen.map(({ url }) => url)).toEqual(Array(3).fill('/api/v1/search/talents/by-prompt'));
  expect(seen.map(({ body }) => JSON.parse(body))).toEqual(
    [[], ['s1'], ['s1', 's2']].map((relatedSearchTransactionIds) => ({
      prompt: 'nurses in Lyon',
      relatedSearchTransactionIds,
    })),
  );
});

it('requests no page, and so spends nothing, beyond the one that the loop ended on', async () => {
  const { seen, client } = await service(page('s1', 2));
  for await (const _ of client().searchPages({ filters: [{ filterType: 'SKILL', value: 'SQL' }] }))
    break;
  expect(seen.map(({ url }) => url)).toEqual(['/api/v1/search/talents']);
});
