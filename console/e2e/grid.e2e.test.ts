import { afterAll, beforeAll, expect, it } from 'vitest';
import { ENGINEERS_IN, engineers } from '../../server/test/talents.ts';
import { axe, type Console, noSidewaysScroll, openConsole } from './harness.ts';
import { judgeInHand } from './judge-in-hand.ts';

/* The grid of a casting, and what the drawer of a person can do. */

const QUALIFIED = '/v1/search/talents/qualified';

let app: Console;
beforeAll(async () => {
  const judge = judgeInHand();
  judge.say((nth) => (nth % 2 === 0 ? 'met' : 'not_met'));
  app = await openConsole({ judge });
  await app.api.importTalents(engineers(9));
});
afterAll(() => app.close());

it('shows everyone against every criterion, with the share that meets it, and selects a range', async () => {
  const client = await app.api.newClient({ apiCredits: 100 });
  const { body } = await client.post(QUALIFIED, {
    filters: ENGINEERS_IN('Paris'),
    qualificationCriterias: ['Builds services in Python', 'At least 5 years of experience'],
    target: { greens: 50, maxCredits: 16 },
  });
  const { castingId } = body.data;
  const read = async () =>
    (await client.get(`${QUALIFIED}/${castingId}?effectiveVerdicts=green,amber,red&order=strength`))
      .body.data;
  await expect.poll(async () => (await read()).status, { timeout: 20_000 }).not.toBe('running');
  const { page } = await app.signIn(`/castings/${castingId}?tab=grid`, {
    workspaceId: client.workspaceId,
    width: 1440,
    height: 900,
  });
  const table = page.getByRole('table', { name: 'Grid' });
  const names = table.getByRole('rowheader').getByRole('link');
  await expect.poll(() => names.count()).toBe(8);
  expect(await table.getByText('50% meet it').count()).toBe(2);
  expect(await table.getByRole('img', { name: 'Met', exact: true }).count()).toBe(8);
  expect(await table.getByRole('img', { name: 'Not met' }).count()).toBe(8);
  await axe(page);

  await table.getByRole('checkbox').nth(1).click();
  await table
    .getByRole('checkbox')
    .nth(4)
    .click({ modifiers: ['Shift'] });
  await page.getByText('4 people selected').waitFor();
  await axe(page);
  await page.getByRole('button', { name: 'Clear selection' }).click();

  await page.getByRole('tab', { name: 'Board' }).click();
  const [first, second] = await Promise.all(
    [0, 1].map(async (nth) => {
      const cards = page.getByRole('region', { name: 'Green', exact: true }).getByRole('article');
      await cards.nth(nth).waitFor();
      return (await cards.nth(nth).boundingBox())!;
    }),
  );
  console.log(first, second);
  // Six people of a column are above the fold of 900 pixels.
  expect(first!.y + 6 * (second!.y - first!.y)).toBeLessThanOrEqual(900);
  await axe(page);
  await page.getByRole('tab', { name: 'Grid' }).click();

  const { talents } = await read();
  await names.first().click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Add to sourcing' }).waitFor();
  expect(await drawer.getByRole('button', { name: 'Previous', exact: true }).isDisabled()).toBe(
    true,
  );
  await axe(page);
  await drawer.getByRole('button', { name: 'Next', exact: true }).click();
  await page.waitForURL((url) => url.searchParams.get('talent') === talents[1]!.talentId);
  await drawer.getByRole('button', { name: 'Find contact' }).click();
  const contacts = page.getByRole('dialog', { name: /^Contacts of/ });
  await contacts.getByText('No email address yet.').waitFor();
  await axe(page);
  await page.keyboard.press('Escape');
  await contacts.waitFor({ state: 'detached' });
  await drawer.getByRole('link', { name: 'Full screen' }).click();
  await page.waitForURL(
    (url) =>
      url.pathname === `/console/castings/${castingId}/review` &&
      url.searchParams.get('talent') === talents[1]!.talentId,
  );
  await page.goBack();
  await page.keyboard.press('Escape');
  await expect.poll(() => names.count()).toBe(8);
  await noSidewaysScroll(page);
});

it('sorts and filters by the column of one criterion, and the drawer goes on in that order', async () => {
  const client = await app.api.newClient({ apiCredits: 100 });
  const { body } = await client.post(QUALIFIED, {
    filters: ENGINEERS_IN('Paris'),
    qualificationCriterias: ['Builds services in Python', 'At least 5 years of experience'],
    target: { greens: 50, maxCredits: 16 },
  });
  const castingId = String(body.data.castingId);
  const status = async () => (await client.get(`${QUALIFIED}/${castingId}`)).body.data.status;
  await expect.poll(status, { timeout: 20_000 }).not.toBe('running');
  const { page } = await app.signIn(`/castings/${castingId}?tab=grid`, {
    workspaceId: client.workspaceId,
    width: 1440,
    height: 900,
  });
  const table = page.getByRole('table', { name: 'Grid' });
  await expect.poll(() => table.getByRole('rowheader').count()).toBe(8);
  const marks = async () =>
    table
      .getByRole('row')
      .locator('td:nth-of-type(2) [role="img"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  const strongest = await marks();
  const sort = table.getByRole('button', { name: 'Sort by Builds services in Python' });
  await sort.click();
  expect(await marks()).toEqual(strongest);
  await sort.press('Enter');
  await expect.poll(marks).toEqual(strongest.toReversed());
  await table
    .getByRole('columnheader', { name: /Builds services/ })
    .and(page.locator('[aria-sort="ascending"]'))
    .waitFor();
  await table.getByRole('button', { name: 'Filter by Builds services in Python' }).click();
  await axe(page);
  await page.getByRole('menuitem', { name: 'Not met' }).click();
  await page.getByText('4 of 8 people').waitFor();
  expect(await marks()).toEqual(Array(4).fill('Not met'));
  const names = await table.getByRole('rowheader').getByRole('link').allTextContents();
  await table.getByRole('link', { name: names[0]!, exact: true }).click();
  await page.getByRole('dialog', { name: names[0]! }).waitFor();
  await page.keyboard.press('j');
  await page.getByRole('dialog', { name: names[1]!, exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByText('4 of 8 people').waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(() => table.getByRole('rowheader').count()).toBe(8);
  await axe(page);
  await noSidewaysScroll(page);
});
