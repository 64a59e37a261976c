import type { Command } from 'commander';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestCli, testCli } from '../../test/cli.ts';
import { ID_PREFIXES } from '../platform/ids.ts';
import { createProgram } from './program.ts';

let cli: TestCli;
beforeAll(async () => {
  // No database answers there: bad usage is found before one is needed.
  cli = await testCli({ DATABASE_URL: 'postgres://nobody:nothing@127.0.0.1:1/none' });
});
afterAll(() => cli.close());

describe('bad usage exits 2 with one line that names what is accepted', () => {
  test.concurrent.each<[string, RegExp]>([
    ['', /a command is missing; the commands are serve, workspaces, people, keys, .*doctor/],
    ['nothing', /unknown command 'nothing'; the commands are serve/],
    [
      'keys',
      /greenroom keys: a command is missing; the commands are create, list, rotate, revoke, limits/,
    ],
    [
      'keys forge',
      /unknown command 'forge'; the commands are create, list, rotate, revoke, limits/,
    ],
    ['keys list', /give --workspace <id> to work on this host, or sign in .*greenroom login/],
    ['keys list --workspace ws_1 --url http://x', /not with --url, --profile or a key/],
    ['sourcings list --limit 51', /whole number from 1 to 50/],
    ['credits --url http://x', /unknown option '--url'; the commands are grant, show/],
    ['config --workspace ws_1', /unknown option '--workspace'.*; the options are --json, --help/],
    ['keys create --workspace ws_1 --limits 1,2,3', /five whole numbers/],
    ['people link --email nobody', /must be an email address/],
    ['people link --email a@example.com --role king', /one of owner, recruiter, viewer/],
    ['credits grant --workspace ws_1', /--api <n>, --workspace-credits <n>, or both/],
    ['credits grant --workspace ws_1 --api -5', /whole number from 1/],
    ['credits grant --workspace ws_1 --api 0', /whole number from 1/],
    ['credits grant --workspace ws_1 --api 5 --workspace-credits 0', /whole number from 1/],
    [
      'workspaces create --name x --capabilities fly',
      /all, none, or some of create_sourcings,use_outreach_integrations/,
    ],
    ['workspaces create --name x --language de', /en, fr or none/],
    ['talents generate --count many --seed 1', /whole number from 1/],
    ['talents import people.xlsx', /must end in .jsonl, .json or .csv/],
    [
      'statuses create --workspace ws_1 --handle later --label Later',
      /2 to 49 characters from A-Z, 0-9 and _, starting with a letter/,
    ],
    ['statuses move --workspace ws_1 --handle LATER --position -1', /whole number from 0/],
    ['listen', /required option '--forward-to <url>' not specified/],
    ['listen --forward-to ftp://localhost', /such as http:\/\/localhost:4000\/hook/],
    ['listen --forward-to http://localhost:0/hook', /such as http:\/\/localhost:4000\/hook/],
    ['serve --roles api,cook', /api or worker/],
  ])('greenroom %s', async (args, line) => {
    const { exitCode, stdout, stderr } = await cli.run(args === '' ? [] : args.split(' '));
    expect(stderr).toMatch(line);
    expect({ exitCode, stdout, lines: stderr.split('\n').length }).toEqual({
      exitCode: 2,
      stdout: '',
      lines: 2,
    });
  });
});

describe('a failure exits 1 with one line and no stack', () => {
  test.concurrent('a database that cannot be reached, without its password', async () => {
    const { exitCode, stdout, stderr } = await cli.run([
      'keys',
      'list',
      '--workspace',
      'ws_1',
      '--json',
    ]);
    expect(exitCode).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ error: { code: 'failed' } });
    expect(stderr).toMatch(/^greenroom: The database cannot be opened \(.*ECONNREFUSED.*\n$/);
    expect(stderr).not.toContain('nothing');
  });

  test.concurrent('a file that is not there', async () => {
    const { exitCode, stderr } = await cli.run(['talents', 'import', 'nobody.jsonl']);
    expect({ exitCode, stderr }).toEqual({
      exitCode: 1,
      stderr: 'greenroom: There is no file to read at nobody.jsonl.\n',
    });
  });

  test.concurrent('every bad variable of the configuration, a line each', async () => {
    const { exitCode, stdout, stderr } = await cli.run(['serve', '--json'], {
      PORT: 'many',
      SAMPLE_DATA: 'maybe',
    });
    expect(exitCode).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ error: { code: 'failed' } });
    expect(stderr.trimEnd().split('\n')).toEqual([
      'greenroom: PORT is "many"; it must be a whole number from 0 to 65535',
      'greenroom: SAMPLE_DATA is "maybe"; it must be on or off',
    ]);
  });
});

test('config lists every variable with its source and meaning, masks secrets, and then fails when one is invalid', async () => {
  const good = await cli.run(['config', '--json'], { SECRET_KEY: 'a secret of some length' });
  const { variables } = JSON.parse(good.stdout) as {
    variables: { name: string; value: string; source: string; meaning: string }[];
  };
  expect(good.exitCode).toBe(0);
  expect(variables.find(({ name }) => name === 'PORT')).toMatchObject({
    value: '0',
    source: 'environment',
    meaning: expect.stringMatching(/./),
  });
  expect(good.stdout).not.toContain('a secret of some length');
  expect(good.stdout).not.toContain('nothing@');

  const bad = await cli.run(['config'], { PORT: 'many' });
  expect(bad.exitCode).toBe(1);
  expect(bad.stdout).toContain('DATA_DIR');
  expect(bad.stderr).toBe('greenroom: PORT is "many"; it must be a whole number from 0 to 65535\n');
});

test('help shows options and examples, and asking for it is no failure', async () => {
  const { exitCode, stdout, stderr } = await cli.run(['keys', 'create', '--help']);
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  for (const part of [
    '--workspace <id>',
    '--limits',
    '--json',
    'Examples:',
    'greenroom keys create --workspace',
  ])
    expect(stdout).toContain(part);
});

test('examples name ids with the prefix of their kind', () => {
  const prefixes: readonly string[] = [...Object.values(ID_PREFIXES), 'grk'];
  const visit = (command: Command): void => {
    let text = '';
    command.configureOutput({ writeOut: (part) => (text += part) }).outputHelp();
    for (const [, prefix] of text.matchAll(/\b([a-z]+)_…/g))
      expect(prefixes, command.name()).toContain(prefix);
    for (const inner of command.commands) visit(inner);
  };
  visit(createProgram());
});

test('doctor warns of a misspelt variable and names the likely one', async () => {
  const { stdout, stderr } = await cli.run(['doctor'], {
    LLM_MODLE: 'anthropic:x',
    PGHOST: 'elsewhere',
    PORTAL: 'x',
  });
  expect(stdout.split('\n').filter((line) => line.includes('configuration'))).toEqual([
    'ok    configuration: every variable is valid',
    'warn  configuration: LLM_MODLE is set but is not a Greenroom variable; the closest name is LLM_MODEL; rename or unset it; it has no effect',
  ]);
  // A warning, which is not among what failed.
  expect(stderr).not.toContain('configuration');
});

test('doctor names what fails with its remedy, as one object with --json, and exits 1', async () => {
  const { exitCode, stdout, stderr } = await cli.run(['doctor', '--json'], {
    WEBHOOK_ALLOWED_HOSTS: '127.0.0.1:8443',
  });
  const { healthy, checks } = JSON.parse(stdout) as {
    healthy: boolean;
    checks: { name: string; status: string; remedy?: string }[];
  };
  expect({ exitCode, healthy, stderr }).toEqual({
    exitCode: 1,
    healthy: false,
    stderr: 'greenroom: 1 check failed: database\n',
  });
  // How full the disk is depends on the machine.
  const same = checks.filter(({ name }) => name !== 'disk');
  expect(same.map(({ name, status }) => `${name} ${status}`)).toEqual([
    'node ok',
    'configuration ok',
    'data folder ok',
    'database fail',
    'port ok',
    'proxies ok',
    'webhooks ok',
    'model ok',
  ]);
  expect(checks.find(({ name }) => name === 'database')).toMatchObject({
    remedy: expect.stringContaining('DATABASE_URL'),
  });
});
