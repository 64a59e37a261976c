import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { engineers } from '../../server/test/talents.ts';
import { axe, type Console, openConsole } from './harness.ts';

/* People have initials in colours: the addresses of photos and logos belong to third parties. */

const PEOPLE = [
  ['Ada', 'Martin', 'AM'],
  ['Zoé', 'Durand', 'ZD'],
  ['Karim', 'Benali', 'KB'],
] as const;

let app: Console;
beforeAll(async () => {
  app = await openConsole();
  const rows = engineers(PEOPLE.length) as Record<string, unknown>[];
  await app.api.importTalents(
    rows.map((row, nth) => ({
      ...row,
      firstname: PEOPLE[nth]![0],
      lastname: PEOPLE[nth]![1],
      photoUrl: 'https://photos.example.com/face.jpg',
      currentOrganization: {
        id: null,
        name: 'Initech',
        logoUrl: 'https://logos.example.com/initech.png',
      },
    })),
  );
});
afterAll(() => app.close());

const colourOf = (page: Page, initials: string): Promise<string> =>
  page
    .getByText(initials, { exact: true })
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);

it('shows initials in a colour of each person, the same in both themes’ lists, and asks nobody else', async () => {
  const asked: string[] = [];
  const { page } = await app.signIn(null, { face: 'recruiter' });
  page.on('request', (request) => asked.push(new URL(request.url()).host));
  const search = `/search?prompt=${encodeURIComponent('Backend engineers in Paris')}`;
  await page.goto(`${app.api.url}/console${search}`);
  await page
    .getByRole('button', { name: /^Search/ })
    .last()
    .click();
  for (const [, , initials] of PEOPLE) await page.getByText(initials, { exact: true }).waitFor();
  const colours = await Promise.all(PEOPLE.map(([, , initials]) => colourOf(page, initials)));
  expect(new Set(colours).size).toBeGreaterThan(1);
  await axe(page);
  await page.reload();
  await page
    .getByRole('button', { name: /^Search/ })
    .last()
    .click();
  for (const [nth, [, , initials]] of PEOPLE.entries()) {
    await page.getByText(initials, { exact: true }).waitFor();
    expect(await colourOf(page, initials)).toBe(colours[nth]);
  }
  expect(await page.locator('img[src^="http"]').count()).toBe(0);
  expect(new Set(asked)).toEqual(new Set([new URL(app.api.url).host]));
});
