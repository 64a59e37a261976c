import { ImapFlow, type MailboxObject } from 'imapflow';
import type { MailTarget } from '../../platform/smtp.ts';
import type { Polled } from '../adapter.ts';
import { ChannelTrouble } from '../reasons.ts';
import { lineTrouble } from './mail-server.ts';
import { readMail } from './read-mail.ts';

const CONNECT_TIMEOUT_MS = 10_000;
const ANSWER_TIMEOUT_MS = 30_000;
/**
 * Bytes read of each email. The headers and the parts of a delivery report come first, so the rest
 * of a longer email is not needed.
 */
const MAX_MAIL_BYTES = 512 * 1024;
/** Maximum emails in one poll; the next poll continues after them. */
const MAX_MAILS = 200;

interface ImapError extends Error {
  code?: string;
  authenticationFailed?: boolean;
  responseStatus?: string;
}

/** Signs in and opens the inbox. Throws ChannelTrouble. */
export async function checkImap(target: MailTarget, signal: AbortSignal): Promise<void> {
  await inInbox(target, signal, async () => {});
}

/**
 * Emails that arrived since the mark, `uidValidity:uid`. Starts from now when there is no mark, or
 * when the server has restarted its numbering.
 */
export async function pollImap(
  target: MailTarget,
  mark: string | null,
  signal: AbortSignal,
): Promise<Polled> {
  return inInbox(target, signal, async (client, inbox) => {
    const [validity, last] = (mark ?? '').split(':');
    const now = `${inbox.uidValidity}:${inbox.uidNext - 1}`;
    if (validity !== String(inbox.uidValidity) || inbox.uidNext - 1 <= Number(last))
      return { events: [], mark: now };
    return readSince(client, inbox, Number(last));
  });
}

async function readSince(
  client: ImapFlow,
  { uidValidity }: MailboxObject,
  last: number,
): Promise<Polled> {
  // Not `5:*`: the star always matches the newest email, and a flood would come in one response.
  const found = (await client.search({ uid: `${last + 1}:*` }, { uid: true })) || [];
  const uids = found
    .filter((uid) => uid > last)
    .toSorted((a, b) => a - b)
    .slice(0, MAX_MAILS);
  const events: Polled['events'] = [];
  for (const uid of uids) {
    const mail = await client.fetchOne(
      String(uid),
      { source: { maxLength: MAX_MAIL_BYTES }, internalDate: true },
      { uid: true },
    );
    // Deleted meanwhile.
    if (mail === false || mail.source === undefined) continue;
    const event = await readMail(mail.source, {
      eventKey: `${uidValidity}:${uid}`,
      at: new Date(mail.internalDate ?? Date.UTC(1970, 0, 1)),
    });
    if (event) events.push(event);
  }
  return { events, mark: `${uidValidity}:${uids.at(-1) ?? last}` };
}

async function inInbox<T>(
  target: MailTarget,
  signal: AbortSignal,
  work: (client: ImapFlow, inbox: MailboxObject) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  if (target.user === null || target.password === null)
    throw new ChannelTrouble('wrong_credentials', { accountLost: true });
  const client = new ImapFlow({
    host: target.address,
    port: target.port,
    secure: target.security === 'tls',
    doSTARTTLS: target.security === 'starttls' ? true : undefined,
    servername: target.servername,
    tls: { servername: target.servername },
    auth: { user: target.user, pass: target.password },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: ANSWER_TIMEOUT_MS,
  });
  // Errors are thrown by the command that is waiting.
  client.on('error', () => {});
  const cut = () => client.close();
  signal.addEventListener('abort', cut, { once: true });
  try {
    await client.connect();
    const inbox = await client.mailboxOpen('INBOX', { readOnly: true });
    return await work(client, inbox);
  } catch (error) {
    throw imapTrouble(error as ImapError);
  } finally {
    signal.removeEventListener('abort', cut);
    await client.logout().catch(() => {});
    client.close();
  }
}

function imapTrouble(error: ImapError | ChannelTrouble): ChannelTrouble {
  if (error instanceof ChannelTrouble) return error;
  if (error.authenticationFailed)
    return new ChannelTrouble('wrong_credentials', { accountLost: true, cause: error });
  if (error.responseStatus === 'NO' || error.responseStatus === 'BAD')
    return new ChannelTrouble('provider_error', { cause: error });
  return lineTrouble(error);
}
