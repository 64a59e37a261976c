import SMTPConnection from 'nodemailer/lib/smtp-connection';

export interface MailServer {
  host: string;
  port: number;
  /**
   * `optional`: encrypted when the server offers it; only for servers that the operator configured.
   */
  security: 'tls' | 'starttls' | 'optional';
  user: string | null;
  password: string | null;
}

export interface MailTarget extends MailServer {
  /** One of the addresses that the host resolves to now: connect to this one. */
  address: string;
  /** The name that the certificate must carry; null for a literal address. */
  servername: string | undefined;
}

/** The server requires a password on an unencrypted connection. */
export class EncryptionMissing extends Error {}

const CONNECT_TIMEOUT_MS = 10_000;
/**
 * Servers scan a message before they accept it; RFC 5321 allows far longer than a recruiter would
 * wait.
 */
const ANSWER_TIMEOUT_MS = 60_000;

/** The operator's `SMTP_URL` or `IMAP_URL`: `smtps://user:password@host:465`. */
export function mailServerOf(url: string): MailServer {
  const { protocol, hostname, port, username, password } = new URL(url);
  const isSecure = protocol.endsWith('s:');
  const usualPort = protocol.startsWith('smtp') ? (isSecure ? 465 : 587) : isSecure ? 993 : 143;
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port === '' ? usualPort : Number(port),
    security: isSecure ? 'tls' : 'optional',
    user: username === '' ? null : decodeURIComponent(username),
    password: password === '' ? null : decodeURIComponent(password),
  };
}

/** Connects and signs in. Throws EncryptionMissing, or the library's error. */
export async function openSmtp(target: MailTarget, signal: AbortSignal): Promise<SMTPConnection> {
  signal.throwIfAborted();
  const connection = new SMTPConnection({
    host: target.address,
    port: target.port,
    secure: target.security === 'tls',
    requireTLS: target.security === 'starttls',
    servername: target.servername,
    tls: { servername: target.servername },
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: ANSWER_TIMEOUT_MS,
    // The address is a literal one that the guard has checked, including loopback where the
    // operator allows it.
    allowInternalNetworkInterfaces: true,
  });
  const cut = () => connection.close();
  signal.addEventListener('abort', cut, { once: true });
  connection.once('end', () => signal.removeEventListener('abort', cut));
  try {
    await new Promise<void>((resolve, reject) => {
      connection.once('error', reject);
      connection.once('end', () => reject(new Error('the server closed the connection')));
      connection.connect((error) => (error ? reject(error) : resolve()));
    });
    await logIn(connection, target);
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

async function logIn(
  connection: SMTPConnection,
  { user, password, security }: MailTarget,
): Promise<void> {
  if (user === null || password === null) return;
  // Only the operator may choose an unencrypted connection.
  if (security !== 'optional' && !connection.secure)
    throw new EncryptionMissing('the server offers no encryption');
  await new Promise<void>((resolve, reject) => {
    connection.once('error', reject);
    connection.once('end', () => reject(new Error('the server closed the connection')));
    connection.login({ user, pass: password, credentials: { user, pass: password } }, (error) =>
      error ? reject(error) : resolve(),
    );
  });
}

/** Resolves when the server has accepted the mail. Throws the library's error. */
export async function deliver(
  connection: SMTPConnection,
  envelope: { from: string; to: string },
  raw: Buffer,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    connection.on('error', reject);
    connection.on('end', () => reject(new Error('the server closed the connection')));
    connection.send({ from: envelope.from, to: [envelope.to] }, raw, (error) =>
      error ? reject(error) : resolve(),
    );
  });
}
