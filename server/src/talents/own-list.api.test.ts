import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

describe('a source that says the same', () => {
  const ada = (n: number, said: object = {}) => ({
    id: `same-${n}`,
    firstname: 'Ada',
    lastname: `Same ${n}`,
    ...said,
  });
  let made = 0;

  /** Brings people as an import does, or as a request of this key. */
  const bring = (source: { importId: string } | { actor: string }, ...rows: object[]) =>
    api.database.db.transaction().execute(async (tx) => {
      const write = api.services.talents.prepareOwn(rows);
      const results = await write(tx, ours.workspaceId, { actor: 'usr_import', ...source });
      return results.map(({ talentId }) => talentId!);
    });

  const undo = (importId: string) =>
    api.database.db.transaction().execute(async (tx) => {
      const { workspaceId } = ours;
      const which = { importId, limit: 100, actor: 'usr_undo' };
      const { orphans } = await api.services.talents.undoImport(tx, workspaceId, which);
      await api.services.erasure.removeOwn(tx, orphans, { ...which, workspaceId });
    });

  const sourcesOf = async (talentId: string) => {
    const { sources } = await api.services.talents.readOwn(ours.workspaceId, talentId);
    return sources.map(({ importId, actor }) => importId ?? actor);
  };

  test.each([
    ['the first', ['imp_a'], 'imp_b'],
    ['the second', ['imp_b'], 'imp_a'],
    ['both, the first one first', ['imp_a', 'imp_b'], null],
    ['both, the second one first', ['imp_b', 'imp_a'], null],
  ])('keeps the person when another import is undone: %s', async (_, undone, left) => {
    const one = ada(++made, { headline: 'Unchanged', contacts: { phones: ['+33 6 11 22 33 01'] } });
    const [a, b] = [`imp_a${made}`, `imp_b${made}`];
    const [id] = await bring({ importId: a }, one);
    expect(await bring({ importId: b }, one, one)).toEqual([id, id]);
    expect(await sourcesOf(id!)).toEqual([b, a]);
    expect(await names(`importId=${b}`)).toEqual(['Ada']);
    for (const importId of undone) await undo(importId + made);
    const { status, body } = await ours.get(`/v1/talents/${id}`);
    expect(status).toBe(left === null ? 404 : 200);
    if (left === null) return;
    expect(body.data).toMatchObject({
      talent: { headline: 'Unchanged' },
      contacts: [{ value: '+33 6 11 22 33 01' }],
    });
    expect(await sourcesOf(id!)).toEqual([left + made]);
  });

  test('as a request after an import keeps the person, once, and with its own terms', async () => {
    const one = ada(++made);
    const importId = `imp_c${made}`;
    const terms = { legalBasis: 'consent', retentionMonths: 12 } as const;
    const [id] = await bring({ importId, terms } as { importId: string }, one);
    const months = async () =>
      (await api.services.talents.readTerms(ours.workspaceId, id!)).terms.retentionMonths;
    for (let again = 0; again < 3; again++) await bring({ actor: 'key_sync' }, one);
    expect(await sourcesOf(id!)).toEqual(['key_sync', importId]);
    expect(await months()).toBe(12);
    await undo(importId);
    expect(await sourcesOf(id!)).toEqual(['key_sync']);
    expect(await months()).toBeNull();
    await bring({ actor: 'key_sync' }, ada(made, { headline: 'Other' }));
    expect(await sourcesOf(id!)).toEqual(['key_sync', 'key_sync']);
  });

  test('leaves, after any imports and undos, what the sources left would have said alone', async () => {
    const saying = fc.record({
      source: fc.constantFrom('a', 'b', 'c', 'key'),
      city: fc.constantFrom('Metz', 'Toul'),
      mails: fc.uniqueArray(fc.constantFrom('one', 'two'), { maxLength: 2 }),
    });
    const step = fc.oneof({ weight: 3, arbitrary: saying }, fc.constantFrom('a', 'b', 'c'));
    const steps = fc.array(step, { minLength: 2, maxLength: 9 });
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        const n = ++made;
        let id: string | undefined;
        let said: { source: string; city: string; mails: string[] }[] = [];
        for (const one of taken) {
          if (typeof one === 'string') {
            await undo(`imp_${one}${n}`);
            said = said.filter(({ source }) => source !== one);
            continue;
          }
          const personalEmails = one.mails.map((mail) => `${mail}.${n}@example.org`);
          const row = ada(n, { city: one.city, contacts: { personalEmails } });
          const { source } = one;
          const from = source === 'key' ? { actor: 'key_1' } : { importId: `imp_${source}${n}` };
          [id] = await bring(from, row);
          said.push({ ...one, mails: personalEmails });
        }
        const { status, body } = await ours.get(`/v1/talents/${id ?? 'tal_none'}`);
        expect(status).toBe(said.length === 0 ? 404 : 200);
        if (said.length === 0) return;
        const data = body.data as unknown as { contacts: { value: string }[] };
        expect(data).toMatchObject({ talent: { city: said.at(-1)!.city } });
        const mails = data.contacts.map(({ value }) => value).sort();
        expect(mails).toEqual([...new Set(said.flatMap((one) => one.mails))].sort());
        const sources = said.map(({ source }) =>
          source === 'key' ? 'key_1' : `imp_${source}${n}`,
        );
        expect(new Set(await sourcesOf(id!))).toEqual(new Set(sources));
      }),
      { numRuns: 25 },
    );
  });
});
