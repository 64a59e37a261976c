import { isIP } from 'node:net';
import { createHostGuard } from './guarded-host.ts';
import type { Log } from './log.ts';

/**
 * Mail from the service itself, such as invitations; recruiters send theirs through their channel
 * accounts.
 */
export interface Mailer {
  /** Plain text to one address. Resolves when the server has accepted it; throws otherwise. */
  send(mail: { to: string; subject: string; text: string }): Promise<void>;
}

/** A user waits for the answer. */
const SEND_TIMEOUT_MS = 30_000;

/**
 * Sends through the operator's own server (SMTP_URL), which may have a private address. Null unless
 * both that server and a sender address (MAIL_FROM) are configured.
 */
export function createMailer(
  { smtpUrl, mailFrom }: { smtpUrl: string | null; mailFrom: string | null },
  log?: Pick<Log, 'info' | 'warn'>,
): Mailer | null {
  if (smtpUrl === null || mailFrom === null) return null;
  const mailer = smtpMailer(smtpUrl, mailFrom);
  return {
    async send(mail) {
      try {
        await mailer.send(mail);
      } catch (error) {
        log?.warn({ outcome: 'failed', reason: failureOf(error) }, MAIL_LINE);
        throw error;
      }
      log?.info({ outcome: 'sent' }, MAIL_LINE);
    },
  };
}

const MAIL_LINE = 'a mail of the installation';

/** Codes only: the answer of a mail server quotes the recipient. */
function failureOf(error: unknown): { code?: string; responseCode?: number; command?: string } {
  const { code, responseCode, command } = error as Record<string, unknown>;
  return {
    ...(typeof code === 'string' && { code }),
    ...(typeof responseCode === 'number' && { responseCode }),
    ...(typeof command === 'string' && { command }),
  };
}

function smtpMailer(smtpUrl: string, from: string): Mailer {
  return {
    async send({ to, subject, text }) {
      // Loaded lazily, so that the command line starts without it.
      const [{ deliver, mailServerOf, openSmtp }, { default: MailComposer }] = await Promise.all([
        import('./smtp.ts'),
        import('nodemailer/lib/mail-composer'),
      ]);
      const server = mailServerOf(smtpUrl);
      const guard = createHostGuard({
        allowedHosts: [isIP(server.host) === 6 ? `[${server.host}]` : server.host],
      });
      const [address] = await guard.addressesOf(server.host, server.port);
      const composer = new MailComposer({
        from,
        to,
        subject,
        text,
        newline: 'windows',
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      const raw = await composer.compile().build();
      const servername = isIP(server.host) === 0 ? server.host : undefined;
      const connection = await openSmtp(
        { ...server, address: address!, servername },
        AbortSignal.timeout(SEND_TIMEOUT_MS),
      );
      try {
        await deliver(connection, { from, to }, raw);
      } finally {
        connection.quit();
      }
    },
  };
}
