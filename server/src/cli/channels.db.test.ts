import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestCli, testCli } from '../../test/cli.ts';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import { MAIL_PASSWORD, MAIL_USER, startImap, startSmtp } from '../../test/fakes/mail-servers.ts';

let database: TestDatabase;
let cli: TestCli;
let workspaceId: string;

beforeAll(async () => {
  database = await testDatabase();
  const certificate = new URL('../../test/certs/receiver.cert.pem', import.meta.url).pathname;
  cli = await testCli({
    DATABASE_URL: database.url,
    WEBHOOK_ALLOWED_HOSTS: 'localhost',
    NODE_EXTRA_CA_CERTS: certificate,
    SECRET_KEY: 'the secret key of the tests',
  });
  ({ workspaceId } = await cli.json<{ workspaceId: string }>(
    'workspaces',
    'create',
    '--name',
    'W',
  ));
});
afterAll(async () => {
  await cli.close();
  await database.close();
});

describe('greenroom channels', () => {
  it('connects a sandbox as any type, lists, tests and disconnects it', async () => {
    const ids: string[] = [];
    for (const type of ['email', 'proNetwork', 'chat_app', 'sms']) {
      const answer = await cli.json<{ accountId: string; state: string }>(
        'channels',
        'connect',
        '--workspace',
        workspaceId,
        '--type',
        type,
        '--sandbox',
      );
      expect(answer).toMatchObject({
        accountId: expect.stringMatching(/^chan_/),
        state: 'connected',
      });
      ids.push(answer.accountId);
    }
    const { accounts } = await cli.json<{ accounts: { accountId: string }[] }>(
      'channels',
      'list',
      '--workspace',
      workspaceId,
    );
    expect(accounts.map(({ accountId }) => accountId)).toEqual(ids);
    expect(await cli.json('channels', 'test', '--account', ids[0]!)).toMatchObject({
      accountId: ids[0],
      state: 'connected',
    });
    expect(await cli.json('channels', 'disconnect', '--account', ids[0]!)).toMatchObject({
      accountId: ids[0],
      state: 'disconnected',
    });
    expect(await cli.json('channels', 'sandbox', '--account', ids[1]!)).toEqual({ messages: [] });
    const played = await cli.run([
      'channels',
      'sandbox',
      '--account',
      ids[1]!,
      'reply',
      '--message',
      'msg_unknown',
    ]);
    expect([played.exitCode, played.stderr]).toEqual([
      1,
      'greenroom: This account has sent no such message.\n',
    ]);
  });

  it('connects a mailbox through the installation’s servers, or reports in one line why not', async () => {
    const [sends, reads] = [await startSmtp(), await startImap()];
    const servers = {
      SMTP_URL: `smtp://localhost:${sends.port}`,
      IMAP_URL: `imaps://localhost:${reads.port}`,
    };
    const connect = [
      'channels',
      'connect',
      '--workspace',
      workspaceId,
      '--type',
      'email',
      '--address',
      MAIL_USER,
      '--json',
    ];
    const right = await cli.run([...connect, '--password', MAIL_PASSWORD], servers);
    expect(right.stderr).toBe('');
    expect(JSON.parse(right.stdout)).toMatchObject({
      accountId: expect.stringMatching(/^chan_/),
      state: 'syncing',
    });
    expect(right.stdout).not.toContain(MAIL_PASSWORD);
    const wrong = await cli.run([...connect, '--password', 'wrong'], servers);
    expect([wrong.exitCode, JSON.parse(wrong.stdout)]).toEqual([
      1,
      { error: { code: 'failed', message: expect.stringContaining('was refused') } },
    ]);
    expect(wrong.stderr).toMatch(/^greenroom: The user name or the password .* was refused.*\n$/);
    const missing = await cli.run([...connect, '--username', 'jo'], servers);
    expect([missing.exitCode, missing.stderr]).toEqual([
      1,
      'greenroom: Password is missing: give it as an option, or on standard input.\n',
    ]);
    await Promise.all([sends.close(), reads.close()]);
  });

  it('refuses unknown arguments as bad usage', async () => {
    const { exitCode, stderr } = await cli.run([
      'channels',
      'connect',
      '--workspace',
      workspaceId,
      '--type',
      'fax',
    ]);
    expect([exitCode, stderr]).toEqual([
      2,
      expect.stringContaining('email, proNetwork, chat_app, sms'),
    ]);
  });
});
