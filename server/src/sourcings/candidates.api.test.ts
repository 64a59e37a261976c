import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client, TestApi } from '../../test/api.ts';
import { castingsUnderTest, ended, start } from '../../test/castings.ts';
import { addCandidate, changesOf, detailed, listed, newSourcing } from '../../test/sourcings.ts';

let api: TestApi;
const PRICE = 3;
const ANNA = 'eng-paris-0001';
const BORIS = 'eng-paris-0002';

beforeAll(async () => {
  ({ api } = await castingsUnderTest({ PRICE_ADD_CANDIDATE: String(PRICE) }));
});
afterAll(() => api.close());

const workspaceCredits = (client: Client) =>
  api.services.credits.available(api.database.db, client.workspaceId, 'workspace');
const rich = () => api.newClient({ workspaceCredits: 1_000 });

describe('adding a talent', () => {
  it('makes one candidate and one charge, however many add it concurrently', async () => {
    const client = await api.newClient({ workspaceCredits: PRICE });
    const { sourcingId } = await newSourcing(client);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        client.post(`/v1/sourcings/${sourcingId}/candidates`, { talentId: ANNA }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.data.candidateId)).size).toBe(1);
    expect(await workspaceCredits(client)).toBe(0);
    expect(await changesOf(client, answers[0]!.body.data.candidateId as string)).toEqual([
      ['added', null, 'TO_BE_CONTACTED', 'api'],
    ]);
    const { body } = await client.get(`/v1/sourcings/${sourcingId}`);
    expect(body.data).toMatchObject({
      candidateCount: 1,
      counts: { TO_BE_CONTACTED: 1, NOT_RETAINED: 0 },
    });
  });

  it('again sets the status back, keeps rating and creation, and costs nothing', async () => {
    const client = await api.newClient({ workspaceCredits: PRICE });
    const { sourcingId } = await newSourcing(client);
    const path = `/v1/sourcings/${sourcingId}/candidates`;
    const first = await client.post(path, { talentId: ANNA });
    expect(first.body.data).toMatchObject({
      talentId: ANNA,
      sourcingId,
      statusHandle: 'TO_BE_CONTACTED',
      userRating: null,
    });
    const { candidateId, createdAt } = first.body.data as unknown as {
      candidateId: string;
      createdAt: string;
    };
    await client.patch(`/v1/candidates/${candidateId}`, { userRating: 4 });
    await client.patch(`/v1/candidates/${candidateId}/status`, { statusHandle: 'NOT_RETAINED' });
    const again = await client.post(path, { talentId: ANNA });
    expect(again.body.data).toMatchObject({
      candidateId,
      statusHandle: 'TO_BE_CONTACTED',
      userRating: 4,
      createdAt,
    });
    expect(await workspaceCredits(client)).toBe(0);
    expect((await changesOf(client, candidateId))[0]).toEqual([
      'status',
      'NOT_RETAINED',
      'TO_BE_CONTACTED',
      'added_again',
    ]);
  });

  it('again with keepStatus leaves the status, and reports that nobody was added', async () => {
    const client = await api.newClient({ workspaceCredits: PRICE });
    const { sourcingId } = await newSourcing(client);
    const path = `/v1/sourcings/${sourcingId}/candidates`;
    const first = await client.post(path, { talentId: ANNA, keepStatus: true });
    expect(first.body.data).toMatchObject({ statusHandle: 'TO_BE_CONTACTED', isNew: true });
    const { candidateId } = first.body.data as unknown as { candidateId: string };
    await client.patch(`/v1/candidates/${candidateId}/status`, { statusHandle: 'NOT_RETAINED' });
    const again = await client.post(path, { talentId: ANNA, keepStatus: true });
    expect(again.body.data).toMatchObject({
      candidateId,
      statusHandle: 'NOT_RETAINED',
      isNew: false,
    });
    expect(await changesOf(client, candidateId)).toHaveLength(2);
  });

  it('of another sourcing is another candidate with its own price', async () => {
    const client = await api.newClient({ workspaceCredits: 2 * PRICE });
    const [one, two] = [await newSourcing(client), await newSourcing(client)];
    const ids = [
      await addCandidate(client, one.sourcingId, ANNA),
      await addCandidate(client, two.sourcingId, ANNA),
    ];
    expect(new Set(ids).size).toBe(2);
    expect(await workspaceCredits(client)).toBe(0);
  });

  it('without the credits answers 402 with the balance and the price, and adds nothing', async () => {
    const client = await api.newClient({ workspaceCredits: PRICE - 1 });
    const { sourcingId } = await newSourcing(client);
    const path = `/v1/sourcings/${sourcingId}/candidates`;
    expect(await client.post(path, { talentId: ANNA })).toMatchObject({
      status: 402,
      body: { error: { code: 'insufficient_credits' } },
    });
    expect(listed(await client.get(path)).pagination.total).toBe(0);
    expect(await workspaceCredits(client)).toBe(PRICE - 1);
  });

  it.each([
    {},
    { talentId: '' },
    { talentId: 4 },
    { talentId: null },
    { talentId: ANNA, castingId: 7 },
  ])('refuses %j', async (body) => {
    const client = await rich();
    const { sourcingId } = await newSourcing(client);
    const answer = await client.post(`/v1/sourcings/${sourcingId}/candidates`, body);
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'validation_error' } } });
  });

  it('that is unknown, or to an unknown sourcing, answers 404', async () => {
    const client = await rich();
    const { sourcingId } = await newSourcing(client);
    expect(
      (await client.post(`/v1/sourcings/${sourcingId}/candidates`, { talentId: 'nobody' })).status,
    ).toBe(404);
    expect(
      (await client.post('/v1/sourcings/src_none/candidates', { talentId: ANNA })).status,
    ).toBe(404);
  });

  it('counts no contacts that the workspace may not read, though some were imported with the talent', async () => {
    const client = await rich();
    await api.importTalents([
      {
        id: 'with-mail',
        firstname: 'Zoé',
        contacts: { personalEmails: ['zoe@example.org'], phones: [] },
      },
    ]);
    const { sourcingId } = await newSourcing(client);
    const candidateId = await addCandidate(client, sourcingId, 'with-mail');
    expect(
      detailed(await client.get(`/v1/candidates/${candidateId}`)).candidate.contactsCount,
    ).toBe(0);
    expect((await client.get(`/v1/candidates/${candidateId}/contacts`)).body.data.emails).toEqual(
      [],
    );
  });

  it('shows the whole profile of the talent, until the person is erased', async () => {
    const client = await rich();
    await api.importTalents([
      { id: 'shown-whole', firstname: 'Zoé', lastname: 'Roux', skills: ['Python'] },
    ]);
    const { sourcingId } = await newSourcing(client);
    const candidateId = await addCandidate(client, sourcingId, 'shown-whole');
    const { body } = await client.get(`/v1/candidates/${candidateId}/profile`);
    expect(body.data).toMatchObject({
      id: 'shown-whole',
      firstname: 'Zoé',
      lastname: 'Roux',
      skills: ['Python'],
      experiences: [],
    });
    await api.services.erasure.erase('shown-whole', { actor: 'operator', workspaceId: null });
    expect((await client.get(`/v1/candidates/${candidateId}/profile`)).status).toBe(404);
  });

  it('starts with the contacts that the workspace may read, also when they are added at the same time', async () => {
    const client = await rich();
    const count = (talentId: string, contacts: number) =>
      api.database.db
        .transaction()
        .execute((tx) =>
          api.services.sourcings.setContactsCount(tx, client.workspaceId, talentId, contacts),
        );
    await count(ANNA, 2);
    for (let round = 1; round <= 10; round++) {
      const { sourcingId } = await newSourcing(client);
      const [candidateId] = await Promise.all([
        addCandidate(client, sourcingId, ANNA),
        count(ANNA, 2 + round),
      ]);
      expect(
        detailed(await client.get(`/v1/candidates/${candidateId}`)).candidate.contactsCount,
      ).toBe(2 + round);
    }
  });
});

describe('the listing', () => {
  it('hides NOT_RETAINED unless asked for it, and shows what the interface names', async () => {
    const client = await rich();
    const { sourcingId } = await newSourcing(client);
    const [anna, boris] = [
      await addCandidate(client, sourcingId, ANNA),
      await addCandidate(client, sourcingId, BORIS),
    ];
    await client.patch(`/v1/candidates/${boris}/status`, { statusHandle: 'NOT_RETAINED' });
    const path = `/v1/sourcings/${sourcingId}/candidates`;
    const { candidates, pagination } = listed(await client.get(path));
    expect(pagination).toEqual({ pageIndex: 0, pageSize: 25, total: 1, hasNextPage: false });
    expect(candidates).toMatchObject([
      {
        candidate: {
          id: anna,
          statusHandle: 'TO_BE_CONTACTED',
          sourcingId,
          talentId: ANNA,
          createdAt: expect.any(String),
          verdict: null,
        },
        talent: {
          id: ANNA,
          firstname: 'Person',
          lastname: 'Number 1',
          jobTitle: 'Backend Engineer',
          city: 'Paris',
          proNetworkUrl: null,
        },
      },
    ]);
    const both = listed(
      await client.get(
        `${path}?statusHandle=NOT_RETAINED&statusHandle=TO_BE_CONTACTED&sortField=statusHandle`,
      ),
    );
    expect(both.candidates.map(({ candidate }) => candidate.id)).toEqual([boris, anna]);
    expect(
      listed(
        await client.get(`${path}?location=PARIS&jobTitle=backend%20engineer&currentCompany=acme`),
      ).pagination.total,
    ).toBe(1);
    expect(listed(await client.get(`${path}?location=Lyon&location=Rome`)).pagination.total).toBe(
      0,
    );
    expect(listed(await client.get(`${path}?pageIndex=100000000`))).toEqual({
      candidates: [],
      pagination: { pageIndex: 100_000_000, pageSize: 25, total: 1, hasNextPage: false },
    });
  });

  it.each(['%25', '_', '%5C', '%25%5C', "'%20or%20''='", '%EF%BC%85'])(
    'reads the search %s as plain text',
    async (search) => {
      const client = await rich();
      const { sourcingId } = await newSourcing(client);
      await addCandidate(client, sourcingId, ANNA);
      const answer = await client.get(`/v1/sourcings/${sourcingId}/candidates?search=${search}`);
      expect([answer.status, listed(answer).pagination.total]).toEqual([200, 0]);
    },
  );

  it.each([
    'pageSize=0',
    'pageSize=51',
    'pageSize=1e1',
    'pageSize=10&pageSize=20',
    'pageIndex=-1',
    'pageIndex=9223372036854775807',
    'pageIndex=0&pageIndex=0',
    'sortField=password',
    'sortField=createdAt%3B%20drop%20table',
    'sortField=name&sortField=city',
    'sortOrder=up',
    'sortOrder=asc&sortOrder=asc',
    'search=a&search=b',
    `search=${'x'.repeat(201)}`,
    'statusHandle=',
    'statusHandle=LATER',
    'statusHandle=CONTACTED&statusHandle=LATER',
    `location=${'x'.repeat(201)}`,
    Array.from({ length: 5_000 }, () => 'location=a')
      .join('&')
      .slice(0, 12_000),
  ])('refuses ?%.60s', async (query) => {
    const client = await rich();
    const { sourcingId } = await newSourcing(client);
    const answer = await client.get(`/v1/sourcings/${sourcingId}/candidates?${query}`);
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'validation_error' } } });
  });
});

describe('a verdict', () => {
  it('follows its talent, and no other', async () => {
    const client = await rich();
    const { castingId } = await start(client, { target: { greens: 1, maxCredits: 4 } });
    const { talents } = await ended(client, castingId);
    const { talentId } = talents[0]!;
    const { sourcingId } = await newSourcing(client);
    const path = `/v1/sourcings/${sourcingId}/candidates`;
    const candidateId = await addCandidate(client, sourcingId, talentId, { castingId });
    expect(listed(await client.get(path)).candidates[0]!.candidate).toMatchObject({
      castingId,
      verdict: 'green',
    });
    expect(detailed(await client.get(`/v1/candidates/${candidateId}`)).candidate).toMatchObject({
      verdict: 'green',
      recap: expect.any(String),
    });
    const { stages } = (await client.get(`/v1/sourcings/${sourcingId}/funnel`)).body.data;
    expect(stages).toMatchObject([
      { stage: 'sourced', candidates: 1 },
      { stage: 'green', candidates: 1 },
      { stage: 'contacted', candidates: 0 },
      { stage: 'replied', candidates: 0 },
      { stage: 'interested', candidates: 0 },
    ]);
    // Adding again without it keeps it.
    await addCandidate(client, sourcingId, talentId);
    expect(detailed(await client.get(`/v1/candidates/${candidateId}`)).candidate.castingId).toBe(
      castingId,
    );

    const unjudged = 'eng-paris-0030';
    expect(talents.map((talent) => talent.talentId)).not.toContain(unjudged);
    const stranger = await rich();
    const foreign = await newSourcing(stranger);
    const refusals = await Promise.all([
      client.post(path, { talentId: unjudged, castingId }),
      client.post(path, { talentId, castingId: 'cast_none' }),
      stranger.post(`/v1/sourcings/${foreign.sourcingId}/candidates`, { talentId, castingId }),
    ]);
    for (const { status, body } of refusals)
      expect([status, body.error.issues.map(({ path: at }) => at)]).toEqual([400, [['castingId']]]);
  });
});

describe('another workspace', () => {
  it('sees nothing: its ids answer exactly as unknown ones, and nothing of it changes', async () => {
    const [owner, stranger] = [await rich(), await rich()];
    const { sourcingId } = await newSourcing(owner);
    const candidateId = await addCandidate(owner, sourcingId, ANNA);
    await owner.post('/v1/candidate-statuses', { handle: 'OWN', label: 'Own' });
    const before = await owner.get(`/v1/candidates/${candidateId}`);
    const ask = (source: string, candidate: string, handle: string) => [
      stranger.get(`/v1/sourcings/${source}`),
      stranger.patch(`/v1/sourcings/${source}`, { name: 'Mine' }),
      stranger.get(`/v1/sourcings/${source}/candidates`),
      stranger.post(`/v1/sourcings/${source}/candidates`, { talentId: BORIS }),
      stranger.get(`/v1/candidates/${candidate}`),
      stranger.get(`/v1/candidates/${candidate}/history`),
      stranger.get(`/v1/candidates/${candidate}/profile`),
      stranger.patch(`/v1/candidates/${candidate}`, { userRating: 1 }),
      stranger.patch(`/v1/candidates/${candidate}/status`, { statusHandle: 'NOT_RETAINED' }),
      stranger.patch(`/v1/candidate-statuses/${handle}`, { label: 'Mine' }),
      stranger.delete(`/v1/candidate-statuses/${handle}`),
    ];
    const answers = await Promise.all(ask(sourcingId, candidateId, 'OWN'));
    const unknown = await Promise.all(ask('src_none', 'cand_none', 'NONE'));
    const plain = ({ status, body: { error } }: (typeof answers)[number]) => ({
      status,
      ...error,
      debugTrackingCode: '',
    });
    expect(answers.map(plain)).toEqual(unknown.map(plain));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
    const own = await newSourcing(stranger);
    const filtered = await stranger.get(
      `/v1/sourcings/${own.sourcingId}/candidates?statusHandle=OWN`,
    );
    const mistyped = await stranger.get(
      `/v1/sourcings/${own.sourcingId}/candidates?statusHandle=NONE`,
    );
    expect(plain(filtered)).toEqual(plain(mistyped));
    expect((await owner.get(`/v1/candidates/${candidateId}`)).body).toEqual(before.body);
  });
});
