import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe, type Console, noSidewaysScroll, openConsole, refuse, tabTo } from './harness.ts';

let app: Console;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

describe('the list of sourcings', () => {
  it('is empty at first, and explains sourcings', async () => {
    const { page } = await app.signIn('/sourcings');
    await page.getByText('You have no sourcings in progress').waitFor();
    await axe(page);
    await noSidewaysScroll(page);
  });

  it('creates one by keyboard alone, and shows it', async () => {
    const { page, person } = await app.signIn('/sourcings');
    await page.getByText('You have no sourcings in progress').waitFor();
    await tabTo(page, page.getByRole('button', { name: 'New sourcing' }).first());
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'New sourcing' });
    await dialog.waitFor();
    await axe(page);
    await tabTo(page, dialog.getByLabel(/^Name/));
    await page.keyboard.type('Data engineers, Lyon');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Data engineer');
    await tabTo(page, dialog.getByLabel(/^Description/));
    await page.keyboard.type('Two hires for May');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Data engineers, Lyon' })
      .getByText('0 candidates')
      .waitFor();
    await expect.poll(() => dialog.count()).toBe(0);
    await axe(page);
    const { sourcings } = (await person.get('/v1/sourcings')).body.data;
    expect(sourcings).toMatchObject([{ description: 'Two hires for May' }]);
  });

  it('follows the URL, and the URL follows it: owner and state', async () => {
    const { page, person } = await app.signIn('/sourcings');
    const { body } = await person.post('/v1/sourcings', {});
    await person.patch(`/v1/sourcings/${body.data.sourcingId}`, {
      name: 'Done long ago',
      status: 'closed',
    });
    await page.getByRole('radio', { name: 'Closed' }).click();
    await page.getByText('Done long ago').waitFor();
    await page.getByRole('radio', { name: 'All' }).click();
    await page.waitForURL(
      (url) =>
        url.search === '?status=closed&ownership=all' ||
        url.search === '?ownership=all&status=closed',
    );
    await page.reload();
    await page.getByText('Done long ago').waitFor();
    await page.goBack();
    await page.waitForURL((url) => url.search === '?status=closed');
  });

  it('closes a sourcing, which then is among the closed ones', async () => {
    const { page, person } = await app.signIn('/sourcings');
    const { body } = await person.post('/v1/sourcings', {});
    const name = String(body.data.name);
    await page.getByText(name).waitFor();
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Close' }).click();
    await page.getByText('You have no sourcings in progress').waitFor();
    expect((await person.get('/v1/sourcings?status=closed')).body.data.sourcings).toHaveLength(1);
  });

  it('shows another user’s changes without a reload', async () => {
    const { page, person } = await app.signIn('/sourcings');
    await page.getByRole('button', { name: /^Live/ }).waitFor();
    await page.getByText('You have no sourcings in progress').waitFor();
    const { body } = await person.post('/v1/sourcings', {});
    await page.getByText(String(body.data.name)).waitFor({ timeout: 2_000 });
  });

  it('holds long names and large numbers, at any width', async () => {
    const { page, person } = await app.signIn('/sourcings');
    const name =
      'Principal data engineers with streaming experience for the platform team in Lyon, Grenoble or Saint-Étienne '
        .repeat(2)
        .slice(0, 200)
        .trim();
    const { body } = await person.post('/v1/sourcings', {});
    await person.patch(`/v1/sourcings/${body.data.sourcingId}`, {
      name,
      jobTitle: 'Unbreakable'.repeat(18),
      location: 'Lyon',
    });
    await page.getByText(name.slice(0, 40)).waitFor();
    await noSidewaysScroll(page, 1280);
    await noSidewaysScroll(page);
    await axe(page);
  });

  it('speaks French to who wants French', async () => {
    const { page } = await app.signIn('/sourcings', { language: 'fr' });
    await page.getByText('Vous n’avez aucun sourcing en cours').waitFor();
    await expect.poll(() => page.getAttribute('html', 'lang')).toBe('fr');
    await axe(page);
  });
});

describe('a failure', () => {
  it('is not offered to a viewer', async () => {
    const { page } = await app.signIn('/sourcings', { role: 'viewer' });
    await page.getByText('You have no sourcings in progress').waitFor();
    expect(await page.getByRole('button', { name: 'New sourcing' }).count()).toBe(0);
  });

  it('is shown with its code and tracking code, and can be retried', async () => {
    const { page } = await app.signIn(null);
    const failing = await refuse(page, '/v1/sourcings', 400, {
      code: 'validation_error',
      issues: [],
    });
    await page.goto(`${app.api.url}/console/sourcings`);
    await page.getByText('validation_error').waitFor();
    await page.getByText('req_test').waitFor();
    await axe(page);
    await noSidewaysScroll(page);
    await failing.restore();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('You have no sourcings in progress').waitFor();
  });

  it.each([
    [
      'a plan that lacks it',
      402,
      { code: 'plan_upgrade_required' },
      'Your plan doesn’t include this',
    ],
    [
      'credits that are missing',
      402,
      { code: 'insufficient_api_credits', available: 2, required: 5 },
      'You need 5 and have 2.',
    ],
    [
      'workspace credits that are missing',
      402,
      { code: 'insufficient_credits' },
      'Ask an owner of the workspace to add credits.',
    ],
    [
      'a role that may not',
      403,
      { code: 'forbidden', details: { code: 'role_not_allowed' } },
      'Your role doesn’t allow this',
    ],
  ])('is explained: %s', async (_, status, error, messages) => {
    const { page } = await app.signIn('/sourcings');
    await refuse(page, '/v1/sourcings', status, error);
    await page.reload();
    await page.getByText(messages).waitFor();
    await axe(page);
  });

  it('keeps what was typed when a new one is refused', async () => {
    const { page } = await app.signIn('/sourcings');
    await page.getByRole('button', { name: 'New sourcing' }).first().click();
    await refuse(page, '/v1/sourcings', 402, { code: 'plan_upgrade_required' });
    await page.getByLabel('Name').fill('Nearly');
    await page.getByRole('dialog').getByRole('button', { name: 'New sourcing' }).click();
    await page.getByText('Your plan doesn’t include this').waitFor();
    expect(await page.getByLabel('Name').inputValue()).toBe('Nearly');
    await axe(page);
  });
});
