import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../test/api.ts';
import { type CastingsUnderTest, castingsUnderTest, ended, START } from '../../test/castings.ts';
import { ENGINEERS_IN } from '../../test/talents.ts';

let under: CastingsUnderTest;
beforeAll(async () => {
  under = await castingsUnderTest();
});
afterAll(() => under.api.close());

const BODY = {
  filters: ENGINEERS_IN('Paris'),
  qualificationCriterias: ['Has used Python'],
  target: { greens: 2, maxCredits: 20 },
  forceNew: true,
};
const keyed = (client: Client, path: string, body: object, key: string) =>
  client.post(path, body, { 'idempotency-key': key });

async function count(table: 'castings' | 'casting_calls', client: Client): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from castings c ${sql.raw(table === 'castings' ? '' : 'join casting_calls k on k.casting_id = c.id')}
    where c.workspace_id = ${client.workspaceId}`.execute(under.api.database.db);
  return rows[0]!.n;
}

it('a start with an Idempotency-Key makes one search, even with forceNew and even after it ended', async () => {
  const client = await under.api.newClient();
  const answers = await Promise.all([1, 2, 3].map(() => keyed(client, START, BODY, 'start')));
  const [first] = answers;
  for (const { status, body } of answers)
    expect({ status, data: body.data }).toEqual({ status: 202, data: first!.body.data });
  await ended(client, first!.body.data.castingId);
  const late = await keyed(client, START, BODY, 'start');
  expect({ status: late.status, data: late.body.data }).toEqual({
    status: 202,
    data: first!.body.data,
  });
  expect(late.headers.get('x-api-credits-remaining')).toBe(
    first!.headers.get('x-api-credits-remaining'),
  );
  expect(await count('castings', client)).toBe(1);
});

it('a continue with an Idempotency-Key opens one call, however late the repeat', async () => {
  const client = await under.api.newClient();
  const { castingId } = (await client.post(START, BODY)).body.data;
  await ended(client, castingId);
  const path = `${START}/${castingId}/continue`;
  expect((await keyed(client, path, {}, 'more')).status).toBe(202);
  await ended(client, castingId);
  const balance = await client.balance();
  const late = await keyed(client, path, {}, 'more');
  expect(late.status).toBe(202);
  expect(late.headers.get('idempotent-replayed')).toBe('true');
  expect([await count('casting_calls', client), await client.balance()]).toEqual([2, balance]);
});

it('a failed launch is not recorded: the same key relaunches the same search', async () => {
  const client = await under.api.newClient();
  const body = { ...BODY, forceNew: false };
  under.failDispatch(new Error('the engine is away'));
  expect((await keyed(client, START, body, 'launch')).status).toBe(500);
  under.failDispatch(null);
  const again = await keyed(client, START, body, 'launch');
  expect(again).toMatchObject({ status: 202, body: { data: { reused: true, status: 'running' } } });
  expect(again.headers.get('idempotent-replayed')).toBeNull();
  expect(await count('castings', client)).toBe(1);
});
