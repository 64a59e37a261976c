import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sitePages, textsForModels } from '../site/build.ts';
import { axe, type Console, noSidewaysScroll, openConsole } from './harness.ts';

let app: Console;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

/** Every page and heading of the documentation. */
const pages = sitePages();
const addresses = new Set(
  pages.flatMap(({ path, headings }) => [
    `/docs/${path}`,
    ...headings.map(({ id }) => `/docs/${path}#${id}`),
  ]),
);

describe('the documentation in the service', () => {
  it('links only to pages and headings that it has', () => {
    const broken = pages.flatMap(({ path, links }) =>
      links
        .map((link) => (link.startsWith('#') ? `/docs/${path}${link}` : link))
        .filter((link) => !addresses.has(link))
        .map((link) => `${path}: ${link}`),
    );
    expect(broken).toEqual([]);
  });

  it('serves every page, and lists those that are not only background for language models', async () => {
    for (const { path } of pages) {
      const answer = await fetch(`${app.api.url}/docs/${path}`);
      expect(answer.status, path).toBe(200);
      const html = await answer.text();
      expect(html, path).not.toMatch(
        /<script(?! (?:type="module" )?src=)|<style|\sstyle=|\son\w+=/,
      );
    }
    const { 'llms.txt': list } = textsForModels(pages);
    expect(await (await fetch(`${app.api.url}/llms.txt`)).text()).toBe(list);
    for (const [, address] of list!.matchAll(/\]\(([^)]+)\)/g))
      expect((await fetch(`${app.api.url}${address}`)).status, address).toBe(200);
  });

  it('finds an error code by keyboard, in both themes and on a phone', async () => {
    const page = await app.visit('/sign-in');
    await page.goto(`${app.api.url}/docs/`);
    await page.getByRole('heading', { name: 'Documentation', level: 1 }).waitFor();
    await axe(page);
    await page.keyboard.press('/');
    await page.keyboard.type('casting_pool_exhausted');
    const first = page.getByRole('option').first();
    await first.waitFor();
    expect(await first.textContent()).toContain('casting_pool_exhausted');
    await axe(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/reference/errors#casting_pool_exhausted');
    await axe(page);
    await noSidewaysScroll(page);
    await page.goto(`${app.api.url}/docs/how-to/use-go`);
    expect(await page.locator('pre .hljs-string').count()).toBeGreaterThan(0);
    await axe(page);
    await page.goto(`${app.api.url}/docs/reference/api-search`);
    await noSidewaysScroll(page);
  });

  it('keeps the theme that was chosen', async () => {
    const page = await app.visit('/sign-in');
    await page.goto(`${app.api.url}/docs/`);
    await page.getByRole('button', { name: 'Switch between light and dark' }).click();
    await page.reload();
    expect(await page.evaluate('document.documentElement.dataset.theme')).toBe('dark');
  });
});
