import { afterEach, describe, expect, it } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import { scriptedJudge } from '../../test/fakes/judge.ts';
import { type Received, type Receiver, startReceiver } from '../../test/fakes/receiver.ts';
import { ENGINEERS_IN, engineers } from '../../test/talents.ts';
import { until } from '../../test/until.ts';
import { webhookEvents } from './event-contract.ts';

const START = '/v1/search/talents/qualified';
const VERDICTS = ['met', 'not_met', 'unknown'] as const;

let api: TestApi;
let receiver: Receiver;

/**
 * The service with a receiver that it may call; ten talents that turn green, red and amber in turn.
 */
async function setUp(
  answer?: Parameters<typeof startReceiver>[0],
  retryDelaysMs: readonly number[] = [20, 60],
): Promise<Client> {
  receiver = await startReceiver(answer);
  api = await testApi({
    env: { WEBHOOK_ALLOWED_HOSTS: receiver.host },
    judge: scriptedJudge((input) => VERDICTS[Number(input.profile.id.slice(-1)) % 3]!),
    webhookRetryDelaysMs: retryDelaysMs,
  });
  await api.importTalents(engineers(9));
  return api.newClient();
}

afterEach(async () => {
  await api.close();
  await receiver.close();
});

async function start(client: Client, more: object): Promise<string> {
  const answer = await client.post(START, {
    filters: ENGINEERS_IN('Paris'),
    qualificationCriterias: ['a', 'b'],
    ...more,
  });
  expect(answer.status).toBe(202);
  return answer.body.data.castingId;
}

const end = (received: readonly Received[]) =>
  received.filter(({ body }) => body.eventType !== 'talent_judged');
const talents = (received: readonly Received[]) =>
  received.filter(({ body }) => body.eventType === 'talent_judged');
const deliveries = (castingId: string) =>
  api.database.db
    .selectFrom('casting_deliveries')
    .selectAll()
    .where('casting_id', '=', castingId)
    .execute();
const settled = (castingId: string) =>
  until(async () =>
    (await deliveries(castingId)).every((row) => row.delivered_at ?? row.failed_at),
  );

describe('webhooks', () => {
  it('report each subscribed verdict once, and the end of the call once, as GET shows it and never before', async () => {
    const behind: string[] = [];
    const client: Client = await setUp(async ({ body }) => {
      const { body: now } = await client.get(`${START}/${body.castingId}`);
      if (body.eventType === 'talent_judged') {
        const talent = body.data.talent as { talentId: string };
        const shown = now.data.talents.find(({ talentId }) => talentId === talent.talentId);
        try {
          expect(talent).toEqual(shown);
        } catch {
          behind.push(talent.talentId);
        }
      } else if (now.data.status !== body.data.status) behind.push('end');
      return 204;
    });
    const customParams = { token: 's3cret', nested: { b: 1, a: [null, 'é'] } };
    const castingId = await start(client, {
      target: { greens: 50, maxCredits: 60 },
      webhook: { url: receiver.url, verdicts: ['green', 'amber'] },
      customParams,
    });
    await until(() => end(receiver.received).length > 0);
    await settled(castingId);
    expect(behind).toEqual([]);
    expect(
      talents(receiver.received)
        .map(({ body }) => (body.data.talent as { aiVerdict: string }).aiVerdict)
        .sort(),
    ).toEqual(['amber', 'amber', 'amber', 'green', 'green', 'green']);
    expect(end(receiver.received)).toHaveLength(1);
    const [last] = end(receiver.received);
    expect(last?.body).toEqual({
      eventType: 'pool_exhausted',
      castingId,
      customParams,
      sentAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      data: {
        status: 'pool_exhausted',
        nextAction: 'done',
        counts: { green: 3, amber: 3, red: 3 },
        creditsCharged: 18,
      },
    });
    for (const { body } of receiver.received) {
      const described = webhookEvents.find(({ name }) => name === body.eventType);
      expect(described?.body.safeParse(body).error).toBeUndefined();
    }
    const ids = receiver.received.map(({ headers }) => headers['x-service-delivery-id']);
    expect(new Set(ids).size).toBe(7);
    const runs = new Set(receiver.received.map(({ headers }) => headers['x-service-source-id']));
    expect(runs.size).toBe(1);
    expect(last?.headers).toMatchObject({
      'content-type': 'application/json',
      'x-service-event': 'pool_exhausted',
      'x-service-source-type': 'api_casting_run',
    });
    const dump = JSON.stringify([
      await deliveries(castingId),
      await api.database.db.selectFrom('castings').selectAll().execute(),
    ]);
    expect(dump).not.toContain('s3cret');
  });

  it('are tried three times with the same id and bytes while it may pass, once where it will not', async () => {
    const client = await setUp(({ body }) => (body.eventType === 'talent_judged' ? 410 : 503));
    const castingId = await start(client, {
      target: { greens: 1, maxCredits: 60 },
      webhook: { url: receiver.url, verdicts: ['green'] },
    });
    await until(async () => (await deliveries(castingId)).length === 2);
    await settled(castingId);
    expect(talents(receiver.received)).toHaveLength(1);
    const attempts = end(receiver.received);
    expect(attempts).toHaveLength(3);
    expect(new Set(attempts.map(({ text }) => text)).size).toBe(1);
    expect(new Set(attempts.map(({ headers }) => headers['x-service-delivery-id'])).size).toBe(1);
    expect(attempts[1]!.at - attempts[0]!.at).toBeGreaterThanOrEqual(19);
    expect(attempts[2]!.at - attempts[1]!.at).toBeGreaterThanOrEqual(59);
    const rows = await deliveries(castingId);
    expect(
      rows.map(({ event_type, attempts, last_status }) => ({ event_type, attempts, last_status })),
    ).toEqual(
      expect.arrayContaining([
        { event_type: 'talent_judged', attempts: 1, last_status: 410 },
        { event_type: 'wave_finished', attempts: 3, last_status: 503 },
      ]),
    );
  });

  it('that hang do not hold up the judging', async () => {
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const client = await setUp(() => held.then(() => 204));
    const castingId = await start(client, {
      target: { greens: 50, maxCredits: 60 },
      webhook: { url: receiver.url },
    });
    await until(
      async () => (await client.get(`${START}/${castingId}`)).body.data.status === 'pool_exhausted',
    );
    release();
    await settled(castingId);
    expect(receiver.received).toHaveLength(10);
  });

  it('of a continue go to the replaced URL with the replaced parameters; what is not sent stays', async () => {
    const client = await setUp();
    const castingId = await start(client, {
      target: { greens: 1, maxCredits: 60 },
      webhook: { url: receiver.url, verdicts: ['green'] },
      customParams: { version: 1 },
    });
    await until(() => end(receiver.received).length === 1);
    await client.post(`${START}/${castingId}/continue`, {
      webhook: { url: `${receiver.url}?second` },
      customParams: { version: 2 },
    });
    await until(() => end(receiver.received).length === 2);
    await settled(castingId);
    expect(end(receiver.received).map(({ body }) => body.customParams)).toEqual([
      { version: 1 },
      { version: 2 },
    ]);
    const rows = await deliveries(castingId);
    expect(
      rows
        .filter(({ url }) => url.endsWith('?second'))
        .map(({ event_type }) => event_type)
        .sort(),
    ).toEqual(['talent_judged', 'wave_finished']);
    const sources = end(receiver.received).map(({ headers }) => headers['x-service-source-id']);
    expect(new Set(sources).size).toBe(2);
    const reading = await client.get(`${START}/${castingId}`);
    expect(reading.body.data).toMatchObject({
      webhook: { url: `${receiver.url}?second`, verdicts: ['green'] },
      customParams: { version: 2 },
    });
  });

  it('that a dead worker committed but did not start to send are sent when the casting is advanced again; started ones never', async () => {
    const client = await setUp();
    const castingId = await start(client, {
      target: { greens: 1, maxCredits: 60 },
      webhook: { url: receiver.url, verdicts: ['green'] },
    });
    await until(() => end(receiver.received).length === 1);
    await settled(castingId);
    const before = receiver.received.length;
    // As if the worker had died between its commit and the claim of the end event, and after the
    // claim of the other.
    await api.database.db
      .updateTable('casting_deliveries')
      .set({ claimed_at: null, delivered_at: null })
      .where('casting_id', '=', castingId)
      .where('event_type', '=', 'wave_finished')
      .execute();
    await api.services.engine.enqueue(api.database.db, {
      kind: 'casting',
      id: castingId,
      workspaceId: client.workspaceId,
    });
    await until(() => receiver.received.length === before + 1);
    await settled(castingId);
    const [first, again] = end(receiver.received);
    expect(again?.text).toBe(first?.text);
    expect(again?.headers['x-service-delivery-id']).toBe(first?.headers['x-service-delivery-id']);
  });
});
