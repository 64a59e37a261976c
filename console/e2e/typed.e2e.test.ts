import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, type SignedIn } from '../../server/test/console.ts';
import { newCampaign } from '../../server/test/sequences.ts';
import { axe, type Console, noSidewaysScroll, openConsole } from './harness.ts';

/*
 * What a user typed is never lost by closing, leaving, reloading, or by a service that is away.
 */

let app: Console;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

const NOTE = 'Call back in June, after the holidays';

async function openNotes(options: Parameters<Console['signIn']>[1] = {}) {
  const { workspaceId } = await app.api.newClient();
  const { page, person } = await app.signIn(null, { workspaceId, ...options });
  const { sourcingId, candidateIds } = await newCampaign(app.api, person, 1);
  const candidateId = candidateIds[0]!;
  const path = `/sourcings/${sourcingId}?candidate=${candidateId}`;
  await page.goto(`${app.api.url}/console${path}`);
  const notes = page.getByRole('dialog').getByLabel('Notes');
  await notes.waitFor();
  return { page, person, notes, candidateId, path };
}

const notesOf = async (person: SignedIn, candidateId: string) =>
  (
    (await person.get(`/v1/candidates/${candidateId}`)).body.data.candidate as {
      notes: string | null;
    }
  ).notes;
const saved = (person: SignedIn, candidateId: string, text = NOTE) =>
  expect.poll(() => notesOf(person, candidateId), { timeout: 20_000 }).toBe(text);
const keptIn = (page: Page) =>
  page.evaluate<string[]>(
    `Object.keys(localStorage).filter((key) => key.startsWith('greenroom.notes.'))`,
  );

describe('a note on a candidate', () => {
  it('is saved while it is typed, and shows that', async () => {
    const { page, person, notes, candidateId } = await openNotes({ language: 'fr' });
    await notes.pressSequentially(NOTE);
    await page.getByRole('status').getByText('Enregistré', { exact: true }).waitFor();
    expect(await notesOf(person, candidateId)).toBe(NOTE);
    expect(await keptIn(page)).toEqual([]);
    await axe(page);
  });

  it.each([
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['a click beside the drawer', (page: Page) => page.mouse.click(20, 400)],
    ['the way back', (page: Page) => page.goBack()],
    ['a reload', (page: Page) => page.reload()],
  ])('is not lost by %s, right after the last key', async (_, leave) => {
    const { page, person, notes, candidateId } = await openNotes();
    await notes.fill(NOTE);
    await leave(page);
    await saved(person, candidateId);
  });

  it('is kept while the service is away, and saved when it is back, also from the list', async () => {
    const { page, person, notes, candidateId, path } = await openNotes();
    await page.getByRole('button', { name: /^Live/, includeHidden: true }).waitFor();
    await page.context().setOffline(true);
    await notes.fill(NOTE);
    await page.getByText('Not saved yet.').waitFor();
    await axe(page);
    await noSidewaysScroll(page);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await keptIn(page)).toHaveLength(1);
    await page.context().setOffline(false);
    await page.goto(`${app.api.url}/console${path.split('?')[0]}`);
    await saved(person, candidateId);
    await expect.poll(() => keptIn(page)).toEqual([]);
  });

  it('is saved after a session that ended', async () => {
    const { page, person, notes, candidateId } = await openNotes();
    // The session ends while the note is on its way.
    const patch = (route: Route) =>
      route.request().method() === 'PATCH'
        ? person.auth('revoke-sessions').then(() => route.continue())
        : route.continue();
    await page.route('**/v1/candidates/*', patch);
    await notes.fill(NOTE);
    const again = page.getByRole('alertdialog', { name: 'Your session has ended' });
    await again.waitFor();
    await again.getByLabel('Password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await again.waitFor({ state: 'detached' });
    await page.getByRole('status').getByText('Saved', { exact: true }).waitFor();
    const reader = await app.signIn('/design', { workspaceId: person.workspaceId });
    expect(await notesOf(reader.person, candidateId)).toBe(NOTE);
  });

  it('never overwrites what another user wrote meanwhile', async () => {
    const { page, person, notes, candidateId } = await openNotes();
    await page.getByRole('button', { name: /^Live/, includeHidden: true }).waitFor();
    await page.route('**/v1/candidates/*', (route) =>
      route.request().method() === 'PATCH' ? route.abort('internetdisconnected') : route.continue(),
    );
    await notes.fill(NOTE);
    await page.getByText('Not saved yet.').waitFor();
    await person.patch(`/v1/candidates/${candidateId}`, { notes: 'Has signed elsewhere' });
    await page.getByRole('alert').getByText('Has signed elsewhere').waitFor();
    await axe(page);
    await page.unroute('**/v1/candidates/*');
    expect(await notesOf(person, candidateId)).toBe('Has signed elsewhere');
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await saved(person, candidateId);
  });

  it('stays in no browser after signing out', async () => {
    const { page } = await openNotes();
    await page.evaluate(
      `localStorage.setItem('greenroom.notes.ws.usr.cand', '{"text":"x","base":""}')`,
    );
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /Your account/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
    await page.getByRole('heading', { name: 'Sign in to Greenroom' }).waitFor();
    await expect.poll(() => keptIn(page)).toEqual([]);
  });
});

describe('what is typed in a dialog', () => {
  const DIALOGS: [string, string, string][] = [
    ['/sourcings', 'New sourcing', 'Name'],
    ['/settings/statuses', 'New status', 'Name'],
    ['/settings/keys', 'New key', 'Name'],
    ['/settings/members', 'Invite member', 'Email'],
  ];
  it.each(DIALOGS)(
    'is not lost by Escape or the closing button: %s',
    async (path, button, field) => {
      const { page } = await app.signIn(path);
      await page.getByRole('button', { name: button }).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(field).first().fill('Half a thought');
      await page.keyboard.press('Escape');
      const question = page.getByRole('alertdialog', { name: 'Discard what you typed?' });
      await question.waitFor();
      await axe(page);
      await page.keyboard.press('Escape');
      await question.waitFor({ state: 'detached' });
      expect(await dialog.getByLabel(field).first().inputValue()).toBe('Half a thought');
      await dialog.getByRole('button', { name: 'Close' }).click();
      await question.getByRole('button', { name: 'Discard' }).click();
      await dialog.waitFor({ state: 'detached' });
    },
  );

  it('asks for confirmation in French, and not where nothing was typed', async () => {
    const { page } = await app.signIn('/sourcings', { language: 'fr' });
    await page.getByRole('button', { name: 'Nouveau sourcing' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nom').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Nouveau sourcing' }).first().click();
    await dialog.getByLabel('Nom').fill('Une idée');
    await page.keyboard.press('Escape');
    await page
      .getByRole('alertdialog', { name: 'Abandonner votre saisie ?' })
      .getByRole('button', { name: 'Continuer la saisie' })
      .click();
    expect(await dialog.getByLabel('Nom').inputValue()).toBe('Une idée');
  });
});
