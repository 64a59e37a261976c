import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Client } from '../../server/test/api.ts';
import { addCandidate, newSourcing } from '../../server/test/sourcings.ts';
import { engineers } from '../../server/test/talents.ts';
import {
  axe,
  type Console,
  noRawValues,
  noSidewaysScroll,
  openConsole,
  refuse,
} from './harness.ts';

/* The people of a sourcing as a table: cells are changed in place, columns resized and filtered. */

const PEOPLE = [1, 2, 3].map((n) => `eng-paris-000${n}`);

vi.setConfig({ testTimeout: 90_000 });

let app: Console;
let client: Client;
let sourcingId: string;
let ids: string[];
beforeAll(async () => {
  app = await openConsole();
  await app.api.importTalents(engineers(PEOPLE.length));
  client = await app.api.newClient({ workspaceCredits: 1_000 });
});
beforeEach(async () => {
  ({ sourcingId } = await newSourcing(client));
  ids = [];
  for (const talent of PEOPLE) ids.push(await addCandidate(client, sourcingId, talent));
});
afterAll(() => app.close());

const visit = (query = '?sortField=name', options: Parameters<Console['signIn']>[1] = {}) =>
  app.signIn(`/sourcings/${sourcingId}${query}`, {
    workspaceId: client.workspaceId,
    width: 1440,
    height: 900,
    ...options,
  });
const rowOf = (page: Page, nth: number) => page.getByRole('row', { name: `Person Number ${nth}` });
const candidate = async (id: string) =>
  (await client.get(`/v1/candidates/${id}`)).body.data.candidate as unknown as {
    statusHandle: string;
    userRating: number | null;
    notes: string | null;
    ownerUserId: string | null;
  };

it('changes status, rating and owner in the cell, by keyboard, and undoes it', async () => {
  const { page, person } = await visit();
  await rowOf(page, 1).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Contacted', exact: true }).waitFor();
  await axe(page);
  await page.getByRole('menuitem', { name: 'Contacted', exact: true }).press('Enter');
  await rowOf(page, 1).getByText('Contacted', { exact: true }).waitFor();
  await page.getByText('Person Number 1: Contacted').first().waitFor();
  await expect.poll(async () => (await candidate(ids[0]!)).statusHandle).toBe('CONTACTED');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await rowOf(page, 1).getByText('To be contacted').waitFor();

  await rowOf(page, 2).getByRole('button', { name: 'Edit rating' }).click();
  await page.getByRole('menuitem', { name: '4 of 5' }).click();
  await rowOf(page, 2).getByText('4 of 5').waitFor();
  await page.getByText('Person Number 2: 4 of 5').first().waitFor();
  expect((await candidate(ids[1]!)).userRating).toBe(4);
  await page.getByRole('button', { name: 'Undo' }).first().press('Enter');
  await expect.poll(async () => (await candidate(ids[1]!)).userRating).toBe(null);

  await rowOf(page, 3).getByRole('button', { name: 'Edit owner' }).click();
  await page.getByRole('menuitem', { name: 'A owner' }).first().click();
  await rowOf(page, 3).getByText('A owner').waitFor();
  await expect.poll(async () => (await candidate(ids[2]!)).ownerUserId).toBe(person.userId);
  await axe(page);
});

it('opens a menu again and moves on with the arrow keys once it is closed', async () => {
  const { page } = await visit();
  const cell = (row: number) => rowOf(page, row).getByRole('button', { name: 'Edit rating' });
  await cell(1).click();
  await page.getByRole('menuitem', { name: 'No rating' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('menuitem').first().waitFor({ state: 'detached' });
  await expect
    .poll(() => cell(1).evaluate((element) => element === document.activeElement))
    .toBe(true);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect
    .poll(() => rowOf(page, 3).evaluate((element) => element.contains(document.activeElement)))
    .toBe(true);
  expect(await page.getByRole('menuitem').count()).toBe(0);
});

it('undoes a value only while it is still what was written', async () => {
  const { page } = await visit();
  await rowOf(page, 1).getByRole('button', { name: 'Edit rating' }).click();
  await page.getByRole('menuitem', { name: '4 of 5' }).click();
  await page.getByText('Person Number 1: 4 of 5').first().waitFor();
  await client.patch(`/v1/candidates/${ids[0]}`, { userRating: 2 });
  await page.getByRole('button', { name: 'Undo' }).first().press('Enter');
  await page.getByText('Somebody has changed it since.').first().waitFor();
  expect((await candidate(ids[0]!)).userRating).toBe(2);
  await rowOf(page, 1).getByText('2 of 5').waitFor();
});

it('saves a note in the cell while it is typed, and never over a newer one', async () => {
  const { page } = await visit();
  const cell = rowOf(page, 1).getByRole('button', { name: 'Edit notes' });
  const stored = async () => (await candidate(ids[0]!)).notes;
  await cell.click();
  const dialog = page.getByRole('dialog', { name: 'Edit notes' });
  const notes = dialog.getByLabel('Notes');
  await notes.click();
  await notes.fill('Speaks Dutch');
  await axe(page);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await rowOf(page, 1).getByText('Speaks Dutch').waitFor();
  await expect.poll(stored).toBe('Speaks Dutch');
  // Opened and left again: what a colleague wrote meanwhile stays.
  await cell.click();
  await client.patch(`/v1/candidates/${ids[0]}`, { notes: 'Speaks Dutch and Frisian' });
  await page.getByRole('heading').first().click();
  await dialog.waitFor({ state: 'detached' });
  await rowOf(page, 1).getByText('Speaks Dutch and Frisian').waitFor();
  expect(await stored()).toBe('Speaks Dutch and Frisian');
});

it('takes a value back that the service refuses', async () => {
  const { page } = await visit();
  await rowOf(page, 1).waitFor();
  await refuse(page, `/v1/candidates/${ids[0]}`, 400, { code: 'validation_error', issues: [] });
  await rowOf(page, 1).getByRole('button', { name: 'Edit rating' }).click();
  await page.getByRole('menuitem', { name: '2 of 5' }).click();
  await page.getByText('Nothing changed').first().waitFor();
  await expect.poll(() => rowOf(page, 1).getByText('2 of 5').count()).toBe(0);
});

it('keeps name and header in sight, and widths as the person set them, by pointer and keyboard', async () => {
  const { page } = await visit('?sortField=name', { width: 900 });
  await rowOf(page, 1).waitFor();
  const head = (name: string) => page.getByRole('columnheader', { name, exact: true });
  const widthOf = async (name: string) => Math.round((await head(name).boundingBox())!.width);
  const before = await widthOf('Name');
  const edge = page.getByRole('separator', { name: 'Width of Name' });
  await edge.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => widthOf('Name')).toBe(before + 64);
  const box = (await page.getByRole('separator', { name: 'Width of Job title' }).boundingBox())!;
  const job = await widthOf('Job title');
  await page.mouse.move(box.x + 4, box.y + 8);
  await page.mouse.down();
  await page.mouse.move(box.x + 44, box.y + 8, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => widthOf('Job title')).toBe(job + 40);
  await page.reload();
  await rowOf(page, 1).waitFor();
  expect(await widthOf('Name')).toBe(before + 64);
  await edge.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => widthOf('Name')).toBe(before);
  await axe(page);
  const region = page.getByRole('region', { name: 'Candidates' });
  const left = (await head('Name').boundingBox())!.x;
  await region.evaluate((element) => element.scrollTo({ left: 400 }));
  expect((await head('Name').boundingBox())!.x).toBe(left);
  expect(
    (await rowOf(page, 1).getByText('Person Number 1', { exact: true }).boundingBox())!.x,
  ).toBeGreaterThan(left);
  await noSidewaysScroll(page);
});

it('filters by a column from its header', async () => {
  await client.patch(`/v1/candidates/${ids[0]}/status`, { statusHandle: 'CONTACTED' });
  const { page } = await visit();
  await page.getByRole('button', { name: 'Filter by status' }).click();
  await page.getByRole('menuitem', { name: 'Contacted', exact: true }).click();
  await expect
    .poll(() => page.getByRole('table', { name: 'Candidates' }).getAttribute('aria-rowcount'))
    .toBe('2');
  await page.getByRole('button', { name: 'Filter by city' }).click();
  const dialog = page.getByRole('dialog', { name: 'Filter by city' });
  await dialog.getByLabel('Value').fill('lyon');
  await axe(page);
  await page.keyboard.press('Enter');
  await page.getByText('No candidate matches').waitFor();
  const { page: french } = await visit('', { language: 'fr', role: 'viewer' });
  await rowOf(french, 1).waitFor();
  expect(await french.getByRole('button', { name: /^Modifier :/ }).count()).toBe(0);
  await noRawValues(french);
});

it('filters by rating and by notes, from the header and from the board', async () => {
  await client.patch(`/v1/candidates/${ids[0]}`, { userRating: 4, notes: 'Speaks Dutch' });
  await client.patch(`/v1/candidates/${ids[1]}`, { userRating: 2 });
  const { page } = await visit();
  const names = () => page.getByRole('row', { name: /Person Number/ }).count();
  await expect.poll(names).toBe(3);
  await page.getByRole('button', { name: 'Filter by rating' }).click();
  await page.getByRole('menuitem', { name: '4 of 5' }).click();
  await expect.poll(names).toBe(1);
  await page.getByRole('button', { name: 'Filter by rating' }).click();
  await page.getByRole('menuitem', { name: 'No rating' }).click();
  await expect.poll(names).toBe(2);
  await page.getByRole('button', { name: 'Filter by notes' }).click();
  await page.getByRole('menuitem', { name: 'Without notes' }).click();
  await expect.poll(names).toBe(1);
  await rowOf(page, 3).waitFor();
  await axe(page);
  await page.getByRole('button', { name: 'Remove Rating: No rating' }).click();
  await page.getByText('No candidate matches').waitFor();
  await page.getByRole('button', { name: 'Remove Rating: 4 of 5' }).click();
  await expect.poll(names).toBe(2);

  const { page: board } = await visit('?view=board', { language: 'fr', width: 390, height: 844 });
  await board
    .getByRole('button', { name: /Person Number 3/ })
    .first()
    .waitFor();
  await board.getByRole('button', { name: 'Ajouter un filtre' }).click();
  const dialog = board.getByRole('dialog', { name: 'Ajouter un filtre' });
  await dialog.getByRole('combobox', { name: 'Filtrer par' }).click();
  await board.getByRole('option', { name: 'Note sur 5' }).click();
  await dialog.getByRole('combobox', { name: 'Valeur' }).click();
  await board.getByRole('option', { name: '2 sur 5' }).click();
  await axe(board);
  await dialog.getByRole('button', { name: 'Ajouter', exact: true }).click();
  await board.getByRole('region', { name: 'À contacter, 1', exact: true }).waitFor();
  expect(new URL(board.url()).searchParams.get('userRating')).toBe('["2"]');
  await axe(board);
  await noSidewaysScroll(board);
});

it('shows the whole funnel on a phone, without a broken word', async () => {
  for (const language of ['en', 'fr'] as const) {
    const { page } = await visit('', { language, width: 360, height: 740 });
    const stages = page.getByRole('table').first().getByRole('columnheader');
    await stages.nth(4).waitFor();
    for (const stage of await stages.all()) {
      const box = (await stage.boundingBox())!;
      expect(box.height, await stage.innerText()).toBeLessThan(24);
      expect(box.x + box.width).toBeLessThanOrEqual(360);
    }
  }
});
