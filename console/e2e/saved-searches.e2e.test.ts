import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engineers } from '../../server/test/talents.ts';
import { until } from '../../server/test/until.ts';
import { axe, type Console, noRawValues, noSidewaysScroll, openConsole, tabTo } from './harness.ts';

let app: Console;
beforeAll(async () => {
  app = await openConsole();
  await app.api.importTalents(engineers(12, { city: 'Lyon' }));
});
afterAll(() => app.close());

const PROMPT = 'Backend engineers in Lyon';
const asked = `/search?prompt=${encodeURIComponent(PROMPT)}`;

describe('a saved search', () => {
  it('is saved by keyboard with an alert, listed, opened, and deleted with an undo', async () => {
    const { page, person } = await app.signIn(asked);
    await tabTo(page, page.getByRole('button', { name: 'Save search' }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Save this search' });
    expect(await dialog.getByLabel('Name').inputValue()).toBe(PROMPT);
    await axe(page);
    await dialog.getByLabel('Name').fill('Lyon, back end');
    await page.keyboard.press('Enter');
    await page.getByText('Saved “Lyon, back end”').waitFor();
    await page.goto(`${app.api.url}/console/search`);
    const row = page.getByRole('listitem').filter({ hasText: 'Lyon, back end' });
    await row.getByText('12 people', { exact: false }).waitFor();
    await row.getByText('Every day').waitFor();
    await axe(page);
    await noRawValues(page);
    await row.getByRole('button', { name: 'Actions for Lyon, back end' }).click();
    await page.getByRole('menuitem', { name: 'Delete saved search' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await row.waitFor();
    const { savedSearches } = (await person.get('/v1/saved-searches')).body.data as unknown as {
      savedSearches: { alert: string }[];
    };
    expect(savedSearches.map(({ alert }) => alert)).toEqual(['daily']);
    await row.getByRole('link', { name: 'Lyon, back end' }).click();
    await page.getByText('12 people', { exact: false }).first().waitFor();
  });

  it('tells of new people in the bell, live, and opens there', async () => {
    const { page, person } = await app.signIn('/search');
    const saved = await person.post('/v1/saved-searches', {
      name: 'Brest engineers',
      prompt: 'Backend engineers in Brest',
      filters: [
        { filterType: 'JOB_TITLE', value: 'backend engineer' },
        { filterType: 'LOCATION', value: 'Brest' },
      ],
      alert: 'daily',
    });
    const savedSearchId = String(saved.body.data.savedSearchId);
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
    await page.getByRole('button', { name: /^Live/ }).waitFor();
    await app.api.importTalents(engineers(3, { city: 'Brest' }));
    await sql`update saved_searches set due_at = '2026-03-02T05:00:00Z' where id = ${savedSearchId}`.execute(
      app.api.database.db,
    );
    const { workspaceId } = person;
    await app.api.services.engine.dispatch({
      kind: 'search_alert',
      id: savedSearchId,
      workspaceId,
    });
    await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
    const list = page.getByRole('dialog', { name: 'Notifications' });
    await list.getByText('3 new people match “Brest engineers”').waitFor();
    await axe(page);
    await list.getByRole('link', { name: /3 new people/ }).click();
    await page.getByText('3 people', { exact: false }).first().waitFor();
    await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
    await noSidewaysScroll(page, 390);
  });

  it('of a casting keeps its criteria, and opens as the start of one', async () => {
    const { page, person } = await app.signIn('/search', { language: 'fr' });
    await person.post('/v1/saved-searches', {
      name: 'Définition',
      filters: [{ filterType: 'LOCATION', value: 'Lyon' }],
      qualificationCriterias: ['Has used Python in production'],
      alert: 'weekly',
    });
    const row = page.getByRole('listitem').filter({ hasText: 'Définition' });
    await row.getByText('Chaque lundi').waitFor();
    await noSidewaysScroll(page, 390);
    await axe(page);
    await row.getByRole('link', { name: 'Définition' }).click();
    await page.waitForURL((url) => url.pathname.endsWith('/castings/new'));
    await page.waitForURL((url) => !url.search.includes('criterias'));
    await page.goto(`${page.url()}${page.url().includes('?') ? '&' : '?'}step=criteria`);
    await page.getByText('Has used Python in production').first().waitFor();
  });
});

describe('a recent search', () => {
  it('is opened again free, and marks people whom another search returned', async () => {
    const { page, person } = await app.signIn('/search');
    await person.post('/v1/search/talents/by-prompt', { prompt: PROMPT });
    const balance = async () =>
      ((await person.get('/v1/workspace')).body.data.balances as { apiCredits: number }).apiCredits;
    const before = await balance();
    await page.reload();
    await page.getByRole('button', { name: new RegExp(PROMPT) }).click();
    await page.getByText('Paid for earlier').waitFor();
    const profiles = page.getByRole('button', { name: /^Open profile of/ });
    await expect.poll(() => profiles.count()).toBe(10);
    expect(await balance()).toBe(before);
    await axe(page);
    const other = [{ filterType: 'LOCATION', value: 'Lyon' }];
    await page.goto(
      `${app.api.url}/console/search?filters=${encodeURIComponent(JSON.stringify(other))}`,
    );
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await until(async () => (await page.getByText(/^Seen/).count()) >= 8);
    await noSidewaysScroll(page, 390);
  });
});
