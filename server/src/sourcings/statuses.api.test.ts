import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Answer, type Client, type TestApi, testApi } from '../../test/api.ts';
import { addCandidate, newSourcing } from '../../test/sourcings.ts';
import { engineers } from '../../test/talents.ts';
import { sourcingOperations } from './contract.ts';
import type { CandidateStatus } from './sourcings.ts';

let api: TestApi;
const PATH = '/v1/candidate-statuses';
const TALENT = 'eng-paris-0001';

beforeAll(async () => {
  api = await testApi();
  await api.importTalents(engineers(1));
});
afterAll(() => api.close());

const create = (client: Client, handle: string, label = handle) =>
  client.post(PATH, { handle, label });

async function own(client: Client): Promise<string[]> {
  const { body } = await client.get(PATH);
  const custom = (body.data.statuses as unknown as CandidateStatus[]).filter(
    ({ isCustom }) => isCustom,
  );
  expect(custom.map(({ position }) => position)).toEqual(custom.map((_, i) => i));
  return custom.map(({ handle }) => handle);
}

it('lists the global ones in the language of the user, then the workspace’s own', async () => {
  const client = await api.newClient({ language: 'fr' });
  expect((await create(client, 'ENTRETIEN', ' Entretien prévu ')).body.data).toEqual({
    handle: 'ENTRETIEN',
    label: 'Entretien prévu',
    position: 0,
  });
  const { statuses } = (await client.get(PATH)).body.data as unknown as {
    statuses: CandidateStatus[];
  };
  expect(statuses[0]).toEqual({
    handle: 'TO_BE_CONTACTED',
    label: 'À contacter',
    isCustom: false,
    position: null,
  });
  expect(statuses.at(-1)).toEqual({
    handle: 'ENTRETIEN',
    label: 'Entretien prévu',
    isCustom: true,
    position: 0,
  });
});

it('moves, renames and deletes without leaving a gap', async () => {
  const client = await api.newClient();
  await Promise.all(['AA', 'BB', 'CC', 'DD'].map((handle) => create(client, handle)));
  expect((await own(client)).toSorted()).toEqual(['AA', 'BB', 'CC', 'DD']);
  await client.patch(`${PATH}/AA`, { position: 1_000 });
  expect((await own(client)).at(-1)).toBe('AA');
  expect((await client.patch(`${PATH}/AA`, { position: 0, label: 'First' })).body.data).toEqual({
    handle: 'AA',
    label: 'First',
    position: 0,
  });
  expect((await client.delete(`${PATH}/AA`)).body.data).toEqual({ handle: 'AA' });
  expect((await own(client)).toSorted()).toEqual(['BB', 'CC', 'DD']);
  expect((await client.delete(`${PATH}/AA`)).status).toBe(404);
  expect((await client.patch(`${PATH}/CONTACTED`, { label: 'x' })).status).toBe(404);
});

it.each([
  { handle: 'CONTACTED' },
  { handle: 'lower' },
  { handle: 'A' },
  { handle: 'TAKEN' },
  { handle: 'OK_1', label: ' ' },
  { handle: 'OK_1', label: null },
])('refuses %j', async (body) => {
  const client = await api.newClient();
  await create(client, 'TAKEN');
  expect(await client.post(PATH, { label: 'Label', ...body })).toMatchObject({
    status: 400,
    body: { error: { code: 'validation_error' } },
  });
  expect(await own(client)).toEqual(['TAKEN']);
});

it('does not delete a status that a candidate has', async () => {
  const client = await api.newClient();
  await create(client, 'BUSY');
  const { sourcingId } = await newSourcing(client);
  const candidateId = await addCandidate(client, sourcingId, TALENT);
  await client.patch(`/v1/candidates/${candidateId}/status`, { statusHandle: 'BUSY' });
  const refused = await client.delete(`${PATH}/BUSY`);
  expect(refused).toMatchObject({
    status: 400,
    body: { error: { issues: [{ path: ['handle'], code: 'status_in_use', uses: 1 }] } },
  });
  await client.patch(`/v1/candidates/${candidateId}/status`, { statusHandle: 'CONTACTED' });
  expect((await client.delete(`${PATH}/BUSY`)).status).toBe(200);
});

it('never leaves a candidate with a deleted status, when it is set and deleted concurrently', async () => {
  const client = await api.newClient();
  const { sourcingId } = await newSourcing(client);
  const candidateId = await addCandidate(client, sourcingId, TALENT);
  const outcomes = new Set<string>();
  for (let round = 0; round < 25; round++) {
    await client.patch(`/v1/candidates/${candidateId}/status`, { statusHandle: 'CONTACTED' });
    await create(client, 'FLEETING');
    const [given, deleted] = await Promise.all([
      client.patch(`/v1/candidates/${candidateId}/status`, { statusHandle: 'FLEETING' }),
      client.delete(`${PATH}/FLEETING`),
    ]);
    outcomes.add(`${given.status} ${deleted.status}`);
  }
  // Whichever comes first wins; both, or neither, never.
  for (const outcome of outcomes) expect(['200 400', '400 200']).toContain(outcome);
});

it('answers every route of the slice in the shape that is documented', async () => {
  const client = await api.newClient();
  const expectShape = (id: (typeof sourcingOperations)[number]['id'], { body }: Answer) => {
    const { data } = sourcingOperations.find((operation) => operation.id === id)!;
    expect(data.safeParse(body.data).error?.message, id).toBeUndefined();
  };
  const created = await client.post('/v1/sourcings', {});
  const sourcing = `/v1/sourcings/${created.body.data.sourcingId}`;
  const added = await client.post(`${sourcing}/candidates`, { talentId: TALENT });
  const candidate = `/v1/candidates/${added.body.data.candidateId}`;
  expectShape('createSourcing', created);
  expectShape('addCandidate', added);
  expectShape('listSourcings', await client.get('/v1/sourcings'));
  expectShape('getSourcing', await client.get(sourcing));
  expectShape('updateSourcing', await client.patch(sourcing, { name: 'Named' }));
  expectShape('listCandidates', await client.get(`${sourcing}/candidates`));
  expectShape('getCandidate', await client.get(candidate));
  expectShape('updateCandidate', await client.patch(candidate, { userRating: 1 }));
  expectShape(
    'changeCandidateStatus',
    await client.patch(`${candidate}/status`, { statusHandle: 'CONTACTED' }),
  );
  expectShape('getCandidateHistory', await client.get(`${candidate}/history`));
  expectShape('createCandidateStatus', await create(client, 'SHAPED'));
  expectShape('updateCandidateStatus', await client.patch(`${PATH}/SHAPED`, { label: 'Shape' }));
  expectShape('listCandidateStatuses', await client.get(PATH));
  expectShape('deleteCandidateStatus', await client.delete(`${PATH}/SHAPED`));
});
