import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import { ended, START, start } from '../../test/castings.ts';
import { addCandidate, newSourcing } from '../../test/sourcings.ts';
import { ENGINEERS_IN } from '../../test/talents.ts';
import type { IdentityProposalData } from './identity-contract.ts';
import type { OwnTalentData } from './own-contract.ts';

let api: TestApi;
let ours: Client;
let town = 0;
let city = '';

beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  ours = await api.newClient({
    workspaceCredits: 200,
    capabilities: ['create_sourcings', 'erase_talents'],
  });
  city = ['Rennes', 'Vannes', 'Quimper', 'Nantes', 'Tulle', 'Albi', 'Dole'][town++ % 7]!;
});

const job = (organizationName: string, startDate: string) => ({
  organizationName,
  title: 'Backend Engineer',
  startDate,
  endDate: null,
  isCurrent: true,
});
const person = (fields: object = {}) => ({
  firstname: 'Éléonore',
  lastname: 'Vasseur',
  city,
  country: 'France',
  jobTitle: 'Backend Engineer',
  experiences: [job('Acme', '2019-03-01')],
  ...fields,
});

async function add(...talents: object[]) {
  const { status, body } = await ours.post('/v1/talents', { talents });
  expect(status, JSON.stringify(body)).toBe(200);
  await api.services.feed.catchUp();
  return body.data.results as { talentId: string; outcome: string; proposalIds?: string[] }[];
}

async function proposals(client = ours): Promise<IdentityProposalData[]> {
  const { status, body } = await client.get('/v1/identity-proposals');
  expect(status).toBe(200);
  return body.data.proposals as unknown as IdentityProposalData[];
}

async function found(): Promise<string[]> {
  await api.services.feed.catchUp();
  const { body } = await ours.post('/v1/search/talents', { filters: ENGINEERS_IN(city) });
  return body.data.talents.map(({ id }) => id).sort();
}

const read = async (id: string): Promise<OwnTalentData> =>
  (await ours.get(`/v1/talents/${id}`)).body.data as unknown as OwnTalentData;

/** Two people who were merged. */
async function merged(more: object = {}) {
  const [one] = await add(person({ id: 'ats-1', headline: 'First', skills: ['Go'] }));
  const [other] = await add(
    person({ id: 'crm-1', firstname: 'Eleonore', lastname: 'Vaseur', headline: 'Second', ...more }),
  );
  const [proposalId] = other!.proposalIds!;
  const { body } = await ours.post(`/v1/identity-proposals/${proposalId}/merge`);
  expect(body.data).toEqual({ proposalId, status: 'merged', talentId: one!.talentId });
  return { one: one!.talentId, other: other!.talentId, proposalId: proposalId! };
}

describe('people who may be the same', () => {
  test('are proposed with matching and different fields, and nobody is merged', async () => {
    const [one] = await add(person());
    const [other] = await add(person({ firstname: 'Eleonore', lastname: 'Vaseur', city: 'Paris' }));
    expect(other).toMatchObject({ outcome: 'created', proposalIds: [expect.any(String)] });
    const [proposal, ...others] = await proposals();
    expect(others).toEqual([]);
    expect(proposal).toMatchObject({
      proposalId: other!.proposalIds![0],
      talents: [{ talentId: one!.talentId }, { talentId: other!.talentId }],
      agrees: expect.arrayContaining([
        { field: 'lastname', how: 'spelling', value: null },
        { field: 'employer', how: 'dates', value: 'Acme' },
      ]),
      differs: [{ field: 'city', values: [city, 'Paris'] }],
      reasons: expect.arrayContaining(['Acme at the same time']),
    });
    const stranger = await api.newClient({});
    expect(await proposals(stranger)).toEqual([]);
    expect(
      (await stranger.post(`/v1/identity-proposals/${proposal!.proposalId}/merge`)).status,
    ).toBe(404);
  });

  test('are not proposed again once they were dismissed', async () => {
    await add(person());
    const [other] = await add(person({ lastname: 'Vaseur' }));
    const path = `/v1/identity-proposals/${other!.proposalIds![0]}`;
    expect((await ours.post(`${path}/dismiss`)).body.data).toMatchObject({ status: 'dismissed' });
    expect((await ours.post(`${path}/dismiss`)).status).toBe(200);
    const talents = [{ id: other!.talentId, headline: 'Again', lastname: 'Vasseur' }];
    expect((await add(...talents))[0]).not.toHaveProperty('proposalIds');
    expect(await proposals()).toEqual([]);
  });

  test('are counted by an import, and by its dry run', async () => {
    await add(person());
    const content = JSON.stringify(person({ lastname: 'Vaseur' }));
    for (const query of ['?dryRun=true', '']) {
      const sent = await ours.post(`/v1/talents/imports${query}`, { fileName: 'a.jsonl', content });
      const path = `/v1/talents/imports/${sent.body.data.importId}`;
      await expect
        .poll(async () => (await ours.get(path)).body.data)
        .toMatchObject({ status: 'completed', counts: { created: 1, proposed: 1 } });
    }
  });
});

describe('a merge', () => {
  test('leaves one person with the newest values, found and counted once', async () => {
    const { one, other, proposalId } = await merged();
    expect(await found()).toEqual([one]);
    for (const id of [one, other])
      expect(await read(id)).toMatchObject({
        talent: { id: one, headline: 'Second', lastname: 'Vaseur', skills: ['Go'] },
        sources: [{}, {}],
      });
    const again = await ours.post(`/v1/identity-proposals/${proposalId}/merge`);
    expect(again).toMatchObject({ status: 200, body: { data: { talentId: one } } });
    expect(await proposals()).toEqual([]);
    const refused = await ours.post(`/v1/identity-proposals/${proposalId}/dismiss`);
    expect(refused.body.error.issues[0]).toMatchObject({ path: ['proposalId'] });
  });

  test('keeps a person’s edits, and accepts later updates of both sources', async () => {
    const { one, other } = await merged();
    await ours.patch(`/v1/talents/${other}`, { headline: 'Edited' });
    const results = await add({ id: 'crm-1', headline: 'Third', summary: 'From the CRM' });
    expect(results[0]).toMatchObject({ outcome: 'updated', talentId: one });
    expect((await read(one)).talent).toMatchObject({ headline: 'Edited', summary: 'From the CRM' });
  });

  test('undone takes those along who were merged into the person before', async () => {
    const [first] = await add(person({ id: 'ats-1' }));
    const [second] = await add(person({ id: 'crm-1', firstname: 'Eleonore', lastname: 'Vaseur' }));
    const [third] = await add(person({ id: 'hr-1', firstname: 'Eleonor', lastname: 'Vasseure' }));
    const merge = async (one: string, other: string): Promise<void> => {
      const proposal = (await proposals()).find(({ talents }) =>
        talents.every(({ talentId }) => [one, other].includes(talentId)),
      )!;
      const path = `/v1/identity-proposals/${proposal.proposalId}/merge`;
      expect((await ours.post(path)).status).toBe(200);
    };
    await merge(second!.talentId, third!.talentId);
    await merge(first!.talentId, second!.talentId);
    expect(await found()).toEqual([first!.talentId]);
    expect((await ours.post(`/v1/talents/${second!.talentId}/unmerge`)).status).toBe(200);
    expect(await found()).toEqual([first!.talentId, second!.talentId].sort());
    expect((await read(third!.talentId)).talent.id).toBe(second!.talentId);
    expect((await read(first!.talentId)).sources).toHaveLength(1);
  });

  test('undone restores both, with later updates, their candidates and contacts', async () => {
    const contacts = { personalEmails: ['second@example.org'] };
    const { one, other, proposalId } = await merged({ contacts });
    const { sourcingId } = await newSourcing(ours);
    const candidateId = await addCandidate(ours, sourcingId, other);
    expect((await read(one)).contacts).toMatchObject([{ value: 'second@example.org' }]);
    await add({ id: 'crm-1', summary: 'From the CRM' });
    const { status, body } = await ours.post(`/v1/talents/${one}/unmerge`);
    expect(status).toBe(200);
    expect(body.data).toEqual({ talentId: other, fromTalentId: one });
    expect(await read(one)).toMatchObject({
      talent: { id: one, headline: 'First', lastname: 'Vasseur', summary: null },
      contacts: [],
    });
    expect(await read(other)).toMatchObject({
      talent: { id: other, headline: 'Second', lastname: 'Vaseur', summary: 'From the CRM' },
      contacts: [{ value: 'second@example.org' }],
    });
    expect(await found()).toEqual([one, other].sort());
    const candidate = (await ours.get(`/v1/candidates/${candidateId}`)).body.data;
    expect(JSON.stringify(candidate)).toContain(other);
    expect(await proposals()).toEqual([]);
    expect((await ours.post(`/v1/talents/${one}/unmerge`)).status).toBe(400);
    // Somebody may still decide that they are one after all.
    await ours.post(`/v1/identity-proposals/${proposalId}/merge`);
    expect(await found()).toEqual([one]);
  });

  test('of three, parted in any order, restores each', async () => {
    const { one, other } = await merged();
    const [third] = await add(person({ id: 'cv-1', headline: 'Third' }));
    await ours.post(`/v1/identity-proposals/${third!.proposalIds![0]}/merge`);
    expect(await found()).toEqual([one]);
    await ours.post(`/v1/talents/${other}/unmerge`);
    expect(await found()).toEqual([one, other].sort());
    expect((await read(one)).talent.headline).toBe('Third');
    await ours.post(`/v1/talents/${third!.talentId}/unmerge`);
    expect((await read(one)).talent.headline).toBe('First');
    expect((await read(third!.talentId)).talent.headline).toBe('Third');
  });

  test('requested twice concurrently happens once', async () => {
    const [one] = await add(person());
    const [other] = await add(person({ lastname: 'Vaseur' }));
    const path = `/v1/identity-proposals/${other!.proposalIds![0]}/merge`;
    const answers = await Promise.all([ours.post(path), ours.post(path), ours.post(path)]);
    expect(answers.map(({ body }) => body.data.talentId)).toEqual(Array(3).fill(one!.talentId));
    const { rows } =
      await sql`select from talent_merges where workspace_id = ${ours.workspaceId}`.execute(
        api.database.db,
      );
    expect(rows).toHaveLength(1);
  });

  test('concurrent with an erasure of one of the two leaves both or neither erased', async () => {
    for (const lastname of ['Vasseur', 'Brunet', 'Kowalski', 'Oduya']) {
      const experiences = [job(`Firm of ${lastname}`, '2019-03-01')];
      const [one] = await add(person({ lastname, experiences }));
      const [other] = await add(person({ lastname: `${lastname}x`, experiences }));
      const [, erased] = await Promise.all([
        ours.post(`/v1/identity-proposals/${other!.proposalIds![0]}/merge`),
        ours.post(`/v1/talents/${one!.talentId}/erase`),
      ]);
      expect(erased.status).toBe(200);
      const { rows } = await sql<{ id: string; whole: string | null }>`
        select id, merged_into as whole from talents where id in (${one!.talentId}, ${other!.talentId}) and erased_at is null`.execute(
        api.database.db,
      );
      // Merged first: both are erased. Erased first: the other one is left, alone.
      if (rows.length > 0) expect(rows).toEqual([{ id: other!.talentId, whole: null }]);
      expect(await proposals()).toEqual([]);
    }
  });

  test('while a casting judges leaves its verdicts, and nobody is judged twice', async () => {
    const [one] = await add(person());
    const [other] = await add(person({ lastname: 'Vaseur' }));
    const { castingId } = await start(ours, {
      filters: [...ENGINEERS_IN(city), { filterType: 'POOL', value: 'own' }],
    });
    const merge = await ours.post(`/v1/identity-proposals/${other!.proposalIds![0]}/merge`);
    expect(merge.status).toBe(200);
    await ended(ours, castingId);
    const { creditsCharged } = (await ours.get(`${START}/${castingId}`)).body.data;
    expect(creditsCharged).toBeLessThanOrEqual(4);
    const { body } = await ours.get(`${START}/${castingId}?pageSize=10`);
    for (const { talentId } of body.data.talents)
      expect([one!.talentId, other!.talentId]).toContain(talentId);
  });
});

describe('an erasure', () => {
  test('of one id erases the whole person, with keys, proposals and merges', async () => {
    const { one, other } = await merged();
    await add(person({ lastname: 'Vasseurs' }));
    expect((await ours.post(`/v1/talents/${other}/erase`)).body.data.removed).toMatchObject({
      profiles: 2,
    });
    for (const id of [one, other]) expect((await ours.get(`/v1/talents/${id}`)).status).toBe(404);
    const { rows } = await sql<{ n: number }>`
      select (select count(*) from talent_identity_keys where talent_id in (${one}, ${other}))
        + (select count(*) from identity_proposals where talent_id in (${one}, ${other}) or other_id in (${one}, ${other}))
        + (select count(*) from talent_merges where workspace_id = ${ours.workspaceId})
        + (select count(*) from talent_records where talent_id in (${one}, ${other})) as n`.execute(
      api.database.db,
    );
    expect(Number(rows[0]!.n)).toBe(0);
    const back = await add(
      { id: 'crm-1', lastname: 'Vaseur' },
      { id: 'ats-1', lastname: 'Vasseur' },
    );
    expect(back.map(({ outcome }) => outcome)).toEqual(['rejected', 'rejected']);
  });

  test('by the undo of an import leaves the part that came from elsewhere', async () => {
    const content = JSON.stringify(person({ id: 'imported', headline: 'Imported' }));
    const sent = await ours.post('/v1/talents/imports', { fileName: 'a.jsonl', content });
    const path = `/v1/talents/imports/${sent.body.data.importId}`;
    const statusOf = async () => (await ours.get(path)).body.data.status;
    await expect.poll(statusOf).toBe('completed');
    const [other] = await add(person({ lastname: 'Vaseur', headline: 'Own' }));
    await ours.post(`/v1/identity-proposals/${other!.proposalIds![0]}/merge`);
    await ours.post(`${path}/undo`);
    await expect.poll(statusOf).toBe('undone');
    expect(await found()).toEqual([other!.talentId]);
    expect((await read(other!.talentId)).talent).toMatchObject({
      headline: 'Own',
      lastname: 'Vaseur',
    });
  });
});
