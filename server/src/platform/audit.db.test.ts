import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import { INSTALLATION, readAudit, readAuditChains, recordAudit, verifyAudit } from './audit.ts';
import { createDatabase } from './db.ts';

let database: TestDatabase;
let chain: string;
let chains = 0;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  chain = `ws_${++chains}`;
  for (let n = 1; n <= 6; n++) await record(n);
});

const record = (n: number) =>
  recordAudit(database.db, {
    chain,
    actor: 'operator',
    action: 'key.created',
    subject: `key_${n}`,
    details: { n },
  });

/** Acts as the owner of the database: switches off the triggers that protect the log. */
async function tamper(statement: string): Promise<void> {
  await database.db.transaction().execute(async (tx) => {
    await sql`alter table audit_entries disable trigger audit_entries_append_only`.execute(tx);
    await sql.raw(statement.replaceAll('$chain', `'${chain}'`)).execute(tx);
    await sql`alter table audit_entries enable trigger audit_entries_append_only`.execute(tx);
  });
}

const firstBreak = async () => (await verifyAudit(database.db, chain)).firstBreak;

describe('the audit log', () => {
  it('refuses changes through the front door', async () => {
    for (const statement of [
      sql`update audit_entries set actor = 'x'`,
      sql`delete from audit_entries`,
      sql`truncate audit_entries`,
    ]) {
      await expect(statement.execute(database.db)).rejects.toThrow('append-only');
    }
  });

  it('verifies what it wrote, whatever its text, and reports the head to store elsewhere', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          actor: fc.string(),
          subject: fc.string({ unit: 'grapheme' }),
          text: fc.string(),
        }),
        async ({ actor, subject, text }) => {
          const clean = (value: string) => value.replaceAll('\u0000', '');
          await recordAudit(database.db, {
            chain,
            actor: clean(actor),
            action: 'a.done',
            subject: clean(subject),
            details: { text: clean(text) },
          });
        },
      ),
      { numRuns: 40 },
    );
    const [newest] = await readAudit(database.db, chain, { before: null, limit: 1 });
    expect(await verifyAudit(database.db, chain)).toEqual({
      chain,
      entries: 46,
      head: newest!.hash,
      firstBreak: null,
    });
  });

  it('is read newest first, page by page', async () => {
    const page = await readAudit(database.db, chain, { before: null, limit: 4 });
    expect(page.map(({ seq, subject, details }) => [seq, subject, details.n])).toEqual(
      [6, 5, 4, 3].map((n) => [n, `key_${n}`, n]),
    );
    expect(
      (await readAudit(database.db, chain, { before: 3, limit: 4 })).map(({ seq }) => seq),
    ).toEqual([2, 1]);
  });

  it('exists for the installation from the start, so that its absence is a break', async () => {
    expect(await readAuditChains(database.db)).toContain(INSTALLATION);
    expect((await verifyAudit(database.db, INSTALLATION)).firstBreak).toBeNull();
    expect(await verifyAudit(database.db, 'ws_removed')).toMatchObject({
      entries: 0,
      firstBreak: { seq: 1 },
    });
  });
});

describe('somebody who owns the database is found out when they', () => {
  it.each([
    [
      'change who did it',
      `update audit_entries set actor = 'someone' where chain = $chain and seq = 3`,
      3,
    ],
    [
      'change what was done',
      `update audit_entries set action = 'key.revoked' where chain = $chain and seq = 1`,
      1,
    ],
    [
      'change the details',
      `update audit_entries set details = '{"n":9}' where chain = $chain and seq = 4`,
      4,
    ],
    [
      'change the time by a microsecond',
      `update audit_entries set at = at + interval '1 microsecond' where chain = $chain and seq = 2`,
      2,
    ],
    [
      'change the last entry',
      `update audit_entries set subject = 'key_9' where chain = $chain and seq = 6`,
      6,
    ],
    ['remove an entry', `delete from audit_entries where chain = $chain and seq = 3`, 3],
    ['remove the first entry', `delete from audit_entries where chain = $chain and seq = 1`, 1],
    ['cut the tail off', `delete from audit_entries where chain = $chain and seq > 4`, 5],
    ['remove all entries', `delete from audit_entries where chain = $chain`, 1],
    ['remove the head', `delete from audit_heads where chain = $chain`, 7],
    ['set the head back', `update audit_heads set last_seq = 5 where chain = $chain`, 6],
    [
      'give the head another hash',
      `update audit_heads set last_hash = sha256('x') where chain = $chain`,
      6,
    ],
    [
      'move every entry after a removed one up',
      `delete from audit_entries where chain = $chain and seq = 3; update audit_entries set seq = seq - 1 where chain = $chain and seq > 3`,
      3,
    ],
    [
      'swap two entries',
      `update audit_entries set seq = -4 where chain = $chain and seq = 4; update audit_entries set seq = 4 where chain = $chain and seq = 5;
       update audit_entries set seq = 5 where chain = $chain and seq = -4`,
      4,
    ],
    [
      'insert an entry with a hash of its own',
      `update audit_entries set seq = -seq where chain = $chain and seq > 2; update audit_entries set seq = 1 - seq where chain = $chain and seq < 0;
       insert into audit_entries select chain, 3, actor, action, 'key_x', details, at, hash from audit_entries where chain = $chain and seq = 2`,
      3,
    ],
    [
      'insert one before the first',
      `insert into audit_entries select chain, 0, actor, action, subject, details, at, hash from audit_entries where chain = $chain and seq = 1`,
      1,
    ],
    [
      'append one behind the head',
      `insert into audit_entries select chain, 7, actor, action, subject, details, at, audit_hash(hash, chain, 7, actor, action, subject, details, at)
       from audit_entries where chain = $chain and seq = 6`,
      7,
    ],
    [
      'change an entry and recompute its hash',
      `update audit_entries e set actor = 'someone', hash = audit_hash(p.hash, e.chain, e.seq, 'someone', e.action, e.subject, e.details, e.at)
       from audit_entries p where e.chain = $chain and e.seq = 3 and p.chain = e.chain and p.seq = 2`,
      4,
    ],
  ])('%s', async (_, statement, seq) => {
    expect(await firstBreak()).toBeNull();
    await tamper(statement);
    expect(await firstBreak()).toMatchObject({ seq, problem: expect.any(String) });
  });

  it('continue the log from a forged head', async () => {
    await database.db.transaction().execute(async (tx) => {
      await sql`update audit_heads set last_hash = sha256('x') where chain = ${chain}`.execute(tx);
      await recordAudit(tx, { chain, actor: 'operator', action: 'key.created', subject: 'key_7' });
    });
    expect(await firstBreak()).toMatchObject({ seq: 7 });
  });
});

it('200 entries from 8 concurrent connections have one order without a gap, beside other chains', async () => {
  const databases = Array.from({ length: 8 }, () =>
    createDatabase({ url: database.url, maxConnections: 1 }),
  );
  const appends = databases.map(async (db, writer) => {
    for (let n = 0; n < 25; n++) {
      await db.transaction().execute(async (tx) => {
        await recordAudit(tx, {
          chain,
          actor: `usr_${writer}`,
          action: 'key.created',
          subject: `key_${writer}_${n}`,
        });
        if (n % 5 === 4)
          await recordAudit(tx, {
            chain: `${chain}_beside`,
            actor: `usr_${writer}`,
            action: 'key.created',
            subject: `key_${n}`,
          });
      });
      // A concurrent reader never sees a broken chain.
      if (n % 8 === 0) expect((await verifyAudit(db, chain)).firstBreak).toBeNull();
    }
  });
  await Promise.all(appends);
  await Promise.all(databases.map((db) => db.destroy()));
  expect(await verifyAudit(database.db, chain)).toMatchObject({ entries: 206, firstBreak: null });
  expect(await verifyAudit(database.db, `${chain}_beside`)).toMatchObject({
    entries: 40,
    firstBreak: null,
  });
});
