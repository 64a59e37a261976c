import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import {
  type Campaign,
  connectSandbox,
  emailStep,
  networkStep,
  newBlueprint,
  newCampaign,
  smsStep,
} from '../../test/sequences.ts';
import type { Simulation } from './blueprint-contract.ts';

let api: TestApi;
let client: Client;
let campaign: Campaign;

beforeAll(async () => {
  api = await testApi({ roles: ['api'] });
});
afterAll(() => api.close());
beforeEach(async () => {
  client = await api.newClient();
  campaign = await newCampaign(api, client, 2, 'Lille');
});

const simulate = (id: string, candidateIds: readonly string[], by = client) =>
  by.post(`/v1/sequence-blueprints/${id}/simulate`, { candidateIds });

/** A person with a profile address and a mailbox. */
async function reachable(): Promise<string> {
  const person = {
    id: 'reachable',
    firstname: 'Zoé',
    lastname: 'Durand',
    city: 'Lille',
    proNetworkUrl: 'https://www.linkedin.com/in/zoe-durand',
  };
  await api.importTalents([
    { ...person, contacts: { personalEmails: ['zoe@example.com'], phones: [] } },
  ]);
  const added = await client.post(`/v1/sourcings/${campaign.sourcingId}/candidates`, {
    talentId: 'reachable',
  });
  return added.body.data.candidateId as string;
}

test('shows every message with its time and what delays it, and writes nothing', async () => {
  const zoe = await reachable();
  await connectSandbox(api, client, 'proNetwork');
  const steps = [
    networkStep({ content: 'Bonjour {{firstname}}' }),
    networkStep({
      id: 'later',
      content: 'Encore moi, {{recruiterFirstname}}',
      temporalityType: 'DELAYED',
      delay: { value: 3, unit: 'day' },
    }),
  ];
  const id = await newBlueprint(client, campaign.sourcingId, steps, {
    dailyLimits: { proNetwork: 1 },
  });
  const answer = await simulate(id, [zoe]);
  expect(answer.status).toBe(200);
  const data = answer.body.data as unknown as Simulation;
  const days = (at: string | null) => (Date.parse(at!) - Date.parse(data.startsAt)) / 86_400_000;
  expect(data).toMatchObject({
    blueprintId: id,
    candidates: [{ candidateId: zoe, isRunning: false }],
  });
  expect(data.candidates[0]!.steps).toMatchObject([
    {
      stepId: 'network',
      outcome: 'send',
      dueAt: data.startsAt,
      sendAt: data.startsAt,
      heldBy: [],
      message: { subject: null, content: 'Bonjour Zoé' },
    },
    { stepId: 'later', outcome: 'send', message: { content: 'Encore moi, Tester' } },
  ]);
  expect(days(data.candidates[0]!.steps[1]!.sendAt)).toBe(3);
  const { rows } = await sql`
    select 1 from sequence_runs where workspace_id = ${client.workspaceId}
    union all select 1 from outreach_messages where workspace_id = ${client.workspaceId}`.execute(
    api.database.db,
  );
  expect(rows).toEqual([]);
  expect((await client.get(`/v1/candidates/${zoe}`)).body.data).toMatchObject({
    candidate: { statusHandle: 'TO_BE_CONTACTED' },
  });
});

test('names why a step would be skipped or fail, per candidate', async () => {
  const [a] = campaign.candidateIds as [string];
  await connectSandbox(api, client, 'email');
  const steps = [
    emailStep({ policy: { skipStepIfNoContact: true } }),
    smsStep(),
    smsStep({ id: 'never' }),
  ];
  const { candidates } = (
    await simulate(await newBlueprint(client, campaign.sourcingId, steps), [a])
  ).body.data as unknown as Simulation;
  expect(candidates[0]!.steps).toMatchObject([
    { stepId: 'email', outcome: 'skip', reason: 'no_contact', message: null },
    { stepId: 'sms', outcome: 'fail', reason: 'no_contact' },
    { stepId: 'never', outcome: 'not_reached', dueAt: null },
  ]);
});

test('shows a message’s text although no account is connected to send it yet', async () => {
  const zoe = await reachable();
  const id = await newBlueprint(client, campaign.sourcingId, [
    networkStep({ content: 'Bonjour {{firstname}}' }),
  ]);
  const { candidates } = (await simulate(id, [zoe])).body.data as unknown as Simulation;
  expect(candidates[0]!.steps).toMatchObject([
    {
      outcome: 'fail',
      reason: 'account_missing',
      message: { subject: null, content: 'Bonjour Zoé' },
    },
  ]);
});

test('skips a candidate already in the sequence, and refuses one that a start would refuse', async () => {
  const [a, b] = campaign.candidateIds as [string, string];
  const id = await newBlueprint(client, campaign.sourcingId);
  await client.post(`/v1/sequence-blueprints/${id}/start`, { candidateIds: [a] });
  const { candidates } = (await simulate(id, [a, b])).body.data as unknown as Simulation;
  expect(candidates.map(({ candidateId, isRunning }) => [candidateId, isRunning])).toEqual([
    [b, false],
    [a, true],
  ]);
  await client.patch(`/v1/candidates/${b}/status`, { statusHandle: 'NOT_RETAINED' });
  expect((await simulate(id, [b])).body.error.code).toBe('validation_error');
  expect((await simulate(id, ['cand_unknown'])).body.error.code).toBe('not_found');
  expect((await simulate(id, [a], await api.newClient())).body.error.code).toBe('not_found');
});

test('simulates steps and settings that are not saved yet', async () => {
  const id = await newBlueprint(client, campaign.sourcingId, [smsStep({ content: 'Kept' })]);
  const [a] = campaign.candidateIds as [string];
  const change = {
    candidateIds: [a],
    steps: [emailStep({ content: 'Not kept, {{firstname}}' })],
    config: { timezone: 'Europe/Paris' },
  };
  const played = await client.post(`/v1/sequence-blueprints/${id}/simulate`, change);
  expect((played.body.data as unknown as Simulation).candidates[0]!.steps).toMatchObject([
    { stepId: 'email' },
  ]);
  expect((await client.get(`/v1/sequence-blueprints/${id}`)).body.data).toMatchObject({
    steps: [{ content: 'Kept' }],
    config: {},
  });
  const refused = await client.post(`/v1/sequence-blueprints/${id}/simulate`, {
    ...change,
    steps: [emailStep({ content: '[name]' })],
  });
  expect(refused.body.error.issues[0]!.path).toEqual(['steps', 0, 'content']);
});

test('warns of weekends, of one company and of recent contact, in a workspace of its own', async () => {
  const zoe = await reachable();
  const [a, b] = campaign.candidateIds as [string, string];
  await connectSandbox(api, client, 'proNetwork');
  const id = await newBlueprint(client, campaign.sourcingId, [networkStep({ content: 'Hello' })], {
    sendingWindow: { days: [6, 7], from: '00:00', to: '24:00' },
  });
  const write = async (daysAgo: number) => {
    const day = new Date(Date.now() - daysAgo * 86_400_000);
    await sql`
      insert into outreach_talent_days (workspace_id, talent_id, day, blueprint_id)
      values (${client.workspaceId}, 'reachable', ${day}::date, ${id})`.execute(api.database.db);
    return day.toISOString().slice(0, 10);
  };
  const warnings = async (of: readonly string[]) =>
    ((await simulate(id, of)).body.data as unknown as Simulation).warnings;
  await write(40);
  expect(await warnings([zoe, a, b])).toEqual({
    weekend: 1,
    sameCompany: [{ company: 'Acme', candidateIds: [a, b] }],
    contactedRecently: [],
  });
  const day = await write(5);
  expect(await warnings([zoe, a])).toMatchObject({
    sameCompany: [],
    contactedRecently: [{ candidateId: zoe, day }],
  });
});
