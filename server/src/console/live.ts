import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { readInput } from '../http/input.ts';
import type { Clock } from '../platform/clock.ts';
import { type Cursors, createCursors } from '../platform/cursor.ts';
import type { Database } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type { Listener } from '../platform/listen.ts';
import type { Log } from '../platform/log.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import { followEvents } from './live-contract.ts';
import { createLiveHub, type LiveHub } from './live-hub.ts';
import type { Seen } from './live-store.ts';
import { createLiveStream, type LiveStream } from './live-stream.ts';

const HEARTBEAT_MS = 15_000;
/** A tab that reads nothing for this long is gone, or can reconnect. */
const STUCK_MS = 60_000;
/** Per process; a browser opens six connections to one origin over HTTP/1.1. */
const STREAMS_PER_SESSION = 10;
/**
 * Shorter than the retention of events, so that a transaction may take some time between writing an
 * event and ending.
 */
const RESUMABLE_MS = 50 * 60_000;

/** Sent with a user's id when one of the user's sessions ends, or the memberships change. */
const SESSIONS_CHANNEL = 'sessions';

/** A user's session, in a workspace that the user is a member of. */
export interface Visitor {
  sessionId: string;
  userId: string;
  workspaceId: string;
}

/** What live streams need to know about sessions. */
export interface LiveSessions {
  /**
   * Returns the visitor with the headers of the answer. Throws like every route of the console:
   * session_required, not_found.
   */
  enter(
    request: FastifyRequest,
    workspaceId: string | null,
  ): Promise<{ visitor: Visitor; headers: Record<string, string | string[]> }>;
  /** The visitors whose session or membership has ended. */
  endedOf<V extends Visitor>(visitors: readonly V[]): Promise<readonly V[]>;
}

export interface LiveDependencies {
  db: Database;
  listener: Pick<Listener, 'on'>;
  secretBox: Pick<SecretBox, 'sign' | 'verify'>;
  clock: Clock;
  log: Log;
}

interface Tab extends Visitor {
  stream: LiveStream;
}

/** Live updates for the console: one stream of server-sent events per tab (docs/decisions/0037). */
export function createLive({ db, listener, secretBox, clock, log }: LiveDependencies) {
  const hub = createLiveHub({ db, listener, log });
  return {
    /** Serves `followEvents`. */
    mount: (sessions: LiveSessions) =>
      serveStreams({ hub, sessions, cursors: createCursors(secretBox), listener, clock, log }),

    /** Deletes events too old to resume from. */
    prune: hub.prune,
  };
}

export type Live = ReturnType<typeof createLive>;

interface StreamDependencies extends Pick<LiveDependencies, 'listener' | 'clock' | 'log'> {
  hub: LiveHub;
  sessions: LiveSessions;
  cursors: Cursors;
}

type StreamIds = ReturnType<typeof createStreamIds>;

/** The ids of events, from which a browser resumes its stream. */
function createStreamIds({ cursors, clock }: Pick<StreamDependencies, 'cursors' | 'clock'>) {
  const scopeOf = (workspaceId: string) => `live:${workspaceId}`;

  return {
    idOf: (workspaceId: string, { history, next, open }: Seen): string =>
      cursors.encode(scopeOf(workspaceId), [clock.now().getTime(), history, next, ...open]),

    /**
     * The position that the tab has reached: `new` without an id, `lost` when the id is too old or
     * belongs to another workspace.
     */
    resumeFrom(workspaceId: string, id: string | undefined): Seen | 'new' | 'lost' {
      if (id === undefined || id === '') return 'new';
      const [at, history, next, ...open] = cursors.decode(scopeOf(workspaceId), id) ?? [];
      if (
        at === undefined ||
        history === undefined ||
        next === undefined ||
        clock.now().getTime() - at > RESUMABLE_MS
      )
        return 'lost';
      return { history, next, open };
    },
  };
}

/** Ends the streams of `tabs` whose session ends. */
function createSessionWatch(
  { sessions, listener, log }: Pick<StreamDependencies, 'sessions' | 'listener' | 'log'>,
  tabs: ReadonlySet<Tab>,
) {
  let watching: Promise<void> | null = null;

  async function endSessions(those: readonly Tab[]): Promise<void> {
    if (those.length === 0) return;
    try {
      for (const { stream } of await sessions.endedOf(those)) stream.endSession();
    } catch (error) {
      log.warn({ err: error }, 'sessions of live streams cannot be checked; trying again');
    }
  }

  return {
    endSessions,

    /** Receives the sessions that end. The heartbeat finds those that expire. */
    watchSessions(): Promise<void> {
      watching ??= listener.on(SESSIONS_CHANNEL, (userId) => {
        void endSessions([...tabs].filter((tab) => userId === '' || tab.userId === userId));
      });
      return watching;
    },
  };
}

function writeHead(raw: ServerResponse, headers: Record<string, string | string[]>): void {
  raw.writeHead(200, {
    ...headers,
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store',
    // A proxy that buffers responses would hold events back.
    'X-Accel-Buffering': 'no',
  });
}

/** Writes to the tab until it closes, the stream ends, or the tab reads no more. */
function openTab(
  visitor: Visitor,
  raw: ServerResponse,
  { onHeartbeat, onClose }: { onHeartbeat(tab: Tab): void; onClose(tab: Tab): void },
): Tab {
  const stream = createLiveStream(raw);
  const tab: Tab = { ...visitor, stream };
  let stuck: NodeJS.Timeout | null = null;
  const heartbeat = setInterval(() => {
    onHeartbeat(tab);
    if (raw.writableNeedDrain) stuck ??= setTimeout(() => raw.destroy(), STUCK_MS).unref();
  }, HEARTBEAT_MS).unref();
  raw.on('drain', () => {
    if (stuck) clearTimeout(stuck);
    stuck = null;
    stream.drained();
  });
  raw.on('close', () => {
    clearInterval(heartbeat);
    if (stuck) clearTimeout(stuck);
    onClose(tab);
  });
  return tab;
}

/** Sends a tab the events of its workspace until its response closes. */
function createFollowing(
  { hub, log }: Pick<StreamDependencies, 'hub' | 'log'>,
  { idOf, resumeFrom }: StreamIds,
) {
  return async function follow(
    { workspaceId, stream }: Tab,
    raw: ServerResponse,
    lastEventId: string,
  ): Promise<void> {
    const from = resumeFrom(workspaceId, lastEventId);
    const watcher = {
      workspaceId,
      receive: (messages: readonly string[] | null, seen: Seen) =>
        stream.send(messages, idOf(workspaceId, seen)),
    };
    try {
      const leave = await hub.watch(watcher, from === 'new' || from === 'lost' ? null : from);
      if (from === 'lost') watcher.receive(null, hub.seen()!);
      if (raw.destroyed || raw.writableEnded) leave();
      else raw.on('close', leave);
    } catch (error) {
      log.warn({ err: error }, 'a live stream could not begin');
      stream.end();
    }
  };
}

function serveStreams(dependencies: StreamDependencies) {
  const { hub, sessions } = dependencies;
  const tabs = new Set<Tab>();
  const ids = createStreamIds(dependencies);
  const { endSessions, watchSessions } = createSessionWatch(dependencies, tabs);
  const follow = createFollowing(dependencies, ids);

  function onHeartbeat(tab: Tab): void {
    const seen = hub.seen();
    if (seen) tab.stream.beat(ids.idOf(tab.workspaceId, seen));
    void endSessions([tab]);
  }

  async function serveStream(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { workspaceId: asked, after } = readInput(followEvents, {
      params: {},
      query: request.query,
      body: undefined,
    }).query as z.output<typeof followEvents.query>;
    const { visitor, headers } = await sessions.enter(request, asked || null);
    await watchSessions();
    const open = [...tabs].filter(({ sessionId }) => sessionId === visitor.sessionId);
    if (open.length >= STREAMS_PER_SESSION) {
      throw new AppError('rate_limit_exceeded', {
        message: `A session has at most ${STREAMS_PER_SESSION} live streams.`,
      });
    }
    const { raw } = reply.hijack();
    writeHead(raw, headers);
    const tab = openTab(visitor, raw, { onHeartbeat, onClose: (closed) => tabs.delete(closed) });
    tabs.add(tab);
    // The session may have ended before the tab was in the set.
    void endSessions([tab]);
    await follow(tab, raw, String(request.headers['last-event-id'] ?? after ?? ''));
  }

  return async (app: FastifyInstance): Promise<void> => {
    // Browsers reconnect automatically, to a process that still runs.
    app.addHook('preClose', async () => {
      for (const { stream } of tabs) stream.end();
    });
    // A stream has no end, so HEAD has no answer.
    app.get(followEvents.path, { exposeHeadRoute: false }, serveStream);
  };
}
