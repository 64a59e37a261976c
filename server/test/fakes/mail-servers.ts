import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import tls from 'node:tls';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/*
 * Real mail servers on this machine: smtp-server takes mails, hoodiecrow serves a mailbox over
 * IMAP. Both with the certificate of the tests.
 */

const pem = (name: string) => readFileSync(new URL(`../certs/${name}`, import.meta.url), 'utf8');
const certificate = (name: 'receiver' | 'expired') => ({
  key: pem(`${name}.key.pem`),
  cert: pem(`${name}.cert.pem`),
});

export const MAIL_USER = 'jo@example.com';
export const MAIL_PASSWORD = 'correct horse';

export interface SmtpFake {
  port: number;
  /** Whole mails as they came in. */
  readonly mails: { from: string; to: string[]; raw: string }[];
  close(): Promise<void>;
}

export interface SmtpFakeOptions {
  certificate?: 'receiver' | 'expired';
  /** TLS from the first byte; otherwise STARTTLS. */
  secure?: boolean;
  /** Offers no encryption at all. */
  plain?: boolean;
  /** The server’s answer to a recipient or a whole mail; nothing: accepted. */
  onRecipient?(address: string): { code: number; text: string } | undefined;
  onMail?(raw: string): { code: number; text: string } | 'hang up' | undefined;
}

export async function startSmtp({
  certificate: name = 'receiver',
  secure = false,
  plain = false,
  onRecipient,
  onMail,
}: SmtpFakeOptions = {}): Promise<SmtpFake> {
  trustTestAuthority();
  const mails: SmtpFake['mails'] = [];
  const options: SMTPServerOptions = {
    ...certificate(name),
    secure,
    authOptional: plain,
    allowInsecureAuth: plain,
    disabledCommands: plain ? ['STARTTLS', 'AUTH'] : [],
    logger: false,
    onAuth({ username, password }, _session, done) {
      if (username === MAIL_USER && password === MAIL_PASSWORD) done(null, { user: username });
      else
        done(
          Object.assign(new Error('5.7.8 Authentication credentials invalid'), {
            responseCode: 535,
          }),
        );
    },
    onRcptTo({ address }, _session, done) {
      const refusal = onRecipient?.(address);
      done(refusal ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8');
        const answer = onMail?.(raw);
        if (answer === 'hang up') return cut();
        if (answer)
          return done(Object.assign(new Error(answer.text), { responseCode: answer.code }));
        mails.push({
          from: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw,
        });
        done();
      });
    },
  };
  const server = new SMTPServer(options);
  server.on('error', () => {});
  const sockets = new Set<{ destroy(): void }>();
  server.server.on('connection', (socket) => sockets.add(socket));
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    close: () => {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

export interface ImapFake {
  port: number;
  /** A mail arrives in the inbox. */
  deliver(raw: string): void;
  /** What becomes of a mailbox that is restored from a backup: its mails are counted anew. */
  renumber(uidValidity: number): void;
  close(): Promise<void>;
}

interface Hoodiecrow {
  server: {
    address(): AddressInfo;
    on(
      event: 'connection' | 'secureConnection',
      listener: (socket: { destroy(): void }) => void,
    ): void;
  };
  listen(port: number, host: string, done: () => void): void;
  close(done: () => void): void;
  getMailbox(name: string): { uidvalidity: number };
  appendMessage(mailbox: string, flags: string[], internalDate: Date, raw: string): void;
}

export async function startImap({
  certificate: name = 'receiver',
  secure = true,
}: {
  certificate?: 'receiver' | 'expired';
  secure?: boolean;
} = {}): Promise<ImapFake> {
  trustTestAuthority();
  const hoodiecrow = createRequire(import.meta.url)('hoodiecrow-imap') as (
    options: object,
  ) => Hoodiecrow;
  const server = hoodiecrow({
    secureConnection: secure,
    credentials: certificate(name),
    plugins: [
      'ID',
      'SASL-IR',
      'AUTH-PLAIN',
      'NAMESPACE',
      'IDLE',
      'ENABLE',
      'LITERALPLUS',
      'UNSELECT',
      'STARTTLS',
    ],
    users: { [MAIL_USER]: { password: MAIL_PASSWORD } },
    storage: {
      INBOX: {
        messages: [
          {
            raw: 'From: old@example.com\r\nSubject: Before\r\n\r\nAn old mail.',
            internaldate: '14-Sep-2013 21:22:28 -0300',
          },
        ],
      },
      '': { separator: '/' },
    },
  });
  const sockets = new Set<{ destroy(): void }>();
  server.server.on(secure ? 'secureConnection' : 'connection', (socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: server.server.address().port,
    deliver: (raw) =>
      server.appendMessage('INBOX', [], new Date(), raw.replaceAll(/\r?\n/g, '\r\n')),
    renumber: (uidValidity) => {
      server.getMailbox('INBOX').uidvalidity = uidValidity;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** In this process only: NODE_EXTRA_CA_CERTS would have to be set before it began. */
function trustTestAuthority(): void {
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), pem('receiver.cert.pem')]);
}
