import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import { person, profileUrl } from '../../test/enrichment.ts';
import type { KnownPerson } from '../talents/contract.ts';

let api: TestApi;
let client: Client;
beforeAll(async () => {
  api = await testApi();
  client = await api.newClient();
  await api.importTalents([
    person('quillon'),
    person('quillon-the-other'),
    { ...person('brightwater'), firstname: 'Grace', city: 'Lyon' },
  ]);
});
afterAll(() => api.close());

async function found(asked: string): Promise<string[]> {
  const { status, body } = await client.post('/v1/talents/find', { person: asked });
  expect(status).toBe(200);
  return (body.data as unknown as { people: KnownPerson[] }).people.map(({ talentId }) => talentId);
}

describe('a person who asks to be erased', () => {
  it.each([
    ['talent id', 'brightwater', ['brightwater']],
    [
      'profile URL, however it is written',
      `${profileUrl('brightwater').replace('https://www.', '')}/`,
      ['brightwater'],
    ],
    ['name', 'grace Brightwater', ['brightwater']],
    ['name of nobody', 'Nobody Atall', []],
  ])('is found by %s', async (_, asked, ids) => {
    expect(await found(asked)).toEqual(ids);
  });

  it('is shown with what distinguishes them, and costs nothing', async () => {
    const before = await client.balance();
    const { body } = await client.post('/v1/talents/find', { person: 'brightwater' });
    expect(body.data).toEqual({
      people: [
        {
          talentId: 'brightwater',
          name: 'Grace brightwater',
          jobTitle: 'Engineer',
          location: 'Lyon, France',
          proNetworkUrl: profileUrl('brightwater'),
        },
      ],
    });
    expect(await client.balance()).toBe(before);
  });

  it('is not shown to callers who may not erase', async () => {
    const other = await api.newClient({ capabilities: [] });
    expect((await other.post('/v1/talents/find', { person: 'brightwater' })).body.error.code).toBe(
      'plan_upgrade_required',
    );
    const reader = await api.newClient({ scopes: ['read'] });
    expect((await reader.post('/v1/talents/find', { person: 'brightwater' })).status).toBe(403);
  });
});
