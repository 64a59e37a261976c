import PostalMime from 'postal-mime';
import { afterAll, describe, expect, it } from 'vitest';
import {
  type ImapFake,
  MAIL_PASSWORD,
  MAIL_USER,
  type SmtpFake,
  type SmtpFakeOptions,
  startImap,
  startSmtp,
} from '../../../test/fakes/mail-servers.ts';
import { createHostGuard } from '../../platform/guarded-host.ts';
import type { MailServer } from '../../platform/smtp.ts';
import type { OpenAccount, OutgoingMessage } from '../adapter.ts';
import { createMailboxChannel, type MailboxSettings } from './mailbox.ts';

const open: { close(): Promise<void> }[] = [];
afterAll(() => Promise.all(open.map((server) => server.close())));

async function smtp(options?: SmtpFakeOptions): Promise<SmtpFake> {
  const server = await startSmtp(options);
  open.push(server);
  return server;
}

async function imap(options?: Parameters<typeof startImap>[0]): Promise<ImapFake> {
  const server = await startImap(options);
  open.push(server);
  return server;
}

const signal = () => AbortSignal.timeout(20_000);
const at = (port: number, security: MailServer['security'], host = 'localhost'): MailServer => ({
  host,
  port,
  security,
  user: null,
  password: null,
});

function accountOf(settings: Partial<MailboxSettings>): OpenAccount<MailboxSettings> {
  const all = { smtp: null, imap: null, user: MAIL_USER, password: MAIL_PASSWORD, ...settings };
  return {
    accountId: 'chan_1',
    workspaceId: 'ws_1',
    type: 'email',
    address: MAIL_USER,
    settings: all,
    hookUrl: null,
    save: async () => {},
  };
}

const channel = createMailboxChannel({
  guard: createHostGuard({ allowedHosts: ['localhost', '127.0.0.1'] }),
  smtp: null,
  imap: null,
});

const message: OutgoingMessage = {
  kind: 'email',
  to: { name: 'Ada Lovelace', email: 'ada@example.org' },
  fromName: 'Jo Recruiter',
  subject: 'A role <for> you',
  text: 'Hello Ada,\n\n1 < 2 & "quoted".\nSecond line\n.\nAfter a lone dot.',
  messageKey: 'srun_1.0',
  unsubscribeUrl: 'https://greenroom.example.com/u/abc',
};

describe('sending by SMTP', () => {
  it('delivers text with an escaped HTML alternative, one-click unsubscription and an id that stays the same', async () => {
    const server = await smtp();
    const account = accountOf({ smtp: at(server.port, 'starttls') });
    const first = await channel.send(account, message, signal());
    const again = await channel.send(account, message, signal());
    expect(first).toMatchObject({
      outcome: 'sent',
      providerMessageId: expect.stringMatching(/^<[0-9a-f]{40}@example\.com>$/),
    });
    expect(again).toEqual(first);

    const { from, to, raw } = server.mails[0]!;
    expect({ from, to }).toEqual({ from: MAIL_USER, to: ['ada@example.org'] });
    const mail = await PostalMime.parse(raw);
    expect(mail.from).toMatchObject({ name: 'Jo Recruiter', address: MAIL_USER });
    expect(mail.subject).toBe('A role <for> you');
    expect(mail.text).toContain('1 < 2 & "quoted".\nSecond line\n.\nAfter a lone dot.');
    expect(mail.text).toContain('https://greenroom.example.com/u/abc');
    expect(mail.html).toContain('1 &lt; 2 &amp; &quot;quoted&quot;.<br>\nSecond line');
    const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe')).toBe('<https://greenroom.example.com/u/abc>');
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(mail.messageId).toBe((first as { providerMessageId: string }).providerMessageId);
  });

  it('continues the thread of the earlier message', async () => {
    const server = await smtp({ secure: true });
    await channel.send(
      accountOf({ smtp: at(server.port, 'tls') }),
      { ...message, inReplyTo: { providerMessageId: '<first@example.com>' } },
      signal(),
    );
    const mail = await PostalMime.parse(server.mails[0]!.raw);
    expect(mail).toMatchObject({
      inReplyTo: '<first@example.com>',
      references: '<first@example.com>',
    });
  });

  it('lets no name or subject start a header of its own', async () => {
    const server = await smtp();
    const hostile = 'x\r\nBcc: spy@example.net\r\n\r\nBody\u2028\u0000';
    await channel.send(
      accountOf({ smtp: at(server.port, 'starttls') }),
      {
        ...message,
        subject: hostile,
        fromName: hostile,
        to: { name: hostile, email: 'ada@example.org' },
      },
      signal(),
    );
    const { to, raw } = server.mails[0]!;
    const mail = await PostalMime.parse(raw);
    expect(to).toEqual(['ada@example.org']);
    expect(mail.headers.some(({ key }) => key === 'bcc')).toBe(false);
    expect(mail.subject).toBe('x Bcc: spy@example.net Body');
    expect(mail.to).toHaveLength(1);
  });

  it.each([
    'ada@example.org\r\nRCPT TO:<spy@example.net>',
    'ada@example.org, spy@example.net',
    'Ada <ada@example.org>',
    'ada',
    'a b@example.org',
  ])('refuses the address %j without asking a server', async (email) => {
    expect(
      await channel.send(accountOf({}), { ...message, to: { name: '', email } }, signal()),
    ).toMatchObject({
      outcome: 'refused',
      permanent: true,
      reason: { code: 'recipient_unknown' },
    });
  });

  it.each([
    [{ code: 550, text: '5.1.1 No such user here' }, 'recipient_unknown', true],
    [{ code: 552, text: '5.2.2 Mailbox full' }, 'mailbox_full', true],
    [{ code: 451, text: '4.7.1 Greylisted, come back later' }, 'temporary_refusal', false],
    [{ code: 450, text: '4.4.5 Too busy' }, 'limit_reached', false],
  ] as const)(
    'reports the server’s answer about the recipient: %j',
    async (answer, code, permanent) => {
      const server = await smtp({ onRecipient: () => answer });
      expect(
        await channel.send(accountOf({ smtp: at(server.port, 'starttls') }), message, signal()),
      ).toMatchObject({
        outcome: 'refused',
        permanent,
        reason: { code },
      });
    },
  );

  it('reports an unknown outcome when the connection breaks after the message', async () => {
    const server = await smtp({ onMail: () => 'hang up' });
    await expect(
      channel.send(accountOf({ smtp: at(server.port, 'starttls') }), message, signal()),
    ).rejects.toThrow();
  });

  it('is refused, not lost, when the server cannot be reached', async () => {
    expect(await channel.send(accountOf({ smtp: at(1, 'tls') }), message, signal())).toMatchObject({
      outcome: 'refused',
      permanent: false,
      reason: { code: 'unreachable' },
    });
  });
});

describe('trying the credentials', () => {
  it('works for sending and for reading', async () => {
    const [sends, reads] = [await smtp(), await imap()];
    const account = accountOf({ smtp: at(sends.port, 'starttls'), imap: at(reads.port, 'tls') });
    expect(await channel.check(account, signal())).toEqual({ state: 'connected', reason: null });
  });

  it('is connected for sending only when there is no server to read from, and reports it', async () => {
    const sends = await smtp();
    expect(
      await channel.check(accountOf({ smtp: at(sends.port, 'starttls') }), signal()),
    ).toMatchObject({
      state: 'connected',
      reason: { code: 'replies_not_read' },
    });
  });

  it.each(['smtp', 'imap'] as const)('names a wrong password of %s', async (which) => {
    const [sends, reads] = [await smtp(), await imap()];
    const target = createMailboxChannel({
      guard: createHostGuard({ allowedHosts: ['localhost'] }),
      smtp: {
        ...at(sends.port, 'tls'),
        security: 'starttls',
        user: MAIL_USER,
        password: which === 'smtp' ? 'wrong' : MAIL_PASSWORD,
      },
      imap: {
        ...at(reads.port, 'tls'),
        user: MAIL_USER,
        password: which === 'imap' ? 'wrong' : MAIL_PASSWORD,
      },
    });
    const checked = await target.check(accountOf({ user: null, password: null }), signal());
    expect(checked).toMatchObject({
      state: 'disconnected',
      reason: {
        code: 'wrong_credentials',
        en: expect.stringContaining('password'),
        fr: expect.any(String),
      },
    });
  });

  it.each([
    [
      'an expired certificate',
      { certificate: 'expired', secure: true } as const,
      'tls',
      'tls_failed',
    ],
    ['TLS on a port that speaks none', { plain: true } as const, 'tls', 'tls_failed'],
    ['a server without encryption', { plain: true } as const, 'starttls', 'encryption_required'],
  ] as const)('names %s', async (_name, options, security, code) => {
    const server = await smtp(options);
    expect(
      await channel.check(accountOf({ smtp: at(server.port, security) }), signal()),
    ).toMatchObject({ state: 'disconnected', reason: { code } });
  });

  it('names an expired certificate of the server to read from', async () => {
    const [sends, reads] = [await smtp(), await imap({ certificate: 'expired' })];
    const account = accountOf({ smtp: at(sends.port, 'starttls'), imap: at(reads.port, 'tls') });
    expect(await channel.check(account, signal())).toMatchObject({
      state: 'disconnected',
      reason: { code: 'tls_failed' },
    });
  });

  it.each([
    ['unreachable', at(1, 'tls')],
    ['host_unknown', at(465, 'tls', 'mail.nowhere.invalid')],
    ['host_refused', at(465, 'tls', '10.1.2.3')],
    ['host_refused', at(465, 'tls', '169.254.169.254')],
    ['host_refused', at(25, 'tls', 'printer.local')],
  ] as const)('names a host that is %s', async (code, server) => {
    expect(await channel.check(accountOf({ smtp: server }), signal())).toMatchObject({
      state: 'disconnected',
      reason: { code },
    });
  });
});

describe('reading by IMAP', () => {
  const reply = (parent: string) =>
    `From: Ada <Ada@Example.org>\nTo: ${MAIL_USER}\nSubject: Re: A role\nMessage-ID: <r1@example.org>\nIn-Reply-To: ${parent}\n\nTell me more.`;

  it('begins now, then reports each mail once', async () => {
    const server = await imap();
    const account = accountOf({ imap: at(server.port, 'tls') });
    const begin = await channel.poll!(account, null, signal());
    expect(begin.events).toEqual([]);
    server.deliver(reply('<sent@example.com>'));
    server.deliver(
      'From: ada@example.org\nSubject: Out of office\nAuto-Submitted: auto-replied\nIn-Reply-To: <sent@example.com>\n\nI am away.',
    );
    const second = await channel.poll!(account, begin.mark, signal());
    expect(second.events).toEqual([
      expect.objectContaining({
        kind: 'reply',
        match: expect.objectContaining({
          providerMessageIds: ['<sent@example.com>'],
          address: 'ada@example.org',
        }),
      }),
    ]);
    expect((await channel.poll!(account, second.mark, signal())).events).toEqual([]);
  });

  it('reads on after the server began to count anew', async () => {
    const server = await imap();
    const account = accountOf({ imap: at(server.port, 'tls') });
    const { mark } = await channel.poll!(account, null, signal());
    server.renumber(77);
    const renumbered = await channel.poll!(account, mark, signal());
    server.deliver(reply('<sent@example.com>'));
    expect((await channel.poll!(account, renumbered.mark, signal())).events).toHaveLength(1);
  });

  it('throws a trouble in words when the password is no longer right', async () => {
    const server = await imap();
    const account = accountOf({ imap: at(server.port, 'tls'), password: 'old' });
    await expect(channel.poll!(account, null, signal())).rejects.toMatchObject({
      code: 'wrong_credentials',
      accountLost: true,
    });
  });
});
