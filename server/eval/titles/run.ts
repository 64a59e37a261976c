import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { table } from '../../src/cli/output.ts';
import {
  readTitleTable,
  type TitleTable,
  writeTitleTable,
} from '../../src/lexicon/rules/title-table.ts';
import { readSubjects } from './cases.ts';
import { markAcrossLanguages, markHeldOut } from './measure.ts';
import { trainTitles } from './train.ts';

/*
 * npm run train:titles -- --reference DIR              learns titles, writes
 *                                                      server/vocabulary/titles.bin, and measures it
 * npm run train:titles -- --reference DIR --check      writes nothing; exits 1 where it differs
 * npm run train:titles -- --reference DIR --measure    measures the file as it is
 *
 * The same vocabularies and lexicon give the same bytes.
 */

const FILE = new URL('../../vocabulary/titles.bin', import.meta.url);

const { values } = parseArgs({
  options: {
    reference: { type: 'string' },
    check: { type: 'boolean', default: false },
    measure: { type: 'boolean', default: false },
  },
});
if (values.reference === undefined)
  throw new Error('Name the folder of the vocabularies: --reference DIR');

const subjects = readSubjects(values.reference);

function printFigures(titles: TitleTable): void {
  const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
  const rows = ([null, 'en', 'fr'] as const).map((language) => {
    const figures = markHeldOut(titles, subjects.esco, language);
    const { first, five, group } = figures;
    return [
      language ?? 'all',
      String(figures.titles),
      percent(first),
      percent(five),
      percent(group),
    ];
  });
  console.log(`\nESCO titles that nothing was trained on\n`);
  console.log(table(['TITLES', 'COUNT', 'FIRST', 'OF FIVE', 'ISCO GROUP'], rows));
  const across = markAcrossLanguages(titles, subjects.esco);
  console.log(
    `\nEnglish to French titles, both held out: ${percent(across.five)} of ${across.titles} in five`,
  );
}

const stored = await readFile(FILE).catch(() => new Uint8Array());
if (values.measure) printFigures(readTitleTable(stored));
else {
  const started = performance.now();
  const learned = writeTitleTable(trainTitles(subjects, (line) => console.error(line)));
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${learned.length} bytes in ${seconds} s`);
  if (!values.check) await writeFile(FILE, learned);
  else if (Buffer.compare(stored, learned) !== 0) {
    console.error('server/vocabulary/titles.bin is stale: run `npm run train:titles`');
    process.exitCode = 1;
  }
  printFigures(readTitleTable(learned));
}
