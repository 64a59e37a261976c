import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe, type Console, noSidewaysScroll, openConsole } from './harness.ts';

let app: Console;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

const EMPTY = 'You have no sourcings in progress';

describe('the palette', () => {
  it('finds people, sourcings and pages, and does things', async () => {
    const { page, person } = await app.signIn('/usage');
    const { body } = await person.post('/v1/sourcings', {});
    await person.patch(`/v1/sourcings/${body.data.sourcingId}`, { name: 'Élagueurs, Rhône' });
    await person.post('/v1/talents', {
      talents: [{ firstname: 'Zoé', lastname: 'Palanque', jobTitle: 'Arborist' }],
    });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Control+k');
    const box = page.getByRole('combobox', { name: 'Search or jump to…' });
    await box.fill('elagueurs');
    await page.getByRole('option', { name: 'Élagueurs, Rhône' }).waitFor();
    await axe(page);
    await box.fill('palanque');
    await page.getByRole('option', { name: 'Zoé Palanque · Arborist' }).click();
    await page.getByRole('heading', { name: 'Zoé Palanque' }).waitFor();
    await page.keyboard.press('Control+k');
    await box.fill('new sourcing');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'New sourcing' }).waitFor();
    await axe(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await box.fill('welders in Lyon');
    await page.getByRole('option', { name: 'Search people: welders in Lyon' }).click();
    await page.waitForURL((url) => url.searchParams.get('prompt') === 'welders in Lyon');
  });

  it('fits on a phone', async () => {
    const { page } = await app.signIn('/sourcings', { width: 360, height: 740 });
    await page.getByText(EMPTY).waitFor();
    await page.getByRole('button', { name: 'Search pages and actions' }).click();
    await page.getByRole('combobox').fill('work');
    await axe(page);
    await noSidewaysScroll(page);
  });
});

describe('without credits', () => {
  it('a search is not offered, and the page says how to get more', async () => {
    await app.api.importTalents([{ id: 'python', firstname: 'Ada', skills: ['Python'] }]);
    const { workspaceId } = await app.api.newClient({ apiCredits: 0 });
    const { page } = await app.signIn('/search?prompt=Python', { workspaceId });
    await page.getByText('Not enough API credits.').waitFor();
    expect(await page.getByRole('button', { name: 'Search', exact: true }).isDisabled()).toBe(true);
    await axe(page);
    await noSidewaysScroll(page);
    await page.getByRole('link', { name: 'View plan' }).click();
    await page.waitForURL('**/settings/plan');
  });
});

describe('what is not there', () => {
  it('leads somewhere: an unknown page, and an unknown thing of a list', async () => {
    const { page } = await app.signIn('/nowhere/at-all');
    await page.getByText('Page not found').waitFor();
    await axe(page);
    await noSidewaysScroll(page);
    await page.getByRole('link', { name: 'Sourcings' }).click();
    await page.getByText(EMPTY).waitFor();
    await page.goto(`${app.api.url}/console/castings/cst_unknown`);
    await page.getByRole('link', { name: 'Go to Castings' }).click();
    await page.waitForURL('**/console/castings');
  });
});
