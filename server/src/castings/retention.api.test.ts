import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import { auditCastings } from '../../test/casting-audit.ts';
import { ended, START } from '../../test/castings.ts';
import { scriptedJudge } from '../../test/fakes/judge.ts';
import { type Receiver, startReceiver } from '../../test/fakes/receiver.ts';
import { ENGINEERS_IN, engineers } from '../../test/talents.ts';
import { until } from '../../test/until.ts';
import type { DeliveryPage } from './delivery-contract.ts';

let api: TestApi;
let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver(() => 204);
  api = await testApi({
    env: {
      WEBHOOK_ALLOWED_HOSTS: receiver.host,
      DELIVERY_DAYS: '30',
      VERDICT_TEXT_DAYS: '60',
    },
    judge: scriptedJudge(() => 'met'),
  });
  await api.importTalents(engineers(3));
});
afterAll(async () => {
  await api.close();
  await receiver.close();
});

const deliveries = async (client: Client, castingId: string) =>
  ((await client.get(`${START}/${castingId}/deliveries`)).body.data as unknown as DeliveryPage)
    .deliveries;

/** An ended search of three people, all events of which arrived. */
async function judged(client: Client): Promise<string> {
  const started = await client.post(START, {
    filters: ENGINEERS_IN('Paris'),
    qualificationCriterias: ['Has used Python'],
    target: { greens: 50, maxCredits: 60 },
    webhook: { url: receiver.url },
    forceNew: true,
  });
  const { castingId } = started.body.data;
  await ended(client, castingId);
  await until(async () =>
    (await deliveries(client, castingId)).every(({ state }) => state === 'delivered'),
  );
  return castingId;
}

/** As if the search had happened so many days earlier. */
async function age(castingId: string, days: number): Promise<void> {
  const { db } = api.database;
  const by = sql`${days} * interval '1 day'`;
  await sql`update casting_deliveries set created_at = created_at - ${by}, claimed_at = claimed_at - ${by},
    delivered_at = delivered_at - ${by} where casting_id = ${castingId}`.execute(db);
  await sql`update casting_verdicts set judged_at = judged_at - ${by} where casting_id = ${castingId}`.execute(
    db,
  );
}

it('deletes webhook events after DELIVERY_DAYS, and still knows that one was received', async () => {
  const client = await api.newClient();
  const [old, young] = [await judged(client), await judged(client)];
  await age(old, 31);
  await age(young, 29);
  const before = await api.services.castings.firsts(client.workspaceId);
  const kept = await deliveries(client, young);
  expect(await api.services.castingRetention.pruneDeliveries()).toBe(4);
  expect(await deliveries(client, old)).toEqual([]);
  expect(await deliveries(client, young)).toEqual(kept);
  const attempts = await sql`select from casting_delivery_attempts a
    where not exists (select from casting_deliveries d where d.id = a.delivery_id)`.execute(
    api.database.db,
  );
  expect(attempts.rows).toEqual([]);
  expect(await api.services.castings.firsts(client.workspaceId)).toEqual(before);
  expect(await api.services.castingRetention.pruneDeliveries()).toBe(0);
});

it('keeps events of a wave that runs, and of an event that was sent again since', async () => {
  const client = await api.newClient();
  const castingId = await judged(client);
  await age(castingId, 90);
  const { db } = api.database;
  await sql`update casting_runs set ended_at = null where casting_id = ${castingId}`.execute(db);
  expect(await api.services.castingRetention.pruneDeliveries()).toBe(0);
  await sql`update casting_runs set ended_at = now() where casting_id = ${castingId}`.execute(db);
  const again = (await deliveries(client, castingId))[0]!;
  const path = `${START}/${castingId}/deliveries/${again.deliveryId}/redeliver`;
  expect((await client.post(path)).status).toBe(202);
  await until(async () =>
    (await deliveries(client, castingId)).every(({ state }) => state === 'delivered'),
  );
  expect(await api.services.castingRetention.pruneDeliveries()).toBe(3);
  expect((await deliveries(client, castingId)).map(({ deliveryId }) => deliveryId)).toEqual([
    again.deliveryId,
  ]);
});

it('empties the texts of verdicts after VERDICT_TEXT_DAYS; verdicts, counts and charges stay', async () => {
  const client = await api.newClient();
  const castingId = await judged(client);
  const path = `${START}/${castingId}`;
  const before = (await client.get(path)).body.data;
  expect(before.talents[0]!.scoring).not.toBeNull();
  await api.services.castingRetention.pruneVerdictTexts();
  await age(castingId, 59);
  expect(await api.services.castingRetention.pruneVerdictTexts()).toBe(0);
  await age(castingId, 2);
  expect(await api.services.castingRetention.pruneVerdictTexts()).toBe(3);
  const after = (await client.get(path)).body.data;
  expect(after.talents.map(({ scoring }) => scoring)).toEqual([null, null, null]);
  expect({ ...after, talents: after.talents.map((one) => ({ ...one, scoring: null })) }).toEqual({
    ...before,
    talents: before.talents.map((one) => ({ ...one, scoring: null })),
  });
  const broken = await auditCastings(api.database.db);
  // The other searches of this file lost their events.
  const ours = Object.values(broken).flat() as { id?: string; casting_id?: string }[];
  expect(ours.filter((row) => [row.id, row.casting_id].includes(castingId))).toEqual([]);
});
