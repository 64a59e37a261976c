import { createHash } from 'node:crypto';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { OutgoingMessage } from '../adapter.ts';
import { headerText } from '../rules/header-text.ts';
import { escapeHtml, textToHtml } from '../rules/message-html.ts';

export interface ComposedMail {
  /** RFC 5322, lines ended by CR LF. */
  raw: Buffer;
  /** With its angle brackets. */
  messageId: string;
  envelope: { from: string; to: string };
}

export interface MailToCompose {
  from: string;
  /** A mail address. */
  to: string;
  message: OutgoingMessage;
}

/**
 * Composes plain text with an HTML alternative derived from it. The id stays the same when the
 * message is composed again.
 */
export async function composeMail({ from, to, message }: MailToCompose): Promise<ComposedMail> {
  const messageId = messageIdOf(message.messageKey, from);
  const footer =
    message.unsubscribeUrl === undefined
      ? null
      : { words: 'Unsubscribe / Se désinscrire', url: message.unsubscribeUrl };
  const composer = new MailComposer({
    from: { name: headerText(message.fromName ?? ''), address: from },
    to: { name: headerText(message.to.name), address: to },
    subject: headerText(message.subject ?? ''),
    messageId,
    inReplyTo: message.inReplyTo?.providerMessageId,
    references: referencesOf(message),
    headers:
      footer === null
        ? {}
        : {
            'List-Unsubscribe': `<${footer.url}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
    text:
      footer === null ? message.text : `${message.text}\n\n-- \n${footer.words}: ${footer.url}\n`,
    html:
      textToHtml(message.text) +
      (footer === null
        ? ''
        : `\n<p style="font-size:smaller"><a href="${escapeHtml(footer.url)}">${escapeHtml(footer.words)}</a></p>`),
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return { raw: await composer.compile().build(), messageId, envelope: { from, to } };
}

/** RFC 5322, 3.6.4: what the parent refers to, then the parent. */
function referencesOf({ inReplyTo }: OutgoingMessage): string[] | undefined {
  if (!inReplyTo) return undefined;
  const { references = [], providerMessageId } = inReplyTo;
  return [...references.filter((id) => id !== providerMessageId), providerMessageId];
}

/** Reveals nothing about the recipient, and cannot be guessed from another one. */
function messageIdOf(messageKey: string, from: string): string {
  const digest = createHash('sha256').update(messageKey).digest('hex').slice(0, 40);
  return `<${digest}@${from.slice(from.lastIndexOf('@') + 1)}>`;
}
