import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOutbound } from '../../server/src/platform/outbound.ts';
import { engineers } from '../../server/test/talents.ts';
import { axe, type Console, openConsole } from './harness.ts';

/*
 * People have initials in colours: the addresses of photos and logos belong to third parties. The
 * service fetches logos.
 */

const PEOPLE = [
  ['Ada', 'Martin', 'AM'],
  ['Zoé', 'Durand', 'ZD'],
  ['Karim', 'Benali', 'KB'],
] as const;

let app: Console;
/** One pixel. */
const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const SHOWN = 'https://logos.example.com/initech.png';
/** Not pictures: a page, a file that is too large, a drawing that may hold scripts. */
const ANSWERS: Record<string, Buffer> = {
  [SHOWN]: LOGO,
  'https://logos.example.com/page.png': Buffer.from('<html></html>'),
  'https://logos.example.com/large.png': Buffer.concat([LOGO, Buffer.alloc(200_000)]),
  'https://logos.example.com/drawing.svg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
};
const fetched: string[] = [];

beforeAll(async () => {
  app = await openConsole({
    outbound: {
      ...createOutbound({ allowedHosts: [], resolve: async () => [] }),
      async request({ url, maxBodyBytes, bodyAs }) {
        fetched.push(url);
        const body = ANSWERS[url]?.subarray(0, maxBodyBytes).toString(bodyAs) ?? '';
        return { status: body === '' ? 404 : 200, body, retryAfter: null };
      },
    },
  });
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
        logoUrl: SHOWN,
      },
      experiences: Object.keys(ANSWERS).map((logoUrl, year) => ({
        title: 'Backend Engineer',
        organizationName: `Works ${year}`,
        organization: { name: `Works ${year}`, logoUrl },
        startDate: `${2024 - year}-01`,
      })),
    })),
  );
});
afterAll(() => app.close());

const colourOf = (page: Page, initials: string): Promise<string> =>
  page
    .getByText(initials, { exact: true })
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);

it('shows initials in colours, and logos that the service fetched, and asks nobody else', async () => {
  const asked: string[] = [];
  const { page, person } = await app.signIn(null, { face: 'recruiter' });
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
  const [name] = PEOPLE[0];
  await page.getByRole('button', { name: `Open profile of ${name}`, exact: false }).click();
  const profile = page.getByRole('dialog');
  const marks = profile.locator('[data-company]');
  await expect.poll(() => marks.count()).toBe(4);
  // What is no small picture has initials in its place.
  await expect.poll(() => marks.allTextContents()).toEqual(['', 'W1', 'W2', 'W3']);
  await expect
    .poll(() =>
      profile.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth),
    )
    .toBe(1);
  await axe(page);
  expect(new Set(asked)).toEqual(new Set([new URL(app.api.url).host]));

  const logo = await profile.locator('img').getAttribute('src');
  const { headers, status } = await fetch(`${app.api.url}${logo}`, {
    headers: { cookie: person.cookie },
  });
  expect([status, headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([
    200,
    'image/png',
    'nosniff',
  ]);
  const others = await Promise.all([
    fetch(`${app.api.url}${logo}`),
    fetch(`${app.api.url}${logo}`, {
      headers: { cookie: person.cookie, 'sec-fetch-site': 'cross-site' },
    }),
    fetch(`${app.api.url}/console/logos/nobody?experience=0`, {
      headers: { cookie: person.cookie },
    }),
  ]);
  expect(others.map((other) => other.status)).toEqual([401, 403, 404]);
  // Each address is fetched once.
  expect(fetched.toSorted()).toEqual(Object.keys(ANSWERS).toSorted());
});
