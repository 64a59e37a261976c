import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import { deliver, EncryptionMissing, type MailTarget, openSmtp } from '../../platform/smtp.ts';
import type { Sent } from '../adapter.ts';
import { ChannelTrouble, type ReasonCode, refused } from '../reasons.ts';
import type { ComposedMail } from './compose.ts';
import { lineTrouble } from './mail-server.ts';

interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
  response?: string;
  command?: string;
}

/** Signs in and disconnects. Throws ChannelTrouble. */
export async function checkSmtp(target: MailTarget, signal: AbortSignal): Promise<void> {
  const connection = await signIn(target, signal);
  connection.quit();
}

/**
 * Throws when the outcome is unknown: the connection broke after the message had begun, and before
 * the server acknowledged it.
 */
export async function sendBySmtp(
  target: MailTarget,
  mail: ComposedMail,
  signal: AbortSignal,
): Promise<Sent> {
  const connection = await signIn(target, signal);
  try {
    await deliver(connection, mail.envelope, mail.raw);
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
  try {
    return await openSmtp(target, signal);
  } catch (error) {
    throw signInTrouble(error as SmtpError);
  }
}

function signInTrouble(error: SmtpError): ChannelTrouble {
  if (error instanceof EncryptionMissing)
    return new ChannelTrouble('encryption_required', { accountLost: true });
  const { code, responseCode = 0, command = '' } = error;
  if (code === 'EAUTH' && (responseCode === 0 || responseCode >= 500))
    return new ChannelTrouble('wrong_credentials', { accountLost: true, cause: error });
  if (command === 'STARTTLS' && responseCode >= 400)
    return new ChannelTrouble('encryption_required', { accountLost: true, cause: error });
  if (responseCode >= 400) return new ChannelTrouble('provider_error', { cause: error });
  return lineTrouble(error);
}

/** The server's refusal; null when it sent no refusal. */
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
  if (
    status === null &&
    /^(?:550|551|553)/.test(response) &&
    /user|mailbox|recipient|unknown|no such/i.test(response)
  )
    return 'recipient_unknown';
  if (response.startsWith('552')) return 'mailbox_full';
  return permanent ? 'message_refused' : 'temporary_refusal';
}
