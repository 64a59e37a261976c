import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type TestApi, testApi } from '../../test/api.ts';
import { newBrowser, PASSWORD, type SignedIn, signIn, tokenOf } from '../../test/console.ts';
import type { Invitation } from './contract.ts';

/*
 * Owners of two workspaces invite the same address, without mail: each sees their own link, and one
 * of them may be a thief (docs/decisions/0055).
 */
let api: TestApi;
beforeAll(async () => {
  api = await testApi({ roles: ['api'] });
});
afterAll(() => api.close());

const refusal = ({ status, body }: Answer) => [
  status,
  (body.error?.details as { code?: string } | undefined)?.code ?? body.error?.code,
];
const THIEVES = 'the password of the thief';
let people = 0;
const newAddress = () => `victim.${++people}@example.com`;

/** As its owner sees it, who is shown the link. */
type Shown = Invitation & { link: NonNullable<Invitation['link']> };

async function invite(owner: SignedIn, email: string, role = 'recruiter'): Promise<Shown> {
  const answer = await owner.post('/v1/members', { email, role });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body.data as unknown as Shown;
}
const redeem = (invitation: Shown, password: string) =>
  newBrowser(api.url).auth('welcome', { token: tokenOf(invitation.link.url), password });
const enter = (email: string, password: string, workspaceId?: string) =>
  newBrowser(api.url).auth('sign-in/email', { email, password, workspaceId });

/** Who signs in where: the workspaces of the session. */
async function workspacesOf(
  email: string,
  password: string,
  workspaceId?: string,
): Promise<string[]> {
  const browser = newBrowser(api.url);
  const answer = await browser.auth('sign-in/email', { email, password, workspaceId });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const session = await browser.send('GET', '/console/api/session');
  return (session.body.data.workspaces as { workspaceId: string }[]).map((one) => one.workspaceId);
}

describe('an address that two workspaces invite', () => {
  it('is an account of each workspace: the first claim neither opens the other nor locks its person out', async () => {
    const [thief, honest] = [await signIn(api), await signIn(api)];
    const email = newAddress();
    const [stolen, own] = [await invite(thief, email), await invite(honest, email)];
    expect((await redeem(stolen, THIEVES)).status).toBe(200);
    // The person comes later, with the link of the other workspace.
    expect((await redeem(own, PASSWORD)).status).toBe(200);
    expect(await workspacesOf(email, PASSWORD, honest.workspaceId)).toEqual([honest.workspaceId]);
    expect(await workspacesOf(email, THIEVES, thief.workspaceId)).toEqual([thief.workspaceId]);
    expect(refusal(await enter(email, THIEVES, honest.workspaceId))).toEqual([
      401,
      'wrong_credentials',
    ]);
  });

  it('is invited by an owner whose link opens nothing of the other, in any order, concurrently or twice', async () => {
    const [one, two] = [await signIn(api), await signIn(api)];
    const email = newAddress();
    const invitations = await Promise.all([invite(one, email), invite(two, email)]);
    const answers = await Promise.all(
      [...invitations, ...invitations].map((invitation, i) =>
        redeem(invitation, `the password ${i % 2}`),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 401, 401]);
    expect(await workspacesOf(email, 'the password 0', one.workspaceId)).toEqual([one.workspaceId]);
    expect(await workspacesOf(email, 'the password 1', two.workspaceId)).toEqual([two.workspaceId]);
  });

  it('signs in without a workspace while it has one account, and with one whatever other workspaces do', async () => {
    const [thief, honest] = [await signIn(api), await signIn(api)];
    const email = newAddress();
    await redeem(await invite(honest, email), PASSWORD);
    expect(await workspacesOf(email, PASSWORD)).toEqual([honest.workspaceId]);
    await redeem(await invite(thief, email), THIEVES);
    for (const password of [PASSWORD, THIEVES])
      expect(refusal(await enter(email, password))).toEqual([401, 'wrong_credentials']);
    expect(await workspacesOf(email, PASSWORD, honest.workspaceId)).toEqual([honest.workspaceId]);
  });

  it('that has an owner stays theirs: they accept the invitation, and an earlier claim does not block the operator', async () => {
    const [thief, honest] = [await signIn(api), await signIn(api)];
    const email = newAddress();
    await redeem(await invite(thief, email), THIEVES);
    const { url } = await api.services.people.operator.link({
      email,
      workspaceId: honest.workspaceId,
      role: 'recruiter',
    });
    // Until the person opens the operator's link, and after it, the thief is a member of their own
    // workspace and of no other.
    expect(await workspacesOf(email, THIEVES, thief.workspaceId)).toEqual([thief.workspaceId]);
    expect(
      (await newBrowser(api.url).auth('welcome', { token: tokenOf(url), password: PASSWORD }))
        .status,
    ).toBe(200);
    expect(await workspacesOf(email, PASSWORD)).toEqual([honest.workspaceId]);
    expect(refusal(await enter(email, THIEVES))).toEqual([401, 'wrong_credentials']);
    expect(await workspacesOf(email, THIEVES, thief.workspaceId)).toEqual([thief.workspaceId]);
    const another = await signIn(api);
    const invitation = await invite(another, email);
    expect(refusal(await redeem(invitation, THIEVES))).toEqual([401, 'sign_in_first']);
  });
});

describe('a local account', () => {
  it('creates no workspace, joins none, and no statement can make it do so', async () => {
    const [thief, honest] = [await signIn(api), await signIn(api)];
    const email = newAddress();
    const { userId } = await invite(thief, email, 'owner');
    const browser = newBrowser(api.url);
    await browser.auth('sign-out');
    const token = tokenOf((await invite(thief, email, 'owner')).link.url);
    expect((await browser.auth('welcome', { token, password: THIEVES })).status).toBe(200);
    expect(refusal(await browser.post('/v1/workspaces', { name: 'Another' }))).toEqual([
      403,
      'local_account',
    ]);
    const theirs = await invite(honest, email);
    expect(theirs.userId).not.toBe(userId);
    // Signed in as the local account of the same address, the link of another workspace is a link
    // for somebody else.
    expect((await browser.auth('welcome', { token: tokenOf(theirs.link.url) })).status).toBe(400);
    const { db } = api.database;
    for (const [statement, held] of [
      [
        sql`insert into memberships (workspace_id, user_id, role, joined_at) values (${honest.workspaceId}, ${userId}, 'viewer', now())`,
        'is local to',
      ],
      [
        sql`update users set local_to = ${honest.workspaceId} where id = ${userId}`,
        'cannot change',
      ],
      [
        sql`update users set local_to = null, local_email = null, email = ${email} where id = ${userId}`,
        'cannot change',
      ],
    ] as const) {
      await expect(statement.execute(db)).rejects.toThrow(held);
    }
  });

  it('ends with its membership: an invited-again person starts anew, and the old password and sessions are invalid', async () => {
    const owner = await signIn(api);
    const email = newAddress();
    const browser = newBrowser(api.url);
    const first = await invite(owner, email);
    await browser.auth('welcome', { token: tokenOf(first.link.url), password: PASSWORD });
    expect((await owner.delete(`/v1/members/${first.userId}`)).status).toBe(200);
    expect((await browser.send('GET', '/console/api/session')).status).toBe(401);
    expect(refusal(await enter(email, PASSWORD, owner.workspaceId))).toEqual([
      401,
      'wrong_credentials',
    ]);
    const second = await invite(owner, email, 'viewer');
    expect((await redeem(second, 'another password')).status).toBe(200);
    expect(refusal(await enter(email, PASSWORD, owner.workspaceId))).toEqual([
      401,
      'wrong_credentials',
    ]);
    expect(await workspacesOf(email, 'another password')).toEqual([owner.workspaceId]);
  });

  it('gets a new password by the operator’s link, which names its workspace where several have one', async () => {
    const [one, two] = [await signIn(api), await signIn(api)];
    const email = newAddress();
    await redeem(await invite(one, email), PASSWORD);
    const { operator } = api.services.people;
    const lost = await operator.link({ email, workspaceId: null, role: 'owner' });
    expect(
      (
        await newBrowser(api.url).auth('welcome', {
          token: tokenOf(lost.url),
          password: 'chosen anew',
        })
      ).status,
    ).toBe(200);
    await redeem(await invite(two, email), PASSWORD);
    await expect(operator.link({ email, workspaceId: null, role: 'owner' })).rejects.toThrow(
      one.workspaceId,
    );
    const { userId } = await operator.link({ email, workspaceId: two.workspaceId, role: 'owner' });
    expect(userId).not.toBe(lost.userId);
    const removed = await operator.remove({ email, workspaceId: null });
    expect(removed.workspaceIds).toEqual([one.workspaceId, two.workspaceId].toSorted());
    for (const { workspaceId } of [one, two])
      expect((await enter(email, 'chosen anew', workspaceId)).status).toBe(401);
  });

  it('allows no extra password guesses at an account of the same address', async () => {
    const [thief, honest] = [await signIn(api), await signIn(api)];
    const email = newAddress();
    await redeem(await invite(thief, email), THIEVES);
    await redeem(await invite(honest, email), PASSWORD);
    for (let i = 0; i < 10; i++)
      expect((await enter(email, `guess ${i}`, honest.workspaceId)).status).toBe(401);
    expect((await enter(email, THIEVES, thief.workspaceId)).status).toBe(200);
    expect((await enter(email, 'another guess', honest.workspaceId)).status).toBe(429);
  });
});
