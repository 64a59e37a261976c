import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import { ended, start } from '../../test/castings.ts';
import { testCli } from '../../test/cli.ts';
import { profileOf } from '../../test/judging-profiles.ts';
import { connectAgent } from '../../test/mcp.ts';
import { ENGINEERS_IN, engineers } from '../../test/talents.ts';
import { createJudging } from '../judging/judging.ts';
import type { JudgeInput } from '../judging/port.ts';
import { createLexicon } from '../lexicon/lexicon.ts';
import type { CounterfactualAudit } from './contract.ts';
import { createFairness } from './fairness.ts';

const CRITERIAS = ['Knows Python', 'At least 3 years of experience'];

let api: TestApi;
let client: Client;
let castingId: string;
beforeAll(async () => {
  api = await testApi();
  await api.importTalents(engineers(4));
  client = await api.newClient();
  ({ castingId } = await start(client, {
    filters: ENGINEERS_IN('Paris'),
    qualificationCriterias: CRITERIAS,
    target: { greens: 9, maxCredits: 20 },
  }));
  await ended(client, castingId);
});
afterAll(() => api.close());

const audit = (body: object, by = client) => by.post('/v1/fairness/counterfactual', body);

it('an audit judges copies of the people of a casting, free, and finds no flip of the built-in judge', async () => {
  const before = (await client.get('/v1/workspace')).body.data.balances;
  const { status, body } = await audit({ castingId });
  expect(status).toBe(200);
  const data = body.data as unknown as CounterfactualAudit;
  expect(data).toMatchObject({
    castingId,
    talents: 4,
    criterias: CRITERIAS,
    flips: [],
    flipped: 0,
  });
  expect(data.judge).toMatch(/^rules\//);
  expect(data.copies).toBeGreaterThan(12);
  expect(data).toMatchObject({ rate: 0, low: 0, creditsCharged: 0 });
  expect(data.high).toBeGreaterThan(0);
  expect(data.changes.map(({ change }) => change)).toContain('name');
  expect((await client.get('/v1/workspace')).body.data.balances).toEqual(before);
});

it('is the same tool for agents, and a command', async () => {
  const agent = await connectAgent(api.url, client);
  const answer = await agent.call('audit_counterfactuals', { castingId, changes: ['name'] });
  expect(answer.data).toMatchObject({ flips: [], changes: [{ change: 'name' }] });
  await agent.close();
  const cli = await testCli({});
  const run = await cli.run([
    ...['fairness', 'counterfactual', castingId],
    ...['--key', client.apiKey, '--url', api.url],
  ]);
  expect(run.stderr).toBe('');
  expect(run.stdout).toMatch(/judged copies of 4 people[\s\S]*\nall +\d+ +0 +0\.00 %/);
  await cli.close();
});

it('an unknown casting and one of another workspace are not found, and wrong input names its path', async () => {
  const stranger = await api.newClient();
  expect(await audit({ castingId }, stranger)).toMatchObject({
    status: 404,
    body: { error: { code: 'casting_not_found' } },
  });
  expect(await audit({ castingId, changes: ['shoes'], talents: 0 })).toMatchObject({
    status: 400,
    body: { error: { issues: [{ path: ['talents'] }, { path: ['changes', 0] }] } },
  });
});

const people = {
  criterias: ['Knows Python'],
  language: 'en' as const,
  profiles: [profileOf({ firstname: 'Marie', lastname: 'Martin', skills: ['Python'] })],
};
const clock = { now: () => new Date('2026-01-01T00:00:00Z') } as never;
const principal = { workspaceId: 'ws' } as never;
const asked = { castingId: 'cast_1', talents: 9, changes: ['name' as const] };

it('a judge that prefers a name is found out, with the evidence of both sides', async () => {
  const fair = createJudging({ lexicon: createLexicon() });
  const unfair = {
    judgeId: 'rules/unfair',
    judge: async (input: JudgeInput) => {
      const judged = await fair.judge(input);
      const [first] = judged.scoring.criterias;
      if (input.profile.firstname === 'Jamal') first!.status = 'not_met';
      return judged;
    },
  };
  const { auditCounterfactuals } = createFairness({
    castings: { judgedPeople: async () => people },
    judging: unfair,
    clock,
  });
  const found = await auditCounterfactuals(principal, asked);
  expect(found).toMatchObject({ copies: 3, flipped: 1, rate: 0.3333, low: 0.0615, high: 0.7923 });
  expect(found.flips).toMatchObject([
    {
      change: 'name',
      criterion: 'Knows Python',
      after: { status: 'not_met' },
      edits: [{ path: '/firstname', from: 'Marie', to: 'Jamal' }, { path: '/lastname' }],
    },
  ]);
});

it('a model is refused before it costs anything', async () => {
  const { auditCounterfactuals } = createFairness({
    castings: { judgedPeople: async () => people },
    judging: {
      judgeId: 'model/large/3',
      judge: () => {
        throw new Error('it was asked');
      },
    },
    clock,
  });
  await expect(auditCounterfactuals(principal, asked)).rejects.toMatchObject({
    code: 'validation_error',
    fields: { issues: [{ code: 'model_judge' }] },
  });
});
