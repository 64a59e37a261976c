import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, type TestApi, testApi } from './api.ts';
import { auditCastings } from './casting-audit.ts';
import { ended, START } from './castings.ts';
import { slowJudge } from './fakes/judge.ts';
import {
  killServiceProcesses,
  type ServiceProcess,
  startServiceProcess,
} from './service-process.ts';
import { ENGINEERS_IN, engineers } from './talents.ts';

let api: TestApi;
let dataDir: string;
let processes: ServiceProcess[];
let client: Client;

beforeAll(async () => {
  api = await testApi({ roles: ['api'], judge: slowJudge() });
  await api.importTalents(engineers(30));
  dataDir = await mkdtemp(join(tmpdir(), 'greenroom-starts-'));
  const env = {
    DATABASE_URL: api.database.url,
    DATA_DIR: dataDir,
    SECRET_KEY: 'the secret key of the tests',
  };
  processes = await Promise.all([1, 2].map(() => startServiceProcess('slow-judge.ts', env)));
  client = await api.newClient();
});
afterAll(async () => {
  killServiceProcesses();
  await Promise.all(processes.map(({ ended: gone }) => gone));
  await api.close();
  await rm(dataDir, { recursive: true, force: true });
});

type Answer = {
  status: number;
  body: { data?: { castingId: string; reused: boolean }; error?: { code: string } };
};

/** The same request many times at once, to every process alike. */
function toAll(path: string, body: object, times: number): Promise<Answer[]> {
  const headers = { 'x-api-key': client.apiKey, 'content-type': 'application/json' };
  return Promise.all(
    Array.from({ length: times }, async (_, i) => {
      const response = await fetch(`${processes[i % processes.length]!.url}/api${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return { status: response.status, body: (await response.json()) as Answer['body'] };
    }),
  );
}

const request = {
  filters: ENGINEERS_IN('Paris'),
  qualificationCriterias: ['Has used Python'],
  target: { greens: 5, maxCredits: 60 },
};

it('sixty identical starts at two processes make one search and one reservation; the others reuse it or are told to wait', async () => {
  const balance = await client.balance();
  const answers = await toAll(START, request, 60);
  const made = answers.filter(({ body }) => body.data?.reused === false);
  expect(made).toHaveLength(1);
  const { castingId } = made[0]!.body.data!;
  for (const { status, body } of answers) {
    if (status === 409) expect(body.error?.code).toBe('casting_start_in_progress');
    else expect(body.data?.castingId).toBe(castingId);
  }
  const casting = await ended(client, castingId);
  expect(await client.balance()).toBe(balance - casting.creditsCharged);
  expect(await auditCastings(api.database.db)).toEqual({});
});

it('of thirty continues at two processes one opens a call', async () => {
  const { castingId } = (await client.post(START, request)).body.data;
  await ended(client, castingId);
  const answers = await toAll(`${START}/${castingId}/continue`, { target: { greens: 2 } }, 30);
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
  for (const { status, body } of answers)
    if (status !== 202)
      expect({ status, code: body.error?.code }).toEqual({
        status: 409,
        code: 'casting_run_in_progress',
      });
  await ended(client, castingId);
});

it('two hundred forced starts on a balance for a few reserve no more than the balance', async () => {
  const poor = await api.newClient({ apiCredits: 100 });
  client = poor;
  const answers = await toAll(
    START,
    { ...request, forceNew: true, target: { greens: 1, maxCredits: 20 } },
    200,
  );
  expect(answers.filter(({ status }) => status === 202).length).toBeGreaterThanOrEqual(5);
  for (const { status, body } of answers)
    if (status !== 202)
      expect({ status, code: body.error?.code }).toEqual({
        status: 402,
        code: 'insufficient_api_credits',
      });
  for (const { body } of answers) if (body.data) await ended(poor, body.data.castingId);
  expect(await poor.balance()).toBeGreaterThanOrEqual(0);
  expect(await auditCastings(api.database.db)).toEqual({});
});
