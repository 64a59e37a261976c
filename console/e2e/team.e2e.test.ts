import { afterAll, beforeAll, expect, it } from 'vitest';
import { engineers } from '../../server/test/talents.ts';
import { axe, type Console, noSidewaysScroll, openConsole } from './harness.ts';

let app: Console;
beforeAll(async () => {
  app = await openConsole();
  await app.api.importTalents(engineers(3, { city: 'Tours' }));
});
afterAll(() => app.close());

it('a colleague is mentioned by keyboard, hears of it in the bell, owns the candidate, and all is in the activity', async () => {
  const { workspaceId } = await app.api.newClient({ workspaceCredits: 100 });
  const { page, person } = await app.signIn('/sourcings', { workspaceId });
  const colleague = await app.signIn('/sourcings', {
    workspaceId,
    role: 'recruiter',
    language: 'fr',
    width: 390,
    height: 844,
    theme: 'dark',
  });
  const { body } = await person.post('/v1/sourcings', {});
  const sourcingId = String(body.data.sourcingId);
  await person.patch(`/v1/sourcings/${sourcingId}`, { name: 'Tours, back end' });
  await person.post(`/v1/sourcings/${sourcingId}/candidates/bulk`, {
    talentIds: ['eng-tours-0001', 'eng-tours-0002'],
  });

  await page.goto(`${app.api.url}/console/sourcings/${sourcingId}`);
  await page.getByText('Person Number 1', { exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Person Number 1' });
  await drawer.getByRole('combobox', { name: 'Owner' }).click();
  await page.getByRole('option', { name: 'A recruiter' }).click();
  await drawer.getByRole('tab', { name: 'Comments' }).click();
  await drawer.getByText('No comments yet').waitFor();
  const text = drawer.getByRole('textbox', { name: 'Comment' });
  await text.fill('Can you call her, ');
  await text.pressSequentially('@a');
  const offer = drawer.getByRole('listbox', { name: 'Members to mention' });
  await offer.getByRole('option').nth(1).waitFor();
  await axe(page);
  // Escape closes the list, and neither the drawer nor the text.
  await page.keyboard.press('Escape');
  await offer.waitFor({ state: 'detached' });
  await text.pressSequentially(' recr');
  await offer.getByRole('option', { name: 'A recruiter', selected: true }).waitFor();
  await page.keyboard.press('Enter');
  expect(await text.inputValue()).toBe('Can you call her, @A recruiter ');
  await text.pressSequentially('today?');
  await page.keyboard.press('Control+Enter');
  const comments = drawer.getByRole('listitem');
  await comments.filter({ hasText: 'Can you call her, @A recruiter today?' }).waitFor();
  expect(await text.inputValue()).toBe('');
  await axe(page);

  // Nothing was reloaded: the bell of the colleague rang.
  const theirs = colleague.page;
  await theirs.getByRole('button', { name: 'Notifications, 2 non lues' }).click();
  await theirs.getByRole('link', { name: /A owner vous a mentionné dans/ }).click();
  const said = theirs.getByRole('dialog', { name: 'Person Number 1' });
  await said.getByText('Can you call her, @A recruiter today?').waitFor();
  await axe(theirs);
  await noSidewaysScroll(theirs, 390);
  await said.getByRole('textbox', { name: 'Commentaire' }).fill('Je l’appelle');
  await said.getByRole('button', { name: 'Commenter' }).click();
  await said.getByRole('listitem').filter({ hasText: 'Je l’appelle' }).waitFor();

  // Live on the other side, whose owner may delete it.
  await comments.filter({ hasText: 'Je l’appelle' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Activity' }).click();
  const activity = page.getByRole('dialog', { name: 'Activity' });
  await activity.getByText('commented on Person Number 1').first().waitFor();
  await activity.getByText('made A recruiter the owner of Person Number 1').waitFor();
  await activity.getByText('added 2 people').waitFor();
  await axe(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Mine' }).click();
  await page.getByText('No candidate matches').waitFor();
  await theirs.goto(`${app.api.url}/console/sourcings/${sourcingId}?ownership=mine&view=board`);
  await theirs.getByText('Person Number 1').waitFor();
  expect(await theirs.getByText('Person Number 2').count()).toBe(0);
  await axe(theirs);
  await theirs.goto(`${app.api.url}/console/sourcings?ownership=all`);
  await theirs.getByText('A owner', { exact: true }).waitFor();
});
