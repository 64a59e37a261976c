import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { engineers } from '../../server/test/talents.ts';
import { axe, type Console, noSidewaysScroll, openConsole } from './harness.ts';

let app: Console;
beforeAll(async () => {
  app = await openConsole();
  await app.api.importTalents(engineers(3, { city: 'Tours' }));
});
afterAll(() => app.close());

/** The page's policy forbids scripts, also that of axe: it is put in by the browser's protocol. */
async function axeUnderPolicy(page: Page): Promise<void> {
  const file = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
  await page.evaluate(await readFile(file, 'utf8'));
  await axe(page);
}

it('a shortlist is shared by a link, answered without an account, and the answer reaches the bell', async () => {
  const { workspaceId } = await app.api.newClient({ workspaceCredits: 100 });
  const { page, person } = await app.signIn(null, { workspaceId });
  const { body } = await person.post('/v1/sourcings', {});
  const sourcingId = String(body.data.sourcingId);
  await person.patch(`/v1/sourcings/${sourcingId}`, { name: 'Tours, back end' });
  await person.post(`/v1/sourcings/${sourcingId}/candidates/bulk`, {
    talentIds: ['eng-tours-0001', 'eng-tours-0002'],
  });
  await page.goto(`${app.api.url}/console/sourcings/${sourcingId}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Share shortlist' });
  await drawer.getByText('Nobody has answered yet.').waitFor();
  await drawer.getByRole('button', { name: 'Create link' }).click();
  const link = drawer.getByLabel('Copy link');
  await link.waitFor();
  await axe(page);
  const { pathname } = new URL(await link.innerText());

  const reader = await app.visit('/sign-in', { language: 'fr', width: 390 });
  await reader.goto(`${app.api.url}${pathname}`);
  await reader.getByRole('heading', { name: 'Sélection : Tours, back end' }).waitFor();
  await axeUnderPolicy(reader);
  await noSidewaysScroll(reader, 390);
  await reader.getByRole('link', { name: 'English' }).click();
  const card = reader.getByRole('article', { name: 'Person Number 1' });
  await card.getByLabel('Interested', { exact: true }).check();
  await card.getByLabel('Comment').fill('Please invite her');
  await card.getByLabel('Your name').fill('Max');
  await card.getByRole('button', { name: 'Send feedback' }).click();
  await reader.getByText('Your feedback was sent', { exact: false }).waitFor();
  await axeUnderPolicy(reader);

  await drawer.getByText('Please invite her').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await page.getByRole('link', { name: /New feedback on your shortlist/ }).click();
  await drawer.getByText('Please invite her').waitFor();
  await noSidewaysScroll(page, 390);
  await drawer.getByRole('button', { name: /^Revoke link/ }).click();
  await drawer.getByText('Revoked', { exact: false }).first().waitFor();
  await reader.reload();
  await reader.getByRole('heading', { name: 'This link no longer works' }).waitFor();
  expect(await reader.getByText('Person Number').count()).toBe(0);
});
