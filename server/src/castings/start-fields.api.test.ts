import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApi } from '../../test/api.ts';
import { castingsUnderTest, ended, goOn, START, start } from '../../test/castings.ts';
import { ENGINEERS_IN } from '../../test/talents.ts';

let api: TestApi;

beforeAll(async () => {
  ({ api } = await castingsUnderTest());
});
afterAll(() => api.close());

/**
 * What both start routes take, and what each is refused for: where the issue points, and whether a
 * continue refuses it too.
 */
const REFUSED: [string, object, (string | number)[], 'continue too' | 'start only'][] = [
  [
    '11 criteria',
    { qualificationCriterias: Array.from({ length: 11 }, (_, i) => `c${i}`) },
    ['qualificationCriterias'],
    'start only',
  ],
  ['criteria as a text', { qualificationCriterias: 'a' }, ['qualificationCriterias'], 'start only'],
  ['criteria null', { qualificationCriterias: null }, ['qualificationCriterias'], 'start only'],
  [
    'a criterion of spaces',
    { qualificationCriterias: ['ok', '  '] },
    ['qualificationCriterias', 1],
    'start only',
  ],
  [
    'a criterion of zero-width characters',
    { qualificationCriterias: ['\u200b'] },
    ['qualificationCriterias', 0],
    'start only',
  ],
  [
    'a criterion that is a number',
    { qualificationCriterias: [7] },
    ['qualificationCriterias', 0],
    'start only',
  ],
  [
    'a criterion of 301 characters',
    { qualificationCriterias: ['x'.repeat(301)] },
    ['qualificationCriterias', 0],
    'start only',
  ],
  [
    'a protected attribute',
    { qualificationCriterias: ['Is under 35 years old'] },
    ['qualificationCriterias', 0],
    'start only',
  ],
  [
    'a protected attribute in French',
    { qualificationCriterias: ['ok', 'A moins de 35 ans'] },
    ['qualificationCriterias', 1],
    'start only',
  ],
  ['forceNew as text', { forceNew: 'true' }, ['forceNew'], 'start only'],
  ['forceNew 1', { forceNew: 1 }, ['forceNew'], 'start only'],
  ...['FR', 'fr-FR', '', 'de', null].map((scoringLanguage): (typeof REFUSED)[number] => [
    `scoringLanguage ${JSON.stringify(scoringLanguage)}`,
    { scoringLanguage },
    ['scoringLanguage'],
    'continue too',
  ]),
  ['target as a list', { target: [] }, ['target'], 'continue too'],
  ['target null', { target: null }, ['target'], 'continue too'],
  ...[0, 51, -1, 1.5, '5', true, null, [5], {}].map((greens): (typeof REFUSED)[number] => [
    `greens ${JSON.stringify(greens)}`,
    { target: { greens } },
    ['target', 'greens'],
    'continue too',
  ]),
  ...[0, 1, 3, 301, 302, -2, 60.5, '60', true, null, [60], {}].map(
    (maxCredits): (typeof REFUSED)[number] => [
      `maxCredits ${JSON.stringify(maxCredits)}`,
      { target: { maxCredits } },
      ['target', 'maxCredits'],
      'continue too',
    ],
  ),
  ['webhook as a text', { webhook: 'https://hooks.example.com/' }, ['webhook'], 'continue too'],
  ['webhook null', { webhook: null }, ['webhook'], 'continue too'],
  [
    'a webhook without url',
    { webhook: { verdicts: ['green'] } },
    ['webhook', 'url'],
    'continue too',
  ],
  ...[[], ['green', 'green'], 'green', null, ['green', 'amber', 'red', 'green']].map(
    (verdicts): (typeof REFUSED)[number] => [
      `verdicts ${JSON.stringify(verdicts)}`,
      { webhook: { url: 'https://hooks.example.com/', verdicts } },
      ['webhook', 'verdicts'],
      'continue too',
    ],
  ),
  [
    'a verdict in capitals',
    { webhook: { url: 'https://hooks.example.com/', verdicts: ['red', 'Green'] } },
    ['webhook', 'verdicts', 1],
    'continue too',
  ],
  [
    'an unknown verdict',
    { webhook: { url: 'https://hooks.example.com/', verdicts: ['blue'] } },
    ['webhook', 'verdicts', 0],
    'continue too',
  ],
  // The whole corpus of addresses stands in outbound-policy.test.ts; here is one of each kind, to
  // see that both routes and continue ask.
  ...[
    '',
    'http://hooks.example.com/',
    'ftp://hooks.example.com/',
    '//hooks.example.com/',
    'https:hooks.example.com',
    '\thttps://hooks.example.com/',
    'https://user:pw@hooks.example.com/',
    'https://localhost/',
    'https://LOCALHOST./',
    'https://intranet/',
    'https://printer.local/',
    'https://metadata.google.internal/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://10.0.0.8/',
    'https://169.254.169.254/',
    'https://168.63.129.16/',
    'https://[::1]/',
    'https://[::ffff:7f00:1]/',
    'https://[64:ff9b::a9fe:a9fe]/',
    'https://[fd00:ec2::254]/',
  ].map((url): (typeof REFUSED)[number] => [
    `webhook.url ${JSON.stringify(url)}`,
    { webhook: { url } },
    ['webhook', 'url'],
    'continue too',
  ]),
  ['customParams as a list', { customParams: [] }, ['customParams'], 'continue too'],
  ['customParams as a text', { customParams: 'x' }, ['customParams'], 'continue too'],
  ['customParams null', { customParams: null }, ['customParams'], 'continue too'],
  [
    'customParams of 4,097 bytes',
    { customParams: { a: 'x'.repeat(4_097 - '{"a":""}'.length) } },
    ['customParams'],
    'continue too',
  ],
  [
    'customParams of three-byte characters',
    { customParams: { a: '€'.repeat(1_400) } },
    ['customParams'],
    'continue too',
  ],
];

const ROUTES = {
  'from filters': {
    path: START,
    body: { filters: ENGINEERS_IN('Paris'), qualificationCriterias: ['Has used Python'] },
  },
  'by prompt': {
    path: `${START}/by-prompt`,
    body: { prompt: 'Backend engineer in Paris', qualificationCriterias: ['Has used Python'] },
  },
};

describe.each(Object.entries(ROUTES))('a start %s', (_route, { path, body }) => {
  it.each(REFUSED)(
    'with %s is a validation_error that names the place, and costs nothing',
    async (_name, more, at) => {
      const client = await api.newClient({ apiCredits: 10 });
      const answer = await client.post(path, { ...body, ...more });
      expect({ status: answer.status, code: answer.body.error?.code }).toEqual({
        status: 400,
        code: 'validation_error',
      });
      expect(answer.body.error.issues).toContainEqual(
        expect.objectContaining({ path: at, message: expect.any(String) }),
      );
      expect(await client.balance()).toBe(10);
      expect(
        await api.database.db
          .selectFrom('castings')
          .select('id')
          .where('workspace_id', '=', client.workspaceId)
          .execute(),
      ).toEqual([]);
    },
  );

  it.each<[string, object, object]>([
    [
      'nothing but what it needs: 10 greens, 60 credits',
      {},
      { target: { greens: 10, maxCredits: 60 }, webhook: null, customParams: null },
    ],
    ['a target without cap', { target: { greens: 1 } }, { target: { greens: 1, maxCredits: 60 } }],
    [
      'a target without greens',
      { target: { maxCredits: 2 } },
      { target: { greens: 10, maxCredits: 2 } },
    ],
    [
      'the largest target',
      { target: { greens: 50, maxCredits: 300 } },
      { target: { greens: 50, maxCredits: 300 } },
    ],
    [
      'ten criteria, one of 300 characters beyond the basic plane',
      { qualificationCriterias: [`${'😀'.repeat(299)}a`, ...'bcdefghij'] },
      {},
    ],
    [
      'a webhook without verdicts: all three',
      { webhook: { url: 'https://1.1.1.1/x' } },
      { webhook: { url: 'https://1.1.1.1/x', verdicts: ['green', 'amber', 'red'] } },
    ],
    [
      'one verdict',
      { webhook: { url: 'https://1.1.1.1/x', verdicts: ['red'] } },
      { webhook: { url: 'https://1.1.1.1/x', verdicts: ['red'] } },
    ],
    [
      'customParams of 4,096 bytes',
      { customParams: { a: 'x'.repeat(4_096 - '{"a":""}'.length) } },
      {},
    ],
    ['empty customParams', { customParams: {} }, { customParams: {} }],
    ['each language', { scoringLanguage: 'fr' }, { scoringLanguage: 'fr' }],
    ['a key that nobody knows', { unknownKey: true }, {}],
  ])('with %s is accepted', async (_name, more, shown) => {
    const client = await api.newClient();
    const started = await client.post(path, { ...body, ...more });
    expect(started).toMatchObject({ status: 202, body: { data: { reused: false } } });
    expect((await client.get(`${START}/${started.body.data.castingId}`)).body.data).toMatchObject(
      shown,
    );
    await ended(client, started.body.data.castingId);
  });

  it('with 60.0 or 6e1 credits reads the same number', async () => {
    const client = await api.newClient();
    for (const written of ['60.0', '6e1']) {
      const text = `${JSON.stringify({ ...body, forceNew: true }).slice(0, -1)},"target":{"greens":1,"maxCredits":${written}}}`;
      const started = await client.post(path, text, { 'content-type': 'application/json' });
      expect(started.status).toBe(202);
      expect(await ended(client, started.body.data.castingId)).toMatchObject({
        target: { maxCredits: 60 },
      });
    }
  });

  it('with a number that JSON cannot hold exactly is refused', async () => {
    const client = await api.newClient();
    for (const member of [
      '"target":{"maxCredits":1e400}',
      '"target":{"greens":9007199254740993}',
      '"other":9007199254740993',
    ]) {
      const text = `${JSON.stringify(body).slice(0, -1)},${member}}`;
      expect(await client.post(path, text, { 'content-type': 'application/json' })).toMatchObject({
        status: 400,
        body: { error: { code: 'validation_error' } },
      });
    }
  });
});

describe('a start from filters', () => {
  it.each<[string, object, (string | number)[]]>([
    ['no filters', { filters: undefined }, ['filters']],
    ['filters null', { filters: null }, ['filters']],
    ['filters as an object', { filters: { 0: {} } }, ['filters']],
    ['an empty filter list', { filters: [] }, ['filters']],
    ['no criteria', { qualificationCriterias: [] }, ['qualificationCriterias']],
    ['criteria left out', { qualificationCriterias: undefined }, ['qualificationCriterias']],
  ])('with %s is a validation_error', async (_name, more, path) => {
    const { status, body: answer } = await start(await api.newClient(), more);
    expect({ status, code: answer.error?.code }).toEqual({ status: 400, code: 'validation_error' });
    expect(answer.error.issues).toContainEqual(expect.objectContaining({ path }));
  });

  it('with only empty criteria has no_qualification_criterias', async () => {
    expect(
      await start(await api.newClient(), { qualificationCriterias: ['---', '…'] }),
    ).toMatchObject({
      status: 400,
      body: { error: { code: 'no_qualification_criterias' } },
    });
  });
});

describe('a continue', () => {
  it('refuses what a start refuses, and any scoringLanguage; then nothing changes', async () => {
    const client = await api.newClient();
    const { castingId } = await start(client, {
      target: { greens: 1, maxCredits: 2 },
      webhook: { url: 'https://1.1.1.1/x' },
      customParams: { a: 1 },
    });
    const before = await ended(client, castingId);
    const refused = [
      ...REFUSED.filter(([, , , where]) => where === 'continue too'),
      ['any language', { scoringLanguage: 'en' }, ['scoringLanguage']] as const,
    ];
    for (const [name, sent, path] of refused) {
      const answer = await goOn(client, castingId, sent);
      expect({ name, status: answer.status, code: answer.body.error?.code }).toEqual({
        name,
        status: 400,
        code: 'validation_error',
      });
      expect(answer.body.error.issues, name).toContainEqual(expect.objectContaining({ path }));
    }
    expect((await client.get(`${START}/${castingId}`)).body.data).toEqual(before);
  });

  it('replaces exactly what is sent, for every choice of fields', async () => {
    const parts = {
      greens: { target: { greens: 7 } },
      credits: { target: { maxCredits: 44 } },
      url: { webhook: { url: 'https://8.8.8.8/' } },
      params: { customParams: { b: 2 } },
    };
    const stored = {
      target: { greens: 1, maxCredits: 2 },
      webhook: { url: 'https://1.1.1.1/x', verdicts: ['red'] },
      customParams: { a: 1 },
    };
    for (let subset = 0; subset < 16; subset++) {
      const chosen = Object.values(parts).filter((_, i) => subset & (1 << i));
      const client = await api.newClient();
      const { castingId } = await start(client, { filters: ENGINEERS_IN('Lyon'), ...stored });
      await ended(client, castingId);
      const target = Object.assign(
        {},
        ...chosen.map((part) => ('target' in part ? part.target : {})),
      );
      const sent = {
        ...Object.assign({}, ...chosen),
        ...(Object.keys(target).length > 0 ? { target } : {}),
      };
      expect((await goOn(client, castingId, sent)).status).toBe(202);
      expect(await ended(client, castingId)).toMatchObject({
        target: { ...stored.target, ...target },
        webhook: { url: sent.webhook?.url ?? stored.webhook.url, verdicts: ['red'] },
        customParams: sent.customParams ?? stored.customParams,
      });
    }
  });

  it('that sets the first webhook, without verdicts, subscribes to all of them', async () => {
    const client = await api.newClient();
    const { castingId } = await start(client, { target: { greens: 1, maxCredits: 2 } });
    await ended(client, castingId);
    await goOn(client, castingId, { webhook: { url: 'https://1.1.1.1/x' } });
    expect(await ended(client, castingId)).toMatchObject({
      webhook: { url: 'https://1.1.1.1/x', verdicts: ['green', 'amber', 'red'] },
    });
    const events = await api.database.db
      .selectFrom('casting_deliveries')
      .select('event_type')
      .where('casting_id', '=', castingId)
      .execute();
    expect(events.map(({ event_type }) => event_type).toSorted()).toEqual([
      'talent_judged',
      'wave_finished',
    ]);
  });

  it('takes an empty body, and one without content', async () => {
    const client = await api.newClient();
    const { castingId } = await start(client, { target: { greens: 1, maxCredits: 2 } });
    await ended(client, castingId);
    expect((await goOn(client, castingId)).status).toBe(202);
    await ended(client, castingId);
    expect(
      (
        await client.post(`${START}/${castingId}/continue`, '', {
          'content-type': 'application/json',
        })
      ).status,
    ).toBe(202);
    await ended(client, castingId);
    expect((await goOn(client, castingId, {})).status).toBe(202);
    await ended(client, castingId);
  });
});
