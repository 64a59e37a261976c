import { afterAll, beforeAll, expect, it } from 'vitest';
import { axe, type Console, noSidewaysScroll, openConsole } from './harness.ts';

let app: Console;
beforeAll(async () => {
  app = await openConsole({ roles: ['api'] });
});
afterAll(() => app.close());

it('an owner connects a directory, sees its token once, and disconnects it', async () => {
  const { page } = await app.signIn('/settings/members');
  await page.getByText('Not connected.').waitFor();
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await axe(page);
  await page.getByLabel('Roles').fill('hiring = nobody');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('alert').first().waitFor();
  await page.getByLabel('Roles').fill('hiring = recruiter');
  await page.getByRole('button', { name: 'Save' }).click();
  const token = page.getByRole('dialog').getByText(/^scim_/);
  const authorization = `Bearer ${await token.textContent()}`;
  await axe(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByText('It has not asked yet.').waitFor();
  const url = `${new URL(page.url()).origin}/scim/v2/Users`;
  expect((await fetch(url, { headers: { authorization } })).status).toBe(200);
  await page.reload();
  await page.getByText('It last asked').waitFor();
  await noSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Disconnect the directory' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Disconnect the directory' })
    .click();
  await page.getByText('Not connected.').waitFor();
  expect((await fetch(url, { headers: { authorization } })).status).toBe(401);
});
