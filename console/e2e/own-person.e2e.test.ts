import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Download, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { SignedIn } from '../../server/test/console.ts';
import { until } from '../../server/test/until.ts';
import { axe, type Console, noRawValues, noSidewaysScroll, openConsole } from './harness.ts';

let app: Console;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

const PDF = new URL('../../server/eval/cv/rendered/short.en-1.pdf', import.meta.url);
const TEXT = `Zoe Marlow
zoe.marlow@example.org

EXPERIENCE
Data Engineer, Globex
2019 - 2022

SKILLS
Python, SQL
`;

/** Brings a file in the console and opens the person who came in it. */
async function bring(page: Page, person: SignedIn, file: { name: string; buffer: Buffer }) {
  await page.getByText('No imports yet').waitFor();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ ...file, mimeType: 'application/octet-stream' });
  await page.getByRole('listitem').filter({ hasText: file.name }).getByText('Done').waitFor();
  await until(async () => {
    const { body } = await person.get('/v1/talents');
    return (body.data as unknown as { talents: unknown[] }).talents.length > 0;
  });
  await page.getByRole('link', { name: 'Show people' }).click();
  await page.getByRole('list', { name: 'People' }).getByRole('link').first().click();
  await page.getByRole('tab', { name: 'Profile' }).waitFor();
}

async function contentOf(download: Download): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'greenroom-download-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'file');
  await download.saveAs(path);
  return readFile(path, 'utf8');
}

const field = (page: Page, path: string) => page.locator(`[data-field="${path}"]`);
const place = (page: Page, path: string) => page.locator(`[data-place="${path}"]`);
const isPointed = (path: string) => `${path}[data-pointed]`;

describe('the original beside the profile', () => {
  it('marks the place of a field in a PDF, and the field of a place', async () => {
    const { page, person } = await app.signIn('/people/import');
    await bring(page, person, { name: 'benjamin.pdf', buffer: await readFile(PDF) });
    await page.getByRole('heading', { level: 1, name: 'Benjamin White' }).waitFor();
    await page.getByRole('group', { name: 'Page 1 of 1' }).waitFor();
    const title = '/experiences/0/title';
    await place(page, title).waitFor();

    await field(page, title).hover();
    await page.locator(isPointed(`[data-place="${title}"]`)).waitFor();
    await page.mouse.move(0, 0);
    await page.locator(isPointed(`[data-place="${title}"]`)).waitFor({ state: 'detached' });

    // The reverse, by keyboard.
    const places = page.getByRole('listbox', { name: 'Places of the fields in the file' });
    await places.focus();
    await page.keyboard.press('ArrowDown');
    await page.locator(isPointed('[data-field="/firstname"]')).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.locator(isPointed('[data-field="/lastname"]')).waitFor();

    // The page was drawn: it is not blank.
    const isDrawn = () =>
      page.evaluate(() => {
        const canvas = document.querySelector('canvas')!;
        const { data } = canvas
          .getContext('2d')!
          .getImageData(0, 0, canvas.width, canvas.height / 2);
        return data.some((value, at) => at % 4 === 0 && value < 100 && data[at + 3]! > 200);
      });
    await expect.poll(isDrawn).toBe(true);

    // The mark is where the word is: within the line, and shorter than it.
    const mark = await place(page, '/skills/2').boundingBox();
    const line = await place(page, '/summary').boundingBox();
    expect(mark!.width).toBeLessThan(line!.width / 4);
    await axe(page);
    await noRawValues(page);
  });

  it('shows one side at a time on a phone, and a tap leads to the other', async () => {
    const { page, person } = await app.signIn('/people/import', { width: 390, height: 800 });
    await bring(page, person, { name: 'zoe.txt', buffer: Buffer.from(TEXT) });
    await field(page, '/firstname').click();
    await place(page, '/firstname').waitFor();
    await page.locator(isPointed('[data-place="/firstname"]')).waitFor();
    expect(await field(page, '/firstname').isVisible()).toBe(false);
    await axe(page);
    await noSidewaysScroll(page, 390);
    await place(page, '/experiences/0/title').click();
    await page.locator(isPointed('[data-field="/experiences/0/title"]')).waitFor();
    await axe(page);
    await noSidewaysScroll(page, 390);
  });

  it('shows the text of a file without pages, and gives the file', async () => {
    const { page, person } = await app.signIn('/people/import');
    await bring(page, person, { name: 'zoe.txt', buffer: Buffer.from(TEXT) });
    await place(page, '/skills/1').hover();
    await page.locator(isPointed('[data-field="/skills/1"]')).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('zoe.txt');
    expect(await contentOf(download)).toBe(TEXT);
  });
});

describe('one person by hand', () => {
  it('is added, with what is wrong said at its field, and edited; the edit stays', async () => {
    const { page, person } = await app.signIn('/people');
    await page.getByRole('link', { name: 'Add a person' }).first().click();
    await page.getByLabel('First name').fill('Ida');
    await page.getByLabel('Last name').fill('Rhodes');
    await page.getByRole('button', { name: 'Add job' }).click();
    await page.getByLabel('Job title').fill('Engineer');
    await page.getByLabel('Employer').fill('NBS');
    await page.getByLabel('Start').fill('someday');
    await page.getByRole('button', { name: 'Add language' }).click();
    await page.getByLabel('Language', { exact: true }).fill('German');
    await page.getByRole('textbox', { name: 'Skills' }).fill('Algol, Cobol');
    await page.getByLabel('Email addresses').fill('ida@example.org');
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
    await axe(page);
    await page.getByRole('button', { name: 'Save' }).click();
    const start = page.getByLabel('Start');
    await page.locator('input[aria-invalid=true]').waitFor();
    expect(await start.getAttribute('aria-invalid')).toBe('true');
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
    await axe(page);
    await noSidewaysScroll(page, 390);
    await start.fill('1950-04');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { level: 1, name: 'Ida Rhodes' }).waitFor();
    await page.getByText('ida@example.org').waitFor();

    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByLabel('City').fill('Washington');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Washington').first().waitFor();
    // A later source says otherwise, and does not win.
    await person.post('/v1/talents', {
      talents: [
        {
          firstname: 'Ida',
          lastname: 'Rhodes',
          city: 'Boston',
          contacts: { personalEmails: ['ida@example.org'] },
        },
      ],
    });
    const { body } = await person.get('/v1/talents?name=rhodes');
    expect(body.data).toMatchObject({
      talents: [{ talent: { city: 'Washington', jobTitle: 'Engineer' } }],
    });
  });
});

describe('provenance and law', () => {
  it('shows where somebody comes from, records that they were told, exports and deletes', async () => {
    const { page, person } = await app.signIn('/people');
    await person.post('/v1/talents', { talents: [{ firstname: 'Ada', lastname: 'Byron' }] });
    await page.getByRole('link', { name: 'Data protection' }).click();
    await page.getByText('1 person to tell').waitFor();
    await page.getByLabel('Kept for (months)').fill('24');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved', { exact: true }).waitFor();
    await axe(page);
    await page.getByRole('button', { name: 'Text to send' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('checkbox', { name: 'Choose Ada Byron' }).click();
    await page.getByRole('button', { name: 'Mark as told' }).click();
    await axe(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as told' }).click();
    await page.getByText('Everybody was told').waitFor();
    await noSidewaysScroll(page, 390);

    await page.goto(`${app.api.url}/console/people`);
    await page.getByRole('link', { name: 'Ada Byron' }).click();
    await page.getByRole('tab', { name: 'Data protection' }).click();
    await page.getByText('Added by hand').waitFor();
    await page.getByText('24 months').first().waitFor();
    await page.getByText(/^Told on .*by email/).waitFor();
    await axe(page);
    await noRawValues(page);
    await noSidewaysScroll(page, 390);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download everything known' }).click(),
    ]);
    expect(await contentOf(download)).toContain('Byron');
    await page.getByRole('button', { name: 'Delete person' }).click();
    const question = page.getByRole('alertdialog');
    await axe(page);
    await question.getByRole('button', { name: 'Delete person' }).click();
    await page.getByText('Your people, in one place').waitFor();
    const { body } = await person.get('/v1/talents');
    expect(body.data).toMatchObject({ talents: [] });
  });
});
