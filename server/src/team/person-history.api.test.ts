import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import { addCandidate, newSourcing } from '../../test/sourcings.ts';
import { ENGINEERS_IN, engineers } from '../../test/talents.ts';
import { until } from '../../test/until.ts';
import type { TalentHistory } from './contract.ts';

const QUALIFIED = '/v1/search/talents/qualified';
const PERSON = 'eng-nancy-0001';
const CRITERIA = ['Builds services in Python', 'Has led a team'];

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  await api.importTalents(engineers(3, { city: 'Nancy' }));
});
afterAll(() => api.close());

const newClient = () => api.newClient({ workspaceCredits: 100, apiCredits: 100 });
const read = (client: Client, talentId = PERSON) => client.get(`/v1/talents/${talentId}/history`);
const historyOf = async (client: Client, talentId = PERSON) => {
  const { status, body } = await read(client, talentId);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.data as unknown as TalentHistory;
};

async function judge(client: Client): Promise<string> {
  const { body } = await client.post(QUALIFIED, {
    filters: ENGINEERS_IN('Nancy'),
    qualificationCriterias: CRITERIA,
    target: { greens: 50, maxCredits: 6 },
    forceNew: true,
  });
  const castingId = String(body.data.castingId);
  await until(
    async () => (await client.get(`${QUALIFIED}/${castingId}`)).body.data.status !== 'running',
  );
  return castingId;
}

describe('the history of a person', () => {
  it('names the sourcings they are in and when they were contacted, the last first', async () => {
    const client = await newClient();
    expect(await historyOf(client)).toEqual({ sourcings: [], verdicts: [] });
    const [first, second] = [await newSourcing(client), await newSourcing(client)];
    const candidateId = await addCandidate(client, first.sourcingId, PERSON);
    await addCandidate(client, second.sourcingId, PERSON);
    await addCandidate(client, second.sourcingId, 'eng-nancy-0002');
    await client.patch(`/v1/candidates/${candidateId}/status`, { statusHandle: 'CONTACTED' });
    await client.patch(`/v1/sourcings/${first.sourcingId}`, { status: 'closed', name: 'Before' });
    const { sourcings } = await historyOf(client);
    expect(sourcings).toMatchObject([
      { sourcingId: second.sourcingId, contactedAt: null, statusHandle: 'TO_BE_CONTACTED' },
      { candidateId, name: 'Before', status: 'closed', statusHandle: 'CONTACTED', repliedAt: null },
    ]);
    expect(sourcings[1]!.contactedAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  });

  it('tells what each casting asked and found, and what users said of it', async () => {
    const client = await newClient();
    const earlier = await judge(client);
    const later = await judge(client);
    await client.patch(`${QUALIFIED}/${earlier}/talents/${PERSON}/review`, {
      verdict: 'amber',
      rating: 4,
    });
    const { verdicts } = await historyOf(client);
    expect(verdicts.map(({ castingId }) => castingId)).toEqual([later, earlier]);
    const [, old] = verdicts;
    expect(old).toMatchObject({
      talentId: PERSON,
      rejudgeOf: null,
      prompt: null,
      filters: ENGINEERS_IN('Nancy'),
      criterias: CRITERIA.map((criterion) => ({ criterion, status: expect.any(String) })),
      effectiveVerdict: 'amber',
      review: { verdict: 'amber', rating: 4 },
    });
    // An old verdict whose text was deleted keeps what was asked.
    await sql`update casting_verdicts set scoring = null where casting_id = ${earlier}`.execute(
      api.database.db,
    );
    const [, emptied] = (await historyOf(client)).verdicts;
    expect(emptied!.criterias).toEqual(CRITERIA.map((criterion) => ({ criterion, status: null })));
  });

  it('is of one workspace, and needs somebody it can see', async () => {
    const [ours, others] = [await newClient(), await newClient()];
    const { sourcingId } = await newSourcing(ours);
    await addCandidate(ours, sourcingId, PERSON);
    await judge(ours);
    expect(await historyOf(others)).toEqual({ sourcings: [], verdicts: [] });
    expect((await read(ours, 'nobody')).status).toBe(404);
  });
});
