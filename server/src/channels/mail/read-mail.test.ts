import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorTime } from '../../../test/processor-time.ts';
import { readMail } from './read-mail.ts';

const context = { eventKey: '7:1', at: new Date('2026-03-10T12:00:00Z'), threadId: 't1' };
const read = (lines: string) => readMail(lines.replaceAll(/\r?\n/g, '\r\n'), context);

const report = (action: string, status: string) => `From: MAILER-DAEMON@mx.example.org
To: jo@example.com
Subject: Undelivered Mail Returned to Sender
Auto-Submitted: auto-replied
Content-Type: multipart/report; report-type=delivery-status; boundary="b"

--b
Content-Type: text/plain

The mail could not be delivered.
--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example.org

Final-Recipient: rfc822; Ada@Example.org
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp; 550 5.1.1 <Ada@Example.org>:
  Recipient address rejected

--b
Content-Type: message/rfc822

From: jo@example.com
To: ada@example.org
Message-ID: <sent@example.com>
Subject: A role

Hello.
--b--
`;

describe('what an arrived mail means', () => {
  it('a report of a failed delivery is a bounce of the mail that came back', async () => {
    expect(await read(report('failed', '5.1.1'))).toEqual({
      kind: 'bounce',
      eventKey: '7:1',
      at: context.at,
      match: {
        providerMessageIds: ['<sent@example.com>'],
        threadId: 't1',
        address: 'ada@example.org',
      },
      reason: '5.1.1',
    });
  });

  it.each(['delayed', 'delivered', 'relayed'])(
    'a report that the mail is %s is nothing',
    async (action) => {
      expect(await read(report(action, '4.4.1'))).toBeNull();
    },
  );

  it('a report with the headers alone is a bounce too', async () => {
    const headersOnly = report('failed', '5.2.2').replace(
      'Content-Type: message/rfc822',
      'Content-Type: text/rfc822-headers',
    );
    expect(await read(headersOnly)).toMatchObject({
      kind: 'bounce',
      match: { providerMessageIds: ['<sent@example.com>'] },
    });
  });

  it('a server that writes no report is understood by its header', async () => {
    const mail =
      'From: Mailer-Daemon@mx.example.org\nX-Failed-Recipients: ada@example.org\nIn-Reply-To: <sent@example.com>\nSubject: failed\n\nNo.';
    expect(await read(mail)).toMatchObject({
      kind: 'bounce',
      match: { address: 'ada@example.org', providerMessageIds: ['<sent@example.com>'] },
    });
  });

  it('only a server can fake such a bounce', async () => {
    const mail =
      'From: ada@example.org\nX-Failed-Recipients: rival@example.org\nSubject: hi\n\nNo.';
    expect(await read(mail)).toMatchObject({
      kind: 'reply',
      match: { address: 'ada@example.org' },
    });
  });

  it('an answer names the mails that it answers, the parent first', async () => {
    const mail =
      'From: Ada <ADA@example.org>\nSubject: Re: A role\nIn-Reply-To: <b@x>\nReferences: <a@x>\n <b@x>\n\nYes.';
    expect(await read(mail)).toMatchObject({
      kind: 'reply',
      match: { providerMessageIds: ['<b@x>', '<a@x>'], address: 'ada@example.org' },
    });
  });

  it.each([
    'Auto-Submitted: auto-replied',
    'Auto-Submitted: auto-generated; owner-email="x"',
    'X-Autoreply: yes',
    'Precedence: bulk',
    'List-Id: <news.example.org>',
    'Subject: Automatic reply: A role',
    'Subject: Out of Office Re: A role',
    'Subject: =?utf-8?Q?R=C3=A9ponse_automatique_=3A_A_role?=',
    'Subject: Absence du bureau',
  ])('%s: sent by a machine, so it is no answer', async (header) => {
    const subject = header.startsWith('Subject') ? '' : '\nSubject: Re: A role';
    expect(
      await read(
        `From: ada@example.org\n${header}${subject}\nIn-Reply-To: <sent@example.com>\n\nI am away.`,
      ),
    ).toBeNull();
  });

  it('Auto-Submitted: no is what a person sends', async () => {
    expect(
      await read('From: ada@example.org\nAuto-Submitted: no\nSubject: Re\n\nYes.'),
    ).toMatchObject({ kind: 'reply' });
  });

  it('never throws, whatever arrives', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 2_000 }), async (bytes) => {
        await readMail(bytes, context);
      }),
      { numRuns: 200 },
    );
  });

  it('reads a thread of any length in little time', async () => {
    const text = `From: a@b.example\nReferences: ${'<'.repeat(100_000)} ${'<x@y> '.repeat(10_000)}\nSubject: Re\n\nHi`;
    const { value: mail, ms } = await processorTime(() => read(text));
    expect(mail!.match.providerMessageIds.length).toBeLessThanOrEqual(100);
    expect(ms).toBeLessThan(2_000);
  });
});
