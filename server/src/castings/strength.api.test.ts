import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import { ended, START, start } from '../../test/castings.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const person = (id: string, more: object) => ({
  id,
  firstname: 'Ada',
  lastname: id,
  city: 'Nancy',
  country: 'France',
  jobTitle: 'Backend Engineer',
  experiences: [{ title: 'Backend Engineer', organizationName: 'Acme', isCurrent: true }],
  ...more,
});
const DATED = {
  experiences: [
    {
      title: 'Backend Engineer',
      organizationName: 'Acme',
      startDate: '2020-01-01',
      isCurrent: true,
      description: 'Runs Kubernetes clusters in production.',
    },
  ],
};
const PEOPLE = [
  person('str-listed-1', { skills: ['Kubernetes'] }),
  person('str-dated-1', DATED),
  person('str-asserted-1', { summary: 'I run Kubernetes in production.' }),
  person('str-dated-2', DATED),
  person('str-listed-2', { skills: ['Kubernetes'] }),
  person('str-asserted-2', { summary: 'I run Kubernetes in production.' }),
  person('str-silent-1', {}),
];

const idsOf = async (client: Client, castingId: string, query: string) => {
  const { body } = await client.get(`${START}/${castingId}?${query}`);
  return { ids: body.data.talents.map(({ talentId }) => talentId), next: body.data.nextPageCursor };
};

it('lists people of one verdict by the strength of their evidence, page by page, and as judged by default', async () => {
  await api.importTalents(PEOPLE);
  const client = await api.newClient();
  const { castingId } = await start(client, {
    filters: [
      { filterType: 'JOB_TITLE', value: 'backend engineer' },
      { filterType: 'LOCATION', value: 'Nancy' },
    ],
    qualificationCriterias: ['Knows Kubernetes'],
    target: { greens: 50, maxCredits: 40 },
  });
  await ended(client, castingId);
  // As a verdict from before the strength was stored: it comes last of its verdict.
  await sql`update casting_verdicts set weakness = null where casting_id = ${castingId} and talent_id = 'str-dated-2'`.execute(
    api.database.db,
  );
  const whole = (await idsOf(client, castingId, 'order=strength')).ids;
  expect(whole.map((id) => id.replace(/-\d$/, ''))).toEqual([
    'str-dated',
    'str-asserted',
    'str-asserted',
    'str-listed',
    'str-listed',
    'str-dated',
    'str-silent',
  ]);
  const walked: string[] = [];
  for (let cursor = ''; ; ) {
    const { ids, next } = await idsOf(client, castingId, `order=strength&pageSize=2${cursor}`);
    walked.push(...ids);
    if (next === null) break;
    cursor = `&cursor=${encodeURIComponent(next)}`;
  }
  expect(walked).toEqual(whole);
  const first = await idsOf(client, castingId, 'order=strength&pageSize=2');
  const other = await client.get(`${START}/${castingId}?cursor=${encodeURIComponent(first.next!)}`);
  expect(other.body.error?.code).toBe('validation_error');
  const { rows } = await sql<{ id: string }>`
    select talent_id as id from casting_verdicts where casting_id = ${castingId} order by verdict_rank, judged_order`.execute(
    api.database.db,
  );
  expect((await idsOf(client, castingId, '')).ids).toEqual(rows.map(({ id }) => id));
});
