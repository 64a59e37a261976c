import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../test/api.ts';
import { newBrowser, tokenOf } from '../../test/console.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ roles: ['api'] });
});
afterAll(() => api.close());

it('shows the first owner’s sign-in link once, however many processes start, and none without a workspace', async () => {
  const { operator } = api.services.people;
  expect(await operator.firstLink(api.url)).toBeNull();
  await api.newClient();
  const shown = await Promise.all(Array.from({ length: 5 }, () => operator.firstLink(api.url)));
  const [first, ...others] = shown.filter((link) => link !== null);
  expect(others).toEqual([]);
  expect(first!.url).toMatch(new RegExp(`^${api.url}/console/welcome\\?token=[\\w-]{43}$`));
  expect([await operator.firstLink(api.url), await operator.canSignIn()]).toEqual([null, false]);

  const browser = newBrowser(api.url);
  expect((await browser.auth('welcome', { token: tokenOf(first!.url) })).status).toBe(200);
  const session = await browser.send('GET', '/console/api/session');
  expect(session.body.data).toMatchObject({
    user: { email: null, hasPassword: false },
    instance: { firstStart: true },
  });

  // A password needs an address to go with.
  const without = await browser.auth('change-password', { newPassword: 'my first password' });
  expect([without.status, without.body.error.issues]).toMatchObject([400, [{ path: ['email'] }]]);
  const chosen = await browser.auth('change-password', {
    newPassword: 'my first password',
    email: 'First.Owner@Example.com',
  });
  expect(chosen.status).toBe(200);
  expect((await browser.send('GET', '/console/api/session')).body.data).toMatchObject({
    user: { email: 'first.owner@example.com', hasPassword: true },
    instance: { firstStart: false },
  });
  // All that could still admit a person has expired.
  expect((await newBrowser(api.url).auth('welcome', { token: tokenOf(first!.url) })).status).toBe(
    401,
  );
  expect([await operator.firstLink(api.url), await operator.canSignIn()]).toEqual([null, true]);
  const again = await newBrowser(api.url).auth('sign-in/email', {
    email: 'first.owner@example.com',
    password: 'my first password',
  });
  expect(again.status).toBe(200);
});

it('revokes the printed link when the operator creates another one', async () => {
  const fresh = await testApi({ roles: ['api'] });
  try {
    const { workspaceId } = await fresh.newClient();
    const { operator } = fresh.services.people;
    const printed = await operator.firstLink(fresh.url);
    await operator.link({ email: 'operator@example.com', workspaceId, role: 'owner' });
    expect(
      (await newBrowser(fresh.url).auth('welcome', { token: tokenOf(printed!.url) })).status,
    ).toBe(401);
  } finally {
    await fresh.close();
  }
});
