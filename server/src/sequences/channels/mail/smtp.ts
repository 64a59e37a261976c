import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Sent } from '../port.ts';
import { ChannelTrouble, type ReasonCode, refused } from '../reasons.ts';
import type { ComposedMail } from './compose.ts';
import { lineTrouble, type MailTarget } from './mail-server.ts';

const CONNECT_TIMEOUT_MS = 10_000;
/** Servers scan a message before they accept it; RFC 5321 asks for far more patience than a recruiter has. */
const ANSWER_TIMEOUT_MS = 60_000;

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
  response?: string;
  command?: string;
}

/** Signs in and leaves. Throws ChannelTrouble. */
export async function checkSmtp(target: MailTarget, signal: AbortSignal): Promise<void> {
  const connection = await signIn(target, signal);
  connection.quit();
}

/** Throws when the outcome is not known: the line broke after the message had begun, and before the server answered for it. */
export async function sendBySmtp(target: MailTarget, mail: ComposedMail, signal: AbortSignal): Promise<Sent> {
  const connection = await signIn(target, signal);
  try {
    await new Promise<void>((resolve, reject) => {
      connection.on('error', reject);
      connection.on('end', () => reject(new Error('the server closed the connection')));
      connection.send({ from: mail.envelope.from, to: [mail.envelope.to] }, mail.raw, (error) => (error ? reject(error) : resolve()));
    });
  } catch (error) {
    const answer = refusal(error as SmtpError);
    if (answer) return answer;
    throw error;
  } finally {
    connection.quit();
  }
  return { outcome: 'sent', providerMessageId: mail.messageId };
}

async function signIn(target: MailTarget, signal: AbortSignal): Promise<SMTPConnection> {
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
    // The address is a literal one that the guard has judged, loopback included where the operator allows it.
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
    throw signInTrouble(error as SmtpError);
  }
}

async function logIn(connection: SMTPConnection, { user, password, security }: MailTarget): Promise<void> {
  if (user === null || password === null) return;
  // Only the operator may choose a line without encryption.
  if (security !== 'optional' && !connection.secure) throw new ChannelTrouble('encryption_required', { accountLost: true });
  await new Promise<void>((resolve, reject) => {
    connection.once('error', reject);
    connection.once('end', () => reject(new Error('the server closed the connection')));
    connection.login({ user, pass: password, credentials: { user, pass: password } }, (error) => (error ? reject(error) : resolve()));
  });
}

function signInTrouble(error: SmtpError | ChannelTrouble): ChannelTrouble {
  if (error instanceof ChannelTrouble) return error;
  const { code, responseCode = 0, command = '' } = error;
  if (code === 'EAUTH' && (responseCode === 0 || responseCode >= 500))
    return new ChannelTrouble('wrong_credentials', { accountLost: true, cause: error });
  if (command === 'STARTTLS' && responseCode >= 400) return new ChannelTrouble('encryption_required', { accountLost: true, cause: error });
  if (responseCode >= 400) return new ChannelTrouble('provider_error', { cause: error });
  return lineTrouble(error);
}

/** What the server answered; null when it answered nothing. */
function refusal({ responseCode, response = '', command }: SmtpError): Sent | null {
  if (responseCode === undefined || responseCode < 400) return null;
  const permanent = responseCode >= 500;
  if (command === 'MAIL FROM' && permanent) return refused('sender_refused', { permanent });
  return refused(refusalReason(response, permanent), { permanent });
}

/** Enhanced status codes of RFC 3463: class, subject, detail. */
function refusalReason(response: string, permanent: boolean): ReasonCode {
  const status = /^\d{3}[ -]([245])\.(\d{1,3})\.(\d{1,3})\b/.exec(response);
  const [subject, detail] = [Number(status?.[2]), Number(status?.[3])];
  if (subject === 1 && (detail <= 3 || detail === 10)) return 'recipient_unknown';
  if (subject === 2 && detail === 2) return 'mailbox_full';
  if ((subject === 4 && detail === 5) || (subject === 7 && detail === 28)) return 'limit_reached';
  if (status === null && /^(?:550|551|553)/.test(response) && /user|mailbox|recipient|unknown|no such/i.test(response)) return 'recipient_unknown';
  if (response.startsWith('552')) return 'mailbox_full';
  return permanent ? 'message_refused' : 'temporary_refusal';
}
