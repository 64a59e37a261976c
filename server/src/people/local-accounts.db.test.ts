import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const run = (text: string) => sql.raw(text).execute(database.db);

test('older accounts are local when their address is unproved and they are in one workspace', async () => {
  await run(`
    drop trigger memberships_local_account on memberships;
    drop trigger users_stay_local on users;
    drop function keep_local_accounts, keep_local_to;
    alter table users drop column local_to, drop column local_email;
    insert into workspaces (id, name) values ('ws_a', 'A'), ('ws_b', 'B');
    insert into users (id, email, name) values ('nameless', null, 'Owner'), ('alone', 'alone@example.com', 'x'), ('waits', 'waits@example.com', 'x'),
      ('claimed', 'claimed@example.com', 'x'), ('both', 'both@example.com', 'x'), ('operators', 'operators@example.com', 'x'), ('twice', 'twice@example.com', 'x');
    insert into memberships (workspace_id, user_id, role, joined_at) values ('ws_a', 'nameless', 'owner', now()), ('ws_a', 'alone', 'viewer', now()),
      ('ws_a', 'waits', 'viewer', null), ('ws_a', 'claimed', 'viewer', now()), ('ws_b', 'claimed', 'viewer', null), ('ws_a', 'both', 'viewer', now()),
      ('ws_b', 'both', 'viewer', now()), ('ws_a', 'operators', 'owner', now()), ('ws_a', 'twice', 'viewer', null), ('ws_b', 'twice', 'viewer', null);
    insert into sign_in_links (token_hash, user_id, workspace_id, expires_at) values ('a', 'claimed', 'ws_b', now()), ('b', 'waits', 'ws_a', now());
    select append_audit('ws_a', 'operator', 'person.link_made', 'operators', '{}', now())`);
  await run(
    `begin; ${await readFile(new URL('../../migrations/0051_people.sql', import.meta.url), 'utf8')}; commit`,
  );
  const { rows } = await sql<{
    id: string;
  }>`select id, email, local_to, local_email from users order by id`.execute(database.db);
  expect(rows).toEqual([
    { id: 'alone', email: null, local_to: 'ws_a', local_email: 'alone@example.com' },
    { id: 'both', email: 'both@example.com', local_to: null, local_email: null },
    { id: 'claimed', email: null, local_to: 'ws_a', local_email: 'claimed@example.com' },
    { id: 'nameless', email: null, local_to: null, local_email: null },
    { id: 'operators', email: 'operators@example.com', local_to: null, local_email: null },
    { id: 'twice', email: 'twice@example.com', local_to: null, local_email: null },
    { id: 'waits', email: null, local_to: 'ws_a', local_email: 'waits@example.com' },
  ]);
  const left = await sql<{ of: string }>`
    select workspace_id || ' ' || user_id as of from memberships where user_id in ('claimed', 'waits')
    union all select 'link ' || user_id from sign_in_links order by 1`.execute(database.db);
  expect(left.rows.map(({ of }) => of)).toEqual(['link waits', 'ws_a claimed', 'ws_a waits']);
});
