import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { type Browser, chromium as launcher, type Page } from 'playwright-core';
import { browserOptions } from '../e2e/browser.ts';
import { type Prepared, prepare } from './screenshot-data.ts';

/**
 * Pictures of every page of a fresh installation with its sample people, in both sizes, themes and
 * languages, into docs/screenshots: `node console/scripts/screenshots.ts [page ...]`. The service is a
 * real one, on a data folder that goes with it.
 */

const ROOT = path.resolve(import.meta.dirname, '../..');
const FOLDER = path.join(ROOT, 'docs/screenshots');

const SIZES = { wide: { width: 1280, height: 800 }, phone: { width: 360, height: 740 } };
const THEMES = ['light', 'dark'] as const;
const LOCALES = { en: 'en-GB', fr: 'fr-FR' };
/** Letters stay sharp, at a third of the bytes of a PNG. */
const QUALITY = 60;

/** Name of the picture -> the page, below /console. */
const pagesOf = ({
  castingId,
  talentId,
  sourcingId,
  candidateId,
  blueprintId,
}: Prepared): Record<string, string> => ({
  welcome: '/start',
  'search-empty': '/search',
  search: `/search?prompt=${encodeURIComponent('Senior data engineers in Paris who know Python and Spark')}`,
  castings: '/castings',
  'casting-new': '/castings/new',
  'casting-board': `/castings/${castingId}`,
  'casting-profile': `/castings/${castingId}?talent=${talentId}`,
  'casting-review': `/castings/${castingId}/review`,
  market: `/search/market?prompt=${encodeURIComponent('Senior data engineers in Paris who know Python and Spark')}`,
  'casting-grid': `/castings/${castingId}?tab=grid`,
  sourcings: '/sourcings',
  people: '/people',
  candidates: `/sourcings/${sourcingId}`,
  'candidates-board': `/sourcings/${sourcingId}?view=board`,
  candidate: `/sourcings/${sourcingId}?candidate=${candidateId}`,
  'candidate-page': `/sourcings/${sourcingId}/candidates/${candidateId}`,
  sequences: `/sourcings/${sourcingId}/sequences`,
  sequence: `/sequences/${blueprintId}`,
  'sequence-start': `/sequences/${blueprintId}?candidateIds=${candidateId}`,
  'sequence-progress': `/sequences/${blueprintId}?tab=progress`,
  inbox: '/inbox',
  drafts: '/drafts',
  webhooks: '/webhooks',
  requests: '/requests',
  usage: '/usage',
  'settings-keys': '/settings/keys',
  'settings-members': '/settings/members',
  'settings-channels': '/settings/channels',
  'settings-providers': '/settings/providers',
  'settings-privacy': '/settings/privacy',
  docs: '/docs',
});

interface Look {
  size: keyof typeof SIZES;
  theme: (typeof THEMES)[number];
  language: keyof typeof LOCALES;
  storageState: Awaited<ReturnType<typeof signIn>>;
}

interface Started {
  service: ChildProcess;
  url: string;
  consoleUrl: string;
  apiKey: string;
  workspaceId: string;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function startService(dataDir: string): Promise<Started> {
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    LOG_LEVEL: 'warn',
  };
  const service = spawn(
    process.execPath,
    [path.join(ROOT, 'server/bin/greenroom.js'), 'serve', '--json'],
    {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const [line] = await once(createInterface({ input: service.stdout! }), 'line');
  return { service, ...JSON.parse(line) };
}

/** Signs in by the printed link, as a newcomer does. */
async function signIn(browser: Browser, consoleUrl: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(consoleUrl);
  await page.getByLabel('Your name').fill('Camille Durand');
  await page.getByLabel('Email').fill('camille@example.com');
  await page.getByLabel('Password').fill('correct horse battery');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/console/start');
  const state = await context.storageState();
  await context.close();
  return state;
}

async function shoot(page: Page, url: string, file: string): Promise<void> {
  await page.goto(url);
  // A stream stays open, so the network is never idle: what loads says so.
  await page.locator('h1').first().waitFor();
  await page.locator('.animate-pulse, .animate-spin').first().waitFor({ state: 'detached' });
  // What an address opens over the page is loaded after it.
  if (/candidate(?:Ids)?=|talent=/.test(url)) await page.getByRole('dialog').waitFor();
  await page.evaluate('document.fonts.ready');
  // Only the protocol itself makes WebP.
  const protocol = await page.context().newCDPSession(page);
  const picture = { format: 'webp', quality: QUALITY } as const;
  const { data } = await protocol.send('Page.captureScreenshot', picture);
  await protocol.detach();
  await writeFile(file, data, 'base64');
}

/** Every page in one size, theme and language, into a folder of these names. */
async function shootAll(
  browser: Browser,
  pages: readonly (readonly [name: string, url: string])[],
  { size, theme, language, storageState }: Look,
): Promise<void> {
  const folder = path.join(FOLDER, `${size}-${theme}-${language}`);
  await mkdir(folder, { recursive: true });
  const context = await browser.newContext({
    storageState,
    viewport: SIZES[size],
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: LOCALES[language],
  });
  // The language that the user chose in this browser comes before that of the account.
  await context.addInitScript(
    (chosen) => localStorage.setItem('greenroom.language', chosen),
    language,
  );
  const page = await context.newPage();
  for (const [name, url] of pages)
    await shoot(page, url, path.join(folder, `${name}.webp`)).catch((error: Error) =>
      console.error(`${folder}/${name}: ${error.message.split('\n')[0]}`),
    );
  await context.close();
}

async function run(wanted: readonly string[]): Promise<void> {
  await promisify(execFile)(process.execPath, [path.join(ROOT, 'console/build.ts')]);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'greenroom-screenshots-'));
  const { service, url, consoleUrl, ...client } = await startService(dataDir);
  const browser = await launcher.launch(await browserOptions());
  try {
    const storageState = await signIn(browser, consoleUrl);
    const pages = Object.entries(pagesOf(await prepare({ url, ...client })))
      .filter(([name]) => wanted.length === 0 || wanted.includes(name))
      .map(([name, at]) => [name, `${url}/console${at}`] as const);
    for (const size of ['wide', 'phone'] as const)
      for (const theme of THEMES)
        for (const language of ['en', 'fr'] as const)
          await shootAll(browser, pages, { size, theme, language, storageState });
    const files = await readdir(FOLDER, { recursive: true });
    const pictures = files.filter((name) => name.endsWith('.webp'));
    console.log(`${pictures.length} pictures in docs/screenshots`);
  } finally {
    await browser.close();
    service.kill('SIGTERM');
    await once(service, 'exit');
    await rm(dataDir, { recursive: true, force: true });
  }
}

await run(process.argv.slice(2));
