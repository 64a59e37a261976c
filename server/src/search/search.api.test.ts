import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import { ENGINEERS_IN, engineers } from '../../test/talents.ts';
import { SCOPES } from '../platform/operation.ts';
import { FILTER_TYPES } from './rules/filter.ts';

let api: TestApi;
let client: Client;

beforeAll(async () => {
  api = await testApi({ roles: ['api'] });
  await api.importTalents(engineers(12));
  client = await api.newClient();
});
afterAll(() => api.close());

describe('POST /v1/search/talents', () => {
  test('answers a page of whole profiles', async () => {
    const { status, body } = await client.post('/v1/search/talents', {
      filters: ENGINEERS_IN('Paris'),
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      data: { estimationCount: 12, pendingRefreshCount: 0 },
    });
    expect(body.data.talents).toHaveLength(10);
    expect(body.data.talents[0]).toMatchObject({
      firstname: 'Person',
      gender: null,
      experiences: [{ title: 'Backend Engineer', isCurrent: true }],
    });
    expect((body.data.talents[0] as unknown as { matched: unknown }).matched).toEqual([
      {
        filter: 0,
        filterType: 'JOB_TITLE',
        path: '/experiences/0/title',
        text: 'Backend Engineer',
        grade: 'exact',
      },
      { filter: 1, filterType: 'LOCATION', path: '/city', text: 'Paris' },
    ]);
    expect((body.data.talents[0] as unknown as { rankedBy: unknown }).rankedBy).toEqual([
      { reason: 'current_title', text: 'Current title: “Backend Engineer”' },
    ]);
  });

  test.each([
    ['no body', undefined, []],
    ['no filters', {}, ['filters']],
    ['filters as an object', { filters: { 0: {}, length: 1 } }, ['filters']],
    ['no filter', { filters: [] }, ['filters']],
    [
      'an unknown type',
      { filters: [{ filterType: 'JOB_TITEL', value: 'x' }] },
      ['filters', 0, 'filterType'],
    ],
    [
      'ids that are no list',
      { filters: ENGINEERS_IN('Paris'), relatedSearchTransactionIds: 'x' },
      ['relatedSearchTransactionIds'],
    ],
  ])('%s is a validation_error at its place', async (_, sent, path) => {
    const { status, body } = await client.post('/v1/search/talents', sent);
    expect(status).toBe(400);
    expect(body.error.code).toBe('validation_error');
    expect(body.error.issues[0]!.path).toEqual(path);
  });

  test('101 related transactions are 400 too_many_search_transactions, an empty balance is 402', async () => {
    const related = Array.from({ length: 101 }, (_, i) => `stx_${i}`);
    const many = await client.post('/v1/search/talents', {
      filters: ENGINEERS_IN('Paris'),
      relatedSearchTransactionIds: related,
    });
    expect([many.status, many.body.error.code]).toEqual([400, 'too_many_search_transactions']);
    const poor = await api.newClient({ apiCredits: 0 });
    const { status, body } = await poor.post('/v1/search/talents', {
      filters: ENGINEERS_IN('Paris'),
    });
    expect(status).toBe(402);
    expect(body.error).toMatchObject({
      code: 'insufficient_api_credits',
      available: 0,
      required: 1,
    });
  });
});

describe('POST /v1/search/talents/by-prompt', () => {
  test('answers the same page with the filters that the prompt was read as', async () => {
    const { status, body } = await client.post('/v1/search/talents/by-prompt', {
      prompt: 'développeur backend à Paris',
    });
    expect(status).toBe(200);
    expect(body.data.estimationCount).toBe(12);
    expect(body.data.interpretedFilters).toEqual(
      expect.arrayContaining([expect.objectContaining({ filterType: 'LOCATION' })]),
    );
  });

  test('reports which words were ignored, and which may mean something else', async () => {
    const own = await api.newClient({ scopes: SCOPES });
    const { body } = await own.post('/v1/search/talents/by-prompt', {
      prompt: 'Backend engineer in Georgia, remote',
    });
    expect(body.data.ignored).toMatchObject([{ text: 'remote' }]);
    expect(body.data.uncertain).toMatchObject([
      { text: 'Georgia', start: 20, end: 27 },
      { instead: { filterType: 'LOCATION', value: 'Georgia' } },
    ]);
  });

  test('a prompt of nothing is 400, of nonsense 422', async () => {
    const empty = await client.post('/v1/search/talents/by-prompt', { prompt: '   ' });
    expect([empty.status, empty.body.error.code, empty.body.error.issues[0]!.path]).toEqual([
      400,
      'validation_error',
      ['prompt'],
    ]);
    const nonsense = await client.post('/v1/search/talents/by-prompt', { prompt: 'asdfgh qwertz' });
    expect([nonsense.status, nonsense.body.error.code]).toEqual([
      422,
      'prompt_interpretation_failed',
    ]);
  });
});

test('POST /v0.1/search/talents answers alike and names its successor', async () => {
  const { status, headers, body } = await client.post('/v0.1/search/talents', {
    filters: ENGINEERS_IN('Paris'),
  });
  expect(status).toBe(200);
  expect(body.data.talents).toHaveLength(10);
  expect(headers.get('deprecation')).toMatch(/^@\d+$/);
  expect(headers.get('link')).toBe('</api/v1/search/talents>; rel="successor-version"');
});

test('GET /v1/search/filters lists every type, in the language of the key owner', async () => {
  const english = (await client.get('/v1/search/filters')).body.data.filterTypes as {
    filterType: string;
    label: string;
  }[];
  expect(english.map((type) => type.filterType)).toEqual(FILTER_TYPES);
  const values = (filterType: string) =>
    (english.find((type) => type.filterType === filterType) as { values?: string[] }).values;
  expect(values('COMPANY_SIZE')).toContain('11-50');
  expect(values('HAS_CONTACT')).toEqual(['email', 'phone', 'any']);
  expect(values('SKILL')).toBeNull();
  const french = await api.newClient({ language: 'fr' });
  const types = (await french.get('/v1/search/filters')).body.data.filterTypes as typeof english;
  expect(types.find((type) => type.filterType === 'SKILL')!.label).toBe('Compétence');
});

describe('POST /v1/search/interpret', () => {
  test('shows filters, criteria, ignored words and the count, and costs nothing', async () => {
    const poor = await api.newClient({ apiCredits: 0 });
    const prompt = 'Backend engineer in Paris, 3+ years, Python a plus, remote';
    const { status, body } = await poor.post('/v1/search/interpret', { prompt });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      language: 'en',
      filters: [
        { filterType: 'JOB_TITLE', value: 'Backend engineer', isRequired: true },
        { filterType: 'LOCATION', value: 'Paris', span: { start: 20, end: 25, text: 'Paris' } },
        { filterType: 'YEARS_OF_EXPERIENCE', value: { min: 3 } },
        { filterType: 'SKILL', value: 'Python', isRequired: false },
      ],
      criteria: ['At least 3 years of experience'],
      ignored: [{ text: 'remote', reason: expect.stringContaining('Profiles') }],
      refused: [],
    });
    const searched = await client.post('/v1/search/talents/by-prompt', { prompt });
    expect(body.data.estimationCount).toBe(searched.body.data.estimationCount);
    expect(body.data.filters).toEqual(searched.body.data.interpretedFilters);
  });

  test('reports how each criterion is read, and what in profiles shows it', async () => {
    const poor = await api.newClient({ apiCredits: 0 });
    const { status, body } = await poor.post('/v1/search/interpret', {
      prompt: 'Backend engineer in Paris, 3+ years',
      qualificationCriterias: [
        'Gets along with founders',
        'Excel and an ERP (SAP, Sage…)',
        'Zorglub method',
        'Under 35 years old',
      ],
    });
    expect(status).toBe(200);
    expect(body.data.criterionPreviews).toMatchObject([
      { criterion: 'Gets along with founders', readAs: 'unread', judgeable: 'no', refused: null },
      {
        reading: 'Excel and ERP or SAP or Sage',
        readAs: 'condition',
        judgeable: 'yes',
        parts: [{ reading: 'Excel' }, { reading: 'ERP' }, { reading: 'SAP' }, { reading: 'Sage' }],
      },
      { readAs: 'words', judgeable: 'yes', evidence: expect.stringContaining('unknown') },
      { refused: expect.stringContaining('protected') },
      { criterion: 'At least 3 years of experience', evidence: expect.stringContaining('dates') },
    ]);
  });

  test('previews criteria without a prompt, in the requested language; an empty request is refused', async () => {
    const { body } = await client.post('/v1/search/interpret', {
      qualificationCriterias: ['Permis B'],
      scoringLanguage: 'fr',
    });
    expect(body.data).toMatchObject({ filters: [], criteria: [], estimationCount: 0 });
    expect(body.data.criterionPreviews).toMatchObject([
      { reading: 'Permis B', evidence: expect.stringContaining('phrase d’un poste') },
    ]);
    expect((await client.post('/v1/search/interpret', {})).status).toBe(400);
  });

  test('offers the other places of a name, and means those in the country of the workspace', async () => {
    const own = await api.newClient({ scopes: SCOPES });
    const read = async () =>
      (await own.post('/v1/search/interpret', { prompt: 'Backend engineer in Georgia' })).body.data;
    const location = (data: Awaited<ReturnType<typeof read>>) =>
      (data.filters as { filterType: string; value: unknown }[]).find(
        ({ filterType }) => filterType === 'LOCATION',
      )?.value;
    const undecided = await read();
    expect(location(undecided)).toEqual(['Georgia, United States', 'Georgia']);
    expect(undecided.uncertain).toMatchObject([
      { text: 'Georgia', start: 20, end: 27, instead: { value: 'Georgia, United States' } },
      { instead: { filterType: 'LOCATION', value: 'Georgia', name: 'Georgia (country)' } },
    ]);
    await own.patch('/v1/workspace', { country: 'US' });
    expect(location(await read())).toBe('Georgia, United States');
    await own.patch('/v1/workspace', { country: 'GE' });
    expect(location(await read())).toBe('Georgia');
  });

  test('writes criteria and reasons in the requested language, else in that of the key owner', async () => {
    const french = await api.newClient({ language: 'fr' });
    const prompt = 'Backend engineer in Paris, 3+ years, remote';
    const own = (await french.post('/v1/search/interpret', { prompt })).body.data;
    expect(own).toMatchObject({
      language: 'fr',
      criteria: ["Au moins 3 ans d'expérience"],
      ignored: [{ reason: expect.stringContaining('profils') }],
    });
    const asked = (await french.post('/v1/search/interpret', { prompt, scoringLanguage: 'en' }))
      .body.data;
    expect(asked).toMatchObject({ language: 'en', criteria: ['At least 3 years of experience'] });
  });

  test('lists words about protected attributes, and reads the rest without them', async () => {
    const prompt = 'Backend engineer in Paris, under 35 years old, women only';
    const { status, body } = await client.post('/v1/search/interpret', { prompt });
    expect(status).toBe(200);
    const refused = body.data.refused as {
      attribute: string;
      span: { start: number; end: number; text: string };
    }[];
    expect(new Set(refused.map((one) => one.attribute))).toEqual(new Set(['AGE', 'GENDER']));
    expect(refused.every(({ span }) => prompt.slice(span.start, span.end) === span.text)).toBe(
      true,
    );
    expect((body.data.filters as { filterType: string }[]).map((one) => one.filterType)).toEqual([
      'JOB_TITLE',
      'LOCATION',
    ]);
    expect((await client.post('/v1/search/talents/by-prompt', { prompt })).status).toBe(400);
  });

  test.each([
    ['nothing', { prompt: '   ' }, 400, 'validation_error'],
    ['no prompt', {}, 400, 'validation_error'],
    ['4,001 characters', { prompt: 'a'.repeat(4_001) }, 400, 'validation_error'],
    [
      'another language',
      { prompt: 'Engineer in Paris', scoringLanguage: 'de' },
      400,
      'validation_error',
    ],
    ['noise', { prompt: 'asdfgh qwertz' }, 422, 'prompt_interpretation_failed'],
    ['a question', { prompt: 'what is the weather in Paris' }, 422, 'prompt_interpretation_failed'],
  ])('%s is refused', async (_, sent, status, code) => {
    const answer = await client.post('/v1/search/interpret', sent);
    expect([answer.status, answer.body.error.code]).toEqual([status, code]);
  });
});
