/*
 * Classifies an incoming email for sequences:
 *
 *   failure report (RFC 3464), or a bounce from a server that sends no report  -> bounce
 *   automatic email (RFC 3834, out of office, lists)                           -> ignored
 *   any other email                                                            -> reply
 *
 * A reply counts only if it belongs to a sent message. The sequences, which know the messages,
 * decide that by the ids it refers to and by its sender.
 */

export interface InboundPart {
  /** Lower case, without parameters. */
  type: string;
  text: string;
}

export interface InboundMail {
  /** Names in lower case; the first value of each name counts. */
  headers: ReadonlyMap<string, string>;
  /** Lower case. */
  from: string | null;
  subject: string;
  parts: readonly InboundPart[];
}

export type MailMeaning =
  | { kind: 'reply'; messageIds: string[]; from: string | null }
  | { kind: 'bounce'; messageIds: string[]; recipient: string | null; reason: string | null }
  | { kind: 'nothing' };

export function readMeaning(mail: InboundMail): MailMeaning {
  const report = deliveryReport(mail);
  if (report) return report;
  if (isAutomatic(mail)) return { kind: 'nothing' };
  return { kind: 'reply', messageIds: referredIds(mail.headers), from: mail.from };
}

/** Message ids that an email refers to, the direct parent first. */
export function referredIds(headers: ReadonlyMap<string, string>): string[] {
  const parents = messageIds(headers.get('in-reply-to') ?? '');
  // The thread from its newest message to its oldest.
  return [...new Set([...parents, ...messageIds(headers.get('references') ?? '').toReversed()])];
}

/** The email's own id, with its angle brackets; null when it has none. */
export const ownId = (headers: ReadonlyMap<string, string>): string | null =>
  messageIds(headers.get('message-id') ?? '')[0] ?? null;

/** At most 100: in a longer thread, the newest ids are enough. */
function messageIds(text: string): string[] {
  return [...text.slice(0, 20_000).matchAll(/<[^<>\s]{1,500}>/g)].map(([id]) => id).slice(-100);
}

function deliveryReport(mail: InboundMail): MailMeaning | null {
  const status = mail.parts.find(({ type }) => type === 'message/delivery-status');
  if (status) {
    const failed = statusGroups(status.text).find((fields) => fields.get('action') === 'failed');
    return failed
      ? bounceOf(mail, recipientOf(failed), failed.get('status') ?? null)
      : { kind: 'nothing' };
  }
  const failedRecipient = mail.headers.get('x-failed-recipients');
  const isFromServer = /^(?:mailer-daemon|postmaster)@/.test(mail.from ?? '');
  if (failedRecipient === undefined || !isFromServer) return null;
  return bounceOf(mail, failedRecipient.split(',')[0]!.trim().toLowerCase(), null);
}

function bounceOf(mail: InboundMail, recipient: string | null, status: string | null): MailMeaning {
  const returned = mail.parts.filter(
    ({ type }) =>
      type === 'message/rfc822' ||
      type === 'text/rfc822-headers' ||
      type === 'message/rfc822-headers',
  );
  const ids = returned.flatMap(({ text }) =>
    messageIds(/^message-id:\s*(.*)$/im.exec(text)?.[1] ?? ''),
  );
  return {
    kind: 'bounce',
    messageIds: [...new Set([...ids, ...referredIds(mail.headers)])],
    recipient,
    reason: status,
  };
}

/**
 * The fields of each recipient (RFC 3464, 2.3), names and values in lower case; the first group is
 * about the message as a whole.
 */
function statusGroups(text: string): Map<string, string>[] {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\n[ \t]+/g, ' ')
    .split(/\n\s*\n/)
    .map((group) => new Map(group.split('\n').flatMap(field)));
}

function field(line: string): [string, string][] {
  const colon = line.indexOf(':');
  return colon < 1
    ? []
    : [
        [
          line.slice(0, colon).trim().toLowerCase(),
          line
            .slice(colon + 1)
            .trim()
            .toLowerCase(),
        ],
      ];
}

/** `rfc822; somebody@example.com` */
function recipientOf(fields: ReadonlyMap<string, string>): string | null {
  const value = fields.get('original-recipient') ?? fields.get('final-recipient');
  const address = value?.slice(value.indexOf(';') + 1).trim();
  return address === undefined || address === '' ? null : address.replace(/^<(.*)>$/, '$1');
}

/** Subjects of automatic emails, for senders that set no header for it. */
const AUTOMATIC_SUBJECT =
  /^\s*(?:auto(?:matic)?[ -]?(?:reply|response)|out of (?:the )?office|réponse automatique|absence du bureau|automatische antwort|abwesenheits)/i;

function isAutomatic({ headers, subject }: InboundMail): boolean {
  const submitted = headers.get('auto-submitted')?.trim().toLowerCase();
  if (submitted !== undefined && !submitted.startsWith('no')) return true;
  if (['x-autoreply', 'x-autorespond', 'x-auto-reply', 'list-id'].some((name) => headers.has(name)))
    return true;
  if (/^\s*(?:auto_reply|bulk|junk|list)\b/i.test(headers.get('precedence') ?? '')) return true;
  if (/^\s*multipart\/report\b/i.test(headers.get('content-type') ?? '')) return true;
  return AUTOMATIC_SUBJECT.test(subject);
}
