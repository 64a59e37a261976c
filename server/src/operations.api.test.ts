import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, createClient, type Data, type OperationId } from '../../client/src/client.ts';
import { type TestApi, testApi } from '../test/api.ts';
import { scriptedJudge } from '../test/fakes/judge.ts';
import { ENGINEERS_IN, engineers } from '../test/talents.ts';
import { operations } from './operations.ts';

let api: TestApi;
let client: Client;
const verdicts = scriptedJudge((_input, nth) => (nth % 2 === 1 ? 'met' : 'not_met'));

beforeAll(async () => {
  api = await testApi({ judge: verdicts });
  await api.importTalents(engineers(12));
  const { apiKey } = await api.newClient();
  client = createClient({ baseUrl: api.url, apiKey });
});
afterAll(() => api.close());

/** The shape of an answer's data in the contract. */
function expectContracted<Id extends OperationId>(id: Id, data: Data<Id>): void {
  const { success, error } = operations
    .find((operation) => operation.id === id)!
    .data.safeParse(data);
  expect(success, `${id}: ${error?.message}`).toBe(true);
}

const filters = ENGINEERS_IN('Paris') as Parameters<Client['searchTalents']>[0]['filters'];

it('serves every operation of the table, and nothing that is not in it', () => {
  expect(new Set(api.services.routes.map(({ operation }) => operation))).toEqual(
    new Set(operations),
  );
});

it('answers plain searches in the shape that is documented, and never the same person on two pages', async () => {
  const pages = await Array.fromAsync(client.searchPages({ filters }));
  for (const page of pages) expectContracted('searchTalents', page);
  const ids = pages.flatMap(({ talents }) => talents.map(({ id }) => id));
  expect([ids.length, new Set(ids).size]).toEqual([12, 12]);
  expectContracted(
    'searchTalentsByPrompt',
    await client.searchTalentsByPrompt({ prompt: 'engineers in Paris' }),
  );
  expectContracted(
    'interpretPrompt',
    await client.interpretPrompt({ prompt: 'engineers in Paris' }),
  );
  expectContracted('searchTalentsLegacy', await client.searchTalentsLegacy({ filters }));
  expectContracted('listFilterTypes', await client.listFilterTypes());
});

it('takes a qualified search from its start to the last verdict in the shapes that are documented', async () => {
  const started = await client.startQualifiedSearch({
    filters,
    qualificationCriterias: ['Has used Python'],
    target: { greens: 2, maxCredits: 20 },
  });
  expectContracted('startQualifiedSearch', started);
  const { castingId } = started;
  expect(await client.waitForCasting(castingId, { intervalMs: 20 })).toMatchObject({
    nextAction: 'continue',
    counts: { green: 2 },
  });
  expectContracted(
    'continueQualifiedSearch',
    await client.continueQualifiedSearch({ castingId, target: { greens: 50, maxCredits: 60 } }),
  );
  expect(await client.waitForCasting(castingId, { intervalMs: 20 })).toMatchObject({
    nextAction: 'done',
  });
  expectContracted(
    'getQualifiedSearch',
    await client.getQualifiedSearch({ castingId, pageSize: 5 }),
  );
  const judged = await Array.fromAsync(
    client.castingTalents(castingId, { pageSize: 5 }),
    ({ aiVerdict, talentId }) => ({ aiVerdict, talentId }),
  );
  expect(new Set(judged.map(({ talentId }) => talentId)).size).toBe(12);
  const order = judged.map(({ aiVerdict }) => ['green', 'amber', 'red'].indexOf(aiVerdict));
  expect(order).toEqual(order.toSorted());
});
