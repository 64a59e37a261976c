import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import {
  countIntroduction,
  findArtifact,
  MAX_UNOWNED_ROWS,
  saveArtifact,
  saveClient,
} from './store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const FLOOD = MAX_UNOWNED_ROWS + 300;
const count = async (table: string): Promise<number> =>
  (
    await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(
      database.db,
    )
  ).rows[0]!.n;
const hash = (n: number) => Buffer.from(String(n));
const interaction = (n: number) => ({
  kind: 'Interaction' as const,
  hash: hash(n),
  payload: Buffer.from('sealed'),
  grantHash: null,
  uidHash: null,
  keyId: null,
  audience: null,
  scopes: null,
  ttlSeconds: 900,
});

describe('what anyone can write without a key', () => {
  it('is limited to the newest ten thousand open authorizations, however many arrive at once', async () => {
    const { db } = database;
    await sql`
      insert into oauth_artifacts (kind, hash, payload, expires_at, created_at)
      select 'Interaction', convert_to('old ' || n, 'UTF8'), 'x', now() + interval '15 minutes', now() - interval '1 minute'
      from generate_series(1, ${FLOOD}::int) n`.execute(db);
    const saved = await Promise.all(
      Array.from({ length: 40 }, (_, n) => saveArtifact(db, interaction(n), null)),
    );
    expect(saved.every(Boolean)).toBe(true);
    await saveArtifact(db, interaction(40), null);
    expect(await count('oauth_artifacts')).toBe(MAX_UNOWNED_ROWS);
    for (let n = 0; n <= 40; n++)
      expect(await findArtifact(db, 'Interaction', hash(n), null)).not.toBeNull();
  });

  it('is limited to the newest ten thousand unauthorized programs; authorized ones stay', async () => {
    const { db } = database;
    await sql`
      insert into oauth_clients (id, metadata, created_at, consented_at)
      select 'client ' || n, 'x', now() - interval '1 minute', case when n <= 5 then now() end from generate_series(1, ${FLOOD + 5}::int) n`.execute(
      db,
    );
    await saveClient(db, 'the newest', Buffer.from('x'));
    expect(await count('oauth_clients')).toBe(MAX_UNOWNED_ROWS + 5);
    const { rows } =
      await sql`select 1 from oauth_clients where id in ('client 1', 'client 5', 'the newest')`.execute(
        db,
      );
    expect(rows).toHaveLength(3);
  });

  it('is limited to the newest ten thousand addresses that registered programs', async () => {
    const { db } = database;
    await sql`
      insert into oauth_introductions (ip, window_start, count)
      select 'address ' || n, now() - interval '1 minute', 1 from generate_series(1, ${FLOOD}::int) n`.execute(
      db,
    );
    expect(await countIntroduction(db, '192.0.2.1', null)).toBe(1);
    expect(await countIntroduction(db, '192.0.2.1', null)).toBe(2);
    expect(await count('oauth_introductions')).toBe(MAX_UNOWNED_ROWS);
  });
});
