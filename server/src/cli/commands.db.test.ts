import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestCli, testCli } from '../../test/cli.ts';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import { engineers } from '../../test/talents.ts';

let database: TestDatabase;
let cli: TestCli;

/** What an error on stderr says, without the name of the program. */
const messageOf = (stderr: string): string => stderr.trim().replace(/^greenroom: /, '');
beforeAll(async () => {
  database = await testDatabase();
  cli = await testCli({ DATABASE_URL: database.url, SECRET_KEY: 'the secret key of the tests' });
});
afterAll(async () => {
  await cli.close();
  await database.close();
});

interface Key {
  keyId: string;
  displayPrefix: string;
  limits: number[];
  revokedAt: string | null;
  [more: string]: unknown;
}

test('a workspace, its key and its credits, each in the documented shape', async () => {
  const made = await cli.json<{ workspaceId: string; userId: string }>(
    'workspaces',
    'create',
    '--name',
    'Équipe',
    '--api-credits',
    '40',
    '--language',
    'fr',
  );
  expect(made).toEqual({
    workspaceId: expect.stringMatching(/^ws_/),
    userId: expect.stringMatching(/^usr_/),
  });
  const workspace = ['--workspace', made.workspaceId];
  expect(await cli.json('workspaces', 'list')).toEqual({
    workspaces: [
      { workspaceId: made.workspaceId, name: 'Équipe', suspendedAt: null, suspensionReason: null },
    ],
  });

  const key = await cli.json<{ keyId: string; apiKey: string }>(
    'keys',
    'create',
    ...workspace,
    '--name',
    'CI',
  );
  expect(key).toEqual({
    keyId: expect.stringMatching(/^key_/),
    apiKey: expect.stringMatching(/^grk_/),
  });
  await cli.json('keys', 'limits', '--key', key.keyId, '--limits', '10,300,5000,50000,500000');
  await cli.json('keys', 'revoke', '--key', key.keyId);
  const { keys } = await cli.json<{ keys: Key[] }>('keys', 'list', ...workspace);
  expect(keys).toEqual([
    expect.objectContaining({
      keyId: key.keyId,
      name: 'CI',
      userId: made.userId,
      limits: [10, 300, 5_000, 50_000, 500_000],
    }),
  ]);
  expect(keys[0]!.revokedAt).not.toBeNull();
  expect(JSON.stringify(keys)).not.toContain(key.apiKey);

  expect(
    await cli.json('credits', 'grant', ...workspace, '--api', '2', '--workspace-credits', '7'),
  ).toEqual({ apiCredits: 42, workspaceCredits: 7 });
  expect(await cli.json('credits', 'show', ...workspace)).toEqual({
    apiCredits: 42,
    workspaceCredits: 7,
    reserved: 0,
  });
  const { entries } = await cli.json<{ entries: { account: string; available: number }[] }>(
    'credits',
    'ledger',
    ...workspace,
    '--limit',
    '2',
  );
  expect(entries.map(({ account, available }) => [account, available])).toEqual([
    ['workspace', 7],
    ['api', 2],
  ]);
});

test('the first user of a workspace gets the given language, and none with --language none', async () => {
  const languageOf = async (...args: string[]) => {
    const { userId } = await cli.json<{ userId: string }>(
      'workspaces',
      'create',
      '--name',
      'Languages',
      ...args,
    );
    return database.db
      .selectFrom('users')
      .select('language')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
  };
  expect(await languageOf('--language', 'none')).toEqual({ language: null });
  expect(await languageOf()).toEqual({ language: null });
  expect(await languageOf('--language', 'en')).toEqual({ language: 'en' });
});

test('statuses of a workspace are created, listed, renamed, moved and deleted', async () => {
  const { workspaceId } = await cli.json<{ workspaceId: string }>(
    'workspaces',
    'create',
    '--name',
    'Statuses',
  );
  const workspace = ['--workspace', workspaceId];
  expect(
    await cli.json('statuses', 'create', ...workspace, '--handle', 'CALLED', '--label', 'Called'),
  ).toEqual({
    handle: 'CALLED',
    label: 'Called',
    position: 0,
  });
  await cli.json('statuses', 'create', ...workspace, '--handle', 'OFFER', '--label', 'Offer made');
  await cli.json(
    'statuses',
    'rename',
    ...workspace,
    '--handle',
    'CALLED',
    '--label',
    'Called back',
  );
  expect(
    await cli.json('statuses', 'move', ...workspace, '--handle', 'OFFER', '--position', '0'),
  ).toMatchObject({ position: 0 });
  expect(await cli.json('statuses', 'delete', ...workspace, '--handle', 'OFFER')).toEqual({
    handle: 'OFFER',
    deleted: true,
  });
  const { statuses } = await cli.json<{ statuses: { handle: string; isCustom: boolean }[] }>(
    'statuses',
    'list',
    ...workspace,
  );
  expect(statuses).toHaveLength(5);
  expect(statuses.filter(({ isCustom }) => isCustom)).toEqual([
    { handle: 'CALLED', label: 'Called back', isCustom: true, position: 0 },
  ]);
  const again = await cli.run([
    'statuses',
    'create',
    ...workspace,
    '--handle',
    'CALLED',
    '--label',
    'Called',
  ]);
  expect(again).toMatchObject({
    exitCode: 1,
    stderr: 'greenroom: CALLED exists already; change its label instead\n',
  });
});

test('a key is created with scopes and rotated, and the list shows both, without secrets', async () => {
  const { workspaceId } = await cli.json<{ workspaceId: string }>(
    'workspaces',
    'create',
    '--name',
    'W',
  );
  const { keyId, apiKey } = await cli.json<Record<string, string>>(
    'keys',
    'create',
    '--workspace',
    workspaceId,
    '--scopes',
    'send,read',
  );
  const rotated = await cli.json<Record<string, string>>(
    'keys',
    'rotate',
    '--key',
    keyId!,
    '--overlap',
    '90m',
  );
  expect(rotated).toEqual({
    keyId,
    apiKey: expect.stringMatching(/^grk_/),
    previousUntil: expect.stringMatching(/Z$/),
  });
  const { keys } = await cli.json<{ keys: object[] }>('keys', 'list', '--workspace', workspaceId);
  expect(keys).toEqual([
    expect.objectContaining({
      keyId,
      scopes: ['read', 'send'],
      previousUntil: rotated.previousUntil,
      lastUsedAt: null,
    }),
  ]);
  const { stdout } = await cli.run(['keys', 'list', '--workspace', workspaceId]);
  expect(stdout).toMatch(/active, old secret until .*Z +read,send/);
  for (const secret of [apiKey, rotated.apiKey])
    expect(`${JSON.stringify(keys)}${stdout}`).not.toContain(secret);
  for (const wrong of [
    ['create', '--workspace', workspaceId, '--scopes', 'write'],
    ['rotate', '--key', keyId!, '--overlap', '31d'],
  ]) {
    expect(await cli.run(['keys', ...wrong])).toMatchObject({ exitCode: 2 });
  }
});

test('a workspace or key that does not exist fails with one line and changes nothing', async () => {
  const attempts = [
    ['keys', 'create', '--workspace', 'ws_none'],
    ['keys', 'revoke', '--key', 'key_none'],
    ['keys', 'rotate', '--key', 'key_none'],
    ['credits', 'show', '--workspace', 'ws_none'],
    ['credits', 'grant', '--workspace', 'ws_none', '--api', '1'],
    ['talents', 'erase', '--talent', 'tal_none'],
    ['statuses', 'list', '--workspace', 'ws_none'],
  ];
  const results = await Promise.all(attempts.map((args) => cli.run([...args, '--json'])));
  for (const { exitCode, stdout, stderr } of results) {
    expect(stderr).toMatch(/^greenroom: There is no .*\.\n$/);
    expect({ exitCode, answer: JSON.parse(stdout) }).toEqual({
      exitCode: 1,
      answer: {
        error: {
          code: expect.stringMatching(/^(?:not_found|failed)$/),
          message: messageOf(stderr),
        },
      },
    });
  }
});

test('the audit log is listed and verified, and a change in it fails with one line that names the entry', async () => {
  const { workspaceId } = await cli.json<{ workspaceId: string }>(
    'workspaces',
    'create',
    '--name',
    'W',
    '--api-credits',
    '5',
  );
  const { keyId } = await cli.json<{ keyId: string }>('keys', 'create', '--workspace', workspaceId);
  const { entries } = await cli.json<{
    entries: { seq: number; action: string; subject: string }[];
  }>('audit', 'list', '--workspace', workspaceId);
  expect(entries.map(({ seq, action, subject }) => [seq, action, subject])).toEqual([
    [3, 'key.created', keyId],
    [2, 'credits.granted', workspaceId],
    [1, 'workspace.created', workspaceId],
  ]);
  expect(await cli.json('audit', 'list', '--workspace', workspaceId, '--limit', '1')).toEqual({
    entries: entries.slice(0, 1),
    nextPageCursor: '3',
  });
  expect(await cli.json('audit', 'verify')).toMatchObject({ verified: true });
  const tamper = (statement: string) =>
    sql
      .raw(
        `alter table audit_entries disable trigger user; ${statement}; alter table audit_entries enable trigger user`,
      )
      .execute(database.db);
  await tamper(
    `update audit_entries set action = 'key.revoked' where chain = '${workspaceId}' and seq = 3`,
  );
  for (const args of [[], ['--workspace', workspaceId]]) {
    const { exitCode, stdout, stderr } = await cli.run(['audit', 'verify', ...args, '--json']);
    expect({ exitCode, answer: JSON.parse(stdout) }).toEqual({
      exitCode: 1,
      answer: { error: { code: 'failed', message: messageOf(stderr) } },
    });
    expect(stderr).toBe(
      `greenroom: The audit log of ${workspaceId} is broken at entry 3: the entry was altered or moved.\n`,
    );
  }
  await tamper(
    `delete from audit_entries where chain = '${workspaceId}'; delete from audit_heads where chain = '${workspaceId}'`,
  );
  expect((await cli.run(['audit', 'verify'])).stderr).toContain(
    `${workspaceId} is broken at entry 1`,
  );
});

test('an import accepts the valid rows and names each rejected one with file, line and reason', async () => {
  const file = join(cli.folder, 'people.jsonl');
  const [first, second] = engineers(2).map((row) => JSON.stringify(row));
  await writeFile(file, [first, '{ not json', '', second, '[]', ''].join('\n'));
  const result = await cli.run(['talents', 'import', file, '--json']);
  expect(JSON.parse(result.stdout)).toEqual({ imported: 2, updated: 0, rejected: 2 });
  expect(result.exitCode).toBe(0);
  const lines = result.stderr.trimEnd().split('\n');
  expect(lines.map((line) => line.slice(0, file.length + 3))).toEqual([`${file}:2:`, `${file}:5:`]);
  expect(lines.every((line) => line.length > file.length + 5)).toBe(true);
  expect(await cli.json('talents', 'import', file)).toEqual({
    imported: 0,
    updated: 2,
    rejected: 2,
  });

  expect(await cli.json('talents', 'erase', '--talent', 'eng-paris-0001')).toMatchObject({
    talentId: 'eng-paris-0001',
    erased: true,
    removed: { profiles: 1 },
  });
  expect(await cli.json('talents', 'import', file)).toEqual({
    imported: 0,
    updated: 1,
    rejected: 3,
  });
});

test('an import fails with one line of totals when nothing was imported or a file is incomplete or refused', async () => {
  const write = async (name: string, text: string): Promise<string> => {
    await writeFile(join(cli.folder, name), text);
    return name;
  };
  const [first, second] = engineers(2, { city: 'Brest' }).map((row) => JSON.stringify(row));
  const cases: [string[], string[]][] = [
    [
      [await write('numbers.json', '[1,2')],
      [
        'numbers.json:1: the row must be an object',
        'greenroom: numbers.json: The file ends in the middle of a value at line 1. Nothing was imported. 0 talents imported, 0 updated, 1 rejected.',
      ],
    ],
    [
      [await write('cut.json', `[${first},\n${second},\n{"id":`)],
      [
        'greenroom: cut.json: The file ends in the middle of a value at line 3. 2 talents imported, 0 updated, 0 rejected.',
      ],
    ],
    [
      [await write('bad.jsonl', '{}\n')],
      [
        'bad.jsonl:1: the profile is empty',
        'greenroom: Nothing was imported. 0 talents imported, 0 updated, 1 rejected.',
      ],
    ],
    [
      [
        await write('twice.csv', 'firstname,firstname\nA,B\n'),
        await write('good.jsonl', `${first}\n`),
      ],
      [
        'greenroom: twice.csv: Two columns are headed "firstname"; rename or remove one of them. 0 talents imported, 1 updated, 0 rejected.',
      ],
    ],
  ];
  for (const [files, lines] of cases) {
    const { exitCode, stdout, stderr } = await cli.run(['talents', 'import', ...files, '--json']);
    expect({
      exitCode,
      answer: JSON.parse(stdout),
      lines: stderr.trimEnd().split('\n'),
    }).toEqual({
      exitCode: 1,
      answer: { error: { code: 'failed', message: messageOf(lines.at(-1)!) } },
      lines,
    });
  }
});

test('generating the same count and seed twice gives the same people', async () => {
  const count = async (): Promise<unknown> =>
    (
      await database.db
        .selectFrom('talents')
        .select(({ fn }) => fn.countAll().as('n'))
        .execute()
    )[0]?.n;
  expect(await cli.json('talents', 'generate', '--count', '30', '--seed', '5')).toEqual({
    generated: 30,
  });
  const before = await count();
  expect(await cli.json('talents', 'generate', '--count', '30', '--seed', '5')).toEqual({
    generated: 30,
  });
  expect(await count()).toBe(before);
});

test('doctor is content with a migrated database, and fails when its secret key is another one', async () => {
  const good = await cli.run(['doctor']);
  expect(good.stdout).toMatch(/^ok {4}migrations: up to date$/m);
  expect(good.stdout).toMatch(/^ok {4}secret key: matches the database$/m);
  expect(good.stdout).toMatch(
    /^ok {4}proxies: none is trusted; the service listens on 127.0.0.1 only$/m,
  );
  expect(good.exitCode).toBe(0);
  // No backup was taken yet: a warning, which a monitor counts.
  const strict = await cli.run(['doctor', '--strict']);
  expect([strict.exitCode, strict.stderr]).toEqual([1, expect.stringContaining('backups')]);
  const open = await cli.run(['doctor'], { HOST: '0.0.0.0' });
  expect(open.stdout).toMatch(
    /^warn {2}proxies: HOST is 0.0.0.0 and TRUSTED_PROXIES is empty: .*; set TRUSTED_PROXIES to the addresses/m,
  );
  expect(open.exitCode).toBe(0);
  const named = await cli.run(['doctor'], { HOST: '0.0.0.0', TRUSTED_PROXIES: '10.0.0.0/8' });
  expect(named.stdout).toMatch(/^ok {4}proxies: forwarding headers of 10.0.0.0\/8 count$/m);
  const other = await cli.run(['doctor'], { SECRET_KEY: 'another secret key' });
  expect(other.stdout).toMatch(/^FAIL {2}secret key: differs .*SECRET_KEY/m);
  expect(other.exitCode).toBe(1);
});
