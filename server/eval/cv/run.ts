import { parseArgs } from 'node:util';
import { table } from '../../src/cli/output.ts';
import { readBytes } from '../../src/documents/read-bytes.ts';
import { createLexicon } from '../../src/lexicon/lexicon.ts';
import { renderOwn } from './layouts/render-own.ts';
import { madeUpPeople, peopleOf } from './people.ts';
import { renderCvs } from './render.ts';
import { addCounts, type CvScore, f1, MEASURES, scoreCv } from './score.ts';
import { isHeldOut, THEMES } from './themes.ts';

/*
 * npm run eval:cv [-- --people N --reference DIR --wrong THEME --held-out]: how well CVs of known
 * people are read, in the themes of others. Themes that are held out are counted only with
 * --held-out, and never shown.
 */

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '4' },
    reference: { type: 'string' },
    theme: { type: 'string' },
    wrong: { type: 'boolean', default: false },
    'held-out': { type: 'boolean', default: false },
    own: { type: 'string' },
    form: { type: 'string' },
  },
});

const lexicon = createLexicon();
const people = [
  ...madeUpPeople(Number(values.people)),
  ...(values.reference ? peopleOf(values.reference) : []),
];
const themes = Object.fromEntries(
  Object.entries(THEMES).filter(
    ([name]) => isHeldOut(name) === values['held-out'] && (!values.theme || values.theme === name),
  ),
);
const [from = 1, to = from] = (values.own ?? '').split('-').map(Number);
const numbers = Array.from({ length: to - from + 1 }, (_, index) => from + index);
const rendered = values.own
  ? await renderOwn(numbers, madeUpPeople(Number(values.people)))
  : await renderCvs(themes, people, (line) => console.log(line));
const cvs = rendered.filter(({ form }) => !values.form || values.form === form);

interface Row {
  theme: string;
  form: string;
  language: string;
  score: CvScore;
}

const rows: Row[] = [];
let readMs = 0;
for (const { theme, person, form, bytes, shown } of cvs) {
  const started = process.hrtime.bigint();
  const read = await readBytes({ name: `cv.${form}`, bytes }, {}, lexicon);
  readMs += Number(process.hrtime.bigint() - started) / 1e6;
  const [one] = read.people;
  if (!one) {
    console.log(`${theme} ${person.id} ${form}: ${read.problems.map(({ code }) => code)}`);
    continue;
  }
  const score = scoreCv(one, person.resume, shown, lexicon);
  rows.push({ theme, form, language: person.language, score });
  if (values.wrong && !values['held-out'])
    for (const line of score.wrong) console.log(`${theme} ${person.id} ${form}: ${line}`);
}

const line = (name: string, of: readonly Row[]): string[] => [
  name,
  String(of.length),
  ...MEASURES.map((measure) => {
    const count = addCounts(of.map(({ score }) => score.counts[measure]));
    return count.known === 0 ? '-' : f1(count).toFixed(3);
  }),
];
const groups = (key: 'theme' | 'form' | 'language'): string[][] =>
  [...Map.groupBy(rows, (row) => row[key])].map(([name, of]) => line(name, of));
console.log(
  table(
    [values['held-out'] ? 'HELD OUT' : 'WORK', 'CVS', ...MEASURES.map((one) => one.toUpperCase())],
    [
      line('all', rows),
      ...groups('form'),
      ...groups('language'),
      ...(values['held-out'] ? [] : groups('theme').toSorted((a, b) => a[0]!.localeCompare(b[0]!))),
    ],
  ),
);
console.log(`\n${cvs.length} CVs, ${((cvs.length / readMs) * 1000).toFixed(1)} a second`);
