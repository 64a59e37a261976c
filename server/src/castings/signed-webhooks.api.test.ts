import { Webhook } from 'standardwebhooks';
import { afterEach, describe, expect, it } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import { START } from '../../test/castings.ts';
import { scriptedJudge } from '../../test/fakes/judge.ts';
import { type Received, type Receiver, startReceiver } from '../../test/fakes/receiver.ts';
import { ENGINEERS_IN, engineers } from '../../test/talents.ts';
import { until } from '../../test/until.ts';

let api: TestApi;
let receiver: Receiver;

async function setUp(answer?: Parameters<typeof startReceiver>[0]): Promise<Client> {
  receiver = await startReceiver(answer);
  api = await testApi({
    env: { WEBHOOK_ALLOWED_HOSTS: receiver.host },
    judge: scriptedJudge(() => 'met'),
    webhookRetryDelaysMs: [20, 60],
  });
  await api.importTalents(engineers(6));
  return api.newClient({ scopes: ['read', 'spend', 'admin'] });
}
afterEach(async () => {
  await api.close();
  await receiver.close();
});

const BODY = {
  filters: ENGINEERS_IN('Paris'),
  qualificationCriterias: ['a'],
  target: { greens: 1, maxCredits: 2 },
};
/** Starts or continues, and waits for the events of the call: a verdict and its end. */
async function run(client: Client, path: string, body: object, headers = {}) {
  const before = new Set(receiver.received.map(idOf));
  const answer = await client.post(path, body, headers);
  expect(answer.status).toBe(202);
  const fresh = () => receiver.received.filter((one) => !before.has(idOf(one)));
  await until(async () => new Set(fresh().map(idOf)).size === 2);
  const { castingId } = answer.body.data;
  await until(
    async () => (await client.get(`${START}/${castingId}`)).body.data.nextAction !== 'wait',
  );
  return {
    castingId,
    secret: answer.body.data.webhookSecret as string | undefined,
    events: fresh(),
  };
}
const idOf = ({ headers }: Received) => headers['x-service-delivery-id'];
const verified = (secret: string, { text, headers }: Received): boolean => {
  try {
    new Webhook(secret).verify(text, headers as Record<string, string>);
    return true;
  } catch {
    return false;
  }
};
const signed = () => ({ url: receiver.url, signed: true });

describe('webhooks', () => {
  it('are not signed unless that is asked for', async () => {
    const client = await setUp();
    const { secret, events } = await run(client, START, {
      ...BODY,
      webhook: { url: receiver.url },
    });
    expect(secret).toBeUndefined();
    for (const { headers } of events)
      expect(Object.keys(headers).filter((name) => name.startsWith('webhook-'))).toEqual([]);
    expect((await client.get('/v1/webhook-secret')).body.data).toEqual({
      signed: false,
      createdAt: null,
      previousUntil: null,
    });
  });

  it('of a signed search verify with its secret, which is answered once', async () => {
    const client = await setUp();
    const headers = { 'idempotency-key': 'once' };
    const body = { ...BODY, webhook: signed() };
    const { castingId, secret, events } = await run(client, START, body, headers);
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    for (const event of events) {
      expect(verified(secret!, event)).toBe(true);
      expect(event.headers['webhook-id']).toBe(idOf(event));
      expect(verified(secret!, { ...event, text: `${event.text} ` })).toBe(false);
    }
    const repeated = await client.post(START, body, headers);
    expect(repeated.body.data.webhookSecret).toBe(secret);
    const reused = await client.post(START, body);
    expect(reused.body.data).toMatchObject({ castingId, reused: true });
    expect(reused.body.data.webhookSecret).toBeUndefined();
    const read = await client.get(`${START}/${castingId}`);
    expect(JSON.stringify(read.body)).not.toContain('whsec_');
  });

  it('take a new secret by a continue, and none when it declines', async () => {
    const client = await setUp();
    const first = await run(client, START, { ...BODY, webhook: signed() });
    const path = `${START}/${first.castingId}/continue`;
    const kept = await run(client, path, {});
    expect(kept.secret).toBeUndefined();
    expect(kept.events.every((event) => verified(first.secret!, event))).toBe(true);
    const second = await run(client, path, { webhook: signed() });
    expect(second.events.every((event) => verified(second.secret!, event))).toBe(true);
    expect(second.events.some((event) => verified(first.secret!, event))).toBe(false);
    const last = await run(client, path, { webhook: { url: receiver.url, signed: false } });
    expect(last.events.some(({ headers }) => 'webhook-signature' in headers)).toBe(false);
  });

  it('of a workspace verify with its old and its new secret until the overlap ends', async () => {
    const client = await setUp();
    const rotate = async (overlapHours?: number) => {
      const { body } = await client.post('/v1/webhook-secret', { overlapHours });
      return body.data as unknown as { webhookSecret: string; previousUntil: string | null };
    };
    const one = await rotate();
    expect(one.previousUntil).toBeNull();
    const first = await run(client, START, { ...BODY, webhook: { url: receiver.url } });
    const two = await rotate();
    expect(Date.parse(two.previousUntil!) - Date.now()).toBeGreaterThan(23 * 3_600_000);
    const path = `${START}/${first.castingId}/continue`;
    const both = await run(client, path, {});
    for (const secret of [one, two])
      expect(both.events.every((event) => verified(secret.webhookSecret, event))).toBe(true);
    const three = await rotate(0);
    const alone = await run(client, path, {});
    expect(
      [one, two, three].map(({ webhookSecret }) => verified(webhookSecret, alone.events[0]!)),
    ).toEqual([false, false, true]);
    const own = await run(client, path, { webhook: signed() });
    expect(own.events.every((event) => verified(own.secret!, event))).toBe(true);
    expect(own.events.some((event) => verified(three.webhookSecret, event))).toBe(false);
    expect((await client.delete('/v1/webhook-secret')).body.data).toMatchObject({ signed: false });
    const { body } = await client.get('/v1/audit');
    expect(JSON.stringify(body)).toContain('webhook_secret.rotated');
    expect(JSON.stringify(body)).not.toContain('whsec_');
  });

  it('are signed at the time of each attempt, with one id over retries', async () => {
    let attempts = 0;
    const client = await setUp(() => (++attempts === 1 ? 500 : 204));
    const { secret, events } = await run(client, START, { ...BODY, webhook: signed() });
    // Two events, one of which was refused at first.
    const received = () =>
      receiver.received.filter((one) => events.some((event) => idOf(event) === idOf(one)));
    await until(async () => received().length === 3);
    const ids = received().map(idOf);
    const id = ids.find((one, at) => ids.indexOf(one) !== at)!;
    const tries = received().filter((event) => idOf(event) === id);
    expect(tries).toHaveLength(2);
    expect(tries.every((event) => verified(secret!, event))).toBe(true);
    expect(new Set(tries.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([id]));
  });
});
