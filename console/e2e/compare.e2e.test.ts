import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Client } from '../../server/test/api.ts';
import { addCandidate, newSourcing } from '../../server/test/sourcings.ts';
import { ENGINEERS_IN, engineers } from '../../server/test/talents.ts';
import { until } from '../../server/test/until.ts';
import { axe, type Console, noRawValues, noSidewaysScroll, openConsole } from './harness.ts';
import { judgeInHand } from './judge-in-hand.ts';

/* Two to four people side by side, from a sourcing and from a casting. */

const QUALIFIED = '/v1/search/talents/qualified';
const PEOPLE = [1, 2, 3].map((n) => `eng-paris-000${n}`);
const CRITERIA = ['Builds services in Python', 'At least 5 years of experience'];

vi.setConfig({ testTimeout: 90_000 });

let app: Console;
let client: Client;
let castingId: string;
beforeAll(async () => {
  const judge = judgeInHand();
  judge.say((nth) => (nth === 1 ? 'not_met' : 'met'));
  app = await openConsole({ judge });
  await app.api.importTalents(engineers(5));
  client = await app.api.newClient({ apiCredits: 100, workspaceCredits: 100 });
  const { body } = await client.post(QUALIFIED, {
    filters: ENGINEERS_IN('Paris'),
    qualificationCriterias: CRITERIA,
    target: { greens: 50, maxCredits: 20 },
  });
  castingId = String(body.data.castingId);
  const status = async () => (await client.get(`${QUALIFIED}/${castingId}`)).body.data.status;
  await until(async () => (await status()) !== 'running');
});
afterAll(() => app.close());

const visit = (path: string, options: Parameters<Console['signIn']>[1] = {}) =>
  app.signIn(path, { workspaceId: client.workspaceId, width: 1440, height: 900, ...options });

it('shows selected people of a casting side by side, each criterion with its quotes', async () => {
  const { page } = await visit(`/castings/${castingId}?tab=grid`);
  const grid = page.getByRole('table', { name: 'Grid' });
  await grid.getByRole('rowheader').nth(4).waitFor();
  await grid.getByRole('checkbox').nth(0).click();
  const offer = page.getByRole('button', { name: 'Compare', exact: true });
  expect(await offer.count()).toBe(0);
  await grid.getByRole('checkbox').nth(1).click();
  await grid.getByRole('checkbox').nth(4).click();
  await offer.click();
  const compared = page.getByRole('table', { name: 'Compare 3 people' });
  await compared.waitFor();
  expect(await compared.getByRole('columnheader').count()).toBe(3);
  const row = compared.getByRole('row', { name: CRITERIA[0] });
  expect(await row.getByText('Met', { exact: true }).count()).toBe(2);
  await row.getByText('Not met').waitFor();
  expect(await row.locator('q').count()).toBeGreaterThan(0);
  await compared.getByRole('rowheader', { name: 'Skills' }).waitFor();
  await axe(page);
  await noRawValues(page);
  await page
    .getByRole('button', { name: /^Leave out/ })
    .first()
    .press('Enter');
  await page.getByRole('table', { name: 'Compare 2 people' }).waitFor();
  expect(await page.getByRole('button', { name: /^Leave out/ }).count()).toBe(0);
  await page.reload();
  await page.getByRole('table', { name: 'Compare 2 people' }).waitFor();
  await page.keyboard.press('Escape');
  await grid.waitFor();
});

it('shows candidates of a sourcing side by side with what the team thinks, also on a phone and in French', async () => {
  const { sourcingId } = await newSourcing(client);
  const ids: string[] = [];
  for (const talent of PEOPLE)
    ids.push(await addCandidate(client, sourcingId, talent, { castingId }));
  await client.patch(`/v1/candidates/${ids[0]}`, { notes: 'Speaks Dutch', userRating: 4 });
  const { page } = await visit(`/sourcings/${sourcingId}?sortField=name`);
  await page.getByRole('checkbox', { name: 'Select Person Number 1' }).click();
  await page.getByRole('checkbox', { name: 'Select Person Number 3' }).click();
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  const compared = page.getByRole('table', { name: 'Compare 2 people' });
  await compared.getByText('Speaks Dutch').waitFor();
  await compared.getByRole('row', { name: CRITERIA[1] }).waitFor();
  await axe(page);
  const both = encodeURIComponent(JSON.stringify([ids[0], ids[2]]));
  const { page: phone } = await visit(`/sourcings/${sourcingId}?compare=${both}`, {
    language: 'fr',
    width: 360,
    height: 740,
  });
  const second = phone.getByRole('columnheader', { name: 'Person Number 3' });
  await second.waitFor();
  const across = async () => Math.round((await second.boundingBox())!.x);
  expect(await across()).toBeGreaterThanOrEqual(360);
  await phone
    .getByRole('region', { name: 'Comparer 2 personnes' })
    .evaluate((region) => region.scrollBy({ left: 300 }));
  await expect.poll(across).toBeLessThanOrEqual(1);
  await axe(phone);
  await noRawValues(phone);
  await noSidewaysScroll(phone);
});

it('compares candidates that are selected on the board, by keyboard, and moves both at once', async () => {
  const { sourcingId } = await newSourcing(client);
  const ids: string[] = [];
  for (const talent of PEOPLE) ids.push(await addCandidate(client, sourcingId, talent));
  const { page } = await visit(`/sourcings/${sourcingId}?view=board`);
  const select = (nth: number) =>
    page.getByRole('button', { name: `Select Person Number ${nth}`, exact: true });
  await select(1).press('Enter');
  expect(await page.getByRole('button', { name: 'Compare', exact: true }).count()).toBe(0);
  await select(3).press('Enter');
  await page.getByText('2 candidates selected').waitFor();
  await axe(page);
  await page.getByRole('button', { name: 'Compare', exact: true }).press('Enter');
  const compared = page.getByRole('table', { name: 'Compare 2 people' });
  await compared.waitFor();
  expect(await compared.getByRole('columnheader').allTextContents()).toEqual([
    expect.stringContaining('Person Number 1'),
    expect.stringContaining('Person Number 3'),
  ]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Change status' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Contacted', exact: true }).press('Enter');
  await page.getByRole('region', { name: 'Contacted, 2', exact: true }).waitFor();
  await page.getByText('2 candidates selected').waitFor({ state: 'detached' });
  await noSidewaysScroll(page);
  const { page: viewer } = await visit(`/sourcings/${sourcingId}?view=board`, {
    role: 'viewer',
    language: 'fr',
  });
  await viewer.getByRole('button', { name: /Person Number 2/ }).waitFor();
  expect(await viewer.getByRole('button', { name: /^Sélectionner/ }).count()).toBe(0);
  await axe(viewer);
});
