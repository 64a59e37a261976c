import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { joinProgram } from './join-program.ts';

const { joinedProgram } = (await import(
  new URL('../bin/joined-program.js', import.meta.url).href
)) as { joinedProgram(folder: string): string | null };

const PROGRAM = {
  'main.ts': `import { greeting } from './parts/greeting.ts';
export const said = greeting();
export const later = () => import('./parts/later.ts').then(({ word }) => word);
`,
  'parts/greeting.ts': `import { readFileSync } from 'node:fs';
export const greeting = (): string => readFileSync(new URL('../data.txt', import.meta.url), 'utf8');
`,
  'parts/later.ts': `export const word: string = 'later';
`,
  'data.txt': 'hello',
};

describe('a program that was joined', () => {
  let place: string;
  let joining: Parameters<typeof joinProgram>[0];
  const folder = () => join(place, 'joined/');
  const started = async () => {
    const address = joinedProgram(folder()) ?? expect.fail('it is not used');
    return (await import(address)) as { said: string; later(): Promise<string> };
  };

  beforeEach(async () => {
    place = await mkdtemp(join(tmpdir(), 'greenroom-joined-'));
    await mkdir(join(place, 'src', 'parts'), { recursive: true });
    for (const [file, text] of Object.entries(PROGRAM))
      await writeFile(join(place, 'src', file), text);
    const packages = join(place, 'packages.json');
    await writeFile(packages, '{}');
    joining = {
      entry: join(place, 'src', 'main.ts'),
      folder: folder(),
      sources: [join(place, 'src'), packages],
    };
    await joinProgram(joining);
  });
  afterEach(() => rm(place, { recursive: true, force: true }));

  test('is used, and its modules find what lies beside their sources', async () => {
    expect((await started()).said).toBe('hello');
  });

  test.each([
    ['a source', 'src/parts/greeting.ts', '\n'],
    ['a source that is loaded later', 'src/parts/later.ts', '\n'],
    ['a package', 'packages.json', ' '],
  ])('is not used once %s has another size or time', async (_, file, more) => {
    const { [file.replace('src/', '')]: text = '{}' } = PROGRAM as Record<string, string>;
    await writeFile(join(place, file), text + more);
    expect(joinedProgram(folder())).toBeNull();
    await joinProgram(joining);
    expect(joinedProgram(folder())).not.toBeNull();
    await utimes(join(place, file), 1, 1);
    expect(joinedProgram(folder())).toBeNull();
  });

  test('is not used once a source is gone', async () => {
    await rm(join(place, 'src', 'parts', 'later.ts'));
    expect(joinedProgram(folder())).toBeNull();
  });

  test('that runs still loads its parts after the next joining; older ones go', async () => {
    const first = await started();
    await joinProgram(joining);
    expect(await first.later()).toBe('later');
    await joinProgram(joining);
    expect(await readdir(folder())).toHaveLength(3);
    expect(joinedProgram(folder())).toMatch(pathToFileURL(folder()).href);
  });
});
