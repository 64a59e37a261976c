import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Result, RunOptions } from 'axe-core';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';
import { type TestApi, type TestApiOptions, testApi } from '../../server/test/api.ts';
import { type SignedIn, signIn as signInByLink } from '../../server/test/console.ts';

export interface PageOptions {
  theme?: 'light' | 'dark';
  language?: 'en' | 'fr';
  width?: number;
  height?: number;
  /** The console by its host name, as passkeys need it, instead of by its address. */
  byName?: boolean;
}

export interface SignInOptions extends PageOptions {
  role?: 'owner' | 'recruiter' | 'viewer';
  /** A new one unless given. */
  workspaceId?: string;
  /** The face of the console that the user chose before; the recruiter's unless given. */
  face?: 'recruiter' | 'developer';
}

/** The service with the console in front of it. */
export interface Console {
  api: TestApi;
  /**
   * A browser of its own, with nobody signed in. Errors on its console and requests to anybody else
   * fail the test; it closes with the test.
   */
  visit(path: string, options?: PageOptions): Promise<Page>;
  /**
   * The same for a new user, who has signed in. `person` asks the API as that person. Without a path
   * the page is still empty, for a test that first makes what it will show.
   */
  signIn(path: string | null, options?: SignInOptions): Promise<{ page: Page; person: SignedIn }>;
  /** For afterAll. */
  close(): Promise<void>;
}

/**
 * For beforeAll: a real service on a database of its own, and a connection to the browser of the
 * run.
 */
export async function openConsole(options?: TestApiOptions): Promise<Console> {
  const [api, browser] = await Promise.all([
    testApi({ ...options, addRoutes: serveAxe }),
    chromium.connect(inject('browserEndpoint')),
  ]);

  async function open(
    path: string | null,
    cookie: string,
    options: PageOptions,
    stored?: [string, string],
  ): Promise<Page> {
    const origin = options.byName ? api.url.replace('127.0.0.1', 'localhost') : api.url;
    const page = await newPage(browser, origin, options);
    const cookies =
      cookie === ''
        ? []
        : cookie
            .split('; ')
            .map((pair) => ({ ...nameAndValue(pair), url: `${origin}/console`, httpOnly: true }));
    await page.context().addCookies(cookies);
    if (stored)
      await page.addInitScript(([name, value]) => {
        // Only once: the test may choose another.
        if (localStorage.getItem(name) === null) localStorage.setItem(name, value);
      }, stored);
    if (path !== null) await page.goto(`${origin}/console${path}`);
    return page;
  }

  return {
    api,
    visit: (path, options = {}) => open(path, '', options),
    async signIn(path, { role, workspaceId, face, ...options } = {}) {
      const person = await signInByLink(api, { role, workspaceId, language: options.language });
      const stored: [string, string] | undefined = face && [
        `greenroom.face.${person.userId}`,
        face,
      ];
      return { page: await open(path, person.cookie, options, stored), person };
    },
    async close() {
      await browser.close();
      await api.close();
    },
  };
}

function nameAndValue(pair: string): { name: string; value: string } {
  const at = pair.indexOf('=');
  return { name: pair.slice(0, at), value: pair.slice(at + 1) };
}

async function newPage(
  browser: Browser,
  origin: string,
  { theme = 'light', language = 'en', width = 1280, height = 800 }: PageOptions,
): Promise<Page> {
  const locale = { en: 'en-GB', fr: 'fr-FR' }[language];
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    locale,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  // React reports what it recovered from under a number; the cause says what was thrown.
  await page.addInitScript(() => {
    addEventListener('error', ({ error }) => {
      if (error?.cause) console.error(`cause: ${error.cause.stack ?? error.cause}`);
    });
  });
  page.on('console', (message) => {
    // What the service refuses is shown on the page, and looked for there by the tests.
    const refused = message
      .text()
      .startsWith('Failed to load resource: the server responded with a status of 4');
    // What a test cut itself.
    const cut = message.text().includes('net::ERR_INTERNET_DISCONNECTED');
    if (['error', 'warning'].includes(message.type()) && !refused && !cut)
      problems.push(message.text());
  });
  page.on('request', (request) => {
    if (!/^(?:data|blob):/.test(request.url()) && new URL(request.url()).origin !== origin)
      problems.push(`a request to ${request.url()}`);
  });
  onTestFinished(async ({ task }) => {
    // The text of the page explains a failure better than the position in the test.
    if (task.result?.state === 'fail')
      console.log(`${page.url()}\n${await page.locator('body').ariaSnapshot().catch(String)}`);
    await context.close();
    expect(problems).toEqual([]);
  });
  return page;
}

/**
 * Of Base UI: they take the focus only to hand it on at once, so that nothing is ever focused that
 * cannot be heard.
 */
const FOCUS_GUARDS = '[data-base-ui-focus-guard]';
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * No violation of WCAG 2.2 AA that a program can find, in the light and in the dark theme, of the
 * page as it is now.
 */
export async function axe(page: Page): Promise<void> {
  const before = await page.evaluate('document.documentElement.dataset.theme');
  for (const theme of ['light', 'dark']) {
    await page.evaluate(`document.documentElement.dataset.theme = '${theme}'`);
    // Colours pass on from element to element, a frame each.
    await page.evaluate(`(async () => {
      const moving = () => document.getAnimations().filter((one) => one instanceof CSSTransition);
      while (moving().length > 0) await Promise.allSettled(moving().map((one) => one.finished));
    })()`);
    // The other theme changes colours and nothing else.
    const violations = await violationsOf(
      page,
      theme === 'light' ? { type: 'tag', values: RULES } : { type: 'rule', values: COLOUR_RULES },
    );
    const found = violations.map(
      ({ id, nodes }) =>
        `${theme}: ${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join('\n')}`,
    );
    expect(found).toEqual([]);
  }
  await page.evaluate(`document.documentElement.dataset.theme = '${before}'`);
}

/** Where a page gets axe from: sending it through the browser's protocol takes ten times as long. */
const AXE = '/axe.js';
const AXE_FILE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const serveAxe: TestApiOptions['addRoutes'] = (server) =>
  void server.get(AXE, (_request, reply) =>
    reply.type('text/javascript').send(readFileSync(AXE_FILE)),
  );

/** Each page loads axe once. */
async function violationsOf(page: Page, runOnly: RunOptions['runOnly']): Promise<Result[]> {
  if (await page.evaluate('window.axe === undefined'))
    await page
      .addScriptTag({ url: AXE })
      // A page without a connection.
      .catch(async () => page.evaluate(await readFile(AXE_FILE, 'utf8')));
  const options: RunOptions = { runOnly, resultTypes: ['violations'] };
  return page.evaluate<Result[]>(
    `axe.run(${JSON.stringify({ exclude: [FOCUS_GUARDS] })}, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  );
}

/** The page fits into a narrow screen. Leaves it as narrow. */
export async function noSidewaysScroll(page: Page, width = 360): Promise<void> {
  await page.setViewportSize({ width, height: 740 });
  // Parts that follow the width of the screen do so after a frame.
  await expect
    .poll(
      () =>
        page.evaluate(
          'document.documentElement.scrollWidth - document.documentElement.clientWidth',
        ),
      { message: 'how far the page is wider than the screen' },
    )
    .toBe(0);
}

/**
 * Nothing reads as a program stores it: no ISO date, no month in digits, no word_of_a_list. Code,
 * ids and what is typed are meant so.
 */
export async function noRawValues(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const raw = /\b\d{4}-\d\d(?:-\d\d\S*)?\b|\b[a-z]+(?:_[a-z]+)+\b|\b[A-Z]{2,}(?:_[A-Z]+)+\b/g;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const told: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (
        parentElement?.closest('code, pre, script, style, textarea, .font-mono') ||
        !parentElement?.checkVisibility()
      )
        continue;
      told.push(...(textContent?.match(raw) ?? []));
    }
    return told;
  });
  expect(found).toEqual([]);
}

/**
 * Lets the service refuse or fail every request to an operation, as it would in its envelope, until
 * `restore`.
 */
export async function refuse(
  page: Page,
  path: string,
  status: number,
  error: { code: string; [more: string]: unknown },
) {
  const matches = (url: URL) => url.pathname === `/console/api${path}`;
  const body = {
    success: false,
    error: { message: 'Refused by the test.', debugTrackingCode: 'req_test', ...error },
  };
  await page.route(matches, (route) => route.fulfill({ status, json: body }));
  const restore = async (): Promise<void> => {
    // Once it is live a page asks again for all that it shows; what failed would then be mended
    // before anybody could try again.
    await page.getByRole('button', { name: /^Live/, includeHidden: true }).waitFor();
    await page.unroute(matches);
  };
  return { restore };
}

/** Waits for it, then presses Tab until it has the focus; fails after 60 times. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  // A page that is still being built has nothing to go to.
  await wanted.waitFor();
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === element.ownerDocument.activeElement)) return;
  }
  throw new Error(`${wanted} cannot be reached with Tab`);
}

/**
 * Takes what has the focus, to move it with the arrow keys. dnd-kit listens to them, and knows
 * where things are, a moment after it has told so.
 */
export async function take(page: Page, told: string): Promise<void> {
  await page.keyboard.press('Space');
  await page.getByText(told).waitFor({ state: 'attached' });
  await page.evaluate(
    'new Promise((idle) => requestIdleCallback(() => requestAnimationFrame(() => requestIdleCallback(idle))))',
  );
}
