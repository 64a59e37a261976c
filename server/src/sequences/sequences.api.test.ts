import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import {
  connectSandbox,
  emailStep,
  networkStep,
  newBlueprint,
  newCampaign,
} from '../../test/sequences.ts';
import { until } from '../../test/until.ts';
import { createSecretBox } from '../platform/secret-box.ts';
import type { DraftPage, Funnel, SequenceStatus } from './run-contract.ts';

// The same key as testApi's.
const secretBox = createSecretBox('the secret key of the tests');
const PEOPLE = 20;

let api: TestApi;
let client: Client;
let sourcingId: string;

beforeAll(async () => {
  api = await testApi();
  client = await api.newClient({ workspaceCredits: 100 });
  sourcingId = (await newCampaign(api, client, 0)).sourcingId;
  await connectSandbox(api, client, 'email');
  await connectSandbox(api, client, 'proNetwork');
});
afterAll(() => api.close());

let batches = 0;

/** People who can be reached by mail and on the network, as candidates. */
async function candidates(count: number): Promise<string[]> {
  const batch = ++batches;
  const people = Array.from({ length: count }, (_, n) => ({
    id: `person-${batch}-${n}`,
    firstname: `First${n}`,
    lastname: `Last${n}`,
    proNetworkUrl: `https://www.linkedin.com/in/person-${batch}-${n}`,
    contacts: { personalEmails: [`person-${batch}-${n}@example.com`], phones: [] },
  }));
  await api.importTalents(people);
  const added = await Promise.all(
    people.map(({ id }) => client.post(`/v1/sourcings/${sourcingId}/candidates`, { talentId: id })),
  );
  return added.map(({ body }) => body.data.candidateId as string);
}

/** A workspace reads a contact only after requesting it (decision 25). */
async function findMail(candidateId: string): Promise<void> {
  await client.post(`/v1/candidates/${candidateId}/enrich-contacts`, {
    enrichmentType: 'personalEmail',
  });
  await until(
    async () =>
      ((await client.get(`/v1/candidates/${candidateId}/contacts`)).body.data.emails as unknown[])
        .length > 0,
  );
}

const start = (id: string, candidateIds: readonly string[]) =>
  client.post(`/v1/sequence-blueprints/${id}/start`, { candidateIds });

async function sequenceOf(candidateId: string): Promise<SequenceStatus> {
  const { body } = await client.get(`/v1/candidates/${candidateId}/sequence-status`);
  return (body.data.sequences as SequenceStatus[])[0]!;
}

async function messages(
  blueprintId: string,
): Promise<{ candidate: string; text: string; subject: string | null }[]> {
  const { rows } = await sql<{ candidate: string; body: Buffer }>`
    select r.candidate_id as candidate, m.body from outreach_messages m join sequence_runs r on r.id = m.run_id
    where r.blueprint_id = ${blueprintId} order by m.claimed_at`.execute(api.database.db);
  return rows.map(({ candidate, body }) => ({
    candidate,
    ...(JSON.parse(secretBox.open(body)) as { text: string; subject: string | null }),
  }));
}

describe('with workers', () => {
  test('drafts approved concurrently, while workers write and send others, are each sent once with the first approved text', async () => {
    const steps = [
      networkStep({
        id: 'first',
        content: 'One for {{firstname}}',
        contentSource: 'suggestedByService',
      }),
      networkStep({
        id: 'second',
        content: 'Two for {{firstname}}',
        contentSource: 'suggestedByService',
      }),
    ];
    const id = await newBlueprint(client, sourcingId, steps);
    const ids = await candidates(6);
    await start(id, ids);
    const approved = new Map<string, string>();
    await until(async () => {
      const { drafts } = (await client.get('/v1/sequence-drafts?pageSize=50')).body
        .data as unknown as DraftPage;
      const mine = drafts.filter(({ blueprintId }) => blueprintId === id);
      await Promise.all(
        mine.map(async ({ runId, stepId }) => {
          const approve = (by: number) =>
            client.post(`/v1/sequence-runs/${runId}/steps/${stepId}/approve`, {
              content: `By ${by}`,
            });
          const answers = await Promise.all([1, 2, 3].map(approve));
          expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
          expect(new Set(answers.map(({ body }) => body.data.approvedAt)).size).toBe(1);
          approved.set(`${runId} ${stepId}`, 'approved');
        }),
      );
      return approved.size === 12;
    });
    for (const candidateId of ids)
      await until(async () => (await sequenceOf(candidateId)).state === 'completed');
    const sent = await messages(id);
    expect(sent).toHaveLength(12);
    for (const { text } of sent) expect(text).toMatch(/^By [123]$/);
  });

  test('a sequence runs to its end, and everyone gets each message once', async () => {
    const steps = [
      networkStep({ content: 'Hello {{firstname}}' }),
      emailStep({ content: 'Again, {{lastname}}', subject: 'For {{firstname}}' }),
    ];
    const id = await newBlueprint(client, sourcingId, steps);
    const ids = await candidates(3);
    for (const candidateId of ids) await findMail(candidateId);
    await start(id, ids);
    for (const candidateId of ids)
      await until(async () => (await sequenceOf(candidateId)).state === 'completed');
    expect(
      (await client.get(`/v1/sequence-blueprints/${id}/funnel`)).body.data as unknown as Funnel,
    ).toMatchObject({
      started: 3,
      running: 0,
      steps: [
        { stepId: 'network', sent: 3 },
        { stepId: 'email', sent: 3 },
      ],
    });
    expect((await messages(id)).filter(({ candidate }) => candidate === ids[1])).toMatchObject([
      { subject: null, text: 'Hello First1' },
      { subject: 'For First1', text: 'Again, Last1' },
    ]);
  });

  test('a step that the service writes is sent once a person approved it, in the words that were approved', async () => {
    const id = await newBlueprint(client, sourcingId, [
      emailStep({ contentSource: 'suggestedByService' }),
    ]);
    const [a] = (await candidates(1)) as [string];
    await findMail(a);
    await start(id, [a]);
    await until(async () => (await sequenceOf(a)).steps[0]?.state === 'waiting_approval');
    const { runId, steps } = await sequenceOf(a);
    expect(steps[0]?.draft).toEqual({ subject: 'Hello', content: 'Hello {{firstname}}' });
    expect(await messages(id)).toEqual([]);
    const approved = await client.post(`/v1/sequence-runs/${runId}/steps/email/approve`, {
      content: 'Dear {{firstname}}',
    });
    expect(approved.status).toBe(200);
    await until(async () => (await sequenceOf(a)).state === 'completed');
    expect(await messages(id)).toMatchObject([{ subject: 'Hello', text: 'Dear First0' }]);
  });

  test('after the answer to NOT_RETAINED nothing more is claimed for that candidate', async () => {
    const steps = Array.from({ length: 10 }, (_, n) => networkStep({ id: `s${n}` }));
    const id = await newBlueprint(client, sourcingId, steps);
    const ids = await candidates(PEOPLE);
    await start(id, ids);
    const counted = async () => {
      const sent = Map.groupBy(await messages(id), ({ candidate }) => candidate);
      return new Map(ids.map((candidate) => [candidate, sent.get(candidate)?.length ?? 0]));
    };
    const atAnswer = new Map<string, number>();
    const retire = async (candidateId: string) => {
      expect(
        (
          await client.patch(`/v1/candidates/${candidateId}/status`, {
            statusHandle: 'NOT_RETAINED',
          })
        ).status,
      ).toBe(200);
      atAnswer.set(candidateId, (await counted()).get(candidateId)!);
    };
    await Promise.all(ids.map(retire));
    await until(async () => {
      const { rows } = await sql`
        select 1 from processes p join sequence_runs r on r.id = p.id and p.kind = 'sequence_run' where r.blueprint_id = ${id}`.execute(
        api.database.db,
      );
      return rows.length === 0;
    });
    expect(await counted()).toEqual(atAnswer);
    const states = await Promise.all(
      ids.map(async (candidateId) => (await sequenceOf(candidateId)).state),
    );
    expect(states).toContain('stopped');
    for (const state of states) expect(['stopped', 'completed']).toContain(state);
  });

  test('concurrent starts and a deletion: a deleted blueprint has no running sequence', async () => {
    const ids = await candidates(4);
    for (let round = 0; round < 5; round++) {
      const wait = { temporalityType: 'DELAYED', delay: { value: 1, unit: 'day' } };
      const id = await newBlueprint(client, sourcingId, [networkStep(wait)]);
      const [deleted, ...starts] = await Promise.all([
        client.delete(`/v1/sequence-blueprints/${id}`),
        ...ids.map((candidate) => start(id, [candidate])),
      ]);
      const running = starts.filter(({ status }) => status === 200).length;
      if (deleted.status === 200)
        expect(starts.map(({ status }) => status)).toEqual(
          Array(running)
            .fill(200)
            .concat(Array(4 - running).fill(404)),
        );
      const { rows } = await sql<{ open: number }>`
        select count(*) as open from sequence_runs where blueprint_id = ${id} and ended_at is null`.execute(
        api.database.db,
      );
      expect(rows[0]!.open).toBe(deleted.status === 200 ? 0 : running);
    }
  });
});
