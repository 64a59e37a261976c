import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../test/api.ts';
import { type SignedIn, signIn } from '../../test/console.ts';
import { addCandidate, listed, newSourcing } from '../../test/sourcings.ts';
import { engineers } from '../../test/talents.ts';
import type { ActivityEntry, Comment } from './contract.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  await api.importTalents(engineers(6, { city: 'Angers' }));
});
afterAll(() => api.close());

const TALENTS = [1, 2, 3].map((n) => `eng-angers-000${n}`);

/** A workspace with two owners, a recruiter and a viewer, and a sourcing of three people. */
async function team() {
  const client = await api.newClient({ workspaceCredits: 100 });
  const { workspaceId } = client;
  const owner = await signIn(api, { workspaceId });
  const recruiter = await signIn(api, { workspaceId, role: 'recruiter' });
  const viewer = await signIn(api, { workspaceId, role: 'viewer' });
  const { sourcingId } = await newSourcing(client);
  const candidates: string[] = [];
  for (const talent of TALENTS) candidates.push(await addCandidate(client, sourcingId, talent));
  return { client, owner, recruiter, viewer, sourcingId, candidates, candidate: candidates[0]! };
}

const onCandidate = (candidate: string) => `/v1/candidates/${candidate}/comments`;
const comment = async (by: SignedIn, candidate: string, text: string, mentions: string[] = []) => {
  const { status, body } = await by.post(onCandidate(candidate), {
    text,
    mentionedUserIds: mentions,
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.data as unknown as Comment;
};
const commentsOn = async (by: Pick<SignedIn, 'get'>, candidate: string, query = '') =>
  (await by.get(`${onCandidate(candidate)}${query}`)).body.data as unknown as {
    comments: Comment[];
    pagination: object;
  };
const toldTo = async (by: SignedIn) =>
  (await by.get('/v1/notifications')).body.data as unknown as {
    unread: number;
    notifications: { type: string; subject: object }[];
  };
const activityOf = async (by: Pick<SignedIn, 'get'>, sourcingId: string, query = '') =>
  (await by.get(`/v1/sourcings/${sourcingId}/activity${query}`)).body.data as unknown as {
    activity: ActivityEntry[];
    pagination: object;
  };

describe('a comment on a candidate', () => {
  it('is read by everybody in the workspace, newest first, and names its author', async () => {
    const { client, owner, recruiter, viewer, candidate } = await team();
    const first = await comment(owner, candidate, '  First  ');
    const second = await comment(recruiter, candidate, 'Second');
    expect(first).toMatchObject({
      candidateId: candidate,
      text: 'First',
      mentions: [],
      author: { userId: owner.userId, name: 'A owner' },
    });
    for (const reader of [client, viewer])
      expect((await commentsOn(reader, candidate)).comments).toEqual([second, first]);
    expect(await commentsOn(client, candidate, '?pageSize=1&pageIndex=1')).toEqual({
      comments: [first],
      pagination: { pageIndex: 1, pageSize: 1, hasNextPage: false },
    });
  });

  it('tells each mentioned member once, where it was said and by whom, and never its author', async () => {
    const { owner, recruiter, viewer, candidate, sourcingId } = await team();
    const mentions = [recruiter.userId, owner.userId, recruiter.userId];
    const said = await comment(owner, candidate, 'Look, @A recruiter and @a OWNER!', mentions);
    expect(said.mentions).toEqual([
      { userId: recruiter.userId, name: 'A recruiter' },
      { userId: owner.userId, name: 'A owner' },
    ]);
    const told = await toldTo(recruiter);
    expect(told).toMatchObject({
      unread: 1,
      notifications: [
        {
          type: 'comment.mentioned',
          subject: { sourcingId, candidateId: candidate, author: 'A owner' },
        },
      ],
    });
    // Nothing of the person and nothing of the text: an erasure finds nothing in notifications.
    expect(JSON.stringify(told)).not.toMatch(/Person|Look/);
    for (const other of [owner, viewer]) expect((await toldTo(other)).unread).toBe(0);
  });

  it('mentions only members of now whom the text names', async () => {
    const { owner, recruiter, candidate } = await team();
    const stranger = await signIn(api);
    const refused = async (text: string, mentions: string[]) => {
      const { status, body } = await owner.post(onCandidate(candidate), {
        text,
        mentionedUserIds: mentions,
      });
      return [status, body.error?.issues?.[0]?.path];
    };
    expect(await refused('@A owner', [stranger.userId])).toEqual([400, ['mentionedUserIds', 0]]);
    expect(await refused('A recruiter', [recruiter.userId])).toEqual([
      400,
      ['mentionedUserIds', 0],
    ]);
    await owner.delete(`/v1/members/${recruiter.userId}`);
    expect(await refused('@A recruiter', [recruiter.userId])).toEqual([
      400,
      ['mentionedUserIds', 0],
    ]);
    expect((await commentsOn(owner, candidate)).comments).toEqual([]);
    expect((await toldTo(stranger)).unread).toBe(0);
  });

  it('is written by a signed-in person who may change things, in their own name', async () => {
    const { client, owner, recruiter, viewer, candidate } = await team();
    const forged = { text: 'Forged', author: owner.userId, authorUserId: owner.userId };
    expect((await client.post(onCandidate(candidate), forged)).status).toBe(403);
    expect((await viewer.post(onCandidate(candidate), forged)).status).toBe(403);
    const { body } = await recruiter.post(onCandidate(candidate), forged);
    expect(body.data?.author ?? null).not.toMatchObject({ userId: owner.userId });
    for (const { author } of (await commentsOn(owner, candidate)).comments)
      expect(author.userId).toBe(recruiter.userId);
  });

  it('is deleted by its author or by an owner, who is then in the audit log', async () => {
    const { owner, recruiter, viewer, candidate } = await team();
    const theirs = await comment(owner, candidate, 'Of the owner');
    const own = await comment(recruiter, candidate, 'Of the recruiter');
    const other = await comment(recruiter, candidate, 'Another');
    const remove = (by: SignedIn, { commentId }: Comment) => by.delete(`/v1/comments/${commentId}`);
    expect((await remove(recruiter, theirs)).status).toBe(403);
    expect((await remove(viewer, own)).status).toBe(403);
    expect((await remove(recruiter, own)).status).toBe(200);
    expect((await remove(recruiter, own)).status).toBe(404);
    expect((await remove(owner, other)).status).toBe(200);
    expect((await commentsOn(owner, candidate)).comments).toEqual([theirs]);
    const audit = await owner.get('/v1/audit?action=comment.deleted');
    expect(audit.body.data).toMatchObject({
      entries: [{ actor: owner.userId, details: { author: recruiter.userId } }],
    });
  });

  it('is not there for another workspace', async () => {
    const { owner, candidate, sourcingId } = await team();
    const { commentId } = await comment(owner, candidate, 'Between us');
    const stranger = await signIn(api);
    expect((await stranger.get(onCandidate(candidate))).status).toBe(404);
    expect((await stranger.post(onCandidate(candidate), { text: 'Hello' })).status).toBe(404);
    expect((await stranger.delete(`/v1/comments/${commentId}`)).status).toBe(404);
    expect((await stranger.get(`/v1/sourcings/${sourcingId}/activity`)).status).toBe(404);
    expect((await commentsOn(owner, candidate)).comments).toHaveLength(1);
  });

  it('keeps the name of an author who left', async () => {
    const { owner, recruiter, candidate } = await team();
    await comment(recruiter, candidate, 'See you');
    await owner.delete(`/v1/members/${recruiter.userId}`);
    expect((await commentsOn(owner, candidate)).comments).toMatchObject([
      { author: { userId: recruiter.userId, name: 'A recruiter' } },
    ]);
  });

  it('is told to the person who asks, and erased with them', async () => {
    const { client, owner, recruiter, sourcingId } = await team();
    await api.importTalents([{ id: 'commented', firstname: 'Zoe', lastname: 'Grey' }]);
    const candidate = await addCandidate(client, sourcingId, 'commented');
    await comment(owner, candidate, 'Zoe wants @A recruiter to call', [recruiter.userId]);
    const path = '/v1/talents/commented/subject-access';
    const { candidates } = (await client.get(path)).body.data as unknown as {
      candidates: { comments: object[] }[];
    };
    expect(candidates[0]!.comments).toMatchObject([
      { text: 'Zoe wants @A recruiter to call', author: owner.userId },
    ]);
    const page = await fetch(`${api.url}/api${path}?as=html`, {
      headers: { authorization: `Bearer ${client.apiKey}` },
    });
    expect(await page.text()).toContain('Zoe wants @A recruiter to call');
    const again = () =>
      owner.post(
        onCandidate(candidate),
        { text: 'Zoe again' },
        { 'idempotency-key': 'a-comment-on-zoe' },
      );
    expect((await again()).body.data.talentId).toBe('commented');
    await api.services.erasure.erase('commented');
    expect((await commentsOn(owner, candidate)).comments).toEqual([]);
    expect(JSON.stringify(await activityOf(owner, sourcingId))).not.toContain('Zoe');
    const { rows } = await sql<{ found: number }>`
      select (select count(*) from candidate_comments where text like '%Zoe%')
        + (select count(*) from notifications n where n::text like '%Zoe%') as found`.execute(
      api.database.db,
    );
    expect(Number(rows[0]!.found)).toBe(0);
    // Neither the recorded answer nor a new comment.
    expect(JSON.stringify((await again()).body)).not.toContain('Zoe');
    expect((await owner.post(onCandidate(candidate), { text: 'Zoe!' })).status).toBe(404);
  });
});

describe('an owner', () => {
  it('of a candidate is a member, is in the history, and finds their own', async () => {
    const { client, owner, recruiter, sourcingId, candidate, candidates } = await team();
    const give = (userId: string | null) =>
      owner.patch(`/v1/candidates/${candidate}`, { ownerUserId: userId });
    expect((await give(recruiter.userId)).body.data).toMatchObject({
      candidate: { ownerUserId: recruiter.userId, userRating: null },
    });
    await give(recruiter.userId);
    await owner.patch(`/v1/candidates/${candidate}`, { userRating: 3 });
    const path = `/v1/sourcings/${sourcingId}/candidates`;
    const idsFor = async (by: Pick<SignedIn, 'get'>, query: string) =>
      listed(await by.get(`${path}${query}`)).candidates.map((one) => one.candidate.id);
    expect(await idsFor(recruiter, '?ownership=mine')).toEqual([candidate]);
    expect(await idsFor(owner, '?ownership=mine')).toEqual([]);
    expect(await idsFor(owner, '')).toHaveLength(candidates.length);
    const page = listed(await recruiter.get(`${path}?ownership=mine&pageSize=1`));
    expect(page.pagination.total).toBe(1);
    // A key without an owner has nothing of its own.
    expect(await idsFor(client, '?ownership=mine')).toEqual([]);
    // Once, though it was given twice.
    const named = { type: 'owner.named', subject: { sourcingId, candidateId: candidate } };
    expect(await toldTo(recruiter)).toMatchObject({ unread: 1, notifications: [named] });
    await give(null);
    const { history } = (await owner.get(`/v1/candidates/${candidate}/history`)).body
      .data as unknown as { history: object[] };
    expect(history).toMatchObject([
      { change: 'owner', from: recruiter.userId, to: null, actor: owner.userId },
      { change: 'rating' },
      { change: 'owner', from: null, to: recruiter.userId },
      { change: 'added' },
    ]);
  });

  it('cannot be somebody of elsewhere or somebody who left', async () => {
    const { owner, recruiter, sourcingId, candidate } = await team();
    const stranger = await signIn(api);
    await owner.delete(`/v1/members/${recruiter.userId}`);
    for (const path of [`/v1/candidates/${candidate}`, `/v1/sourcings/${sourcingId}`])
      for (const ownerUserId of [stranger.userId, recruiter.userId, 'usr_none']) {
        const { status, body } = await owner.patch(path, { ownerUserId });
        expect([status, body.error.issues[0]?.path]).toEqual([400, ['ownerUserId']]);
      }
  });

  it('of a sourcing can be changed, which decides whose it is', async () => {
    const { owner, recruiter, sourcingId } = await team();
    const mine = async (by: SignedIn) => {
      const { sourcings } = (await by.get('/v1/sourcings?ownership=mine')).body.data as unknown as {
        sourcings: { sourcingId: string }[];
      };
      return sourcings.map((one) => one.sourcingId);
    };
    const path = `/v1/sourcings/${sourcingId}`;
    const changed = await owner.patch(path, { ownerUserId: recruiter.userId });
    expect(changed.body.data.ownerUserId).toBe(recruiter.userId);
    expect(await toldTo(recruiter)).toMatchObject({
      notifications: [{ type: 'owner.named', subject: { sourcingId, author: 'A owner' } }],
    });
    expect([await mine(recruiter), await mine(owner)]).toEqual([[sourcingId], []]);
    await owner.patch(path, { name: 'Still theirs' });
    expect(await mine(recruiter)).toEqual([sourcingId]);
    await owner.delete(`/v1/members/${recruiter.userId}`);
    // Who left stays named until somebody else takes over.
    expect((await owner.get(path)).body.data.ownerUserId).toBe(recruiter.userId);
  });
});

describe('the activity of a sourcing', () => {
  it('is one list of what was done to it, to its candidates, and said, by page', async () => {
    const { owner, recruiter, sourcingId, candidate } = await team();
    const path = `/v1/sourcings/${sourcingId}`;
    await owner.patch(`/v1/candidates/${candidate}/status`, { statusHandle: 'CONTACTED' });
    await owner.patch(path, { name: 'Nurses', ownerUserId: recruiter.userId });
    await comment(recruiter, candidate, 'I take her');
    await owner.patch(`/v1/candidates/${candidate}`, { ownerUserId: recruiter.userId });
    const shared = await owner.post(`${path}/share-links`, {});
    const { url } = shared.body.data as unknown as { url: string };
    await fetch(`${api.url}${new URL(url).pathname}`, {
      method: 'POST',
      redirect: 'manual',
      // Typed by the reader of a link: it must not be taken for the member.
      body: new URLSearchParams({ candidate, thumb: 'up', author: owner.userId }),
    });
    const { activity, pagination } = await activityOf(owner, sourcingId);
    expect(activity.map(({ change }) => change)).toEqual([
      'feedback',
      'shared',
      'owner',
      'comment',
      'handed_over',
      'renamed',
      'status',
      'added',
      'added',
      'added',
    ]);
    expect(activity[0]).toMatchObject({ to: 'up', actor: owner.userId, actorName: null });
    expect(activity[2]).toMatchObject({
      candidate: { candidateId: candidate, lastname: 'Number 1' },
      to: recruiter.userId,
      toName: 'A recruiter',
      actorName: 'A owner',
    });
    expect(activity[3]).toMatchObject({ to: 'I take her', toName: null, actorName: 'A recruiter' });
    expect(activity[4]).toMatchObject({ candidate: null, toName: 'A recruiter' });
    expect(pagination).toEqual({ pageIndex: 0, pageSize: 25, hasNextPage: false });
    const pages = [0, 1, 2, 3].map((n) =>
      activityOf(owner, sourcingId, `?pageSize=3&pageIndex=${n}`),
    );
    const walked = (await Promise.all(pages)).flatMap((page) => page.activity);
    expect(walked).toEqual(activity);
  });
});
