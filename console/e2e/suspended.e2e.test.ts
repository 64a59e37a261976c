import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe, type Console, noSidewaysScroll, openConsole } from './harness.ts';

const REASON = 'The invoice of May is open.';

let app: Console;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

describe('a workspace that the operator suspends', () => {
  it('shows the suspension and its reason in the open page, keeps the session, and opens again', async () => {
    const { page, person } = await app.signIn('/sourcings');
    await page.getByRole('heading', { name: 'Sourcings', exact: true }).waitFor();
    await app.api.services.access.suspendWorkspace(person.workspaceId, REASON);
    await page.getByRole('heading', { name: 'This workspace is suspended' }).waitFor();
    await page.getByText(`Reason: ${REASON}`).waitFor();
    await axe(page);
    await noSidewaysScroll(page);
    expect(await page.getByText('Your session has ended').count()).toBe(0);

    await app.api.services.access.resumeWorkspace(person.workspaceId);
    await page.reload();
    await page.getByRole('heading', { name: 'Sourcings', exact: true }).waitFor();
  });
});

describe('in French', () => {
  it('says the same', async () => {
    const { page, person } = await app.signIn('/sourcings', { language: 'fr' });
    await app.api.services.access.suspendWorkspace(person.workspaceId);
    await page.reload();
    await page.getByRole('heading', { name: 'Cet espace de travail est suspendu' }).waitFor();
    await axe(page);
  });
});
