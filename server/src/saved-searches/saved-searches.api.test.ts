import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import { type SignedIn, signIn } from '../../test/console.ts';
import { type SmtpFake, startSmtp } from '../../test/fakes/mail-servers.ts';
import { ENGINEERS_IN, engineers } from '../../test/talents.ts';
import { until } from '../../test/until.ts';
import { ALERT_MAIL } from './alert-mail-process.ts';
import { SEARCH_ALERT } from './alert-process.ts';
import type { SavedSearch } from './contract.ts';

let api: TestApi;
let smtp: SmtpFake;
beforeAll(async () => {
  smtp = await startSmtp({ plain: true });
  const env = {
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: 'greenroom@example.com',
    PUBLIC_URL: 'https://greenroom.example.com',
  };
  api = await testApi({ env });
});
afterAll(async () => {
  await api.close();
  await smtp.close();
});

type Asking = Pick<Client, 'get' | 'post'>;
const savedOf = async (client: Asking): Promise<SavedSearch[]> =>
  (await client.get('/v1/saved-searches')).body.data.savedSearches as SavedSearch[];
async function save(client: Asking, body: object): Promise<SavedSearch> {
  const answer = await client.post('/v1/saved-searches', body);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body.data as unknown as SavedSearch;
}
interface Told {
  type: string;
  subject: { name: string; newMatches: number };
}
const told = async (client: Asking) =>
  (await client.get('/v1/notifications')).body.data as unknown as {
    notifications: (Told & { notificationId: string; readAt: string | null })[];
    unread: number;
  };
const alertEvents = async (client: Asking) =>
  (await client.get('/v1/events?types=alert.matched')).body.data.events as {
    data: { savedSearchId: string; newMatches: number; day: string };
  }[];
const mailsTo = (address: string) => smtp.mails.filter(({ to }) => to.includes(address));

/** The alert's period has come. Resolves when it was looked at. */
async function comeDue({ workspaceId }: SignedIn, savedSearchId: string, day = '2026-03-02') {
  const due = `${day}T05:00:00Z`;
  await sql`update saved_searches set due_at = ${due} where id = ${savedSearchId}`.execute(
    api.database.db,
  );
  await api.services.engine.dispatch({ kind: SEARCH_ALERT, id: savedSearchId, workspaceId });
  await until(async () => {
    const { rows } = await sql<{ later: boolean }>`
      select due_at > now() as later from saved_searches where id = ${savedSearchId}`.execute(
      api.database.db,
    );
    return rows[0]?.later ?? true;
  });
}

const mailState = async (savedSearchId: string) =>
  (
    await sql<{ mail: string }>`
      select mail from search_alerts where saved_search_id = ${savedSearchId} order by day`.execute(
      api.database.db,
    )
  ).rows.map(({ mail }) => mail);

describe('a saved search', () => {
  it('is saved from a prompt or filters with criteria, renamed, seen by colleagues and deleted, free', async () => {
    const one = await signIn(api);
    await api.importTalents(engineers(3, { city: 'Nantes' }));
    const balance = async () => {
      const { body } = await one.get('/v1/workspace');
      return (body.data.balances as { apiCredits: number }).apiCredits;
    };
    const before = await balance();
    const byPrompt = await save(one, { name: 'By prompt', prompt: 'backend engineer in Nantes' });
    expect(byPrompt).toMatchObject({ alert: 'off', matchCount: 3, nextAlertAt: null });
    expect(byPrompt.filters.map(({ filterType }) => filterType)).toContain('JOB_TITLE');
    const definition = await save(one, {
      name: 'Casting',
      filters: ENGINEERS_IN('Nantes'),
      qualificationCriterias: ['Has used Python'],
    });
    expect(definition).toMatchObject({
      qualificationCriterias: ['Has used Python'],
      ownerUserId: one.userId,
    });
    expect(await balance()).toBe(before);
    const colleague = await signIn(api, { workspaceId: one.workspaceId, role: 'viewer' });
    expect((await savedOf(colleague)).map(({ name }) => name)).toEqual(['Casting', 'By prompt']);
    const path = `/v1/saved-searches/${definition.savedSearchId}`;
    expect((await colleague.delete(path)).status).toBe(403);
    const twin = await one.patch(path, { name: 'By prompt' });
    expect([twin.status, twin.body.error.issues[0]?.path]).toEqual([400, ['name']]);
    expect((await one.patch(path, { name: 'Python in Nantes' })).body.data).toMatchObject({
      name: 'Python in Nantes',
    });
    expect((await one.delete(path)).status).toBe(200);
    expect((await one.delete(path)).status).toBe(404);
    const stranger = await signIn(api);
    expect(await savedOf(stranger)).toEqual([]);
    expect(
      (await stranger.patch(`/v1/saved-searches/${byPrompt.savedSearchId}`, { name: 'x' })).status,
    ).toBe(404);
  });

  it('refuses what a search would refuse, with the place of the fault', async () => {
    const one = await signIn(api);
    const refusal = async (body: object) => {
      const { status, body: answer } = await one.post('/v1/saved-searches', body);
      return [status, answer.error.issues?.[0]?.path[0]];
    };
    expect(await refusal({ name: 'x' })).toEqual([400, 'filters']);
    expect(await refusal({ name: 'x', filters: [{ filterType: 'NO' }] })).toEqual([400, 'filters']);
    expect(await refusal({ name: 'x', prompt: 'female nurses under 30 in Paris' })).toEqual([
      400,
      'prompt',
    ]);
    expect(await refusal({ name: ' ', prompt: 'nurse' })).toEqual([400, 'name']);
  });
});

describe('an alert', () => {
  it('tells of each new person once: by mail, in the bell and in the event feed', async () => {
    const one = await signIn(api, { language: 'fr' });
    const colleague = await signIn(api, { workspaceId: one.workspaceId });
    await api.importTalents(engineers(2, { city: 'Lille' }));
    const { savedSearchId, nextAlertAt } = await save(one, {
      name: 'Lille, Python',
      filters: ENGINEERS_IN('Lille'),
      alert: 'daily',
    });
    expect(nextAlertAt).toMatch(/T05:00:00\.000Z$/);
    // Who matched already is not new.
    await comeDue(one, savedSearchId, '2026-03-01');
    expect((await told(one)).notifications).toEqual([]);

    await api.importTalents(engineers(5, { city: 'Lille' }));
    await comeDue(one, savedSearchId, '2026-03-02');
    const { notifications, unread } = await told(one);
    expect(notifications.map(({ type, subject }) => ({ type, subject }))).toEqual([
      {
        type: 'alert.matched',
        subject: { savedSearchId, name: 'Lille, Python', day: '2026-03-02', newMatches: 3 },
      },
    ]);
    expect(unread).toBe(1);
    expect((await told(colleague)).unread).toBe(0);
    await until(() => mailsTo(one.email).length === 1);
    const mail = await PostalMime.parse(mailsTo(one.email)[0]!.raw);
    expect(mail.subject).toBe('3 nouveaux profils : Lille, Python');
    expect(mail.text).toContain(
      `https://greenroom.example.com/console/search?saved=${savedSearchId}`,
    );
    expect(mail.text).not.toContain('Person Number');
    await until(async () => (await mailState(savedSearchId)).join() === 'sent');
    expect((await alertEvents(one)).map(({ data }) => data)).toEqual([
      { savedSearchId, day: '2026-03-02', newMatches: 3 },
    ]);
    expect((await savedOf(one))[0]).toMatchObject({
      matchCount: 5,
      lastAlert: { day: '2026-03-02', newMatches: 3 },
    });

    // The same period again, as after a worker that died, and one without anybody new.
    await comeDue(one, savedSearchId, '2026-03-02');
    await comeDue(one, savedSearchId, '2026-03-03');
    await api.importTalents(engineers(6, { city: 'Lille' }));
    await comeDue(one, savedSearchId, '2026-03-04');
    expect((await alertEvents(one)).map(({ data }) => data.newMatches)).toEqual([3, 1]);
    await until(() => mailsTo(one.email).length === 2);
    const read = await one.post('/v1/notifications/read', {
      notificationIds: [notifications[0]!.notificationId],
    });
    expect(read.body.data).toEqual({ unread: 1 });
    expect((await colleague.post('/v1/notifications/read')).body.data).toEqual({ unread: 0 });
    expect((await told(one)).unread).toBe(1);
    expect((await one.post('/v1/notifications/read')).body.data).toEqual({ unread: 0 });
  });

  it('never sends a mail again whose worker died while it was sent', async () => {
    const one = await signIn(api);
    await api.importTalents(engineers(1, { city: 'Dijon' }));
    const { savedSearchId } = await save(one, {
      name: 'Dijon',
      filters: ENGINEERS_IN('Dijon'),
      alert: 'weekly',
    });
    await sql`
      insert into search_alerts (saved_search_id, day, workspace_id, new_matches, mail, mail_attempts)
      values (${savedSearchId}, '2026-03-02', ${one.workspaceId}, 1, 'claimed', 1)`.execute(
      api.database.db,
    );
    await api.services.engine.enqueue(api.database.db, {
      kind: ALERT_MAIL,
      id: `${savedSearchId} 2026-03-02`,
      workspaceId: one.workspaceId,
    });
    await until(async () => (await mailState(savedSearchId)).join() === 'unknown');
    expect(mailsTo(one.email)).toEqual([]);
  });

  it('waits while its workspace is suspended, then tells of everybody who came', async () => {
    const [one, other] = [await signIn(api), await signIn(api)];
    await api.importTalents(engineers(1, { city: 'Reims' }));
    const wishes = { name: 'Reims', filters: ENGINEERS_IN('Reims'), alert: 'daily' };
    const [mine, theirs] = [await save(one, wishes), await save(other, wishes)];
    await api.services.access.suspendWorkspace(one.workspaceId);
    await api.importTalents(engineers(3, { city: 'Reims' }));
    await sql`update saved_searches set due_at = '2026-03-02T05:00:00Z' where id = ${mine.savedSearchId}`.execute(
      api.database.db,
    );
    const process = { kind: SEARCH_ALERT, workspaceId: one.workspaceId };
    await api.services.engine.dispatch({ ...process, id: mine.savedSearchId });
    await comeDue(other, theirs.savedSearchId);
    expect(await mailState(mine.savedSearchId)).toEqual([]);
    await api.services.access.resumeWorkspace(one.workspaceId);
    await until(async () => (await mailState(mine.savedSearchId)).length === 1);
    expect((await told(one)).notifications[0]?.subject.newMatches).toBe(2);
    await until(() => mailsTo(one.email).length === 1);
  });

  it('forgets whom it knew when it is switched off, and begins anew', async () => {
    const one = await signIn(api);
    await api.importTalents(engineers(2, { city: 'Metz' }));
    const { savedSearchId } = await save(one, {
      name: 'Metz',
      filters: ENGINEERS_IN('Metz'),
      alert: 'daily',
    });
    const path = `/v1/saved-searches/${savedSearchId}`;
    const known = async () =>
      (
        await sql`select 1 from saved_search_people where saved_search_id = ${savedSearchId}`.execute(
          api.database.db,
        )
      ).rows.length;
    expect(await known()).toBe(2);
    expect((await one.patch(path, { alert: 'off' })).body.data).toMatchObject({
      alert: 'off',
      nextAlertAt: null,
    });
    expect(await known()).toBe(0);
    await api.importTalents(engineers(3, { city: 'Metz' }));
    await one.patch(path, { alert: 'weekly' });
    expect(await known()).toBe(3);
    await comeDue(one, savedSearchId);
    expect((await told(one)).unread).toBe(0);
    // An erased person is forgotten here too.
    await api.services.erasure.erase('eng-metz-0001');
    expect(await known()).toBe(2);
  });

  it('is told to nobody by name when a key without an owner saved it, but in the feed', async () => {
    const client = await api.newClient();
    await api.importTalents(engineers(1, { city: 'Caen' }));
    const { savedSearchId } = await save(client, {
      name: 'Caen',
      filters: ENGINEERS_IN('Caen'),
      alert: 'daily',
    });
    await api.importTalents(engineers(2, { city: 'Caen' }));
    await comeDue({ workspaceId: client.workspaceId } as SignedIn, savedSearchId);
    expect((await alertEvents(client)).map(({ data }) => data.newMatches)).toEqual([1]);
    expect(await mailState(savedSearchId)).toEqual(['none']);
  });

  it('does not tell one workspace of the own people of another', async () => {
    const [one, other] = [await signIn(api), await signIn(api)];
    const { savedSearchId } = await save(one, {
      name: 'Gardeners',
      filters: [{ filterType: 'JOB_TITLE', value: 'gardener' }],
      alert: 'daily',
    });
    const own = { talents: [{ headline: 'Gardener', jobTitle: 'Gardener' }] };
    await other.post('/v1/talents', own);
    await api.services.feed.catchUp();
    await comeDue(one, savedSearchId);
    expect((await told(one)).unread).toBe(0);
    await one.post('/v1/talents', own);
    await api.importTalents([]);
    await comeDue(one, savedSearchId, '2026-03-03');
    expect((await told(one)).unread).toBe(1);
  });
});
