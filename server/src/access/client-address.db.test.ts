import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import { fakeClock } from '../../test/fakes/clock.ts';
import { AppError } from '../platform/errors.ts';
import { createSecretBox } from '../platform/secret-box.ts';
import { type Access, createAccess, type WindowLimits } from './access.ts';

/* Whose failures are counted when anybody can send X-Forwarded-For (decision 38). */

const WIDE: WindowLimits = [1_000_000, 1_000_000, 1_000_000, 1_000_000, 1_000_000];
const SOCKET_BOUND = 300;
/** A burst that names another address each time: only the socket is counted for all of it. */
const MANY = 149;

let database: TestDatabase;
let open: Access;
let behindProxy: Access;
let apiKey: string;
const clock = fakeClock();
beforeAll(async () => {
  database = await testDatabase();
  const shared = {
    db: database.db,
    clock,
    secretBox: createSecretBox('the secret key of the tests'),
    publicUrl: 'http://localhost',
  };
  open = createAccess(shared);
  behindProxy = createAccess({ ...shared, trustedProxies: ['192.0.2.0/24'] });
  const { workspaceId } = await open.createWorkspace(
    { name: 'W', capabilities: [] },
    { name: 'U', language: null },
  );
  ({ apiKey } = await open.createKey(workspaceId, { limits: WIDE }));
});
afterAll(() => database.close());

type Outcome = 'passed' | 'invalid' | 'blocked';
interface Attempt {
  socket: string;
  /** The address that X-Forwarded-For names. */
  claim?: string;
  key?: string;
}

let next = 0;
const freshSocket = () => `100.${64 + (next >> 16)}.${(next >> 8) & 255}.${next++ & 255}`;
const someClaim = () => `203.0.${(next >> 8) & 255}.${next++ & 255}`;

async function outcomeOf(work: Promise<unknown>): Promise<Outcome> {
  try {
    await work;
    return 'passed';
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'invalid_api_key') return 'invalid';
    expect(error).toMatchObject({
      code: 'rate_limit_exceeded',
      message: 'Too many requests, please try again later',
    });
    expect(Number(error.fields.headers?.['Retry-After'])).toBeGreaterThan(0);
    return 'blocked';
  }
}

const requestOf = ({ socket, claim, key = 'wrong' }: Attempt) => ({
  headers: { 'x-api-key': key, ...(claim === undefined ? {} : { 'x-forwarded-for': claim }) },
  peer: socket,
});
const attempt = (given: Attempt, access = open) => outcomeOf(access.enter(requestOf(given)));

async function failures(
  count: number,
  given: () => Attempt,
  access = open,
): Promise<Record<Outcome, number>> {
  const outcomes = await Promise.all(Array.from({ length: count }, () => attempt(given(), access)));
  return {
    passed: 0,
    invalid: 0,
    blocked: 0,
    ...Object.fromEntries(
      Map.groupBy(outcomes, (one) => one)
        .entries()
        .map(([k, v]) => [k, v.length]),
    ),
  };
}

describe('with no proxy named', () => {
  it('one socket with made-up addresses gets exactly 300 failures in 5 minutes; a valid key still passes', async () => {
    const socket = freshSocket();
    expect(await failures(SOCKET_BOUND + 40, () => ({ socket, claim: someClaim() }))).toEqual({
      passed: 0,
      invalid: SOCKET_BOUND,
      blocked: 40,
    });
    expect(await attempt({ socket, claim: someClaim(), key: apiKey })).toBe('passed');
    expect(await attempt({ socket, claim: someClaim() })).toBe('blocked');
    expect(await attempt({ socket: freshSocket(), claim: someClaim() })).toBe('invalid');
    clock.advance(299_000);
    expect(await attempt({ socket, claim: someClaim() })).toBe('blocked');
    clock.advance(1_000);
    expect(await attempt({ socket, claim: someClaim() })).toBe('invalid');
  });

  it.each(['enterProtocol', 'identify'] as const)(
    'the bound holds at every door: %s',
    async (door) => {
      const socket = freshSocket();
      await failures(SOCKET_BOUND, () => ({ socket, claim: someClaim() }));
      const tried = (key: string) => {
        const given = requestOf({ socket, claim: someClaim(), key });
        return outcomeOf(
          door === 'identify' ? open.identify(key, given) : open.enterProtocol(given),
        );
      };
      expect([await tried('wrong'), await tried(apiKey)]).toEqual(['blocked', 'passed']);
    },
  );

  it('the interface’s rule holds for a claimed address that comes through the same socket', async () => {
    const [socket, claim] = [freshSocket(), someClaim()];
    for (let n = 0; n < 10; n++) expect(await attempt({ socket, claim })).toBe('invalid');
    expect(await attempt({ socket, claim })).toBe('blocked');
    expect(await attempt({ socket, claim, key: apiKey })).toBe('blocked');
    clock.advance(599_000);
    expect(await attempt({ socket, claim, key: apiKey })).toBe('blocked');
    clock.advance(1_000);
    expect(await attempt({ socket, claim, key: apiKey })).toBe('passed');
  });

  it('no client can block an address that others use, whether claimed or of its own socket', async () => {
    const [victim, attacker] = [freshSocket(), freshSocket()];
    for (let n = 0; n < 20; n++) await attempt({ socket: attacker, claim: victim });
    expect(await attempt({ socket: attacker, claim: victim, key: apiKey })).toBe('blocked');
    expect(await attempt({ socket: victim, key: apiKey })).toBe('passed');
    expect(await attempt({ socket: victim, claim: victim })).toBe('invalid');
    expect(await attempt({ socket: freshSocket(), claim: victim, key: apiKey })).toBe('passed');
  });

  it('a /64 is one socket, and one claimed address', async () => {
    const network = `2001:db8:0:${(next++).toString(16)}`;
    let host = 0;
    const socket = () => `${network}::${(++host).toString(16)}`;
    expect(
      await failures(SOCKET_BOUND + 5, () => ({ socket: socket(), claim: someClaim() })),
    ).toMatchObject({ invalid: SOCKET_BOUND, blocked: 5 });
    const peer = freshSocket();
    const claims = await failures(12, () => ({
      socket: peer,
      claim: `2001:db8:ffff:1::${(++host).toString(16)}`,
    }));
    expect(claims).toMatchObject({ invalid: 10, blocked: 2 });
  });

  it('counts as the written rules do, for any requests from any addresses', async () => {
    const step = fc.record({
      pause: fc.constantFrom(0, 0, 0, 1_000, 60_000, 299_999, 300_000, 600_000),
      socket: fc.constantFrom(0, 1),
      claim: fc.constantFrom(undefined, 0, 1),
      burst: fc.constantFrom(1, 1, 4, 11, MANY),
      valid: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
        const sockets = [freshSocket(), freshSocket()];
        const claims = [someClaim(), someClaim()];
        const expected = referenceCounter();
        for (const { pause, socket, claim, burst, valid } of steps) {
          clock.advance(pause);
          const claimed = () =>
            burst === MANY ? someClaim() : claim === undefined ? undefined : claims[claim];
          const given = Array.from({ length: valid ? 1 : burst }, () => ({
            socket: sockets[socket]!,
            claim: claimed(),
            key: valid ? apiKey : 'wrong',
          }));
          for (const one of given)
            expect(await attempt(one)).toBe(expected(one, clock.now().getTime()));
        }
      }),
      { numRuns: 12 },
    );
  });
});

describe('with a proxy named', () => {
  it('names the client, and its own address has no limit', async () => {
    expect(
      await failures(
        SOCKET_BOUND + 20,
        () => ({ socket: '192.0.2.1', claim: someClaim() }),
        behindProxy,
      ),
    ).toMatchObject({
      invalid: SOCKET_BOUND + 20,
    });
    const claim = someClaim();
    for (let n = 0; n < 11; n++) await attempt({ socket: '192.0.2.1', claim }, behindProxy);
    expect(await attempt({ socket: '192.0.2.2', claim, key: apiKey }, behindProxy)).toBe('blocked');
  });

  it('what any other sender claims is ignored', async () => {
    const socket = freshSocket();
    expect(await failures(15, () => ({ socket, claim: someClaim() }), behindProxy)).toMatchObject({
      invalid: 10,
      blocked: 5,
    });
  });
});

/** Decisions 10 and 38, as plainly as they can be written. */
function referenceCounter() {
  const pairs = new Map<string, { start: number; count: number; blockedUntil: number }>();
  const sockets = new Map<string, { start: number; count: number }>();
  return ({ socket, claim = socket, key }: Attempt, now: number): Outcome => {
    const name = `${claim} ${socket}`;
    const pair = pairs.get(name);
    if (pair && pair.blockedUntil > now) return 'blocked';
    if (key === apiKey) {
      pairs.delete(name);
      return 'passed';
    }
    const own = sockets.get(socket);
    const ofSocket = own && own.start + 300_000 > now ? own : { start: now, count: 0 };
    sockets.set(socket, ofSocket);
    if (++ofSocket.count > SOCKET_BOUND) return 'blocked';
    const ofPair =
      pair && pair.blockedUntil === 0 && pair.start + 300_000 > now
        ? pair
        : { start: now, count: 0, blockedUntil: 0 };
    pairs.set(name, ofPair);
    if (++ofPair.count > 10) ofPair.blockedUntil = now + 600_000;
    return ofPair.blockedUntil > now ? 'blocked' : 'invalid';
  };
}
