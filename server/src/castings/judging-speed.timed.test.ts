import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../test/api.ts';
import { ended, START } from '../../test/castings.ts';
import { type HostileReceiver, startHostileReceiver } from '../../test/fakes/hostile-receiver.ts';
import { scriptedJudge } from '../../test/fakes/judge.ts';
import { type Receiver, startReceiver } from '../../test/fakes/receiver.ts';
import { ENGINEERS_IN, engineers } from '../../test/talents.ts';

let api: TestApi;
let hostile: HostileReceiver;
let good: Receiver;

beforeAll(async () => {
  [hostile, good] = await Promise.all([startHostileReceiver(), startReceiver()]);
  api = await testApi({
    env: { WEBHOOK_ALLOWED_HOSTS: `${hostile.host},${good.host}` },
    judge: scriptedJudge(() => 'not_met'),
    webhookRetryDelaysMs: [10, 20],
  });
  await api.importTalents(engineers(60));
});
afterAll(async () => {
  await api.close();
  await Promise.all([hostile.close(), good.close()]);
});

let serial = 0;

/** Talents that ten concurrent searches of 40 talents judge in a second. */
async function throughput(webhook: { url: string }): Promise<number> {
  const client = await api.newClient({ apiCredits: 10_000 });
  async function judgeForty(): Promise<void> {
    const { body } = await client.post(START, {
      filters: ENGINEERS_IN('Paris'),
      qualificationCriterias: [`Criterion ${++serial}`],
      target: { greens: 50, maxCredits: 2 * 40 },
      webhook,
    });
    await ended(client, body.data.castingId);
  }
  const began = performance.now();
  await Promise.all(Array.from({ length: 10 }, judgeForty));
  return 400 / ((performance.now() - began) / 1_000);
}

it('webhook receivers that never answer leave judging at two thirds of its speed or more', async () => {
  await throughput({ url: good.url });
  const usual = await throughput({ url: good.url });
  const stuck = await throughput({ url: hostile.url('silence') });
  expect(stuck / usual).toBeGreaterThan(0.66);
  // However many events wait for the receiver, few connections to it are open.
  expect(hostile.peak()).toBeLessThanOrEqual(16);
});
