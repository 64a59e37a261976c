import type { Database } from '../platform/db.ts';
import type { Engine } from '../platform/engine.ts';
import { AppError } from '../platform/errors.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import { INBOX_PROCESS } from './port.ts';
import type { SandboxBody } from './sandbox.ts';
import { insertEvent, readMessages } from './sandbox-store.ts';

export interface SandboxMessage extends SandboxBody {
  messageId: string;
  kind: string;
  deliveredAt: Date;
}

/** Lets the command line simulate the recipient of messages that a sandbox account sent. */
export function createSandboxStage({
  db,
  engine,
  secretBox,
}: {
  db: Database;
  engine: Pick<Engine, 'enqueue'>;
  secretBox: Pick<SecretBox, 'open' | 'seal'>;
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
     * Simulates a reply (with these words), an acceptance or a bounce. The account's process passes
     * it to the sequences.
     */
    async play(
      workspaceId: string,
      accountId: string,
      messageId: string,
      kind: 'reply' | 'accepted' | 'bounce',
      text: string | null = null,
    ): Promise<void> {
      const words = text === null ? null : secretBox.seal(text);
      await db.transaction().execute(async (tx) => {
        const isKnown = await insertEvent(tx, workspaceId, accountId, {
          messageId,
          kind,
          words,
        });
        if (!isKnown)
          throw new AppError('not_found', { message: 'This account has sent no such message.' });
        await engine.enqueue(tx, { kind: INBOX_PROCESS, id: accountId, workspaceId });
      });
    },
  };
}
