import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe, type Console, noSidewaysScroll, openConsole } from './harness.ts';

let app: Console;
beforeAll(async () => {
  app = await openConsole();
});
afterAll(() => app.close());

const CSV =
  'First name,Last name,Job title,Company,City\nAda,Byron,Engineer,Analytical Engines,London\n';
const file = (name: string, text: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});
const chosen = (page: Page) => page.locator('input[type=file]');
const person = (id: string, firstname: string, lastname: string) => ({
  id,
  firstname,
  lastname,
  city: 'Rennes',
  country: 'France',
  jobTitle: 'Backend Engineer',
  experiences: [
    {
      organizationName: 'Acme',
      title: 'Backend Engineer',
      startDate: '2019-03-01',
      endDate: null,
      isCurrent: true,
    },
  ],
});

describe('my people', () => {
  it('begins empty, in both languages, and is reached from the navigation', async () => {
    const { page } = await app.signIn('/people', { language: 'fr' });
    await page.getByText('Aucun import pour l’instant').waitFor();
    await page.getByRole('button', { name: 'Choisir des fichiers' }).waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'Mes profils' }).waitFor();
    await axe(page);
    await noSidewaysScroll(page);
  });

  it('brings a file, says what became of it, finds its people, and takes it back', async () => {
    const { page, person: owner } = await app.signIn('/people');
    await page.getByText('No imports yet').waitFor();
    await chosen(page).setInputFiles(file('people é.csv', `${CSV},,,,\n`));
    const row = page.getByRole('listitem').filter({ hasText: 'people é.csv' });
    await row.getByText('Done').waitFor();
    await row.getByText('1 new').waitFor();
    await axe(page);

    await page.getByRole('link', { name: 'Search my people' }).click();
    await page.getByText('1 person matches').waitFor();
    await page.goBack();

    await row.getByRole('button', { name: 'Undo' }).click();
    const question = page.getByRole('alertdialog');
    await axe(page);
    await question.getByRole('button', { name: 'Undo' }).click();
    await row.getByText('Undone').waitFor();
    const { body } = await owner.get('/v1/talents/imports');
    expect(body.data.imports).toMatchObject([{ fileName: 'people é.csv', status: 'undone' }]);
  });

  it('only checks a file when asked, and changes nothing', async () => {
    const { page, person: owner } = await app.signIn('/people');
    await page.getByRole('checkbox', { name: /^Only check/ }).click();
    await chosen(page).setInputFiles(file('check.csv', CSV));
    const row = page.getByRole('listitem').filter({ hasText: 'check.csv' });
    await row.getByText('1 new').waitFor();
    await row.getByText('Check only').waitFor();
    expect(await row.getByRole('button', { name: 'Undo' }).count()).toBe(0);
    const { body } = await owner.get('/v1/talents/imports');
    expect(body.data.imports).toMatchObject([{ dryRun: true }]);
  });

  it('takes dropped files one by one, and shows the problems of those that cannot be read', async () => {
    const { page } = await app.signIn('/people');
    const dropped = await page.evaluateHandle(
      ({ csv }) => {
        const files = new DataTransfer();
        files.items.add(new File([csv], 'good.csv'));
        files.items.add(new File(['%PDF-1.7 nothing'], 'broken.pdf'));
        return files;
      },
      { csv: CSV },
    );
    const zone = page.getByRole('region', { name: 'Bring people' });
    await zone.dispatchEvent('drop', { dataTransfer: dropped });
    await page.getByRole('listitem').filter({ hasText: 'good.csv' }).getByText('Done').waitFor();
    const broken = page.getByRole('listitem').filter({ hasText: 'broken.pdf' }).first();
    await broken.getByText('Problems').click();
    await broken.getByRole('listitem').first().waitFor();
  });

  it('shows two people who may be one side by side, merges them, and undoes it', async () => {
    const { page, person: owner } = await app.signIn('/sourcings');
    await owner.post('/v1/talents', { talents: [person('a', 'Éléonore', 'Vasseur')] });
    await owner.post('/v1/talents', { talents: [person('b', 'Eleonore', 'Vaseur')] });
    await page.getByRole('navigation').getByRole('link', { name: 'My people' }).click();
    const card = page
      .getByRole('region', { name: 'Possible duplicates' })
      .getByRole('listitem')
      .first();
    await card.getByText('Eleonore Vaseur').waitFor();
    await axe(page);
    await card.getByRole('button', { name: 'Same person: merge' }).click();
    await page.getByText('Éléonore Vasseur is one person now').waitFor();
    await page.getByRole('region', { name: 'Possible duplicates' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('They are two people again').waitFor();
  });

  it('a viewer sees imports and cannot bring people', async () => {
    const { page } = await app.signIn('/people', { role: 'viewer' });
    await page.getByText('Viewers cannot bring people.').waitFor();
    expect(await page.getByRole('button', { name: 'Choose files' }).count()).toBe(0);
  });
});
