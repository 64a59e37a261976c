import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { type ClientOptions, createClient, GreenroomError } from './client.ts';
import { OPERATIONS } from './operations.gen.ts';

interface Described {
  operationId: string;
  'x-session-only'?: true;
  parameters?: { name: string; in: string; schema: { type?: string } }[];
}

const document = JSON.parse(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, Described>>;
};
const described = Object.values(document.paths)
  .flatMap((methods) => Object.values(methods))
  .filter((operation) => !operation['x-session-only']);

/** Answers each request with the next data of the script. */
function client(script: unknown[], options: Partial<ClientOptions> = {}) {
  const seen: { method: string; path: string; body: unknown }[] = [];
  const send: typeof fetch = async (url, init) => {
    const { pathname, search } = new URL(String(url));
    seen.push({
      method: init!.method!,
      path: `${pathname.replace('/api/v1', '')}${search}`,
      body: init!.body ? JSON.parse(String(init!.body)) : null,
    });
    const line = script[Math.min(seen.length, script.length) - 1];
    return line instanceof Response
      ? line.clone()
      : Response.json({ success: true, data: line }, { headers: { 'x-request-id': 'req_1' } });
  };
  const greenroom = createClient({
    ...{ baseUrl: 'http://greenroom.test', apiKey: 'secret', fetch: send, maxRetries: 0 },
    ...options,
  });
  return { greenroom, seen, paths: () => seen.map(({ path }) => path) };
}

it('has a method for every operation that a key may call', () => {
  const { greenroom } = client([]);
  const names = Object.values(OPERATIONS).map(({ name }) => name);
  expect(new Set(names).size).toBe(described.length);
  for (const name of names) {
    const [resource = '', method = ''] = name.split('.');
    const found = (greenroom as unknown as Record<string, Record<string, unknown>>)[resource];
    expect(found?.[method], name).toBeInstanceOf(Function);
  }
});

it('walks over every operation that answers pages', () => {
  const isPaged = ({ parameters = [] }: Described) =>
    parameters.some(
      ({ name, in: place, schema }) =>
        place === 'query' &&
        (['cursor', 'after', 'pageIndex', 'pageSize'].includes(name) ||
          (name === 'page' && schema.type === 'integer')),
    );
  const paged = described.filter(isPaged).map(({ operationId }) => operationId);
  expect(paged.length).toBeGreaterThan(15);
  const rows = OPERATIONS as Record<string, { paging?: { style: string } }>;
  const without = paged.filter((id) => ['none', undefined].includes(rows[id]?.paging?.style));
  expect(without).toEqual([]);
});

it('walks over pages of a cursor until it is null', async () => {
  const { greenroom, paths } = client([
    { castings: ['a', 'b'], nextPageCursor: 'x' },
    { castings: ['c'], nextPageCursor: null },
  ]);
  expect(await greenroom.castings.list({ pageSize: 2 }).toArray()).toEqual(['a', 'b', 'c']);
  expect(paths()).toEqual([
    '/search/talents/qualified?pageSize=2',
    '/search/talents/qualified?cursor=x&pageSize=2',
  ]);
});

it('walks over counted pages, which begin at 0 or at 1', async () => {
  const fromZero = client([
    { candidates: ['a'], pagination: { hasNextPage: true } },
    { candidates: ['b'], pagination: { hasNextPage: false } },
  ]);
  expect(await fromZero.greenroom.candidates.list('src_1').toArray()).toEqual(['a', 'b']);
  expect(fromZero.paths()).toEqual([
    '/sourcings/src_1/candidates',
    '/sourcings/src_1/candidates?pageIndex=1',
  ]);
  const fromOne = client([
    { talents: ['a'], hasNextPage: true },
    { talents: ['b'], hasNextPage: true },
    { talents: ['c'], hasNextPage: false },
  ]);
  expect(await fromOne.greenroom.talents.list().toArray()).toEqual(['a', 'b', 'c']);
  expect(fromOne.paths()).toEqual(['/talents', '/talents?page=2', '/talents?page=3']);
});

it('walks over the stored events until there are no more', async () => {
  const { greenroom, paths } = client([
    { events: ['a'], nextCursor: 'x', hasMore: true },
    { events: ['b'], nextCursor: 'y', hasMore: false },
  ]);
  expect(await greenroom.events.list().toArray()).toEqual(['a', 'b']);
  expect(paths()).toEqual(['/events', '/events?after=x']);
});

it('answers a whole list in the same way', async () => {
  const { greenroom, seen } = client([{ members: ['a', 'b'] }]);
  expect(await greenroom.members.list().toArray()).toEqual(['a', 'b']);
  expect(seen).toHaveLength(1);
});

it('asks for no page that the loop does not want', async () => {
  const { greenroom, seen } = client([{ castings: ['a', 'b'], nextPageCursor: 'x' }]);
  for await (const _ of greenroom.castings.list()) break;
  expect(await greenroom.castings.list().toArray({ max: 2 })).toEqual(['a', 'b']);
  expect(await greenroom.castings.list()).toMatchObject({ nextPageCursor: 'x' });
  expect(seen).toHaveLength(3);
});

it('takes the parameters of the path first, then the input, then the options', async () => {
  const { greenroom, seen } = client([{}]);
  await greenroom.sourcings.get('src_1');
  await greenroom.sourcings.update('src_1', { name: 'New' });
  await greenroom.castings.explainVerdict('cast_1', 'tal_1');
  await greenroom.castings.continue('cast_1');
  expect(seen).toEqual([
    { method: 'GET', path: '/sourcings/src_1', body: null },
    { method: 'PATCH', path: '/sourcings/src_1', body: { name: 'New' } },
    {
      method: 'GET',
      path: '/search/talents/qualified/cast_1/talents/tal_1/explain',
      body: null,
    },
    { method: 'POST', path: '/search/talents/qualified/cast_1/continue', body: {} },
  ]);
});

it('yields each verdict once while the call runs, and ends with it', async () => {
  const talent = (talentId: string) => ({ talentId });
  const page = (nextAction: string, talents: object[], nextPageCursor: string | null = null) => ({
    ...{ nextAction, talents, nextPageCursor },
  });
  const { greenroom, seen } = client([
    page('wait', []),
    page('wait', [talent('a')]),
    page('wait', [talent('b'), talent('a')], 'x'),
    page('wait', [talent('c')]),
    page('done', [talent('b'), talent('a'), talent('c'), talent('d')]),
  ]);
  const found: string[] = [];
  for await (const { talentId } of greenroom.castings.verdicts('cast_1', { intervalMs: 1 }))
    found.push(talentId);
  expect(found).toEqual(['a', 'b', 'c', 'd']);
  expect(seen).toHaveLength(5);
});

it('asks soon at first whether a search has ended, and then as the default windows allow', async () => {
  const running = { nextAction: 'wait', talents: [], nextPageCursor: null };
  const script = [...Array.from({ length: 6 }, () => running), { ...running, nextAction: 'done' }];
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
    await client(script).greenroom.castings.wait('cast_1');
  } finally {
    spy.mockRestore();
  }
  const least = [2_000, 4_000, 8_000, 16_000, 20_000, 20_000];
  expect(timers).toHaveLength(least.length);
  for (const [poll, delayMs] of timers.entries()) {
    expect(delayMs).toBeGreaterThanOrEqual(least[poll]!);
    expect(delayMs).toBeLessThanOrEqual(least[poll]! * 1.25);
  }
});

it('follows the feed without losing its place, until it is aborted', async () => {
  const { greenroom, paths } = client([
    { events: [{ id: '1' }], nextCursor: '1', hasMore: false },
    { events: [], nextCursor: '1', hasMore: false },
    { events: [{ id: '2' }], nextCursor: '2', hasMore: false },
  ]);
  const found: string[] = [];
  for await (const { id } of greenroom.events.follow({ after: 'now' }))
    if (found.push(id) === 2) break;
  expect(found).toEqual(['1', '2']);
  expect(paths()).toEqual(['now', '1', '1'].map((after) => `/events?after=${after}&wait=20`));
});

it('gives status and headers on request, and a failure only once', async () => {
  const { greenroom } = client([{ name: 'Mine' }]);
  const { data, status, headers } = await greenroom.workspace.get().withResponse();
  expect([data, status, headers.get('x-request-id')]).toEqual([{ name: 'Mine' }, 200, 'req_1']);
  const failing = client([Response.json({ success: false }, { status: 404 })]);
  await expect(failing.greenroom.workspace.get().withResponse()).rejects.toThrow();
  await expect(failing.greenroom.sourcings.list().toArray()).rejects.toThrow();
});

it('hands over a file unread, and still throws refusals', async () => {
  const { greenroom } = client([new Response('%PDF-1.7')]);
  const file = await greenroom.raw('getTalentOriginal', { talentId: 'tal_1', as: 'attachment' });
  expect(await file.text()).toBe('%PDF-1.7');
  const refusal = { success: false, error: { code: 'not_found', message: 'No.' } };
  const refusing = client([Response.json(refusal, { status: 404 })]);
  await expect(
    refusing.greenroom.raw('getTalentOriginal', { talentId: 'tal_2' }),
  ).rejects.toMatchObject({ code: 'not_found' });
});

it('types the fields of an error by its code', () => {
  const body = { message: 'No.', debugTrackingCode: 'req_1', available: 1, required: 2 };
  const error = new GreenroomError(402, { ...body, code: 'insufficient_api_credits' }, 7);
  expect(error.retryAfter).toBe(7);
  expect(error.is('rate_limit_exceeded')).toBe(false);
  if (!error.is('insufficient_api_credits')) expect.unreachable();
  const missing: number = error.required - error.available;
  expect(missing).toBe(1);
});
