import type { Database } from '../platform/db.ts';
import type { Engine } from '../platform/engine.ts';
import { AppError } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import {
  type Channel,
  type ChannelType,
  INBOX_PROCESS,
  type OutgoingMessage,
  type Polled,
} from './port.ts';
import { refused } from './reasons.ts';
import { deliver, insertEvent, readEvents, readMessages } from './sandbox-store.ts';

/** What a sandbox account was given to send, as it is kept (sealed). */
export interface SandboxBody {
  to: OutgoingMessage['to'];
  subject: string | null;
  text: string;
}

/**
 * Events of ids that were given out together may become visible out of order: those just before the
 * mark are reported again, which changes nothing.
 */
const OVERLAP = 50;

/**
 * Delivers into the database, as any channel type: a whole sequence can be seen to run, and nothing
 * leaves the installation.
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
      const events = rows.map(({ id, kind, messageId, at, body }): Polled['events'][number] => {
        const { to } = JSON.parse(secretBox.open(body)) as SandboxBody;
        return {
          kind,
          eventKey: `sandbox:${id}`,
          at,
          match: { providerMessageIds: [messageId], address: recipientOf(type, to) },
        };
      });
      return { events, mark: String(rows.at(-1)?.id ?? last) };
    },
  };
}

function recipientOf(type: ChannelType, to: OutgoingMessage['to']): string | undefined {
  if (type === 'email') return to.email;
  return type === 'proNetwork' ? to.proNetworkUrl : to.phone;
}

export interface SandboxMessage extends SandboxBody {
  messageId: string;
  kind: string;
  deliveredAt: Date;
}

/** What the command line plays: the recipient of what a sandbox account was given to send. */
export function createSandboxStage({
  db,
  engine,
  secretBox,
}: {
  db: Database;
  engine: Pick<Engine, 'enqueue'>;
  secretBox: Pick<SecretBox, 'open'>;
}) {
  return {
    /** Newest first, at most 100. */
    async messages(workspaceId: string, accountId: string): Promise<SandboxMessage[]> {
      const rows = await readMessages(db, workspaceId, accountId, 100);
      return rows.map(({ messageId, kind, deliveredAt, body }) => ({
        messageId,
        kind,
        deliveredAt,
        ...(JSON.parse(secretBox.open(body)) as SandboxBody),
      }));
    },

    /**
     * Has the recipient answer, accept or be unreachable; the account's process hands it to the
     * sequences.
     */
    async play(
      workspaceId: string,
      accountId: string,
      messageId: string,
      kind: 'reply' | 'accepted' | 'bounce',
    ): Promise<void> {
      await db.transaction().execute(async (tx) => {
        const isKnown = await insertEvent(tx, workspaceId, accountId, messageId, kind);
        if (!isKnown)
          throw new AppError('not_found', { message: 'This account has sent no such message.' });
        await engine.enqueue(tx, { kind: INBOX_PROCESS, id: accountId, workspaceId });
      });
    },
  };
}
