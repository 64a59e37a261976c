import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

/*
 * The version before goes on while the migrations of this one run, and until its processes are
 * replaced (docs/decisions/0148). So a migration never takes away what that version reads or
 * writes: first a version that no longer needs it, then, in a later one, its removal.
 */

const FOLDER = new URL('../../migrations/', import.meta.url);

/** Migrations from here on keep the rules; what came before was never run beside another version. */
const FIRST_UNDER_RULES = '0157';

const RULES: readonly [rule: string, breaks: RegExp][] = [
  ['removes no table', /^drop table/],
  ['renames nothing', /^alter \w+ (?:if exists )?\S+ (?:.* )?rename /],
  [
    'removes no column',
    /^alter table \S+ (?:.*, )?drop (?:column )?(?!constraint|default|not|expression|identity)/,
  ],
  ['changes the type of no column', /^alter table .* alter (?:column )?\S+ (?:set data )?type /],
  ['requires no value of an old column', /^alter table .* alter (?:column )?\S+ set not null/],
  [
    'requires no value of a new column without a default',
    /^alter table .* add (?:column )?(?!constraint)\S+ (?:(?!, add ).)*not null(?!(?:(?!, add ).)* default)(?<!default (?:(?!, add ).)*not null)/,
  ],
];

/** Statements outside functions and comments, in lower case and with single spaces. */
function statementsOf(text: string): string[] {
  return text
    .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map((statement) => statement.trim().replaceAll(/\s+/g, ' ').toLowerCase())
    .filter((statement) => statement !== '');
}

const brokenRules = (text: string): string[] =>
  statementsOf(text).flatMap((statement) =>
    RULES.filter(([, breaks]) => breaks.test(statement)).map(([rule]) => `${rule}: ${statement}`),
  );

it('every migration leaves the version before what it reads and writes', async () => {
  const names = (await readdir(FOLDER)).filter((name) => name >= FIRST_UNDER_RULES).sort();
  expect(names).not.toEqual([]);
  for (const name of names)
    expect(brokenRules(await readFile(new URL(name, FOLDER), 'utf8')), name).toEqual([]);
});

it.each([
  'drop table castings',
  'alter table castings rename column prompt to wish',
  'alter table castings drop column prompt',
  'alter table castings add column a text, drop prompt',
  'alter table castings alter column prompt type bytea',
  'alter table castings alter prompt set not null',
  'alter table castings add column wish text not null',
  'alter table castings add wish text not null, add other text default 1',
])('the rules find %s', (statement) => {
  expect(brokenRules(statement)).toHaveLength(1);
});

it.each([
  'alter table castings add column wish text',
  "alter table castings add column wish text not null default ''",
  "alter table castings add column wish text default '' not null",
  'alter table castings drop constraint castings_check',
  'alter table castings alter prompt drop not null',
  'create table wishes (id text not null primary key)',
  'create function f() returns void language sql as $$ drop table castings $$',
  '-- drop table castings',
])('the rules accept %s', (statement) => {
  expect(brokenRules(statement)).toEqual([]);
});
