import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import { signIn } from '../../test/console.ts';
import {
  type ImapFake,
  MAIL_PASSWORD,
  MAIL_USER,
  type SmtpFake,
  startImap,
  startSmtp,
} from '../../test/fakes/mail-servers.ts';
import { emailStep, newBlueprint, newCampaign, ownerOf } from '../../test/sequences.ts';
import { until } from '../../test/until.ts';
import type { Conversation, InboxPage, Thread } from './inbox-contract.ts';

/* Over real mail servers: a reply arrives by IMAP, and its answer leaves by SMTP. */

let api: TestApi;
let client: Client;
let sends: SmtpFake;
let reads: ImapFake;
let sourcingId: string;
let accountId: string;

beforeAll(async () => {
  [sends, reads] = [await startSmtp(), await startImap()];
  api = await testApi({ env: { WEBHOOK_ALLOWED_HOSTS: 'localhost' } });
  client = await api.newClient({ workspaceCredits: 100 });
  sourcingId = (await newCampaign(api, client, 0)).sourcingId;
  const credentials = {
    password: MAIL_PASSWORD,
    smtp: { host: 'localhost', port: sends.port, security: 'starttls' },
    imap: { host: 'localhost', port: reads.port, security: 'tls' },
  };
  const account = { type: 'email', address: MAIL_USER, credentials };
  const connected = await client.post('/v1/channel-accounts', account);
  accountId = connected.body.data.accountId as string;
  await until(async () => {
    const { accounts } = (await client.get('/v1/channel-accounts')).body.data;
    return (accounts as { state: string }[])[0]?.state === 'connected';
  });
});
afterAll(async () => {
  await api.close();
  await Promise.all([sends.close(), reads.close()]);
});

const lookNow = () => client.post(`/v1/channel-accounts/${accountId}/test`);
const mailsTo = (address: string) => sends.mails.filter(({ to }) => to.includes(address));
const parsed = (mail: { raw: string | Buffer }) => PostalMime.parse(mail.raw);
const thread = async (candidateId: string) =>
  (await client.get(`/v1/inbox/${candidateId}`)).body.data as unknown as Thread;
const inbox = async (query = '') =>
  (await client.get(`/v1/inbox${query}`)).body.data as unknown as InboxPage;

/** A candidate of a two-step sequence whose first mail was sent. */
async function written(name: string): Promise<{ candidateId: string; messageId: string }> {
  await api.importTalents([
    {
      id: name,
      firstname: name,
      lastname: 'L',
      proNetworkUrl: `https://www.linkedin.com/in/${name}`,
      contacts: { personalEmails: [`${name}@example.org`], phones: [] },
    },
  ]);
  const added = await client.post(`/v1/sourcings/${sourcingId}/candidates`, { talentId: name });
  const candidateId = added.body.data.candidateId as string;
  await client.post(`/v1/candidates/${candidateId}/enrich-contacts`, {
    enrichmentType: 'personalEmail',
  });
  await until(async () => {
    const { emails } = (await client.get(`/v1/candidates/${candidateId}/contacts`)).body.data;
    return (emails as unknown[]).length > 0;
  });
  const later = { temporalityType: 'DELAYED', delay: { value: 1, unit: 'day' } };
  const steps = [emailStep({ id: 'one' }), emailStep({ id: 'two', ...later })];
  // Goes on after a reply, so that a mark or an answer has something to stop.
  const id = await newBlueprint(client, sourcingId, steps, { stopOnReply: false });
  await client.post(`/v1/sequence-blueprints/${id}/start`, { candidateIds: [candidateId] });
  await until(async () => mailsTo(`${name}@example.org`).length > 0);
  const { messageId } = await parsed(mailsTo(`${name}@example.org`)[0]!);
  await until(async () => (await sequence(candidateId)).steps[0]!.state === 'sent');
  return { candidateId, messageId: messageId! };
}

const sequence = async (candidateId: string) =>
  (
    (await client.get(`/v1/candidates/${candidateId}/sequence-status`)).body.data
      .sequences as unknown as { state: string; steps: { state: string }[] }[]
  )[0]!;

const quotedPrintable = (text: string): string =>
  encodeURIComponent(text).replaceAll('%20', ' ').replaceAll('%', '=');

/** The person replies to a mail; resolves once the inbox shows it. */
async function reply(candidateId: string, name: string, to: string, text: string): Promise<void> {
  const id = `<${name}.${Math.random()}@mail.example.org>`;
  reads.deliver(
    `From: ${name} <${name}@example.org>\nSubject: Re: Hello\nMessage-ID: ${id}\nIn-Reply-To: ${to}\nReferences: ${to}\nDate: ${new Date().toUTCString()}\nContent-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: quoted-printable\n\n${quotedPrintable(text)}\n\nOn Mon, 23 Nov 2026 at 09:12, Recruiter wrote:\n> Hello ${name}\n`,
  );
  await lookNow();
  await until(
    async () =>
      (await inbox()).conversations.find((one) => one.candidateId === candidateId)?.unread,
  );
}

async function replied(name: string, text = 'Tell me more.') {
  const { candidateId, messageId } = await written(name);
  await reply(candidateId, name, messageId, text);
  return { candidateId, messageId };
}

test('a reply shows with its words, its person, its sourcing and what it answers', async () => {
  const { candidateId } = await replied('ada', 'Tell me more — à bientôt');
  const found = (await inbox('?unread=true')).conversations[0]!;
  expect(found).toMatchObject({
    candidateId,
    unread: true,
    channel: 'email',
    preview: 'Tell me more — à bientôt',
    talent: { firstname: 'ada' },
    sourcing: { sourcingId },
    assignee: { userId: await ownerOf(api, client) },
  });
  const { messages, answering } = await thread(candidateId);
  expect(messages).toMatchObject([
    { direction: 'sent', state: 'sent', stepName: 'Mail', subject: 'Hello', text: 'Hello ada' },
    {
      direction: 'received',
      text: 'Tell me more — à bientôt',
      quoted: expect.stringContaining('> Hello ada'),
    },
  ]);
  expect(answering).toEqual({
    channel: 'email',
    accountAddress: MAIL_USER,
    to: 'ada@example.org',
    subject: 'Re: Hello',
    refusal: null,
  });
});

test('an answer leaves in the same thread, once, and the sequence stops', async () => {
  const { candidateId, messageId } = await replied('bob');
  const answers = `/v1/inbox/${candidateId}/answers`;
  const headers = { 'Idempotency-Key': 'answer-bob' };
  const body = { text: 'Shall we talk on Monday?' };
  const [first, again] = [
    await client.post(answers, body, headers),
    await client.post(answers, body, headers),
  ];
  expect([first.status, again.body.data.messageId]).toEqual([200, first.body.data.messageId]);
  await until(async () => (await thread(candidateId)).messages.at(-1)!.state === 'sent');
  const mails = mailsTo('bob@example.org');
  expect(mails).toHaveLength(2);
  const mail = await parsed(mails[1]!);
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
  const theirs = /<bob\.[^>]+>/;
  expect(mail.text?.trim()).toBe('Shall we talk on Monday?');
  expect(mail.subject).toBe('Re: Hello');
  expect(header('in-reply-to')).toMatch(theirs);
  expect(header('references')).toMatch(new RegExp(`^${messageId} ${theirs.source}$`));
  expect(await sequence(candidateId)).toMatchObject({ state: 'stopped' });
  expect(await thread(candidateId)).toMatchObject({ unread: false, answeredAt: expect.anything() });

  // What comes back to the answer belongs to the same conversation.
  await reply(candidateId, 'bob', mail.messageId!, 'Monday is fine.');
  expect((await thread(candidateId)).messages.map(({ text }) => text)).toEqual([
    'Hello bob',
    'Tell me more.',
    'Shall we talk on Monday?',
    'Monday is fine.',
  ]);
});

test('a person who unsubscribed, or whose address is blocked, gets no answer', async () => {
  const { candidateId } = await replied('cleo');
  for (const [reason, code] of [
    ['blocked', 'address_suppressed'],
    ['unsubscribed', 'person_unsubscribed'],
  ]) {
    await client.post('/v1/suppressions', { address: 'cleo@example.org', reason });
    expect((await thread(candidateId)).answering.refusal).toBe(code);
    const refused = await client.post(`/v1/inbox/${candidateId}/answers`, { text: 'Hello?' });
    expect([refused.status, refused.body.error.details]).toEqual([403, { code }]);
  }
  expect(mailsTo('cleo@example.org')).toHaveLength(1);
});

test('a mark stops the sequence and moves the candidate; a custom status comes first', async () => {
  const { candidateId } = await replied('dan');
  const path = `/v1/inbox/${candidateId}/mark`;
  const marked = async (body: object) => (await client.post(path, body)).body.data;
  expect(await marked({ mark: 'not_now' })).toMatchObject({
    mark: 'not_now',
    statusHandle: 'NOT_RETAINED',
    stopped: 1,
    unread: false,
  });
  expect((await sequence(candidateId)).state).toBe('stopped');
  expect(await marked({ mark: 'interested' })).toMatchObject({ statusHandle: 'CONTACTED' });
  await client.post('/v1/candidate-statuses', { handle: 'INTERESTED', label: 'Interested' });
  expect(await marked({ mark: 'interested' })).toMatchObject({ statusHandle: 'INTERESTED' });
  expect(await marked({ mark: null, statusHandle: 'CONTACTED' })).toMatchObject({
    mark: null,
    statusHandle: 'CONTACTED',
  });
  const unknown = await client.post(path, { mark: 'interested', statusHandle: 'NOPE' });
  expect([unknown.status, unknown.body.error.issues[0]!.path]).toEqual([400, ['statusHandle']]);
});

test('the wrong person’s address is blocked, until the mark is removed', async () => {
  const { candidateId } = await replied('eve');
  const path = `/v1/inbox/${candidateId}/mark`;
  await client.post(path, { mark: 'wrong_person' });
  expect((await thread(candidateId)).answering.refusal).toBe('address_suppressed');
  await client.post(path, { mark: null, statusHandle: 'CONTACTED' });
  expect((await thread(candidateId)).answering.refusal).toBeNull();
  // A block that was there before stays.
  await client.post('/v1/suppressions', { address: 'eve@example.org', reason: 'blocked' });
  await sql`update outreach_suppressions set created_at = created_at - interval '1 hour'`.execute(
    api.database.db,
  );
  await client.post(path, { mark: 'wrong_person' });
  await client.post(path, { mark: null });
  expect((await thread(candidateId)).answering.refusal).toBe('address_suppressed');
});

test('reading is for the whole workspace, and a newer reply stays unread', async () => {
  const { candidateId, messageId } = await replied('fay');
  const shown = await thread(candidateId);
  await reply(candidateId, 'fay', messageId, 'One more thing.');
  await until(async () => (await thread(candidateId)).messages.length > shown.messages.length);
  const read = (lastReplyAt: string) =>
    client.patch(`/v1/inbox/${candidateId}`, { unread: false, readUpTo: lastReplyAt });
  expect((await read(shown.lastReplyAt)).body.data).toMatchObject({ unread: true });
  const { lastReplyAt } = await thread(candidateId);
  expect((await read(lastReplyAt)).body.data).toMatchObject({ unread: false });
  const colleague = await signIn(api, { workspaceId: client.workspaceId, role: 'viewer' });
  const page = (await colleague.get('/v1/inbox')).body.data as unknown as InboxPage;
  const seen = page.conversations.find((one) => one.candidateId === candidateId);
  expect(seen?.unread).toBe(false);
});

test('a conversation is assigned to a member, and each has their own count', async () => {
  const { candidateId } = await replied('gus');
  const colleague = await signIn(api, { workspaceId: client.workspaceId, role: 'recruiter' });
  const assign = (assigneeUserId: string | null) =>
    client.patch(`/v1/inbox/${candidateId}`, { assigneeUserId });
  expect((await assign('usr_nobody')).body.error.issues[0]!.path).toEqual(['assigneeUserId']);
  expect((await assign(colleague.userId)).body.data).toMatchObject({
    assignee: { userId: colleague.userId },
  });
  const mine = (await colleague.get('/v1/inbox?assignee=mine')).body.data as unknown as InboxPage;
  expect(mine.conversations.map((one) => one.candidateId)).toEqual([candidateId]);
  expect((await colleague.get('/v1/inbox-counts')).body.data).toMatchObject({ unreadMine: 1 });
  expect((await inbox('?assignee=mine')).conversations.map(idOf)).not.toContain(candidateId);
  await assign(null);
  expect((await inbox('?assignee=nobody')).conversations.map(idOf)).toEqual([candidateId]);
});

test('an erased person’s replies and answers are gone', async () => {
  const { candidateId } = await replied('hal');
  await client.post(`/v1/inbox/${candidateId}/answers`, { text: 'Hello' });
  await api.services.erasure.erase('hal');
  expect((await client.get(`/v1/inbox/${candidateId}`)).status).toBe(404);
  const { rows } = await sql`
    select 1 from outreach_replies where talent_id = 'hal'
    union all select 1 from outreach_messages where talent_id = 'hal' and body is not null`.execute(
    api.database.db,
  );
  expect(rows).toEqual([]);
});

test('an answer whose worker died after the claim is never sent again', async () => {
  const { candidateId } = await replied('ida');
  const queued = await client.post(`/v1/inbox/${candidateId}/answers`, { text: 'Hello' });
  const held = queued.body.data.messageId as string;
  await until(async () => (await thread(candidateId)).messages.at(-1)!.state === 'sent');
  const sent = mailsTo('ida@example.org').length;
  await sql`update outreach_messages set outcome = 'claimed' where id = ${held}`.execute(
    api.database.db,
  );
  await api.database.db.transaction().execute((tx) =>
    api.services.engine.enqueue(tx, {
      kind: 'outreach_answer',
      id: held,
      workspaceId: client.workspaceId,
    }),
  );
  await until(async () => (await thread(candidateId)).messages.at(-1)!.state === 'unknown');
  expect(mailsTo('ida@example.org')).toHaveLength(sent);
});

test('another workspace sees none of it', async () => {
  const { candidateId } = await replied('jo');
  const stranger = await api.newClient();
  expect(
    ((await stranger.get('/v1/inbox')).body.data as unknown as InboxPage).pagination.total,
  ).toBe(0);
  for (const answer of [
    await stranger.get(`/v1/inbox/${candidateId}`),
    await stranger.patch(`/v1/inbox/${candidateId}`, { unread: false }),
    await stranger.post(`/v1/inbox/${candidateId}/mark`, { mark: 'interested' }),
    await stranger.post(`/v1/inbox/${candidateId}/answers`, { text: 'Hello' }),
  ])
    expect(answer.status).toBe(404);
});

const idOf = ({ candidateId }: Conversation): string => candidateId;

test('the funnel of a sourcing counts who was written to, replied and is interested, for its workspace only', async () => {
  const stages = async () => {
    const { body } = await client.get(`/v1/sourcings/${sourcingId}/funnel`);
    const { stages } = body.data as unknown as { stages: { stage: string; candidates: number }[] };
    return Object.fromEntries(stages.map(({ stage, candidates }) => [stage, candidates]));
  };
  const before = await stages();
  const grown = (by: Record<string, number>) =>
    Object.fromEntries(
      Object.entries(before).map(([stage, count]) => [stage, count + (by[stage] ?? 0)]),
    );
  const { candidateId, messageId } = await written('fun');
  expect(await stages()).toEqual(grown({ sourced: 1, contacted: 1 }));
  await reply(candidateId, 'fun', messageId, 'Yes please.');
  expect(await stages()).toEqual(grown({ sourced: 1, contacted: 1, replied: 1 }));
  await client.post(`/v1/inbox/${candidateId}/mark`, { mark: 'interested' });
  expect(await stages()).toEqual(grown({ sourced: 1, contacted: 1, replied: 1, interested: 1 }));
  const stranger = await api.newClient();
  expect((await stranger.get(`/v1/sourcings/${sourcingId}/funnel`)).status).toBe(404);
});
