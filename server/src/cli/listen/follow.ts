import type { Sending, Sendings } from '../../castings/sendings.ts';
import { createLiveHub } from '../../console/live-hub.ts';
import { readSnapshot } from '../../console/live-store.ts';
import type { Database } from '../../platform/db.ts';
import type { Listener } from '../../platform/listen.ts';
import type { Log } from '../../platform/log.ts';

/** How soon new workspaces are followed, and a failed read is repeated. */
const POLL_INTERVAL_MS = 1_000;
/** A sending is read again only while it is new, so the oldest ids can be dropped. */
const MAX_REPORTED = 10_000;

export interface FollowOptions {
  db: Database;
  sendings: Sendings;
  listener: Pick<Listener, 'on'>;
  log: Pick<Log, 'warn'>;
  /** The workspaces to follow; read at each poll. */
  workspaceIds(): Promise<readonly string[]>;
  /** Only events of searches that this key started; null: of all. */
  keyId: string | null;
  onSending(sending: Sending): void;
  /** Too much happened at once: events may have been missed. */
  onGap(): void;
}

/**
 * Reports every webhook event that is sent from now on, once for each sending. It follows the live
 * events that the console's pages follow (docs/decisions/0037). Returns how to stop.
 */
export async function followSendings(options: FollowOptions): Promise<() => void> {
  const { db, sendings, listener, log, workspaceIds, onGap } = options;
  const hub = createLiveHub({ db, listener, log });
  const reader = createSendingReader(options, await sendings.now());
  const from = await readSnapshot(db);
  const leaves = new Map<string, () => void>();
  let isWatching = false;

  function receive(messages: readonly string[] | null): void {
    if (messages === null) onGap();
    for (const message of messages ?? []) {
      const { type, deliveryId } = JSON.parse(message) as { type: string; deliveryId?: string };
      if (type === 'casting.delivery' && deliveryId) reader.add(deliveryId);
    }
    void reader.read();
  }

  async function watchAll(): Promise<void> {
    for (const workspaceId of await workspaceIds()) {
      if (!leaves.has(workspaceId))
        leaves.set(workspaceId, await hub.watch({ workspaceId, receive }, from));
    }
  }

  /** One at a time: two at once would both watch a workspace that is new to them. */
  async function watchNew(): Promise<void> {
    if (isWatching) return;
    isWatching = true;
    try {
      await watchAll();
    } catch (error) {
      log.warn({ err: error }, 'workspaces cannot be read; trying again');
    } finally {
      isWatching = false;
    }
  }

  await watchAll();
  const polling = setInterval(() => {
    void watchNew();
    void reader.read();
  }, POLL_INTERVAL_MS);
  return () => {
    clearInterval(polling);
    for (const leave of leaves.values()) leave();
  };
}

/** Reads deliveries that changed, and reports each of their sendings once. */
function createSendingReader(
  { sendings, log, keyId, onSending }: FollowOptions,
  since: Awaited<ReturnType<Sendings['now']>>,
) {
  const reported = new Set<string>();
  const changed = new Set<string>();
  let isReading = false;

  function reportOnce(sending: Sending): void {
    const key = `${sending.id} ${sending.sending}`;
    if (reported.has(key)) return;
    reported.add(key);
    if (reported.size > MAX_REPORTED) reported.delete(reported.values().next().value!);
    onSending(sending);
  }

  return {
    add: (deliveryId: string): void => void changed.add(deliveryId),

    /** An id is dropped only after it was read. */
    async read(): Promise<void> {
      if (isReading) return;
      isReading = true;
      try {
        while (changed.size > 0) {
          const ids = [...changed];
          const found = await sendings.read(ids, { since, keyId });
          for (const id of ids) changed.delete(id);
          found.forEach(reportOnce);
        }
      } catch (error) {
        log.warn({ err: error }, 'events cannot be read; trying again');
      } finally {
        isReading = false;
      }
    },
  };
}
