import { parseArgs } from 'node:util';
import { readVocabulary } from '../vocabularies.ts';
import { isRight, outcomeOf, ratesBy } from './score.ts';
import { type Row, readTable, TABLES } from './table.ts';

/*
 * `npm run eval:protected`: what the gate for protected attributes does with the tables, side by
 * side, by kind, door, language and attribute. `--wrong` prints the texts of the work tables that met
 * another fate than theirs; those of the held-out tables are never printed. `--reference DIR` also
 * counts the job titles of ESCO, O*NET and ROME that are refused as a filter.
 */

const { values } = parseArgs({
  options: { wrong: { type: 'boolean' }, reference: { type: 'string' } },
});

const tables = TABLES.map((name) => readTable(name));
const GROUPS: [string, (row: Row) => string][] = [
  ['kind', ({ kind }) => kind],
  ['kind and door', ({ kind, door }) => `${kind} ${door}`],
  ['kind, door and language', ({ kind, door, language }) => `${kind} ${door} ${language}`],
  ['kind and attribute', ({ kind, attribute }) => `${kind} ${attribute}`],
];

console.log(
  `${'direct refused, proxy warned or refused, fine passed'.padEnd(54)}${TABLES.map((name) => name.padStart(16)).join('')}`,
);
for (const [title, keyOf] of GROUPS) {
  console.log(`by ${title}`);
  const byTable = tables.map((rows) => ratesBy(rows, keyOf));
  for (const key of [...new Set(byTable.flatMap((rates) => [...rates.keys()]))].sort()) {
    const cells = byTable.map((rates) => {
      const { right, of } = rates.get(key) ?? { right: 0, of: 0 };
      return of === 0 ? '' : `${(right / of).toFixed(3)} of ${of}`;
    });
    console.log(`  ${key.padEnd(52)}${cells.map((cell) => cell.padStart(16)).join('')}`);
  }
}

for (const row of values.wrong ? [...readTable('work'), ...readTable('work-2')] : []) {
  const outcome = outcomeOf(row);
  if (!isRight(row.kind, outcome))
    console.log([outcome, row.kind, row.attribute, row.door, row.language, row.text].join('\t'));
}

for (const name of values.reference ? (['esco', 'onet', 'rome'] as const) : []) {
  const texts = readVocabulary(values.reference!, name).flatMap(({ titles }) => titles);
  const met = texts.map((title) => ({
    ...title,
    outcome: outcomeOf(title),
  }));
  const count = (outcome: string) => met.filter((title) => title.outcome === outcome);
  console.log(
    `${name}: ${texts.length} titles, ${count('refused').length} refused (${((100 * count('refused').length) / texts.length).toFixed(3)} %), ${count('warned').length} warned`,
  );
  if (values.wrong)
    for (const { outcome, text } of met)
      if (outcome !== 'passed') console.log(`  ${outcome}\t${text}`);
}
