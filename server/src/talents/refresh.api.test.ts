import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import { type FakeClock, fakeClock } from '../../test/fakes/clock.ts';
import {
  type ApiReply,
  type ApiRequest,
  type HttpsApi,
  startHttpsApi,
} from '../../test/fakes/https-api.ts';
import { addCandidate, newSourcing } from '../../test/sourcings.ts';
import { ENGINEERS_IN, engineers } from '../../test/talents.ts';
import { until } from '../../test/until.ts';
import type { TalentProfile } from './profile.ts';

const SEARCH = '/v1/search/talents';
const DAY_MS = 86_400_000;
const profileUrl = (id: string) => `https://www.linkedin.com/in/${id}`;

let source: HttpsApi;
let clock: FakeClock;
let api: TestApi;
let client: Client;
/** What each person is at the source. */
let people: Map<string, object>;

const everybody = (count: number) =>
  (engineers(count) as { id: string; [field: string]: unknown }[]).map((person) => ({
    ...person,
    proNetworkUrl: profileUrl(person.id),
  }));
const idIn = ({ path }: ApiRequest): string => decodeURIComponent(path).split('/').at(-1)!;
const answers = (request: ApiRequest): ApiReply => {
  const row = people.get(idIn(request));
  return row ? { status: 200, json: { data: row } } : { status: 404 };
};

beforeAll(async () => {
  source = await startHttpsApi();
});
afterAll(() => source.close());

async function open(env: Record<string, string> = {}, count = 12): Promise<void> {
  clock = fakeClock();
  api = await testApi({
    clock,
    env: {
      PROFILE_SOURCE: `${source.origin}/people?url={profileUrl}`,
      PROFILE_SOURCE_KEY: 's3cret',
      WEBHOOK_ALLOWED_HOSTS: source.host,
      ...env,
    },
  });
  await api.importTalents(everybody(count));
  people = new Map(
    everybody(count).map((person) => [person.id, { ...person, headline: 'Fresh from the source' }]),
  );
  source.answer(answers);
  client = await api.newClient({ apiCredits: 100 });
}

const asked = (since = 0) => source.requests.slice(since);
const search = async () => {
  const { body } = await client.post(SEARCH, { filters: ENGINEERS_IN('Paris') });
  return body.data as unknown as { talents: TalentProfile[]; pendingRefreshCount: number };
};
const getStale = (days = 91) => clock.advance(days * DAY_MS);
const fresh = ({ talents }: { talents: TalentProfile[] }) =>
  talents.filter(({ headline }) => headline === 'Fresh from the source').length;

let before = 0;
beforeEach(() => {
  before = source.requests.length;
});
afterEach(() => api.close());

describe('a search that finds stale profiles', () => {
  it('refreshes a person who is a candidate of another workspace, and that workspace sees the new profile', async () => {
    await open({}, 1);
    const other = await api.newClient();
    const { sourcingId } = await newSourcing(other);
    const [person] = everybody(1);
    await addCandidate(other, sourcingId, person!.id);
    people.set(person!.id, { ...person, lastname: 'Newname', headline: 'Fresh from the source' });
    getStale();
    expect(fresh(await search())).toBe(1);
    const { candidates } = (
      await other.get(`/v1/sourcings/${sourcingId}/candidates?search=newname`)
    ).body.data as unknown as {
      candidates: object[];
    };
    expect(candidates).toHaveLength(1);
  });

  it('sends no request while they are fresh', async () => {
    await open();
    getStale(89);
    expect((await search()).talents).toHaveLength(10);
    expect(asked(before)).toEqual([]);
  });

  it('waits for their refresh, shows the source’s data, and requests none until they are stale again', async () => {
    await open();
    getStale();
    const page = await search();
    expect(fresh(page)).toBe(10);
    expect(page.pendingRefreshCount).toBe(0);
    expect(asked(before)).toHaveLength(10);
    expect(asked(before)[0]!.headers.authorization).toBe('Bearer s3cret');
    await search();
    expect(asked(before)).toHaveLength(10);
  });

  it('reads the answers of People Data Labs, and leaves unknown people unchanged', async () => {
    await open({ PROFILE_SOURCE: `pdl:${source.origin}`, PROFILE_SOURCE_KEY: 'pdl-key' }, 2);
    source.answer(({ path }) => {
      const sought = new URL(path, source.origin).searchParams.get('profile')!;
      if (!sought.endsWith('0001'))
        return {
          status: 404,
          json: { status: 404, error: { type: 'not_found', message: 'No records were found' } },
        };
      const data = {
        first_name: 'person',
        last_name: 'renewed',
        linkedin_url: sought,
        location_locality: 'paris',
        location_country: 'france',
        job_title: 'backend engineer',
        headline: 'Fresh from the source',
        skills: ['python'],
        experience: [
          {
            company: { name: 'acme' },
            title: { name: 'backend engineer' },
            start_date: '2018-01',
            end_date: null,
          },
        ],
      };
      return { status: 200, json: { status: 200, likelihood: 10, data } };
    });
    getStale();
    const page = await search();
    expect(page.pendingRefreshCount).toBe(0);
    expect(page.talents.map(({ lastname }) => lastname).sort()).toEqual(['Number 2', 'Renewed']);
    for (const { method, path, headers } of asked(before)) {
      expect({ method, key: headers['x-api-key'] }).toEqual({ method: 'GET', key: 'pdl-key' });
      expect(path).toMatch(
        /^\/v5\/person\/enrich\?profile=linkedin\.com%2Fin%2Feng-paris-000[12]&min_likelihood=6$/,
      );
    }
    expect(asked(before)).toHaveLength(2);
  });

  it('leaves out and replaces who does not match any more', async () => {
    await open();
    const { talents } = await search();
    const moved = talents.slice(0, 2).map(({ id }) => id);
    for (const id of moved) people.set(id, { ...people.get(id), city: 'Nantes', state: null });
    getStale();
    const page = await search();
    expect(page.talents).toHaveLength(10);
    expect(page.talents.map(({ id }) => id)).not.toEqual(expect.arrayContaining([moved[0]]));
    expect(new Set(page.talents.map(({ id }) => id)).size).toBe(10);
    expect(page.pendingRefreshCount).toBe(0);
    expect(await client.balance()).toBe(80);
  });

  it('leaves out people whose phrase is now another one of the same words', async () => {
    await open({}, 2);
    const [first, second] = everybody(2);
    await api.importTalents(
      [first, second].map((person) => ({ ...person, headline: 'Chief of glasswares' })),
    );
    people.set(first!.id, {
      ...first,
      headline: 'Chief of pottery',
      summary: 'Director of glasswares',
    });
    people.set(second!.id, { ...second, headline: 'Chief of glasswares and pottery' });
    getStale();
    const { body } = await client.post(SEARCH, {
      filters: [{ filterType: 'KEYWORD', value: '"chief of glasswares"' }],
    });
    expect(body.data).toMatchObject({ talents: [{ id: second!.id }], pendingRefreshCount: 0 });
    expect(await client.balance()).toBe(99);
  });

  it('never shows an old profile that another search has refreshed meanwhile', async () => {
    await open({ PROFILE_SYNC_REFRESH_MS: '20000' }, 3);
    const [moved] = everybody(3);
    people.set(moved!.id, { ...people.get(moved!.id), city: 'Nantes', state: null });
    const ends = new Map(everybody(3).map(({ id }) => [id, Promise.withResolvers<void>()]));
    source.answer(async (request) => {
      await ends.get(idIn(request))!.promise;
      return answers(request);
    });
    getStale();
    const ofOne = client.post(SEARCH, {
      filters: [{ filterType: 'PRO_NETWORK_URL', value: profileUrl(moved!.id) }],
    });
    await until(() => asked(before).length === 1);
    const ofAll = search();
    await until(() => asked(before).length === 3);
    ends.get(moved!.id)!.resolve();
    await ofOne;
    for (const { resolve } of ends.values()) resolve();
    const { talents, pendingRefreshCount } = await ofAll;
    expect({ cities: talents.map(({ city }) => city), pendingRefreshCount }).toEqual({
      cities: ['Paris', 'Paris'],
      pendingRefreshCount: 0,
    });
  });

  it('counts people not refreshed in time, charges only for the others, and finds them shortly after', async () => {
    await open({ PROFILE_SYNC_REFRESH_MS: '3000' });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slow = new Set((await search()).talents.slice(0, 3).map(({ id }) => id));
    source.answer(async (request) => {
      if (slow.has(idIn(request))) await released;
      return answers(request);
    });
    getStale();
    const page = await search();
    expect(page.talents).toHaveLength(7);
    expect(page.pendingRefreshCount).toBe(3);
    expect(await client.balance()).toBe(83);
    release();
    await until(async () => {
      const { rows } = await sql<{
        open: number;
      }>`select count(*)::int as open from talent_refreshes where claimed_until is not null`.execute(
        api.database.db,
      );
      return rows[0]!.open === 0;
    });
    const again = await search();
    expect(again.talents).toHaveLength(10);
    expect(again.pendingRefreshCount).toBe(0);
  });

  it.each<[string, ApiReply]>([
    ['fails', { status: 500 }],
    ['asks to be left alone', { status: 429, headers: { 'retry-after': '600' } }],
    ['breaks the line', 'hang up'],
    ['answers no JSON', { status: 200, text: '<html>' }],
    ['knows nobody', { status: 404 }],
    ['says what cannot be stored', { status: 200, json: { skills: 12 } }],
  ])(
    'shows the imported data when the source %s, and does not retry immediately',
    async (_, reply) => {
      await open();
      source.answer(() => reply);
      getStale();
      const page = await search();
      expect(page.talents).toHaveLength(10);
      expect(fresh(page)).toBe(0);
      const requests = asked(before).length;
      expect((await search()).talents).toHaveLength(10);
      expect(asked(before)).toHaveLength(requests);
    },
  );

  it('requests each person once, however many searches and processes find them', async () => {
    await open();
    const beside = await testApi({
      clock,
      database: api.database,
      env: {
        PROFILE_SOURCE: `${source.origin}/people?url={profileUrl}`,
        WEBHOOK_ALLOWED_HOSTS: source.host,
      },
    });
    try {
      await beside.importTalents([]);
      getStale();
      const other = beside.clientOf(client.workspaceId, client.apiKey);
      await Promise.all([
        search(),
        search(),
        other.post(SEARCH, { filters: ENGINEERS_IN('Paris') }),
      ]);
      const ids = asked(before).map(idIn);
      expect(new Set(ids).size).toBe(ids.length);
    } finally {
      await beside.close();
    }
  });

  it('leaves a refresh that another process finishes when the first one has died', async () => {
    await open({ PROFILE_SYNC_REFRESH_MS: '50' }, 1);
    const [{ id }] = (await search()).talents as [TalentProfile];
    // Like a dead process: it never receives the answer.
    source.answer(() => new Promise(() => {}));
    getStale();
    expect((await search()).pendingRefreshCount).toBe(1);
    source.answer(answers);
    clock.advance(31_000);
    await api.services.engine.dispatch({
      kind: 'profile_refresh',
      id,
      workspaceId: client.workspaceId,
    });
    await until(
      async () =>
        (await api.services.talents.load([id])).get(id)?.headline === 'Fresh from the source',
    );
    expect(fresh(await search())).toBe(1);
  });

  it('never restores a person who was erased during their refresh', async () => {
    await open({ PROFILE_SYNC_REFRESH_MS: '50' }, 1);
    const [{ id }] = (await search()).talents as [TalentProfile];
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    source.answer(async (request) => {
      await released;
      return answers(request);
    });
    getStale();
    expect((await search()).pendingRefreshCount).toBe(1);
    await api.services.erasure.erase(id);
    release();
    await until(async () => {
      const { rows } = await sql`select 1 from talent_refreshes where outcome = 'refused'`.execute(
        api.database.db,
      );
      return rows.length === 1;
    });
    expect((await api.services.talents.load([id])).size).toBe(0);
  });
});

it('without a profile source nothing is stale', async () => {
  clock = fakeClock();
  api = await testApi({ clock });
  await api.importTalents(everybody(3));
  client = await api.newClient({ apiCredits: 10 });
  getStale(10_000);
  expect((await search()).talents).toHaveLength(3);
});
