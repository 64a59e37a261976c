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
const chosen = (page: Page) => page.locator('input[type=file]').first();
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
  it('begins empty, in both languages, and leads to the import', async () => {
    const { page } = await app.signIn('/start', { language: 'fr' });
    await page.getByRole('link', { name: 'Importer des fichiers' }).click();
    await page.getByText('Aucun import pour l’instant').waitFor();
    await page.getByRole('button', { name: 'Choisir des fichiers' }).waitFor();
    await axe(page);
    const navigation = page.getByRole('navigation', { name: 'Navigation' });
    await navigation.getByRole('link', { name: 'Mes profils' }).click();
    await page.getByText('Vos profils au même endroit').waitFor();
    await axe(page);
    await noSidewaysScroll(page, 390);
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Importer des fichiers' })
      .last()
      .click();
    await page.getByText('Aucun import pour l’instant').waitFor();
    await noSidewaysScroll(page, 390);
  });

  it('brings a file, says what became of it, finds its people, and takes it back', async () => {
    const { page, person: owner } = await app.signIn('/people/import');
    await page.getByText('No imports yet').waitFor();
    await chosen(page).setInputFiles(file('people é.csv', `${CSV},,,,\n`));
    const row = page.getByRole('listitem').filter({ hasText: 'people é.csv' });
    await row.getByText('Done').waitFor();
    await row.getByText('1 new').waitFor();
    await axe(page);

    await row.getByRole('link', { name: 'Show people' }).click();
    await page.getByRole('link', { name: 'Ada Byron' }).waitFor();
    await page.getByRole('link', { name: 'Search my people' }).click();
    await page.getByText('1 person matches').waitFor();
    await page.goBack();
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
    const { page, person: owner } = await app.signIn('/people/import');
    await page.getByRole('checkbox', { name: /^Only check/ }).click();
    await chosen(page).setInputFiles(file('check.csv', CSV));
    const row = page.getByRole('listitem').filter({ hasText: 'check.csv' });
    await row.getByText('1 new').waitFor();
    await row.getByText('Check only').waitFor();
    expect(await row.getByRole('button', { name: 'Undo' }).count()).toBe(0);
    const { body } = await owner.get('/v1/talents/imports');
    expect(body.data.imports).toMatchObject([{ dryRun: true }]);
  });

  it('makes the people of an ATS export candidates, and says what its stages mean', async () => {
    const { page, person: owner } = await app.signIn('/people/import');
    const made = await owner.post('/v1/sourcings', {});
    const sourcingId = made.body.data.sourcingId as string;
    await owner.patch(`/v1/sourcings/${sourcingId}`, { name: 'Chemists' });
    await page.getByRole('checkbox', { name: 'Also add them to a sourcing' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').click();
    await page.getByRole('option', { name: 'Chemists' }).click();
    await axe(page);
    await dialog.getByRole('button', { name: 'Choose sourcing' }).click();
    await page.getByRole('checkbox', { name: 'Also add them to Chemists' }).waitFor();
    const rows = ['ats1,Ida Noddack,Phone Screen,Knows rhenium', 'ats2,Eva Curie,Round of Zeus,'];
    const csv = ['Candidate ID,Candidate Name,Current Stage,Notes', ...rows].join('\n');
    await chosen(page).setInputFiles(file('ats.csv', csv));
    const row = page.getByRole('listitem').filter({ hasText: 'ats.csv' });
    await row.getByText('2 new candidates · 1 note').waitFor();
    await row.getByText('Stages and statuses').click();
    await row.getByText('Phone Screen → Contacted (1 person)').waitFor();
    await row.getByText('Stage not known').waitFor();
    await axe(page);
    await row.getByRole('link', { name: 'Chemists' }).click();
    await page.getByText('Noddack').first().waitFor();
  });

  it('takes dropped files one by one, and shows the problems of those that cannot be read', async () => {
    const { page } = await app.signIn('/people/import');
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
    const { page } = await app.signIn('/people/import', { role: 'viewer' });
    await page.getByText('Viewers cannot bring people.').waitFor();
    expect(await page.getByRole('button', { name: 'Choose files' }).count()).toBe(0);
  });
});

describe('my people as a place', () => {
  it('narrows the list by what people share, in the URL, and back', async () => {
    const { page, person: owner } = await app.signIn('/sourcings');
    await owner.post('/v1/talents', {
      talents: [
        { ...person('a', 'Ada', 'Byron'), skills: ['Python'] },
        { ...person('b', 'Bob', 'Meyer'), city: 'Lyon', jobTitle: 'Nurse', experiences: [] },
      ],
    });
    await page.getByRole('navigation').getByRole('link', { name: 'My people' }).click();
    await page.getByRole('status').filter({ hasText: '2 people' }).waitFor();
    await axe(page);
    await page.getByRole('button', { name: 'Lyon 1' }).click();
    await page.getByRole('status').filter({ hasText: '1 person' }).waitFor();
    expect(new URL(page.url()).searchParams.get('place')).toBe('Lyon');
    await page.getByRole('link', { name: 'Ada Byron' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Remove all filters' }).click();
    await page.getByLabel('Name').fill('byron');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Bob Meyer' }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Ada Byron' }).waitFor();
    await axe(page);
    await noSidewaysScroll(page, 390);
  });

  it('asks what unknown columns are, with the first people, and remembers it', async () => {
    const { page } = await app.signIn('/people/import', { width: 390 });
    await page.getByText('No imports yet').waitFor();
    const strange = 'Rufname,Zuname,Sitz\nAda,Byron,London\nAlan,Turing,Wilmslow\n';
    await chosen(page).setInputFiles(file('strange.csv', strange));
    const dialog = page.getByRole('dialog', { name: 'Columns of strange.csv' });
    await dialog.getByText('Nobody can be read yet').waitFor();
    await dialog.getByText('Ada · Alan').waitFor();
    for (const [heading, meaning] of [
      ['Rufname', 'First name'],
      ['Zuname', 'Last name'],
      ['Sitz', 'City'],
    ]) {
      await dialog.getByRole('combobox', { name: `What “${heading}” is` }).click();
      await page.getByRole('option', { name: meaning, exact: true }).click();
    }
    await dialog.getByRole('cell', { name: 'Alan Turing' }).waitFor();
    await axe(page);
    await dialog.getByRole('button', { name: 'Import' }).click();
    const row = page.getByRole('listitem').filter({ hasText: 'strange.csv' });
    await row.getByText('2 new').waitFor();
    await chosen(page).setInputFiles(
      file('again.csv', strange.replace('Ada,Byron', 'Grace,Hopper')),
    );
    await page.getByRole('listitem').filter({ hasText: 'again.csv' }).getByText('Done').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('takes corrected rows again', async () => {
    const { page, person: owner } = await app.signIn('/people/import');
    await page.getByText('No imports yet').waitFor();
    const table = 'First name,Last name,Start date,Company\nIda,Rhodes,someday,NBS\n';
    await chosen(page).setInputFiles(file('wrong.csv', table));
    const row = page.getByRole('listitem').filter({ hasText: 'wrong.csv' });
    await row.getByText('1 rejected').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      row.getByRole('button', { name: 'Download rejected rows' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('wrong.csv rejected.csv');
    const { body } = await owner.get('/v1/talents/imports');
    const [{ importId }] = (body.data as unknown as { imports: [{ importId: string }] }).imports;
    const rejected = await owner.get(`/v1/talents/imports/${importId}/rejected`);
    const csv = String(rejected.body.data.csv).replaceAll('someday', '1950');
    await page.locator('input[data-corrected]').setInputFiles(file('corrected.csv', csv));
    const again = page.getByRole('listitem').filter({ hasText: 'corrected.csv' });
    await again.getByText('1 new').waitFor();
    await axe(page);
  });
});
