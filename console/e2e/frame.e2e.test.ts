import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newBrowser, PASSWORD } from '../../server/test/console.ts';
import { axe, type Console, noSidewaysScroll, openConsole } from './harness.ts';

let app: Console;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

const EMPTY = 'You have no sourcings in progress';

describe('signing in', () => {
  it('leads to where the person was going, state and all', async () => {
    const { page, person } = await app.signIn('/design');
    await page.context().clearCookies();
    await page.goto(`${app.api.url}/console/sourcings?status=closed`);
    await page.getByRole('heading', { name: 'Sign in to Greenroom' }).waitFor();
    await axe(page);
    await noSidewaysScroll(page);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password').fill('something else');
    await page.keyboard.press('Enter');
    await page.getByText('Wrong email or password.').waitFor();
    await axe(page);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByText('You have no closed sourcings').waitFor();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(
      '/console/sourcings?status=closed',
    );
  });

  it('by a one-time link chooses a name and a password, and works once', async () => {
    const { workspaceId } = await app.api.newClient();
    const { url } = await app.api.services.people.operator.link({
      email: 'first@example.com',
      workspaceId,
      role: 'owner',
    });
    const path = `/welcome${new URL(url).search}`;
    const page = await app.visit(path);
    await page.getByLabel('Your name').fill('Camille Durand');
    await axe(page);
    await noSidewaysScroll(page);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page
      .getByRole('navigation')
      .or(page.getByRole('button', { name: 'Open navigation' }))
      .first()
      .waitFor();
    expect(page.url()).not.toContain('token');
    const again = await app.visit(path);
    await again.getByText('This link doesn’t work').waitFor();
    await axe(again);
    const browser = newBrowser(app.api.url);
    expect(
      (await browser.auth('sign-in/email', { email: 'first@example.com', password: PASSWORD }))
        .status,
    ).toBe(200);
  });

  it('after the session ended keeps what was typed', async () => {
    const { page, person } = await app.signIn('/sourcings');
    await page.getByRole('button', { name: 'New sourcing' }).first().click();
    await page.getByLabel('Name').fill('Half a thought');
    await person.auth('revoke-sessions');
    const dialog = page.getByRole('alertdialog', { name: 'Your session has ended' });
    await dialog.waitFor();
    await axe(page);
    await dialog.getByLabel('Password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    expect(await page.getByLabel('Name').inputValue()).toBe('Half a thought');
    await page.getByRole('dialog').getByRole('button', { name: 'New sourcing' }).click();
    await page.getByRole('listitem').filter({ hasText: 'Half a thought' }).waitFor();
  });

  it('out leads to the sign-in page, and back no further', async () => {
    const { page } = await app.signIn('/sourcings');
    await page.getByText(EMPTY).waitFor();
    await page.getByRole('button', { name: /Your account/ }).click();
    await axe(page);
    // The sign-in page comes forty frames late: whatever is in the frame has time to ask for the
    // session, and to fail.
    const signedOut = page.waitForResponse((response) => response.url().endsWith('/auth/sign-out'));
    await page.route('**/assets/**', async (route) => {
      await signedOut;
      await page.evaluate(
        '(async () => { for (let n = 0; n < 40; n++) await new Promise(requestAnimationFrame); })()',
      );
      await route.continue();
    });
    await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
    await page.getByRole('heading', { name: 'Sign in to Greenroom' }).waitFor();
    await page.unroute('**/assets/**');
    await page.goto(`${app.api.url}/console/sourcings`);
    await page.getByRole('heading', { name: 'Sign in to Greenroom' }).waitFor();
  });
});

describe('the frame', () => {
  it('goes anywhere by keyboard: palette, shortcuts, what skips the navigation', async () => {
    const { page } = await app.signIn('/sourcings');
    await page.getByText(EMPTY).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search or jump to…' }).waitFor();
    await axe(page);
    await page.keyboard.type('design');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Design system' }).waitFor();
    await page.goBack();
    await page.getByText(EMPTY).waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await axe(page);
    await page.keyboard.press('Escape');
    await page.reload();
    await page.getByText(EMPTY).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate('document.activeElement.id')).toBe('content');
  });

  it('has its navigation behind a button where the page is narrow', async () => {
    const { page } = await app.signIn('/sourcings?status=closed', { width: 360, height: 740 });
    await page.getByText('You have no closed sourcings').waitFor();
    await page.getByRole('button', { name: 'Open navigation' }).click();
    const sheet = page.getByRole('dialog', { name: 'Navigation' });
    await sheet.waitFor();
    await axe(page);
    await sheet.getByRole('link', { name: 'Sourcings' }).click();
    await page.getByText(EMPTY).waitFor();
    await expect.poll(() => sheet.count()).toBe(0);
  });

  it('shows another workspace, and nothing of the one before', async () => {
    const { page, person } = await app.signIn('/sourcings');
    await person.post('/v1/workspaces', { name: 'The other one' });
    const { body } = await person.post('/v1/sourcings', {});
    await page.reload();
    await page.getByText(String(body.data.name)).waitFor();
    await page.getByRole('button', { name: /^Workspace/ }).click();
    await axe(page);
    await page.getByRole('menuitem', { name: /The other one/ }).click();
    await page.getByRole('button', { name: 'Workspace: The other one' }).waitFor();
    await page.goto(`${app.api.url}/console/sourcings`);
    await page.getByText(EMPTY).waitFor();
  });

  it('keeps the language and the theme that were chosen', async () => {
    const { page } = await app.signIn('/sourcings');
    await page.getByText(EMPTY).waitFor();
    await page.getByRole('button', { name: /Your account/ }).click();
    await page.getByRole('menuitem', { name: 'Dark' }).click();
    await page.getByRole('button', { name: /Your account/ }).click();
    await page.getByRole('menuitem', { name: 'Français' }).click();
    await page.getByText('Vous n’avez aucun sourcing en cours').waitFor();
    await page.reload();
    await page.getByText('Vous n’avez aucun sourcing en cours').waitFor();
    await expect
      .poll(() =>
        page.evaluate('[document.documentElement.lang, document.documentElement.dataset.theme]'),
      )
      .toEqual(['fr', 'dark']);
  });

  it('shows that live updates are paused, and that they are back', async () => {
    const { page } = await app.signIn('/design');
    await page.clock.install();
    /** The page tries again after seconds; they pass at once. */
    const shows = (name: RegExp) =>
      expect
        .poll(async () => {
          await page.clock.fastForward(3_000);
          return page.getByRole('button', { name }).isVisible();
        })
        .toBe(true);
    await page.route('**/console/api/events*', (route) => route.fulfill({ status: 404 }));
    await page.goto(`${app.api.url}/console/sourcings`);
    await shows(/^Paused/);
    await axe(page);
    await page.unroute('**/console/api/events*');
    await shows(/^Live/);
  });

  it('keeps no secret in storage', async () => {
    const { page, person } = await app.signIn('/sourcings');
    await page.getByText(EMPTY).waitFor();
    const stored = await page.evaluate<string>(
      'JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])',
    );
    for (const cookie of person.cookie.split('; '))
      expect(stored).not.toContain(cookie.split('=')[1]);
    expect(stored).not.toContain('grk_');
  });
});

describe('every component', () => {
  it('can be seen and read, in both themes and at any width', async () => {
    const page = await app.visit('/design');
    await page.getByRole('heading', { name: 'Design system' }).waitFor();
    await axe(page);
    await noSidewaysScroll(page);
  });

  it.each([
    ['Dialog', 'dialog'],
    ['Confirm', 'alertdialog'],
    ['Drawer', 'dialog'],
    ['Copy as API call', 'dialog'],
  ] as const)(
    'that opens has an accessible name, and closes with Escape: %s',
    async (button, role) => {
      const page = await app.visit('/design');
      await page.getByRole('button', { name: button, exact: true }).click();
      await page.getByRole(role).waitFor();
      await axe(page);
      await page.keyboard.press('Escape');
      await page.getByRole(role).waitFor({ state: 'detached' });
    },
  );

  it.each([
    ['Toast', '12 people added'],
    ['Failed toast', 'Not added'],
  ])('that shows a short message can be read: %s', async (button, told) => {
    const page = await app.visit('/design');
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.getByRole('dialog', { name: told }).waitFor();
    await axe(page);
  });
});
