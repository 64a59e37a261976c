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
/** A tab that takes nothing for so long is gone, or may as well come back. */
const STUCK_MS = 60_000;
/** In one process; a browser opens six connections to one origin over HTTP/1.1. */
const STREAMS_PER_SESSION = 10;
/**
 * Less than events are kept, so that a transaction may take its time between writing one and
 * ending.
 */
const RESUMABLE_MS = 50 * 60_000;

/** Sent with the id of a person when one of their sessions ends, or what they may enter changes. */
const SESSIONS_CHANNEL = 'sessions';

/** Who watches: a session of a person, in a workspace that they are a member of. */
export interface Visitor {
  sessionId: string;
  userId: string;
  workspaceId: string;
}

/** What live streams need of people's sessions. */
export interface LiveSessions {
  /**
   * With the headers of the answer. Throws as every route of the console does: session_required,
   * not_found.
   */
  enter(
    request: FastifyRequest,
    workspaceId: string | null,
  ): Promise<{ visitor: Visitor; headers: Record<string, string | string[]> }>;
  /** Those of them whose session has ended, or who are no members of the workspace any more. */
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

/** Live updates for the console: one stream of server-sent events a tab (docs/decisions/0037). */
export function createLive({ db, listener, secretBox, clock, log }: LiveDependencies) {
  const hub = createLiveHub({ db, listener, log });
  return {
    /** Serves `followEvents`. */
    mount: (sessions: LiveSessions) =>
      serveStreams({ hub, sessions, cursors: createCursors(secretBox), listener, clock, log }),

    /** Deletes events that nobody will ask for any more. */
    prune: hub.prune,
  };
}

export type Live = ReturnType<typeof createLive>;

interface StreamDependencies extends Pick<LiveDependencies, 'listener' | 'clock' | 'log'> {
  hub: LiveHub;
  sessions: LiveSessions;
  cursors: Cursors;
}

function serveStreams({ hub, sessions, cursors, listener, clock, log }: StreamDependencies) {
  const tabs = new Set<Tab>();
  let watchingSessions: Promise<void> | null = null;
  const scopeOf = (workspaceId: string) => `live:${workspaceId}`;

  function idOf(workspaceId: string, { history, next, open }: Seen): string {
    return cursors.encode(scopeOf(workspaceId), [clock.now().getTime(), history, next, ...open]);
  }

  /**
   * What the tab has seen: `new` without an id, `lost` when it is too old or not of this workspace.
   */
  function resumeFrom(workspaceId: string, id: string | undefined): Seen | 'new' | 'lost' {
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
  }

  async function endSessions(those: readonly Tab[]): Promise<void> {
    if (those.length === 0) return;
    try {
      for (const { stream } of await sessions.endedOf(those)) stream.endSession();
    } catch (error) {
      log.warn({ err: error }, 'sessions of live streams cannot be checked; trying again');
    }
  }

  /** Hears of sessions that end; those that run out by themselves are found with the heartbeat. */
  function watchSessions(): Promise<void> {
    watchingSessions ??= listener.on(SESSIONS_CHANNEL, (userId) => {
      void endSessions([...tabs].filter((tab) => userId === '' || tab.userId === userId));
    });
    return watchingSessions;
  }

  /** Writes to the tab until it goes, is told to go, or takes nothing more. */
  function open(
    visitor: Visitor,
    { raw }: FastifyReply,
    headers: Record<string, string | string[]>,
  ): Tab {
    const { workspaceId } = visitor;
    raw.writeHead(200, {
      ...headers,
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      // A proxy that collects answers would keep events to itself.
      'X-Accel-Buffering': 'no',
    });
    const stream = createLiveStream(raw);
    const tab: Tab = { ...visitor, stream };
    let stuck: NodeJS.Timeout | null = null;
    const heartbeat = setInterval(() => {
      const seen = hub.seen();
      if (seen) stream.beat(idOf(workspaceId, seen));
      if (raw.writableNeedDrain) stuck ??= setTimeout(() => raw.destroy(), STUCK_MS).unref();
      void endSessions([tab]);
    }, HEARTBEAT_MS).unref();
    raw.on('drain', () => {
      if (stuck) clearTimeout(stuck);
      stuck = null;
      stream.drained();
    });
    raw.on('close', () => {
      clearInterval(heartbeat);
      if (stuck) clearTimeout(stuck);
      tabs.delete(tab);
    });
    tabs.add(tab);
    return tab;
  }

  async function serveStream(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { workspaceId: asked, after } = readInput(followEvents, {
      params: {},
      query: request.query,
      body: undefined,
    }).query as z.output<typeof followEvents.query>;
    const { visitor, headers } = await sessions.enter(request, asked || null);
    const { sessionId, workspaceId } = visitor;
    await watchSessions();
    if ([...tabs].filter((tab) => tab.sessionId === sessionId).length >= STREAMS_PER_SESSION) {
      throw new AppError('rate_limit_exceeded', {
        message: `A session has at most ${STREAMS_PER_SESSION} live streams.`,
      });
    }
    const from = resumeFrom(workspaceId, String(request.headers['last-event-id'] ?? after ?? ''));
    reply.hijack();
    const tab = open(visitor, reply, headers);
    // It may have ended while nobody listened for it.
    void endSessions([tab]);
    const watcher = {
      workspaceId,
      tell: (messages: readonly string[] | null, seen: Seen) =>
        tab.stream.send(messages, idOf(workspaceId, seen)),
    };
    try {
      const leave = await hub.watch(watcher, from === 'new' || from === 'lost' ? null : from);
      if (from === 'lost') watcher.tell(null, hub.seen()!);
      if (reply.raw.destroyed || reply.raw.writableEnded) leave();
      else reply.raw.on('close', leave);
    } catch (error) {
      log.warn({ err: error }, 'a live stream could not begin');
      tab.stream.end();
    }
  }

  return async (app: FastifyInstance): Promise<void> => {
    // Browsers come back by themselves, to a process that goes on.
    app.addHook('preClose', async () => {
      for (const { stream } of tabs) stream.end();
    });
    // A stream has no end, so there is nothing that HEAD could tell of it.
    app.get(followEvents.path, { exposeHeadRoute: false }, serveStream);
  };
}
