import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import { connectAgent } from '../../test/mcp.ts';
import { ENGINEERS_IN, engineers } from '../../test/talents.ts';

let api: TestApi;
let client: Client;

beforeAll(async () => {
  api = await testApi({ roles: ['api'] });
  await api.importTalents(engineers(3));
  client = await api.newClient();
});
afterAll(() => api.close());

const KEYWORD = { filterType: 'KEYWORD', value: ['Python', 'digital native'], isRequired: false };

test('a preview tells words that stand for a protected attribute, quotes them and makes no filter of them', async () => {
  const prompt = 'Recent graduate, backend engineer in Paris';
  const { status, body } = await client.post('/v1/search/interpret', {
    prompt,
    qualificationCriterias: ['Has used Python', 'English as mother tongue'],
  });
  expect(status).toBe(200);
  const { warnings, filters, refused } = body.data as unknown as Record<string, { span: object }[]>;
  expect(refused).toEqual([]);
  expect(warnings).toMatchObject([
    {
      code: 'protected_proxy',
      attribute: 'AGE',
      quote: 'Recent graduate',
      path: ['prompt'],
      start: 0,
      end: 15,
      suggestion: '0 to 2 years of experience',
    },
    {
      quote: 'English as mother tongue',
      path: ['qualificationCriterias', 1],
      suggestion: 'C2 English',
    },
  ]);
  for (const { span } of filters!)
    expect((span as { start: number }).start).toBeGreaterThanOrEqual(15);
});

test('searches answer with the warning, at the path of the filter or of the prompt', async () => {
  const byFilters = await client.post('/v1/search/talents', {
    filters: [...ENGINEERS_IN('Paris'), KEYWORD],
  });
  expect(byFilters.status).toBe(200);
  expect(byFilters.body.data).toMatchObject({
    warnings: [{ quote: 'digital native', path: ['filters', 2, 'value', 1] }],
  });
  const byPrompt = await client.post('/v1/search/talents/by-prompt', {
    prompt: 'backend engineer in Paris, cultural fit',
  });
  expect(byPrompt.body.data).toMatchObject({
    warnings: [{ quote: 'cultural fit', path: ['prompt'], attribute: 'ETHNICITY' }],
  });
});

test('the start of a casting answers with the warnings of its filters and criteria', async () => {
  const { status, body } = await client.post('/v1/search/talents/qualified', {
    filters: ENGINEERS_IN('Paris'),
    qualificationCriterias: ['No career gaps'],
  });
  expect(status).toBe(202);
  expect(body.data).toMatchObject({
    warnings: [{ attribute: 'FAMILY_STATUS', path: ['qualificationCriterias', 0] }],
  });
});

test('an answer without such words has no warnings', async () => {
  const { body } = await client.post('/v1/search/talents', { filters: ENGINEERS_IN('Paris') });
  expect(body.data).not.toHaveProperty('warnings');
});

test.each(['KEYWORD', 'JOB_TITLE', 'HEADLINE', 'SKILL', 'INTEREST', 'SCHOOL'])(
  'a %s filter refuses direct words and quotes them',
  async (filterType) => {
    const { status, body } = await client.post('/v1/search/talents', {
      filters: [{ filterType, value: 'no maternity leave planned' }],
    });
    expect(status).toBe(400);
    expect((body as unknown as { error: { issues: object[] } }).error.issues).toMatchObject([
      { path: ['filters', 0, 'value'], code: 'protected_attribute', attribute: 'FAMILY_STATUS' },
    ]);
  },
);

describe('in a strict workspace', () => {
  const CITY = ENGINEERS_IN('Paris');
  const doors: [string, string, object, (string | number)[]][] = [
    ['a filter', '/v1/search/talents', { filters: [...CITY, KEYWORD] }, ['filters', 2, 'value', 1]],
    [
      'a diagnosis',
      '/v1/search/diagnose',
      { filters: [...CITY, KEYWORD] },
      ['filters', 2, 'value', 1],
    ],
    [
      'a prompt',
      '/v1/search/talents/by-prompt',
      { prompt: 'backend engineer in Paris, cultural fit' },
      ['prompt'],
    ],
    [
      'a criterion of a casting',
      '/v1/search/talents/qualified',
      { filters: CITY, qualificationCriterias: ['Knows Python', 'No career gaps'] },
      ['qualificationCriterias', 1],
    ],
    [
      'a filter of a casting',
      '/v1/search/talents/qualified',
      { filters: [...CITY, KEYWORD], qualificationCriterias: ['Knows Python'] },
      ['filters', 2, 'value', 1],
    ],
    [
      'the prompt of a casting',
      '/v1/search/talents/qualified/by-prompt',
      { prompt: 'Jeune diplômé, ingénieur à Paris', qualificationCriterias: ['Connaît Python'] },
      ['prompt'],
    ],
  ];
  let strict: Client;
  beforeAll(async () => {
    strict = await api.newClient({ scopes: ['read', 'spend', 'admin'] });
    const { body } = await strict.patch('/v1/workspace', { protectedProxies: 'strict' });
    expect(body.data.protectedProxies).toBe('strict');
  });

  test.each(doors)('%s with such words is refused, with words to type instead', async (...door) => {
    const [, address, sent, path] = door;
    const { status, body } = await strict.post(address, sent);
    expect(status).toBe(400);
    expect((body as unknown as { error: { issues: object[] } }).error.issues).toMatchObject([
      { path, code: 'protected_proxy', suggestion: expect.stringMatching(/../) },
    ]);
  });

  test('the tools for agents refuse them too', async () => {
    const agent = await connectAgent(api.url, strict);
    const answer = await agent.call('search_talents', { filters: [...CITY, KEYWORD] });
    expect(answer.isError).toBe(true);
    expect(answer.error.issues).toMatchObject([{ code: 'protected_proxy' }]);
    await agent.close();
  });

  test('a second look with other criteria is refused', async () => {
    const { body } = await strict.post('/v1/search/talents/qualified/cast_unknown/rejudge', {
      qualificationCriterias: ['Native speaker of French'],
    });
    expect((body as unknown as { error: { issues: object[] } }).error.issues).toMatchObject([
      { code: 'protected_proxy', path: ['qualificationCriterias', 0] },
    ]);
  });

  test('a preview shows them as refused, and nothing is spent', async () => {
    const { body } = await strict.post('/v1/search/interpret', {
      prompt: 'Recent graduate, backend engineer in Paris',
      qualificationCriterias: ['English as mother tongue'],
    });
    expect(body.data).toMatchObject({
      refused: [{ attribute: 'AGE', span: { text: 'Recent graduate' } }],
      criterionPreviews: [{ refused: expect.stringContaining('mother tongue') }],
    });
    expect((await strict.get('/v1/workspace')).body.data.balances).toMatchObject({ reserved: 0 });
  });

  test('other words pass, and other workspaces only warn', async () => {
    expect((await strict.post('/v1/search/talents', { filters: CITY })).status).toBe(200);
    expect((await client.post('/v1/search/talents', { filters: [...CITY, KEYWORD] })).status).toBe(
      200,
    );
  });
});
