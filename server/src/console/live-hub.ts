import type { Database } from '../platform/db.ts';
import type { Listener } from '../platform/listen.ts';
import type { Log } from '../platform/log.ts';
import {
  deleteOldEvents,
  isSameHistory,
  type LiveEvent,
  readBetween,
  readSnapshot,
  readUnseen,
  type Seen,
} from './live-store.ts';

/** Sent by the trigger on `live_events`, with the id of the workspace. */
const CHANNEL = 'live_events';
/**
 * Notifications that come this close together are answered by one read: far below what a person
 * notices.
 */
const GATHER_MS = 20;
/** The fallback when a notification was lost. */
const TICK_MS = 1_000;
/**
 * More than so many events of a workspace at once, and whoever watches it had better read all anew.
 */
const MAX_EVENTS = 5_000;
const KEPT_SECONDS = 3_600;

/** Somebody who wants to know what changes in a workspace. */
export interface Watcher {
  workspaceId: string;
  /**
   * Messages as JSON, none of them twice, and what has been seen with them. Null: too many to tell.
   */
  tell(messages: readonly string[] | null, seen: Seen): void;
}

export interface HubDependencies {
  db: Database;
  listener: Pick<Listener, 'on'>;
  log: Pick<Log, 'warn'>;
}

/**
 * Reads live events once a process, for all who watch in it, and not at all while nobody does
 * (docs/decisions/0037).
 */
export function createLiveHub({ db, listener, log }: HubDependencies) {
  const watchers = new Map<string, Set<Watcher>>();
  /** What everybody who watches has been told of; null before the first one does. */
  let seen: Seen | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let gathering: NodeJS.Timeout | null = null;
  let ticking: NodeJS.Timeout | null = null;
  let listening: Promise<void> | null = null;

  /** One after another, so that nobody joins in the middle of a read. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = last.then(work);
    last = turn.catch(() => {});
    return turn;
  }

  async function readOn(): Promise<void> {
    if (seen === null) return;
    const read = await readUnseen(db, [...watchers.keys()], seen, MAX_EVENTS);
    const isContinued = isSameHistory(seen, read.seen);
    seen = read.seen;
    if (!isContinued) {
      // What was told may never have been, and what came since may have numbers that were seen.
      for (const those of watchers.values())
        for (const watcher of those) watcher.tell(null, read.seen);
      return;
    }
    const byWorkspace = Map.groupBy(read.events, ({ workspaceId }) => workspaceId);
    for (const [workspaceId, those] of watchers) {
      const messages = read.tooMany.has(workspaceId)
        ? null
        : messagesOf(byWorkspace.get(workspaceId) ?? []);
      if (messages === null || messages.length > 0)
        for (const watcher of those) watcher.tell(messages, read.seen);
    }
  }

  function readSoon(): void {
    if (gathering !== null) return;
    gathering = setTimeout(() => {
      gathering = null;
      inTurn(readOn).catch((error) =>
        log.warn({ err: error }, 'live events cannot be read; trying again'),
      );
    }, GATHER_MS);
  }

  /** What somebody missed who had seen that much; null when it is too much. */
  async function missed(workspaceId: string, after: Seen, upTo: Seen): Promise<string[] | null> {
    if (!isSameHistory(after, upTo)) return null;
    const events = await readBetween(db, workspaceId, { after, upTo }, MAX_EVENTS + 1);
    return events.length > MAX_EVENTS ? null : messagesOf(events);
  }

  function listen(): Promise<void> {
    listening ??= listener.on(CHANNEL, (workspaceId) => {
      // Without an id: the connection is new, and something may have been missed.
      if (workspaceId === '' || watchers.has(workspaceId)) readSoon();
    });
    return listening;
  }

  return {
    /**
     * Tells the watcher what it missed after `from` (null: it begins now), and from then on
     * everything. Returns how to stop.
     */
    async watch(watcher: Watcher, from: Seen | null): Promise<() => void> {
      await listen();
      const { workspaceId } = watcher;
      await inTurn(async () => {
        await readOn();
        const upTo = seen ?? (await readSnapshot(db));
        seen = upTo;
        watcher.tell(from === null ? [] : await missed(workspaceId, from, upTo), upTo);
        const those = watchers.get(workspaceId) ?? new Set();
        watchers.set(workspaceId, those.add(watcher));
        ticking ??= setInterval(readSoon, TICK_MS).unref();
      });
      return () => {
        const those = watchers.get(workspaceId);
        those?.delete(watcher);
        if (those?.size === 0) watchers.delete(workspaceId);
        if (watchers.size > 0 || ticking === null) return;
        clearInterval(ticking);
        ticking = null;
      };
    },

    /** What has been told of so far: where somebody who is up to date goes on. */
    seen: (): Seen | null => seen,

    prune: () => deleteOldEvents(db, KEPT_SECONDS),
  };
}

export type LiveHub = ReturnType<typeof createLiveHub>;

/**
 * Each change once, where it came last: a transaction that moves credits three times is one change
 * to whoever reads the balance.
 */
function messagesOf(events: readonly LiveEvent[]): string[] {
  const messages = new Set<string>();
  for (const { type, ids } of events) {
    const message = JSON.stringify({ type, ...ids });
    messages.delete(message);
    messages.add(message);
  }
  return [...messages];
}
