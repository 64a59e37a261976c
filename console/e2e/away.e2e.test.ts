import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newBlueprint, newCampaign } from '../../server/test/sequences.ts';
import { axe, type Console, noSidewaysScroll, openConsole } from './harness.ts';

/* The service goes away, or comes back as another version, while somebody has the console open. */

let app: Console;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

const AWAY = 'The service cannot be reached';
const UPDATED = 'The console was updated';

/** The page learns of it a moment later than its requests do. */
async function goOffline(page: Page, offline = true): Promise<void> {
  await page.context().setOffline(offline);
  await page.waitForFunction((expected) => navigator.onLine === expected, !offline);
}
const goTo = (page: Page, place: string) =>
  page.getByRole('navigation').getByRole('link', { name: place, exact: true }).click();

/** From now on no file that was not fetched before is there, as after a deployment. */
const replaceFiles = (page: Page) =>
  page.route('**/console/assets/*.js', (route) => route.fulfill({ status: 404 }));

/** How often the whole page was fetched. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

describe('while the service is away', () => {
  it.each([
    ['en', 'Castings', AWAY, 'No castings yet'],
    ['fr', 'Castings', 'Le service est injoignable', 'Aucun casting pour l’instant'],
  ] as const)(
    'a page that was never loaded shows the failure, and opens when the service is back (%s)',
    async (language, place, away, opened) => {
      const { page } = await app.signIn('/sourcings', { language });
      const loads = countLoads(page);
      await page.getByRole('button', { name: /^(Live|En direct)/ }).waitFor();
      await goOffline(page);
      await goTo(page, place);
      await page.getByRole('alert').getByText(away).waitFor();
      expect(new URL(page.url()).pathname).toBe('/console/castings');
      await axe(page);
      await noSidewaysScroll(page);
      await page.setViewportSize({ width: 1280, height: 800 });
      // What was fetched before still opens.
      await goTo(page, 'Sourcings');
      await page.getByRole('heading', { name: 'Sourcings', level: 1 }).waitFor();
      await goTo(page, place);
      await page.getByRole('alert').getByText(away).waitFor();
      await goOffline(page, false);
      await page.getByText(opened).first().waitFor();
      expect(loads()).toBe(0);
    },
  );

  it('a dialog that is new to the browser opens when the service is back', async () => {
    const { page } = await app.signIn('/sourcings');
    await page.getByText('You have no sourcings in progress').waitFor();
    await goOffline(page);
    await page.getByRole('button', { name: 'New sourcing' }).first().click();
    await page.getByRole('alert').getByText(AWAY).waitFor();
    await axe(page);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'New sourcing' }).first().click();
    await page.getByRole('alert').getByText(AWAY).waitFor();
    await goOffline(page, false);
    await page.getByRole('dialog', { name: 'New sourcing' }).waitFor();
  });

  it('a part of a page shows the failure in its place, and keeps what was typed beside it', async () => {
    const { page, person } = await app.signIn(null);
    const { sourcingId } = await newCampaign(app.api, person, 0);
    const blueprintId = await newBlueprint(person, sourcingId);
    await page.goto(`${app.api.url}/console/sequences/${blueprintId}`);
    await page.getByText('1. Text').waitFor();
    await page.getByLabel('Sequence name').fill('Half a thought');
    await goOffline(page);
    await page.getByRole('tab', { name: 'Settings' }).click();
    await page.getByRole('alert').getByText(AWAY).waitFor();
    await axe(page);
    await goOffline(page, false);
    await page.getByRole('combobox', { name: 'Time zone' }).waitFor();
    expect(await page.getByLabel('Sequence name').inputValue()).toBe('Half a thought');
  });
});

describe('after the console was updated', () => {
  it('a page whose file is gone loads with the new version', async () => {
    const { page } = await app.signIn('/sourcings');
    await page.getByText('You have no sourcings in progress').waitFor();
    const loads = countLoads(page);
    await page.route('**/console/assets/*.js', (route) =>
      loads() === 0 ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await goTo(page, 'Castings');
    await page.getByText('No castings yet').waitFor();
    expect(loads()).toBe(1);
  });

  it('a page that is missing from the new version as well is not reloaded for ever', async () => {
    const { page } = await app.signIn('/sourcings');
    await page.getByText('You have no sourcings in progress').waitFor();
    const loads = countLoads(page);
    const missing = (url: URL) => /\/assets\/(?:page|casting-list)-/.test(url.pathname);
    await page.route(missing, (route) => route.fulfill({ status: 404 }));
    await goTo(page, 'Castings');
    await page.getByRole('alert').getByText(UPDATED).waitFor();
    await expect.poll(loads).toBe(1);
    await page.getByRole('alert').getByText(UPDATED).waitFor();
    await axe(page);
    await page.unroute(missing);
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.getByText('No castings yet').waitFor();
  });

  it('a part of a page asks before it reloads, since something may be typed', async () => {
    const { page, person } = await app.signIn(null);
    const { sourcingId } = await newCampaign(app.api, person, 0);
    const blueprintId = await newBlueprint(person, sourcingId);
    await page.goto(`${app.api.url}/console/sequences/${blueprintId}`);
    await page.getByText('1. Text').waitFor();
    await page.getByLabel('Sequence name').fill('Half a thought');
    const loads = countLoads(page);
    await replaceFiles(page);
    await page.getByRole('tab', { name: 'Settings' }).click();
    await page.getByRole('alert').getByText(UPDATED).waitFor();
    await axe(page);
    expect(loads()).toBe(0);
    expect(await page.getByLabel('Sequence name').inputValue()).toBe('Half a thought');
  });
});
