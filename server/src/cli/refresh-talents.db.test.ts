import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestCli, testCli } from '../../test/cli.ts';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import { type HttpsApi, startHttpsApi } from '../../test/fakes/https-api.ts';
import { engineers } from '../../test/talents.ts';

const CERTIFICATE = new URL('../../test/certs/receiver.cert.pem', import.meta.url).pathname;

let database: TestDatabase;
let cli: TestCli;
let source: HttpsApi;
const people = (engineers(12) as { id: string }[]).map((person) => ({
  ...person,
  proNetworkUrl: `https://www.linkedin.com/in/${person.id}`,
}));
const [first, second, third] = people.map(({ id }) => id) as [string, string, string];

beforeAll(async () => {
  database = await testDatabase();
  source = await startHttpsApi();
  cli = await testCli({
    DATABASE_URL: database.url,
    SECRET_KEY: 'the secret key of the tests',
    PROFILE_SOURCE: `${source.origin}/people?url={profileUrl}`,
    WEBHOOK_ALLOWED_HOSTS: source.host,
    NODE_EXTRA_CA_CERTS: CERTIFICATE,
  });
  const file = join(cli.folder, 'people.jsonl');
  await writeFile(file, people.map((person) => JSON.stringify(person)).join('\n'));
  await cli.json('talents', 'import', file);
  source.answer(({ path }) => {
    const person = people.find(({ id }) => decodeURIComponent(path).endsWith(`/${id}`));
    if (!person || person.id === second) return { status: 404 };
    return { status: 200, json: { data: { ...person, headline: 'Fresh from the source' } } };
  });
});
afterAll(async () => {
  await cli.close();
  await source.close();
  await database.close();
});

const headline = async (id: string) => {
  const { rows } = await sql<{
    headline: string;
  }>`select profile->>'headline' as headline from talents where id = ${id}`.execute(database.db);
  return rows[0]!.headline;
};
const age = (days: number, ids: readonly string[]) =>
  sql`update talents set refreshed_at = now() - make_interval(days => ${days}::integer) where id = any(${[...ids]}::text[])`.execute(
    database.db,
  );

test('refreshes the given talents, fresh or not, and prints each result', async () => {
  expect(await cli.json('talents', 'refresh', '--talent', first)).toEqual({
    refreshed: 1,
    unknown: 0,
    refused: 0,
    failed: 0,
    skipped: 0,
  });
  expect(await headline(first)).toBe('Fresh from the source');
  const both = await cli.run(['talents', 'refresh', '--talent', first, second]);
  expect(both).toMatchObject({
    exitCode: 0,
    stdout: '1 talent refreshed, 1 not known to the source.\n',
  });
  // A named person is requested although the source did not find them before.
  const before = source.requests.length;
  const unknown = await cli.run(['talents', 'refresh', '--talent', second, '--json']);
  expect(unknown).toMatchObject({
    exitCode: 1,
    stdout:
      '{"error":{"code":"failed","message":"0 talents refreshed, 1 not known to the source."}}\n',
    stderr: 'greenroom: 0 talents refreshed, 1 not known to the source.\n',
  });
  expect(source.requests.length).toBe(before + 1);
});

test('refreshes everyone older than the given days once, except people whom the source recently did not find', async () => {
  await age(
    100,
    people.slice(0, 11).map(({ id }) => id),
  );
  const before = source.requests.length;
  const old = await cli.run(['talents', 'refresh', '--older-than', '90', '--json']);
  expect({ exitCode: old.exitCode, answer: JSON.parse(old.stdout) }).toEqual({
    exitCode: 0,
    answer: { refreshed: 10, unknown: 0, refused: 0, failed: 0, skipped: 1 },
  });
  expect(source.requests.length).toBe(before + 10);
  expect(await headline(third)).toBe('Fresh from the source');
  expect(await cli.json('talents', 'refresh', '--older-than', '90')).toEqual({
    refreshed: 0,
    unknown: 0,
    refused: 0,
    failed: 0,
    skipped: 1,
  });
});

test('stops when the source fails for a whole batch, and reports why', async () => {
  await age(
    100,
    people.map(({ id }) => id),
  );
  const before = source.requests.length;
  source.answer(() => ({ status: 503 }));
  const failed = await cli.run(['talents', 'refresh', '--older-than', '90']);
  expect(failed).toMatchObject({ exitCode: 1, stdout: '' });
  expect(failed.stderr).toMatch(
    /greenroom: The profile source fails: it answered 503\. 0 talents refreshed, 7 failed, 1 asked for lately or by somebody else now\.\n$/,
  );
  expect(source.requests.length).toBe(before + 7);
  expect(await headline(third)).toBe('Fresh from the source');
});

test('reports what is missing: the talents, a known talent id, a source', async () => {
  expect(await cli.run(['talents', 'refresh', '--talent', 'tal_none'])).toMatchObject({
    exitCode: 1,
    stderr: 'greenroom: There is no talent tal_none.\n',
  });
  for (const args of [[], ['--talent', first, '--older-than', '3'], ['--older-than', 'ever']]) {
    expect((await cli.run(['talents', 'refresh', ...args])).exitCode).toBe(2);
  }
  const none = await cli.run(['talents', 'refresh', '--older-than', '90'], { PROFILE_SOURCE: '' });
  expect({ exitCode: none.exitCode, stdout: none.stdout }).toEqual({ exitCode: 1, stdout: '' });
  expect(none.stderr).toMatch(
    /^greenroom: No profile source is configured.*set PROFILE_SOURCE.*\n$/,
  );
});
