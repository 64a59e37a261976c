import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestCli, testCli } from '../../test/cli.ts';
import { engineers } from '../../test/talents.ts';

/* The commands on embedded databases of their own, as an operator runs them. */

const PASSPHRASE = { BACKUP_PASSPHRASE: 'the passphrase of the tests' };
let cli: TestCli;
let file: string;
let workspaceId: string;

beforeAll(async () => {
  cli = await testCli({ ...PASSPHRASE });
  file = join(cli.folder, 'first.backup');
  const made = await cli.json<{ workspaceId: string }>(
    ...['workspaces', 'create', '--name', 'Équipe', '--api-credits', '40'],
  );
  workspaceId = made.workspaceId;
  const people = join(cli.folder, 'people.jsonl');
  const lines = engineers(40).map((talent) => JSON.stringify(talent));
  await writeFile(people, `${lines.join('\n')}\n`);
  await cli.json('talents', 'import', people);
});
afterAll(() => cli.close());

test('a backup of the embedded database, verified by restoring it, makes an equal installation', async () => {
  const made = await cli.json('backup', file);
  expect(made).toMatchObject({ file, files: 0, missingFiles: 0, tables: expect.any(Number) });
  expect((await stat(file)).mode & 0o077).toBe(0);
  const bytes = await readFile(file);
  const key = await readFile(join(cli.folder, 'data', 'secret.key'), 'utf8');
  expect(bytes.includes(key) || bytes.includes('Équipe')).toBe(false);
  expect(await cli.json('backup', 'verify', '--restore', file)).toMatchObject({
    verified: true,
    restored: true,
    rows: made.rows,
  });

  const DATA_DIR = join(cli.folder, 'restored');
  const { exitCode, stdout, stderr } = await cli.run(['restore', file, '--json'], { DATA_DIR });
  expect([exitCode, stderr]).toEqual([0, '']);
  expect(JSON.parse(stdout)).toMatchObject({ rows: made.rows, erased: 0 });
  const shown = await cli.run(['credits', 'show', '--workspace', workspaceId, '--json'], {
    DATA_DIR,
  });
  expect(JSON.parse(shown.stdout)).toMatchObject({ apiCredits: 40 });
  expect((await cli.run(['audit', 'verify'], { DATA_DIR })).exitCode).toBe(0);
  expect((await cli.run(['doctor', '--json'], { DATA_DIR })).exitCode).toBe(0);
});

test('what cannot work is refused with one line that says what to do', async () => {
  const DATA_DIR = join(cli.folder, 'other');
  const refusals: [string[], Record<string, string>, RegExp][] = [
    [['backup', file], { BACKUP_PASSPHRASE: '' }, /BACKUP_PASSPHRASE is not set: set it to/],
    [['backup'], {}, /name a file, or set BACKUP_URL/],
    [['backup', 'verify', join(cli.folder, 'none')], {}, /There is no backup at/],
    [['backup', 'verify', file], { BACKUP_PASSPHRASE: 'another passphrase' }, /does not open this/],
    [['restore', file], {}, /holds an installation already: restore into an empty/],
    [['restore', file], { DATA_DIR, SECRET_KEY: 'another secret key' }, /SECRET_KEY differs/],
  ];
  for (const [args, env, line] of refusals) {
    const { exitCode, stderr } = await cli.run(args, env);
    expect([exitCode, stderr.trim().split('\n').length], args.join(' ')).toEqual([1, 1]);
    expect(stderr).toMatch(line);
  }
});

test('a database that was restored by other means takes over a log of erasures', async () => {
  const answer = await cli.json('backup', 'erase-again', join(cli.folder, 'data'));
  expect(answer).toEqual({ erased: 0, remembered: 0 });
});

test('a folder or BACKUP_URL gets a file that is named by its time', async () => {
  const folder = join(cli.folder, 'many');
  await mkdir(folder);
  const { exitCode } = await cli.run(['backup'], { BACKUP_URL: folder });
  expect(exitCode).toBe(0);
  expect(await readdir(folder)).toEqual([
    expect.stringMatching(/^greenroom-\d{8}T\d{6}Z\.backup$/),
  ]);
});
