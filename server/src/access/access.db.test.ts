import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import { fakeClock } from '../../test/fakes/clock.ts';
import { readAudit, verifyAudit } from '../platform/audit.ts';
import { AppError } from '../platform/errors.ts';
import { createSecretBox } from '../platform/secret-box.ts';
import { type Access, createAccess, type WindowLimits } from './access.ts';

const WIDE: WindowLimits = [1_000, 10_000, 100_000, 1_000_000, 10_000_000];
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
beforeEach(() => clock.set('2026-03-10T12:00:00.000Z'));

let lastAddress = 0;
const freshAddress = () => `203.0.113.${++lastAddress}`;

async function newKey(limits: WindowLimits = WIDE) {
  const { workspaceId, userId } = await access.createWorkspace(
    { name: 'W', capabilities: [] },
    { name: 'U', language: 'fr' },
  );
  return { workspaceId, userId, ...(await access.createKey(workspaceId, { limits })) };
}

/** The gate’s result: the principal's key, or the error's code and fields. */
async function authenticate(apiKey: string | null, peer = '198.51.100.1') {
  try {
    const { principal } = await access.enter({
      headers: apiKey === null ? {} : { 'x-api-key': apiKey },
      peer,
    });
    return { keyId: principal.keyId, principal };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { code: error.code, message: error.message, ...error.fields };
  }
}

describe('keys', () => {
  it('are admitted with their workspace, owner and language', async () => {
    const { apiKey, keyId, workspaceId, userId } = await newKey();
    expect(await authenticate(apiKey)).toMatchObject({
      principal: { workspaceId, userId, keyId, language: 'fr' },
    });
  });

  it('are stored as hashes only', async () => {
    const { apiKey } = await newKey();
    const dump = await database.db.selectFrom('api_keys').selectAll().execute();
    expect(JSON.stringify(dump)).not.toContain(apiKey);
    expect(JSON.stringify(dump)).not.toContain(apiKey.slice(4, 30));
  });

  it('stop at once when revoked', async () => {
    const { apiKey, keyId } = await newKey();
    await access.revokeKey(keyId);
    expect(await authenticate(apiKey, freshAddress())).toMatchObject({ code: 'invalid_api_key' });
    await expect(access.revokeKey(keyId)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('that are missing, wrong or doubled are refused alike', async () => {
    const { apiKey } = await newKey();
    const peer = freshAddress();
    expect(await authenticate(null, peer)).toMatchObject({ code: 'missing_api_key' });
    expect(await authenticate('grk_nonsense', peer)).toMatchObject({ code: 'invalid_api_key' });
    expect(await authenticate(`${apiKey}, ${apiKey}`, peer)).toMatchObject({
      code: 'invalid_api_key',
    });
  });
});

it('workspaces and keys leave a trace of who did what, without names or secrets', async () => {
  const { workspaceId, keyId, userId, apiKey } = await newKey([1, 2, 3, 4, 5]);
  await access.setLimits(keyId, WIDE);
  await access.revokeKey(keyId);
  await expect(access.revokeKey(keyId)).rejects.toMatchObject({ code: 'not_found' });
  const entries = await readAudit(database.db, workspaceId, { before: null, limit: 10 });
  expect(
    entries.map(({ actor, action, subject, details }) => ({ actor, action, subject, details })),
  ).toEqual([
    { actor: 'operator', action: 'key.revoked', subject: keyId, details: {} },
    {
      actor: 'operator',
      action: 'key.changed',
      subject: keyId,
      details: { scopes: ['read', 'spend', 'send'], limits: WIDE.join(',') },
    },
    {
      actor: 'operator',
      action: 'key.created',
      subject: keyId,
      details: { owner: userId, limits: '1,2,3,4,5', scopes: ['read', 'spend', 'send'] },
    },
    {
      actor: 'operator',
      action: 'workspace.created',
      subject: workspaceId,
      details: { capabilities: [] },
    },
  ]);
  expect(JSON.stringify(entries)).not.toContain(apiKey.slice(0, 8));
  expect((await verifyAudit(database.db, workspaceId)).firstBreak).toBeNull();
});

describe('windows', () => {
  it('admit exactly the limit under parallel requests', async () => {
    const { apiKey } = await newKey([1_000, 40, 1_000, 1_000, 1_000]);
    const answers = await Promise.all(Array.from({ length: 120 }, () => authenticate(apiKey)));
    expect(answers.filter((answer) => 'keyId' in answer)).toHaveLength(40);
    expect(
      answers.filter((answer) => 'code' in answer && answer.code === 'rate_limit_exceeded'),
    ).toHaveLength(80);
  });

  it('are checked smallest first; the rejecting one counts the request and later ones do not', async () => {
    const { apiKey, keyId } = await newKey([2, 3, 1_000, 1_000, 1_000]);
    await authenticate(apiKey);
    await authenticate(apiKey);
    expect(await authenticate(apiKey)).toMatchObject({
      message: 'Rate limit exceeded: too many requests per second',
      details: { window: 'second', limit: 2, current: 3 },
      headers: { 'Retry-After': '1' },
    });
    const row = await database.db
      .selectFrom('key_windows')
      .select('counts')
      .where('key_id', '=', keyId)
      .executeTakeFirstOrThrow();
    expect(row.counts).toEqual([3, 2, 2, 2, 2]);
    clock.advance(1_000);
    await authenticate(apiKey);
    clock.advance(1_000);
    expect(await authenticate(apiKey)).toMatchObject({
      details: { window: 'minute', limit: 3, current: 4 },
    });
  });

  it('stored as 0 reject every request, show 0 of 0 and do not count', async () => {
    const { apiKey } = await newKey([5, 5, 0, 5, 5]);
    for (let i = 0; i < 3; i++)
      expect(await authenticate(apiKey)).toMatchObject({
        details: { window: 'hour', limit: 0, current: 0 },
      });
  });

  it('follow UTC buckets, the month being 30 days since the epoch', async () => {
    const { apiKey } = await newKey([100, 100, 100, 100, 1]);
    // Block 692 begins on 2026-11-03, block 693 on 2026-12-03.
    clock.set('2026-12-02T23:59:59.999Z');
    expect(await authenticate(apiKey)).toHaveProperty('keyId');
    expect(await authenticate(apiKey)).toMatchObject({
      details: { window: 'month', limit: 1, current: 2 },
    });
    clock.set('2026-12-03T00:00:00.000Z');
    expect(await authenticate(apiKey)).toHaveProperty('keyId');
  });

  it('never reopen a bucket when the clock steps back', async () => {
    const { apiKey } = await newKey([1, 100, 100, 100, 100]);
    expect(await authenticate(apiKey)).toHaveProperty('keyId');
    clock.advance(-5_000);
    expect(await authenticate(apiKey)).toMatchObject({ code: 'rate_limit_exceeded' });
  });

  it('of different keys never touch', async () => {
    const first = await newKey([1, 1, 1, 1, 1]);
    const second = await newKey([1, 1, 1, 1, 1]);
    expect(await authenticate(first.apiKey)).toHaveProperty('keyId');
    expect(await authenticate(second.apiKey)).toHaveProperty('keyId');
  });

  it('report the remaining requests in the RateLimit headers', async () => {
    const { apiKey } = await newKey([5, 30, 200, 1_000, 15_000]);
    const { headers } = await access.enter({
      headers: { 'x-api-key': apiKey },
      peer: '198.51.100.1',
    });
    expect(headers['RateLimit-Policy']).toBe(
      '"second";q=5;w=1, "minute";q=30;w=60, "hour";q=200;w=3600, "day";q=1000;w=86400, "month";q=15000;w=2592000',
    );
    expect(headers.RateLimit).toMatch(
      /^"second";r=4;t=1, "minute";r=29;t=60, "hour";r=199;t=3600,/,
    );
  });
});

describe('the cap of the protocol', () => {
  /** The outcome of something sent to MCP: the admitted session, or the error's code and fields. */
  async function send(apiKey: string | null, peer = '198.51.100.1') {
    try {
      return await access.enterProtocol({
        headers: apiKey === null ? {} : { 'x-api-key': apiKey },
        peer,
      });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { code: error.code, message: error.message, ...error.fields };
    }
  }

  const passed = (answers: object[]) => answers.filter((answer) => 'principal' in answer).length;
  const sendMany = (apiKey: string, count: number) =>
    Promise.all(Array.from({ length: count }, () => send(apiKey)));

  it('admits exactly 20 in a second of UTC, under parallel requests and at its edges', async () => {
    const { apiKey } = await newKey();
    clock.set('2026-03-10T12:00:00.999Z');
    const answers = await sendMany(apiKey, 50);
    expect(passed(answers)).toBe(20);
    expect(answers.find((answer) => 'code' in answer)).toMatchObject({
      code: 'rate_limit_exceeded',
      headers: { 'Retry-After': '1' },
    });
    clock.set('2026-03-10T12:00:01.000Z');
    expect(passed(await sendMany(apiKey, 25))).toBe(20);
  });

  it('admits exactly 600 in a minute of UTC; what a second rejects does not count for its minute', async () => {
    const { apiKey } = await newKey();
    for (let second = 0; second < 29; second++) {
      expect(passed(await sendMany(apiKey, 21))).toBe(20);
      clock.advance(1_000);
    }
    expect(passed(await sendMany(apiKey, 20))).toBe(20);
    clock.advance(1_000);
    expect(await send(apiKey)).toMatchObject({
      code: 'rate_limit_exceeded',
      headers: { 'Retry-After': '30' },
    });
    clock.set('2026-03-10T12:00:59.999Z');
    expect(await send(apiKey)).toMatchObject({
      code: 'rate_limit_exceeded',
      headers: { 'Retry-After': '1' },
    });
    clock.set('2026-03-10T12:01:00.000Z');
    expect(passed(await sendMany(apiKey, 20))).toBe(20);
  });

  it('uses nothing of the rate windows, even used-up ones, until a request is counted', async () => {
    const { apiKey } = await newKey([1, 1, 1, 1, 1]);
    const first = await send(apiKey);
    const second = await send(apiKey);
    if (!('takeRequest' in first && 'takeRequest' in second)) throw new Error('not let in');
    await first.takeRequest();
    await expect(second.takeRequest()).rejects.toMatchObject({
      message: 'Rate limit exceeded: too many requests per second',
      fields: {
        details: { window: 'second', limit: 1, current: 2 },
        headers: { 'Retry-After': '1' },
      },
    });
    expect(await authenticate(apiKey)).toMatchObject({
      details: { window: 'second', limit: 1, current: 3 },
    });
    expect(passed(await sendMany(apiKey, 2))).toBe(2);
  });

  it('belongs to one key, and is checked after the address limit and the key', async () => {
    const { apiKey } = await newKey();
    const other = await newKey();
    await sendMany(apiKey, 21);
    expect(passed(await sendMany(other.apiKey, 1))).toBe(1);
    const peer = freshAddress();
    expect(await send(null, peer)).toMatchObject({ code: 'missing_api_key' });
    for (let i = 0; i < 9; i++)
      expect(await send('bad', peer)).toMatchObject({ code: 'invalid_api_key' });
    expect(await send('bad', peer)).toMatchObject({
      code: 'rate_limit_exceeded',
      message: 'Too many requests, please try again later',
    });
    expect(await send(apiKey, peer)).toMatchObject({
      message: 'Too many requests, please try again later',
    });
  });
});

describe('the address limit', () => {
  it('allows 10 failures in 5 minutes and blocks the next one for 10 minutes, a valid key too', async () => {
    const { apiKey } = await newKey();
    const peer = freshAddress();
    for (let i = 0; i < 10; i++)
      expect(await authenticate('bad', peer)).toMatchObject({ code: 'invalid_api_key' });
    expect(await authenticate('bad', peer)).toMatchObject({
      code: 'rate_limit_exceeded',
      message: 'Too many requests, please try again later',
      headers: { 'Retry-After': '600' },
    });
    expect(await authenticate('bad', peer)).not.toHaveProperty('details');
    expect(await authenticate(apiKey, peer)).toMatchObject({ code: 'rate_limit_exceeded' });
    clock.advance(599_000);
    expect(await authenticate(apiKey, peer)).toMatchObject({ code: 'rate_limit_exceeded' });
    clock.advance(2_000);
    expect(await authenticate(apiKey, peer)).toHaveProperty('keyId');
  });

  it('is cleared by a valid key and by the end of the 5 minutes', async () => {
    const { apiKey } = await newKey();
    const peer = freshAddress();
    for (let i = 0; i < 10; i++) await authenticate(null, peer);
    expect(await authenticate(apiKey, peer)).toHaveProperty('keyId');
    for (let i = 0; i < 10; i++)
      expect(await authenticate(null, peer)).toMatchObject({ code: 'missing_api_key' });
    clock.advance(300_000);
    expect(await authenticate(null, peer)).toMatchObject({ code: 'missing_api_key' });
  });

  it('is exact under parallel failures, and parallel valid requests never block themselves', async () => {
    const peer = freshAddress();
    const failed = await Promise.all(Array.from({ length: 100 }, () => authenticate('bad', peer)));
    expect(
      failed.filter((answer) => 'code' in answer && answer.code === 'invalid_api_key'),
    ).toHaveLength(10);
    const { apiKey } = await newKey();
    const valid = await Promise.all(
      Array.from({ length: 50 }, () => authenticate(apiKey, freshAddress())),
    );
    expect(valid.every((answer) => 'keyId' in answer)).toBe(true);
  });

  describe('with many addresses', () => {
    /** Of one group of eight places, where they meet. */
    async function neighbours(count: number, network: number): Promise<string[]> {
      const { rows } = await sql<{ ip: string }>`
        select ip from (select host('10.0.0.0'::inet + ${network * 1_000_000}::int + n) as ip from generate_series(1, ${count * 12_000}::int) n) all_of_them
        where hashtextextended(ip, 0) & 8191 = ${network} limit ${count}`.execute(database.db);
      expect(rows).toHaveLength(count);
      return rows.map(({ ip }) => ip);
    }
    const kept = async (group: number) =>
      (
        await database.db
          .selectFrom('ip_attempts')
          .select('ip')
          .where('place_group', '=', group)
          .execute()
      ).map(({ ip }) => ip);
    const block = async (peer: string) => {
      for (let i = 0; i < 11; i++) await authenticate('bad', peer);
      expect(await authenticate('bad', peer)).toMatchObject({ code: 'rate_limit_exceeded' });
    };

    it('keeps at most eight of a group, and a blocked address stays blocked', async () => {
      const [first, second, third, ...others] = (await neighbours(40, 1)) as [
        string,
        string,
        string,
        ...string[],
      ];
      for (const peer of [first, second, third]) await block(peer);
      await Promise.all(others.map((peer) => authenticate('bad', peer)));
      expect(await kept(1)).toHaveLength(8);
      expect(await kept(1)).toEqual(expect.arrayContaining([first, second, third]));
      expect(await authenticate('bad', second)).toMatchObject({ code: 'rate_limit_exceeded' });
    });

    it('drops ended blocks first, then the block that ends first, and only when all eight of a group are blocked', async () => {
      const [first, ...others] = (await neighbours(10, 2)) as [string, ...string[]];
      for (const peer of [first, ...others.slice(0, 7)]) {
        await block(peer);
        clock.advance(1_000);
      }
      expect(await authenticate('bad', others[7])).toMatchObject({ code: 'invalid_api_key' });
      expect(await kept(2)).not.toContain(first);
      expect(await kept(2)).toEqual(expect.arrayContaining(others.slice(0, 8)));
      clock.advance(600_000);
      await authenticate('bad', others[7]);
      await authenticate('bad', others[8]);
      expect(await kept(2)).toEqual(expect.arrayContaining([others[7], others[8]]));
    });

    it('stays exact for each of them when they fail concurrently', async () => {
      const peers = await neighbours(8, 3);
      const failed = await Promise.all(
        peers.flatMap((peer) => Array.from({ length: 15 }, () => authenticate('bad', peer))),
      );
      expect(
        failed.filter((answer) => 'code' in answer && answer.code === 'invalid_api_key'),
      ).toHaveLength(80);
    });

    it('has no place outside the groups: the most rows that there can be is a constraint', async () => {
      const outside = (group: number, place: number) =>
        sql`insert into ip_attempts (place_group, place, ip, window_start, failures) values (${group}, ${place}, 'somebody', now(), 1)`.execute(
          database.db,
        );
      await expect(outside(8_192, 0)).rejects.toThrow('place_group');
      await expect(outside(0, 8)).rejects.toThrow('place');
    });
  });
});
