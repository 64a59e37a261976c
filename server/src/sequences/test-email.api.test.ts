import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
  type Campaign,
  emailStep,
  newBlueprint,
  newCampaign,
  ownerOf,
  smsStep,
} from '../../test/sequences.ts';
import { until } from '../../test/until.ts';

let smtp: SmtpFake;
let imap: ImapFake;
let api: TestApi;
let client: Client;
let campaign: Campaign;

beforeAll(async () => {
  smtp = await startSmtp();
  imap = await startImap();
  api = await testApi({
    env: { PUBLIC_URL: 'https://greenroom.example.com', WEBHOOK_ALLOWED_HOSTS: 'localhost' },
  });
});
afterAll(async () => {
  await api.close();
  await Promise.all([smtp.close(), imap.close()]);
});
beforeEach(async () => {
  smtp.mails.length = 0;
  client = await api.newClient();
  campaign = await newCampaign(api, client, 2);
});

const step = emailStep({
  subject: 'A job for {{firstname}}',
  content: 'Hello {{firstname}} {{lastname}}',
});

async function connectMailbox(): Promise<void> {
  await client.post('/v1/channel-accounts', {
    type: 'email',
    address: MAIL_USER,
    credentials: {
      password: MAIL_PASSWORD,
      smtp: { host: 'localhost', port: smtp.port, security: 'starttls' },
      imap: { host: 'localhost', port: imap.port, security: 'tls' },
    },
  });
  await until(
    async () =>
      ((await client.get('/v1/channel-accounts')).body.data.accounts as { state: string }[])[0]
        ?.state === 'connected',
  );
}

async function confirmAddress(email: string): Promise<void> {
  await sql`update users set email = ${email}, email_verified = true where id = ${await ownerOf(api, client)}`.execute(
    api.database.db,
  );
}

const send = (blueprintId: string, body: object = {}) =>
  client.post(`/v1/sequence-blueprints/${blueprintId}/test-email`, {
    candidateId: campaign.candidateIds[0],
    stepId: 'email',
    ...body,
  });
const newSequence = (steps: object[] = [step]) => newBlueprint(client, campaign.sourcingId, steps);
const count = async (table: string): Promise<number> =>
  (
    await sql<{ rows: number }>`
      select count(*) as rows from ${sql.table(table)} where workspace_id = ${client.workspaceId}`.execute(
      api.database.db,
    )
  ).rows[0]!.rows;

describe('a test of an email step', () => {
  it('reaches the user alone, marked, with the words for the candidate and a link that does nothing', async () => {
    await connectMailbox();
    await confirmAddress('lea@acme.example');
    const answer = await send(await newSequence());
    expect(answer.body).toMatchObject({
      data: { sentTo: 'lea@acme.example', subjectVariant: null },
    });
    expect(smtp.mails).toHaveLength(1);
    const [{ from, to, raw }] = smtp.mails as [SmtpFake['mails'][number]];
    expect([from, to]).toEqual([MAIL_USER, ['lea@acme.example']]);
    const { data: talent } = (await client.get(`/v1/candidates/${campaign.candidateIds[0]}`))
      .body as unknown as { data: { talent: { firstname: string; lastname: string } } };
    expect(raw).toContain(`Subject: [Test] A job for ${talent.talent.firstname}`);
    expect(raw).toContain(`Hello ${talent.talent.firstname} ${talent.talent.lastname}`);
    expect(raw).toContain('List-Unsubscribe: <https://greenroom.example.com/u/test>');

    for (const method of ['GET', 'POST']) {
      const page = await fetch(`${api.url}/u/test`, { method });
      expect([page.status, await page.text()]).toEqual([
        200,
        expect.stringContaining('link of a test'),
      ]);
    }
    expect(await count('outreach_suppressions')).toBe(0);
  });

  it('is in no statistic and no limit', async () => {
    await connectMailbox();
    const blueprintId = await newSequence();
    expect((await send(blueprintId)).status).toBe(200);
    for (const table of ['outreach_messages', 'sequence_runs', 'outreach_talent_days'])
      expect([table, await count(table)]).toEqual([table, 0]);
    expect(
      (await client.get(`/v1/sequence-blueprints/${blueprintId}/funnel`)).body.data,
    ).toMatchObject({ started: 0, steps: [{ sent: 0 }] });
    const { body } = await client.get(`/v1/candidates/${campaign.candidateIds[0]}`);
    expect(body.data).toMatchObject({ candidate: { statusHandle: 'TO_BE_CONTACTED' } });
  });

  it('goes to the mailbox itself when the user has no confirmed address', async () => {
    await connectMailbox();
    await sql`update users set email = null where id = ${await ownerOf(api, client)}`.execute(
      api.database.db,
    );
    expect((await send(await newSequence())).body.data).toMatchObject({ sentTo: MAIL_USER });
    expect(smtp.mails[0]!.to).toEqual([MAIL_USER]);
  });

  it('has the text of an unsaved change, and the subject that the candidate would get', async () => {
    await connectMailbox();
    const subjects = ['One subject', 'Another subject'];
    const steps = [{ ...step, subject: subjects[0], subjectB: subjects[1], content: 'New words' }];
    const { body } = await send(await newSequence(), { steps });
    const { subject, subjectVariant } = body.data as unknown as {
      subject: string;
      subjectVariant: 'A' | 'B';
    };
    expect(subject).toBe(`[Test] ${subjects[subjectVariant === 'A' ? 0 : 1]}`);
    expect(smtp.mails[0]!.raw).toContain('New words');
    expect(smtp.mails[0]!.raw).toContain(`Subject: ${subject}`);
  });

  it('is sent ten times an hour at most, also by requests at once', async () => {
    await connectMailbox();
    const blueprintId = await newSequence();
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(blueprintId)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.map(({ body }) => body.error?.code)).toEqual(
      Array.from({ length: 2 }, () => 'rate_limit_exceeded'),
    );
    expect(smtp.mails).toHaveLength(10);
    await sql`update test_emails set sent_at = sent_at - interval '61 minutes' where workspace_id = ${client.workspaceId}`.execute(
      api.database.db,
    );
    expect((await send(blueprintId)).status).toBe(200);
    // Old ones are not kept.
    expect(await count('test_emails')).toBe(1);
  });

  it('is refused with the reason where there is nothing to send or no way to send it', async () => {
    const blueprintId = await newSequence([
      step,
      smsStep(),
      emailStep({ id: 'gap', content: 'About {{sourcingJobTitle}}' }),
      emailStep({ id: 'service', contentSource: 'suggestedByService' }),
    ]);
    expect((await send(blueprintId)).body.error).toMatchObject({
      code: 'forbidden',
      details: { code: 'email_not_connected_or_syncing' },
    });
    await connectMailbox();
    const issueOf = async (body: object) =>
      (await send(blueprintId, body)).body.error?.issues?.[0] as unknown;
    expect(await issueOf({ stepId: 'sms' })).toMatchObject({ path: ['stepId'] });
    expect(await issueOf({ stepId: 'none' })).toMatchObject({ path: ['stepId'] });
    expect(await issueOf({ stepId: 'service' })).toMatchObject({ path: ['stepId'] });
    expect(await issueOf({ stepId: 'gap' })).toMatchObject({
      code: 'missing_variable',
      variables: ['sourcingJobTitle'],
    });
    expect((await send(blueprintId, { candidateId: 'cand_none' })).status).toBe(404);
    expect(smtp.mails).toEqual([]);
    // None of these counted.
    expect(await count('test_emails')).toBe(0);
  });
});
