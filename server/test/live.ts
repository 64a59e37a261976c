import fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { createLive, type LiveSessions } from '../src/console/live.ts';
import { systemClock } from '../src/platform/clock.ts';
import { createListener } from '../src/platform/listen.ts';
import { silentLog } from '../src/platform/log.ts';
import { createSecretBox } from '../src/platform/secret-box.ts';
import type { TestDatabase } from './database.ts';

export interface LiveMessage {
  type: string;
  [id: string]: unknown;
}

/** A tab that watches. */
export interface Tab {
  messages: LiveMessage[];
  /** Of the last message that had one. */
  lastEventId(): string;
  /** Resolves when the service ends the stream. */
  ended: Promise<void>;
  close(): void;
}

/** Opens a stream of server-sent events and reads it as a browser does. */
export async function watch(url: string, headers: Record<string, string> = {}): Promise<Tab> {
  const controller = new AbortController();
  const response = await fetch(url, { headers, signal: controller.signal });
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
  const messages: LiveMessage[] = [];
  let lastEventId = '';
  const read = async (): Promise<void> => {
    let rest = '';
    for await (const text of response.body!.pipeThrough(new TextDecoderStream())) {
      const blocks = (rest + text).split('\n\n');
      rest = blocks.pop()!;
      for (const lines of blocks.map((block) => block.split('\n'))) {
        for (const line of lines) if (line.startsWith('id: ')) lastEventId = line.slice(4);
        for (const line of lines)
          if (line.startsWith('data: ')) messages.push(JSON.parse(line.slice(6)) as LiveMessage);
      }
    }
  };
  return {
    messages,
    lastEventId: () => lastEventId,
    ended: read().catch(() => {}),
    close: () => controller.abort(),
  };
}

export interface LiveProcess {
  url(query: { workspaceId: string; session?: string }): string;
  /** A session ends; its person is named as the session. */
  endSession(sessionId: string): Promise<void>;
  app: FastifyInstance;
  close(): Promise<void>;
}

/**
 * Live streams alone on a database, as one process of an installation. Any client that claims a
 * session is accepted.
 */
export async function liveProcess(database: TestDatabase): Promise<LiveProcess> {
  const listener = await createListener(database.url, silentLog);
  const ended = new Set<string>();
  const sessions: LiveSessions = {
    enter: async ({ query }, workspaceId) => {
      const { session = 'session' } = query as { session?: string };
      return {
        visitor: { sessionId: session, userId: session, workspaceId: workspaceId! },
        headers: {},
      };
    },
    endedOf: async (visitors) => visitors.filter(({ sessionId }) => ended.has(sessionId)),
  };
  const secretBox = createSecretBox('the secret key of the tests');
  const live = createLive({
    db: database.db,
    listener,
    secretBox,
    clock: systemClock,
    log: silentLog,
  });
  const app = fastify({ forceCloseConnections: 'idle' });
  await app.register(live.mount(sessions));
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url: (query) => `${origin}/console/api/events?${new URLSearchParams(query)}`,
    async endSession(sessionId) {
      ended.add(sessionId);
      await sql`select pg_notify('sessions', ${sessionId})`.execute(database.db);
    },
    app,
    async close() {
      await app.close();
      await listener.close();
    },
  };
}
