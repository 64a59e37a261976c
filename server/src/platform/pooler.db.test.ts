import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testCli } from '../../test/cli.ts';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import { type Pooler, type PoolerOptions, startPooler } from '../../test/fakes/pooler.ts';
import { createDatabase } from './db.ts';
import { keepsSessions, keepsTransactions, POOLER_PROBLEM, POOLER_REMEDY } from './pooler.ts';
import { runInWorkspace } from './tenant-scope.ts';

let database: TestDatabase;
const poolers: Pooler[] = [];
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  await Promise.all(poolers.map((pooler) => pooler.close()));
  await database.close();
});

async function through(options: Omit<PoolerOptions, 'url'>): Promise<string> {
  const pooler = await startPooler({ url: database.url, ...options });
  poolers.push(pooler);
  return pooler.url;
}

/** Like a service: some sessions are in use, some idle. */
async function useSessions(url: string, connections: number): Promise<void> {
  const db = createDatabase({ url, maxConnections: connections });
  await Promise.all(
    Array.from({ length: connections }, () => sql`select pg_sleep(0.02)`.execute(db)),
  );
  await db.destroy();
}

it('without the check, a pooler in transaction mode runs statements of a workspace with all rights, and nothing fails', async () => {
  const users = async (url: string): Promise<Set<string>> => {
    const db = createDatabase({ url, maxConnections: 3 });
    const seen = new Set<string>();
    // Without parameters: these become named statements, which fail visibly at some poolers.
    const read = async () =>
      seen.add(
        (await sql<{ name: string }>`select current_user::text as name`.execute(db)).rows[0]!.name,
      );
    for (let round = 0; round < 20; round++) {
      const statements = ['ws_one', 'ws_two', 'ws_three'].map((workspaceId) =>
        runInWorkspace(workspaceId, read),
      );
      await Promise.allSettled([...statements, sql`select 1`.execute(db)]);
    }
    await db.destroy();
    return seen;
  };
  expect([...(await users(database.url))]).toEqual(['greenroom_workspace']);
  expect((await users(await through({ mode: 'transaction', takes: 'turns' }))).size).toBe(2);
});

describe('is noticed', () => {
  const modes = (['transaction', 'statement'] as const).flatMap((mode) =>
    (['last', 'turns'] as const).flatMap((takes) =>
      [1, 2, 3, 7].map((maxSessions) => ({ mode, takes, maxSessions })),
    ),
  );
  it.each(modes)(
    'in $mode mode that takes sessions by $takes, of $maxSessions',
    async ({ maxSessions, ...options }) => {
      const url = await through({ ...options, maxSessions });
      expect(await keepsSessions(url)).toBe(false);
      // With the maximum number of sessions.
      await useSessions(url, maxSessions);
      expect(await keepsSessions(url)).toBe(false);
    },
  );
});

describe('is not suspected', () => {
  it('of a connection to PostgreSQL, for any number', async () => {
    const checks = await Promise.all(Array.from({ length: 8 }, () => keepsSessions(database.url)));
    expect(checks).toEqual(Array(8).fill(true));
  });

  it('of a pooler in session mode', async () => {
    const url = await through({ mode: 'session' });
    await useSessions(url, 3);
    expect(await keepsSessions(url)).toBe(true);
  });
});

describe('transactions and named statements', () => {
  const takes = (['last', 'turns'] as const).flatMap((from) =>
    [1, 3].map((maxSessions) => ({ takes: from, maxSessions })),
  );
  it.each(takes)(
    'are kept by a pooler in transaction mode that takes sessions by $takes, of $maxSessions',
    async (options) => {
      const url = await through({ ...options, mode: 'transaction', keepsStatements: true });
      await useSessions(url, options.maxSessions);
      expect(await keepsTransactions(url)).toBe(true);
    },
  );
  it.each(takes)(
    'are lost when statements are not kept, or in statement mode ($takes, of $maxSessions)',
    async (options) => {
      for (const pooler of [
        { ...options, mode: 'transaction' as const },
        { ...options, mode: 'statement' as const, keepsStatements: true },
      ]) {
        const url = await through(pooler);
        expect(await keepsTransactions(url)).toBe(false);
        await useSessions(url, options.maxSessions);
        expect(await keepsTransactions(url)).toBe(false);
      }
    },
  );
  it('are kept by PostgreSQL', async () => {
    expect(await keepsTransactions(database.url)).toBe(true);
  });
});

describe('the command line', () => {
  it.each([
    [['serve'], new RegExp(`^greenroom: ${POOLER_PROBLEM}: .*pool_mode = session`)],
    [['workspaces', 'list'], new RegExp(`^greenroom: ${POOLER_PROBLEM}`)],
  ])('%j stops with the remedy', async (args, message) => {
    const cli = await testCli({
      DATABASE_URL: await through({ mode: 'transaction' }),
      SECRET_KEY: 'a key for the tests',
    });
    const { exitCode, stderr } = await cli.run(args);
    expect(stderr).toMatch(message);
    expect(exitCode).toBe(1);
    await cli.close();
  });

  it('doctor reports it with the remedy, and nothing for a pooler in session mode', async () => {
    const cli = await testCli({ SECRET_KEY: 'a key for the tests' });
    const checksOf = async (DATABASE_URL: string) =>
      JSON.parse((await cli.run(['doctor', '--json'], { DATABASE_URL })).stdout).checks as object[];
    const finding = {
      name: 'connection pooler',
      status: 'fail',
      message: POOLER_PROBLEM,
      remedy: POOLER_REMEDY,
    };
    expect(await checksOf(await through({ mode: 'transaction' }))).toContainEqual(finding);
    expect(await checksOf(await through({ mode: 'session' }))).not.toContainEqual(finding);
    await cli.close();
  });

  it('works through a pooler in transaction mode with DATABASE_DIRECT_URL', async () => {
    const cli = await testCli({
      DATABASE_URL: await through({ mode: 'transaction', takes: 'turns', keepsStatements: true }),
      DATABASE_DIRECT_URL: database.url,
      SECRET_KEY: 'a key for the tests',
    });
    const created = await cli.run(['workspaces', 'create', '--name', 'Pooled']);
    expect(created.stderr).toBe('');
    expect((await cli.run(['workspaces', 'list'])).stdout).toContain('Pooled');
    const { checks } = JSON.parse((await cli.run(['doctor', '--json'])).stdout);
    expect(checks).toContainEqual(
      expect.objectContaining({ name: 'connection pooler', status: 'ok' }),
    );
    expect(checks).toContainEqual(
      expect.objectContaining({
        name: 'connections',
        message: expect.stringContaining('of 1 connection (DATABASE_DIRECT_URL) fit'),
      }),
    );
    await cli.close();
  });

  it('refuses addresses that do not fit together, with the reason', async () => {
    const cli = await testCli({ SECRET_KEY: 'a key for the tests' });
    const other = await testDatabase();
    const pooled = await through({ mode: 'transaction', keepsStatements: true });
    const outdated = await through({ mode: 'transaction' });
    for (const [DATABASE_URL, DATABASE_DIRECT_URL, reason] of [
      [outdated, database.url, 'splits transactions or loses prepared statements: use PgBouncer'],
      [pooled, pooled, 'DATABASE_DIRECT_URL goes through a connection pooler'],
      [pooled, other.url, 'DATABASE_URL and DATABASE_DIRECT_URL lead to different databases'],
    ] as const) {
      const addresses = { DATABASE_URL, DATABASE_DIRECT_URL };
      const { exitCode, stderr } = await cli.run(['workspaces', 'list'], addresses);
      expect(stderr).toContain(reason);
      expect(exitCode).toBe(1);
    }
    await cli.close();
    await other.close();
  });
});
