import type { Database } from '../platform/db.ts';
import { createInTurn } from '../platform/in-turn.ts';
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
 * One read answers all notifications within this time, which is far below what a user notices.
 */
const GATHER_MS = 20;
/** The fallback when a notification was lost. */
const TICK_MS = 1_000;
/** When a workspace has more events than this at once, its watchers read everything again. */
const MAX_EVENTS = 5_000;
const EVENT_RETENTION_SECONDS = 3_600;

/** Receives the changes of a workspace. */
export interface Watcher {
  workspaceId: string;
  /**
   * Receives messages as JSON, without repeats, and the position after them. Null: too many to
   * send.
   */
  receive(messages: readonly string[] | null, seen: Seen): void;
}

export interface HubDependencies {
  db: Database;
  listener: Pick<Listener, 'on'>;
  log: Pick<Log, 'warn'>;
}

/** The watchers in this process, by workspace. */
function createWatchers() {
  const byWorkspace = new Map<string, Set<Watcher>>();

  return {
    has: (workspaceId: string): boolean => byWorkspace.has(workspaceId),
    isEmpty: (): boolean => byWorkspace.size === 0,
    workspaceIds: (): string[] => [...byWorkspace.keys()],

    add(watcher: Watcher): void {
      const those = byWorkspace.get(watcher.workspaceId) ?? new Set();
      byWorkspace.set(watcher.workspaceId, those.add(watcher));
    },

    remove(watcher: Watcher): void {
      const those = byWorkspace.get(watcher.workspaceId);
      those?.delete(watcher);
      if (those?.size === 0) byWorkspace.delete(watcher.workspaceId);
    },

    /** Sends each watcher the messages of its workspace, unless there are none. */
    notify(messagesFor: (workspaceId: string) => readonly string[] | null, seen: Seen): void {
      for (const [workspaceId, those] of byWorkspace) {
        const messages = messagesFor(workspaceId);
        if (messages === null || messages.length > 0)
          for (const watcher of those) watcher.receive(messages, seen);
      }
    },
  };
}

/** What a watcher missed between two positions; null when it is too much. */
async function readMissed(
  db: Database,
  workspaceId: string,
  { after, upTo }: { after: Seen; upTo: Seen },
): Promise<string[] | null> {
  if (!isSameHistory(after, upTo)) return null;
  const events = await readBetween(db, workspaceId, { after, upTo }, MAX_EVENTS + 1);
  return events.length > MAX_EVENTS ? null : messagesOf(events);
}

/**
 * Reads live events once a process, for all watchers in it, and only while there are any
 * (docs/decisions/0037).
 */
export function createLiveHub({ db, listener, log }: HubDependencies) {
  const watchers = createWatchers();
  // One at a time, so that no watcher joins in the middle of a read.
  const inTurn = createInTurn();
  /** What all watchers have received; null before the first one joins. */
  let seen: Seen | null = null;
  let gathering: NodeJS.Timeout | null = null;
  let ticking: NodeJS.Timeout | null = null;
  let listening: Promise<void> | null = null;

  async function readOn(): Promise<void> {
    if (seen === null) return;
    const read = await readUnseen(db, watchers.workspaceIds(), seen, MAX_EVENTS);
    const isContinued = isSameHistory(seen, read.seen);
    seen = read.seen;
    // In another history, events already sent may not exist, and new ones may reuse their numbers.
    if (!isContinued) return watchers.notify(() => null, read.seen);
    const byWorkspace = Map.groupBy(read.events, ({ workspaceId }) => workspaceId);
    watchers.notify(
      (id) => (read.tooMany.has(id) ? null : messagesOf(byWorkspace.get(id) ?? [])),
      read.seen,
    );
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

  function listen(): Promise<void> {
    listening ??= listener.on(CHANNEL, (workspaceId) => {
      // Without an id: the connection is new, and something may have been missed.
      if (workspaceId === '' || watchers.has(workspaceId)) readSoon();
    });
    return listening;
  }

  return {
    /**
     * Sends the watcher the changes that it missed after `from` (null: it starts now), and every
     * later change. Returns a function that stops it.
     */
    async watch(watcher: Watcher, from: Seen | null): Promise<() => void> {
      await listen();
      await inTurn(async () => {
        await readOn();
        const upTo = seen ?? (await readSnapshot(db));
        seen = upTo;
        const missed =
          from === null ? [] : await readMissed(db, watcher.workspaceId, { after: from, upTo });
        watcher.receive(missed, upTo);
        watchers.add(watcher);
        ticking ??= setInterval(readSoon, TICK_MS).unref();
      });
      return () => {
        watchers.remove(watcher);
        if (!watchers.isEmpty() || ticking === null) return;
        clearInterval(ticking);
        ticking = null;
      };
    },

    /** What has been sent so far: the position of a watcher that is up to date. */
    seen: (): Seen | null => seen,

    prune: () => deleteOldEvents(db, EVENT_RETENTION_SECONDS),
  };
}

export type LiveHub = ReturnType<typeof createLiveHub>;

/**
 * Each change once, at its last position: a transaction that moves credits three times is one
 * change of the balance.
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
