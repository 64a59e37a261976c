import { existsSync, readFileSync, statSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Console, openConsole } from './harness.ts';

/**
 * What a page may cost: bytes from the build as they are sent, paint from the browser. Limits are
 * in kB of gzip, and in milliseconds.
 */
const FIRST_KB = 200;
const LAZY_KB = 40;
const CSS_KB = 15;
const MAX_PAINT_MS = 1_000;
const LAYOUT_SHIFT = 0.02;
const ROWS_IN_DOM = 60;
const ROUTE_CHANGE_MS = 300;
/** Files and answers until the page stands: each costs a slow connection a round trip. */
const FIRST_REQUESTS = 20;
const FIRST_ROUTE = 'src/pages/sourcings/page.tsx';

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

const DIST = new URL('../dist/', import.meta.url);
let manifest: Record<string, Chunk>;
let app: Console;
beforeAll(async () => {
  manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', DIST), 'utf8'));
  app = await openConsole();
});
afterAll(() => app.close());

/** The chunk and all that it imports before it runs. */
function withImports(names: readonly string[], seen = new Set<string>()): Set<string> {
  for (const name of names) {
    if (seen.has(name)) continue;
    seen.add(name);
    withImports(manifest[name]!.imports ?? [], seen);
  }
  return seen;
}

function sentBytes(file: string): number {
  const compressed = new URL(`${file}.gz`, DIST);
  return statSync(existsSync(compressed) ? compressed : new URL(file, DIST)).size;
}

const kB = (names: Iterable<string>): number =>
  Math.ceil([...names].reduce((sum, name) => sum + sentBytes(manifest[name]!.file), 0) / 1_000);
const entry = () => Object.keys(manifest).find((name) => manifest[name]!.isEntry)!;

it(`loads at most ${FIRST_KB} kB of JavaScript before the first page is there`, () => {
  expect(
    kB(withImports([entry(), FIRST_ROUTE, 'src/pages/sourcings/messages.en.ts'])),
  ).toBeLessThanOrEqual(FIRST_KB);
});

it(`loads at most ${LAZY_KB} kB more for any other page, but for the one that shows every component`, () => {
  const first = withImports([entry(), FIRST_ROUTE]);
  const pages = Object.keys(manifest).filter((name) =>
    /^src\/pages\/(?!design)[^/]+\/(?:[^/]+-)?page\.tsx$/.test(name),
  );
  const sizes = pages.map(
    (page) => [page, kB([...withImports([page])].filter((name) => !first.has(name)))] as const,
  );
  expect(sizes.filter(([, size]) => size > LAZY_KB)).toEqual([]);
});

it(`has at most ${CSS_KB} kB of styles`, () => {
  const css = new Set(Object.values(manifest).flatMap((chunk) => chunk.css ?? []));
  expect([...css].reduce((sum, file) => sum + sentBytes(file), 0)).toBeLessThanOrEqual(
    CSS_KB * 1_000,
  );
});

it(`shows the first page with at most ${FIRST_REQUESTS} different requests`, async () => {
  const { page } = await app.signIn('/sourcings');
  await page.getByText('You have no sourcings in progress').waitFor();
  const another = await page.context().newPage();
  // Once: what is asked again when live updates arrive holds nothing up.
  const asked = new Set<string>();
  another.on('request', (request) => asked.add(request.url()));
  await another.goto(page.url());
  await another.getByText('You have no sourcings in progress').waitFor();
  await another.waitForLoadState('networkidle');
  expect(asked.size, [...asked].join('\n')).toBeLessThanOrEqual(FIRST_REQUESTS);
});

it('paints the first page within a second, and nothing moves afterwards', async () => {
  const { page } = await app.signIn('/sourcings');
  // As a returning user: the service answers at once, the files come from it again.
  await page.getByText('You have no sourcings in progress').waitFor();
  await page.reload();
  await page.getByText('You have no sourcings in progress').waitFor();
  const { paintMs, shift } = await page.evaluate<{
    paintMs: number;
    shift: number;
  }>(`new Promise((resolve) => {
    let paintMs = 0, shift = 0;
    new PerformanceObserver((list) => { for (const entry of list.getEntries()) paintMs = entry.startTime; })
      .observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => { for (const entry of list.getEntries()) shift += entry.value; }).observe({ type: 'layout-shift', buffered: true });
    const told = () => (paintMs > 0 ? resolve({ paintMs, shift }) : requestAnimationFrame(told));
    requestAnimationFrame(() => requestAnimationFrame(told));
  })`);
  expect(paintMs).toBeLessThanOrEqual(MAX_PAINT_MS);
  expect(shift).toBeLessThanOrEqual(LAYOUT_SHIFT);
});

it(`shows another page within ${ROUTE_CHANGE_MS} ms of the click, its code fetched while the pointer was on its link`, async () => {
  const { page } = await app.signIn('/sourcings', { face: 'developer' });
  await page.getByText('You have no sourcings in progress').waitFor();
  const took: number[] = [];
  for (const [place, title] of [
    ['Usage', 'Usage'],
    ['Webhooks', 'Webhooks'],
    ['Castings', 'Castings'],
    ['Search', 'Search'],
    ['Sourcings', 'Sourcings'],
  ]) {
    await page
      .getByRole('navigation', { name: 'Navigation' })
      .getByRole('link', { name: place, exact: true })
      .hover();
    await page.waitForLoadState('networkidle', { timeout: 1_000 }).catch(() => {});
    took.push(
      await page.evaluate<number>(`new Promise((resolve) => {
        const link = [...document.querySelectorAll('nav a')].find((one) => one.textContent === '${place}');
        const began = performance.now();
        const looking = new MutationObserver(() => {
          if (document.querySelector('h1')?.textContent !== '${title}') return;
          looking.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - began));
        });
        looking.observe(document.body, { childList: true, subtree: true, characterData: true });
        link.click();
      })`),
    );
  }
  const [, , median] = took.toSorted((a, b) => a - b);
  expect(median, `of ${took.map(Math.round).join(', ')} ms`).toBeLessThanOrEqual(ROUTE_CHANGE_MS);
});

it(`keeps a table of 5,000 rows below ${ROWS_IN_DOM} in the DOM, and reaches its end by keyboard`, async () => {
  const page = await app.visit('/design', { height: 1_400 });
  const table = page.getByRole('table', { name: '5,000 people' });
  await table.getByRole('row', { name: 'Person 1', exact: true }).focus();
  await page.keyboard.press('End');
  await table.getByRole('row', { name: 'Person 5000' }).waitFor();
  const focused = () => page.evaluate('document.activeElement.getAttribute("aria-rowindex")');
  await expect.poll(focused).toBe('5001');
  await page.keyboard.press('ArrowUp');
  await expect.poll(focused).toBe('5000');
  expect(await table.getByRole('row').count()).toBeLessThanOrEqual(ROWS_IN_DOM);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Person 4999' }).waitFor();
});
