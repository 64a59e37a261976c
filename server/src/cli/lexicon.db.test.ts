import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestCli, testCli } from '../../test/cli.ts';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import { createLexicon } from '../lexicon/lexicon.ts';
import { createVocabularies } from '../lexicon/vocabularies.ts';

/** Each publisher's own format, with one occupation that nobody else knows. */
const FILES: Record<string, Record<string, string>> = {
  esco: {
    'occupations_en.csv':
      '\ufeffconceptType,conceptUri,preferredLabel,altLabels\nOccupation,u/1,bell gilder,"bell caster\nchime gilder"\nOccupation,u/2,plumber,water piper\n',
    'occupations_fr.csv':
      'conceptType,conceptUri,preferredLabel,altLabels\nOccupation,u/1,doreur de cloches/doreuse de cloches,campaniste\n',
    'skills_en.csv':
      'conceptType,conceptUri,preferredLabel,altLabels\nKnowledgeSkillCompetence,s/1,bell tuning,tune bells\n',
  },
  onet: {
    'Occupation Data.txt':
      'O*NET-SOC Code\tTitle\tDescription\n99-1.00\tKite Makers\tThey "make" kites.\n',
    'Alternate Titles.txt':
      'O*NET-SOC Code\tAlternate Title\tShort Title\tSource(s)\n99-1.00\tKite Flitcher\tn/a\t08\n',
  },
  rome: {
    'appellations.csv':
      'ogr_appellation;rome_code;libelle_appellation_long;libelle_appellation_court\n1;A1;x;Accordeur / Accordeuse de carillons\n2;A1;x;Plombier / Plombière\n',
  },
};

let database: TestDatabase;
let cli: TestCli;
const folderOf = (publisher: string) => join(cli.folder, publisher);
const load = async () => createLexicon(await createVocabularies({ db: database.db }).load());

beforeAll(async () => {
  database = await testDatabase();
  cli = await testCli({ DATABASE_URL: database.url, SECRET_KEY: 'the secret key of the tests' });
  for (const [publisher, files] of Object.entries(FILES)) {
    await mkdir(folderOf(publisher));
    for (const [name, text] of Object.entries(files))
      await writeFile(join(folderOf(publisher), name), text);
  }
});
afterAll(async () => {
  await cli.close();
  await database.close();
});

test('vocabularies of three publishers are imported beside one another, listed, read by the next process, and removed', async () => {
  const esco = await cli.json('lexicon', 'import', 'esco', folderOf('esco'));
  expect(esco).toMatchObject({
    publisher: 'esco',
    familiesAdded: 1,
    formsJoined: 1,
    skillsAdded: 1,
  });
  expect(await cli.json('lexicon', 'import', 'onet', folderOf('onet'))).toMatchObject({
    familiesAdded: 1,
  });
  expect(await cli.json('lexicon', 'import', 'rome', folderOf('rome'))).toMatchObject({
    familiesAdded: 1,
    known: 1,
  });

  const lexicon = await load();
  const bells = lexicon.readTitle('bell gilder').family;
  expect(bells).toMatch(/^esco-/);
  expect(lexicon.readTitle('Doreuse de cloches').family).toBe(bells);
  expect(lexicon.readTitle('Kite flitcher').family).toMatch(/^onet-/);
  expect(lexicon.readTitle('Accordeuse de carillons').family).toMatch(/^rome-/);
  expect(lexicon.readTitle('water piper').family).toBe('plumber');
  expect(lexicon.readSkill('tune bells')?.name).toBe('bell tuning');

  const { vocabularies } = await cli.json<{ vocabularies: { publisher: string }[] }>(
    'lexicon',
    'list',
  );
  expect(vocabularies.map(({ publisher }) => publisher)).toEqual(['esco', 'onet', 'rome']);
  await cli.json('lexicon', 'remove', 'esco');
  expect((await load()).readTitle('bell gilder').family).not.toBe(bells);
});

test('an import replaces the one before', async () => {
  await cli.json('lexicon', 'import', 'onet', folderOf('onet'));
  await writeFile(
    join(folderOf('onet'), 'Occupation Data.txt'),
    'O*NET-SOC Code\tTitle\tDescription\n99-2.00\tStilt Carvers\tx\n',
  );
  await cli.json('lexicon', 'import', 'onet', folderOf('onet'));
  const lexicon = await load();
  expect(lexicon.readTitle('Stilt Carver').family).toMatch(/^onet-/);
  expect(lexicon.readTitle('Kite flitcher').family).toBeNull();
});

test('a folder without the files, an unknown publisher and a vocabulary that is not there are named in one line', async () => {
  const missing = await cli.run(['lexicon', 'import', 'rome', folderOf('onet')]);
  expect(missing).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining('appellations.csv'),
  });
  const unknown = await cli.run(['lexicon', 'import', 'isco', folderOf('onet')]);
  expect(unknown).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('esco, onet, rome'),
  });
  expect(await cli.run(['lexicon', 'remove', 'esco'])).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining('esco'),
  });
});
