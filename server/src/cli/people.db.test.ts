import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestCli, testCli } from '../../test/cli.ts';
import { newBrowser, PASSWORD, tokenOf } from '../../test/console.ts';
import { type TestDatabase, testDatabase } from '../../test/database.ts';

let database: TestDatabase;
let cli: TestCli;
beforeAll(async () => {
  database = await testDatabase();
  cli = await testCli({ DATABASE_URL: database.url, SECRET_KEY: 'the secret key of the tests' });
});
afterAll(async () => {
  await cli.close();
  await database.close();
});

interface Announcement {
  url: string;
  consoleUrl: string;
}

async function started(): Promise<Announcement & { stop(): Promise<string> }> {
  const service = cli.serve(['--json'], { LOG_LEVEL: 'trace' });
  const announced = JSON.parse((await service.printed('\n')).split('\n', 1)[0]!) as Announcement;
  return {
    ...announced,
    async stop() {
      service.signal('SIGTERM');
      return (await service.ended).stderr;
    },
  };
}

test('a start shows the way in until somebody has a password, and writes it nowhere else; the operator lets people in beside it, lists and removes them', async () => {
  const { workspaceId } = await cli.json<{ workspaceId: string }>('workspaces', 'create', '--name', 'Team');
  const first = await started();
  expect(first.consoleUrl).toMatch(new RegExp(`^${first.url}/console/welcome\\?token=[\\w-]{43}$`));
  expect((await newBrowser(first.url).auth('welcome', { token: tokenOf(first.consoleUrl) })).status).toBe(200);

  const link = await cli.json<{ url: string; userId: string }>('people', 'link', '--email', 'Ada@Example.com', '--workspace', workspaceId);
  const browser = newBrowser(first.url);
  expect((await browser.auth('welcome', { token: tokenOf(link.url), password: PASSWORD, name: 'Ada' })).status).toBe(200);
  const log = await first.stop();
  expect(log).not.toContain(tokenOf(first.consoleUrl));
  expect(log).not.toContain(tokenOf(link.url));

  const second = await started();
  expect(second.consoleUrl).toBe(`${second.url}/console/`);
  await second.stop();

  const { people } = await cli.json<{ people: { email: string | null; hasPassword: boolean; workspaces: object[] }[] }>('people', 'list');
  expect(people.map(({ email, hasPassword }) => [email, hasPassword])).toEqual([
    [null, false],
    ['ada@example.com', true],
  ]);
  expect(people[1]!.workspaces).toEqual([{ workspaceId, name: 'Team', role: 'owner' }]);
  const removed = await cli.json('people', 'remove', '--email', 'ada@example.com');
  expect(removed).toMatchObject({ userId: link.userId, workspaceIds: [workspaceId], revokedKeyIds: [] });
  const unknown = await cli.run(['people', 'link', '--email', 'nobody@example.com']);
  expect({ exitCode: unknown.exitCode, stderr: unknown.stderr }).toEqual({
    exitCode: 1,
    stderr: 'greenroom: Nobody has the address nobody@example.com; name a workspace to add them to.\n',
  });
});
