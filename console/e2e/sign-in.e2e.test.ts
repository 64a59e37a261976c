import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD } from '../../server/test/console.ts';
import { totp } from '../../server/test/totp.ts';
import { axe, type Console, noSidewaysScroll, openConsole } from './harness.ts';

let app: Console;
beforeAll(async () => {
  app = await openConsole({ roles: ['api'] });
});
afterAll(() => app.close());

/** An authenticator in the browser that says yes to everything, as a finger on a sensor does. */
async function addAuthenticator(page: Page, { isUserVerified = true } = {}) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified,
      automaticPresenceSimulation: true,
    },
  });
  return {
    refuse: () =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }),
    accept: () =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true }),
  };
}

it('adds a passkey that signs in without a password, until it is removed', async () => {
  const { page } = await app.signIn('/settings/account', { byName: true });
  const finger = await addAuthenticator(page);
  await page.getByText('No passkeys yet.').waitFor();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Work laptop');
  await axe(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('list', { name: 'Passkeys' }).getByText('Work laptop').waitFor();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.waitForURL('**/console/sign-in');
  await finger.refuse();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect
    .poll(() =>
      page.getByRole('button', { name: 'Sign in with a passkey' }).getAttribute('aria-busy'),
    )
    .toBeNull();
  expect(page.url()).toContain('/console/sign-in');
  await finger.accept();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByRole('button', { name: /^Live/ }).waitFor();
  await page.goto(`${page.url().replace(/\/console.*/, '')}/console/settings/account`);
  await page.getByRole('button', { name: 'Remove the passkey Work laptop' }).click();
  await page.getByText('No passkeys yet.').waitFor();
  await noSidewaysScroll(page);
});

it('sets up an authenticator app, and then asks for its code after the password', async () => {
  const { page, person } = await app.signIn('/settings/account');
  await page.getByRole('button', { name: 'Set up an app' }).click();
  await page.getByRole('dialog').getByLabel('Current password').fill('not this one');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('This is not your current password.').waitFor();
  await page.getByRole('dialog').getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
  const secret = await page.getByRole('region', { name: 'Secret for the app' }).innerText();
  await page.getByRole('dialog').getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Switch on' }).click();
  await page.getByText('The code is wrong or too old.').waitFor();
  await axe(page);
  await page.getByRole('dialog').getByLabel('Code', { exact: true }).fill(totp(secret.trim()));
  await page.getByRole('button', { name: 'Switch on' }).click();
  await page.getByRole('heading', { name: 'The second factor is on' }).waitFor();
  const codes = await page.getByRole('region', { name: 'Recovery codes' }).innerText();
  await axe(page);
  await page.getByRole('button', { name: 'I have saved them' }).click();

  const next = await app.visit('/sign-in');
  await next.getByLabel('Email').fill(person.email);
  await next.getByLabel('Password').fill(PASSWORD);
  await next.getByRole('button', { name: 'Sign in' }).click();
  await next.getByLabel('Code', { exact: true }).fill('000000');
  await next.getByRole('button', { name: 'Sign in' }).click();
  await next.getByText('The code is wrong or too old.').waitFor();
  await axe(next);
  await noSidewaysScroll(next);
  await next.getByRole('button', { name: 'Use a recovery code' }).click();
  await next.getByLabel('Recovery code').fill(codes.split('\n')[0]!);
  await next.getByRole('button', { name: 'Sign in' }).click();
  await next.getByRole('button', { name: /^Live/ }).waitFor();
});
