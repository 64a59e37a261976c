import { execFile } from 'node:child_process';
import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { INDEXED_BY, PLANNED_BY } from '../wiring/indexed-by.ts';
import { codeFingerprint, modulesBehind } from './fingerprint.ts';

const run = promisify(execFile);
const program = new URL('../../test/processes/segment-code.ts', import.meta.url).pathname;

/** A copy of the program, to be edited. */
let folder: string;
let sources: URL;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenroom-fingerprint-'));
  for (const part of ['src', 'gazetteer', 'vocabulary'])
    await cp(new URL(`../../${part}`, import.meta.url), join(folder, part), { recursive: true });
  sources = pathToFileURL(`${folder}/src/`);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Whether the index snapshots remain valid after this edit of a file; or what `by` computes. */
async function isKept(
  file: string,
  edit: (path: string) => Promise<void>,
  by = INDEXED_BY,
): Promise<boolean> {
  const path = join(folder, 'src', file);
  const text = await readFile(path);
  const before = codeFingerprint(by, sources);
  await edit(path);
  const after = codeFingerprint(by, sources);
  await writeFile(path, text);
  return after === before;
}

const comment = (path: string): Promise<void> => appendFile(path, '\n// edited\n');

test('every file that does something while a segment is built or merged is part of the fingerprint of the index', async () => {
  const { stdout } = await run(process.execPath, [program]);
  const ran = JSON.parse(stdout) as string[];
  expect(ran.length).toBeGreaterThan(30);
  const modules = modulesBehind(INDEXED_BY.modules);
  expect(ran.filter((file) => !modules.includes(file))).toEqual([]);
});

describe('an edit that can change what the index holds discards its snapshot', () => {
  test.each([
    'search/segment-reader.ts',
    'search/document/document.ts',
    'search/document/term-sources.ts',
    'search/document/text-terms.ts',
    'search/document/keyword-reader.ts',
    'search/document/terms.ts',
    'search/document/work.ts',
    'search/document/years.ts',
    'talents/profile-fields.ts',
    'search/rules/company-size.ts',
    'index/build.ts',
    'index/segment.ts',
    'index/merge.ts',
    'index/lists.ts',
    'lexicon/lexicon.ts',
    'lexicon/atlas.ts',
    'lexicon/rules/fold.ts',
    'lexicon/rules/stem.ts',
    'lexicon/data/credentials.ts',
    'lexicon/data/roles-finance.ts',
    'lexicon/data/skills-tools.ts',
    'lexicon/data/industries.ts',
    '../gazetteer/cities.tsv',
    '../gazetteer/names.tsv',
    '../vocabulary/titles.bin',
    'lexicon/rules/title-encoder.ts',
  ])('%s', async (file) => {
    expect(await isKept(file, comment)).toBe(false);
  });

  test('also the name of a file that an import is turned to', async () => {
    const turned = async (path: string) =>
      writeFile(path, (await readFile(path, 'utf8')).replace("'./work.ts'", "'./terms.ts'"));
    expect(await isKept('search/document/document.ts', turned)).toBe(false);
  });

  test('a package whose data it reads', () => {
    const without = { ...INDEXED_BY, packages: INDEXED_BY.packages.slice(1) };
    expect(INDEXED_BY.packages.length).toBeGreaterThan(0);
    expect(codeFingerprint(without)).not.toBe(codeFingerprint(INDEXED_BY));
  });
});

describe('any other edit keeps it', () => {
  test.each([
    'search/contract.ts',
    'search/search.ts',
    'search/routes.ts',
    'search/read-profiles.ts',
    'search/rules/filter-types.ts',
    'search/rules/compile/education.ts',
    'search/document/weights.ts',
    'search/document/evidence.ts',
    'search/rules/interpret/read.ts',
    'search/rules/interpret/interpret.ts',
    'search/rules/matching.test.ts',
    'index/feed.ts',
    'index/rank.ts',
    'index/match.ts',
    'index/rebuild-requests.ts',
    'lexicon/lexicon.test.ts',
    'lexicon/publishers.ts',
  ])('%s', async (file) => {
    expect(await isKept(file, comment)).toBe(true);
  });
});

describe('an edit that can change whom a plan finds parts the processes that share an index', () => {
  test.each([
    'search/rules/compile.ts',
    'search/rules/compile/education.ts',
    'search/rules/order.ts',
    'search/rules/widen.ts',
    'search/prove-phrases.ts',
    'search/document/weights.ts',
    'index/match.ts',
    'index/plan.ts',
    'index/rank.ts',
    'index/facet.ts',
    'index/socket/messages.ts',
  ])('%s', async (file) => {
    expect(await isKept(file, comment, PLANNED_BY)).toBe(false);
  });

  test('but no other edit', async () => {
    expect(await isKept('search/routes.ts', comment, PLANNED_BY)).toBe(true);
  });
});

test('reads every form of import, and of a door only the requested names', async () => {
  const files: Record<string, string> = {
    'a.ts':
      "import { b, e } from './door.ts';\nimport type { T } from './types.ts';\nimport {\n  type U,\n  c as d,\n} from './c.ts';\nimport './aside.ts';\nawait import('./later.ts');\n",
    'door.ts':
      "export { b } from './b.ts';\nexport { other } from './other.ts';\nexport { q as e } from './renamed.ts';\nexport type { V } from './types.ts';\n",
    'b.ts': "import * as all from './all.ts';\nexport const b = all;\n",
    'all.ts': "export * from './star.ts';\nexport { x as y } from './y.ts';\n",
    'c.ts': "import { type U } from './types.ts';\nexport const from = 'nowhere.ts';\n",
    'star.ts': '',
    'renamed.ts': '',
    'y.ts': '',
    'aside.ts': '',
    'later.ts': '',
    'other.ts': '',
    'types.ts': '',
  };
  const small = await mkdtemp(join(tmpdir(), 'greenroom-modules-'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(small, name), text);
  const found = modulesBehind(['a'], pathToFileURL(`${small}/`));
  await rm(small, { recursive: true });
  expect(found).toEqual([
    'a.ts',
    'all.ts',
    'aside.ts',
    'b.ts',
    'c.ts',
    'door.ts',
    'later.ts',
    'renamed.ts',
    'star.ts',
    'y.ts',
  ]);
});
