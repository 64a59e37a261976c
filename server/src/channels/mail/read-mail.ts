import PostalMime, { type Address } from 'postal-mime';
import { MAX_REPLY_CHARACTERS, type Polled, type ReplyContent } from '../adapter.ts';
import { type InboundMail, ownId, readMeaning } from '../rules/inbound-mail.ts';

type ChannelReport = Polled['events'][number];

/**
 * Reads an email as an event; null when it is not an event or cannot be parsed. `eventKey`
 * identifies the email in its mailbox.
 */
export async function readMail(
  raw: Uint8Array | string,
  { eventKey, at, threadId }: { eventKey: string; at: Date; threadId?: string },
): Promise<ChannelReport | null> {
  const mail = await parse(raw);
  if (!mail) return null;
  const meaning = readMeaning(mail);
  if (meaning.kind === 'nothing') return null;
  const address = meaning.kind === 'reply' ? meaning.from : meaning.recipient;
  return {
    kind: meaning.kind,
    eventKey,
    at,
    match: { providerMessageIds: meaning.messageIds, threadId, address: address ?? undefined },
    reason: meaning.kind === 'bounce' ? (meaning.reason ?? undefined) : undefined,
    ...(meaning.kind === 'reply' && { content: contentOf(mail, meaning.messageIds) }),
  };
}

/** `referred`: the ids that it refers to, the direct parent first. */
function contentOf(
  { headers, subject, text }: ReadMail,
  referred: readonly string[],
): ReplyContent {
  return {
    subject,
    text,
    providerMessageId: ownId(headers) ?? undefined,
    references: referred.toReversed(),
  };
}

interface ReadMail extends InboundMail {
  /** The plain text, or what the HTML says in plain text. */
  text: string;
}

async function parse(raw: Uint8Array | string): Promise<ReadMail | null> {
  // Skip unparseable email: a hostile sender must not block the others.
  const email = await PostalMime.parse(raw, {
    forceRfc822Attachments: true,
    attachmentEncoding: 'utf8',
    maxNestingDepth: 20,
  }).catch(() => null);
  if (!email) return null;
  const headers = new Map<string, string>();
  for (const { key, value } of email.headers) if (!headers.has(key)) headers.set(key, value);
  return {
    headers,
    from: addressOf(email.from),
    subject: email.subject ?? '',
    text: (email.text ?? '').replaceAll('\0', '').trim().slice(0, MAX_REPLY_CHARACTERS),
    parts: email.attachments.map(({ mimeType, content }) => ({
      type: mimeType,
      text: typeof content === 'string' ? content : new TextDecoder().decode(content),
    })),
  };
}

function addressOf(address: Address | undefined): string | null {
  return address?.address?.toLowerCase() || null;
}
