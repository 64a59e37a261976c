import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe, type Console, noSidewaysScroll, openConsole } from './harness.ts';

let app: Console;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

const EMPTY = 'You have no sourcings in progress';

describe('the two faces', () => {
  it('show people to recruiters and the interface to developers, and are remembered', async () => {
    const { page } = await app.signIn('/inbox');
    const navigation = page.getByRole('navigation', { name: 'Navigation' });
    await navigation.getByRole('link', { name: 'Inbox' }).waitFor();
    expect(await navigation.getByRole('link', { name: 'Requests' }).count()).toBe(0);
    await navigation.getByRole('button', { name: 'Developer' }).click();
    // The inbox is no page of this face.
    await page.waitForURL('**/console/start');
    for (const name of ['API keys', 'Webhooks', 'Requests', 'Docs'])
      await navigation.getByRole('link', { name }).waitFor();
    expect(await navigation.getByRole('link', { name: 'Inbox' }).count()).toBe(0);
    await axe(page);
    await navigation.getByRole('link', { name: 'API keys' }).click();
    await page.getByRole('heading', { name: 'API keys', level: 1 }).waitFor();
    await axe(page);
    await page.goto(`${app.api.url}/console/sourcings`);
    await page.getByText(EMPTY).waitFor();
    await page.getByRole('button', { name: 'Copy as API call' }).waitFor();
    expect(
      await navigation.getByRole('button', { name: 'Developer' }).getAttribute('aria-pressed'),
    ).toBe('true');
    await navigation.getByRole('button', { name: 'Recruiter' }).click();
    await expect.poll(() => page.getByRole('button', { name: 'Copy as API call' }).count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/console/sourcings');
  });

  it('belong to the user, not to the browser', async () => {
    const { page } = await app.signIn('/sourcings', { face: 'developer' });
    await page.getByRole('link', { name: 'Requests' }).waitFor();
    const { person } = await app.signIn('/sourcings');
    await page.context().clearCookies();
    const cookies = person.cookie.split('; ').map((pair) => {
      const at = pair.indexOf('=');
      const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
      return { name, value, url: `${app.api.url}/console`, httpOnly: true };
    });
    await page.context().addCookies(cookies);
    await page.goto(`${app.api.url}/console/sourcings`);
    await page.getByRole('link', { name: 'Inbox' }).waitFor();
    expect(await page.getByRole('link', { name: 'Requests' }).count()).toBe(0);
  });

  it('offer a role nothing that it may not see', async () => {
    const { page } = await app.signIn('/start', { role: 'recruiter', face: 'developer' });
    const navigation = page.getByRole('navigation', { name: 'Navigation' });
    await navigation.getByRole('link', { name: 'Webhooks' }).waitFor();
    expect(await navigation.getByRole('link', { name: 'API keys' }).count()).toBe(0);
  });

  it('are one switch on a phone too, in French', async () => {
    const { page } = await app.signIn('/sourcings', { language: 'fr', width: 360, height: 740 });
    await page.getByText('Vous n’avez aucun sourcing en cours').waitFor();
    await page.getByRole('button', { name: 'Ouvrir la navigation' }).click();
    const sheet = page.getByRole('dialog', { name: 'Navigation' });
    await sheet.getByRole('button', { name: 'Développeur' }).click();
    await sheet.getByRole('link', { name: 'Requêtes' }).waitFor();
    await axe(page);
    await noSidewaysScroll(page);
    await sheet.getByRole('link', { name: 'Requêtes' }).click();
    await page.getByRole('heading', { name: 'Requêtes', level: 1 }).waitFor();
  });
});
