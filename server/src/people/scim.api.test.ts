import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../test/api.ts';
import { newBrowser, type SignedIn, signIn } from '../../test/console.ts';
import { ATTEMPTS } from './rules.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ roles: ['api'] });
});
afterAll(() => api.close());

const CORE = 'urn:ietf:params:scim:schemas:core:2.0:User';
const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
const PATCH_OP = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';

interface ScimAnswer {
  status: number;
  type: string | null;
  body: {
    id: string;
    active: boolean;
    totalResults: number;
    Resources: { id: string; userName: string; active: boolean }[];
    detail?: string;
    scimType?: string;
    [more: string]: unknown;
  };
}

interface Directory {
  send(method: string, path: string, body?: unknown): Promise<ScimAnswer>;
  owner: SignedIn;
}

function directoryOf(token: string) {
  return async (method: string, path: string, body?: unknown): Promise<ScimAnswer> => {
    const response = await fetch(`${api.url}/scim/v2${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/scim+json; charset=utf-8' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    const type = response.headers.get('content-type');
    return { status: response.status, type, body: text === '' ? undefined : JSON.parse(text) };
  };
}

async function connected(settings: object = {}): Promise<Directory> {
  const owner = await signIn(api);
  const set = await owner.post('/v1/scim', settings);
  const { token } = set.body.data as unknown as { token: string };
  return { owner, send: directoryOf(token) };
}

const patch = (...Operations: object[]) => ({ schemas: [PATCH_OP], Operations });

async function memberOf(owner: SignedIn, email: string) {
  const { members } = (await owner.get('/v1/members')).body.data as unknown as {
    members: { userId: string; email: string; role: string; name: string }[];
  };
  return members.find((member) => member.email === email) ?? null;
}

/** As Entra ID sends a new user with its default mappings. */
const entraUser = (email: string) => ({
  schemas: [CORE, ENTERPRISE],
  externalId: `entra-${email}`,
  userName: email,
  active: true,
  displayName: 'Ada Lovelace',
  emails: [{ primary: true, type: 'work', value: email }],
  addresses: [{ type: 'work', locality: 'London' }],
  meta: { resourceType: 'User' },
  name: { formatted: 'Ada Lovelace', familyName: 'Lovelace', givenName: 'Ada' },
  title: 'Recruiter',
  roles: [],
  [ENTERPRISE]: { department: 'Talent', manager: 'x' },
});

/** As Okta sends a new user. */
const oktaUser = (email: string) => ({
  schemas: [CORE],
  userName: email,
  name: { givenName: 'Grace', familyName: 'Hopper' },
  emails: [{ primary: true, value: email, type: 'work' }],
  displayName: 'Grace Hopper',
  locale: 'en-US',
  externalId: '00ujl29u0le5T6Aj10h7',
  groups: [],
  password: '1mz050nq',
  active: true,
});

it('keeps a member as Entra ID asks: test, create, change, disable, enable, delete', async () => {
  const { owner, send } = await connected({ defaultRole: 'recruiter' });
  const email = 'ada.entra@example.com';
  const search = `/Users?filter=${encodeURIComponent(`userName eq "${email}"`)}`;
  expect(await send('GET', search)).toMatchObject({
    status: 200,
    type: 'application/scim+json; charset=utf-8',
    body: { totalResults: 0, Resources: [] },
  });
  const created = await send('POST', '/Users', entraUser(email));
  expect(created).toMatchObject({
    status: 201,
    body: { userName: email, active: true, [ENTERPRISE]: { department: 'Talent' } },
  });
  const { id } = created.body;
  expect(await memberOf(owner, email)).toMatchObject({ role: 'recruiter', name: 'Ada Lovelace' });
  expect(
    (await send('GET', search.toUpperCase().replace('/USERS?FILTER', '/Users?filter'))).body,
  ).toMatchObject({ totalResults: 1, Resources: [{ id }] });
  const byExternal = `/Users?filter=${encodeURIComponent(`externalId eq "entra-${email}"`)}`;
  expect((await send('GET', byExternal)).body.Resources).toMatchObject([{ id }]);
  const renamed = patch(
    { op: 'Replace', path: 'displayName', value: 'Ada King' },
    { op: 'Add', path: 'emails[type eq "work"].value', value: 'ada.king@example.com' },
    { op: 'Add', path: `${ENTERPRISE}:department`, value: 'People' },
    { op: 'Replace', path: 'addresses[type eq "work"].locality', value: 'Paris' },
    { op: 'Add', value: { 'name.familyName': 'King' } },
  );
  expect(await send('PATCH', `/Users/${id}`, renamed)).toMatchObject({
    status: 200,
    body: {
      displayName: 'Ada King',
      emails: [{ type: 'work', value: 'ada.king@example.com' }],
      name: { givenName: 'Ada', familyName: 'King' },
      [ENTERPRISE]: { department: 'People' },
    },
  });
  expect(await memberOf(owner, 'ada.king@example.com')).toMatchObject({ name: 'Ada King' });
  const disable = patch({ op: 'Replace', path: 'active', value: 'False' });
  expect((await send('PATCH', `/Users/${id}`, disable)).body.active).toBe(false);
  expect(await memberOf(owner, 'ada.king@example.com')).toBeNull();
  expect((await send('GET', search)).body.Resources).toMatchObject([{ id, active: false }]);
  const enable = patch({ op: 'Replace', path: 'active', value: 'True' });
  expect((await send('PATCH', `/Users/${id}`, enable)).body.active).toBe(true);
  expect(await memberOf(owner, 'ada.king@example.com')).toMatchObject({ role: 'recruiter' });
  expect((await send('DELETE', `/Users/${id}`)).status).toBe(204);
  expect((await send('GET', `/Users/${id}`)).status).toBe(404);
  expect(await memberOf(owner, 'ada.king@example.com')).toBeNull();
});

it('keeps a member as Okta asks: list, create, PUT, deactivate without a path, reactivate', async () => {
  const { owner, send } = await connected();
  const first = await send('GET', '/Users?startIndex=1&count=100');
  expect(first.body).toMatchObject({
    totalResults: 1,
    Resources: [{ userName: owner.email, active: true, id: owner.userId }],
  });
  expect((await send('GET', '/Groups?startIndex=1&count=100')).body.totalResults).toBe(0);
  const user = oktaUser('grace.okta@example.com');
  const { body } = await send('POST', '/Users', user);
  expect(await memberOf(owner, user.userName)).toMatchObject({ role: 'viewer' });
  const put = { ...user, id: body.id, name: { givenName: 'Grace', familyName: 'Murray' } };
  expect((await send('PUT', `/Users/${body.id}`, put)).body.name).toEqual(put.name);
  const deactivate = patch({ op: 'replace', value: { active: false } });
  expect((await send('PATCH', `/Users/${body.id}`, deactivate)).body.active).toBe(false);
  expect(await memberOf(owner, user.userName)).toBeNull();
  expect((await send('PUT', `/Users/${body.id}`, put)).body.active).toBe(true);
  expect(await memberOf(owner, user.userName)).not.toBeNull();
  const again = await send('POST', '/Users', { ...user, userName: 'GRACE.okta@example.com' });
  expect(again).toMatchObject({ status: 409, body: { scimType: 'uniqueness', status: '409' } });
});

it('ends the sessions and keys of a deactivated member, and keeps what they did', async () => {
  const { owner, send } = await connected();
  const person = await signIn(api, { role: 'recruiter', workspaceId: owner.workspaceId });
  const made = await person.post('/v1/sourcings', {});
  expect(made.status).toBeLessThan(300);
  const off = patch({ op: 'replace', path: 'active', value: false });
  expect((await send('PATCH', `/Users/${person.userId}`, off)).status).toBe(200);
  const after = await person.send('GET', '/console/api/session');
  expect([after.status, after.body.error.code]).toEqual([401, 'session_required']);
  const { rows } = await sql`
    select 1 from audit_entries where actor = 'directory' and action = 'member.removed' and subject = ${person.userId}`.execute(
    api.database.db,
  );
  expect(rows).toHaveLength(1);
  const { sourcingId } = made.body.data as unknown as { sourcingId: string };
  expect((await owner.get(`/v1/sourcings/${sourcingId}`)).status).toBe(200);
});

it('never removes or demotes the last owner', async () => {
  const { owner, send } = await connected({
    roleAttribute: 'roles',
    roles: [{ value: 'hiring', role: 'recruiter' }],
  });
  const { members } = (await owner.get('/v1/members')).body.data as unknown as {
    members: { userId: string }[];
  };
  for (const { userId } of members)
    if (userId !== owner.userId) await owner.delete(`/v1/members/${userId}`);
  const path = `/Users/${owner.userId}`;
  for (const [method, body] of [
    ['DELETE', undefined],
    ['PATCH', patch({ op: 'replace', path: 'active', value: false })],
  ] as const)
    expect(await send(method, path, body)).toMatchObject({
      status: 403,
      body: { detail: expect.stringContaining('at least one owner') },
    });
  const demoted = patch({ op: 'Add', path: 'roles', value: [{ value: 'hiring' }] });
  expect((await send('PATCH', path, demoted)).status).toBe(200);
  expect(await memberOf(owner, owner.email)).toMatchObject({ role: 'owner' });
});

it('gives the role that an attribute says, and the default one to who comes back without', async () => {
  const { owner, send } = await connected({
    roleAttribute: 'roles',
    roles: [
      { value: 'hiring', role: 'recruiter' },
      { value: 'leads', role: 'owner' },
    ],
  });
  const email = 'roles@example.com';
  const user = { ...entraUser(email), roles: [{ value: 'hiring', primary: 'True' }] };
  const { id } = (await send('POST', '/Users', user)).body;
  const role = async () => (await memberOf(owner, email))?.role;
  expect(await role()).toBe('recruiter');
  const change = (value: unknown, path = 'roles') =>
    send('PATCH', `/Users/${id}`, patch({ op: 'Replace', path, value }));
  await change('leads', 'roles[primary eq "True"].value');
  expect(await role()).toBe('owner');
  await change([{ value: '{"id":"18d14569","value":"hiring","displayName":"Hiring"}' }]);
  expect(await role()).toBe('recruiter');
  await send('PATCH', `/Users/${id}`, patch({ op: 'Remove', path: 'roles' }));
  expect(await role()).toBe('viewer');
  await change([{ value: 'leads' }]);
  await change('False', 'active');
  await send('PATCH', `/Users/${id}`, patch({ op: 'Remove', path: 'roles' }));
  await change('True', 'active');
  expect(await role()).toBe('viewer');
});

it('refuses what it cannot follow in the form of the protocol, and changes nothing', async () => {
  const { owner, send } = await connected();
  const { id } = (await send('POST', '/Users', oktaUser('form@example.com'))).body;
  const path = `/Users/${id}`;
  const refused = [
    ['GET', '/Users?filter=userName%20co%20%22a%22', undefined, 400, 'invalidFilter'],
    ['GET', '/Users?startIndex=x', undefined, 400, 'invalidValue'],
    ['GET', '/Users?filter=%zz', undefined, 400, 'invalidValue'],
    ['GET', '/Users?filter=userName%20eq%20%22%5Cu0000%22', undefined, 400, 'invalidFilter'],
    ['GET', '/Users/%00', undefined, 404, undefined],
    ['POST', '/Users', { schemas: [CORE], userName: 'no address' }, 400, 'invalidValue'],
    ['POST', '/Users', [], 400, 'invalidSyntax'],
    ['PATCH', path, patch({ op: 'move', path: 'active' }), 400, 'invalidSyntax'],
    ['PATCH', path, patch({ op: 'replace', path: 'active', value: 'maybe' }), 400, 'invalidValue'],
    ['PATCH', path, patch({ op: 'replace', path: 'emails[', value: 1 }), 400, 'invalidPath'],
    ['PATCH', path, patch({ op: 'remove' }), 400, 'noTarget'],
    ['PATCH', path, patch({ op: 'add', path: '__proto__.x', value: 1 }), 400, 'invalidPath'],
    ['PUT', '/Users/user_unknown', oktaUser('x@example.com'), 404, undefined],
    [
      'PATCH',
      path,
      patch({ op: 'replace', path: 'userName', value: owner.email }),
      409,
      'uniqueness',
    ],
    ['GET', '/Nothing', undefined, 404, undefined],
  ] as const;
  for (const [method, to, body, status, scimType] of refused) {
    const answer = await send(method, to, body);
    expect([to, answer.status, answer.body.scimType]).toEqual([to, status, scimType]);
    expect(answer.body).toMatchObject({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      status: String(status),
      detail: expect.any(String),
    });
  }
  expect((await send('GET', path)).body).toMatchObject({
    active: true,
    displayName: 'Grace Hopper',
  });
});

it('says what it can do', async () => {
  const { send } = await connected();
  expect((await send('GET', '/ServiceProviderConfig')).body).toMatchObject({
    patch: { supported: true },
    filter: { supported: true, maxResults: 200 },
    bulk: { supported: false },
  });
  expect((await send('GET', '/ResourceTypes')).body.Resources).toMatchObject([{ id: 'User' }]);
  const { Resources } = (await send('GET', '/Schemas')).body;
  expect(Resources.map(({ id }) => id)).toEqual([CORE, ENTERPRISE]);
  expect((await send('GET', `/Schemas/${CORE}`)).body.attributes).toContainEqual(
    expect.objectContaining({ name: 'userName', uniqueness: 'server' }),
  );
});

it('knows only the members of its own workspace', async () => {
  const { send } = await connected();
  const other = await connected();
  const path = `/Users/${other.owner.userId}`;
  for (const [method, body] of [
    ['GET', undefined],
    ['PUT', oktaUser('taken@example.com')],
    ['PATCH', patch({ op: 'replace', value: { active: false } })],
    ['DELETE', undefined],
  ] as const)
    expect((await send(method, path, body)).status).toBe(404);
  // The same address in both makes two accounts.
  const user = oktaUser('both@example.com');
  const ids = [await send('POST', '/Users', user), await other.send('POST', '/Users', user)];
  expect(new Set(ids.map(({ body }) => body.id)).size).toBe(2);
});

it('never touches the account of a person who belongs to other workspaces too', async () => {
  const { owner, send } = await connected();
  const person = await signIn(api, { role: 'recruiter', workspaceId: owner.workspaceId });
  const elsewhere = await api.newClient();
  const { workspaceId } = elsewhere;
  await api.services.people.operator.link({ email: person.email, workspaceId, role: 'viewer' });
  const changed = patch({ op: 'replace', value: { displayName: 'Somebody', active: false } });
  expect((await send('PATCH', `/Users/${person.userId}`, changed)).status).toBe(200);
  const session = await person.send('GET', '/console/api/session', undefined, {
    'x-workspace-id': workspaceId,
  });
  expect(session.body.data).toMatchObject({
    user: { name: 'A recruiter', email: person.email },
    workspaces: [{ workspaceId }],
  });
});

it('keeps one account of a person whom the operator also links, and ends it', async () => {
  const { owner, send } = await connected();
  const { id } = (await send('POST', '/Users', oktaUser('linked@example.com'))).body;
  const { workspaceId } = owner;
  const linked = { email: 'linked@example.com', workspaceId, role: 'recruiter' } as const;
  await api.services.people.operator.link(linked);
  const off = patch({ op: 'replace', value: { active: false } });
  expect((await send('PATCH', `/Users/${id}`, off)).status).toBe(200);
  expect(await memberOf(owner, 'linked@example.com')).toBeNull();
});

it('knows nobody who is only invited, and takes the place of their invitation', async () => {
  const { owner, send } = await connected();
  const elsewhere = await signIn(api);
  const invited = { email: elsewhere.email, role: 'owner' };
  expect((await owner.post('/v1/members', invited)).status).toBe(200);
  expect(JSON.stringify((await send('GET', '/Users')).body)).not.toContain(elsewhere.email);
  expect((await send('GET', `/Users/${elsewhere.userId}`)).status).toBe(404);
  const created = await send('POST', '/Users', { ...oktaUser(elsewhere.email), active: false });
  expect(created.status).toBe(201);
  expect(created.body.id).not.toBe(elsewhere.userId);
  expect(await memberOf(owner, elsewhere.email)).toBeNull();
});

it('takes over a member whom the directory knows by another name than the address', async () => {
  const { owner, send } = await connected();
  const member = await signIn(api, { role: 'recruiter', workspaceId: owner.workspaceId });
  const user = { ...entraUser(member.email), userName: 'upn@corp.example.com' };
  const created = await send('POST', '/Users', user);
  expect(created).toMatchObject({ status: 201, body: { id: member.userId, active: true } });
  expect(await memberOf(owner, member.email)).toMatchObject({ role: 'recruiter' });
  const again = { ...user, userName: 'other@corp.example.com', externalId: 'other' };
  expect((await send('POST', '/Users', again)).status).toBe(409);
  const off = patch({ op: 'Replace', path: 'active', value: 'False' });
  expect((await send('PATCH', `/Users/${member.userId}`, off)).status).toBe(200);
  expect(await memberOf(owner, member.email)).toBeNull();
});

it('never gives an owner’s account to another address, and records every change of one', async () => {
  const { owner, send } = await connected({
    roleAttribute: 'title',
    roles: [{ value: 'Boss', role: 'owner' }],
  });
  const change = (id: string, email: string) =>
    send(
      'PATCH',
      `/Users/${id}`,
      patch({ op: 'replace', path: 'emails', value: [{ value: email }] }),
    );
  const boss = (await send('POST', '/Users', { ...oktaUser('boss@example.com'), title: 'Boss' }))
    .body;
  expect((await change(boss.id, 'attacker@example.com')).status).toBe(400);
  expect(await memberOf(owner, 'boss@example.com')).toMatchObject({ role: 'owner' });
  const viewer = (await send('POST', '/Users', oktaUser('viewer@example.com'))).body;
  expect((await change(viewer.id, 'renamed@example.com')).status).toBe(200);
  const { rows } = await sql`
    select 1 from audit_entries where actor = 'directory' and action = 'member.address_changed' and subject = ${viewer.id}`.execute(
    api.database.db,
  );
  expect(rows).toHaveLength(1);
});

it('writes the value that a filter describes as it was sent', async () => {
  const { owner, send } = await connected({
    roleAttribute: 'roles',
    roles: [{ value: 'Hiring', role: 'recruiter' }],
  });
  const { id } = (await send('POST', '/Users', oktaUser('described@example.com'))).body;
  const path = 'roles[value eq "Hiring"].primary';
  await send('PATCH', `/Users/${id}`, patch({ op: 'Add', path, value: 'True' }));
  expect(await memberOf(owner, 'described@example.com')).toMatchObject({ role: 'recruiter' });
});

it('admits the newest token only, and none when it is disconnected or suspended', async () => {
  const owner = await signIn(api);
  const set = async (body: object) =>
    (await owner.post('/v1/scim', body)).body.data as unknown as { token: string | null };
  const first = directoryOf((await set({})).token!);
  expect((await set({ defaultRole: 'recruiter' })).token).toBeNull();
  expect((await first('GET', '/Users')).status).toBe(200);
  const second = directoryOf((await set({ newToken: true })).token!);
  expect((await first('GET', '/Users')).status).toBe(401);
  expect((await second('GET', '/Users')).status).toBe(200);
  const read = await owner.get('/v1/scim');
  expect(read.body.data).toMatchObject({
    connection: { defaultRole: 'viewer', lastUsedAt: expect.any(String) },
    baseUrl: expect.stringMatching(/\/scim\/v2$/),
  });
  await api.services.access.suspendWorkspace(owner.workspaceId, 'unpaid');
  expect((await second('GET', '/Users')).status).toBe(403);
  await api.services.access.resumeWorkspace(owner.workspaceId);
  expect((await owner.delete('/v1/scim')).status).toBe(200);
  expect((await second('GET', '/Users')).status).toBe(401);
  expect((await owner.delete('/v1/scim')).status).toBe(404);
});

it('refuses a directory that sends more than its window, and says how long to wait', async () => {
  const [busy, other] = [await connected(), await connected()];
  expect((await busy.send('GET', '/Users')).status).toBe(200);
  await sql`
    update sign_in_attempts set attempts = ${ATTEMPTS.directory.max}
    where subject = ${`directory of ${busy.owner.workspaceId}`}`.execute(api.database.db);
  const refused = await busy.send('GET', '/Users');
  expect([refused.status, refused.body.detail]).toEqual([429, expect.any(String)]);
  expect((await other.send('GET', '/Users')).status).toBe(200);
});

it('is set up by owners only', async () => {
  const { owner } = await connected();
  const person = await signIn(api, { role: 'recruiter', workspaceId: owner.workspaceId });
  expect((await person.post('/v1/scim', { newToken: true })).status).toBe(403);
  expect((await newBrowser(api.url).post('/v1/scim', {})).status).toBe(401);
});
