import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import { ended, START } from '../../test/castings.ts';
import { scriptedJudge } from '../../test/fakes/judge.ts';
import { type Receiver, startReceiver } from '../../test/fakes/receiver.ts';
import { ENGINEERS_IN, engineers } from '../../test/talents.ts';
import { until } from '../../test/until.ts';
import { SCOPES } from '../platform/operation.ts';
import type { DeliveryWithBody, SampleEvent } from './delivery-contract.ts';

let api: TestApi;
let receiver: Receiver;
let client: Client;

beforeAll(async () => {
  receiver = await startReceiver(() => 204);
  api = await testApi({
    env: { WEBHOOK_ALLOWED_HOSTS: receiver.host },
    judge: scriptedJudge(() => 'met'),
    webhookRetryDelaysMs: [10, 20],
  });
  await api.importTalents(engineers(1));
  client = await api.newClient({ scopes: SCOPES });
});
afterAll(async () => {
  await api.close();
  await receiver.close();
});

const trigger = (body: object) => client.post('/v1/webhook-events', body);

async function delivered(): Promise<string> {
  const { castingId } = (
    await client.post(START, {
      filters: ENGINEERS_IN('Paris'),
      qualificationCriterias: ['Has used Python'],
      webhook: { url: receiver.url },
      forceNew: true,
    })
  ).body.data;
  await ended(client, castingId);
  const list = async () =>
    (await client.get('/v1/deliveries?state=delivered')).body.data.deliveries as {
      castingId: string;
      deliveryId: string;
    }[];
  const own = async () => (await list()).filter((one) => one.castingId === castingId);
  await until(async () => (await own()).length === 2);
  return (await own())[0]!.deliveryId;
}

describe('a delivery by its id', () => {
  it('has the headers and the body that the receiver got, and is sent again by it', async () => {
    const deliveryId = await delivered();
    const data = (await client.get(`/v1/deliveries/${deliveryId}`)).body
      .data as unknown as DeliveryWithBody;
    const sent = receiver.received.find(
      ({ headers }) => headers['x-service-delivery-id'] === deliveryId,
    )!;
    expect(JSON.parse(data.body!)).toEqual(sent.body);
    for (const [name, value] of Object.entries(data.headers))
      expect(sent.headers[name.toLowerCase()], name).toBe(value);
    const again = await client.post(`/v1/deliveries/${deliveryId}/redeliver`);
    expect([again.status, again.body.data.deliveryId]).toEqual([202, deliveryId]);
    await until(
      () =>
        receiver.received.filter(({ headers }) => headers['x-service-delivery-id'] === deliveryId)
          .length === 2,
    );
  });

  it('of another workspace is unknown', async () => {
    const deliveryId = await delivered();
    const stranger = await api.newClient();
    for (const answer of [
      await stranger.get(`/v1/deliveries/${deliveryId}`),
      await stranger.post(`/v1/deliveries/${deliveryId}/redeliver`),
    ])
      expect([answer.status, answer.body.error.code]).toEqual([404, 'not_found']);
  });
});

describe('a sample event', () => {
  it.each(['talent_judged', 'wave_finished', 'pool_exhausted'])(
    '%s reaches the receiver in the shape of a real one, and is in no list',
    async (eventType) => {
      const before = (await client.get('/v1/deliveries')).body.data.deliveries;
      const data = (await trigger({ eventType, url: receiver.url })).body
        .data as unknown as SampleEvent;
      expect(data.attempt).toMatchObject({ status: 204, error: null });
      const sent = receiver.received.find(
        ({ headers }) => headers['x-service-delivery-id'] === data.deliveryId,
      )!;
      expect(sent.headers['x-service-event']).toBe(eventType);
      expect(sent.body).toMatchObject({ eventType, castingId: 'cast_sample', customParams: null });
      expect((await client.get('/v1/deliveries')).body.data.deliveries).toEqual(before);
    },
  );

  it('without an address is only answered; it is signed as the events of the workspace are', async () => {
    const plain = (await trigger({ eventType: 'talent_judged' })).body
      .data as unknown as SampleEvent;
    expect([plain.attempt, plain.headers['webhook-signature']]).toEqual([null, undefined]);
    const { webhookSecret } = (await client.post('/v1/webhook-secret', {})).body.data;
    const signed = (await trigger({ eventType: 'talent_judged' })).body
      .data as unknown as SampleEvent;
    expect(() =>
      new Webhook(String(webhookSecret)).verify(signed.body, signed.headers),
    ).not.toThrow();
    await client.delete('/v1/webhook-secret');
  });

  it('goes to no private address', async () => {
    for (const url of ['http://localhost:4000/', 'https://169.254.169.254/', 'https://10.0.0.1/']) {
      const { status, body } = await trigger({ eventType: 'talent_judged', url });
      expect([status, body.error.issues![0]!.path]).toEqual([400, ['url']]);
    }
  });
});
