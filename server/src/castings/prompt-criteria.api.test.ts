import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import { ended, START } from '../../test/castings.ts';
import { engineers } from '../../test/talents.ts';

/*
 * The criteria of a qualified search by prompt: those of the caller, and what the prompt asks
 * beyond them.
 */

let api: TestApi;
let client: Client;

beforeAll(async () => {
  api = await testApi();
  await api.importTalents(engineers(1));
  client = await api.newClient();
});
afterAll(() => api.close());

async function criteriaOf(body: object): Promise<string[]> {
  const started = await client.post(`${START}/by-prompt`, body);
  expect(started.status).toBe(202);
  const casting = await ended(client, started.body.data.castingId);
  return casting.talents[0]!.scoring!.criterias.map((criterion) => criterion.title);
}

it('a criterion of the caller is not repeated from the prompt', async () => {
  const prompt = 'Backend engineer in Paris, at least 1 year of experience';
  expect(await criteriaOf({ prompt })).toHaveLength(1);
  expect(
    await criteriaOf({ prompt, qualificationCriterias: ["Au moins 1 an d'expérience"] }),
  ).toHaveLength(1);
  expect(await criteriaOf({ prompt, qualificationCriterias: ['Has managed a team'] })).toHaveLength(
    2,
  );
});
