import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type TestApi, testApi } from '../../test/api.ts';
import { newBrowser, PASSWORD, type SignedIn, signIn } from '../../test/console.ts';
import { operations } from '../operations.ts';
import type { Operation } from '../platform/operation.ts';

let api: TestApi;
let owner: SignedIn;
beforeAll(async () => {
  api = await testApi({ roles: ['api'] });
  owner = await signIn(api);
});
afterAll(() => api.close());

const refusal = ({ status, body }: Answer) => [
  status,
  (body.error?.details as { code?: string } | undefined)?.code ?? body.error?.code,
];
/** A body that no operation accepts. */
const bodyOf = ({ method }: Operation) => (method === 'GET' ? undefined : { not: 'looked at' });
const pathOf = ({ path }: Operation): string =>
  `/console/api${path.replaceAll(/\{\w+\}/g, 'unknown')}`;

it('answers in the language that the console shows, whatever the account says', async () => {
  const labelOf = async (): Promise<string> =>
    ((await owner.get('/v1/search/filters')).body.data.filterTypes as { label: string }[])[0]!
      .label;
  const before = await labelOf();
  owner.headers['x-greenroom-language'] = 'fr';
  const french = await labelOf();
  owner.headers['x-greenroom-language'] = 'de';
  expect([before, french, await labelOf()]).toEqual(['Job title', 'Intitulé de poste', before]);
  delete owner.headers['x-greenroom-language'];
});

describe('a request that changes something', () => {
  const ways: [string, string, Record<string, string | undefined>][] = [
    ['without the header of the console', 'refused', { 'x-greenroom-console': undefined }],
    ['with another value of it', 'refused', { 'x-greenroom-console': 'yes' }],
    ['from a page of another site', 'refused', { 'sec-fetch-site': 'cross-site' }],
    ['from another host of the same site', 'refused', { 'sec-fetch-site': 'same-site' }],
    ['typed in or opened from elsewhere', 'refused', { 'sec-fetch-site': 'none' }],
    ['that does not say where it comes from', 'refused', { 'sec-fetch-site': undefined }],
    [
      'with the origin of another site',
      'refused',
      { 'sec-fetch-site': undefined, origin: 'https://evil.example' },
    ],
    ['with an origin that is none', 'refused', { 'sec-fetch-site': undefined, origin: 'null' }],
    [
      'with our origin, by a browser that says no more',
      'let through',
      { 'sec-fetch-site': undefined, origin: 'own' },
    ],
    [
      'with a key instead of a session',
      'refused',
      { 'x-api-key': 'key', 'x-greenroom-console': undefined },
    ],
  ];

  it.each(ways)('%s is %s', async (_way, outcome, changes) => {
    const client = await api.newClient();
    const person = await signIn(api);
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined) delete person.headers[name];
      else
        person.headers[name] = value === 'own' ? api.url : value === 'key' ? client.apiKey : value;
    }
    const answers = [
      await person.post('/v1/sourcings', {}),
      await person.patch('/v1/members/usr_nobody', { role: 'viewer' }),
      await person.delete('/v1/members/usr_nobody'),
      await person.auth('update-user', { name: 'Changed' }),
      await person.auth('sign-in/email', { email: person.email, password: PASSWORD }),
    ];
    if (outcome === 'refused')
      for (const answer of answers) expect(refusal(answer)).toEqual([403, 'not_from_the_console']);
    else expect(answers.map(({ status }) => status)).toEqual([200, 404, 404, 200, 200]);
  });

  it('is not opened to other sites by the answer to a preflight', async () => {
    const answer = await fetch(`${api.url}/console/api/v1/sourcings`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://evil.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-greenroom-console',
      },
    });
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual(
      [],
    );
  });
});

describe('an operation of the console', () => {
  it('needs a session, whatever else is wrong, and no key will do', async () => {
    const client = await api.newClient();
    const nobody = newBrowser(api.url);
    nobody.headers['x-api-key'] = client.apiKey;
    for (const operation of operations) {
      const answer = await nobody.send(operation.method, pathOf(operation), bodyOf(operation));
      expect([answer.status, answer.body.error.code], operation.id).toEqual([
        401,
        'session_required',
      ]);
    }
    expect(refusal(await nobody.get('/v1/nothing'))).toEqual([401, 'session_required']);
    expect(refusal(await nobody.send('GET', '/console/api/session'))).toEqual([
      401,
      'session_required',
    ]);
  });

  it('is refused to a role that may not, before its input is looked at: a viewer neither spends nor sends nor manages', async () => {
    const viewer = await signIn(api, { workspaceId: owner.workspaceId, role: 'viewer' });
    const recruiter = await signIn(api, { workspaceId: owner.workspaceId, role: 'recruiter' });
    for (const operation of operations) {
      const refused = [403, 'role_not_allowed'];
      if (operation.scope !== 'read') {
        const answer = await viewer.send(operation.method, pathOf(operation), bodyOf(operation));
        expect(
          [refusal(answer), (answer.body.error.details as { scope: string }).scope],
          operation.id,
        ).toEqual([refused, operation.scope]);
      }
      if (operation.scope === 'admin') {
        expect(
          refusal(await recruiter.send(operation.method, pathOf(operation), bodyOf(operation))),
          operation.id,
        ).toEqual(refused);
      }
    }
    expect((await viewer.get('/v1/sourcings')).status).toBe(200);
  });

  it('answers as under /api: envelope, unknown paths, other methods, issues, and takes nothing from any key', async () => {
    const missing = await owner.get('/v1/nothing');
    expect([missing.status, missing.body.error.code, missing.body.success]).toEqual([
      404,
      'not_found',
      false,
    ]);
    expect(missing.headers.get('x-request-id')).toBe(missing.body.error.debugTrackingCode);
    const method = await owner.send('DELETE', '/console/api/v1/sourcings');
    expect([method.status, method.headers.get('allow')]).toEqual([405, 'POST, GET, HEAD']);
    const bad = await owner.post('/v1/search/talents', { filters: 'all' });
    expect([bad.status, bad.body.error.code, bad.body.error.issues]).toMatchObject([
      400,
      'validation_error',
      [{ path: ['filters'] }],
    ]);
    const found = await owner.get('/v1/sourcings');
    expect([found.headers.get('cache-control'), found.headers.get('ratelimit')]).toEqual([
      'no-store',
      null,
    ]);
    expect((await owner.send('GET', '/console/auth/nothing')).status).toBe(404);
  });

  it('repeats an Idempotency-Key as under /api: the same request by whatever way', async () => {
    const { apiKey } = (await owner.post('/v1/api-keys', { name: 'Same workspace' })).body
      .data as unknown as { apiKey: string };
    const client = api.clientOf(owner.workspaceId, apiKey);
    const first = await owner.post('/v1/sourcings', {}, { 'idempotency-key': 'one-sourcing' });
    const again = await client.post('/v1/sourcings', {}, { 'idempotency-key': 'one-sourcing' });
    expect(first.body).toMatchObject({ success: true });
    expect([again.status, again.body.error, again.body.data]).toEqual([
      200,
      undefined,
      first.body.data,
    ]);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
  });

  it('gives an owner keys with what they choose, which belong to them', async () => {
    const made = await owner.post('/v1/api-keys', {
      name: 'Wide',
      scopes: ['read', 'spend', 'send', 'admin'],
      limits: { second: 9, minute: 99, hour: 999, day: 9_999, month: 99_999 },
    });
    expect(made.body.data).toMatchObject({
      userId: owner.userId,
      scopes: ['read', 'spend', 'send', 'admin'],
      limits: { second: 9 },
    });
    const { keyId } = made.body.data as unknown as { keyId: string };
    expect((await owner.post(`/v1/api-keys/${keyId}/rotate`, {})).status).toBe(200);
    expect((await owner.delete(`/v1/api-keys/${keyId}`)).status).toBe(200);
  });
});

describe('what a link opens, a stream and a file of candidates', () => {
  it('takes a workspace that is no text for a bad request', async () => {
    for (const path of ['/console/api/events', '/console/export/candidates.csv']) {
      for (const query of [
        'workspaceId=%00',
        'workspaceId=%ED%A0%80',
        'workspaceId=a&workspaceId=b',
        'after=%',
      ]) {
        const { status, body } = await owner.send('GET', `${path}?${query}`);
        expect([status, body.error.code], `${path}?${query}`).toEqual([400, 'validation_error']);
      }
    }
  });

  it('gives a session ten streams, also when more are opened at one moment', async () => {
    const person = await signIn(api);
    const leave = new AbortController();
    const open = () =>
      fetch(`${api.url}/console/api/events`, {
        headers: { cookie: person.cookie },
        signal: leave.signal,
      });
    const answers = await Promise.all(Array.from({ length: 40 }, open));
    leave.abort();
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...Array(10).fill(200),
      ...Array(30).fill(429),
    ]);
  });
});
