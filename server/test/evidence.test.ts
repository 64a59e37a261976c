import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { operations } from '../src/operations.ts';

/*
 * Pages whose every statement names what makes it true: a route of the interface, or a test with its
 * name as the title of the link.
 */

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PAGES = [
  'docs/threat-model.md',
  ...globSync('docs/compliance/*.md', { cwd: ROOT }).filter((name) => !name.endsWith('README.md')),
];

const ROUTES = new Set(operations.map(({ method, path: route }) => `${method} ${route}`));
const ROUTE = /`((?:GET|POST|PATCH|PUT|DELETE) \/[^`]+)`/g;
const TEST_LINK = /\[test\]\(([^)\s]+) "([^"]*)"\)/g;

/** List items with their further lines, and the rows of tables without the headings. */
function statementsOf(text: string): string[] {
  const prose = text.replace(/^```.*?^```/gms, '');
  const items = [...prose.matchAll(/^- .+(?:\n {2}.+)*/gm)].map(([item]) => item);
  const rows = [...prose.matchAll(/^\|(?! ?-).+\|$/gm)]
    .map(([row]) => row)
    .filter((row) => !/^\| (?:what|page)/.test(row));
  return [...items, ...rows];
}

function problemsOf(page: string, statement: string): string[] {
  const routes = [...statement.matchAll(ROUTE)].map(([, route]) => route!);
  const tests = [...statement.matchAll(TEST_LINK)];
  const unknown = routes.filter((route) => !ROUTES.has(route)).map((route) => `no ${route}`);
  const broken = tests.flatMap(([, file, name]) => {
    const source = path.join(ROOT, page, '..', file!);
    if (!existsSync(source)) return [`no file ${file}`];
    if (name!.length < 12) return [`no test is named by "${name}"`];
    return readFileSync(source, 'utf8').includes(name!) ? [] : [`${file} has no "${name}"`];
  });
  return routes.length + tests.length === 0 ? ['nothing shows it'] : [...unknown, ...broken];
}

test.each(PAGES)('every statement of %s names a route or a test that exists', (page) => {
  const statements = statementsOf(readFileSync(path.join(ROOT, page), 'utf8'));
  expect(statements.length).toBeGreaterThan(5);
  const problems = statements.flatMap((statement) =>
    problemsOf(page, statement).map((problem) => `${problem}: ${statement.slice(0, 90)}`),
  );
  expect(problems).toEqual([]);
});
