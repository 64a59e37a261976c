import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import {
  type Campaign,
  emailStep,
  newBlueprint,
  newCampaign,
  smsStep,
} from '../../test/sequences.ts';
import { createSecretBox } from '../platform/secret-box.ts';
import type { DraftPage, Funnel, RunPage, SequenceStatus } from './run-contract.ts';

// The same key as testApi's.
const secretBox = createSecretBox('the secret key of the tests');

let api: TestApi;
let client: Client;
let stranger: Client;
let campaign: Campaign;
let blueprintId: string;

beforeAll(async () => {
  api = await testApi({ roles: ['api'] });
  stranger = await api.newClient();
});
afterAll(() => api.close());
beforeEach(async () => {
  client = await api.newClient();
  campaign = await newCampaign(api, client, 3);
  const sms = [
    smsStep(),
    smsStep({
      id: 'second',
      name: 'Again',
      temporalityType: 'DELAYED',
      delay: { value: 40, unit: 'day' },
    }),
  ];
  blueprintId = await newBlueprint(client, campaign.sourcingId, sms);
  await client.post(`/v1/sequence-blueprints/${blueprintId}/start`, {
    candidateIds: campaign.candidateIds,
  });
});

const sequencesOf = async (candidateId: string) =>
  (await client.get(`/v1/candidates/${candidateId}/sequence-status`)).body.data
    .sequences as SequenceStatus[];
const funnel = async () =>
  (await client.get(`/v1/sequence-blueprints/${blueprintId}/funnel`)).body
    .data as unknown as Funnel;

/**
 * What the runner writes, without a runner: the run of that candidate has this step in this state.
 */
async function put(
  candidateId: string,
  stepId: string,
  state: string,
  more: { reason?: string; draft?: object } = {},
): Promise<string> {
  const draft = more.draft ? secretBox.seal(JSON.stringify(more.draft)) : null;
  const { rows } = await sql<{ id: string }>`
    update sequence_run_steps s set state = ${state}, reason = ${more.reason ?? null}, draft = ${draft},
      done_at = case when ${state} in ('sent', 'skipped', 'failed') then clock_timestamp() end
    from sequence_runs r where r.id = s.run_id and r.candidate_id = ${candidateId} and r.ended_at is null and s.step_id = ${stepId}
    returning r.id`.execute(api.database.db);
  return rows[0]!.id;
}

describe('the status of a candidate', () => {
  test('shows each sequence with its steps in order', async () => {
    const [a] = campaign.candidateIds as [string];
    await put(a, 'sms', 'sent');
    expect(await sequencesOf(a)).toMatchObject([
      {
        blueprintId,
        state: 'running',
        reason: null,
        currentStepId: 'sms',
        replied: false,
        endedAt: null,
        steps: [
          {
            stepId: 'sms',
            name: 'Text',
            state: 'sent',
            doneAt: expect.stringMatching(/Z$/),
            reason: null,
            draft: null,
          },
          { stepId: 'second', name: 'Again', state: 'pending', dueAt: null, doneAt: null },
        ],
      },
    ]);
  });

  test('is empty before any start, and unknown for another workspace', async () => {
    const other = await newCampaign(api, client, 1);
    expect(await sequencesOf(other.candidateIds[0]!)).toEqual([]);
    const [a] = campaign.candidateIds as [string];
    for (const answer of [
      await stranger.get(`/v1/candidates/${a}/sequence-status`),
      await stranger.post(`/v1/candidates/${a}/sequences/stop`),
      await client.get('/v1/candidates/cand_unknown/sequence-status'),
    ]) {
      expect([answer.status, answer.body.error.code, answer.body.error.message]).toEqual([
        404,
        'not_found',
        'Not found.',
      ]);
    }
    expect((await sequencesOf(a))[0]?.state).toBe('running');
  });
});

describe('an early end', () => {
  test('NOT_RETAINED stops the candidate and cancels waiting messages; sent ones stay sent, and those being sent stay visible', async () => {
    const [a, b] = campaign.candidateIds as [string, string];
    await put(a, 'sms', 'sending');
    await client.patch(`/v1/candidates/${a}/status`, { statusHandle: 'NOT_RETAINED' });
    expect(await sequencesOf(a)).toMatchObject([
      {
        state: 'stopped',
        reason: 'not_retained',
        currentStepId: null,
        endedAt: expect.any(String),
        steps: [
          { state: 'sending' },
          { state: 'cancelled', reason: 'not_retained', doneAt: expect.any(String) },
        ],
      },
    ]);
    expect((await sequencesOf(b))[0]?.state).toBe('running');
  });

  test('a person stops a candidate, once', async () => {
    const [a] = campaign.candidateIds as [string];
    const stop = () => client.post(`/v1/candidates/${a}/sequences/stop`);
    expect((await stop()).body.data).toEqual({ candidateId: a, stopped: 1 });
    expect((await stop()).body.data).toEqual({ candidateId: a, stopped: 0 });
    expect((await sequencesOf(a))[0]).toMatchObject({ state: 'stopped', reason: 'by_person' });
  });

  test('a blueprint with running sequences is deleted only after they are stopped, and its history stays readable', async () => {
    const path = `/v1/sequence-blueprints/${blueprintId}`;
    const refused = await client.delete(path);
    expect(refused.body.error).toMatchObject({
      code: 'validation_error',
      issues: [{ path: ['blueprintId'], running: 3 }],
    });
    expect((await client.get(path)).status).toBe(200);
    expect((await client.post(`${path}/stop`)).body.data).toEqual({ blueprintId, stopped: 3 });
    expect((await client.delete(path)).status).toBe(200);
    expect((await sequencesOf(campaign.candidateIds[0]!))[0]).toMatchObject({
      blueprintId,
      state: 'stopped',
    });
  });

  test('an erased person gets nothing more in any workspace, and nothing that was written stays', async () => {
    const other = await api.newClient();
    const theirs = await newCampaign(api, other, 1, 'Nantes');
    const mine = await newCampaign(api, client, 1, 'Nantes');
    for (const [by, { sourcingId, candidateIds }] of [
      [other, theirs] as const,
      [client, mine] as const,
    ]) {
      await by.post(`/v1/sequence-blueprints/${await newBlueprint(by, sourcingId)}/start`, {
        candidateIds,
      });
    }
    const runId = await put(mine.candidateIds[0]!, 'sms', 'waiting_approval', {
      draft: { subject: null, content: 'CANARY' },
    });
    await sql`
      insert into outreach_messages (id, workspace_id, run_id, step_id, talent_id, account_id, channel, sent_on, body, provider_message_id)
      values ('msg_1', ${client.workspaceId}, ${runId}, 'sms', ${mine.talentIds[0]}, 'chan_1', 'sms', '2026-01-01', ${secretBox.seal('CANARY')}, 'CANARY')
    `.execute(api.database.db);
    expect(await api.services.erasure.erase(mine.talentIds[0]!)).not.toBeNull();
    const { rows } = await sql<{
      state: string;
      reason: string;
      draft: unknown;
      body: unknown;
      provider: unknown;
    }>`
      select r.state, r.stop_reason as reason, s.draft, m.body, m.provider_message_id as provider
      from sequence_runs r join sequence_run_steps s on s.run_id = r.id left join outreach_messages m on m.run_id = r.id
      where r.talent_id = ${mine.talentIds[0]}`.execute(api.database.db);
    expect(rows).toEqual(
      Array(2).fill({
        state: 'stopped',
        reason: 'erased',
        draft: null,
        body: null,
        provider: null,
      }),
    );
  });
});

test('the funnel counts every step once, with the reasons, and gives a reply to the last step before it', async () => {
  const [a, b, c] = campaign.candidateIds as [string, string, string];
  await put(a, 'sms', 'sent');
  await put(b, 'sms', 'skipped', { reason: 'no_contact' });
  await put(b, 'second', 'waiting', { reason: 'waiting_for_delay' });
  await put(c, 'sms', 'failed', { reason: 'account_missing' });
  await sql`update sequence_runs set replied_at = clock_timestamp() where candidate_id = ${a}`.execute(
    api.database.db,
  );
  await client.patch(`/v1/sequence-blueprints/${blueprintId}`, {
    steps: [emailStep(), smsStep({ name: 'Renamed' })],
  });
  expect(await funnel()).toEqual({
    blueprintId,
    started: 3,
    running: 3,
    replied: 1,
    steps: [
      {
        stepId: 'email',
        name: 'Mail',
        pending: 0,
        sent: 0,
        skipped: 0,
        failed: 0,
        cancelled: 0,
        replied: 0,
        bounced: 0,
        subjectTest: null,
        reasons: {},
      },
      {
        stepId: 'sms',
        name: 'Renamed',
        pending: 0,
        sent: 1,
        skipped: 1,
        failed: 1,
        cancelled: 0,
        replied: 1,
        bounced: 0,
        subjectTest: null,
        reasons: { no_contact: 1, account_missing: 1 },
      },
      {
        stepId: 'second',
        name: 'Again',
        pending: 3,
        sent: 0,
        skipped: 0,
        failed: 0,
        cancelled: 0,
        replied: 0,
        bounced: 0,
        subjectTest: null,
        reasons: {},
      },
    ],
  });
});

describe('approval of a draft', () => {
  const draft = { subject: null, content: 'Dear you' };
  const approve = (runId: string, body?: object, by = client) =>
    by.post(`/v1/sequence-runs/${runId}/steps/sms/approve`, body);
  const waiting = () => put(campaign.candidateIds[0]!, 'sms', 'waiting_approval', { draft });

  async function stored(runId: string) {
    const { rows } = await sql<{ draft: Buffer; by: string | null; wakes: number }>`
      select s.draft, s.approved_by as by, (select wakes from processes where kind = 'sequence_run' and id = ${runId}) as wakes
      from sequence_run_steps s where s.run_id = ${runId} and s.step_id = 'sms'`.execute(
      api.database.db,
    );
    const { draft: sealed, ...rest } = rows[0]!;
    return { ...rest, draft: JSON.parse(secretBox.open(sealed)) };
  }

  test('is shown while it waits, and keeps its text when nothing is edited', async () => {
    const runId = await waiting();
    expect((await sequencesOf(campaign.candidateIds[0]!))[0]?.steps[0]?.draft).toEqual(draft);
    const answer = await approve(runId);
    expect(answer.body.data).toEqual({ runId, stepId: 'sms', approvedAt: expect.any(String) });
    expect(await stored(runId)).toEqual({ by: expect.stringMatching(/^usr_/), wakes: 2, draft });
  });

  test('accepts the edited text once: an approved text stays as it was approved', async () => {
    const runId = await waiting();
    const first = await approve(runId, { content: 'Edited for {{firstname}}' });
    const again = await approve(runId, { content: 'Too late' });
    expect(again.body.data).toEqual(first.body.data);
    expect((await stored(runId)).draft).toEqual({
      subject: null,
      content: 'Edited for {{firstname}}',
    });
  });

  test('can be found without knowing the candidate: all drafts that wait, a page at a time, of the workspace alone', async () => {
    const [a, b, c] = campaign.candidateIds as [string, string, string];
    const runs = [
      await put(a, 'sms', 'waiting_approval', { draft }),
      await put(b, 'sms', 'waiting_approval', { draft }),
    ];
    await put(c, 'sms', 'sent');
    const list = async (query: string, by = client) =>
      (await by.get(`/v1/sequence-drafts${query}`)).body.data as unknown as DraftPage;
    const { drafts, pagination } = await list('?pageSize=1');
    expect(pagination).toEqual({ page: 0, pageSize: 1, total: 2, hasNextPage: true });
    const shown = [...drafts, ...(await list('?pageSize=1&page=1')).drafts];
    expect(shown.map(({ runId }) => runId).sort()).toEqual([...runs].sort());
    const { sourcingId } = campaign;
    expect(shown[0]).toEqual({
      ...{
        runId: expect.any(String),
        stepId: 'sms',
        name: 'Text',
        type: 'SMS',
        blueprintId,
        sourcingId,
        draft,
      },
      candidateId: expect.stringMatching(/^cand_/),
      talent: {
        id: expect.any(String),
        firstname: expect.any(String),
        lastname: expect.any(String),
        jobTitle: expect.any(String),
      },
    });
    expect((await list(`?sourcingId=${sourcingId}`)).pagination.total).toBe(2);
    for (const none of [
      await list('?sourcingId=src_unknown'),
      await list('?page=9'),
      await list('', stranger),
    ])
      expect(none.drafts).toEqual([]);
    await approve(runs[0]!);
    expect((await list('')).drafts.map(({ runId }) => runId)).toEqual([runs[1]]);
  });

  test.each(['{{company}}', '[name]', '  '])(
    'refuses %j, which is no valid message',
    async (content) => {
      const runId = await waiting();
      expect((await approve(runId, { content })).body.error.issues).toMatchObject([
        { path: ['content'] },
      ]);
      expect((await stored(runId)).draft).toEqual(draft);
    },
  );

  test('is refused where nothing waits, and unknown for another workspace', async () => {
    const runId = await put(campaign.candidateIds[0]!, 'sms', 'pending');
    expect((await approve(runId)).body.error).toMatchObject({
      code: 'validation_error',
      issues: [{ path: ['stepId'] }],
    });
    for (const answer of [
      await approve(await waiting(), {}, stranger),
      await approve('srun_unknown'),
      await approve(runId, {}, stranger),
    ])
      expect([answer.status, answer.body.error.message]).toEqual([404, 'Not found.']);
  });

  test('and NOT_RETAINED: a stopped sequence is not approved any more', async () => {
    const runId = await waiting();
    await client.patch(`/v1/candidates/${campaign.candidateIds[0]}/status`, {
      statusHandle: 'NOT_RETAINED',
    });
    expect((await approve(runId)).body.error.code).toBe('validation_error');
  });
});

describe('the list of sequences of a blueprint', () => {
  test('lists who is in one, how far, and filters by state', async () => {
    const [a] = campaign.candidateIds as [string];
    await client.post(`/v1/candidates/${a}/sequences/stop`);
    const list = async (query = '') =>
      (await client.get(`/v1/sequence-blueprints/${blueprintId}/runs${query}`)).body
        .data as unknown as RunPage;
    const { runs, pagination } = await list();
    expect(pagination).toEqual({ page: 0, pageSize: 25, total: 3, hasNextPage: false });
    expect(new Set(runs.map(({ candidateId }) => candidateId))).toEqual(
      new Set(campaign.candidateIds),
    );
    expect(runs.find(({ candidateId }) => candidateId === a)).toMatchObject({
      state: 'stopped',
      reason: 'by_person',
      replied: false,
    });
    expect((await list('?state=stopped')).runs.map(({ candidateId }) => candidateId)).toEqual([a]);
    expect((await list('?page=1&pageSize=2')).runs).toHaveLength(1);
  });

  test('is unknown to another workspace', async () => {
    expect(
      (await stranger.get(`/v1/sequence-blueprints/${blueprintId}/runs`)).body.error.code,
    ).toBe('not_found');
  });
});
