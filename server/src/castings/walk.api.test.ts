import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../test/api.ts';
import { ended, goOn, start } from '../../test/castings.ts';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import { type Script, scriptedJudge } from '../../test/fakes/judge.ts';
import { engineers } from '../../test/talents.ts';

/** Several waves of 20. */
const PEOPLE = 70;
let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** A process of the installation with this judge. */
async function serviceWith(script: Script): Promise<{ api: TestApi; asked: readonly string[] }> {
  const judge = scriptedJudge(script);
  return { api: await testApi({ database, judge }), asked: judge.asked };
}

const idsOf = (rows: readonly object[]): string[] => rows.map((row) => (row as { id: string }).id);
const WIDE = { target: { greens: 50, maxCredits: 300 } };

it('a walk over people who are added, changed, moved and erased meanwhile judges every match once', async () => {
  const people = engineers(PEOPLE, { city: 'Paris' });
  const later = engineers(PEOPLE + 30, { city: 'Paris' }).slice(PEOPLE);
  const changed = people.slice(0, 5).concat(people.slice(60, 65));
  const gone = idsOf(people.slice(65));
  const { api, asked } = await serviceWith(async (_, nth) => {
    if (nth === 25) {
      // More complete than before: those who were judged move up in the order, and so do some who
      // wait.
      await api.importTalents(
        changed.map((row) => ({
          ...row,
          summary: 'Now with a summary.',
          headline: 'Engineer',
          interests: ['Chess'],
        })),
      );
      await api.importTalents(later);
      await api.importTalents(people.slice(65, 68).map((row) => ({ ...row, city: 'Lyon' })));
      for (const id of gone.slice(3)) await api.services.erasure.erase(id);
      await api.services.feed.catchUp();
    }
    return 'not_met' as const;
  });
  await api.importTalents(people);
  const client = await api.newClient();
  const { castingId } = await start(client, WIDE);
  const { status, counts } = await ended(client, castingId);
  expect(status).toBe('pool_exhausted');
  expect(new Set(asked).size).toBe(asked.length);
  const stayed = [...idsOf(people), ...idsOf(later)].filter((id) => !gone.includes(id));
  expect(asked.filter((id) => !gone.includes(id)).toSorted()).toEqual(stayed.toSorted());
  expect(counts.red).toBe(asked.length);
  await api.close();
});

it('a walk continues in rank order in another process, including people added meanwhile', async () => {
  const people = engineers(PEOPLE, { city: 'Nantes' });
  const filters = [
    { filterType: 'JOB_TITLE', value: 'backend engineer' },
    { filterType: 'LOCATION', value: 'Nantes' },
  ];
  const first = await serviceWith(() => 'not_met');
  await first.api.importTalents(people);
  const { workspaceId, apiKey, ...client } = await first.api.newClient();
  const { search } = first.api.services;
  const ranked = await search.pool(workspaceId, await search.parseFilters(workspaceId, filters), {
    exclude: new Set(),
    limit: PEOPLE,
  });
  const { castingId } = await start(
    { ...client, workspaceId, apiKey },
    { filters, target: { greens: 10, maxCredits: 60 } },
  );
  expect((await ended({ ...client, workspaceId, apiKey }, castingId)).status).toBe('can_continue');
  await first.api.close();
  expect(ranked.ids.toSorted()).toEqual(idsOf(people));
  expect(first.asked).toEqual(ranked.ids.slice(0, 30));

  const second = await serviceWith(() => 'not_met');
  const better = engineers(1, { city: 'Nantes' }).map((row) => ({
    ...row,
    id: 'eng-nantes-new',
    firstname: 'Somebody',
    summary: 'Complete.',
  }));
  await second.api.importTalents(better);
  const again = second.api.clientOf(workspaceId, apiKey);
  expect((await goOn(again, castingId, WIDE)).status).toBe(202);
  expect((await ended(again, castingId)).status).toBe('pool_exhausted');
  expect(second.asked).toEqual(['eng-nantes-new', ...ranked.ids.slice(30)]);
  await second.api.close();
});
