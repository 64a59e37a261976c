import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import {
  type Casting,
  type Client,
  type ClientOptions,
  createClient,
  GreenroomError,
  type LimitWait,
  type LogEntry,
} from './client.ts';
import { pause } from './patience.ts';

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
  expect(
    await caught(client({ maxRetries: 0 }).getQualifiedSearch({ castingId: 'x' })),
  ).toMatchObject({
    code: 'unreadable_answer',
    status: 502,
  });
  expect(
    await caught(client({ maxRetries: 0 }).getQualifiedSearch({ castingId: 'x' })),
  ).toMatchObject({
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
  const long = await service(limited('7200'));
  expect(await caught(long.client().getQualifiedSearch({ castingId: 'x' }))).toMatchObject({
    retryAfterSeconds: 7200,
    message: expect.stringContaining('7200 s, which is longer than maxWaitMs allows'),
  });
  expect(long.seen).toHaveLength(1);
});

const dayIsOver = (seconds: number): Scripted => ({
  ...casting({}),
  headers: { ratelimit: `"day";r=0;t=${seconds}`, 'ratelimit-policy': '"day";q=1;w=86400' },
});

it('waits for room as long as the caller allows, and tells before it does', async () => {
  const { seen, client } = await service(dayIsOver(40_000), limited('40000'));
  const waits: LimitWait[] = [];
  const patient = client({ onWait: (wait) => waits.push(wait) });
  await patient.getQualifiedSearch({ castingId: 'x' });
  const controller = new AbortController();
  const options = { maxWaitMs: Number.POSITIVE_INFINITY, signal: controller.signal };
  const waiting = caught(patient.getQualifiedSearch({ castingId: 'x' }, options));
  // The one behind it is told at once, and does not ask the service in vain.
  await vi.waitFor(() => expect(waits).toHaveLength(1));
  expect(await caught(patient.getQualifiedSearch({ castingId: 'y' }))).toMatchObject({
    code: 'rate_limit_exceeded',
    message: expect.stringMatching(/in this day are used up, and 1 more wait/),
    retryAfter: expect.toSatisfy((seconds: number) => seconds > 86_400),
  });
  expect(waits).toMatchObject([{ operation: 'getQualifiedSearch', window: 'day' }]);
  expect(waits[0]!.waitMs).toBeGreaterThan(39_000_000);
  controller.abort(new Error('enough'));
  expect(await waiting).toMatchObject({ message: 'enough' });
  expect(seen).toHaveLength(1);
  // The first in line asks: the limits may have been raised.
  expect(await caught(patient.getQualifiedSearch({ castingId: 'x' }))).toMatchObject({
    retryAfter: 40_000,
  });
  expect(seen).toHaveLength(2);
});

it('can wait longer than a timer takes', async () => {
  const timers: number[] = [];
  const spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((
    done: () => void,
    delayMs: number,
  ) => {
    timers.push(delayMs);
    queueMicrotask(done);
    return 0;
  }) as never);
  try {
    await pause(5_000_000_000);
  } finally {
    spy.mockRestore();
  }
  expect(timers.every((delayMs) => delayMs <= 2_147_483_647)).toBe(true);
  expect(timers.reduce((sum, delayMs) => sum + delayMs, 0)).toBe(5_000_000_000);
});

const STARTED = success({ castingId: 'cast_1', status: 'running', reused: false });
const START = { filters: [], qualificationCriterias: ['x'] };

it('repeats a rate-limited write, which was refused before any effect', async () => {
  const { seen, client } = await service(limited('0'), STARTED);
  await client().startQualifiedSearch(START);
  const patch = await service(limited('0'), success({}));
  await patch.client().updateSourcing({ sourcingId: 'src_1', name: 'New' });
  expect([seen.length, patch.seen.length]).toEqual([2, 2]);
});

it('repeats a failed paid write with one Idempotency-Key, which the caller may choose', async () => {
  const failing = [failure(500, { code: 'internal_error' }), { status: 502, text: 'proxy' }];
  const own = await service(...failing, STARTED);
  await own.client().startQualifiedSearch(START);
  const keys = own.seen.map(({ headers }) => headers['idempotency-key']);
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  expect(keys).toEqual([keys[0], keys[0], keys[0]]);
  const chosen = await service(STARTED);
  await chosen.client().startQualifiedSearch(START, { idempotencyKey: 'mine' });
  await chosen.client().startQualifiedSearch(START, { headers: { 'Idempotency-Key': 'mine' } });
  expect(chosen.seen.map(({ headers }) => headers['idempotency-key'])).toEqual(['mine', 'mine']);
});

it('repeats a failed read, and a lost connection, but no change without an Idempotency-Key', async () => {
  const read = await service(failure(503, { code: 'internal_error' }), casting({}));
  await read.client().getQualifiedSearch({ castingId: 'x' });
  expect(read.seen).toHaveLength(2);
  const change = await service(failure(500, { code: 'internal_error' }));
  await caught(change.client().updateSourcing({ sourcingId: 'src_1', name: 'New' }));
  expect(change.seen).toHaveLength(1);
  const refused = await service(failure(400, { code: 'validation_error' }));
  await caught(refused.client().getQualifiedSearch({ castingId: 'x' }));
  expect(refused.seen).toHaveLength(1);
  let calls = 0;
  const { client } = await service(casting({}));
  const losing: typeof fetch = async (...given) => {
    if (++calls === 1) throw new TypeError('fetch failed');
    return fetch(...given);
  };
  await client({ fetch: losing }).getQualifiedSearch({ castingId: 'x' });
  expect(calls).toBe(2);
});

it('tells the logger of every attempt, without the key or a body', async () => {
  const entries: LogEntry[] = [];
  const { client } = await service(limited('0'), STARTED);
  await client({ logger: (entry) => entries.push(entry) }).startQualifiedSearch(START);
  expect(entries).toMatchObject([
    { operation: 'startQualifiedSearch', attempt: 1, status: 429, retryInMs: 0 },
    { method: 'POST', attempt: 2, status: 200, error: null, retryInMs: null },
  ]);
  expect(JSON.stringify(entries)).not.toMatch(/secret|qualificationCriterias/);
});

it('takes a time-out for one call', async () => {
  const hanging: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init!.signal!.addEventListener('abort', () => reject(init!.signal!.reason));
    });
  const { client } = await service(casting({}));
  const call = client({ fetch: hanging, maxRetries: 0 });
  expect(await caught(call.getQualifiedSearch({ castingId: 'x' }, { timeoutMs: 5 }))).toMatchObject(
    { name: 'TimeoutError' },
  );
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

it('takes a time-out for each read of wait and verdicts', async () => {
  const hanging: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init!.signal!.addEventListener('abort', () => reject(init!.signal!.reason));
    });
  const { client } = await service(casting({}));
  const { castings } = client({ fetch: hanging, maxRetries: 0 });
  const timedOut = { name: 'TimeoutError' };
  expect(await caught(castings.wait('cast_1', { timeoutMs: 5 }))).toMatchObject(timedOut);
  const verdicts = castings.verdicts('cast_1', { timeoutMs: 5, headers: { 'x-own': '1' } });
  expect(await caught(verdicts.next())).toMatchObject(timedOut);
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

it('stops yielding verdicts as soon as it is aborted, also in the middle of a read', async () => {
  const talents = [{ talentId: 'a' }] as Casting['talents'];
  const { client } = await service(casting({ nextAction: 'wait', talents }));
  const between = new AbortController();
  const options = { intervalMs: 60_000, signal: between.signal };
  const verdicts = client().castings.verdicts('cast_1', options);
  expect((await verdicts.next()).value).toMatchObject({ talentId: 'a' });
  const waiting = caught(verdicts.next());
  between.abort(new Error('enough'));
  expect(await waiting).toMatchObject({ message: 'enough' });
  const within = new AbortController();
  const hanging: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init!.signal!.addEventListener('abort', () => reject(init!.signal!.reason));
      within.abort(new Error('enough'));
    });
  const read = client({ fetch: hanging }).castings.verdicts('cast_1', { signal: within.signal });
  const reading = caught(read.next());
  expect(await reading).toMatchObject({ message: 'enough' });
});

it('walks every talent of a casting over the pages, with the same verdicts on each', async () => {
  const talent = (talentId: string) => ({ talentId }) as Casting['talents'][number];
  const { seen, client } = await service(
    casting({ talents: [talent('a'), talent('b')], nextPageCursor: 'next' }),
    casting({ talents: [], nextPageCursor: 'last' }),
    casting({ talents: [talent('c')] }),
  );
  const found = await Array.fromAsync(
    client().castingTalents('cast_1', { verdicts: ['green'], pageSize: 2 }),
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
  expect(seen.map(({ body }) => JSON.parse(body))).toEqual([
    { prompt: 'nurses in Lyon' },
    { prompt: 'nurses in Lyon', relatedSearchTransactionIds: ['s1'] },
    { prompt: 'nurses in Lyon', relatedSearchTransactionIds: ['s1', 's2'] },
  ]);
});

it('requests no page, and so spends nothing, beyond the one that the loop ended on', async () => {
  const { seen, client } = await service(page('s1', 2));
  for await (const _ of client().searchPages({ filters: [{ filterType: 'SKILL', value: 'SQL' }] }))
    break;
  expect(seen.map(({ url }) => url)).toEqual(['/api/v1/search/talents']);
});

it('sends parameters of a file in the address, and before the file where they are too long for it', async () => {
  const { seen, client } = await service(success({ importId: 'imp_1', status: 'queued' }));
  const file = new File(['Rufname\nAnni\n'], 'leute.csv');
  const short = JSON.stringify({ Rufname: 'firstname' });
  await client().imports.create({ file, mapping: short });
  const long = JSON.stringify({ Rufname: 'firstname', ['Ü'.repeat(5_000)]: null });
  await client().imports.create({ file, mapping: long, dryRun: 'true' });
  expect(seen.map(({ url }) => url)).toEqual([
    `/api/v1/talents/imports?${new URLSearchParams({ mapping: short })}`,
    '/api/v1/talents/imports',
  ]);
  expect(seen[0]).toMatchObject({
    headers: { 'content-disposition': "attachment; filename*=UTF-8''leute.csv" },
    body: 'Rufname\nAnni\n',
  });
  const { headers, body } = seen[1]!;
  expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  const places = ['name="mapping"', long, 'name="dryRun"', 'filename="leute.csv"', 'Anni'];
  const found = places.map((text) => body.indexOf(text));
  expect(found.every((at, n) => at > (found[n - 1] ?? 0))).toBe(true);
});
