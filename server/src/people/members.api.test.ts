import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type TestApi, testApi } from '../../test/api.ts';
import { newBrowser, PASSWORD, type SignedIn, signIn, tokenOf } from '../../test/console.ts';
import type { ApiKey } from '../access/contract.ts';
import type { Invitation, Member } from './contract.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ roles: ['api'] });
});
afterAll(() => api.close());

const refusal = ({ status, body }: Answer) => [
  status,
  (body.error?.details as { code?: string } | undefined)?.code ?? body.error?.code,
];
const membersOf = async (person: SignedIn) =>
  (await person.get('/v1/members')).body.data.members as Member[];

/** As its owner sees it, who is shown the link. */
type Shown = Invitation & { link: NonNullable<Invitation['link']> };

async function invite(owner: SignedIn, email: string, role = 'recruiter'): Promise<Shown> {
  const answer = await owner.post('/v1/members', { email, role });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body.data as unknown as Shown;
}

async function actionsOf(workspaceId: string): Promise<string[]> {
  const { rows } = await sql<{ action: string; actor: string }>`
    select action, actor from audit_entries where chain = ${workspaceId} and action like 'member.%' order by seq`.execute(
    api.database.db,
  );
  return rows.map(({ action, actor }) => `${action} by ${actor}`);
}

describe('an invitation', () => {
  it('adds a new person to the workspace by a link shown once, with a password of their choice', async () => {
    const owner = await signIn(api);
    const { userId, link, joinedAt, name } = await invite(owner, 'New.Recruiter@Example.com');
    expect([joinedAt, name]).toEqual([null, '']);
    expect(JSON.stringify(await membersOf(owner))).not.toContain(tokenOf(link.url));
    const browser = newBrowser(api.url);
    const token = tokenOf(link.url);
    const without = await browser.auth('welcome', { token });
    expect([without.status, without.body.error.issues]).toMatchObject([
      400,
      [{ path: ['password'] }],
    ]);
    expect(
      (await browser.auth('welcome', { token, password: PASSWORD, name: 'New Recruiter' })).status,
    ).toBe(200);
    const session = await browser.send('GET', '/console/api/session');
    expect(session.body.data).toMatchObject({
      user: { userId, email: 'new.recruiter@example.com' },
      workspaces: [{ workspaceId: owner.workspaceId, role: 'recruiter' }],
    });
    const joined = (await membersOf(owner)).find((member) => member.userId === userId);
    expect(joined).toMatchObject({
      name: 'New Recruiter',
      role: 'recruiter',
      joinedAt: expect.any(String),
    });
    expect(await actionsOf(owner.workspaceId)).toEqual([
      `member.invited by ${owner.userId}`,
      `member.joined by ${userId}`,
    ]);
    expect(
      refusal(
        await owner.post('/v1/members', { email: 'new.recruiter@example.com', role: 'viewer' }),
      ),
    ).toEqual([403, 'already_member']);
  });

  it('never signs its creator in as an existing user: that user signs in, and then belongs to both workspaces', async () => {
    const invited = await signIn(api, { role: 'recruiter' });
    const owner = await signIn(api);
    const { link, name } = await invite(owner, invited.email, 'viewer');
    expect(name).toBe('');
    const token = tokenOf(link.url);
    for (const body of [{ token }, { token, password: 'chosen by another' }]) {
      const tried = await newBrowser(api.url).auth('welcome', body);
      expect([refusal(tried), tried.headers.getSetCookie()]).toEqual([[401, 'sign_in_first'], []]);
    }
    expect(refusal(await owner.auth('welcome', { token }))).toEqual([401, 'sign_in_first']);
    expect(
      (
        await newBrowser(api.url).auth('sign-in/email', {
          email: invited.email,
          password: PASSWORD,
        })
      ).status,
    ).toBe(200);
    // Not before they have said yes.
    invited.headers['x-workspace-id'] = owner.workspaceId;
    expect((await invited.get('/v1/members')).status).toBe(404);
    expect((await invited.auth('welcome', { token })).body.data).toMatchObject({
      workspaceId: owner.workspaceId,
    });
    expect((await invited.get('/v1/members')).status).toBe(200);
    expect(refusal(await invited.post('/v1/sourcings', {}))).toEqual([403, 'role_not_allowed']);
    const session = await invited.send('GET', '/console/api/session');
    expect((session.body.data.workspaces as { role: string }[]).map(({ role }) => role)).toEqual([
      'recruiter',
      'viewer',
    ]);
  });

  it('that is created again revokes the one before, and a withdrawn one opens nothing', async () => {
    const owner = await signIn(api);
    const first = await invite(owner, 'twice@example.com');
    const second = await invite(owner, 'twice@example.com', 'viewer');
    expect(second.userId).toBe(first.userId);
    expect(
      refusal(
        await newBrowser(api.url).auth('welcome', {
          token: tokenOf(first.link.url),
          password: PASSWORD,
        }),
      ),
    ).toEqual([401, 'link_not_valid']);
    expect((await owner.delete(`/v1/members/${first.userId}`)).status).toBe(200);
    expect(
      refusal(
        await newBrowser(api.url).auth('welcome', {
          token: tokenOf(second.link.url),
          password: PASSWORD,
        }),
      ),
    ).toEqual([401, 'link_not_valid']);
  });

  it('of one address by many concurrently succeeds for each, with an account in each workspace', async () => {
    const [one, two] = [await signIn(api), await signIn(api)];
    const invited = Array.from({ length: 8 }, (_, n) =>
      invite(n % 2 === 0 ? one : two, 'wanted@example.com'),
    );
    const userIds = (await Promise.all(invited)).map(({ userId }) => userId);
    for (const parity of [0, 1])
      expect(new Set(userIds.filter((_, n) => n % 2 === parity)).size).toBe(1);
    expect(new Set(userIds).size).toBe(2);
  });

  it('with an Idempotency-Key is made once, and its repeat shows the same link', async () => {
    const owner = await signIn(api);
    const body = { email: 'once.invited@example.com', role: 'viewer' };
    const [one, two] = [
      await owner.post('/v1/members', body, { 'idempotency-key': 'invite-1' }),
      await owner.post('/v1/members', body, { 'idempotency-key': 'invite-1' }),
    ];
    expect(two.body.data).toEqual(one.body.data);
    expect(two.headers.get('idempotent-replayed')).toBe('true');
  });
});

describe('a member', () => {
  it('a removed person loses access at the next request, with their keys, and stays named in the history', async () => {
    const owner = await signIn(api);
    const second = await signIn(api, { workspaceId: owner.workspaceId });
    const key = await second.post('/v1/api-keys', { name: 'Mine', scopes: ['read', 'admin'] });
    expect(key.status).toBe(200);
    const { apiKey, keyId } = key.body.data as unknown as { apiKey: string; keyId: string };
    const asked = () =>
      fetch(`${api.url}/api/v1/search/filters`, { headers: { 'x-api-key': apiKey } });
    expect((await asked()).status).toBe(200);
    const removed = await owner.delete(`/v1/members/${second.userId}`);
    expect(removed.body.data).toEqual({
      userId: second.userId,
      removed: true,
      revokedKeyIds: [keyId],
    });
    expect((await second.get('/v1/members')).status).toBe(404);
    expect((await asked()).status).toBe(401);
    const session = await newBrowserOf(second).send('GET', '/console/api/session');
    expect(session.body.data).toMatchObject({ workspaces: [], workspaceId: null });
    const names = await api.services.access.userNames(api.database.db, owner.workspaceId, [
      second.userId,
    ]);
    expect(names.get(second.userId)).toBe('A owner');
    expect((await owner.delete(`/v1/members/${second.userId}`)).status).toBe(404);
    // Back again, as something else, by signing in.
    const { link } = await invite(owner, second.email, 'viewer');
    expect((await second.auth('welcome', { token: tokenOf(link.url) })).status).toBe(200);
    expect((await second.get('/v1/members')).status).toBe(200);
  });

  it('has another role from the next request on', async () => {
    const owner = await signIn(api);
    const viewer = await signIn(api, { workspaceId: owner.workspaceId, role: 'viewer' });
    expect(refusal(await viewer.post('/v1/sourcings', {}))).toEqual([403, 'role_not_allowed']);
    expect((await owner.patch(`/v1/members/${viewer.userId}`, { role: 'recruiter' })).status).toBe(
      200,
    );
    expect((await viewer.post('/v1/sourcings', {})).status).toBe(200);
    expect(
      refusal(await viewer.post('/v1/members', { email: 'x@example.com', role: 'owner' })),
    ).toEqual([403, 'role_not_allowed']);
    expect(refusal(await viewer.patch(`/v1/members/${viewer.userId}`, { role: 'owner' }))).toEqual([
      403,
      'role_not_allowed',
    ]);
  });

  it('with another role has no key beyond it: keys keep what the role allows, and keys without any scope are revoked', async () => {
    const owner = await signIn(api);
    const second = await signIn(api, { workspaceId: owner.workspaceId });
    const limits = { second: 9, minute: 99, hour: 99, day: 99, month: 99 };
    const made = async (scopes: string[]) =>
      (await second.post('/v1/api-keys', { name: 'Mine', scopes, limits })).body
        .data as unknown as { apiKey: string };
    const [wide, admin, narrow] = [
      await made(['read', 'spend', 'admin']),
      await made(['admin']),
      await made(['read']),
    ];
    const asked = async ({ apiKey }: { apiKey: string }) => {
      const client = api.clientOf(owner.workspaceId, apiKey);
      return [
        (await client.get('/v1/members')).status,
        (await client.patch(`/v1/members/${second.userId}`, { role: 'owner' })).status,
      ];
    };
    expect((await owner.patch(`/v1/members/${second.userId}`, { role: 'recruiter' })).status).toBe(
      200,
    );
    expect([await asked(wide), await asked(admin), await asked(narrow)]).toEqual([
      [200, 403],
      [401, 401],
      [200, 403],
    ]);
    const { apiKeys } = (await owner.get('/v1/api-keys')).body.data as unknown as {
      apiKeys: ApiKey[];
    };
    const theirs = apiKeys.filter(
      ({ userId, revokedAt }) => userId === second.userId && revokedAt === null,
    );
    expect(theirs.map(({ scopes }) => scopes)).toEqual([['read', 'spend'], ['read']]);
  });

  it('who is the last owner stays one, also when two owners leave at the same moment', async () => {
    // The one that a workspace is made with has no address, and belongs to the count.
    const one = await signIn(api);
    const two = await signIn(api, { workspaceId: one.workspaceId });
    const first = (await membersOf(one)).find(({ email }) => email === null)!;
    expect((await one.delete(`/v1/members/${first.userId}`)).status).toBe(200);
    const answers = await Promise.all([
      one.delete(`/v1/members/${one.userId}`),
      two.patch(`/v1/members/${two.userId}`, { role: 'viewer' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403]);
    const refused = answers.find(({ status }) => status === 403)!;
    expect(refusal(refused)).toEqual([403, 'last_owner']);
    // Nor by a statement that forgets the rule.
    await expect(
      sql`update memberships set ended_at = now() where workspace_id = ${one.workspaceId} and role = 'owner'`.execute(
        api.database.db,
      ),
    ).rejects.toThrow('the last owner');
  });
});

describe('another workspace', () => {
  it('is created and owned by a signed-in owner; a key cannot create one', async () => {
    const owner = await signIn(api);
    const made = await owner.post('/v1/workspaces', { name: 'Second' });
    const { workspaceId } = made.body.data as unknown as { workspaceId: string };
    owner.headers['x-workspace-id'] = workspaceId;
    const session = await owner.send('GET', '/console/api/session');
    expect(session.body.data).toMatchObject({
      workspaceId,
      workspaces: [
        { workspaceId: owner.workspaceId },
        { workspaceId, name: 'Second', role: 'owner' },
      ],
    });
    expect((await membersOf(owner)).map(({ userId }) => userId)).toEqual([owner.userId]);
    // The session stays there until it is changed.
    const { 'x-workspace-id': _, ...headers } = owner.headers;
    owner.headers = headers;
    expect((await owner.send('GET', '/console/api/session')).body.data.workspaceId).toBe(
      workspaceId,
    );
    const client = await api.newClient({ scopes: ['read', 'admin'] });
    expect(refusal(await client.post('/v1/workspaces', { name: 'Third' }))).toEqual([
      403,
      'session_only',
    ]);
  });
});

/** The same session, without a workspace. */
function newBrowserOf(person: SignedIn) {
  const browser = newBrowser(api.url);
  browser.cookie = person.cookie;
  return browser;
}
