import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import { signIn } from '../../test/console.ts';
import { watch } from '../../test/live.ts';
import { connectSandbox, emailStep, newBlueprint } from '../../test/sequences.ts';
import { addCandidate, newSourcing } from '../../test/sourcings.ts';
import { until } from '../../test/until.ts';
import { createSandboxStage } from '../channels/sandbox-stage.ts';
import { createSecretBox } from '../platform/secret-box.ts';
import { type EventPage, listEvents, type WorkspaceEvent, workspaceEvent } from './contract.ts';
import { EVENT_TYPES } from './rules.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ env: { PUBLIC_URL: 'https://greenroom.example.com' } });
});
afterAll(() => api.close());

async function eventsOf(client: Client, query = ''): Promise<EventPage> {
  const { status, body } = await client.get(`/v1/events${query}`);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.data as unknown as EventPage;
}

const importReachable = (names: readonly string[]) =>
  api.importTalents(
    names.map((name) => ({
      id: name,
      firstname: name,
      lastname: 'L',
      contacts: { personalEmails: [`${name}@example.org`], phones: [] },
    })),
  );

describe('the feed', () => {
  it('tells a whole campaign in order, with ids only, in the documented shapes', async () => {
    const client = await api.newClient({ workspaceCredits: 100 });
    const names = ['feed-replies', 'feed-bounces', 'feed-leaves'];
    await importReachable(names);
    const { sourcingId } = await newSourcing(client);
    const accountId = await connectSandbox(api, client, 'email');
    const candidates: string[] = [];
    for (const name of names) candidates.push(await addCandidate(client, sourcingId, name));
    await client.post('/v1/candidates/enrich-contacts/bulk', {
      candidateIds: candidates,
      enrichmentType: 'personalEmail',
    });
    const typesSeen = async () => (await eventsOf(client)).events.map(({ type }) => type as string);
    const count = async (type: string) => (await typesSeen()).filter((one) => one === type).length;
    await until(async () => (await count('contact.found')) === 3);
    const blueprint = await newBlueprint(client, sourcingId, [
      emailStep(),
      emailStep({ id: 'later', temporalityType: 'DELAYED', delay: { value: 9, unit: 'day' } }),
    ]);
    await client.post(`/v1/sequence-blueprints/${blueprint}/start`, { candidateIds: candidates });
    await until(async () => (await count('message.sent')) === 3);
    const secretBox = createSecretBox('the secret key of the tests');
    const stage = createSandboxStage({ ...api.services, db: api.database.db, secretBox });
    const messages = await stage.messages(client.workspaceId, accountId);
    const to = (name: string) =>
      messages.find((message) => JSON.stringify(message).includes(`${name}@`))!;
    await stage.play(client.workspaceId, accountId, to('feed-replies').messageId, 'reply');
    await stage.play(client.workspaceId, accountId, to('feed-bounces').messageId, 'bounce');
    await until(
      async () => (await count('message.replied')) + (await count('message.bounced')) === 2,
    );
    const link = api.services.channels.unsubscribeUrl(
      client.workspaceId,
      'feed-leaves@example.org',
    )!;
    await fetch(link.replace('https://greenroom.example.com', api.url), { method: 'POST' });
    await until(async () => (await count('message.unsubscribed')) === 1);
    await client.delete(`/v1/channel-accounts/${accountId}`);
    const { body } = await client.post('/v1/talents/imports', {
      content: '{"headline":"Nobody known"}',
    });
    await until(async () => (await count('import.finished')) === 1);

    const ofCandidate = ({ events }: EventPage, id: string) =>
      events.filter(({ data }) => 'candidateId' in data && data.candidateId === id);
    const feed = await eventsOf(client);
    const { events } = feed;
    for (const event of events) {
      const known = workspaceEvent.def.options.find((one) => one.shape.type.value === event.type)!;
      z.strictObject({ ...known.shape, data: z.strictObject(known.shape.data.shape) }).parse(event);
      expect(JSON.stringify(event.data)).not.toContain('@');
    }
    const ofFirst = ofCandidate(feed, candidates[0]!);
    expect(ofFirst.map(({ type }) => type).slice(0, 4)).toEqual([
      'candidate.added',
      'candidate.status_changed',
      'message.sent',
      'message.replied',
    ]);
    expect(ofFirst[2]!.data).toMatchObject({
      talentId: 'feed-replies',
      stepId: 'email',
      channel: 'email',
    });
    expect(events.find(({ type }) => type === 'import.finished')!.data).toMatchObject({
      importId: body.data.importId,
      status: 'completed',
      created: 1,
    });
    const told = new Set(events.map(({ type }) => type));
    expect(EVENT_TYPES.filter((type) => !told.has(type))).toEqual([
      // What colleagues do: see the next test.
      'candidate.changed',
      // What the undo of an import takes back: see imports/to-sourcing.api.test.ts.
      'candidate.removed',
      'comment.added',
      'comment.deleted',
      'sourcing.changed',
      // In review.api.test.ts.
      'verdict.reviewed',
      'invitation.accepted',
      // Of saved searches: see their own tests.
      'alert.matched',
      // Of share links: likewise.
      'shortlist.feedback',
    ]);
    expect(events.map(({ id }) => id)).toEqual(events.map(({ id }) => id).toSorted());
  });

  it('tells what colleagues change, and no word that they wrote', async () => {
    const client = await api.newClient();
    const colleague = await signIn(api, { workspaceId: client.workspaceId });
    await importReachable(['feed-team']);
    const { sourcingId } = await newSourcing(client);
    const candidateId = await addCandidate(client, sourcingId, 'feed-team');
    const ids = { candidateId, talentId: 'feed-team', sourcingId };
    const assessed = { userRating: 4, notes: 'Private words', ownerUserId: colleague.userId };
    // The same again is no change.
    for (const sent of [assessed, assessed, { notes: 'More private words' }])
      expect((await client.patch(`/v1/candidates/${candidateId}`, sent)).status).toBe(200);
    const comment = await colleague.post(`/v1/candidates/${candidateId}/comments`, {
      text: 'Private words',
    });
    const { commentId } = comment.body.data as unknown as { commentId: string };
    expect((await colleague.delete(`/v1/comments/${commentId}`)).status).toBe(200);
    const renamed = { name: 'Private words', status: 'closed' };
    for (const sent of [renamed, renamed])
      expect((await client.patch(`/v1/sourcings/${sourcingId}`, sent)).status).toBe(200);
    const { events } = await eventsOf(client);
    const { userId } = colleague;
    const about = { commentId, ...ids, authorUserId: userId };
    expect(events.map(({ type, data }) => [type, data])).toMatchObject([
      ['sourcing.created', { sourcingId, status: 'in-progress' }],
      ['candidate.added', ids],
      [
        'candidate.changed',
        { ...ids, changed: ['userRating', 'notes', 'ownerUserId'], userRating: 4 },
      ],
      ['candidate.changed', { ...ids, changed: ['notes'], userRating: 4, ownerUserId: userId }],
      ['comment.added', { ...about, mentionedUserIds: [] }],
      ['comment.deleted', about],
      ['sourcing.changed', { sourcingId, changed: ['name', 'status'], status: 'closed' }],
    ]);
    for (const event of events) expect(workspaceEvent.parse(event)).toEqual(event);
    expect(JSON.stringify(events)).not.toMatch(/words/i);
  });

  it('pages from a cursor, filters by type, and continues behind everything it looked through', async () => {
    const client = await api.newClient();
    await importReachable(['feed-a', 'feed-b', 'feed-c']);
    const { sourcingId } = await newSourcing(client);
    const { nextCursor: begin } = await eventsOf(client);
    const added = await client.post(`/v1/sourcings/${sourcingId}/candidates/bulk`, {
      talentIds: ['feed-a', 'feed-b', 'feed-c'],
    });
    const [one] = added.body.data.results as unknown as { candidateId: string }[];
    await client.patch(`/v1/candidates/${one!.candidateId}/status`, { statusHandle: 'CONTACTED' });
    const first = await eventsOf(client, `?after=${begin}&pageSize=2`);
    expect(first).toMatchObject({ hasMore: true, missed: false });
    const second = await eventsOf(client, `?after=${first.nextCursor}&pageSize=2`);
    expect([...first.events, ...second.events].map(({ type }) => type)).toEqual([
      ...Array.from({ length: 3 }, () => 'candidate.added'),
      'candidate.status_changed',
    ]);
    expect(second.hasMore).toBe(false);
    const changes = await eventsOf(client, '?types=candidate.status_changed,message.sent');
    expect(changes.events.map(({ data }) => data)).toMatchObject([
      { from: 'TO_BE_CONTACTED', to: 'CONTACTED', cause: 'api' },
    ]);
    expect(changes.nextCursor).toBe(second.nextCursor);
    const none = await eventsOf(client, '?types=message.sent');
    expect(none).toMatchObject({ events: [], nextCursor: second.nextCursor });
    expect(await eventsOf(client, '?after=now')).toMatchObject({
      events: [],
      nextCursor: second.nextCursor,
    });
  });

  it('belongs to one workspace, needs the scope read, and refuses cursors that are not its own', async () => {
    const [ours, theirs] = await Promise.all([api.newClient(), api.newClient()]);
    await importReachable(['feed-own']);
    const { sourcingId } = await newSourcing(ours);
    await addCandidate(ours, sourcingId, 'feed-own');
    const { events } = await eventsOf(ours, '?types=candidate.added');
    expect(events).toHaveLength(1);
    expect((await eventsOf(theirs)).events).toEqual([]);
    for (const after of [events[0]!.id, 'evt_000000000001.forged', 'nonsense']) {
      const { status, body } = await theirs.get(`/v1/events?after=${after}`);
      expect([status, body.error.issues?.[0]?.path]).toEqual([400, ['after']]);
    }
    expect((await theirs.get('/v1/events?types=nothing.known')).status).toBe(400);
    const writer = await api.newClient({ scopes: ['spend'] });
    expect((await writer.get('/v1/events')).status).toBe(403);
  });

  it('waits for the next event, and ends the wait of a key that was revoked', async () => {
    const client = await api.newClient();
    await importReachable(['feed-awaited', 'feed-after']);
    const { sourcingId } = await newSourcing(client);
    const { nextCursor } = await eventsOf(client);
    const waiting = eventsOf(client, `?after=${nextCursor}&wait=20`);
    await addCandidate(client, sourcingId, 'feed-awaited');
    const page = await waiting;
    expect(page.events.map(({ type }) => type)).toEqual(['candidate.added']);
    expect((await eventsOf(client, `?after=${page.nextCursor}&wait=0`)).events).toEqual([]);
    const { access } = api.services;
    const { keyId, apiKey } = await access.createKey(client.workspaceId, {});
    const other = api.clientOf(client.workspaceId, apiKey);
    const refused = other.get(`/v1/events?after=${page.nextCursor}&wait=20`);
    await until(async () => (await client.get('/v1/requests')).status === 200);
    await delay(200);
    await access.revokeKey(keyId);
    await addCandidate(client, sourcingId, 'feed-after');
    expect((await refused).status).toBe(401);
  });
});

describe('the stream', () => {
  const follow = (client: Client, query = '', more: Record<string, string> = {}) =>
    watch(`${api.url}/api/v1/events${query}`, {
      accept: 'text/event-stream',
      'x-api-key': client.apiKey,
      ...more,
    });

  it('sends each event once, also over a reconnect, and takes one request of the windows', async () => {
    const client = await api.newClient({ limits: [9, 9, 200, 1_000, 15_000] });
    const names = Array.from({ length: 6 }, (_, n) => `feed-stream-${n}`);
    await importReachable(names);
    const writer = api.clientOf(
      client.workspaceId,
      (
        await api.services.access.createKey(client.workspaceId, {
          limits: [99, 999, 999, 999, 999],
        })
      ).apiKey,
    );
    const { sourcingId } = await newSourcing(writer);
    await addCandidate(writer, sourcingId, names[0]!);
    const first = await follow(client, '?types=candidate.added');
    await until(async () => first.messages.length === 1);
    for (const name of names.slice(1, 3)) await addCandidate(writer, sourcingId, name);
    await until(async () => first.messages.length === 3);
    first.close();
    for (const name of names.slice(3, 5)) await addCandidate(writer, sourcingId, name);
    const second = await follow(client, '?types=candidate.added', {
      'last-event-id': first.lastEventId(),
    });
    await addCandidate(writer, sourcingId, names[5]!);
    await until(async () => second.messages.length === 3);
    second.close();
    const all = [...first.messages, ...second.messages] as unknown as WorkspaceEvent[];
    expect(all.map(({ data }) => 'talentId' in data && data.talentId)).toEqual(names);
    const { headers } = await client.get('/v1/events');
    expect(headers.get('ratelimit')).toContain('"minute";r=6');
  });

  it('answers errors as any request does, and refuses the eleventh stream of a key', async () => {
    const client = await api.newClient();
    const refused = await fetch(`${api.url}/api/v1/events?after=nonsense`, {
      headers: { accept: 'text/event-stream', 'x-api-key': client.apiKey },
    });
    expect([
      refused.status,
      ((await refused.json()) as { error: { code: string } }).error.code,
    ]).toEqual([400, 'validation_error']);
    const streams = await Promise.all(Array.from({ length: 10 }, () => follow(client)));
    await expect(follow(client)).rejects.toThrow('429');
    for (const stream of streams) stream.close();
    await until(async () => {
      const again = await follow(client).catch(() => null);
      again?.close();
      return again !== null;
    });
  });
});

it('documents every type that the feed can tell', () => {
  const documented = workspaceEvent.def.options.map(({ shape }) => shape.type.value);
  expect(documented).toEqual([...EVENT_TYPES]);
  expect(listEvents.scope).toBe('read');
});
