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

test('the first start shows the sign-in link, a later one the command for it, and no log has it; the operator adds, lists and removes people', async () => {
  const { workspaceId } = await cli.json<{ workspaceId: string }>(
    'workspaces',
    'create',
    '--name',
    'Team',
  );
  const worker = cli.serve(['--roles', 'worker', '--json']);
  expect(JSON.parse((await worker.printed('\n')).split('\n', 1)[0]!)).toEqual({
    url: null,
    roles: ['worker'],
  });
  const first = await started();
  expect(first.consoleUrl).toMatch(new RegExp(`^${first.url}/console/welcome\\?token=[\\w-]{43}$`));
  const again = cli.serve([]);
  const printed = await again.printed('Another key');
  expect(printed).toContain(
    `greenroom people link --email you@example.com --workspace ${workspaceId}`,
  );
  expect(printed).not.toContain('token=');
  for (const service of [worker, again]) {
    service.signal('SIGTERM');
    await service.ended;
  }
  expect(
    (await newBrowser(first.url).auth('welcome', { token: tokenOf(first.consoleUrl) })).status,
  ).toBe(200);

  const link = await cli.json<{ url: string; userId: string }>(
    'people',
    'link',
    '--email',
    'Ada@Example.com',
    '--workspace',
    workspaceId,
  );
  const browser = newBrowser(first.url);
  expect(
    (await browser.auth('welcome', { token: tokenOf(link.url), password: PASSWORD, name: 'Ada' }))
      .status,
  ).toBe(200);
  const log = await first.stop();
  expect(log).not.toContain(tokenOf(first.consoleUrl));
  expect(log).not.toContain(tokenOf(link.url));

  const second = await started();
  expect(second.consoleUrl).toBe(`${second.url}/console/`);
  await second.stop();

  const { people } = await cli.json<{
    people: { email: string | null; hasPassword: boolean; workspaces: object[] }[];
  }>('people', 'list');
  expect(people.map(({ email, hasPassword }) => [email, hasPassword])).toEqual([
    [null, false],
    ['ada@example.com', true],
  ]);
  expect(people[1]!.workspaces).toEqual([{ workspaceId, name: 'Team', role: 'owner' }]);
  const removed = await cli.json('people', 'remove', '--email', 'ada@example.com');
  expect(removed).toMatchObject({
    userId: link.userId,
    workspaceIds: [workspaceId],
    revokedKeyIds: [],
  });
  const unknown = await cli.run(['people', 'link', '--email', 'nobody@example.com']);
  expect({ exitCode: unknown.exitCode, stderr: unknown.stderr }).toEqual({
    exitCode: 1,
    stderr:
      'greenroom: Nobody has the address nobody@example.com; name a workspace to add them to.\n',
  });
});
