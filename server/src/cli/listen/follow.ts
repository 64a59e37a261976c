import type { Sending, Sendings } from '../../castings/sendings.ts';
import { createLiveHub } from '../../console/live-hub.ts';
import { readSnapshot, type Seen } from '../../console/live-store.ts';
import type { Database } from '../../platform/db.ts';
import type { Listener } from '../../platform/listen.ts';
import type { Log } from '../../platform/log.ts';

/** Workspaces that are made meanwhile are followed as soon; a read that failed is tried again. */
const LOOK_EVERY_MS = 1_000;
/** A sending is read again while it is new only, so the oldest of so many can be forgotten. */
const MAX_TOLD = 10_000;

export interface FollowOptions {
  db: Database;
  sendings: Sendings;
  listener: Pick<Listener, 'on'>;
  log: Pick<Log, 'warn'>;
  /** Of the workspaces to follow, asked again and again. */
  workspaceIds(): Promise<readonly string[]>;
  /** Only events of searches that this key started; null: of all. */
  keyId: string | null;
  onSending(sending: Sending): void;
  /** More happened at once than is told: events may have been missed. */
  onGap(): void;
}

/**
 * Tells every webhook event that is sent from now on, once a sending. It follows what the console's
 * pages follow (docs/decisions/0037). Returns how to stop.
 */
export async function followSendings({
  db,
  sendings,
  listener,
  log,
  workspaceIds,
  keyId,
  onSending,
  onGap,
}: FollowOptions): Promise<() => void> {
  const hub = createLiveHub({ db, listener, log });
  const since = await sendings.now();
  const from = await readSnapshot(db);
  const leaves = new Map<string, () => void>();
  const told = new Set<string>();
  const changed = new Set<string>();
  let isReading = false;
  let isLooking = false;

  /** What changed is forgotten only once it has been read. */
  async function readChanged(): Promise<void> {
    if (isReading) return;
    isReading = true;
    try {
      while (changed.size > 0) {
        const ids = [...changed];
        const found = await sendings.read(ids, { since, keyId });
        for (const id of ids) changed.delete(id);
        found.forEach(tellOnce);
      }
    } catch (error) {
      log.warn({ err: error }, 'events cannot be read; trying again');
    } finally {
      isReading = false;
    }
  }

  function tellOnce(sending: Sending): void {
    const key = `${sending.id} ${sending.sending}`;
    if (told.has(key)) return;
    told.add(key);
    if (told.size > MAX_TOLD) told.delete(told.values().next().value!);
    onSending(sending);
  }

  function hear(messages: readonly string[] | null): void {
    if (messages === null) onGap();
    for (const message of messages ?? []) {
      const { type, deliveryId } = JSON.parse(message) as { type: string; deliveryId?: string };
      if (type === 'casting.delivery' && deliveryId) changed.add(deliveryId);
    }
    void readChanged();
  }

  async function watchAll(begin: Seen): Promise<void> {
    for (const workspaceId of await workspaceIds()) {
      if (!leaves.has(workspaceId))
        leaves.set(workspaceId, await hub.watch({ workspaceId, tell: hear }, begin));
    }
  }

  /** One at a time: two at once would both watch a workspace that is new to them. */
  async function lookAgain(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    try {
      await watchAll(from);
    } catch (error) {
      log.warn({ err: error }, 'workspaces cannot be read; trying again');
    } finally {
      isLooking = false;
    }
  }

  await watchAll(from);
  const looking = setInterval(() => {
    void lookAgain();
    void readChanged();
  }, LOOK_EVERY_MS);
  return () => {
    clearInterval(looking);
    for (const leave of leaves.values()) leave();
  };
}
