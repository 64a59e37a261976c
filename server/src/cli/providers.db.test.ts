import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestCli, testCli } from '../../test/cli.ts';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import {
  type ContactProviders,
  GOOD_KEY,
  startContactProviders,
} from '../../test/fakes/contact-providers.ts';

const CERTIFICATE = new URL('../../test/certs/receiver.cert.pem', import.meta.url).pathname;

let database: TestDatabase;
let providers: ContactProviders;
let cli: TestCli;
let workspace: string[];
beforeAll(async () => {
  [database, providers] = await Promise.all([testDatabase(), startContactProviders()]);
  cli = await testCli({
    DATABASE_URL: database.url,
    SECRET_KEY: 'the secret key of the tests',
    WEBHOOK_ALLOWED_HOSTS: providers.host,
    NODE_EXTRA_CA_CERTS: CERTIFICATE,
  });
  const made = await cli.json<{ workspaceId: string }>('workspaces', 'create', '--name', 'W');
  workspace = ['--workspace', made.workspaceId];
});
afterAll(async () => {
  await cli.close();
  await providers.close();
  await database.close();
});

test('a provider is set, listed in its place, tested against its own API, and removed; its key is never shown', async () => {
  const hunter = ['--type', 'hunter', '--key', GOOD_KEY, '--base-url', providers.url];
  const set = await cli.json('providers', 'set', ...workspace, ...hunter, '--cost', '4');
  expect(set).toMatchObject({
    providerId: expect.stringMatching(/^prov_/),
    type: 'hunter',
    kinds: ['email'],
    cost: 4,
    baseUrl: providers.url,
  });
  await cli.json(
    'providers',
    'set',
    ...workspace,
    '--type',
    'full_enrich',
    '--key',
    'wrong',
    '--base-url',
    providers.url,
    '--kinds',
    'phone',
    '--position',
    '1',
  );
  expect(await cli.json('providers', 'test', ...workspace, '--type', 'hunter')).toMatchObject({
    accepted: true,
  });
  const refused = await cli.run(['providers', 'test', ...workspace, '--type', 'full_enrich']);
  expect([refused.exitCode, refused.stderr]).toEqual([
    1,
    'greenroom: full_enrich cannot be used: The provider refused the key. Enter it again.\n',
  ]);
  const { providers: listed } = await cli.json<{ providers: object[] }>(
    'providers',
    'list',
    ...workspace,
  );
  expect(listed).toMatchObject([
    {
      type: 'full_enrich',
      kinds: ['phone'],
      position: 1,
      health: { state: 'failed', reason: 'The provider refused the key. Enter it again.' },
    },
    { type: 'hunter', health: { state: 'ok' } },
  ]);
  expect(JSON.stringify(listed)).not.toContain(GOOD_KEY);
  await cli.json('providers', 'remove', ...workspace, '--type', 'hunter');
  const gone = await cli.run(['providers', 'remove', ...workspace, '--type', 'hunter']);
  expect([gone.exitCode, gone.stderr]).toEqual([
    1,
    'greenroom: There is no provider hunter in that workspace.\n',
  ]);
});

test.each([
  [
    ['--type', 'apollo', '--key', 'k'],
    2,
    /one of people_data_labs, hunter, dropcontact, full_enrich/,
  ],
  [['--type', 'hunter'], 2, /required option '--key <key>' not specified/],
  [['--type', 'hunter', '--key', 'k', '--kinds', 'fax'], 2, /email, phone, or both/],
  [
    ['--type', 'hunter', '--key', 'k', '--kinds', 'phone'],
    1,
    /Hunter does not find contacts of kind phone/,
  ],
  [
    ['--type', 'hunter', '--key', 'k', '--base-url', 'https://10.0.0.1'],
    1,
    /The base URL must not point to localhost, a private network/,
  ],
])('providers set %j exits %i and names what is accepted', async (args, exitCode, line) => {
  const result = await cli.run(['providers', 'set', ...workspace, ...args]);
  expect(result.exitCode).toBe(exitCode);
  expect(result.stderr).toMatch(line);
});

test('a workspace that does not exist has no providers to set', async () => {
  const { exitCode, stderr } = await cli.run([
    'providers',
    'set',
    '--workspace',
    'ws_none',
    '--type',
    'hunter',
    '--key',
    'k',
  ]);
  expect([exitCode, stderr]).toEqual([1, 'greenroom: There is no workspace ws_none.\n']);
});

test('the command line shows the contacts that a workspace may use, and whether a lookup is running', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'greenroom-cli-')), 'people.jsonl');
  await writeFile(
    file,
    `${JSON.stringify({ id: 'ada', firstname: 'Ada', contacts: { personalEmails: ['ada@example.org'], phones: [] } })}\n`,
  );
  await cli.json('talents', 'import', file);
  const read = () => cli.json('talents', 'contacts', ...workspace, '--talent', 'ada');
  expect(await read()).toMatchObject({
    talentId: 'ada',
    contactsLoading: false,
    emails: [],
    phones: [],
  });
  await sql`
    insert into enrichments (id, workspace_id, talent_id, requested_by, started_at) values ('enr_1', ${workspace[1]!}, 'ada', 'test', now())
  `.execute(database.db);
  expect(await read()).toMatchObject({ contactsLoading: true });
  const inWords = await cli.run(['talents', 'contacts', ...workspace, '--talent', 'ada']);
  expect(inWords.stdout).toContain('A lookup is running');
  const unknown = await cli.run(['talents', 'contacts', ...workspace, '--talent', 'nobody']);
  expect([unknown.exitCode, unknown.stderr]).toEqual([
    1,
    'greenroom: There is no talent nobody.\n',
  ]);
  await rm(dirname(file), { recursive: true });
});
