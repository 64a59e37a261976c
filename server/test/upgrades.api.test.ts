import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { verifyAudit } from '../src/platform/audit.ts';
import { createDatabase, type Database } from '../src/platform/db.ts';
import { migrate, migrationNames } from '../src/platform/migrate.ts';
import { testApi, WIDE_LIMITS } from './api.ts';
import { auditCastings } from './casting-audit.ts';
import { ended, START } from './castings.ts';
import { ENGINEERS_IN } from './talents.ts';
import { type EarlierDatabase, earlierDatabases, restoreEarlier } from './upgrades.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function administer(statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: inject('serverUrl') });
  await admin.connect();
  await admin.query(statement).finally(() => admin.end());
}

async function emptyDatabase() {
  const name = `upgrade_${randomBytes(6).toString('hex')}`;
  await administer(`create database ${name}`);
  const url = new URL(inject('serverUrl'));
  url.pathname = `/${name}`;
  const db = createDatabase({ url: url.href });
  const close = async () => {
    await db.destroy();
    await administer(`drop database ${name} with (force)`);
  };
  cleanups.push(close);
  return { db, url: url.href, address: { url: url.href }, close: async () => {} };
}

/** How many rows each table of the earlier version has now. */
async function countRows(db: Database, { tables }: EarlierDatabase) {
  const counted: Record<string, number> = {};
  for (const table of Object.keys(tables)) {
    const { rows } = await sql<{ rows: number }>`
      select count(*)::int as rows from ${sql.table(table)}`.execute(db);
    counted[table] = rows[0]!.rows;
  }
  return counted;
}

const earlier = await earlierDatabases();

describe('a database of an earlier version', () => {
  it('is there from at least five points of the history', () => {
    expect(earlier.length).toBeGreaterThanOrEqual(5);
  });

  it.each(earlier.map((one) => [one.name, one.migrations.length, one] as const))(
    'of migration %s (%i had run) becomes the newest with its data, and the service goes on with it',
    async (_name, _count, before) => {
      const database = await emptyDatabase();
      const { db } = database;
      await restoreEarlier(db, before);
      const { milestones = 0, ...rows } = await countRows(db, before);
      const ran = await migrate(db);
      const all = await migrationNames();
      expect(ran.toSorted()).toEqual(all.filter((name) => !before.migrations.includes(name)));
      const after = await countRows(db, before);
      expect(after).toMatchObject(rows);
      // A migration may write when it ran.
      expect(after.milestones ?? 0).toBeGreaterThanOrEqual(milestones);
      expect(await auditCastings(db)).toEqual({});
      expect(await verifyAudit(db, before.workspaceId)).toMatchObject({ firstBreak: null });

      // One request a second is what these keys were made with.
      await sql`update api_keys set limits = ${[...WIDE_LIMITS]}`.execute(db);
      const api = await testApi({ database });
      cleanups.push(() => api.close());
      const client = api.clientOf(before.workspaceId, before.apiKey);
      const found = await client.post('/v1/search/talents', { filters: ENGINEERS_IN('Paris') });
      expect(found.body.data.talents).toHaveLength(10);
      const old = await client.get(`${START}/${before.castingId}`);
      expect(old.body.data.talents).toHaveLength(5);
      const more = await client.post(START, {
        filters: ENGINEERS_IN('Paris'),
        qualificationCriterias: ['Has used PostgreSQL'],
        target: { greens: 3, maxCredits: 60 },
        forceNew: true,
      });
      expect((await ended(client, more.body.data.castingId)).counts).toMatchObject({ green: 3 });
      const added = await client.post(`/v1/sourcings/${before.sourcingId}/candidates`, {
        talentId: 'eng-paris-0008',
      });
      expect(added.status).toBe(200);
      expect(await auditCastings(db)).toEqual({});
    },
  );
});
