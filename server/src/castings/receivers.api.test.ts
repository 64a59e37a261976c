import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import { ended, START } from '../../test/castings.ts';
import {
  type HostileReceiver,
  startHostileReceiver,
  startResetting,
} from '../../test/fakes/hostile-receiver.ts';
import { scriptedJudge } from '../../test/fakes/judge.ts';
import { type Receiver, startReceiver } from '../../test/fakes/receiver.ts';
import { ENGINEERS_IN, engineers } from '../../test/talents.ts';
import { until } from '../../test/until.ts';
import { createOutbound } from '../platform/outbound.ts';

/*
 * Receivers of every kind against the delivery rules of the interface, and what they may do to the
 * judging: nothing.
 */

let api: TestApi;
let hostile: HostileReceiver;
let expired: HostileReceiver;
let resetting: Awaited<ReturnType<typeof startResetting>>;
let good: Receiver;
let serial = 0;

beforeAll(async () => {
  [hostile, expired, resetting, good] = await Promise.all([
    startHostileReceiver(),
    startHostileReceiver({ expired: true }),
    startResetting(),
    startReceiver(),
  ]);
  api = await testApi({
    env: {
      WEBHOOK_ALLOWED_HOSTS: [hostile, expired, resetting, good].map(({ host }) => host).join(','),
    },
    judge: scriptedJudge(() => 'not_met'),
    webhookRetryDelaysMs: [10, 20],
  });
  await api.importTalents(engineers(60));
});
afterAll(async () => {
  await api.close();
  await Promise.all([hostile.close(), expired.close(), resetting.close(), good.close()]);
});

/** Runs a search that judges this number of talents, none of them green, with a webhook. */
async function judge(
  client: Client,
  talents: number,
  webhook: { url: string; verdicts?: string[] },
): Promise<string> {
  const answer = await client.post(START, {
    filters: ENGINEERS_IN('Paris'),
    qualificationCriterias: [`Criterion ${++serial}`],
    target: { greens: 50, maxCredits: 2 * talents },
    webhook,
  });
  expect(answer.status).toBe(202);
  return answer.body.data.castingId;
}

const deliveries = (castingId: string) =>
  api.database.db
    .selectFrom('casting_deliveries')
    .selectAll()
    .where('casting_id', '=', castingId)
    .execute();

/** The one event of a search whose receiver subscribed only to greens: its end. */
async function endEvent(castingId: string) {
  await until(async () => {
    const [row] = await deliveries(castingId);
    return row?.delivered_at ?? row?.failed_at;
  });
  return (await deliveries(castingId))[0]!;
}

// Most of their time is the receiver's.
describe.concurrent('an answer of', () => {
  it.each([200, 201, 204, 299])('%i is a delivery', async (status) => {
    const client = await api.newClient();
    const row = await endEvent(
      await judge(client, 1, { url: hostile.url(`status/${status}`), verdicts: ['green'] }),
    );
    expect(row).toMatchObject({ attempts: 1, last_status: status, failed_at: null });
  });

  it.each([300, 301, 302, 304, 307, 308, 399, 408, 429, 500, 503, 599, 600, 700, 999])(
    '%i is tried three times',
    async (status) => {
      const client = await api.newClient();
      const row = await endEvent(
        await judge(client, 1, { url: hostile.url(`status/${status}`), verdicts: ['green'] }),
      );
      expect(row).toMatchObject({ attempts: 3, last_status: status, delivered_at: null });
      expect(hostile.requests(`status/${status}`)).toBe(3);
    },
  );

  it.each([400, 401, 403, 404, 409, 410, 422, 499])('%i is final', async (status) => {
    const client = await api.newClient();
    const row = await endEvent(
      await judge(client, 1, { url: hostile.url(`status/${status}`), verdicts: ['green'] }),
    );
    expect(row).toMatchObject({ attempts: 1, last_status: status, delivered_at: null });
    expect(hostile.requests(`status/${status}`)).toBe(1);
  });

  it('a redirect is not followed', async () => {
    const client = await api.newClient();
    for (const status of [301, 307, 308]) {
      const row = await endEvent(
        await judge(client, 1, { url: hostile.url(`redirect/${status}`), verdicts: ['green'] }),
      );
      expect(row).toMatchObject({ attempts: 3, last_status: status });
    }
  });

  it('a hundred early hints and then 204 is a delivery', async () => {
    const client = await api.newClient();
    const row = await endEvent(
      await judge(client, 1, { url: hostile.url('hints'), verdicts: ['green'] }),
    );
    expect(row).toMatchObject({ attempts: 1, last_status: 204 });
  });

  it('an endless or stalled body counts by its status; 2 KB of it are stored', async () => {
    const client = await api.newClient();
    const ids = await Promise.all(
      ['endless', 'stalled'].map((path) =>
        judge(client, 1, { url: hostile.url(path), verdicts: ['green'] }),
      ),
    );
    const [endless, stalled] = await Promise.all(ids.map(endEvent));
    expect(endless).toMatchObject({
      attempts: 1,
      last_status: 200,
      last_answer: 'x'.repeat(2_048),
    });
    expect(stalled).toMatchObject({ attempts: 1, last_status: 200, last_answer: 'abc' });
  });

  it('an attempt without an answer is made three times (reset, garbage, silence, dripping headers, bad certificate), and ends after 5 s', async () => {
    const client = await api.newClient();
    const urls = [
      hostile.url('reset'),
      hostile.url('garbage'),
      hostile.url('silence'),
      hostile.url('drip'),
      expired.url('status/200'),
      `https://${resetting.host}/`,
    ];
    const ids = await Promise.all(
      urls.map((url) => judge(client, 1, { url, verdicts: ['green'] })),
    );
    for (const [i, row] of (await Promise.all(ids.map(endEvent))).entries()) {
      expect(row, urls[i]).toMatchObject({
        attempts: 3,
        last_status: null,
        last_error: expect.any(String),
        delivered_at: null,
      });
    }
    const attempts = await api.database.db
      .selectFrom('casting_delivery_attempts')
      .select('duration_ms')
      .execute();
    expect(Math.max(...attempts.map(({ duration_ms }) => duration_ms))).toBeLessThan(7_000);
  });
});

it('a URL whose name resolves to an internal address after the start is never connected to', async () => {
  let asked = 0;
  // Public when the start asks, then inside.
  const outbound = createOutbound({
    allowedHosts: [],
    resolve: async () => [asked++ === 0 ? '93.184.215.14' : '127.0.0.1'],
  });
  const other = await testApi({
    database: api.database,
    outbound,
    judge: scriptedJudge(() => 'not_met'),
    webhookRetryDelaysMs: [10, 20],
    roles: ['api', 'worker'],
  });
  const before = hostile.peak();
  const client = await other.newClient();
  const castingId = await judge(client, 1, {
    url: `https://rebinding.example.com:${hostile.host.split(':')[1]}/status/200`,
    verdicts: ['green'],
  });
  const row = await endEvent(castingId);
  expect(row).toMatchObject({ attempts: 3, last_status: null });
  expect(hostile.requests('status/200')).toBe(1);
  expect(hostile.peak()).toBe(before);
  await other.close();
});

describe('receivers that never answer', () => {
  it('do not delay the events of another workspace', async () => {
    const stuck = await api.newClient({ apiCredits: 1_000 });
    const fine = await api.newClient();
    const stuckId = await judge(stuck, 50, { url: hostile.url('silence') });
    await ended(stuck, stuckId);
    const castingId = await judge(fine, 10, { url: good.url });
    await until(
      async () =>
        (await deliveries(castingId)).length === 11 &&
        (await deliveries(castingId)).every((row) => row.delivered_at),
    );
    const open = await api.database.db
      .selectFrom('casting_deliveries')
      .select('id')
      .where('casting_id', '=', stuckId)
      .where('delivered_at', 'is', null)
      .execute();
    expect(open).toHaveLength(51);
  });
});
