import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/* The pages of the documentation with commands, and which of their blocks a test runs. */

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export const PAGES = ['README.md', 'docs/**/*.md']
  .flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => !/^docs\/(?:decisions|measurements|reference)\//.test(name));

export const codeBlocks = (page: string, language: string): string[] =>
  [
    ...readFileSync(join(ROOT, page), 'utf8').matchAll(
      new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'),
    ),
  ].map(([, block]) => block!);

/** The blocks of a shell. */
export const shellBlocks = (page: string): string[] => codeBlocks(page, '(?:sh)?');

/** Blocks that call what is not here. */
const ELSEWHERE = /https:\/\/(?!greenroom|\.\.\.)|openapi\.json|\.cache|METRICS|docker|systemctl/;

/** The blocks of a page whose requests are sent to a service; none when it has no request. */
export function sampleCommands(page: string): string[] {
  const blocks = shellBlocks(page).filter((block) => !ELSEWHERE.test(block));
  return blocks.some((block) => /\bcurl /.test(block)) ? blocks : [];
}
