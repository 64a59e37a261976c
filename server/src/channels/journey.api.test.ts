import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, type TestApi, testApi } from '../../test/api.ts';
import {
  type ImapFake,
  MAIL_PASSWORD,
  MAIL_USER,
  type SmtpFake,
  startImap,
  startSmtp,
} from '../../test/fakes/mail-servers.ts';
import {
  connectSandbox,
  emailStep,
  networkStep,
  newBlueprint,
  newCampaign,
} from '../../test/sequences.ts';
import { until } from '../../test/until.ts';
import { createSecretBox } from '../platform/secret-box.ts';
import type { SequenceStatus } from '../sequences/run-contract.ts';
import { createSandboxStage } from './sandbox-stage.ts';

/*
 * Whole sequences over real mail servers: what leaves, and what comes back, stops what has to stop.
 */

const PUBLIC_URL = 'https://greenroom.example.com';
let api: TestApi;
let client: Client;
let sends: SmtpFake;
let reads: ImapFake;
let sourcingId: string;
let accountId: string;

beforeAll(async () => {
  [sends, reads] = [await startSmtp(), await startImap()];
  api = await testApi({ env: { WEBHOOK_ALLOWED_HOSTS: 'localhost', PUBLIC_URL } });
  client = await api.newClient({ workspaceCredits: 100 });
  sourcingId = (await newCampaign(api, client, 0)).sourcingId;
  const credentials = {
    password: MAIL_PASSWORD,
    smtp: { host: 'localhost', port: sends.port, security: 'starttls' },
    imap: { host: 'localhost', port: reads.port, security: 'tls' },
  };
  const connected = await client.post('/v1/channel-accounts', {
    type: 'email',
    address: MAIL_USER,
    credentials,
  });
  accountId = connected.body.data.accountId as string;
  await until(
    async () =>
      ((await client.get('/v1/channel-accounts')).body.data.accounts as { state: string }[])[0]
        ?.state === 'connected',
  );
});
afterAll(async () => {
  await api.close();
  await Promise.all([sends.close(), reads.close()]);
});

/** A candidate who can be reached by mail. */
async function candidate(name: string): Promise<string> {
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
  await until(
    async () =>
      ((await client.get(`/v1/candidates/${candidateId}/contacts`)).body.data.emails as unknown[])
        .length > 0,
  );
  return candidateId;
}

const later = { temporalityType: 'DELAYED', delay: { value: 1, unit: 'day' } };

/** Starts two mails, the second a day later, and gives the first as it arrived. */
async function firstMail(
  name: string,
): Promise<{ candidateId: string; mail: Awaited<ReturnType<typeof PostalMime.parse>> }> {
  const candidateId = await candidate(name);
  const id = await newBlueprint(client, sourcingId, [
    emailStep({ id: 'one' }),
    emailStep({ id: 'two', ...later }),
  ]);
  expect(
    (await client.post(`/v1/sequence-blueprints/${id}/start`, { candidateIds: [candidateId] })).body
      .data,
  ).toMatchObject({ started: true });
  const arrived = () => sends.mails.find(({ to }) => to.includes(`${name}@example.org`));
  await until(arrived);
  const mail = await PostalMime.parse(arrived()!.raw);
  // The answer of the server is written down before anything else can happen.
  await until(async () => (await sequenceOf(candidateId)).steps[0]?.state === 'sent');
  return { candidateId, mail };
}

async function sequenceOf(candidateId: string): Promise<SequenceStatus> {
  return (
    (await client.get(`/v1/candidates/${candidateId}/sequence-status`)).body.data
      .sequences as SequenceStatus[]
  )[0]!;
}

/** Has the account's process look now instead of within a minute. */
const lookNow = () => client.post(`/v1/channel-accounts/${accountId}/test`);

test('an answer stops the sequence; an out-of-office notice does not', async () => {
  const { candidateId, mail } = await firstMail('ada');
  reads.deliver(
    `From: ada@example.org\nSubject: Automatic reply\nAuto-Submitted: auto-replied\nIn-Reply-To: ${mail.messageId}\n\nI am away.`,
  );
  await lookNow();
  reads.deliver(
    `From: Ada <ada.private@example.net>\nSubject: Re: Hello\nIn-Reply-To: ${mail.messageId}\nDate: ${new Date().toUTCString()}\n\nTell me more.`,
  );
  await lookNow();
  await until(async () => (await sequenceOf(candidateId)).state === 'stopped');
  expect(await sequenceOf(candidateId)).toMatchObject({
    replied: true,
    steps: [{ state: 'sent' }, { state: 'cancelled' }],
  });
});

test('a bounced mail stops the sequence', async () => {
  const { candidateId, mail } = await firstMail('bob');
  reads.deliver(
    `From: MAILER-DAEMON@mx.example.org\nSubject: Undelivered\nContent-Type: multipart/report; report-type=delivery-status; boundary="b"\n\n--b\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; mx\n\nFinal-Recipient: rfc822; bob@example.org\nAction: failed\nStatus: 5.1.1\n\n--b\nContent-Type: text/rfc822-headers\n\nMessage-ID: ${mail.messageId}\n\n--b--\n`,
  );
  await lookNow();
  await until(async () => (await sequenceOf(candidateId)).state === 'stopped');
  expect(await sequenceOf(candidateId)).toMatchObject({
    replied: false,
    steps: [{ state: 'sent' }, { state: 'cancelled' }],
  });
  const { blueprintId } = await sequenceOf(candidateId);
  const funnel = await client.get(`/v1/sequence-blueprints/${blueprintId}/funnel`);
  expect(funnel.body.data).toMatchObject({ steps: [{ sent: 1, bounced: 1 }, { bounced: 0 }] });
});

test('one-click unsubscribe stops the sequence, and no other one starts', async () => {
  const { candidateId, mail } = await firstMail('eve');
  const link = /<(.*)>/.exec(
    mail.headers.find(({ key }) => key === 'list-unsubscribe')!.value,
  )![1]!;
  const clicked = await fetch(link.replace(PUBLIC_URL, api.url), {
    method: 'POST',
    body: 'List-Unsubscribe=One-Click',
  });
  expect(clicked.status).toBe(200);
  expect((await sequenceOf(candidateId)).state).toBe('stopped');
  const sent = sends.mails.length;
  const next = await newBlueprint(client, sourcingId, [emailStep({ id: 'again' })]);
  await client.post(`/v1/sequence-blueprints/${next}/start`, { candidateIds: [candidateId] });
  await until(
    async () =>
      (await sequenceOf(candidateId)).blueprintId === next &&
      ['stopped', 'failed', 'completed'].includes((await sequenceOf(candidateId)).state),
  );
  expect(sends.mails.length).toBe(sent);
});

test('a sandbox shows the same without any account: an accepted invitation brings the next message', async () => {
  const network = await connectSandbox(api, client, 'proNetwork');
  const candidateId = await candidate('zoe');
  const steps = [
    networkStep({ id: 'invite', proNetworkType: 'PRO_NETWORK_INVITATION' }),
    networkStep({ id: 'hello', temporalityType: 'AFTER_INVITATION_SETTLED' }),
  ];
  const id = await newBlueprint(client, sourcingId, steps);
  await client.post(`/v1/sequence-blueprints/${id}/start`, { candidateIds: [candidateId] });
  await until(async () => (await sequenceOf(candidateId)).steps[0]?.state === 'sent');
  const stage = createSandboxStage({
    db: api.database.db,
    engine: api.services.engine,
    secretBox: createSecretBox('the secret key of the tests'),
  });
  const [invitation] = await stage.messages(client.workspaceId, network);
  await stage.play(client.workspaceId, network, invitation!.messageId, 'accepted');
  await until(async () => (await sequenceOf(candidateId)).state === 'completed');
  expect((await stage.messages(client.workspaceId, network)).map(({ kind }) => kind)).toEqual([
    'message',
    'invitation',
  ]);
});
