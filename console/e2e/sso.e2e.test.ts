import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  CLIENT,
  type CompanyLogin,
  companyLogin,
  ISSUER,
} from '../../server/test/company-login.ts';
import { axe, type Console, noSidewaysScroll, openConsole } from './harness.ts';

let company: CompanyLogin;
let app: Console;
beforeAll(async () => {
  company = await companyLogin('https://talent.example.com/console/auth/sso/callback');
  app = await openConsole({ roles: ['api'], outbound: company.outbound });
});
afterAll(async () => {
  await app.close();
  await company.close();
});

it('is set up by an owner, and offered on the sign-in page of the workspace', async () => {
  const { page, person } = await app.signIn('/settings/members');
  await page.getByText('Not set up.').waitFor();
  await page.getByRole('button', { name: 'Set up' }).click();
  await page.getByLabel('Issuer').fill('http://login.example.com');
  await page.getByLabel('Client ID').fill(CLIENT.clientId);
  await page.getByLabel('Client secret').fill(CLIENT.clientSecret);
  await page.getByLabel('Roles').fill('hiring = recruiter');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('must be an https:// address').waitFor();
  await axe(page);
  await page.getByLabel('Issuer').fill(ISSUER);
  await page.getByRole('checkbox', { name: 'Require single sign-on' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('needs an owner who has signed in').waitFor();
  await page.getByRole('checkbox', { name: 'Require single sign-on' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText(`Connected to ${ISSUER}`).waitFor();
  await axe(page);
  await noSidewaysScroll(page);

  const next = await app.visit(`/sign-in?workspace=${person.workspaceId}&problem=no_role`);
  await next.getByText('has no role in this workspace').waitFor();
  await next.getByRole('button', { name: 'Sign in with your company account' }).waitFor();
  await axe(next);
  const elsewhere = await app.visit('/sign-in?workspace=ws_unknown');
  await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  expect(await elsewhere.getByRole('button', { name: /company account/ }).count()).toBe(0);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Remove single sign-on' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Remove single sign-on' })
    .click();
  await page.getByText('Not set up.').waitFor();
});
