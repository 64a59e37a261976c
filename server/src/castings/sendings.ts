import type { Database } from '../platform/db.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import { readClock, readSendings } from './delivery-store.ts';

/** A webhook event on its way: the first time, or again because a person asked. */
export interface Sending {
  id: string;
  castingId: string;
  runId: string;
  eventType: string;
  body: string;
  /** 1, and one more each time that it is sent again. */
  sending: number;
}

/** The webhook events that are being sent, for an operator who looks on; of every workspace. */
export function createSendings({
  db,
  secretBox,
}: {
  db: Database;
  secretBox: Pick<SecretBox, 'open'>;
}) {
  return {
    /** What `since` is measured by. */
    now: () => readClock(db),

    /**
     * Of these events, those whose sending began since; without those of people who have been
     * erased.
     */
    async read(
      ids: readonly string[],
      asked: { since: Date; keyId: string | null },
    ): Promise<Sending[]> {
      const rows = await readSendings(db, ids, asked);
      return rows.flatMap(({ body, url: _, ...row }) =>
        body === null ? [] : [{ ...row, body: secretBox.open(body) }],
      );
    },
  };
}

export type Sendings = ReturnType<typeof createSendings>;
