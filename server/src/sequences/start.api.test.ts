import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Answer, type Client, type TestApi, testApi } from '../../test/api.ts';
import {
  type Campaign,
  connectSandbox,
  emailStep,
  networkStep,
  newBlueprint,
  newCampaign,
  ownerOf,
  smsStep,
} from '../../test/sequences.ts';
import type { Engine } from '../platform/engine.ts';
import { AppError } from '../platform/errors.ts';

let api: TestApi;
let client: Client;
let campaign: Campaign;
let engineIsUp = true;

/** An engine that can be out of reach. */
const fallible = (engine: Engine): Engine => ({
  ...engine,
  reachable: async () => {
    if (!engineIsUp) throw new AppError('temporal_unavailable');
    await engine.reachable();
  },
});

beforeAll(async () => {
  api = await testApi({ roles: ['api'], engine: fallible });
});
afterAll(() => api.close());
beforeEach(async () => {
  client = await api.newClient();
  campaign = await newCampaign(api, client, 3);
});

const start = (id: string, candidateIds: unknown, by = client): Promise<Answer> =>
  by.post(`/v1/sequence-blueprints/${id}/start`, { candidateIds });

async function runs(): Promise<{ candidate: string; steps: number; processes: number }[]> {
  const { rows } = await sql<{ candidate: string; steps: number; processes: number }>`
    select r.candidate_id as candidate, (select count(*) from sequence_run_steps s where s.run_id = r.id) as steps,
      (select count(*) from processes p where p.kind = 'sequence_run' and p.id = r.id) as processes
    from sequence_runs r where r.workspace_id = ${client.workspaceId} order by r.candidate_id`.execute(
    api.database.db,
  );
  return rows;
}

async function statuses(): Promise<string[]> {
  const answers = await Promise.all(
    campaign.candidateIds.map((id) => client.get(`/v1/candidates/${id}`)),
  );
  return answers.map(({ body }) => (body.data.candidate as { statusHandle: string }).statusHandle);
}

async function expectNothingDispatched(): Promise<void> {
  expect(await runs()).toEqual([]);
  expect(new Set(await statuses())).toEqual(new Set(['TO_BE_CONTACTED']));
}

describe('a start', () => {
  test('enrols every candidate once, with all steps and a process, and shows it in their status and history', async () => {
    const id = await newBlueprint(client, campaign.sourcingId, [
      smsStep(),
      smsStep({ id: 'second' }),
    ]);
    const [a, b] = campaign.candidateIds as [string, string];
    const answer = await start(id, [a, b, a]);
    expect(answer.status).toBe(200);
    expect(answer.body.data).toEqual({ started: true, blueprintId: id, candidateCount: 3 });
    expect(await runs()).toEqual(
      [a, b].map((candidate) => ({ candidate, steps: 2, processes: 1 })),
    );
    expect(await statuses()).toEqual([
      'OUTREACH_SEQUENCE_STARTED',
      'OUTREACH_SEQUENCE_STARTED',
      'TO_BE_CONTACTED',
    ]);
  });

  test('skips candidates in a running sequence of the blueprint, and enrols the others', async () => {
    const id = await newBlueprint(client, campaign.sourcingId);
    const [a, b] = campaign.candidateIds as [string, string];
    await start(id, [a]);
    await client.patch(`/v1/candidates/${a}/status`, { statusHandle: 'CONTACTED' });
    expect((await start(id, [a])).body.data).toEqual({
      started: false,
      blueprintId: id,
      candidateCount: 1,
    });
    expect((await start(id, [a, b])).body.data).toMatchObject({ started: true, candidateCount: 2 });
    expect(await runs()).toHaveLength(2);
    expect((await statuses())[0]).toBe('CONTACTED');
  });

  test('may follow a sequence that ended, and another blueprint may run beside it', async () => {
    const [a] = campaign.candidateIds as [string];
    const id = await newBlueprint(client, campaign.sourcingId);
    await start(id, [a]);
    await start(await newBlueprint(client, campaign.sourcingId), [a]);
    expect(await runs()).toHaveLength(2);
    await client.post(`/v1/candidates/${a}/sequences/stop`);
    expect((await start(id, [a])).body.data.started).toBe(true);
    expect(await runs()).toHaveLength(3);
  });

  test('of one candidate by many concurrently gives one run', async () => {
    const id = await newBlueprint(client, campaign.sourcingId);
    const [a, b, c] = campaign.candidateIds as [string, string, string];
    const orders = [
      [a, b, c],
      [c, b, a],
      [b, c, a],
    ];
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => start(id, orders[n % 3])),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(answers.filter(({ body }) => body.data.started)).toHaveLength(1);
    expect((await runs()).map(({ candidate }) => candidate)).toEqual([a, b, c]);
  });

  test('concurrent with NOT_RETAINED leaves no sequence running for a candidate who is not retained', async () => {
    for (let round = 0; round < 5; round++) {
      const id = await newBlueprint(client, campaign.sourcingId);
      const [a] = campaign.candidateIds as [string];
      await client.patch(`/v1/candidates/${a}/status`, { statusHandle: 'CONTACTED' });
      const [, patched] = await Promise.all([
        start(id, [a]),
        client.patch(`/v1/candidates/${a}/status`, { statusHandle: 'NOT_RETAINED' }),
      ]);
      expect(patched.status).toBe(200);
      // Whichever came first: a start after it is refused, one before it is stopped by it.
      expect((await statuses())[0]).toBe('NOT_RETAINED');
      const { sequences } = (await client.get(`/v1/candidates/${a}/sequence-status`)).body
        .data as unknown as { sequences: { state: string }[] };
      expect(sequences.filter(({ state }) => state !== 'stopped')).toEqual([]);
    }
  });

  test('uses the steps as they are: a later change applies to later runs', async () => {
    const id = await newBlueprint(client, campaign.sourcingId);
    const [a, b] = campaign.candidateIds as [string, string];
    await start(id, [a]);
    await client.patch(`/v1/sequence-blueprints/${id}`, {
      steps: [smsStep({ id: 'x' }), smsStep({ id: 'y' })],
    });
    await start(id, [b]);
    expect(await runs()).toMatchObject([{ steps: 1 }, { steps: 2 }]);
  });
});

describe('nothing is dispatched when', () => {
  const refused = async (answer: Answer, status: number, code: string) => {
    expect([answer.status, answer.body.error?.code]).toEqual([status, code]);
    await expectNothingDispatched();
  };

  test.each<[string, unknown]>([
    ['no candidate is named', []],
    ['the list is missing', undefined],
    ['an id is no text', [1]],
    ['more than 100 candidates are named', Array.from({ length: 101 }, (_, n) => `cand_${n}`)],
    ['100,000 candidates are named', Array.from({ length: 100_000 }, (_, n) => `c${n}`)],
  ])('%s', async (_what, ids) => {
    await refused(
      await start(await newBlueprint(client, campaign.sourcingId), ids),
      400,
      'validation_error',
    );
  });

  test('the plan has no outreach', async () => {
    const poor = await api.newClient({ capabilities: ['create_sourcings'] });
    const theirs = await newCampaign(api, poor, 1);
    const answer = await start(
      await newBlueprint(poor, theirs.sourcingId),
      theirs.candidateIds,
      poor,
    );
    expect(answer.status).toBe(402);
    expect(answer.body.error).toMatchObject({
      code: 'plan_upgrade_required',
      details: {
        code: 'subscription_or_plan_upgrade_required',
        action: 'subscribe_or_upgrade',
        capability: 'use_outreach_integrations',
      },
    });
    // The plan comes before the resource (decision 2), and the body before the plan.
    expect((await start('seq_unknown', theirs.candidateIds, poor)).status).toBe(402);
    expect((await start('seq_unknown', [], poor)).status).toBe(400);
  });

  test('one candidate of many is unknown, or of another workspace', async () => {
    const id = await newBlueprint(client, campaign.sourcingId);
    const stranger = await api.newClient();
    const theirs = await newCampaign(api, stranger, 1);
    const unknown = await start(id, [...campaign.candidateIds, 'cand_unknown']);
    const foreign = await start(id, [...campaign.candidateIds, ...theirs.candidateIds]);
    await refused(unknown, 404, 'not_found');
    await refused(foreign, 404, 'not_found');
    expect({ ...foreign.body.error, debugTrackingCode: '' }).toEqual({
      ...unknown.body.error,
      debugTrackingCode: '',
    });
    await refused(
      await start(await newBlueprint(stranger, theirs.sourcingId), campaign.candidateIds),
      404,
      'not_found',
    );
  });

  test('one candidate is of another sourcing, or not retained', async () => {
    const id = await newBlueprint(client, campaign.sourcingId);
    const other = await newCampaign(api, client, 1);
    const answer = await start(id, [...campaign.candidateIds, ...other.candidateIds]);
    await refused(answer, 400, 'validation_error');
    expect(answer.body.error.issues).toMatchObject([
      { path: ['candidateIds'], message: expect.stringContaining(other.candidateIds[0]!) },
    ]);
    const [a, ...rest] = campaign.candidateIds as [string];
    await client.patch(`/v1/candidates/${a}/status`, { statusHandle: 'NOT_RETAINED' });
    expect((await start(id, [a, ...rest])).body.error.code).toBe('validation_error');
    expect(await runs()).toEqual([]);
  });

  test('the blueprint has no step', async () => {
    await refused(
      await start(await newBlueprint(client, campaign.sourcingId, []), campaign.candidateIds),
      400,
      'validation_error',
    );
  });

  test('the engine cannot be reached, and the next start works', async () => {
    const id = await newBlueprint(client, campaign.sourcingId);
    engineIsUp = false;
    await refused(
      await start(id, campaign.candidateIds).finally(() => (engineIsUp = true)),
      503,
      'temporal_unavailable',
    );
    expect((await start(id, campaign.candidateIds)).body.data.started).toBe(true);
  });

  test.each([
    ['proNetwork', 'proNetwork_not_connected_or_syncing', networkStep()],
    ['chat_app', 'chat_app_not_connected_or_syncing', smsStep({ id: 'chat', type: 'CHAT_APP' })],
    ['email', 'email_not_connected_or_syncing', emailStep()],
  ] as const)(
    'the %s account is missing, syncing or disconnected; once it is connected, it starts',
    async (channel, code, step) => {
      const id = await newBlueprint(client, campaign.sourcingId, [smsStep(), step]);
      const missing = await start(id, campaign.candidateIds);
      await refused(missing, 403, 'forbidden');
      expect(missing.body.error.details).toMatchObject({ code, channel, state: 'missing' });
      const accountId = await connectSandbox(api, client, channel);
      for (const state of ['syncing', 'disconnected']) {
        await sql`update channel_accounts set state = ${state} where id = ${accountId}`.execute(
          api.database.db,
        );
        const answer = await start(id, campaign.candidateIds);
        await refused(answer, 403, 'forbidden');
        expect(answer.body.error.details).toMatchObject({ code, state });
      }
      await sql`update channel_accounts set state = 'connected' where id = ${accountId}`.execute(
        api.database.db,
      );
      expect((await start(id, campaign.candidateIds)).body.data.started).toBe(true);
    },
  );

  test("another sender's account is the one that is missing", async () => {
    const owner = await ownerOf(api, client);
    const accountId = await connectSandbox(api, client, 'email');
    await sql`
      with person as (insert into users (id, name) values (${`usr_of_${owner}`}, 'Second Sender') returning id)
      insert into memberships (workspace_id, user_id, role, joined_at) select ${client.workspaceId}, id, 'recruiter', now() from person`.execute(
      api.database.db,
    );
    await sql`update channel_accounts set user_id = ${owner} where id = ${accountId}`.execute(
      api.database.db,
    );
    const id = await newBlueprint(client, campaign.sourcingId, [
      emailStep({ config: { userId: `usr_of_${owner}` } }),
    ]);
    const answer = await start(id, campaign.candidateIds);
    await refused(answer, 403, 'forbidden');
    expect(answer.body.error.details).toMatchObject({
      code: 'email_not_connected_or_syncing',
      userId: `usr_of_${owner}`,
    });
    expect(
      (
        await start(
          await newBlueprint(client, campaign.sourcingId, [emailStep()]),
          campaign.candidateIds,
        )
      ).status,
    ).toBe(200);
  });
});

describe('a message that cannot be written', () => {
  const first = networkStep({
    id: 'first',
    name: 'First',
    content: 'Hello {{firstname}}, about {{sourcingJobTitle}} in {{sourcingLocation}}',
  });
  const goodbye = networkStep({
    id: 'goodbye',
    name: 'Goodbye',
    content: 'Goodbye {{firstname}}',
    temporalityType: 'DELAYED',
    delay: { value: 3, unit: 'day' },
  });

  /** A person with a profile on the network. */
  async function reachable(fields: object = {}): Promise<string> {
    const id = `left-out-${campaign.sourcingId}-${Object.keys(fields).length}`;
    const person = {
      id,
      firstname: 'Zoé',
      lastname: 'Durand',
      jobTitle: 'Engineer',
      proNetworkUrl: `https://www.linkedin.com/in/${id.toLowerCase().replaceAll('_', '-')}`,
    };
    await api.importTalents([{ ...person, ...fields }]);
    return (await client.post(`/v1/sourcings/${campaign.sourcingId}/candidates`, { talentId: id }))
      .body.data.candidateId as string;
  }
  beforeEach(() => connectSandbox(api, client, 'proNetwork'));

  test('before one that would be sent refuses the start, and names step, variables and remedy; with the values it starts', async () => {
    const zoe = await reachable();
    const id = await newBlueprint(client, campaign.sourcingId, [first, goodbye]);
    const answer = await start(id, [zoe]);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatchObject({
      code: 'validation_error',
      issues: [
        {
          path: ['candidateIds'],
          code: 'missing_variable',
          candidateId: zoe,
          stepId: 'first',
          variables: ['sourcingJobTitle', 'sourcingLocation'],
          message: expect.stringMatching(
            /"First".*\{\{sourcingJobTitle\}\}.*PATCH \/v1\/sourcings/,
          ),
        },
      ],
    });
    expect(await runs()).toEqual([]);
    await client.patch(`/v1/sourcings/${campaign.sourcingId}`, {
      jobTitle: 'Data engineer',
      location: 'Lyon',
    });
    expect((await start(id, [zoe])).body.data.started).toBe(true);
  });

  test('refuses all candidates because of one, who can be left out', async () => {
    const zoe = await reachable();
    const nobody = await reachable({ jobTitle: null, headline: null });
    const steps = [networkStep({ content: 'You are {{candidateJobTitle}}' }), goodbye];
    const id = await newBlueprint(client, campaign.sourcingId, steps);
    const answer = await start(id, [zoe, nobody]);
    expect(answer.body.error.issues).toMatchObject([
      { candidateId: nobody, variables: ['candidateJobTitle'] },
    ]);
    expect(await runs()).toEqual([]);
    expect((await start(id, [zoe])).body.data.started).toBe(true);
  });

  test('after the last sent message is left out, and the simulation shows that', async () => {
    const zoe = await reachable();
    const id = await newBlueprint(client, campaign.sourcingId, [
      { ...goodbye, temporalityType: 'ASAP' },
      first,
    ]);
    const simulated = await client.post(`/v1/sequence-blueprints/${id}/simulate`, {
      candidateIds: [zoe],
    });
    const { candidates } = simulated.body.data as unknown as { candidates: { steps: object[] }[] };
    expect(candidates[0]!.steps).toMatchObject([
      { outcome: 'send', missing: [] },
      {
        outcome: 'skip',
        reason: 'missing_variable',
        missing: ['sourcingJobTitle', 'sourcingLocation'],
      },
    ]);
    expect((await start(id, [zoe])).body.data.started).toBe(true);
  });

  test('is checked last: a missing channel is reported first', async () => {
    const zoe = await reachable();
    const id = await newBlueprint(client, campaign.sourcingId, [first, emailStep()]);
    expect((await start(id, [zoe])).body.error.code).toBe('forbidden');
  });

  test('a skippable step without an address refuses nothing', async () => {
    const zoe = await reachable();
    await connectSandbox(api, client, 'email');
    const steps = [
      emailStep({ content: 'About {{sourcingJobTitle}}', policy: { skipStepIfNoContact: true } }),
      goodbye,
    ];
    expect(
      (await start(await newBlueprint(client, campaign.sourcingId, steps), [zoe])).body.data
        .started,
    ).toBe(true);
  });
});
