import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ImapFake,
  MAIL_PASSWORD,
  MAIL_USER,
  type SmtpFake,
  startImap,
  startSmtp,
} from '../../server/test/fakes/mail-servers.ts';
import { connectSandbox, emailStep } from '../../server/test/sequences.ts';
import { until } from '../../server/test/until.ts';
import { axe, type Console, noRawValues, noSidewaysScroll, openConsole } from './harness.ts';
import { saved, stored, withSequence } from './sequence-page.ts';

let app: Console;
let smtp: SmtpFake;
let imap: ImapFake;
beforeAll(async () => {
  [smtp, imap] = [await startSmtp(), await startImap()];
  app = await openConsole({ env: { WEBHOOK_ALLOWED_HOSTS: 'localhost' } });
});
afterAll(async () => {
  await app.close();
  await Promise.all([smtp.close(), imap.close()]);
});

const show = (page: Page, path: string) => page.goto(`${app.api.url}/console${path}`);
const mail = emailStep({ name: 'First', subject: 'A job in Lyon', content: 'Hello {{firstname}}' });

describe('two subjects of an email', () => {
  it('are written beside each other, and the preview shows which one a person gets', async () => {
    const { page, person, blueprintId } = await withSequence(app, [mail], {
      width: 1440,
      height: 900,
    });
    await show(page, `/sequences/${blueprintId}`);
    await page.getByRole('button', { name: 'Compare two subjects' }).click();
    await page.getByLabel('Subject B').fill('A job in Lyon');
    await page.getByText('Enter a subject that differs from subject A.').first().waitFor();
    await axe(page);
    await page.getByLabel('Subject B').fill('{{firstname}}, Spark again?');
    await page.getByText('Half of the people get each subject.').waitFor();
    const preview = page.getByRole('region', { name: 'Preview' });
    await preview.getByText(/^Subject [AB]$/).waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await saved(page);
    expect((await stored(person, blueprintId)).steps).toMatchObject([
      { subject: 'A job in Lyon', subjectB: '{{firstname}}, Spark again?' },
    ]);
    await noSidewaysScroll(page);

    await page.getByRole('button', { name: 'Remove subject B' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await until(async () => !('subjectB' in (await stored(person, blueprintId)).steps[0]!));
  });

  it.each([
    ['en', 390, 'Two subjects: First', /^Too early to say: at least 8 more replies are needed\.$/],
    ['fr', 1440, 'Deux objets : First', /^Trop tôt pour conclure : il faut encore au moins 8/],
  ] as const)(
    'have their rates under Progress, and a verdict in words (%s, %i px)',
    async (language, width, title, early) => {
      const steps = [{ ...mail, subjectB: 'Spark again?' }];
      const { page, person, blueprintId, zoe, ada } = await withSequence(app, steps, {
        ...{ language, width, height: 900 },
        theme: language === 'fr' ? 'dark' : 'light',
      });
      await connectSandbox(app.api, person, 'email');
      await person.post(`/v1/sequence-blueprints/${blueprintId}/start`, {
        candidateIds: [zoe, ada],
      });
      await until(async () => {
        const { body } = await person.get(`/v1/sequence-blueprints/${blueprintId}/funnel`);
        return (body.data.steps as unknown as { sent: number }[])[0]!.sent === 2;
      });
      await show(page, `/sequences/${blueprintId}?tab=progress`);
      const test = page.getByRole('region', { name: title });
      await test.getByText(early).waitFor();
      await axe(page);
      await noRawValues(page);
      await noSidewaysScroll(page);

      // The rates of the step and of the subject that Zoé got.
      await sql`update sequence_runs set replied_at = clock_timestamp() where candidate_id = ${zoe}`.execute(
        app.api.database.db,
      );
      await page.reload();
      const funnel = page.getByRole('table', { name: language === 'fr' ? 'Entonnoir' : 'Funnel' });
      const half = language === 'fr' ? '50\u202f%' : '50%';
      await funnel.getByText(half, { exact: true }).first().waitFor();
      await test
        .getByText(/^(?:50|100)\s?%$/)
        .first()
        .waitFor();
      await expect.poll(() => test.getByText(/^Too early|^Trop tôt/).textContent()).toMatch(/ 7 /);
    },
  );

  it('name the better one once it is known', async () => {
    const steps = [{ ...mail, subjectB: 'Spark again?' }];
    const { page, blueprintId } = await withSequence(app, steps);
    // As the service answers it after enough replies (subject-test.db.test.ts).
    await page.route('**/funnel', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { data: { steps: { subjectTest: object }[] } };
      const [step] = body.data.steps;
      step!.subjectTest = {
        variants: [
          { variant: 'A', subject: 'A job in Lyon', sent: 400, replied: 40, bounced: 4 },
          { variant: 'B', subject: 'Spark again?', sent: 400, replied: 80, bounced: 2 },
        ],
        ...{ better: 'B', repliesNeeded: 0, emailsNeeded: 0 },
      };
      await route.fulfill({ response: answer, json: body });
    });
    await show(page, `/sequences/${blueprintId}?tab=progress`);
    const row = page.getByRole('row', { name: /Spark again/ });
    await row.getByText('More replies').waitFor();
    await row.getByText('20%', { exact: true }).waitFor();
    await page.getByText('Subject B gets more replies.').waitFor();
    await axe(page);
  });
});

describe('a test of an email', () => {
  it('comes to the recruiter’s own mailbox, as written for the chosen person', async () => {
    const { page, person, blueprintId } = await withSequence(app, [mail], {
      width: 1440,
      height: 900,
    });
    await person.post('/v1/channel-accounts', {
      type: 'email',
      address: MAIL_USER,
      credentials: {
        password: MAIL_PASSWORD,
        smtp: { host: 'localhost', port: smtp.port, security: 'starttls' },
        imap: { host: 'localhost', port: imap.port, security: 'tls' },
      },
    });
    await until(async () => {
      const { body } = await person.get('/v1/channel-accounts');
      return (body.data.accounts as { state: string }[])[0]?.state === 'connected';
    });
    await show(page, `/sequences/${blueprintId}`);
    // Of the text as it stands on the page, saved or not.
    await page.getByLabel('Message', { exact: true }).fill('Dear {{firstname}}, in my words');
    await page.getByRole('combobox', { name: 'Preview for' }).click();
    await page.getByRole('option', { name: 'Zoé Durand' }).click();
    await page.getByText('Dear Zoé, in my words').waitFor();
    await page.getByRole('button', { name: 'Send me a test' }).click();
    await page.getByText(/^Test sent to /).waitFor();
    expect(smtp.mails).toHaveLength(1);
    const [{ to, raw }] = smtp.mails as [SmtpFake['mails'][number]];
    expect(raw).toContain('Subject: [Test] A job in Lyon');
    expect(to).not.toContain('sequences-1@example.com');
    await page.getByText(`Test sent to ${to[0]}`).waitFor();
    await axe(page);
    const { body } = await person.get(`/v1/sequence-blueprints/${blueprintId}/funnel`);
    expect(body.data).toMatchObject({ started: 0, steps: [{ sent: 0 }] });
  });

  it('says in French why it was not sent, and is not offered to viewers', async () => {
    const { page, person, blueprintId } = await withSequence(app, [mail], { language: 'fr' });
    await show(page, `/sequences/${blueprintId}`);
    await page.getByRole('button', { name: 'M’envoyer un essai' }).click();
    await page.getByText('L’essai n’a pas été envoyé').waitFor();
    await axe(page);
    const { page: viewed } = await app.signIn(`/sequences/${blueprintId}`, {
      role: 'viewer',
      workspaceId: person.workspaceId,
    });
    await viewed.getByRole('region', { name: 'Preview' }).getByText('Hello').first().waitFor();
    expect(await viewed.getByRole('button', { name: 'Send me a test' }).count()).toBe(0);
  });
});
