import type { Database } from '../platform/db.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import { readClock, readSendings } from './delivery-store.ts';

/** A webhook event being sent: for the first time, or again because a user requested it. */
export interface Sending {
  id: string;
  castingId: string;
  runId: string;
  eventType: string;
  body: string;
  /** 1 for the first sending, and one more for each repeat. */
  sending: number;
  /** The secrets that sign it; empty: it is not signed. */
  secrets: readonly string[];
}

/** Shows the operator the webhook events being sent, across all workspaces. */
export function createSendings({
  db,
  secretBox,
}: {
  db: Database;
  secretBox: Pick<SecretBox, 'open'>;
}) {
  return {
    /** The clock to use for `since`. */
    now: () => readClock(db),

    /** Those of these events whose sending started since then, without those of erased people. */
    async read(
      ids: readonly string[],
      asked: { since: Date; keyId: string | null },
    ): Promise<Sending[]> {
      const rows = await readSendings(db, ids, asked);
      return rows.flatMap(({ body, url: _, secrets, ...row }) =>
        body === null
          ? []
          : [{ ...row, body: secretBox.open(body), secrets: (secrets ?? []).map(secretBox.open) }],
      );
    },
  };
}

export type Sendings = ReturnType<typeof createSendings>;
