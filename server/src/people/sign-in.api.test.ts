import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../test/api.ts';
import { newBrowser, PASSWORD, signIn, tokenOf } from '../../test/console.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ roles: ['api'] });
});
afterAll(() => api.close());

describe('signing in with a password', () => {
  it('opens a session that reaches the operations of the workspace', async () => {
    const person = await signIn(api, { role: 'recruiter', language: 'fr' });
    const browser = newBrowser(api.url);
    const answer = await browser.auth('sign-in/email', { email: person.email.toUpperCase(), password: PASSWORD });
    expect([answer.status, answer.body.data]).toEqual([200, { userId: person.userId }]);
    const session = await browser.send('GET', '/console/api/session');
    expect(session.body.data).toMatchObject({
      user: { userId: person.userId, name: 'A recruiter', email: person.email, language: 'fr', hasPassword: true },
      workspaces: [{ workspaceId: person.workspaceId, name: 'Test', role: 'recruiter' }],
      workspaceId: person.workspaceId,
      instance: { firstStart: false },
    });
    expect((await browser.get('/v1/sourcings')).status).toBe(200);
  });
});

it('a one-time link works once', async () => {
  const { workspaceId } = await api.newClient();
  const link = await api.services.people.operator.link({ email: 'once@example.com', workspaceId, role: 'owner' });
  expect((await newBrowser(api.url).auth('welcome', { token: tokenOf(link.url) })).status).toBe(200);
  const again = await newBrowser(api.url).auth('welcome', { token: tokenOf(link.url) });
  expect([again.status, again.body.error]).toMatchObject([401, { code: 'sign_in_failed', details: { code: 'link_not_valid' } }]);
});
