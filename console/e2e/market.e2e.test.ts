import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ended, start } from '../../server/test/castings.ts';
import { scriptedJudge } from '../../server/test/fakes/judge.ts';
import { engineers } from '../../server/test/talents.ts';
import { axe, type Console, noSidewaysScroll, openConsole } from './harness.ts';

/* Who a search finds, before anything is spent. */

const PROMPT = 'Backend engineer in France with Python';

let app: Console;
beforeAll(async () => {
  app = await openConsole({ judge: scriptedJudge(() => 'met') });
  await app.api.importTalents([
    ...engineers(14),
    ...engineers(5, { city: 'Lyon' }),
    ...engineers(2, { city: 'Toulouse' }),
  ]);
});
afterAll(() => app.close());

describe('the market map', () => {
  it('opens from a search, shows the matches as a map and a table, and narrows the search by a bar', async () => {
    const { page } = await app.signIn(`/search?prompt=${encodeURIComponent(PROMPT)}`);
    await page.getByRole('link', { name: 'Market map' }).click();
    await page.getByRole('heading', { name: 'Market map' }).waitFor();
    await page.getByRole('img', { name: /Map of the matches in 3 cities/ }).waitFor();
    await axe(page);
    await page.getByRole('radio', { name: 'Table', exact: true }).click();
    const cities = page.getByRole('table', { name: 'Where they are' });
    await expect
      .poll(() => cities.getByRole('row').allTextContents())
      .toEqual([
        'CityCountryPeopleShare',
        'ParisFrance1467%',
        'LyonFrance524%',
        'ToulouseFrance210%',
      ]);
    await axe(page);
    await page.getByRole('button', { name: 'PostgreSQL' }).click();
    await page.getByRole('button', { name: 'Remove Skill: PostgreSQL' }).waitFor();
    expect(new URL(page.url()).searchParams.get('filters')).toContain('PostgreSQL');
    await page.getByRole('link', { name: 'Back to the search' }).click();
    await page.getByText('21 people match').waitFor();
  });

  it('forecasts the credits of greens from earlier castings, free, on a narrow page too', async () => {
    const client = await app.api.newClient();
    const { castingId } = await start(client, {
      filters: [{ filterType: 'JOB_TITLE', value: 'Backend engineer' }],
      target: { greens: 5, maxCredits: 20 },
    });
    await ended(client, castingId);
    const before = await client.balance();
    const { page } = await app.signIn(`/search/market?prompt=${encodeURIComponent(PROMPT)}`, {
      workspaceId: client.workspaceId,
      width: 360,
    });
    await page.getByText('From 1 earlier casting of this workspace').waitFor();
    await page.getByText('of 10 wanted').waitFor();
    // The interval, which holds the figure.
    const range = page.getByText(/^Between \d+ and \d+$/);
    const [low, high] = (await range.textContent())!.match(/\d+/g)!.map(Number) as [number, number];
    const credits = Number(await range.locator('xpath=preceding-sibling::*').last().textContent());
    expect(low).toBeLessThan(high);
    expect(credits).toBeGreaterThanOrEqual(low);
    expect(credits).toBeLessThanOrEqual(high);
    await page.getByText(/^\d+% to \d+% in nine of ten castings$/).waitFor();
    await page.getByRole('radio', { name: '20', exact: true }).click();
    await page.getByText('of 20 wanted').waitFor();
    expect(new URL(page.url()).searchParams.get('greens')).toBe('20');
    await axe(page);
    await noSidewaysScroll(page);
    expect(await client.balance()).toBe(before);
  });

  it('says in French what is missing when there is no search and no casting', async () => {
    const { page } = await app.signIn('/search/market', { language: 'fr' });
    await page.getByText('Pas encore de recherche').waitFor();
    await axe(page);
    await page.goto(`${page.url()}?prompt=${encodeURIComponent('Ingénieur backend à Lyon')}`);
    await page.getByText('La prévision commence après le premier casting').waitFor();
    await axe(page);
  });
});
