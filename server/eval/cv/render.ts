import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright-core';
import { browserOptions } from '../../../console/e2e/browser.ts';
import type { KnownPerson } from './people.ts';

const CACHE = path.join(import.meta.dirname, '..', '..', '..', '.cache');
const THEMES = path.join(CACHE, 'resume-themes');
const RENDERED = path.join(CACHE, 'rendered-cvs');
const run = promisify(execFile);

export interface RenderedCv {
  theme: string;
  person: KnownPerson;
  form: 'html' | 'pdf' | 'txt' | 'docx' | 'odt';
  bytes: Uint8Array;
  /** The text that a reader of the page sees. */
  shown: string;
}

async function fetchTheme(theme: string, version: string): Promise<string> {
  const folder = path.join(THEMES, theme);
  if (existsSync(path.join(folder, 'node_modules', `jsonresume-theme-${theme}`))) return folder;
  await mkdir(folder, { recursive: true });
  await run('npm', [
    'install',
    '--prefix',
    folder,
    '--no-save',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--legacy-peer-deps',
    `jsonresume-theme-${theme}@${version}`,
  ]);
  return folder;
}

async function renderTheme(
  folder: string,
  theme: string,
  people: readonly KnownPerson[],
): Promise<(string | null)[]> {
  const child = spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'render-theme.ts'), folder, theme],
    { cwd: folder, stdio: ['pipe', 'pipe', 'ignore'], timeout: 60_000 },
  );
  child.stdin.end(JSON.stringify(people.map(({ resume }) => resume)));
  const answer = await text(child.stdout);
  return answer === '' ? [] : (JSON.parse(answer) as (string | null)[]);
}

/** Every person in every theme, as a page and as the PDF that the browser prints of it. */
export async function renderCvs(
  themes: Readonly<Record<string, string>>,
  people: readonly KnownPerson[],
  report: (line: string) => void,
): Promise<RenderedCv[]> {
  await mkdir(RENDERED, { recursive: true });
  let browser: Browser | null = null;
  const rendered: RenderedCv[] = [];
  try {
    for (const [theme, version] of Object.entries(themes)) {
      const missing = people.filter(({ id }) => !existsSync(`${fileOf(theme, id)}.shown.txt`));
      if (missing.length > 0) {
        const folder = await fetchTheme(theme, version);
        const pages = await renderTheme(folder, theme, missing).catch(() => []);
        browser ??= await chromium.launch(await browserOptions());
        const opened = browser;
        for (const [index, person] of missing.entries()) {
          const html = pages[index];
          if (html) await print(opened, fileOf(theme, person.id), html);
        }
        if (!pages.some(Boolean)) report(`${theme} does not render`);
      }
      rendered.push(...(await load(theme, people)));
    }
  } finally {
    await (browser as Browser | null)?.close();
  }
  return rendered;
}

const fileOf = (theme: string, id: string): string => path.join(RENDERED, `${theme}.${id}`);

/** Writes a page, its PDF and its visible text beside each other. */
export async function print(browser: Browser, file: string, html: string): Promise<void> {
  const page = await browser.newPage();
  try {
    // Themes point to fonts and styles elsewhere; what is measured must not depend on them.
    await page.route('**/*', (route) => route.abort());
    await page.setContent(html, { waitUntil: 'domcontentloaded' });
    await page.emulateMedia({ media: 'print' });
    const shown = await page.locator('body').innerText();
    const pdf = await page.pdf({ format: 'A4', printBackground: true });
    await writeFile(`${file}.html`, html);
    await writeFile(`${file}.pdf`, pdf);
    await writeFile(`${file}.shown.txt`, shown);
  } finally {
    await page.close();
  }
}

async function load(theme: string, people: readonly KnownPerson[]): Promise<RenderedCv[]> {
  const found: RenderedCv[] = [];
  for (const person of people) {
    if (!existsSync(`${fileOf(theme, person.id)}.shown.txt`)) continue;
    const shown = await readFile(`${fileOf(theme, person.id)}.shown.txt`, 'utf8');
    for (const form of ['html', 'pdf'] as const) {
      const bytes = new Uint8Array(await readFile(`${fileOf(theme, person.id)}.${form}`));
      found.push({ theme, person, form, bytes, shown });
    }
  }
  return found;
}
