import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
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

const LOOKS = [
  { name: 'light', theme: 'light', locale: 'en-GB', width: 1280, height: 800 },
  { name: 'dark', theme: 'dark', locale: 'fr-FR', width: 1280, height: 800 },
  { name: 'narrow', theme: 'light', locale: 'fr-FR', width: 360, height: 740 },
] as const;

/** Name of the picture -> the page, below /console. */
const pagesOf = ({
  castingId,
  talentId,
  sourcingId,
  candidateId,
  blueprintId,
}: Prepared): Record<string, string> => ({
  welcome: '/start',
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
  await page.screenshot({ path: file });
}

async function run(wanted: readonly string[]): Promise<void> {
  await promisify(execFile)(process.execPath, [path.join(ROOT, 'console/build.ts')]);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'greenroom-screenshots-'));
  await mkdir(FOLDER, { recursive: true });
  const { service, url, consoleUrl, ...client } = await startService(dataDir);
  const browser = await launcher.launch(await browserOptions());
  try {
    const storageState = await signIn(browser, consoleUrl);
    const pages = pagesOf(await prepare({ url, ...client }));
    const names = wanted.length > 0 ? wanted : Object.keys(pages);
    for (const { name: look, theme, locale, width, height } of LOOKS) {
      const context = await browser.newContext({
        storageState,
        viewport: { width, height },
        colorScheme: theme,
        reducedMotion: 'reduce',
        locale,
      });
      // The language that the user chose in this browser comes before that of the account.
      await context.addInitScript(
        (language) => localStorage.setItem('greenroom.language', language),
        locale.slice(0, 2),
      );
      const page = await context.newPage();
      for (const name of names) {
        const file = path.join(FOLDER, `${name}-${look}.png`);
        await shoot(page, `${url}/console${pages[name]}`, file).catch((error: Error) =>
          console.error(`${name}-${look}: ${error.message.split('\n')[0]}`),
        );
      }
      await context.close();
    }
    console.log(`${(await readdir(FOLDER)).length} pictures in docs/screenshots`);
  } finally {
    await browser.close();
    service.kill('SIGTERM');
    await once(service, 'exit');
    await rm(dataDir, { recursive: true, force: true });
  }
}

await run(process.argv.slice(2));
