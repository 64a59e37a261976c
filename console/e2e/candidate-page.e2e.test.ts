import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Client } from '../../server/test/api.ts';
import { addCandidate, newSourcing } from '../../server/test/sourcings.ts';
import { ENGINEERS_IN, engineers } from '../../server/test/talents.ts';
import { until } from '../../server/test/until.ts';
import { axe, type Console, noRawValues, noSidewaysScroll, openConsole } from './harness.ts';
import { judgeInHand } from './judge-in-hand.ts';

/* The drawer of a candidate acts, and the candidate has a page of their own. */

const QUALIFIED = '/v1/search/talents/qualified';
const PEOPLE = [1, 2, 3].map((n) => `eng-paris-000${n}`);

vi.setConfig({ testTimeout: 90_000 });

let app: Console;
let client: Client;
/** A casting that judged all people green. */
let castingId: string;
beforeAll(async () => {
  app = await openConsole({ judge: judgeInHand() });
  await app.api.importTalents(engineers(PEOPLE.length));
  client = await app.api.newClient({ apiCredits: 100, workspaceCredits: 1_000 });
  const { body } = await client.post(QUALIFIED, {
    filters: ENGINEERS_IN('Paris'),
    qualificationCriterias: ['Builds services in Python'],
    target: { greens: 50, maxCredits: 20 },
  });
  castingId = String(body.data.castingId);
  const status = async () => (await client.get(`${QUALIFIED}/${castingId}`)).body.data.status;
  await until(async () => (await status()) !== 'running');
});
afterAll(() => app.close());

/** A sourcing of all people; by name they are in their order. */
async function sourcingOf(name: string) {
  const { sourcingId } = await newSourcing(client);
  await client.patch(`/v1/sourcings/${sourcingId}`, { name });
  const ids: string[] = [];
  for (const talent of PEOPLE) ids.push(await addCandidate(client, sourcingId, talent));
  return { sourcingId, ids };
}

const visit = (path: string, options: Parameters<Console['signIn']>[1] = {}) =>
  app.signIn(path, { workspaceId: client.workspaceId, width: 1440, height: 900, ...options });
const person = (page: Page, nth: number) =>
  page.getByRole('dialog', { name: `Person Number ${nth}` });

it('goes to the next candidate of the list and back, also when a change takes one off the list', async () => {
  const { sourcingId, ids } = await sourcingOf('One after the other');
  const list = 'statusHandle=%5B"TO_BE_CONTACTED"%5D&sortField=name';
  const { page } = await visit(`/sourcings/${sourcingId}?${list}&candidate=${ids[0]}`);
  await person(page, 1).waitFor();
  const next = page.getByRole('button', { name: 'Next', exact: true });
  const previous = page.getByRole('button', { name: 'Previous', exact: true });
  await expect.poll(() => next.isEnabled()).toBe(true);
  expect(await previous.isDisabled()).toBe(true);
  await page.keyboard.press('j');
  await person(page, 2).waitFor();
  await previous.click();
  await person(page, 1).waitFor();
  await next.click();
  await person(page, 2).getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Contacted', exact: true }).click();
  await page.getByText('Person Number 2: Contacted').first().waitFor();
  await expect
    .poll(() =>
      page
        .getByRole('table', { name: 'Candidates', includeHidden: true })
        .getAttribute('aria-rowcount'),
    )
    .toBe('3');
  await next.click();
  await person(page, 3).waitFor();
  // Typing is typing.
  await person(page, 3).getByLabel('Notes').fill('jk');
  await person(page, 3).getByText('Saved', { exact: true }).waitFor();
  await axe(page);
});

it('adds a candidate to another sourcing, and tells where else the person is and was contacted', async () => {
  const before = await sourcingOf('Engineers of last spring');
  await client.patch(`/v1/candidates/${before.ids[0]}/status`, { statusHandle: 'CONTACTED' });
  const { sourcingId, ids } = await sourcingOf('Engineers of now');
  const other = await newSourcing(client);
  await client.patch(`/v1/sourcings/${other.sourcingId}`, { name: 'A third one' });
  const { page } = await visit(`/sourcings/${sourcingId}?candidate=${ids[0]}`);
  const month = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const contacted = new RegExp(`contacted in ${month.format(new Date())}$`);
  const line = person(page, 1).locator('summary', { hasText: contacted });
  await line.waitFor();
  const inSourcings = async () => Number(/In (\d+) other/.exec(await line.innerText())?.[1]);
  const known = await inSourcings();
  await person(page, 1).getByRole('button', { name: 'Add to another sourcing' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to sourcing' });
  await dialog.getByRole('combobox', { name: 'Sourcing' }).click();
  await page.getByRole('option', { name: 'A third one' }).click();
  await axe(page);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('1 person added to A third one').first().waitFor();
  await expect.poll(inSourcings).toBe(known + 1);
  await line.press('Enter');
  await person(page, 1).getByRole('link', { name: 'Engineers of last spring' }).waitFor();
  await axe(page);
  await noRawValues(page);
  await person(page, 1).getByRole('button', { name: 'Find contact' }).click();
  await page.getByText('No email address yet.').waitFor();
  await noSidewaysScroll(page);
});

it('has a page of its own with a link: the same at full width, on a phone and in French', async () => {
  const { sourcingId, ids } = await sourcingOf('On a page');
  const { page } = await visit(`/sourcings/${sourcingId}?sortField=name&candidate=${ids[1]}`);
  await person(page, 2).getByRole('link', { name: 'Own page' }).click();
  const path = (id: string) => `/console/sourcings/${sourcingId}/candidates/${id}`;
  await page.waitForURL((url) => url.pathname === path(ids[1]!));
  await page.getByRole('heading', { level: 1, name: 'Person Number 2' }).waitFor();
  await page.getByText('Builds services in Python.').waitFor();
  await axe(page);
  await page.keyboard.press('j');
  await page.waitForURL((url) => url.pathname === path(ids[2]!));
  await page.getByRole('heading', { level: 1, name: 'Person Number 3' }).waitFor();
  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByText('Added to the sourcing').waitFor();
  await page.reload();
  await page.getByText('Added to the sourcing').waitFor();
  await page.getByRole('link', { name: 'On a page' }).click();
  await page.waitForURL(
    (url) => url.pathname.endsWith(sourcingId) && url.searchParams.get('sortField') === 'name',
  );
  const { page: phone } = await visit(`/sourcings/${sourcingId}/candidates/${ids[0]}`, {
    role: 'viewer',
    language: 'fr',
    width: 360,
    height: 740,
  });
  await phone.getByRole('button', { name: 'Suivant' }).waitFor();
  expect(await phone.getByRole('button', { name: 'Ajouter à un autre sourcing' }).count()).toBe(0);
  await axe(phone);
  await noRawValues(phone);
  await noSidewaysScroll(phone);
  await phone.goto(`${app.api.url}/console/sourcings/${sourcingId}/candidates/cand_none`);
  await phone.getByText('not_found').waitFor();
});

it('shows what other castings said of the person, in the drawers of a candidate and of a casting', async () => {
  const { body } = await client.post(QUALIFIED, {
    filters: ENGINEERS_IN('Paris'),
    qualificationCriterias: ['Has led a team', 'Builds services in Python'],
    target: { greens: 50, maxCredits: 20 },
  });
  const later = String(body.data.castingId);
  const status = async () => (await client.get(`${QUALIFIED}/${later}`)).body.data.status;
  await expect.poll(status, { timeout: 20_000 }).not.toBe('running');
  const said = { verdict: 'red', rating: 2, note: 'Wants to stay where she is' };
  await client.patch(`${QUALIFIED}/${later}/talents/${PEOPLE[0]}/review`, said);
  const { sourcingId } = await newSourcing(client);
  const candidateId = await addCandidate(client, sourcingId, PEOPLE[0]!, { castingId });
  const { page } = await visit(`/sourcings/${sourcingId}?candidate=${candidateId}&tab=verdict`);
  const history = page.getByRole('region', { name: 'Verdicts of other castings' });
  await history.getByText('Wants to stay where she is').waitFor();
  await history.getByText('The judge said green · Rated 2 of 5').waitFor();
  await history.getByText('2 of 2 criteria met').click();
  await history.getByText('Has led a team').waitFor();
  expect(await history.getByRole('listitem').filter({ hasText: 'criteria met' }).count()).toBe(1);
  await axe(page);
  await page.goto(`${app.api.url}/console/castings/${castingId}?talent=${PEOPLE[0]}`);
  await history.getByText('Wants to stay where she is').waitFor();
  await page.locator('summary', { hasText: /^In \d+ sourcing/ }).waitFor();
  await axe(page);
  await noRawValues(page);
  await page.keyboard.press('j');
  await page.waitForURL((url) => url.searchParams.get('talent') !== PEOPLE[0]);
});
