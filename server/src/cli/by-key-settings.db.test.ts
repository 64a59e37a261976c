import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../test/api.ts';
import { type TestCli, testCli } from '../../test/cli.ts';
import { engineers } from '../../test/talents.ts';

/* Commands that the operator has on the host, with nothing but an address and a key. */

let api: TestApi;
let cli: TestCli;
let workspaceId: string;

beforeAll(async () => {
  api = await testApi();
  const scopes = ['read', 'spend', 'send', 'admin'] as const;
  const client = await api.newClient({ apiCredits: 500, workspaceCredits: 7, scopes });
  workspaceId = client.workspaceId;
  cli = await testCli({ DATABASE_URL: 'postgres://nobody:nothing@127.0.0.1:1/none' });
  await cli.json('login', '--url', api.url, '--api-key', client.apiKey);
});
afterAll(async () => {
  await cli.close();
  await api.close();
});

test('statuses are created, listed, renamed, moved and deleted', async () => {
  for (const [handle, label] of [
    ['CALLED', 'Called'],
    ['OFFER', 'Offer'],
  ] as const)
    await cli.json('statuses', 'create', '--handle', handle, '--label', label);
  await cli.json('statuses', 'rename', '--handle', 'OFFER', '--label', 'Offer made');
  expect(await cli.json('statuses', 'move', '--handle', 'OFFER', '--position', '0')).toMatchObject({
    handle: 'OFFER',
    position: 0,
  });
  const listed = await cli.run(['statuses', 'list']);
  expect(listed.stdout).toMatch(/CONTACTED +global[\s\S]*OFFER +0 +Offer made\nCALLED +1 +Called/);
  expect(await cli.json('statuses', 'delete', '--handle', 'OFFER')).toEqual({
    handle: 'OFFER',
    deleted: true,
  });
  const unknown = await cli.run(['statuses', 'delete', '--handle', 'OFFER']);
  expect(unknown.exitCode).toBe(4);
});

test('keys are listed, narrowed and revoked; what would show a secret is refused with the way', async () => {
  const host = await testCli({ DATABASE_URL: api.database.url });
  const made = await host.json<{ keyId: string }>('keys', 'create', '--workspace', workspaceId);
  await host.close();
  const { keys } = await cli.json<{ keys: { keyId: string; limits: number[] }[] }>('keys', 'list');
  expect(keys.find(({ keyId }) => keyId === made.keyId)?.limits).toEqual([1, 30, 200, 1000, 15000]);
  expect((await cli.run(['keys', 'list'])).stdout).toMatch(/active +read,spend,send +1,30,200/);
  const limits = ['--key', made.keyId, '--limits'];
  expect(await cli.json('keys', 'limits', ...limits, '1,20,200,1000,15000')).toEqual({
    keyId: made.keyId,
    limits: [1, 20, 200, 1000, 15000],
  });
  expect(await cli.run(['keys', 'limits', ...limits, '9,20,200,1000,15000'])).toMatchObject({
    exitCode: 3,
    stderr: expect.stringContaining('Sign in to the console'),
  });
  expect(await cli.json('keys', 'revoke', '--key', made.keyId)).toEqual({
    keyId: made.keyId,
    revoked: true,
  });
  for (const [args, remedy] of [
    [['keys', 'create'], '/console and create it'],
    [['keys', 'rotate', '--key', made.keyId], '--host'],
    [['credits', 'grant', '--api', '5'], '--workspace ws_'],
    [['credits', 'ledger'], 'greenroom credits usage'],
  ] as const) {
    const refused = await cli.run([...args, '--json']);
    expect(refused).toMatchObject({ exitCode: 3, stderr: expect.stringContaining(remedy) });
    expect(JSON.parse(refused.stdout)).toMatchObject({ error: { code: 'forbidden' } });
  }
});

test('credits and the audit log are read and verified', async () => {
  expect(await cli.json('credits', 'show')).toEqual({
    apiCredits: 500,
    workspaceCredits: 7,
    reserved: 0,
  });
  const usage = await cli.run(['credits', 'usage', '--by', 'month']);
  expect(usage.stdout).toMatch(/PERIOD +SEARCHES[\s\S]*all +0 +0 +0 +0 +507/);
  const first = await cli.run(['audit', 'list', '--limit', '1']);
  const [, cursor] = /There is more: add --cursor (\S+), or --all/.exec(first.stderr)!;
  const { entries } = await cli.json<{ entries: { seq: number }[] }>('audit', 'list', '--all');
  expect(entries.length).toBeGreaterThan(2);
  const next = await cli.json('audit', 'list', '--limit', '1', '--cursor', cursor!);
  expect(next).toMatchObject({ entries: [{ seq: entries[1]!.seq }] });
  const verified = await cli.run(['audit', 'verify']);
  expect(verified.stdout).toContain('all as they were written');
});

test('channel accounts are connected, listed, tested, reconnected and disconnected', async () => {
  expect((await cli.run(['channels', 'list'])).stdout).toContain('greenroom channels connect');
  expect((await cli.run(['channels', 'providers'])).stdout).toMatch(/imap +email/);
  const { accountId } = await cli.json<{ accountId: string }>(
    ...['channels', 'connect', '--type', 'email', '--sandbox'],
  );
  const account = ['--account', accountId];
  for (const [command, state] of [
    ['test', 'connected'],
    ['reconnect', 'connected'],
    ['disconnect', 'disconnected'],
  ] as const)
    expect(await cli.json('channels', command, ...account)).toMatchObject({ accountId, state });
  expect((await cli.run(['channels', 'list'])).stdout).toContain('disconnected');
  expect(await cli.run(['channels', 'test', '--account', 'chan_none'])).toMatchObject({
    exitCode: 4,
  });
});

test('members are listed; who may come in is decided in the console', async () => {
  const { members } = await cli.json<{ members: { role: string }[] }>('people', 'list');
  expect(members).toMatchObject([{ role: 'owner' }]);
  expect((await cli.run(['people', 'list'])).stdout).toMatch(/USER +NAME +EMAIL +ROLE/);
  for (const command of ['link', 'remove']) {
    const refused = await cli.run(['people', command, '--email', 'ada@example.com', '--json']);
    expect(refused).toMatchObject({
      exitCode: 3,
      stderr: expect.stringContaining('under Members'),
    });
    expect(JSON.parse(refused.stdout)).toMatchObject({ error: { code: 'forbidden' } });
  }
});

test('imports are listed and read, with the rows that were rejected, and undone', async () => {
  expect((await cli.run(['imports', 'list'])).stdout).toContain('Import files with');
  const file = join(cli.folder, 'people.csv');
  await writeFile(file, 'firstname,lastname,email\nAda,Martin,ada@example.com\n,,nobody\n');
  const { imports } = await cli.json<{ imports: { importId: string }[] }>(
    ...['import', '--watch', file],
  );
  const id = imports[0]!.importId;
  expect((await cli.run(['imports', 'list'])).stdout).toMatch(
    new RegExp(`${id} +completed .*people\\.csv`),
  );
  expect(await cli.json('imports', 'show', id)).toMatchObject({ counts: { created: 1 } });
  expect((await cli.run(['imports', 'show', id])).stdout).toMatch(/rejected +1\n.*row 2: /s);
  expect((await cli.run(['imports', 'rejected', id])).stdout).toMatch(
    /^row,file,reason[\s\S]*\n2,/,
  );
  expect(await cli.json('imports', 'undo', id)).toMatchObject({ importId: id });
  expect((await cli.run(['imports', 'show', 'imp_none'])).exitCode).toBe(4);
});

test('a person is erased with the capability for it, and not without', async () => {
  await api.importTalents(engineers(1));
  const { talents } = await cli.json<{ talents: { id: string }[] }>('search', 'engineer in Paris');
  const erase = ['talents', 'erase', '--talent', talents[0]!.id];
  const { apiKey } = await api.newClient({ capabilities: [] });
  const refused = await cli.run([...erase, '--json', '--url', api.url, '--api-key', apiKey]);
  expect(refused.exitCode).toBe(5);
  expect(JSON.parse(refused.stdout)).toMatchObject({ error: { code: 'plan_upgrade_required' } });
  expect(await cli.json(...erase)).toMatchObject({ erased: true, talentId: talents[0]!.id });
  expect((await cli.run(erase)).stdout).toContain(`Talent ${talents[0]!.id} is erased`);
  expect((await cli.run(['talents', 'erase', '--talent', 'tal_none'])).exitCode).toBe(4);
});

describe('where a command works', () => {
  test('is this host with --workspace, despite a profile', async () => {
    for (const args of [
      ['keys', 'list', '--workspace', workspaceId],
      ['audit', 'list', '--host'],
    ])
      expect((await cli.run(args)).stderr).toContain('database cannot be opened');
  });

  test('is never both', async () => {
    const both = ['credits', 'show', '--workspace', workspaceId, '--url', api.url];
    expect(await cli.run(both)).toMatchObject({ exitCode: 2 });
  });
});
