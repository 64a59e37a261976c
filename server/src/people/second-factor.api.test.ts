import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Answer, type TestApi, testApi } from '../../test/api.ts';
import { newBrowser, PASSWORD, type SignedIn, signIn } from '../../test/console.ts';
import { totp } from '../../test/totp.ts';
import { scryptPasswords } from './password-hash.ts';
import { challengeIn, withoutSession } from './rules.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ passwords: scryptPasswords, roles: ['api'] });
});
afterAll(() => api.close());

const SESSION = '/console/api/session';
const told = ({ status, body }: Answer) => [
  status,
  (body.error?.details as { code?: string } | undefined)?.code ?? body.error?.code,
];

interface Enrolled {
  person: SignedIn;
  secret: string;
  recoveryCodes: string[];
}

async function enrolled(): Promise<Enrolled> {
  const person = await signIn(api);
  const started = await person.auth('second-factor/start', { password: PASSWORD });
  const { secret, recoveryCodes } = started.body.data as unknown as Enrolled;
  const confirmed = await person.auth('second-factor/confirm', { code: totp(secret) });
  expect(told(confirmed)).toEqual([200, undefined]);
  return { person, secret, recoveryCodes };
}

async function passwordOf({ email }: SignedIn) {
  const browser = newBrowser(api.url);
  const answer = await browser.auth('sign-in/email', { email, password: PASSWORD });
  return { browser, answer };
}

it('opens no session for the password alone once a second factor is on', async () => {
  const { person, secret } = await enrolled();
  expect((await person.send('GET', SESSION)).status).toBe(200);
  const { browser, answer } = await passwordOf(person);
  expect(answer.body.data).toEqual({ userId: person.userId, secondFactor: true });
  expect(told(await browser.send('GET', SESSION))).toEqual([401, 'session_required']);
  const wrong = await browser.auth('second-factor/sign-in', { code: '000000' });
  expect(told(wrong)).toEqual([401, 'wrong_code']);
  expect(told(await browser.send('GET', SESSION))).toEqual([401, 'session_required']);
  const right = await browser.auth('second-factor/sign-in', { code: totp(secret) });
  expect(right.body.data).toEqual({ userId: person.userId });
  expect((await browser.send('GET', SESSION)).status).toBe(200);
  await api.services.signIn.recorded();
  const { rows } = await sql<{ action: string; how: string }>`
    select action, details::jsonb->>'how' as how from audit_entries where chain = ${person.workspaceId} order by seq`.execute(
    api.database.db,
  );
  expect(rows.slice(-3).map(({ action, how }) => `${action}: ${how}`)).toEqual([
    'person.factor_changed: second factor on',
    'person.sign_in_failed: second factor',
    'person.signed_in: password and second factor',
  ]);
});

it('does not switch on before a code of the app was right', async () => {
  const person = await signIn(api);
  const wrong = await person.auth('second-factor/start', { password: 'not the password' });
  expect(told(wrong)).toEqual([401, 'wrong_credentials']);
  const started = await person.auth('second-factor/start', { password: PASSWORD });
  expect(started.body.data).toMatchObject({
    uri: expect.stringContaining(encodeURIComponent(`Greenroom:${person.email}`)),
  });
  expect(told(await person.auth('second-factor/confirm', { code: '000000' }))).toEqual([
    401,
    'wrong_code',
  ]);
  const { answer, browser } = await passwordOf(person);
  expect(answer.body.data).toMatchObject({ secondFactor: false });
  expect((await browser.send('GET', SESSION)).status).toBe(200);
});

it('takes each recovery code once', async () => {
  const { person, recoveryCodes } = await enrolled();
  const [code] = recoveryCodes;
  const first = await passwordOf(person);
  const entered = await first.browser.auth('second-factor/sign-in', { code, recovery: true });
  expect(entered.body.data).toEqual({ userId: person.userId });
  const second = await passwordOf(person);
  const again = await second.browser.auth('second-factor/sign-in', { code, recovery: true });
  expect(told(again)).toEqual([401, 'wrong_code']);
});

it('ends a challenge after five wrong codes, also for the right one', async () => {
  const { person, secret } = await enrolled();
  const { browser } = await passwordOf(person);
  for (let i = 0; i < 5; i++)
    expect(told(await browser.auth('second-factor/sign-in', { code: '000000' }))).toEqual([
      401,
      'wrong_code',
    ]);
  for (const code of ['000000', totp(secret)])
    expect(told(await browser.auth('second-factor/sign-in', { code }))).toEqual([
      401,
      'sign_in_again',
    ]);
});

it('keeps the app’s secret and the recovery codes encrypted', async () => {
  const { person, secret, recoveryCodes } = await enrolled();
  const { rows } = await sql<{ all: string }>`
    select secret || backup_codes as all from auth_two_factors where user_id = ${person.userId}`.execute(
    api.database.db,
  );
  expect(rows).toHaveLength(1);
  for (const text of [secret, ...recoveryCodes]) expect(rows[0]!.all).not.toContain(text);
});

it('switches off with the password only, and the password signs in alone again', async () => {
  const { person } = await enrolled();
  const wrong = await person.auth('second-factor/stop', { password: 'not the password' });
  expect(told(wrong)).toEqual([401, 'wrong_credentials']);
  expect((await person.auth('second-factor/stop', { password: PASSWORD })).body.data).toEqual({
    secondFactor: false,
  });
  expect((await passwordOf(person)).answer.body.data).toMatchObject({ secondFactor: false });
  expect((await person.send('GET', '/console/auth/factors')).body.data).toEqual({
    secondFactor: false,
    passkeys: [],
  });
});

it('lets the operator’s link in without a code, and reset a lost one', async () => {
  const { person } = await enrolled();
  const { userId } = await api.services.people.operator.resetFactors({ email: person.email });
  expect(userId).toBe(person.userId);
  expect((await passwordOf(person)).answer.body.data).toMatchObject({ secondFactor: false });
});

it('never takes an open session for the person who signs in', () => {
  const cookies =
    '__Secure-greenroom.session_token=a.b; __Secure-greenroom.two_factor=2fa-x.y; other=1';
  expect(withoutSession(cookies)).toBe('__Secure-greenroom.two_factor=2fa-x.y; other=1');
  expect(challengeIn(cookies)).toBe('2fa-x');
  expect(challengeIn('greenroom.session_token=a.b')).toBeNull();
  expect(withoutSession(undefined)).toBeUndefined();
});
