import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type TestApi, testApi } from '../../test/api.ts';
import { newBrowser, PASSWORD, type SignedIn, signIn } from '../../test/console.ts';
import { scryptPasswords } from './password-hash.ts';
import { SESSION_REQUESTS_PER_MINUTE } from './rules.ts';
import type { OwnSession } from './session-contract.ts';

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

const SESSION = '/console/api/session';
const isOpen = async (browser: { send: SignedIn['send'] }): Promise<boolean> => {
  const answer = await browser.send('GET', SESSION);
  if (answer.status !== 200)
    expect([answer.status, answer.body.error.code]).toEqual([401, 'session_required']);
  return answer.status === 200;
};
const own = (answer: Answer) => answer.body.data.sessions as OwnSession[];

async function again(person: SignedIn, url = api.url) {
  const browser = newBrowser(url);
  const answer = await browser.auth('sign-in/email', {
    email: person.email,
    password: person.password,
  });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return browser;
}

describe('a session', () => {
  it('ends everywhere with sign-out, and its cookie opens nothing any more', async () => {
    const person = await signIn(api);
    const elsewhere = newBrowser(other.url);
    elsewhere.cookie = person.cookie;
    expect(await isOpen(elsewhere)).toBe(true);
    expect((await person.auth('sign-out')).status).toBe(200);
    expect(person.cookie).toBe('');
    expect(await isOpen(elsewhere)).toBe(false);
    // Once more is no error: there is nothing to end.
    expect((await person.auth('sign-out')).status).toBe(200);
  });

  it('is listed, and can be ended only by its user', async () => {
    const person = await signIn(api);
    const second = await again(person, other.url);
    const listed = own(await person.send('GET', '/console/auth/list-sessions'));
    expect(listed.map(({ current }) => current)).toEqual([false, true]);
    expect(listed[0]).toMatchObject({
      userAgent: 'Test browser',
      address: expect.stringMatching(/^10\./),
    });
    expect(JSON.stringify(listed)).not.toContain(
      decodeURIComponent(second.cookie).split(/[=.]/)[2],
    );
    const stranger = await signIn(api);
    const sessionId = listed[0]!.sessionId;
    expect((await stranger.auth('revoke-session', { sessionId })).status).toBe(404);
    expect(await isOpen(second)).toBe(true);
    expect((await person.auth('revoke-session', { sessionId })).status).toBe(200);
    expect(await isOpen(second)).toBe(false);
    expect(await isOpen(person)).toBe(true);
  });

  it('ends with all others of the person by one request, and within a second on another process', async () => {
    const person = await signIn(api);
    const second = await again(person, other.url);
    const stranger = await signIn(api);
    const began = performance.now();
    expect((await person.auth('revoke-sessions')).body.data).toEqual({ ended: 2 });
    expect(await isOpen(second)).toBe(false);
    expect(performance.now() - began).toBeLessThan(1_000);
    expect([await isOpen(person), await isOpen(stranger)]).toEqual([false, true]);
  });

  it('is renewed while it is used, ends a week after its last use, and after thirty days in any case', async () => {
    const person = await signIn(api);
    const set = (columns: string) =>
      sql`update auth_sessions set ${sql.raw(columns)} where user_id = ${person.userId}`.execute(
        api.database.db,
      );
    const left = async () => {
      const { rows } = await sql<{ hours: number }>`
        select extract(epoch from expires_at - now())::float8 / 3600 as hours from auth_sessions where user_id = ${person.userId}`.execute(
        api.database.db,
      );
      return rows[0]!.hours;
    };
    expect(await left()).toBeGreaterThan(7 * 24 - 0.1);
    await set("expires_at = now() + interval '3 days'");
    const answer = await person.send('GET', SESSION);
    expect(answer.headers.getSetCookie()).toHaveLength(1);
    expect(await left()).toBeGreaterThan(7 * 24 - 0.1);
    await set("expires_at = now() - interval '1 second'");
    expect(await isOpen(person)).toBe(false);

    const old = await again(person);
    await set("created_at = now() - interval '30 days'");
    expect(await isOpen(old)).toBe(false);
  });

  it('has a limit of requests of its own, counted over all processes', async () => {
    const person = await signIn(api);
    const elsewhere = newBrowser(other.url);
    elsewhere.cookie = person.cookie;
    await sql`
      update auth_sessions set requests = ${SESSION_REQUESTS_PER_MINUTE - 1}, minute = floor(extract(epoch from now() + interval '1 minute') / 60)
      where user_id = ${person.userId}`.execute(api.database.db);
    const answers = await Promise.all([
      person.get('/v1/sourcings'),
      elsewhere.get('/v1/sourcings'),
      person.get('/v1/sourcings'),
    ]);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(2);
    expect(refused[0]!.body.error).toMatchObject({
      code: 'rate_limit_exceeded',
      details: { window: 'minute', limit: SESSION_REQUESTS_PER_MINUTE },
    });
    expect(refused[0]!.headers.get('retry-after')).toMatch(/^\d+$/);
  });
});

describe('one’s own account', () => {
  it('changes its password with the current one only, and every other session ends with it', async () => {
    const person = await signIn(api);
    const second = await again(person);
    const wrong = await person.auth('change-password', {
      currentPassword: 'not the password',
      newPassword: 'a new password',
    });
    expect([wrong.status, wrong.body.error.code]).toEqual([401, 'sign_in_failed']);
    const before = person.cookie;
    expect(
      (
        await person.auth('change-password', {
          currentPassword: PASSWORD,
          newPassword: 'a new password',
        })
      ).status,
    ).toBe(200);
    expect(person.cookie).not.toBe(before);
    expect([await isOpen(person), await isOpen(second)]).toEqual([true, false]);
    expect(
      (await newBrowser(api.url).auth('sign-in/email', { email: person.email, password: PASSWORD }))
        .status,
    ).toBe(401);
    await expect(again({ ...person, password: 'a new password' })).resolves.toBeDefined();
  });

  it('changes its name and language', async () => {
    const person = await signIn(api);
    const changed = await person.auth('update-user', { name: '  Ada Lovelace ', language: 'fr' });
    expect(changed.body.data).toMatchObject({
      name: 'Ada Lovelace',
      language: 'fr',
      email: person.email,
    });
    const nameless = await person.auth('update-user', { name: '  ' });
    expect([nameless.status, nameless.body.error.issues]).toMatchObject([
      400,
      [{ path: ['name'] }],
    ]);
    // What the operations then speak.
    expect((await person.send('GET', SESSION)).body.data).toMatchObject({
      user: { name: 'Ada Lovelace', language: 'fr' },
    });
  });
});
