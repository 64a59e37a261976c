import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newBrowser, PASSWORD, signIn } from '../../server/test/console.ts';
import { axe, type Console, noSidewaysScroll, openConsole, refuse } from './harness.ts';

/* Settings: who may do what, by a key or in person, and how the installation stands. */

let app: Console;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

const ask = (apiKey: string) =>
  fetch(`${app.api.url}/api/v1/workspace`, { headers: { 'x-api-key': apiKey } });

describe('API keys', () => {
  it('are created with scopes and limits, are shown once, and move their meters with each request', async () => {
    const { page } = await app.signIn('/settings/keys');
    await page.getByRole('heading', { name: 'API keys' }).waitFor();
    await page.getByRole('button', { name: 'New key' }).first().click();
    await page.getByLabel('Name').fill('Nightly import');
    // A window that does not end meanwhile, as a minute may.
    await page.getByRole('spinbutton', { name: 'day', exact: true }).fill('25');
    await page.getByRole('checkbox', { name: /^send/ }).click();
    await axe(page);
    await page.getByRole('button', { name: 'Create key' }).click();
    const secret = page.getByRole('region', { name: 'API key', exact: true });
    await secret.waitFor();
    const apiKey = String(await secret.textContent()).trim();
    await page.getByRole('button', { name: 'Done' }).click();
    const card = page.getByRole('listitem').filter({ hasText: 'Nightly import' });
    await card.getByText('Never used').waitFor();
    await card.getByText('0 / 25').waitFor();
    await expect.poll(() => page.getByText(apiKey).count()).toBe(0);
    expect(await card.getByText('send', { exact: true }).count()).toBe(0);

    expect((await ask(apiKey)).status).toBe(200);
    await card.getByText('1 / 25').waitFor();
    await axe(page);
  });

  it('get a new secret beside the one in use, and both end with a revocation', async () => {
    const { page, person } = await app.signIn('/settings/keys');
    const { apiKey } = (await person.post('/v1/api-keys', { name: 'Nightly import' })).body
      .data as unknown as { apiKey: string };
    const card = page.getByRole('listitem').filter({ hasText: 'Nightly import' });
    const secret = page.getByRole('region', { name: 'API key', exact: true });
    await card.getByRole('button', { name: 'Actions for Nightly import' }).click();
    await page.getByRole('menuitem', { name: 'Rotate secret' }).click();
    await page.getByRole('button', { name: 'Create new secret' }).click();
    await secret.waitFor();
    const second = String(await secret.textContent()).trim();
    expect(second).not.toBe(apiKey);
    expect((await ask(second)).status).toBe(200);
    await page.getByRole('button', { name: 'Done' }).click();
    await card.getByText('Previous secret works until').waitFor();

    await card.getByRole('button', { name: 'Actions for Nightly import' }).click();
    await page.getByRole('menuitem', { name: 'Revoke' }).click();
    const revoke = page.getByRole('dialog').getByRole('button', { name: 'Revoke' });
    expect(await revoke.isDisabled()).toBe(true);
    await page.getByLabel(/to confirm/).fill('Nightly import');
    await axe(page);
    await revoke.click();
    await page.getByText('Revoked (1)').waitFor();
    expect([(await ask(apiKey)).status, (await ask(second)).status]).toEqual([401, 401]);
    await noSidewaysScroll(page);
  });

  it('show at the field what the service refuses, and keep what was typed', async () => {
    const { page } = await app.signIn('/settings/keys');
    await page.getByRole('button', { name: 'New key' }).first().click();
    await refuse(page, '/v1/api-keys', 400, {
      code: 'validation_error',
      issues: [{ path: ['limits', 'day'], message: 'is too much' }],
    });
    await page.getByLabel('Name').fill('Nearly');
    await page.getByRole('button', { name: 'Create key' }).click();
    await page.getByText('is too much').waitFor();
    await expect
      .poll(() =>
        page.getByRole('spinbutton', { name: 'day', exact: true }).getAttribute('aria-invalid'),
      )
      .toBe('true');
    expect(await page.getByLabel('Name').inputValue()).toBe('Nearly');
    await axe(page);
  });
});

describe('members', () => {
  it('are invited by a one-time link, sign in elsewhere as a viewer, and cannot spend', async () => {
    const { page, person } = await app.signIn('/settings/members');
    await page.getByRole('button', { name: 'Invite member' }).click();
    await page.getByLabel('Email').fill('val@example.com');
    await page.getByLabel('Role', { exact: true }).click();
    await page.getByRole('option', { name: 'Viewer' }).click();
    await axe(page);
    await page.getByRole('button', { name: 'Create invitation' }).click();
    const link = page.getByRole('region', { name: 'One-time link' });
    await link.waitFor();
    const url = new URL(String(await link.textContent()).trim());
    await page.getByRole('button', { name: 'Done' }).click();
    const row = page.getByRole('row').filter({ hasText: 'val@example.com' });
    await row.getByText('Invited').waitFor();
    await axe(page);

    const other = await app.visit(`${url.pathname.replace('/console', '')}${url.search}`);
    await other.getByLabel('Name').fill('Val Viewer');
    await other.getByLabel('Password').fill('a password of val');
    await other.getByRole('button', { name: 'Start' }).click();
    await other.waitForURL('**/console/start');
    await other.goto(`${app.api.url}/console/settings/keys`);
    await other.getByText('Your role doesn’t allow this').waitFor();
    await axe(other);
    await other.goto(`${app.api.url}/console/settings/statuses`);
    await other.getByRole('list', { name: 'Built in' }).waitFor();
    expect(await other.getByRole('button', { name: 'New status' }).count()).toBe(0);
    const spent =
      await other.evaluate<number>(`fetch('/console/api/v1/sourcings', { method: 'POST', body: '{}', headers: {
      'content-type': 'application/json', 'x-greenroom-console': '1', 'x-workspace-id': '${person.workspaceId}' } }).then(({ status }) => status)`);
    expect(spent).toBe(403);
  });

  it('change their role and leave', async () => {
    const { page, person } = await app.signIn('/settings/members');
    await signIn(app.api, { role: 'viewer', workspaceId: person.workspaceId });
    await page.reload();
    const joined = page.getByRole('row').filter({ hasText: 'A viewer' });
    await joined.getByRole('combobox', { name: 'Role of A viewer' }).click();
    await page.getByRole('option', { name: 'Recruiter' }).click();
    await page.getByText('A viewer is now recruiter').waitFor();
    await joined.getByRole('button', { name: 'Actions for A viewer' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await joined.waitFor({ state: 'detached' });
    await noSidewaysScroll(page);
  });

  it('keep the last owner', async () => {
    const { page, person } = await app.signIn('/settings/members');
    const { members } = (await person.get('/v1/members')).body.data as unknown as {
      members: { userId: string }[];
    };
    for (const { userId } of members)
      if (userId !== person.userId) await person.delete(`/v1/members/${userId}`);
    await page.getByRole('combobox', { name: 'Role of A owner' }).click();
    await page.getByRole('option', { name: 'Viewer' }).click();
    await page.getByText('Something went wrong').first().waitFor();
    await page.getByRole('combobox', { name: 'Role of A owner' }).getByText('Owner').waitFor();
  });
});

describe('the own account', () => {
  it('speaks French from now on, in the next browser too, and signs out everywhere at once', async () => {
    const { page, person } = await app.signIn('/settings');
    await page.waitForURL('**/console/settings/account');
    await axe(page);
    await page.getByLabel('Language').click();
    await page.getByRole('option', { name: 'Français' }).click();
    await page.getByRole('heading', { name: 'Votre compte' }).waitFor();
    await axe(page);
    await expect
      .poll(async () => (await person.send('GET', '/console/api/session')).body.data)
      .toMatchObject({ user: { language: 'fr' } });

    const elsewhere = await app.visit('/sign-in');
    await elsewhere.getByLabel('Email').fill(person.email);
    await elsewhere.getByLabel('Password').fill(PASSWORD);
    await elsewhere.getByRole('button', { name: 'Sign in' }).click();
    await elsewhere.getByRole('button', { name: /^En direct/ }).waitFor();
    await page.reload();
    await page.getByRole('list', { name: 'Sessions' }).getByRole('listitem').nth(1).waitFor();
    await noSidewaysScroll(page);
    await page.getByRole('button', { name: 'Se déconnecter partout' }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Se déconnecter partout' })
      .click();
    await page.waitForURL('**/console/sign-in');
    await elsewhere.getByText('Votre session est terminée').waitFor();
  });

  it('changes its name, and its password with the one before', async () => {
    const { page, person } = await app.signIn('/settings/account');
    await page.getByLabel('Name').fill('Ada Owner');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: /Ada Owner/ }).waitFor();
    await page.getByLabel('Current password').fill('not this one');
    await page.getByLabel('New password').fill('a new password');
    await page.getByRole('button', { name: 'Change the password' }).click();
    await page.getByText('This is not your current password.').waitFor();
    await axe(page);
    await page.getByLabel('Current password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Change the password' }).click();
    await page.getByText('The password is changed').waitFor();
    const browser = newBrowser(app.api.url);
    expect(
      (await browser.auth('sign-in/email', { email: person.email, password: 'a new password' }))
        .status,
    ).toBe(200);
  });
});

describe('the plan', () => {
  it('is where billing links lead, and changes whether the API answers with 402', async () => {
    const { page, person } = await app.signIn(null);
    const sourcing = () => person.post('/v1/sourcings', {});
    await person.patch('/v1/workspace', { capabilities: { create_sourcings: false } });
    const { details } = (await sourcing()).body.error as unknown as {
      details: { billingUrl: string };
    };
    await page.goto(`${app.api.url}${new URL(details.billingUrl).pathname}`);
    const toggle = page.getByRole('switch', { name: 'Sourcings' });
    await toggle.waitFor();
    expect(await toggle.isChecked()).toBe(false);
    await axe(page);
    await toggle.click();
    await page.getByText('Sourcings: included').waitFor();
    expect((await sourcing()).status).toBe(200);
    await noSidewaysScroll(page);
  });
});

describe('the country of the workspace', () => {
  it('is saved by two letters, and a wrong one is named at its field', async () => {
    const { page, person } = await app.signIn('/settings/plan');
    const country = page.getByLabel('Country');
    await country.fill('1x');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('two capital letters').waitFor();
    await country.fill('us');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('two capital letters').waitFor({ state: 'detached' });
    await page.getByText('Saved').first().waitFor();
    expect((await person.get('/v1/workspace')).body.data.country).toBe('US');
    await axe(page);
  });
});

describe('words that stand for a protected attribute', () => {
  it('are refused once an owner switches that on, and a viewer cannot', async () => {
    const { page, person } = await app.signIn('/settings/plan');
    const strict = page.getByRole('switch', { name: 'Refuse words' });
    await strict.click();
    await page.getByText('Such words are now refused').waitFor();
    expect((await person.get('/v1/workspace')).body.data.protectedProxies).toBe('strict');
    await axe(page);
    await noSidewaysScroll(page);
    const member = await app.signIn('/settings/plan', { role: 'viewer', language: 'fr' });
    const refuse = member.page.getByRole('switch', { name: 'Refuser les mots' });
    await refuse.waitFor();
    expect(await refuse.isDisabled()).toBe(true);
  });
});

describe('the rest', () => {
  it('the audit log shows who did what, filtered by the URL, and is verified', async () => {
    const { page, person } = await app.signIn('/settings/audit');
    await person.post('/v1/api-keys', { name: 'Seen in the log' });
    await page.reload();
    await page
      .getByRole('cell', { name: /key\.created/ })
      .first()
      .waitFor();
    await axe(page);
    await page.getByLabel('Action').fill('member.joined');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await page.waitForURL((url) => url.searchParams.get('action') === 'member.joined');
    await page.getByRole('cell', { name: /key\.created/ }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Verify the log' }).click();
    await page.getByText('The log is intact').waitFor();
    await axe(page);
    await noSidewaysScroll(page);
  });

  it('the model is shown as offline, and a test call sends no request', async () => {
    const { page } = await app.signIn('/settings/model');
    await page.getByRole('heading', { name: 'Offline mode' }).waitFor();
    await page.getByRole('button', { name: 'Send test' }).click();
    await page.getByText('No request was sent').waitFor();
    await axe(page);
    await noSidewaysScroll(page);
  });

  it.each([
    ['instance', 'PostgreSQL'],
    ['programs', 'No connected programs'],
  ])('%s is shown at any width, and its error can be retried', async (section, messages) => {
    const { page } = await app.signIn(`/settings/${section}`);
    await page.getByText(messages).first().waitFor();
    await axe(page);
    await noSidewaysScroll(page);
    const path = section === 'instance' ? '/v1/instance' : '/v1/oauth-clients';
    const failing = await refuse(page, path, 400, { code: 'validation_error', issues: [] });
    await page.reload();
    await page.getByText('req_test').waitFor();
    await failing.restore();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText(messages).first().waitFor();
  });

  it('an unknown section is shown as not found', async () => {
    const { page } = await app.signIn('/settings/nothing');
    await page.getByText('Page not found').waitFor();
  });
});
