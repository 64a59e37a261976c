import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type TestApi, testApi } from '../../test/api.ts';
import { newBrowser, PASSWORD, randomAddress, signIn, tokenOf } from '../../test/console.ts';
import { quickPasswords } from '../../test/quick-passwords.ts';
import { INSTALLATION } from '../platform/audit.ts';
import { hashOfToken } from './links.ts';
import { scryptPasswords } from './password-hash.ts';
import { ATTEMPTS } from './rules.ts';

/** Two processes of one installation. */
let api: TestApi;
let other: TestApi;
beforeAll(async () => {
  api = await testApi({ passwords: scryptPasswords, roles: ['api'] });
  other = await testApi({ passwords: scryptPasswords, roles: ['api'], database: api.database });
});
afterAll(async () => {
  await other.close();
  await api.close();
});

const refusal = ({ status, body }: Answer) => ({
  status,
  code: body.error?.code,
  detail: (body.error?.details as { code?: string } | undefined)?.code,
});
const SESSION = '/console/api/session';
const NOBODY = { status: 401, code: 'session_required', detail: undefined };

async function actionsOf(workspaceId: string): Promise<string[]> {
  const { rows } = await sql<{
    action: string;
  }>`select action from audit_entries where chain = ${workspaceId} order by seq`.execute(
    api.database.db,
  );
  return rows.map(({ action }) => action);
}

describe('signing in with a password', () => {
  it('opens a session on every process, and reaches the operations of the workspace as the person', async () => {
    const person = await signIn(api, { role: 'recruiter', language: 'fr' });
    const browser = newBrowser(api.url);
    const answer = await browser.auth('sign-in/email', {
      email: ` ${person.email.toUpperCase()}`,
      password: PASSWORD,
    });
    expect([answer.status, answer.body.data]).toEqual([
      200,
      { userId: person.userId, secondFactor: false },
    ]);
    const elsewhere = newBrowser(other.url);
    elsewhere.cookie = browser.cookie;
    const session = await elsewhere.send('GET', SESSION);
    expect(session.body.data).toMatchObject({
      user: {
        userId: person.userId,
        name: 'A recruiter',
        email: person.email,
        language: 'fr',
        hasPassword: true,
      },
      workspaces: [{ workspaceId: person.workspaceId, name: 'Test', role: 'recruiter' }],
      workspaceId: person.workspaceId,
      instance: { firstStart: false },
    });
    const made = await browser.post('/v1/sourcings', {});
    expect(made.status).toBe(200);
    const mine = await browser.get('/v1/sourcings?ownership=mine');
    expect((mine.body.data.sourcings as unknown[]).length).toBe(1);
    expect(await actionsOf(person.workspaceId)).toContain('person.signed_in');
  });

  it('accepts no hash of a test’s quick passwords', async () => {
    const person = await signIn(api);
    const quick = await quickPasswords.hash(PASSWORD);
    await sql`update auth_accounts set password = ${quick} where user_id = ${person.userId}`.execute(
      api.database.db,
    );
    const { email } = person;
    expect(
      refusal(await newBrowser(api.url).auth('sign-in/email', { email, password: PASSWORD })),
    ).toEqual({ status: 401, code: 'sign_in_failed', detail: 'wrong_credentials' });
  });

  it('sets a cookie that scripts, other sites and other paths do not get, and secure over HTTPS', async () => {
    const person = await signIn(api);
    const answer = await newBrowser(api.url).auth('sign-in/email', {
      email: person.email,
      password: PASSWORD,
    });
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^greenroom\.session_token=/);
    expect(cookie.split('; ').slice(1).toSorted()).toEqual([
      'HttpOnly',
      'Max-Age=604800',
      'Path=/console',
      'SameSite=Lax',
    ]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(JSON.stringify(answer.body)).not.toContain(
      cookie.slice(cookie.indexOf('=') + 1, cookie.indexOf('=') + 20),
    );
    const secure = await testApi({
      passwords: scryptPasswords,
      roles: ['api'],
      database: api.database,
      env: { PUBLIC_URL: 'https://talent.example.com' },
    });
    const [behindTls = ''] = (
      await newBrowser(secure.url).auth('sign-in/email', {
        email: person.email,
        password: PASSWORD,
      })
    ).headers.getSetCookie();
    await secure.close();
    expect(behindTls).toMatch(/^__Secure-greenroom\.session_token=.*; Secure/);
  });

  it('creates a new session each time, and ends the browser’s previous one', async () => {
    const person = await signIn(api);
    const before = person.cookie;
    await person.auth('sign-in/email', { email: person.email, password: PASSWORD });
    expect(person.cookie).not.toBe(before);
    const thief = newBrowser(api.url);
    thief.cookie = before;
    expect(refusal(await thief.send('GET', SESSION))).toEqual(NOBODY);
    // A planted session is not adopted.
    const victim = newBrowser(api.url);
    victim.cookie = 'greenroom.session_token=planted.c2lnbmF0dXJl';
    await victim.auth('sign-in/email', { email: person.email, password: PASSWORD });
    expect(victim.cookie).not.toContain('planted');
    expect((await victim.send('GET', SESSION)).status).toBe(200);
  });

  it('answers an unknown account, a missing password and a wrong password alike, and takes as long', async () => {
    const person = await signIn(api);
    const invited = 'invited.only@example.com';
    await person.post('/v1/members', { email: invited, role: 'viewer' });
    const answers: object[] = [];
    const times: number[] = [];
    for (const email of [person.email, invited, 'nobody@example.com']) {
      const fastest: number[] = [];
      for (let i = 0; i < 4; i++) {
        const began = performance.now();
        const answer = await newBrowser(api.url).auth('sign-in/email', {
          email,
          password: 'not the password',
        });
        fastest.push(performance.now() - began);
        if (i === 0)
          answers.push({
            ...refusal(answer),
            message: answer.body.error.message,
            cookies: answer.headers.getSetCookie(),
          });
      }
      times.push(Math.min(...fastest));
    }
    expect(answers[0]).toMatchObject({
      status: 401,
      code: 'sign_in_failed',
      detail: 'wrong_credentials',
      cookies: [],
    });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    // Hashing takes tens of milliseconds; an answer without it would be there in a few.
    expect(Math.min(...times)).toBeGreaterThan(Math.max(...times) / 3);
    await api.services.signIn.recorded();
    expect(await actionsOf(person.workspaceId)).toContain('person.sign_in_failed');
  });
});

describe('attempts', () => {
  it('admits exactly the stated number for an account, over two processes and many addresses; the right password then waits too', async () => {
    const person = await signIn(api);
    const tries = Array.from({ length: ATTEMPTS.account.max + 8 }, (_, i) =>
      newBrowser(i % 2 === 0 ? api.url : other.url).auth('sign-in/email', {
        email: person.email,
        password: 'not the password',
      }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(ATTEMPTS.account.max);
    expect(statuses.filter((status) => status === 429)).toHaveLength(8);
    const blocked = await newBrowser(api.url).auth('sign-in/email', {
      email: person.email,
      password: PASSWORD,
    });
    expect(refusal(blocked)).toMatchObject({ status: 429, code: 'rate_limit_exceeded' });
    expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(14 * 60);
    // Open sessions keep working.
    expect((await person.send('GET', SESSION)).status).toBe(200);
    await sql`update sign_in_attempts set blocked_until = now() - interval '1 second'`.execute(
      api.database.db,
    );
    expect(
      (await newBrowser(api.url).auth('sign-in/email', { email: person.email, password: PASSWORD }))
        .status,
    ).toBe(200);
  });

  it('are counted the same way for an unknown account; the audit log has the block once, and not each attempt', async () => {
    const before = await actionsOf(INSTALLATION);
    const tries = Array.from({ length: ATTEMPTS.account.max + 5 }, () =>
      newBrowser(api.url).auth('sign-in/email', {
        email: 'ghost@example.com',
        password: 'not the password',
      }),
    );
    expect((await Promise.all(tries)).filter(({ status }) => status === 401)).toHaveLength(
      ATTEMPTS.account.max,
    );
    await api.services.signIn.recorded();
    expect((await actionsOf(INSTALLATION)).slice(before.length)).toEqual([
      'person.sign_in_blocked',
    ]);
  });

  it('on an existing account are in the audit log of its workspaces, each attempt and the block once', async () => {
    const person = await signIn(api);
    for (let i = 0; i < ATTEMPTS.account.max + 3; i++) {
      await newBrowser(api.url).auth('sign-in/email', {
        email: person.email,
        password: 'not the password',
      });
    }
    await api.services.signIn.recorded();
    const actions = await actionsOf(person.workspaceId);
    expect(actions.filter((action) => action === 'person.sign_in_failed')).toHaveLength(
      ATTEMPTS.account.max,
    );
    expect(actions.filter((action) => action === 'person.sign_in_blocked')).toHaveLength(1);
  });

  it('of one address are blocked for all accounts, also with links, and a blocked address locks no account', async () => {
    const person = await signIn(api);
    const address = randomAddress();
    const tries = Array.from({ length: ATTEMPTS.address.max + 3 }, (_, i) =>
      newBrowser(api.url, address).auth('welcome', { token: `guess ${i}` }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(ATTEMPTS.address.max);
    for (let i = 0; i < ATTEMPTS.account.max + 1; i++) {
      const answer = await newBrowser(api.url, address).auth('sign-in/email', {
        email: person.email,
        password: 'not the password',
      });
      expect(answer.status).toBe(429);
    }
    expect(
      (await newBrowser(api.url).auth('sign-in/email', { email: person.email, password: PASSWORD }))
        .status,
    ).toBe(200);
  });
});

describe('a one-time link', () => {
  const link = async (email: string) => {
    const { workspaceId } = await api.newClient();
    const made = await api.services.people.operator.link({ email, workspaceId, role: 'owner' });
    return { ...made, workspaceId, token: tokenOf(made.url) };
  };

  it('works once, even when used at the same moment on several processes, and can be inspected before', async () => {
    const { token, workspaceId } = await link('once@example.com');
    const look = await newBrowser(api.url).auth('welcome/look', { token });
    expect(look.body.data).toMatchObject({
      email: 'once@example.com',
      workspaceId: null,
      signInFirst: false,
      passwordRequired: false,
    });
    const tries = Array.from({ length: 6 }, (_, i) =>
      newBrowser(i % 2 === 0 ? api.url : other.url).auth('welcome', { token }),
    );
    const answers = await Promise.all(tries);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => refusal(answer).detail === 'link_not_valid')).toHaveLength(5);
    expect(refusal(await newBrowser(api.url).auth('welcome/look', { token })).detail).toBe(
      'link_not_valid',
    );
    expect((await actionsOf(workspaceId)).slice(-2)).toEqual([
      'person.link_made',
      'person.signed_in',
    ]);
  });

  it('is stored as a hash, expires after 24 hours, and survives a request with missing input', async () => {
    const { token } = await link('late@example.com');
    const { rows } = await sql<{
      text: string;
    }>`select l::text as text from sign_in_links l`.execute(api.database.db);
    expect(rows.map(({ text }) => text).join('\n')).not.toContain(token);
    const short = await newBrowser(api.url).auth('welcome', { token, password: 'short' });
    expect([short.status, short.body.error.issues]).toMatchObject([400, [{ path: ['password'] }]]);
    const taken = await newBrowser(api.url).auth('welcome', {
      token,
      email: 'somebody.else@example.com',
      password: PASSWORD,
    });
    expect([taken.status, taken.body.error.issues]).toMatchObject([400, [{ path: ['email'] }]]);
    await sql`update sign_in_links set expires_at = now() + (expires_at - created_at) - interval '24 hours'`.execute(
      api.database.db,
    );
    expect(refusal(await newBrowser(api.url).auth('welcome', { token })).detail).toBe(
      'link_not_valid',
    );
  });

  it('costs no hashing of a password when it does not open', async () => {
    const began = process.cpuUsage();
    for (let i = 0; i < 10; i++) {
      const answer = await newBrowser(api.url).auth('welcome', {
        token: `guess ${i}`,
        password: 'a password of mine',
      });
      expect(refusal(answer).detail).toBe('link_not_valid');
    }
    const refused = process.cpuUsage(began).user;
    const { token } = await link('hashes@example.com');
    const again = process.cpuUsage();
    expect(
      (await newBrowser(api.url).auth('welcome', { token, password: 'a password of mine' })).status,
    ).toBe(200);
    // A hash alone takes tens of milliseconds of a core.
    expect(refused / 10).toBeLessThan(process.cpuUsage(again).user / 2);
  });

  it('that sets an address taken at the same moment is refused as taken, and stays usable', async () => {
    const people = [await api.newClient(), await api.newClient()].map(async ({ workspaceId }) => {
      const { rows } = await sql<{
        user_id: string;
      }>`select user_id from memberships where workspace_id = ${workspaceId}`.execute(
        api.database.db,
      );
      const token = randomBytes(32).toString('base64url');
      const row = {
        token_hash: hashOfToken(token),
        user_id: rows[0]!.user_id,
        workspace_id: null,
        expires_at: new Date(Date.now() + 3_600_000),
      };
      await api.database.db.insertInto('sign_in_links').values(row).execute();
      return token;
    });
    const tokens = await Promise.all(people);
    const wishes = { email: 'both.want@example.com', password: 'a password of mine' };
    const answers = await Promise.all(
      tokens.map((token) => newBrowser(api.url).auth('welcome', { token, ...wishes })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const at = answers.findIndex(({ status }) => status === 400);
    expect(answers[at]!.body.error.issues).toMatchObject([{ path: ['email'] }]);
    const other = await newBrowser(api.url).auth('welcome', {
      token: tokens[at],
      ...wishes,
      email: 'another.one@example.com',
    });
    expect(other.status).toBe(200);
  });

  it('of the operator replaces a lost password, and ends the old one, every session and every other such link', async () => {
    const person = await signIn(api);
    const first = await api.services.people.operator.link({
      email: person.email,
      workspaceId: null,
      role: 'owner',
    });
    const second = await api.services.people.operator.link({
      email: person.email,
      workspaceId: null,
      role: 'owner',
    });
    const browser = newBrowser(api.url);
    expect(
      (await browser.auth('welcome', { token: tokenOf(first.url), password: 'another password' }))
        .status,
    ).toBe(200);
    expect(refusal(await person.send('GET', SESSION))).toEqual(NOBODY);
    expect((await browser.send('GET', SESSION)).status).toBe(200);
    expect(
      refusal(await newBrowser(api.url).auth('welcome', { token: tokenOf(second.url) })).detail,
    ).toBe('link_not_valid');
    expect(
      (await newBrowser(api.url).auth('sign-in/email', { email: person.email, password: PASSWORD }))
        .status,
    ).toBe(401);
    expect(
      (
        await newBrowser(api.url).auth('sign-in/email', {
          email: person.email,
          password: 'another password',
        })
      ).status,
    ).toBe(200);
  });
});
