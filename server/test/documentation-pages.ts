import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/* The pages of the documentation with commands, and which of their blocks a test runs. */

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export const PAGES = ['README.md', 'docs/**/*.md']
  .flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => !/^docs\/(?:decisions|measurements|reference)\//.test(name));

/** The blocks of a page in this language; an empty text is a block that names none. */
export const codeBlocks = (page: string, ...languages: string[]): string[] =>
  [...readFileSync(join(ROOT, page), 'utf8').matchAll(/^```(\w*)\n(.*?)^```$/gms)].flatMap(
    ([, language, block]) => (languages.includes(language!) ? [block!] : []),
  );

/** The blocks of a shell. */
export const shellBlocks = (page: string): string[] => codeBlocks(page, '', 'sh');

/** Blocks that call what is not here. */
const ELSEWHERE = /https:\/\/(?!greenroom|\.\.\.)|openapi\.json|\.cache|METRICS|docker|systemctl/;

/** A command of `greenroom`, and what follows the word. */
export const IS_GREENROOM = /^(?:[A-Z_]+=\S+ +)*(?:npx )?greenroom (.+)/;

/** Those that the test of the samples does not run, by how they begin, and the test that does. */
export const GREENROOM_ELSEWHERE: readonly (readonly [beginning: string, test: string])[] = [
  ['serve', 'server/src/cli/serve.db.test.ts'],
  ['upgrade', 'server/src/cli/upgrade.db.test.ts'],
  ['backup', 'server/src/cli/backup.db.test.ts'],
  ['restore', 'server/src/cli/backup.db.test.ts'],
  ['doctor --public', 'server/src/cli/public-checks.api.test.ts'],
  ['fairness impact', 'server/src/fairness/fairness.api.test.ts'],
];

export const isElsewhere = (command: string): boolean => {
  const [, rest = ''] = IS_GREENROOM.exec(command) ?? [];
  return GREENROOM_ELSEWHERE.some(([beginning]) => rest.startsWith(beginning));
};

/** Commands of a block, each with the lines that continue it. */
export const commandsIn = (block: string): string[] =>
  block.split(/^(?=curl |(?:[A-Z_]+=\S+ +)*(?:npx )?greenroom )/m);

/** The blocks of a page whose requests and commands are sent to a service; none without any. */
export function sampleCommands(page: string): string[] {
  const blocks = shellBlocks(page).filter((block) => !ELSEWHERE.test(block));
  const isSent = (command: string): boolean =>
    /\bcurl /.test(command) || (IS_GREENROOM.test(command) && !isElsewhere(command));
  return blocks.some((block) => commandsIn(block).some(isSent)) ? blocks : [];
}
