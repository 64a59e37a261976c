import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Client } from '../../server/test/api.ts';
import { newBlueprint } from '../../server/test/sequences.ts';
import { addCandidate } from '../../server/test/sourcings.ts';
import { axe, type Console, noSidewaysScroll, openConsole, refuse } from './harness.ts';
import { importNumbered, numbered, sourcingOf, statusOf } from './numbered-people.ts';

const PEOPLE = 60;

// A busy machine is slow with fifty changes and each run of axe.
vi.setConfig({ testTimeout: 90_000 });

let app: Console;
let client: Client;
/** Sixty people in three cities. */
let sourcingId: string;
let candidateIds: string[];

beforeAll(async () => {
  app = await openConsole();
  client = await app.api.newClient({ workspaceCredits: 10_000 });
  await importNumbered(app, PEOPLE);
  ({ sourcingId, candidateIds } = await sourcingOf(client, 'Engineers, Lyon', PEOPLE));
});
afterAll(() => app.close());

const at = (path: string | null, options: Parameters<Console['signIn']>[1] = {}) =>
  app.signIn(path, { workspaceId: client.workspaceId, ...options });
const visit = (path = '', options: Parameters<Console['signIn']>[1] = {}) =>
  at(`/sourcings/${sourcingId}${path}`, options);
const candidates = (page: Page) => page.getByRole('table', { name: 'Candidates' });
const rowOf = (page: Page, index: number) =>
  page.getByRole('row', { name: `Anna Number ${numbered(index)}` });

describe('the table of candidates', () => {
  it('follows the URL, and the URL follows it: search, status, city, order', async () => {
    const { page } = await visit();
    await rowOf(page, PEOPLE - 1).waitFor();
    const funnel = page.getByRole('table', { name: 'How far people came' });
    await funnel.getByRole('cell', { name: String(PEOPLE), exact: true }).waitFor();
    await funnel.getByRole('columnheader', { name: 'Interested' }).waitFor();
    await axe(page);
    await page.getByRole('searchbox', { name: 'Search candidates' }).fill('engineer');
    await page.waitForURL((url) => url.searchParams.get('search') === 'engineer');
    await page.getByRole('button', { name: /^To be contacted/ }).click();
    await page.getByRole('button', { name: 'Add filter' }).click();
    await page.getByLabel('Value').fill('lyon');
    await page.keyboard.press('Enter');
    await page.getByText('City: lyon').waitFor();
    await page.getByRole('button', { name: 'Name', exact: true }).click();
    await page.waitForURL((url) => url.searchParams.get('sortField') === 'name');
    await rowOf(page, 0).waitFor();
    const { searchParams } = new URL(page.url());
    expect(Object.fromEntries(searchParams)).toEqual({
      search: 'engineer',
      statusHandle: '["TO_BE_CONTACTED"]',
      location: '["lyon"]',
      sortField: 'name',
    });
    const shown = await candidates(page).getAttribute('aria-rowcount');
    await page.reload();
    await rowOf(page, 0).waitFor();
    await expect.poll(() => candidates(page).getAttribute('aria-rowcount')).toBe(shown);
    await expect
      .poll(() => page.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort'))
      .toBe('ascending');
    await page.goBack();
    await page.waitForURL((url) => !url.searchParams.has('sortField'));
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await rowOf(page, PEOPLE - 1).waitFor();
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('');
  });

  it('changes 50 at once, selected with Shift, says so in one line, and undoes it', async () => {
    const own = await sourcingOf(client, 'Fifty at once', 50);
    const { page } = await at(`/sourcings/${own.sourcingId}`);
    await rowOf(page, 49).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('End');
    await page.locator('[aria-rowindex="51"]:focus').waitFor();
    await page.keyboard.press('Shift+Space');
    await page.getByText('50 candidates selected').waitFor();
    await axe(page);
    await page.getByRole('button', { name: 'Change status' }).click();
    await page.getByRole('menuitem', { name: 'Contacted', exact: true }).click();
    await page.getByText('50 people moved to Contacted').first().waitFor();
    const counts = async () =>
      (await client.get(`/v1/sourcings/${own.sourcingId}`)).body.data.counts;
    expect(await counts()).toMatchObject({ CONTACTED: 50, TO_BE_CONTACTED: 0 });
    // By keyboard, as it moves in while a busy machine draws it.
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await page.getByText('50 people have the earlier status again').first().waitFor();
    await axe(page);
    expect(await counts()).toMatchObject({ CONTACTED: 0, TO_BE_CONTACTED: 50 });
  });

  it('names who of several did not change, and why', async () => {
    const own = await sourcingOf(client, 'One fails', 3);
    const { page } = await at(`/sourcings/${own.sourcingId}`);
    await page.getByRole('checkbox', { name: 'Select all loaded' }).click();
    // Somebody else erases one of them meanwhile.
    await page.route('**/v1/candidates/status/bulk', async (route) => {
      const { candidateIds: ids, ...body } = route.request().postDataJSON() as {
        candidateIds: string[];
      };
      const gone = ids.map((id) => (id === own.candidateIds[1] ? 'cnd_gone' : id));
      const response = await route.fetch({ postData: { ...body, candidateIds: gone } });
      const text = (await response.text()).replaceAll('cnd_gone', own.candidateIds[1]!);
      await route.fulfill({ response, body: text });
    });
    await page.getByRole('button', { name: 'Change status' }).click();
    await page.getByRole('menuitem', { name: 'Contacted', exact: true }).click();
    await page.getByText('2 people moved to Contacted').first().waitFor();
    await page
      .getByText(/^Anna Number 0001: /)
      .first()
      .waitFor();
    await axe(page);
    expect(await statusOf(client, own.candidateIds[0]!)).toBe('CONTACTED');
    expect(await statusOf(client, own.candidateIds[1]!)).toBe('TO_BE_CONTACTED');
  });

  it('keeps columns as the person chose them', async () => {
    const { page } = await visit();
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Added' }).click();
    await page.getByRole('checkbox', { name: 'Verdict' }).click();
    await page.getByRole('button', { name: 'Move City up' }).click();
    await axe(page);
    await page.keyboard.press('Escape');
    await page.reload();
    await rowOf(page, PEOPLE - 1).waitFor();
    const people = page.getByRole('table', { name: 'Candidates' });
    expect(await people.getByRole('columnheader').allTextContents()).toEqual([
      expect.anything(),
      'Name',
      'Job title',
      'City',
      'Company',
      'Status',
      'Rating',
      'Notes',
      'Owner',
      'Contacts',
      'Last change',
      'Added',
    ]);
  });

  it('returns to a saved view', async () => {
    const { page } = await visit('?location=%5B"Paris"%5D&sortField=name');
    await rowOf(page, 1).waitFor();
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('menuitem', { name: 'Save view' }).click();
    await page.getByLabel('View name').fill('Parisians');
    await axe(page);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Parisians' }).waitFor();
    await page.goto(`${app.api.url}/console/sourcings/${sourcingId}?view=board`);
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('menuitem', { name: 'Parisians' }).click();
    await rowOf(page, 1).waitFor();
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      location: '["Paris"]',
      sortField: 'name',
    });
  });

  it('is a file with the same filters', async () => {
    const { page, person } = await visit('?location=Lyon');
    const path = await page.getByRole('link', { name: 'Export CSV' }).getAttribute('href');
    const response = await fetch(`${app.api.url}${path}`, { headers: { cookie: person.cookie } });
    expect(response.headers.get('content-type')).toContain('text/csv');
    expect((await response.text()).trim().split('\n')).toHaveLength(PEOPLE / 3 + 1);
  });

  it('shows another user’s changes without a reload', async () => {
    const { page } = await visit();
    await page.getByRole('button', { name: /^Live/ }).waitFor();
    await rowOf(page, PEOPLE - 1)
      .getByText('To be contacted')
      .waitFor();
    await client.patch(`/v1/candidates/${candidateIds.at(-1)}/status`, {
      statusHandle: 'CONTACTED',
    });
    await rowOf(page, PEOPLE - 1)
      .getByText('Contacted', { exact: true })
      .waitFor({ timeout: 3_000 });
    await page.getByRole('button', { name: 'Contacted 1', exact: true }).waitFor();
  });
});

describe('a candidate', () => {
  it('who is not retained loses tasks, which are named before it happens', async () => {
    const own = await sourcingOf(client, 'With outreach', 1);
    await client.post('/v1/channel-accounts', {
      type: 'email',
      provider: 'sandbox',
      address: 'from@example.com',
    });
    const later = {
      id: 'later',
      name: 'A word in a week',
      type: 'EMAIL',
      temporalityType: 'DELAYED',
      delay: { value: 7, unit: 'day' },
    };
    const blueprint = await newBlueprint(client, own.sourcingId, [
      { ...later, subject: 'Hello', content: 'Hello {{firstname}}' },
    ]);
    const started = await client.post(`/v1/sequence-blueprints/${blueprint}/start`, {
      candidateIds: own.candidateIds,
    });
    expect(started.status).toBe(200);
    const { page } = await at(
      `/sourcings/${own.sourcingId}?candidate=${own.candidateIds[0]}&tab=sequences`,
    );
    await page.getByText('A word in a week').waitFor();
    await axe(page);
    await page.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'Not retained' }).click();
    const dialog = page.getByRole('dialog', { name: /Not retained\?/ });
    await dialog.getByText('A word in a week').waitFor();
    await axe(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await statusOf(client, own.candidateIds[0]!)).not.toBe('NOT_RETAINED');
    await page.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'Not retained' }).click();
    await dialog.getByRole('button', { name: 'Set to Not retained' }).click();
    await page
      .getByText(/: Not retained$/)
      .first()
      .waitFor();
    expect(await statusOf(client, own.candidateIds[0]!)).toBe('NOT_RETAINED');
    await page.getByText('cancelled').first().waitFor();
  });

  it('shows profile, rating, notes and history, by a link to it', async () => {
    const { page } = await visit(`?candidate=${candidateIds[2]}`);
    const drawer = page.getByRole('dialog', { name: 'Anna Number 0002' });
    await drawer.getByText('Builds services in Python.').waitFor();
    await axe(page);
    await drawer.getByRole('radio', { name: '4 of 5' }).click({ force: true });
    await drawer.getByLabel('Notes').fill('Call back in June');
    await drawer.getByText('Saved', { exact: true }).waitFor();
    await drawer.getByRole('tab', { name: 'History' }).click();
    await drawer.getByText('Rated 4 of 5').waitFor();
    await drawer.getByText('Notes changed').waitFor();
    await axe(page);
    await drawer.getByRole('tab', { name: 'Verdict' }).click();
    await drawer.getByText('No casting has judged this person here').waitFor();
    await noSidewaysScroll(page);
    await page.reload();
    await drawer.getByText('No casting has judged this person here').waitFor();
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('');
  });

  it('gets contacts for a price shown before, or a link to connect a provider', async () => {
    const { page } = await visit(`?candidate=${candidateIds[0]}&tab=contacts`);
    await page.getByText('No email address yet.').waitFor();
    await axe(page);
    await page.getByRole('button', { name: /^Email ?1 credit/ }).click();
    await page.getByText('anna.zero@example.org').waitFor();
    await axe(page);
    await page.goto(
      `${app.api.url}/console/sourcings/${sourcingId}?candidate=${candidateIds[1]}&tab=contacts`,
    );
    await page.getByRole('button', { name: /^Email ?1 credit/ }).click();
    await page.getByText('No contact provider').waitFor();
    await axe(page);
    await expect
      .poll(() => page.getByRole('link', { name: 'Connect provider' }).getAttribute('href'))
      .toBe('/console/settings/providers');
  });

  it('and others get contacts together: the price first, then how each went', async () => {
    const { page } = await visit('?search=Number 000');
    await page.getByRole('checkbox', { name: 'Select all loaded' }).click();
    await page.getByRole('button', { name: 'Find contacts' }).click();
    await page.getByText('10 credits').waitFor();
    await axe(page);
    await refuse(page, `/v1/candidates/${candidateIds[9]}/enrich-contacts`, 402, {
      code: 'insufficient_credits',
    });
    await page.getByRole('button', { name: 'Find contacts' }).click();
    await page.getByText(/failed\./).waitFor();
    await axe(page);
  });
});

describe('missing content', () => {
  it('is explained: nobody yet, or nobody who matches', async () => {
    const empty = await sourcingOf(client, 'Empty', 0);
    const { page } = await at(`/sourcings/${empty.sourcingId}`);
    await page.getByText('Nobody is in this sourcing yet').waitFor();
    await axe(page);
    await noSidewaysScroll(page);
    await page.goto(`${app.api.url}/console/sourcings/${empty.sourcingId}?view=board`);
    await page.getByText('Nobody here').first().waitFor();
    await axe(page);
    await page.goto(`${app.api.url}/console/sourcings/${sourcingId}?search=nobodyhasthisname`);
    await page.getByText('No candidate matches').waitFor();
    await axe(page);
  });

  it('is shown with its code, and can be retried', async () => {
    const { page } = await visit();
    await rowOf(page, PEOPLE - 1).waitFor();
    const failing = await refuse(page, `/v1/sourcings/${sourcingId}/candidates`, 400, {
      code: 'validation_error',
      issues: [],
    });
    await page.reload();
    await page.getByText('validation_error').waitFor();
    await page.getByText('req_test').waitFor();
    await axe(page);
    await failing.restore();
    await page.getByRole('button', { name: 'Try again' }).click();
    await rowOf(page, PEOPLE - 1).waitFor();
    await page.goto(`${app.api.url}/console/sourcings/src_none`);
    await page.getByText('not_found').waitFor();
  });

  it('is not offered to a viewer, in French', async () => {
    const { page } = await visit(`?candidate=${candidateIds[3]}`, {
      role: 'viewer',
      language: 'fr',
    });
    await page.getByRole('tab', { name: 'Coordonnées' }).waitFor();
    await axe(page);
    await page.keyboard.press('Escape');
    await page.getByRole('columnheader', { name: 'Entreprise' }).waitFor();
    expect(await page.getByRole('checkbox').count()).toBe(0);
    expect(await page.getByText('Ajouter des personnes').count()).toBe(0);
    await noSidewaysScroll(page);
  });

  it('does not break the page: long names, at any width', async () => {
    await app.api.importTalents([
      {
        id: 'very-long',
        firstname: 'Maximiliana'.repeat(8),
        lastname: 'von Hohenzollern-Sigmaringen '.repeat(4),
        jobTitle: 'Principal '.repeat(20),
      },
    ]);
    const own = await sourcingOf(client, 'Unbreakable'.repeat(18), 1);
    const long = await addCandidate(client, own.sourcingId, 'very-long');
    const { page } = await at(null);
    for (const path of ['', '?view=board', `?candidate=${long}`]) {
      await page.goto(`${app.api.url}/console/sourcings/${own.sourcingId}${path}`);
      await page
        .getByText(/^MaximilianaMax/)
        .first()
        .waitFor();
      await noSidewaysScroll(page, 1280);
      await noSidewaysScroll(page);
    }
    await axe(page);
  });
});
