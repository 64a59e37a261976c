import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../test/api.ts';
import { engineers } from '../../test/talents.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  await api.importTalents(engineers(3));
});
afterAll(() => api.close());

describe('a sourcing', () => {
  it('is created from an empty object', async () => {
    const client = await api.newClient();
    const answer = await client.post('/v1/sourcings', {});
    expect(answer).toMatchObject({ status: 200, body: { data: { sourcingId: expect.stringMatching(/^src_/) } } });
    const { sourcingId } = answer.body.data as unknown as { sourcingId: string };
    const added = await client.post(`/v1/sourcings/${sourcingId}/candidates`, { talentId: 'eng-paris-0001' });
    expect(added.body).toMatchObject({ success: true });
    const page = await client.get(`/v1/sourcings/${sourcingId}/candidates`);
    expect(page.body).toMatchObject({ success: true, data: { candidates: [{}] } });
  });
});
