import type { Database } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import type { Channel, ChannelType, OutgoingMessage, Polled } from './adapter.ts';
import { refused } from './reasons.ts';
import { deliver, readEvents } from './sandbox-store.ts';

/** A message sent by a sandbox account, as stored (sealed). */
export interface SandboxBody {
  to: OutgoingMessage['to'];
  subject: string | null;
  text: string;
}

/**
 * Events whose ids were assigned together may become visible out of order. Those just before the
 * mark are reported again, which is harmless.
 */
const OVERLAP = 50;

/**
 * Delivers into the database, for any channel type: users can watch a whole sequence run while
 * nothing leaves the installation.
 */
export function createSandboxChannel({
  db,
  secretBox,
}: {
  db: Database;
  secretBox: SecretBox;
}): Channel<object> {
  return {
    async send({ accountId, workspaceId, type }, message, signal) {
      signal.throwIfAborted();
      if (recipientOf(type, message.to) === undefined)
        return refused('recipient_missing', { permanent: true });
      const body: SandboxBody = {
        to: message.to,
        subject: message.subject ?? null,
        text: message.text,
      };
      const providerMessageId = await deliver(db, workspaceId, {
        id: newId('outreachMessage'),
        accountId,
        messageKey: message.messageKey,
        kind: message.kind,
        body: secretBox.seal(JSON.stringify(body)),
      });
      return {
        outcome: 'sent',
        providerMessageId,
        threadId: message.inReplyTo?.threadId ?? providerMessageId,
      };
    },

    check: async () => ({ state: 'connected', reason: null }),

    async poll({ accountId, workspaceId, type }, mark) {
      const last = Number(mark ?? 0);
      const rows = await readEvents(db, workspaceId, accountId, Math.max(0, last - OVERLAP));
      const events = rows.map(
        ({ id, kind, messageId, at, body, words }): Polled['events'][number] => {
          const { to, subject } = JSON.parse(secretBox.open(body)) as SandboxBody;
          const content = {
            subject: subject === null ? null : `Re: ${subject}`,
            text: words === null ? '' : secretBox.open(words),
            providerMessageId: `sandbox:${id}`,
          };
          return {
            kind,
            eventKey: `sandbox:${id}`,
            at,
            match: { providerMessageIds: [messageId], address: recipientOf(type, to) },
            ...(kind === 'reply' && { content }),
          };
        },
      );
      return { events, mark: String(rows.at(-1)?.id ?? last) };
    },
  };
}

function recipientOf(type: ChannelType, to: OutgoingMessage['to']): string | undefined {
  if (type === 'email') return to.email;
  return type === 'proNetwork' ? to.proNetworkUrl : to.phone;
}
