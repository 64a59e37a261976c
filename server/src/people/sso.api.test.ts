import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Answer, type TestApi, testApi } from '../../test/api.ts';
import { CLIENT, type CompanyLogin, companyLogin, ISSUER } from '../../test/company-login.ts';
import { type Browser, newBrowser, PASSWORD, type SignedIn, signIn } from '../../test/console.ts';

const ORIGIN = 'https://talent.example.com';
let company: CompanyLogin;
let api: TestApi;
beforeAll(async () => {
  company = await companyLogin(`${ORIGIN}/console/auth/sso/callback`);
  api = await testApi({
    roles: ['api'],
    env: { PUBLIC_URL: ORIGIN },
    outbound: company.outbound,
  });
});
afterAll(async () => {
  await api.close();
  await company.close();
});

const SESSION = '/console/api/session';
const told = ({ status, body }: Answer) => [
  status,
  (body.error?.details as { code?: string } | undefined)?.code ?? body.error?.code,
];

async function withSso(settings: object = {}): Promise<SignedIn> {
  const owner = await signIn(api);
  const set = await owner.post('/v1/sso', {
    issuer: ISSUER,
    ...CLIENT,
    roleClaim: 'groups',
    roles: [
      { value: 'hiring', role: 'recruiter' },
      { value: 'leads', role: 'owner' },
    ],
    ...settings,
  });
  expect(told(set)).toEqual([200, undefined]);
  return owner;
}

let people = 0;
function employee(claims: object): string {
  const id = `employee-${++people}`;
  company.people.set(id, { email: `${id}@example.com`, email_verified: true, ...claims });
  return id;
}

/** The whole way there and back. Returns where the browser lands. */
async function goThrough(workspaceId: string, person: string, browser: Browser) {
  const started = await browser.auth('sso/start', { workspaceId, to: '/castings' });
  const { url } = started.body.data as unknown as { url: string };
  const back = await company.visit(url, person);
  expect(`${back.origin}${back.pathname}`).toBe(`${ORIGIN}/console/auth/sso/callback`);
  return finish(browser, back);
}

async function finish(browser: Browser, { pathname, search }: URL): Promise<string | null> {
  const answer = await browser.send('GET', `${pathname}${search}`);
  return answer.headers.get('location');
}

it('adds a person of the company as a member with the role that their groups give', async () => {
  const owner = await withSso();
  const person = employee({ name: 'Ada Lovelace', groups: ['all', 'hiring'] });
  const browser = newBrowser(api.url);
  expect(await goThrough(owner.workspaceId, person, browser)).toBe('/console/castings');
  const session = await browser.send('GET', SESSION);
  expect(session.body.data).toMatchObject({
    user: { name: 'Ada Lovelace', email: `${person}@example.com`, localTo: owner.workspaceId },
    workspaces: [{ workspaceId: owner.workspaceId, role: 'recruiter' }],
  });
  company.people.set(person, { ...company.people.get(person), groups: ['leads'] });
  await goThrough(owner.workspaceId, person, newBrowser(api.url));
  expect((await browser.send('GET', SESSION)).body.data).toMatchObject({
    workspaces: [{ role: 'owner' }],
  });
});

it('finds a member by the address, and lets the session into this workspace only', async () => {
  const owner = await withSso();
  const other = await api.newClient();
  await api.services.people.operator.link({
    email: owner.email,
    workspaceId: other.workspaceId,
    role: 'owner',
  });
  const person = employee({ email: owner.email.toUpperCase(), groups: 'leads' });
  const browser = newBrowser(api.url);
  await goThrough(owner.workspaceId, person, browser);
  const session = await browser.send('GET', SESSION);
  expect(session.body.data).toMatchObject({ user: { userId: owner.userId } });
  expect(session.body.data.workspaces).toHaveLength(1);
  const elsewhere = { 'x-workspace-id': other.workspaceId };
  const there = await browser.send('GET', '/console/api/v1/members', undefined, elsewhere);
  expect(told(there)).toEqual([404, 'not_found']);
  for (const [path, body] of [
    ['change-password', { currentPassword: PASSWORD, newPassword: 'another password' }],
    ['second-factor/start', { password: PASSWORD }],
    ['passkeys/start', {}],
    ['revoke-sessions', {}],
    ['update-user', { name: 'Somebody else' }],
  ] as const)
    expect([path, told(await browser.auth(path, body))]).toEqual([path, [403, 'provider_session']]);
});

it('refuses people without a role, without a proved address, and who were removed', async () => {
  const owner = await withSso();
  const landing = (problem: string) =>
    `/console/sign-in?workspace=${owner.workspaceId}&problem=${problem}`;
  const enter = (person: string) => goThrough(owner.workspaceId, person, newBrowser(api.url));
  expect(await enter(employee({ groups: ['all'] }))).toBe(landing('no_role'));
  const unproved = employee({ groups: ['hiring'], email: owner.email, email_verified: false });
  expect(await enter(unproved)).toBe(landing('no_email'));
  const person = employee({ groups: ['hiring'] });
  expect(await enter(person)).toBe('/console/castings');
  const { body } = await owner.get('/v1/members');
  const members = body.data.members as { userId: string; email: string }[];
  const { userId } = members.find(({ email }) => email === `${person}@example.com`)!;
  expect((await owner.delete(`/v1/members/${userId}`)).status).toBe(200);
  expect(await enter(person)).toBe(landing('removed'));
  // Also who had another account: it is no way back.
  const colleague = await signIn(api, { role: 'recruiter', workspaceId: owner.workspaceId });
  expect((await owner.delete(`/v1/members/${colleague.userId}`)).status).toBe(200);
  const again = employee({ email: colleague.email, groups: ['hiring'] });
  expect(await enter(again)).toBe(landing('removed'));
});

it('accepts an answer of the provider once, in the browser that began, for its own state', async () => {
  const owner = await withSso();
  const person = employee({ groups: ['hiring'] });
  const browser = newBrowser(api.url);
  const started = await browser.auth('sso/start', { workspaceId: owner.workspaceId });
  const back = await company.visit((started.body.data as unknown as { url: string }).url, person);
  expect(await finish(newBrowser(api.url), back)).toBe('/console/sign-in?problem=failed');
  const forged = new URL(back);
  forged.searchParams.set('state', 'another');
  const cookie = browser.cookie;
  const problem = `/console/sign-in?workspace=${owner.workspaceId}&problem=failed`;
  expect(await finish(browser, forged)).toBe(problem);
  browser.cookie = cookie;
  expect(await finish(browser, back)).toBe('/console/');
  browser.cookie = cookie;
  expect(await finish(browser, back)).toBe(problem);
});

it('keeps other sessions out of a workspace that enforces it, until the operator helps', async () => {
  const owner = await withSso();
  const enforced = {
    issuer: ISSUER,
    clientId: CLIENT.clientId,
    defaultRole: 'viewer',
    enforced: true,
  };
  const early = await owner.post('/v1/sso', enforced);
  expect([early.status, early.body.error.issues[0]?.path]).toEqual([400, ['enforced']]);
  const browser = newBrowser(api.url);
  await goThrough(owner.workspaceId, employee({ email: owner.email, groups: ['leads'] }), browser);
  expect(told(await owner.post('/v1/sso', enforced))).toEqual([200, undefined]);
  expect(told(await owner.get('/v1/members'))).toEqual([403, 'provider_required']);
  expect((await owner.send('GET', SESSION)).status).toBe(200);
  expect((await browser.get('/v1/members')).status).toBe(200);
  const { operator } = api.services.people;
  expect(await operator.makeSsoOptional(owner.workspaceId)).toMatchObject({ changed: true });
  expect((await owner.get('/v1/members')).status).toBe(200);
  expect((await owner.delete('/v1/sso')).status).toBe(200);
  expect(told(await browser.send('GET', SESSION))).toEqual([401, 'session_required']);
});

it('stores the client secret sealed, and never answers it', async () => {
  const owner = await withSso();
  const read = await owner.get('/v1/sso');
  expect(JSON.stringify(read.body)).not.toContain(CLIENT.clientSecret);
  expect(read.body.data).toMatchObject({
    connection: { issuer: ISSUER, clientId: CLIENT.clientId, identities: 0 },
    redirectUri: `${ORIGIN}/console/auth/sso/callback`,
  });
  const { rows } = await sql<{ secret: Buffer }>`
    select client_secret as secret from sso_connections where workspace_id = ${owner.workspaceId}`.execute(
    api.database.db,
  );
  expect(rows[0]!.secret.includes(CLIENT.clientSecret)).toBe(false);
});
