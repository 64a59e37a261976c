import { fork } from 'node:child_process';
import { once } from 'node:events';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import { fakeClock } from '../../test/fakes/clock.ts';
import type { Period } from '../../test/processes/hammer.ts';
import { AppError } from '../platform/errors.ts';
import { createSecretBox } from '../platform/secret-box.ts';
import { type Access, createAccess, type WindowLimits } from './access.ts';
import { WINDOWS } from './rules.ts';

let database: TestDatabase;
let access: Access;
const clock = fakeClock();

beforeAll(async () => {
  database = await testDatabase();
  access = createAccess({
    db: database.db,
    clock,
    secretBox: createSecretBox('the secret key of the tests'),
    publicUrl: 'http://localhost',
  });
});
afterAll(() => database.close());

async function newKey(limits: WindowLimits) {
  const { workspaceId } = await access.createWorkspace(
    { name: 'W', capabilities: [] },
    { name: 'U', language: null },
  );
  return access.createKey(workspaceId, { limits });
}

const windowsOf = (keyId: string) =>
  database.db
    .selectFrom('key_windows')
    .select(['buckets', 'counts'])
    .where('key_id', '=', keyId)
    .executeTakeFirstOrThrow();

/** Null when it was admitted, else the details of the refusal. */
async function authenticate(apiKey: string): Promise<object | null> {
  try {
    await access.enter({ headers: { 'x-api-key': apiKey }, peer: '198.51.100.1' });
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.fields.details ?? { code: error.code };
  }
}

describe('four processes at once', () => {
  const program = new URL('../../test/processes/hammer.ts', import.meta.url).pathname;
  const hammer = async (apiKey: string, env: Record<string, string> = {}) => {
    const settings = {
      env: { ...process.env, DATABASE_URL: database.url, API_KEY: apiKey, ...env },
    };
    const processes = Array.from({ length: 4 }, () => fork(program, settings));
    await Promise.all(processes.map((one) => once(one, 'message')));
    const admitted = processes.map((one) => once(one, 'message'));
    // From the middle of one second to the middle of the fourth one.
    const from = Math.ceil(Date.now() / 1_000) * 1_000 + 400;
    for (const one of processes) one.send({ from, until: from + 3_200 } satisfies Period);
    return (await Promise.all(admitted)).reduce((total, [count]) => total + count, 0);
  };

  it('are admitted exactly as often as the limit allows', async () => {
    const { apiKey } = await newKey([1_000, 100, 1_000, 1_000, 1_000]);
    expect(await hammer(apiKey, { ATTEMPTS: '75' })).toBe(100);
  });

  it('are admitted exactly up to the limit in each second, across boundaries, and refusals use up no longer window', async () => {
    const perSecond = 25;
    const { apiKey, keyId } = await newKey([perSecond, 100_000, 100_000, 100_000, 100_000]);
    const admitted = await hammer(apiKey);
    expect(admitted).toBe(4 * perSecond);
    const { counts } = await windowsOf(keyId);
    expect(counts.slice(2)).toEqual([admitted, admitted, admitted]);
  });
});

describe('buckets', () => {
  it.each([
    ['1970-01-01T00:00:00.000Z', [0, 0, 0, 0, 0]],
    ['1970-01-30T23:59:59.999Z', [2_591_999, 43_199, 719, 29, 0]],
    ['1970-01-31T00:00:00.000Z', [2_592_000, 43_200, 720, 30, 1]],
    // A leap day, and the hour that Paris and New York skip or repeat: UTC knows neither.
    ['2024-02-29T23:59:59.999Z', [1_709_251_199, 28_487_519, 474_791, 19_782, 659]],
    ['2024-03-01T00:00:00.000Z', [1_709_251_200, 28_487_520, 474_792, 19_783, 659]],
    ['2026-03-29T01:00:00.000Z', [1_774_746_000, 29_579_100, 492_985, 20_541, 684]],
    ['2026-11-02T23:59:59.999Z', [1_793_663_999, 29_894_399, 498_239, 20_759, 691]],
    ['2026-11-03T00:00:00.000Z', [1_793_664_000, 29_894_400, 498_240, 20_760, 692]],
    ['2026-12-03T00:00:00.000Z', [1_796_256_000, 29_937_600, 498_960, 20_790, 693]],
    ['2027-01-02T00:00:00.000Z', [1_798_848_000, 29_980_800, 499_680, 20_820, 694]],
  ])(
    'of %s are numbered from the epoch, months as blocks of 30 days',
    async (instant, expected) => {
      clock.set(instant);
      const { apiKey, keyId } = await newKey([9, 9, 9, 9, 9]);
      expect(await authenticate(apiKey)).toBeNull();
      expect((await windowsOf(keyId)).buckets).toEqual(expected);
    },
  );

  it.each([
    ['2026-06-15T12:00:00.999Z', '2026-06-15T12:00:01.000Z', 0],
    ['2026-06-15T12:00:59.999Z', '2026-06-15T12:01:00.000Z', 1],
    ['2026-06-15T12:59:59.999Z', '2026-06-15T13:00:00.000Z', 2],
    ['2026-06-15T23:59:59.999Z', '2026-06-16T00:00:00.000Z', 3],
    ['2026-12-02T23:59:59.999Z', '2026-12-03T00:00:00.000Z', 4],
  ])('end with the last millisecond: %s', async (last, first, window) => {
    const limits = [9, 9, 9, 9, 9].with(window, 2) as unknown as WindowLimits;
    const { apiKey } = await newKey(limits);
    const refusal = { window: WINDOWS[window]!.name, limit: 2, current: 3 };
    for (const instant of [last, first]) {
      clock.set(instant);
      expect([
        await authenticate(apiKey),
        await authenticate(apiKey),
        await authenticate(apiKey),
      ]).toEqual([null, null, refusal]);
    }
  });
});

/** The rules of the interface ("Limits") and decision 9, as plainly as they can be written. */
function referenceLimiter(limits: WindowLimits) {
  const buckets = new Map<number, { bucket: number; count: number }>();
  return (now: number): object | null => {
    let refusal: object | null = null;
    for (const [i, { name, seconds }] of WINDOWS.entries()) {
      const known = buckets.get(i) ?? { bucket: 0, count: 0 };
      const bucket = Math.max(known.bucket, Math.floor(now / 1_000 / seconds));
      let count = bucket > known.bucket ? 0 : known.count;
      if (!refusal && limits[i] === 0) refusal = { window: name, limit: 0, current: 0 };
      else if (!refusal && ++count > limits[i]!)
        refusal = { window: name, limit: limits[i], current: count };
      buckets.set(i, { bucket, count });
    }
    return refusal;
  };
}

it('answers any run of requests, however the clock moves, as the written rules do', async () => {
  const limit = fc.oneof(
    { arbitrary: fc.integer({ min: 1, max: 6 }), weight: 5 },
    { arbitrary: fc.constant(0), weight: 1 },
  );
  const limits = fc.tuple(limit, limit, limit, limit, limit);
  const pause = fc.oneof(
    fc.constantFrom(0, 1, 999, 1_000, 59_999, 60_000, 3_600_000, 86_400_000, 2_592_000_000, -5_000),
    fc.nat(3_000),
  );
  await fc.assert(
    fc.asyncProperty(
      limits,
      fc.array(pause, { minLength: 1, maxLength: 25 }),
      async (given, pauses) => {
        clock.set('2026-11-02T23:59:58.500Z');
        const { apiKey } = await newKey(given);
        const expected = referenceLimiter(given);
        for (const ms of pauses) {
          clock.advance(ms);
          expect(await authenticate(apiKey)).toEqual(expected(clock.now().getTime()));
        }
      },
    ),
    { numRuns: 150 },
  );
});
