import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, type Client, type TestApi, testApi } from '../../test/api.ts';
import { ended, START, start } from '../../test/castings.ts';
import { addCandidate, newSourcing } from '../../test/sourcings.ts';
import { ENGINEERS_IN, engineers } from '../../test/talents.ts';
import { runInWorkspace } from '../platform/tenant-scope.ts';

let api: TestApi;
let ours: Client;
let theirs: Client;

beforeAll(async () => {
  api = await testApi();
  await api.importTalents(engineers(3));
  [ours, theirs] = await Promise.all([
    api.newClient({ workspaceCredits: 100 }),
    api.newClient({ workspaceCredits: 100 }),
  ]);
});
afterAll(() => api.close());

interface Added {
  index: number;
  outcome: string;
  talentId: string;
  issues?: { path: (string | number)[]; message: string }[];
}

/** Adds people and waits until they are searchable. */
async function add(client: Client, ...talents: object[]): Promise<Added[]> {
  const { status, body } = await client.post('/v1/talents', { talents });
  expect(status, JSON.stringify(body)).toBe(200);
  await api.services.feed.catchUp();
  return body.data.results as Added[];
}

let made = 0;
/** An engineer of a town that nobody else lives in, so that a test finds only its own. */
const engineer = (city: string, fields: object = {}): object => ({
  firstname: 'Ada',
  lastname: `Own ${++made}`,
  city,
  country: 'France',
  jobTitle: 'Backend Engineer',
  experiences: [{ organizationName: 'Acme', title: 'Backend Engineer', isCurrent: true }],
  ...fields,
});

const search = (client: Client, city: string, ...more: object[]): Promise<Answer> =>
  client.post('/v1/search/talents', { filters: [...ENGINEERS_IN(city), ...more] });
const idsOf = ({ body }: Answer): string[] => body.data.talents.map(({ id }) => id).sort();

describe('a pool of its own', () => {
  test('is found, counted and previewed by its workspace alone', async () => {
    const [mine] = await add(ours, engineer('Rennes', { skills: ['Zymurgy'] }));
    const [other] = await add(theirs, engineer('Rennes', { skills: ['Zymurgy'] }));
    for (const [client, own] of [
      [ours, mine],
      [theirs, other],
    ] as const) {
      const found = await search(client, 'Rennes');
      expect(idsOf(found)).toEqual([own!.talentId]);
      expect(found.body.data.estimationCount).toBe(1);
      const diagnosis = await client.post('/v1/search/diagnose', {
        filters: ENGINEERS_IN('Rennes'),
      });
      expect(diagnosis.body.data).toMatchObject({ count: 1 });
    }
    const third = await api.newClient({});
    expect((await search(third, 'Rennes')).body.data).toMatchObject({
      talents: [],
      estimationCount: 0,
      diagnosis: {
        filters: [{ alone: 3 }, { alone: 0 }],
        relaxations: [{ count: 3 }, { change: 'place', count: 3 }],
      },
    });
  });

  test('POOL separates own people from shared ones, and reports which it matched', async () => {
    const [mine] = await add(ours, engineer('Paris'));
    const own = await search(ours, 'Paris', { filterType: 'POOL', value: 'own' });
    const shared = await search(ours, 'Paris', { filterType: 'POOL', value: 'shared' });
    const all = await search(ours, 'Paris');
    expect(idsOf(own)).toEqual([mine!.talentId]);
    expect(idsOf(shared)).toHaveLength(3);
    expect(idsOf(all)).toEqual([...idsOf(own), ...idsOf(shared)].sort());
    expect(idsOf(await search(theirs, 'Paris'))).toEqual(idsOf(shared));
    expect(own.body.data.talents[0]).toMatchObject({
      matched: expect.arrayContaining([{ filter: 2, filterType: 'POOL', path: null, text: null }]),
    });
    const wrong = await search(ours, 'Paris', { filterType: 'POOL', value: 'theirs' });
    expect(wrong.body.error.issues[0]).toMatchObject({ code: 'unknown_value' });
  });

  test('is judged, added and enriched like shared people, by its workspace', async () => {
    const [mine] = await add(ours, engineer('Paris', { headline: 'For the casting' }));
    const { castingId } = await start(ours, { filters: ENGINEERS_IN('Paris') });
    await ended(ours, castingId);
    const judged = (await ours.get(`${START}/${castingId}?pageSize=100`)).body.data.talents;
    expect(judged.map((one) => one.id ?? one.talentId)).toContain(mine!.talentId);
    const { sourcingId } = await newSourcing(ours);
    await addCandidate(ours, sourcingId, mine!.talentId);
    const foreign = await newSourcing(theirs);
    const refused = await theirs.post(`/v1/sourcings/${foreign.sourcingId}/candidates`, {
      talentId: mine!.talentId,
    });
    expect(refused.status).toBe(404);
  });

  test('costs a credit per person the first time, and nothing afterwards', async () => {
    await add(ours, engineer('Nantes'), engineer('Nantes'));
    const before = await ours.balance();
    expect(idsOf(await search(ours, 'Nantes'))).toHaveLength(2);
    expect(await ours.balance()).toBe(before - 2);
    await add(ours, engineer('Nantes'));
    const again = await search(ours, 'Nantes');
    expect(idsOf(again)).toHaveLength(3);
    expect(again.body.data.creditsCharged).toBe(1);
    expect(await ours.balance()).toBe(before - 3);
    expect((await ours.get(`/v1/talents/${idsOf(again)[0]}`)).status).toBe(200);
    expect(await ours.balance()).toBe(before - 3);
  });

  test('with an empty balance, shows the own people that were paid for, and charges nothing', async () => {
    const poor = await api.newClient({ apiCredits: 1 });
    const [first] = await add(poor, engineer('Brest'));
    expect(idsOf(await search(poor, 'Brest'))).toEqual([first!.talentId]);
    await add(poor, engineer('Brest'));
    expect(await poor.balance()).toBe(0);
    const found = await search(poor, 'Brest');
    expect(idsOf(found)).toEqual([first!.talentId]);
    expect(found.body.data.estimationCount).toBe(2);
  });

  test('is out of reach for a statement of another workspace that names no workspace', async () => {
    const [mine] = await add(
      ours,
      engineer('Lille', { contacts: { phones: ['+33 6 11 22 33 44'] } }),
    );
    const count = (table: string, column: string) =>
      sql<{
        n: number;
      }>`select count(*)::int as n from ${sql.table(table)} where ${sql.ref(column)} = ${mine!.talentId}`
        .execute(api.database.db)
        .then(({ rows }) => rows[0]!.n);
    for (const [table, column] of [
      ['talents', 'id'],
      ['talent_contacts', 'talent_id'],
      ['talent_records', 'talent_id'],
    ] as const) {
      expect(await runInWorkspace(ours.workspaceId, () => count(table, column)), table).toBe(1);
      expect(await runInWorkspace(theirs.workspaceId, () => count(table, column)), table).toBe(0);
    }
    const move = sql`update talents set workspace_id = ${theirs.workspaceId} where id = ${mine!.talentId}`;
    await expect(
      runInWorkspace(ours.workspaceId, () => move.execute(api.database.db)),
    ).rejects.toMatchObject({ code: '42501' });
    const { talents } = api.services;
    const load = () => talents.load([mine!.talentId]);
    expect((await runInWorkspace(theirs.workspaceId, load)).size).toBe(0);
    expect((await runInWorkspace(ours.workspaceId, load)).size).toBe(1);
  });
});

describe('POST /v1/talents', () => {
  test('updates by id, own id, URL, email and phone, and keeps fields that a newer source omits', async () => {
    const url = 'https://www.linkedin.com/in/grace-hopper-own';
    const [created] = await add(
      ours,
      engineer('Lyon', {
        id: 'ats-1',
        firstname: 'Grace',
        lastname: 'Hopper',
        proNetworkUrl: url,
        skills: ['COBOL'],
        contacts: { personalEmails: ['grace@example.org'], phones: ['+33 6 98 76 54 32'] },
      }),
    );
    expect(created!.outcome).toBe('created');
    const same = { talentId: created!.talentId };
    const update = async (person: object) => (await add(ours, person))[0];
    expect(await update({ id: 'ats-1', headline: 'One' })).toMatchObject({
      ...same,
      outcome: 'updated',
    });
    expect(await update({ id: same.talentId, headline: 'Two' })).toMatchObject({
      ...same,
      outcome: 'updated',
    });
    expect(await update({ proNetworkUrl: `${url}/?x=1`, headline: 'Three' })).toMatchObject({
      ...same,
      outcome: 'updated',
    });
    const contacts = { personalEmails: ['GRACE@example.org'] };
    expect(await update({ firstname: 'Grace', lastname: 'Murray', contacts })).toMatchObject({
      ...same,
      outcome: 'merged',
    });
    const phones = ['0033698765432'];
    expect(
      await update({ firstname: 'Grace', headline: 'Four', contacts: { phones } }),
    ).toMatchObject({
      ...same,
      outcome: 'merged',
    });
    const {
      talent,
      contacts: known,
      sourceId,
      sources,
    } = (await ours.get(`/v1/talents/${same.talentId}`)).body.data as unknown as {
      talent: Record<string, unknown>;
      contacts: object[];
      sourceId: string;
      sources: object[];
    };
    expect(talent).toMatchObject({
      id: same.talentId,
      lastname: 'Murray',
      headline: 'Four',
      city: 'Lyon',
      skills: ['COBOL'],
      proNetworkUrl: url,
    });
    expect({ sourceId, known: known.length, sources: sources.length }).toEqual({
      sourceId: 'ats-1',
      known: 2,
      sources: 6,
    });
  });

  test('does not merge two people who share an address but not a first name', async () => {
    const contacts = { personalEmails: ['family@example.org'] };
    const [one, other] = await add(
      ours,
      engineer('Metz', { firstname: 'Marie', contacts }),
      engineer('Metz', { firstname: 'Jean', contacts }),
    );
    expect([one!.outcome, other!.outcome]).toEqual(['created', 'created']);
    const [info, again] = await add(
      ours,
      engineer('Metz', { contacts: { personalEmails: ['info@example.org'] } }),
      engineer('Metz', { contacts: { personalEmails: ['info@example.org'] } }),
    );
    expect(info!.talentId).not.toBe(again!.talentId);
  });

  test('one id in two workspaces, or in the shared pool, is two people', async () => {
    const shared = (engineers(1)[0] as { id: string }).id;
    for (const id of ['the-same', shared]) {
      const [mine] = await add(ours, engineer('Dijon', { id }));
      const [other] = await add(theirs, engineer('Dijon', { id }));
      expect(mine).toMatchObject({ outcome: 'created' });
      expect(other).toMatchObject({ outcome: 'created' });
      expect(mine!.talentId).not.toBe(other!.talentId);
    }
    expect((await search(theirs, 'Paris')).body.data.talents.map(({ id }) => id)).toContain(shared);
  });

  test('rejects a person with the path and the remedy, and accepts the others', async () => {
    const results = await add(
      ours,
      engineer('Tours', { experiences: [{ title: 'X', startDate: 'soon' }] }),
      {},
      engineer('Tours'),
    );
    expect(results.map(({ outcome }) => outcome)).toEqual(['rejected', 'rejected', 'created']);
    expect(results[0]!.issues).toEqual([
      {
        path: ['experiences', 0, 'startDate'],
        message: expect.stringContaining('write it like 2020'),
      },
    ]);
    expect(results[1]!.issues![0]!.message).toBe('the profile is empty');
  });

  test('a repeat with the same Idempotency-Key adds nobody', async () => {
    const body = { talents: [engineer('Nice'), engineer('Nice')] };
    const key = { 'idempotency-key': 'add-once' };
    const first = await ours.post('/v1/talents', body, key);
    const again = await ours.post('/v1/talents', body, key);
    expect(again.body.data).toEqual(first.body.data);
    await api.services.feed.catchUp();
    expect(idsOf(await search(ours, 'Nice'))).toHaveLength(2);
  });

  test('many concurrently from several requests add each person once', async () => {
    const talents = Array.from({ length: 20 }, (_, n) =>
      engineer('Angers', { id: `crowd-${n}`, lastname: `Crowd ${n}` }),
    );
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => ours.post('/v1/talents', { talents })),
    );
    const ids = answers.map(({ body }) =>
      (body.data.results as Added[]).map(({ talentId }) => talentId).join(),
    );
    expect(new Set(ids).size).toBe(1);
  });

  test.each([
    [{ talents: [] }, ['talents']],
    [{ talents: Array.from({ length: 101 }, () => ({})) }, ['talents']],
    [{ talents: [{}], pool: 'shared' }, ['pool']],
  ])('refuses %j', async (body, path) => {
    const { status, body: answer } = await ours.post('/v1/talents', body);
    expect(status).toBe(400);
    expect(answer.error.issues[0]!.path).toEqual(path);
  });
});

describe('one person', () => {
  test('a person’s edits survive later imports; null empties a field', async () => {
    const [mine] = await add(
      ours,
      engineer('Caen', { id: 'edited', headline: 'Old', summary: 'Sum' }),
    );
    const path = `/v1/talents/${mine!.talentId}`;
    const edited = await ours.patch(path, { headline: 'By hand', summary: null });
    expect(edited.body.data).toMatchObject({ talent: { headline: 'By hand', summary: null } });
    await ours.patch(path, { skills: ['Rust'] });
    await add(
      ours,
      engineer('Caen', { id: 'edited', headline: 'New', summary: 'New', state: 'Normandie' }),
    );
    expect((await ours.get(path)).body.data).toMatchObject({
      talent: { headline: 'By hand', summary: null, skills: ['Rust'], state: 'Normandie' },
    });
    const refused = await ours.patch(path, { experiences: [{ title: 'X', startDate: 'soon' }] });
    expect(refused.status).toBe(400);
  });

  test('a shared person and one of another workspace are not found', async () => {
    const [foreign] = await add(theirs, engineer('Reims'));
    for (const id of [foreign!.talentId, (engineers(1)[0] as { id: string }).id, 'tal_nobody']) {
      const path = `/v1/talents/${id}`;
      const answers = [
        await ours.get(path),
        await ours.patch(path, { headline: 'x' }),
        await ours.delete(path),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    }
    expect((await theirs.get(`/v1/talents/${foreign!.talentId}`)).status).toBe(200);
  });

  test('deleted people disappear everywhere and may be imported again; erased ones never', async () => {
    const person = engineer('Pau', {
      id: 'leaver',
      proNetworkUrl: 'https://www.linkedin.com/in/leaver-own',
      contacts: { personalEmails: ['leaver@example.org'] },
    });
    const [first] = await add(ours, person);
    const { sourcingId } = await newSourcing(ours);
    await addCandidate(ours, sourcingId, first!.talentId);
    expect((await ours.delete(`/v1/talents/${first!.talentId}`)).body.data).toEqual({
      talentId: first!.talentId,
      deleted: true,
    });
    await api.services.feed.catchUp();
    expect(idsOf(await search(ours, 'Pau'))).toEqual([]);
    expect((await ours.get(`/v1/talents/${first!.talentId}`)).status).toBe(404);
    const [second] = await add(ours, person);
    expect(second).toMatchObject({ outcome: 'created' });
    const stranger = await theirs.post(`/v1/talents/${second!.talentId}/erase`);
    expect(stranger.status).toBe(404);
    expect((await ours.post(`/v1/talents/${second!.talentId}/erase`)).status).toBe(200);
    for (const again of [
      { id: 'leaver', headline: 'Back' },
      { headline: 'Back', proNetworkUrl: 'https://www.linkedin.com/in/leaver-own' },
      { headline: 'Back', contacts: { personalEmails: ['leaver@example.org'] } },
    ])
      expect((await add(ours, again))[0]).toMatchObject({ outcome: 'rejected' });
    // An erasure in one workspace does not affect another's people.
    expect((await add(theirs, person))[0]).toMatchObject({ outcome: 'created' });
  });
});
