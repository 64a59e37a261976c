import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Every Markdown page of the repository, from its root. */
const pages = ['*.md', '{docs,client,clients,sample,server,bench,tools}/**/*.md'].flatMap(
  (pattern) => globSync(pattern, { cwd: ROOT, exclude: (name) => name.includes('node_modules') }),
);

/** Anchors as GitHub makes them: lower case, punctuation dropped, spaces as hyphens. */
function anchorsOf(page: string): Set<string> {
  const headings = readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm);
  return new Set(
    [...headings].map(([, text]) =>
      text!
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

function brokenLinks(name: string): string[] {
  const text = readFileSync(path.join(ROOT, name), 'utf8').replace(/^```.*?^```/gms, '');
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target!);
  return targets.filter((target) => {
    if (/^[a-z]+:/.test(target)) return false;
    const [file = '', anchor] = target.split('#');
    const linked = file === '' ? path.join(ROOT, name) : path.join(ROOT, name, '..', file);
    if (!existsSync(linked)) return true;
    return anchor !== undefined && linked.endsWith('.md') && !anchorsOf(linked).has(anchor);
  });
}

test.each(pages)('every link of %s leads to a file and a heading that exist', (name) => {
  expect(brokenLinks(name)).toEqual([]);
});

test('each decision and measurement is listed in the README of its folder', () => {
  for (const folder of ['docs', 'docs/decisions', 'docs/measurements']) {
    const index = readFileSync(path.join(ROOT, folder, 'README.md'), 'utf8');
    const siblings = pages
      .filter((name) => path.dirname(name) === folder)
      .map((name) => path.basename(name));
    const missing = siblings.filter((name) => name !== 'README.md' && !index.includes(`(${name})`));
    expect(missing).toEqual([]);
  }
});

test('a decision is one screen: at most 64 lines and 620 words', () => {
  const long = pages
    .filter((name) => /^docs\/decisions\/\d/.test(name))
    .filter((name) => {
      const text = readFileSync(path.join(ROOT, name), 'utf8').trim();
      return text.split(/\s+/).length > 620 || text.split('\n').length > 64;
    });
  expect(long).toEqual([]);
});
