import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import {
  GREENROOM_ELSEWHERE,
  IS_GREENROOM,
  isElsewhere,
  sampleCommands,
} from './documentation-pages.ts';

/*
 * Every block of code in the documentation is run or checked by a test, or is listed here with the
 * reason why not. A new block that is neither makes this test fail.
 */

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PAGES = ['README.md', 'SECURITY.md', 'client/README.md', 'clients/python/README.md']
  .concat(globSync('docs/**/*.md', { cwd: ROOT }))
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => !/^docs\/(?:decisions|measurements)\//.test(name));

/** Tests that run the blocks of a language in a page. */
const RUN_BY: readonly [page: string, language: string, test: string][] = [
  ['client/README.md', 'ts', 'client/readme.api.test.ts'],
  ['clients/python/README.md', 'python', 'clients/python/tests/test_service.py'],
  ['docs/first-requests.md', 'ts', 'server/test/documentation-samples.api.test.ts'],
  ['docs/webhook-receiver.md', 'js', 'server/test/receiver-tutorial.api.test.ts'],
  ['docs/how-to/use-go.md', 'go', 'tools/test-go.ts'],
];

/** Commands that no test runs, by how they begin, and why. */
const NOT_RUN: readonly [page: string, beginning: string, reason: string][] = [
  ['README.md', 'npm ci && npm start', 'CI does both from a fresh clone'],
  ['README.md', 'npm ci && npm test', 'CI does both from a fresh clone'],
  ['docs/production.md', 'cd deploy/docker', 'needs Docker; deploy.test.ts reads the files'],
  ['docs/production.md', 'docker compose', 'needs Docker; deploy.test.ts reads the files'],
  ['docs/production.md', 'kubectl create', 'needs a cluster; deploy.test.ts reads the chart'],
  ['docs/production.md', 'helm install', 'needs a cluster; deploy.test.ts reads the chart'],
  ['docs/production.md', 'npm install @opentelemetry', 'changes the installation'],
  ['docs/how-to/run-on-temporal.md', 'npm install @temporalio', 'changes the installation'],
  ['docs/how-to/run-on-temporal.md', 'temporal operator', 'needs a Temporal server'],
  ['docs/how-to/keep-members-by-scim.md', 'curl -H', 'needs the token of a directory'],
  ['docs/language-model.md', 'LLM_MODEL=', 'needs the model of a provider'],
  ['docs/collection/README.md', 'npx @usebruno', 'collection.api.test.ts runs the collection'],
  ['docs/how-to/use-go.md', 'go mod', 'tools/test-go.ts runs the page'],
  ['docs/how-to/use-go.md', 'mkdir greenroom', 'tools/test-go.ts runs the page'],
  ['docs/how-to/use-go.md', 'curl -s http', 'tools/test-go.ts runs the page'],
  ['docs/how-to/use-go.md', 'go run', 'tools/test-go.ts runs the page'],
  ['docs/how-to/use-go.md', 'GREENROOM_KEY=', 'tools/test-go.ts runs the page'],
];

/** Blocks that show something and are no command. */
const SHOWN: readonly [page: string, beginning: string, reason: string][] = [
  ['docs/people.md', 'GET  /v1/identity-proposals', 'a table of operations'],
  ['docs/compliance/impact-report.md', 'talentId,sex', 'a file; impact.test.ts reads one like it'],
];

interface Block {
  page: string;
  language: string;
  text: string;
}

const blocks: Block[] = PAGES.flatMap((page) =>
  [...readFileSync(join(ROOT, page), 'utf8').matchAll(/^ *```(\w*)\n(.*?)^ *```$/gms)].map(
    ([, language, text]) => ({ page, language: language!, text: text! }),
  ),
);

const isListed = (list: readonly (readonly string[])[], page: string, text: string): boolean =>
  list.some(([name, beginning]) => name === page && text.startsWith(beginning!));

/** Commands of a block: a line that begins at its edge, with those that continue it. */
const commandsOf = (text: string): string[] =>
  text
    .replace(/\\\n/g, ' ')
    .split(/\n(?=\S)/)
    .map((command) => command.trim())
    .filter((command) => command !== '' && !command.startsWith('#'));

const IS_VARIABLE = /^(?:export )?(?:[A-Z_]+=(?:'[^']*'|"[^"]*"|\S*) *)+$/;

/** Why nothing checks the block; null when something does. */
function unchecked({ page, language, text }: Block): string | null {
  if (language === 'json' || text.startsWith('{')) {
    JSON.parse(text);
    return null;
  }
  if (language === '' || language === 'sh') {
    if (isListed(SHOWN, page, text)) return null;
    const run = new Set(sampleCommands(page));
    const left = commandsOf(text).filter(
      (command) =>
        !IS_VARIABLE.test(command) &&
        !isElsewhere(command) &&
        !((command.startsWith('curl ') || IS_GREENROOM.test(command)) && run.has(text)) &&
        !isListed(NOT_RUN, page, command),
    );
    return left.length === 0 ? null : left.join('\n');
  }
  return RUN_BY.some(([name, of]) => name === page && of === language) ? null : text;
}

it.each(PAGES)('every block of %s is run, checked, or listed with the reason why not', (page) => {
  const own = blocks.filter((block) => block.page === page);
  expect(own.map(unchecked).filter((left) => left !== null)).toEqual([]);
});

it('lists no exception that is not there', () => {
  for (const [page, beginning] of NOT_RUN)
    expect(
      blocks.some((one) =>
        one.page === page
          ? commandsOf(one.text).some((command) => command.startsWith(beginning))
          : false,
      ),
      `${page}: ${beginning}`,
    ).toBe(true);
  for (const [page, beginning] of SHOWN)
    expect(
      blocks.some((one) => one.page === page && one.text.startsWith(beginning)),
      `${page}: ${beginning}`,
    ).toBe(true);
  const commands = blocks.flatMap(({ text }) => commandsOf(text));
  for (const [beginning, test] of GREENROOM_ELSEWHERE) {
    expect(existsSync(join(ROOT, test)), test).toBe(true);
    expect(
      commands.some((command) => IS_GREENROOM.exec(command)?.[1]?.startsWith(beginning)),
      beginning,
    ).toBe(true);
  }
  for (const [page, language, test] of RUN_BY) {
    expect(existsSync(join(ROOT, test)), test).toBe(true);
    expect(
      blocks.some((one) => one.page === page && one.language === language),
      `${page}: ${language}`,
    ).toBe(true);
  }
});

/** Outside addresses that the documentation links to. Nobody follows them offline. */
const HOSTS = new Set([
  'github.com',
  'temporal.io',
  'www.opencollection.com',
  'www.python-httpx.org',
  'www.standardwebhooks.com',
  'www.usebruno.com',
]);

it('links only to outside places that are listed, over https', () => {
  const links = PAGES.flatMap((page) =>
    [...readFileSync(join(ROOT, page), 'utf8').matchAll(/\]\(([a-z]+:[^)\s]+)\)/g)].map(
      ([, address]) => ({ page, url: new URL(address!) }),
    ),
  );
  for (const { page, url } of links) expect(`${url.protocol} in ${page}`).toBe(`https: in ${page}`);
  expect([...new Set(links.map(({ url }) => url.host))].toSorted()).toEqual([...HOSTS].toSorted());
});
