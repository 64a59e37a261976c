import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import { fakeClock } from '../../test/fakes/clock.ts';
import { createSecretBox } from '../platform/secret-box.ts';
import { type Access, createAccess, type WindowLimits } from './access.ts';
import { hashSecret } from './secret.ts';
import { type GateQuestion, type GateRow, passGate, passGates } from './store.ts';

/** One and a half seconds before a new day, when the keys are made. */
const START = Date.parse('2026-11-02T23:59:58.500Z');

let database: TestDatabase;
let access: Access;

const openAccess = () =>
  createAccess({
    db: database.db,
    clock: fakeClock(new Date(START).toISOString()),
    secretBox: createSecretBox('the secret key of the tests'),
    publicUrl: 'http://localhost',
  });

beforeAll(async () => {
  database = await testDatabase();
  access = openAccess();
});
afterAll(() => database.close());

async function newKey(limits: WindowLimits) {
  const { workspaceId } = await access.createWorkspace(
    { name: 'W', capabilities: [] },
    { name: 'U', language: 'fr' },
  );
  return { workspaceId, ...(await access.createKey(workspaceId, { limits })) };
}

const ask = (apiKey: string, ms: number, ip = '198.51.100.1'): GateQuestion => ({
  ip,
  socket: null,
  hash: hashSecret(apiKey),
  now: new Date(START + ms),
});
const decided = (row: GateRow | null) =>
  row && { outcome: row.outcome, rejected: row.rejected, counts: row.counts, at: row.checked_at };

it('answers requests together exactly as one after the other, and leaves the same counters', async () => {
  const limit = fc.integer({ min: 0, max: 6 });
  const limits = fc.tuple(limit, limit, limit, limit, limit);
  const asked = fc.record({
    key: fc.nat(2),
    ms: fc.oneof(fc.nat(3_000), fc.constantFrom(60_000, -5_000)),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(limits, limits, limits),
      fc.array(fc.array(asked, { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 4 }),
      async (given, batches) => {
        const twins = await Promise.all(
          given.map(async (one) => [await newKey(one), await newKey(one)] as const),
        );
        for (const batch of batches) {
          const together = await passGates(
            database.db,
            batch.map(({ key, ms }) => ask(twins[key]![0].apiKey, ms)),
          );
          // A statement takes the requests of a key together, in their order.
          const alone: (GateRow | null)[] = [];
          for (const { key, ms } of batch)
            alone.push(await passGate(database.db, ask(twins[key]![1].apiKey, ms)));
          expect(together.map(decided)).toEqual(alone.map(decided));
        }
        for (const [one, other] of twins)
          expect(await windowsOf(one.keyId)).toEqual(await windowsOf(other.keyId));
      },
    ),
    { numRuns: 40 },
  );
});

const windowsOf = (keyId: string) =>
  database.db
    .selectFrom('key_windows')
    .select(['buckets', 'counts', 'last_used_at'])
    .where('key_id', '=', keyId)
    .executeTakeFirstOrThrow();

it('leaves to the gate for one request what is not plainly a valid key', async () => {
  const valid = await newKey([9, 9, 9, 9, 9]);
  const suspended = await newKey([9, 9, 9, 9, 9]);
  await access.suspendWorkspace(suspended.workspaceId, 'unpaid');
  const revoked = await newKey([9, 9, 9, 9, 9]);
  await access.revokeKey(revoked.keyId);
  const wrong = ask('grk_of_nobody', 0, '203.0.113.7');
  expect((await passGate(database.db, wrong)).outcome).toBe('invalid_key');
  const rows = await passGates(database.db, [
    ask(suspended.apiKey, 0),
    ask(revoked.apiKey, 0),
    ask(valid.apiKey, 0),
    wrong,
    { ...ask(valid.apiKey, 0), hash: null },
    // An address with failures: they end with its first valid key, which is more than counting.
    ask(valid.apiKey, 0, '203.0.113.7'),
  ]);
  expect(rows.map((row) => row?.outcome ?? null)).toEqual([null, null, 'passed', null, null, null]);
});

it('admits a secret that is being rotated, as long as the overlap lasts', async () => {
  const { keyId, apiKey } = await newKey([9, 9, 9, 9, 9]);
  await access.rotateKey(keyId, 3_600);
  const rows = await passGates(database.db, [ask(apiKey, 3_599_000), ask(apiKey, 3_601_000)]);
  expect(rows.map((row) => row?.outcome ?? null)).toEqual(['passed', null]);
});

it('many requests with many keys at several gates at once wait for each other in no circle', async () => {
  const keys = await Promise.all(Array.from({ length: 6 }, () => newKey([50, 500, 500, 500, 500])));
  const gates = Array.from({ length: 3 }, openAccess);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 600 }, (_, n) =>
      gates[n % 3]!.enter({
        headers: { 'x-api-key': keys[(n * 7 + (n % 5)) % 6]!.apiKey },
        peer: '198.51.100.9',
      }),
    ),
  );
  const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(300);
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['rate_limit_exceeded']));
});
