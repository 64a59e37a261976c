import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import { auditCastings } from '../../test/casting-audit.ts';
import { ended, START } from '../../test/castings.ts';
import { scriptedJudge } from '../../test/fakes/judge.ts';
import { type Received, type Receiver, startReceiver } from '../../test/fakes/receiver.ts';
import { ENGINEERS_IN, engineers } from '../../test/talents.ts';
import { until } from '../../test/until.ts';
import type { DeliveryPage, WorkspaceDeliveryPage } from './delivery-contract.ts';

let api: TestApi;
let receiver: Receiver;
let answer: (received: Received) => number | Promise<number>;
let client: Client;

beforeAll(async () => {
  receiver = await startReceiver((received) => answer(received));
  api = await testApi({
    env: { WEBHOOK_ALLOWED_HOSTS: receiver.host },
    judge: scriptedJudge(() => 'met'),
    webhookRetryDelaysMs: [10, 20],
  });
  await api.importTalents(engineers(5));
});
afterAll(async () => {
  await api.close();
  await receiver.close();
});
beforeEach(async () => {
  answer = () => 204;
  client = await api.newClient();
});

const path = (castingId: string, more = '') => `${START}/${castingId}/deliveries${more}`;
const page = async (castingId: string, query = '') =>
  (await client.get(path(castingId, query))).body.data as unknown as DeliveryPage;
const received = (castingId: string) =>
  receiver.received.filter(({ body }) => body.castingId === castingId);

/** A search that has judged the five engineers, once no event of it is under way any more. */
async function judged(): Promise<string> {
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
    (await page(castingId)).deliveries.every(
      ({ state }) => state === 'delivered' || state === 'failed',
    ),
  );
  return castingId;
}

describe('the deliveries of a search', () => {
  it('show every event with each of its attempts, newest first', async () => {
    let failures = 2;
    answer = ({ body }) => (body.eventType === 'talent_judged' ? 204 : failures-- > 0 ? 503 : 200);
    const castingId = await judged();
    const { deliveries, nextPageCursor } = await page(castingId);
    expect(nextPageCursor).toBeNull();
    expect(deliveries.map(({ eventType }) => eventType)).toEqual([
      'pool_exhausted',
      ...Array.from({ length: 5 }, () => 'talent_judged'),
    ]);
    const [last, first] = [deliveries[0]!, deliveries.at(-1)!];
    expect(last).toMatchObject({
      talentId: null,
      url: receiver.url,
      state: 'delivered',
      failedAt: null,
      deliveredAt: expect.any(String),
    });
    expect(
      last.attempts.map(({ attempt, sending, status }) => ({ attempt, sending, status })),
    ).toEqual([
      { attempt: 1, sending: 1, status: 503 },
      { attempt: 2, sending: 1, status: 503 },
      { attempt: 3, sending: 1, status: 200 },
    ]);
    expect(first.talentId).toMatch(/^eng-paris-/);
    expect(new Set(deliveries.map(({ deliveryId }) => deliveryId))).toEqual(
      new Set(received(castingId).map(({ headers }) => headers['x-service-delivery-id'])),
    );
  });

  it('are walked by pages of any size without a gap or a repetition; a cursor belongs to its search', async () => {
    const castingId = await judged();
    const all = (await page(castingId)).deliveries.map(({ deliveryId }) => deliveryId);
    for (const pageSize of [1, 2, 4, 6]) {
      const walked: string[] = [];
      let cursor = '';
      do {
        const { deliveries, nextPageCursor } = await page(
          castingId,
          `?pageSize=${pageSize}${cursor && `&cursor=${cursor}`}`,
        );
        walked.push(...deliveries.map(({ deliveryId }) => deliveryId));
        cursor = nextPageCursor ?? '';
      } while (cursor);
      expect(walked).toEqual(all);
    }
    const { nextPageCursor } = await page(castingId, '?pageSize=1');
    const other = await judged();
    expect(await client.get(path(other, `?cursor=${nextPageCursor}`))).toMatchObject({
      status: 400,
      body: { error: { issues: [{ path: ['cursor'] }] } },
    });
  });
});

describe('sending an event again', () => {
  it('sends the same body with the same id once more, and only when asked', async () => {
    answer = ({ body }) => (body.eventType === 'talent_judged' ? 204 : 410);
    const castingId = await judged();
    const [failed] = (await page(castingId)).deliveries;
    expect(failed).toMatchObject({ state: 'failed', attempts: [{ status: 410 }] });
    const before = received(castingId).length;
    answer = () => 204;
    const asked = await client.post(path(castingId, `/${failed!.deliveryId}/redeliver`));
    expect(asked).toMatchObject({
      status: 202,
      body: { data: { deliveryId: failed!.deliveryId } },
    });
    await until(async () => (await page(castingId)).deliveries[0]!.state === 'delivered');
    const [first, again] = received(castingId).filter(
      ({ headers }) => headers['x-service-delivery-id'] === failed!.deliveryId,
    );
    expect(again!.text).toBe(first!.text);
    expect(again!.headers['x-service-source-id']).toBe(first!.headers['x-service-source-id']);
    expect(received(castingId)).toHaveLength(before + 1);
    const { attempts } = (await page(castingId)).deliveries[0]!;
    expect(attempts.map(({ attempt, sending, status }) => [attempt, sending, status])).toEqual([
      [1, 1, 410],
      [2, 2, 204],
    ]);
    expect(await auditCastings(api.database.db)).toEqual({});
  });

  it('while it is being sent starts nothing else: 200', async () => {
    const castingId = await judged();
    const { deliveryId } = (await page(castingId)).deliveries[0]!;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    answer = () => held.then(() => 204);
    const before = received(castingId).length;
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => client.post(path(castingId, `/${deliveryId}/redeliver`))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 202]);
    release();
    await until(async () => (await page(castingId)).deliveries[0]!.state === 'delivered');
    expect(received(castingId)).toHaveLength(before + 1);
  });

  it('is impossible after the talent was erased: nothing is left to send or to read', async () => {
    const castingId = await judged();
    const { deliveryId, talentId } = (await page(castingId)).deliveries[1]!;
    await api.services.erasure.erase(talentId!);
    expect(await client.post(path(castingId, `/${deliveryId}/redeliver`))).toMatchObject({
      status: 404,
      body: { error: { code: 'not_found' } },
    });
    const [row] = await api.database.db
      .selectFrom('casting_deliveries')
      .selectAll()
      .where('id', '=', deliveryId)
      .execute();
    expect(row).toMatchObject({ body: null, last_answer: null });
    const [verdict] = await api.database.db
      .selectFrom('casting_verdicts')
      .selectAll()
      .where('casting_id', '=', castingId)
      .where('talent_id', '=', talentId!)
      .execute();
    expect(verdict).toMatchObject({ verdict: 'green', scoring: null });
    expect(await auditCastings(api.database.db)).toEqual({});
  });
});

it('of another workspace answers like unknown ones', async () => {
  const castingId = await judged();
  const { deliveryId } = (await page(castingId)).deliveries[0]!;
  const stranger = await api.newClient();
  expect(await stranger.get(path(castingId))).toMatchObject({
    status: 404,
    body: { error: { code: 'casting_not_found' } },
  });
  expect(await stranger.post(path(castingId, `/${deliveryId}/redeliver`))).toMatchObject({
    status: 404,
    body: { error: { code: 'casting_not_found' } },
  });
  const other = await judged();
  expect(await client.post(path(other, `/${deliveryId}/redeliver`))).toMatchObject({
    status: 404,
    body: { error: { code: 'not_found' } },
  });
});

it('a talent that is erased while the judge thinks leaves a verdict that counts, and no words about it', async () => {
  const castingId = await judged();
  await api.services.talents.importProfiles(engineers(1, { city: 'Rennes' }));
  await api.services.feed.catchUp();
  const [run] = await api.database.db
    .selectFrom('casting_runs')
    .selectAll()
    .where('casting_id', '=', castingId)
    .execute();
  await api.services.erasure.erase('eng-rennes-0001');
  const verdict = {
    casting_id: castingId,
    talent_id: 'eng-rennes-0001',
    run_id: run!.id,
    wave: 1,
    verdict: 'red',
    judged_order: 99,
  };
  const words = {
    scoring: JSON.stringify({ recap: 'About a person.', criterias: [] }),
    profile_version: 1,
    judge: 'test',
  };
  const tx = api.database.db.transaction();
  await tx.execute(async (open) => {
    const stored = await open
      .insertInto('casting_verdicts')
      .values({ ...verdict, ...words })
      .returning('scoring')
      .executeTakeFirstOrThrow();
    expect(stored.scoring).toBeNull();
    await open.deleteFrom('casting_verdicts').where('talent_id', '=', 'eng-rennes-0001').execute();
  });
});

describe('customParams', () => {
  it('are echoed as they were written: the order of their keys, and the digits of their numbers', async () => {
    const written = '{"secret":"s","10":1.50,"2":[1e2,{"z":1,"1":2.0}],"é":"\\u00e9\\n"}';
    const body = `{ "filters": ${JSON.stringify(ENGINEERS_IN('Paris'))}, "qualificationCriterias": ["x"], "forceNew": true,
      "target": { "greens": 1, "maxCredits": 2 }, "webhook": { "url": "${receiver.url}" }, "customParams": ${written.replaceAll(',', ' ,\n\t')} }`;
    const { castingId } = (await client.post(START, body, { 'content-type': 'application/json' }))
      .body.data;
    await ended(client, castingId);
    await until(() => received(castingId).length === 2);
    for (const { text, body: event } of received(castingId)) {
      expect(text).toContain(`"customParams":${written},"sentAt":`);
      expect(event.customParams).toEqual(JSON.parse(written));
    }
    const replaced = '{"customParams":{"b":0.10,"1":-0.0}}';
    await client.post(`${START}/${castingId}/continue`, replaced, {
      'content-type': 'application/json',
    });
    await until(() => received(castingId).length === 4);
    expect(received(castingId).at(-1)!.text).toContain('"customParams":{"b":0.10,"1":-0.0}');
    await ended(client, castingId);
  });

  it('of more than 4,096 bytes as written are refused', async () => {
    const body = (
      digits: number,
    ) => `{ "filters": ${JSON.stringify(ENGINEERS_IN('Paris'))}, "qualificationCriterias": ["x"], "forceNew": true,
      "target": { "greens": 1, "maxCredits": 2 }, "customParams": {"a":1.${'0'.repeat(digits)}} }`;
    const refused = await client.post(START, body(4_090), { 'content-type': 'application/json' });
    expect(refused).toMatchObject({
      status: 400,
      body: { error: { code: 'validation_error', issues: [{ path: ['customParams'] }] } },
    });
    expect(
      (await client.post(START, body(4_088), { 'content-type': 'application/json' })).status,
    ).toBe(202);
  });
});

describe('the deliveries of all searches', () => {
  const all = async (query = '') =>
    (await client.get(`/v1/deliveries${query}`)).body.data as unknown as WorkspaceDeliveryPage;

  it('show the events of every search of the workspace, newest first, each with its search, and those of one state alone', async () => {
    const first = await judged();
    answer = () => 410;
    const second = await judged();
    const [newer, older] = [(await page(second)).deliveries, (await page(first)).deliveries];
    const { deliveries, nextPageCursor } = await all();
    expect(nextPageCursor).toBeNull();
    const named = [
      ...newer.map((one) => ({ ...one, castingId: second })),
      ...older.map((one) => ({ ...one, castingId: first })),
    ];
    expect(deliveries).toEqual(named);
    expect((await all('?state=failed')).deliveries).toEqual(named.slice(0, newer.length));
    expect((await all('?state=delivered')).deliveries).toEqual(named.slice(newer.length));
    expect((await all('?state=waiting')).deliveries).toEqual([]);
    expect((await client.get('/v1/deliveries?state=lost')).body.error.issues[0]!.path).toEqual([
      'state',
    ]);
    const stranger = await api.newClient();
    expect((await stranger.get('/v1/deliveries')).body.data.deliveries).toEqual([]);
  });

  it('are walked by pages without a gap or a repetition; a cursor belongs to its workspace and state', async () => {
    await judged();
    const whole = (await all()).deliveries;
    const walked: WorkspaceDeliveryPage['deliveries'] = [];
    let cursor = '';
    do {
      const { deliveries, nextPageCursor } = await all(`?pageSize=4${cursor}`);
      walked.push(...deliveries);
      cursor = nextPageCursor === null ? '' : `&cursor=${encodeURIComponent(nextPageCursor)}`;
      if (cursor !== '') {
        expect((await client.get(`/v1/deliveries?state=failed${cursor}`)).status).toBe(400);
        expect((await (await api.newClient()).get(`/v1/deliveries?${cursor}`)).status).toBe(400);
      }
    } while (cursor !== '');
    expect(walked).toEqual(whole);
  });
});
