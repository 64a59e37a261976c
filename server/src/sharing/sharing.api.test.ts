import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApi, testApi } from '../../test/api.ts';
import { type SignedIn, signIn } from '../../test/console.ts';
import { settled } from '../../test/enrichment.ts';
import { addCandidate, newSourcing } from '../../test/sourcings.ts';
import { engineers } from '../../test/talents.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  await api.importTalents(engineers(4, { city: 'Angers' }));
});
afterAll(() => api.close());

const TALENTS = [1, 2, 3].map((n) => `eng-angers-000${n}`);

async function shortlist() {
  const client = await api.newClient({ workspaceCredits: 100 });
  const owner = await signIn(api, { workspaceId: client.workspaceId });
  const { sourcingId } = await newSourcing(client);
  const candidates: string[] = [];
  for (const talent of TALENTS) candidates.push(await addCandidate(client, sourcingId, talent));
  return { client, owner, sourcingId, candidates };
}

const share = async (by: SignedIn, sourcingId: string, body: object = {}) => {
  const { status, body: answer } = await by.post(`/v1/sourcings/${sourcingId}/share-links`, body);
  if (status !== 200) throw new Error(JSON.stringify(answer));
  const { url, shareLinkId } = answer.data as unknown as { url: string; shareLinkId: string };
  return { shareLinkId, path: new URL(url).pathname };
};
const read = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${api.url}${path}`, { headers });
  return { status: response.status, headers: response.headers, html: await response.text() };
};
const say = (path: string, fields: Record<string, string>) =>
  fetch(`${api.url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
  });

describe('a share link', () => {
  it('shows the shortlist without an account, in the reader’s language, and is never indexed', async () => {
    const { owner, sourcingId, candidates } = await shortlist();
    const { path } = await share(owner, sourcingId, { candidateIds: candidates.slice(0, 2) });
    expect(path).toMatch(/^\/s\/[\w-]{43}$/);
    const { status, headers, html } = await read(path, { 'accept-language': 'fr-FR, en;q=0.5' });
    expect(status).toBe(200);
    expect(html).toContain('<html lang="fr">');
    expect(html).toContain('Person Number 1');
    expect(html).toContain('Person Number 2');
    expect(html).not.toContain('Person Number 3');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await read(`${path}?lang=en`, { 'accept-language': 'fr' })).html).toContain(
      '<html lang="en">',
    );
    const { rows } = await sql<{ stored: string }>`
      select l::text as stored from share_links l where sourcing_id = ${sourcingId}`.execute(
      api.database.db,
    );
    expect(rows[0]!.stored).not.toContain(path.slice(3));
  });

  it('ends when it is revoked, expires, or its workspace is suspended, all with the same answer', async () => {
    const { owner, client, sourcingId } = await shortlist();
    const [revoked, expired, open] = [
      await share(owner, sourcingId),
      await share(owner, sourcingId),
      await share(owner, sourcingId),
    ];
    await owner.delete(`/v1/share-links/${revoked.shareLinkId}`);
    await sql`update share_links set expires_at = now() where id = ${expired.shareLinkId}`.execute(
      api.database.db,
    );
    const unknown = await read(`/s/${'x'.repeat(43)}`);
    expect(unknown.status).toBe(404);
    for (const { path } of [revoked, expired]) {
      expect((await read(path)).html).toBe(unknown.html);
      expect((await say(path, { candidate: 'c', thumb: 'up' })).status).toBe(404);
    }
    expect((await read(open.path)).status).toBe(200);
    await api.services.access.suspendWorkspace(client.workspaceId);
    expect((await read(open.path)).status).toBe(404);
  });

  it('shows contacts only where that was allowed', async () => {
    const person = {
      id: 'shared-contact',
      firstname: 'Zoe',
      contacts: { personalEmails: ['zoe@example.org'], phones: [] },
    };
    await api.importTalents([person]);
    const { client, owner, sourcingId } = await shortlist();
    const candidateId = await addCandidate(client, sourcingId, person.id);
    await client.post('/v1/candidates/enrich-contacts/bulk', {
      candidateIds: [candidateId],
      enrichmentType: 'personalEmail',
    });
    // Otherwise there would be nothing to hide.
    expect((await settled(client, person.id)).emails).toHaveLength(1);
    const hidden = await read((await share(owner, sourcingId)).path);
    expect(hidden.html).toContain('Zoe');
    expect(hidden.html).not.toContain('zoe@example.org');
    const shown = await read((await share(owner, sourcingId, { showsContacts: true })).path);
    expect(shown.html).toContain('zoe@example.org');
  });

  it('takes thumbs and comments once each, tells who shared it, and escapes what is written', async () => {
    const { owner, client, sourcingId, candidates } = await shortlist();
    const { path } = await share(owner, sourcingId);
    const sent = {
      candidate: candidates[0]!,
      thumb: 'up',
      comment: '<b>Bold</b> & clear',
      author: 'Max',
    };
    const answer = await say(`${path}?lang=en`, sent);
    expect(answer.status).toBe(303);
    await say(path, sent);
    await say(path, { ...sent, thumb: 'down' });
    const { feedback } = (await owner.get(`/v1/sourcings/${sourcingId}/feedback`)).body
      .data as unknown as { feedback: object[] };
    expect(feedback).toMatchObject([
      { candidateId: candidates[0], thumb: 'down', comment: '<b>Bold</b> & clear', author: 'Max' },
    ]);
    const page = await read(`${path}?lang=en&said=${candidates[0]}`);
    expect(page.html).toContain('&lt;b&gt;Bold&lt;/b&gt; &amp; clear');
    expect(page.html).not.toContain('<b>');
    expect(page.html).toContain('Your feedback was sent');
    const { events } = (await client.get('/v1/events?types=shortlist.feedback')).body
      .data as unknown as { events: { data: object }[] };
    // The same again changed nothing.
    expect(events.map(({ data }) => data)).toMatchObject([
      { thumb: 'up', commented: true, talentId: TALENTS[0] },
      { thumb: 'down' },
    ]);
    expect((await owner.get('/v1/notifications')).body.data).toMatchObject({
      unread: 1,
      notifications: [{ type: 'shortlist.feedback', subject: { sourcingId } }],
    });
    // A candidate who is not on the page.
    const other = await shortlist();
    expect((await say(path, { ...sent, candidate: other.candidates[0]! })).status).toBe(404);
    await api.services.erasure.erase(TALENTS[0]!);
    expect((await owner.get(`/v1/sourcings/${sourcingId}/feedback`)).body.data.feedback).toEqual(
      [],
    );
    expect((await read(path)).html).not.toContain('Person Number 1<');
  });

  it('is made by a person who may change things, never by a key, and for candidates of that sourcing', async () => {
    const { owner, client, sourcingId } = await shortlistWithout();
    const path = `/v1/sourcings/${sourcingId}/share-links`;
    expect((await client.post(path, {})).status).toBe(403);
    const viewer = await signIn(api, { workspaceId: client.workspaceId, role: 'viewer' });
    expect((await viewer.post(path, {})).status).toBe(403);
    const refused = await owner.post(path, { candidateIds: ['cand_unknown'] });
    expect([refused.status, refused.body.error.issues[0]?.path]).toEqual([
      400,
      ['candidateIds', 0],
    ]);
    const stranger = await signIn(api);
    expect((await stranger.post(path, {})).status).toBe(404);
    expect((await stranger.get(path)).status).toBe(404);
  });

  it('answers 429 to a program that reads it over and over', async () => {
    const { owner, sourcingId } = await shortlistWithout();
    const { path } = await share(owner, sourcingId);
    const answers = await Promise.all(Array.from({ length: 125 }, () => read(path)));
    const busy = answers.filter(({ status }) => status === 429);
    expect(busy.length).toBe(5);
    expect(busy[0]!.headers.get('retry-after')).toBe('60');
  });
});

/** A sourcing without candidates. */
async function shortlistWithout() {
  const client = await api.newClient({ workspaceCredits: 100 });
  const owner = await signIn(api, { workspaceId: client.workspaceId });
  const { sourcingId } = await newSourcing(client);
  return { client, owner, sourcingId };
}
