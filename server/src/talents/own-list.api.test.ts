import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';

let api: TestApi;
let ours: Client;
let theirs: Client;

const person = (firstname: string, city: string, jobTitle: string, skills: string[]) => ({
  firstname,
  lastname: 'Élan',
  city,
  country: 'France',
  jobTitle,
  skills,
});

beforeAll(async () => {
  api = await testApi();
  [ours, theirs] = await Promise.all([api.newClient({}), api.newClient({})]);
  await ours.post('/v1/talents', {
    talents: [
      person('Zoé', 'Lyon', 'Nurse', ['Care', 'Triage']),
      person('Ana', 'lyon', 'nurse', ['care']),
      person('Bob', 'Brest', 'Welder', []),
    ],
  });
  await theirs.post('/v1/talents', { talents: [person('Cid', 'Lyon', 'Nurse', ['Care'])] });
});
afterAll(() => api.close());

async function names(query: string): Promise<string[]> {
  const { body } = await ours.get(`/v1/talents?${query}`);
  const { talents } = body.data as unknown as { talents: { talent: { firstname: string } }[] };
  return talents.map(({ talent }) => talent.firstname).sort();
}

test.each([
  ['', ['Ana', 'Bob', 'Zoé']],
  ['name=elan%20ZOE', ['Zoé']],
  ['name=100%25', []],
  ['place=Lyon', ['Ana', 'Zoé']],
  ['place=france', ['Ana', 'Bob', 'Zoé']],
  ['title=Nurse&skill=triage', ['Zoé']],
  ['source=request', ['Ana', 'Bob', 'Zoé']],
  ['source=import', []],
  ['importId=imp_none', []],
])('the people of the own pool with %s', async (query, expected) => {
  expect(await names(query)).toEqual(expected);
});

test('counts what people share without case, only those of the workspace, and only who is found', async () => {
  const { body } = await ours.get('/v1/talents/facets');
  expect(body.data).toEqual({
    people: 3,
    isComplete: true,
    facets: {
      place: [
        { value: expect.stringMatching(/^lyon$/i), count: 2 },
        { value: 'Brest', count: 1 },
      ],
      title: [
        { value: expect.stringMatching(/^nurse$/i), count: 2 },
        { value: 'Welder', count: 1 },
      ],
      skill: [
        { value: expect.stringMatching(/^care$/i), count: 2 },
        { value: 'Triage', count: 1 },
      ],
      source: [{ value: 'request', count: 3 }],
      importId: [],
    },
  });
  const welders = await ours.get('/v1/talents/facets?title=welder');
  expect(welders.body.data).toMatchObject({ people: 1, facets: { skill: [] } });
});
