import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditCastings } from '../../test/casting-audit.ts';
import { type CastingsUnderTest, castingsUnderTest, ended, start } from '../../test/castings.ts';
import { until } from '../../test/until.ts';

let test: CastingsUnderTest;
beforeAll(async () => {
  test = await castingsUnderTest();
});
afterAll(() => test.api.close());

interface Stored {
  talentId: string;
  isCharged: boolean;
}

async function verdictsOf(castingId: string): Promise<Stored[]> {
  const { rows } = await sql<Stored>`
    select talent_id as "talentId", charged_at is not null as "isCharged" from casting_verdicts
    where casting_id = ${castingId} order by judged_order`.execute(test.api.database.db);
  return rows;
}

it('a casting of a suspended workspace judges and charges nothing, and resumes where it was', async () => {
  const { api, judge, say } = test;
  const { access } = api.services;
  const [client, other] = [
    await api.newClient({ apiCredits: 100 }),
    await api.newClient({ apiCredits: 100 }),
  ];
  const target = { greens: 8, maxCredits: 24 };

  // Four verdicts are stored, then the next judgements hang.
  let answer = () => {};
  const hanging = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let nth = 0;
  say(async () => {
    if (++nth > 4) await hanging;
    return nth % 2 === 0 ? 'met' : 'not_met';
  });
  const { castingId } = await start(client, { target });
  await until(async () => (await verdictsOf(castingId)).length === 4 && judge.inFlight() > 0);
  const before = await verdictsOf(castingId);
  const balance = await client.balance();

  await access.suspendWorkspace(client.workspaceId);
  answer();
  await until(() => judge.inFlight() === 0);
  // Every worker had its chance: a casting that began later has come to its end.
  const barrier = await start(other, { target: { greens: 3, maxCredits: 6 } });
  await ended(other, barrier.castingId);
  expect(await verdictsOf(castingId)).toEqual(before);
  expect(before.some(({ isCharged }) => isCharged)).toBe(false);
  expect(await client.balance()).toBe(balance);

  await access.resumeWorkspace(client.workspaceId);
  const done = await ended(client, castingId);
  const after = await verdictsOf(castingId);
  expect(after.slice(0, before.length).map(({ talentId }) => talentId)).toEqual(
    before.map(({ talentId }) => talentId),
  );
  expect(new Set(after.map(({ talentId }) => talentId)).size).toBe(after.length);
  expect(after.every(({ isCharged }) => isCharged)).toBe(true);
  expect(done.creditsCharged).toBe(2 * after.length);
  expect(await client.balance()).toBe(100 - 2 * after.length);
  expect(await auditCastings(api.database.db)).toEqual({});
});
