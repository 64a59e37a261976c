import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import {
  type ClientStatements,
  createSessionStatements,
  type Message,
  namesAgain,
  type SessionStatements,
} from './pooler-statements.ts';

/*
 * A connection pooler that speaks PostgreSQL's protocol, as PgBouncer does: clients sign in to
 * PostgreSQL through it, and what they send then goes to any session that is free. CI has no
 * PgBouncer on every machine.
 */

export interface PoolerOptions {
  /** PostgreSQL. */
  url: string;
  /**
   * When a session is free for others: when its client leaves, at the end of each transaction, or
   * of each statement.
   */
  mode: 'session' | 'transaction' | 'statement';
  /** Which free session is taken: the one used last (PgBouncer's default), or each in turn. */
  takes?: 'last' | 'turns';
  maxSessions?: number;
  /** Whether a client finds its named statements in every session, as with PgBouncer 1.21. */
  keepsStatements?: boolean;
}

export interface Pooler {
  /** PostgreSQL through the pooler. */
  url: string;
  close(): Promise<void>;
}

/** Type, length, contents; the first message of a client has no type. */
function createMessages(hasTypes: boolean) {
  let left: Buffer = Buffer.alloc(0);
  let typed = hasTypes;
  return function take(chunk: Buffer): Message[] {
    left = Buffer.concat([left, chunk]);
    const messages: Message[] = [];
    for (;;) {
      const head = typed ? 1 : 0;
      if (left.length < head + 4) return messages;
      const end = head + left.readInt32BE(head);
      if (left.length < end) return messages;
      messages.push({
        type: typed ? String.fromCharCode(left[0]!) : 'startup',
        bytes: left.subarray(0, end),
      });
      typed = true;
      left = left.subarray(end);
    }
  };
}

/**
 * Messages after which PostgreSQL says that it is ready again: a query, the end of an extended one,
 * a function call.
 */
const AWAITS_READY = new Set(['Q', 'S', 'F']);
const EXTENDED = new Set(['P', 'B', 'D', 'E', 'C', 'H']);
const TERMINATE = 'X';
const READY = 'Z';
const IDLE = 'I';

interface Session {
  socket: Socket;
  /** Who is served now. */
  client: Client | null;
  /** Null when clients lose their named statements. */
  statements: SessionStatements | null;
}

interface Client {
  socket: Socket;
  session: Session | null;
  /** Answers that it waits for. */
  pending: number;
  /** Has sent a part of an extended query, and not its end. */
  isInside: boolean;
  statements: ClientStatements;
}

export async function startPooler({
  url,
  mode,
  takes = 'last',
  maxSessions = Number.POSITIVE_INFINITY,
  keepsStatements = false,
}: PoolerOptions): Promise<Pooler> {
  const { hostname, port } = new URL(url);
  const free: Session[] = [];
  const waiting: ((session: Session) => void)[] = [];
  const sockets = new Set<Socket>();
  let sessions = 0;

  function keep(socket: Socket): Socket {
    sockets.add(socket);
    // A message is passed on in parts; each must not wait for an answer to the one before.
    socket.setNoDelay(true);
    socket.on('error', () => {});
    return socket.on('close', () => sockets.delete(socket));
  }

  function release(session: Session): void {
    if (session.client) session.client.session = null;
    session.client = null;
    const next = waiting.shift();
    if (next) next(session);
    else free.push(session);
  }

  function take(): Promise<Session> {
    const session = takes === 'last' ? free.pop() : free.shift();
    return session ? Promise.resolve(session) : new Promise((resolve) => waiting.push(resolve));
  }

  /** What a session answers goes to the client that it serves; the end of its work may free it. */
  function follow(session: Session, onSignedIn: () => void): void {
    const read = createMessages(true);
    let isSignedIn = false;
    session.socket.on('data', (chunk: Buffer) => {
      for (const message of read(chunk)) {
        const { type, bytes } = message;
        const { client } = session;
        if (!isSignedIn || (session.statements?.isForClient(message) ?? true))
          client?.socket.write(bytes);
        if (type !== READY || !client) continue;
        if (!isSignedIn) {
          isSignedIn = true;
          onSignedIn();
          continue;
        }
        client.pending--;
        const isOver = mode === 'statement' || String.fromCharCode(bytes[5]!) === IDLE;
        const isServed = client.pending === 0 && !client.isInside;
        if (mode !== 'session' && isServed && isOver) release(session);
      }
    });
  }

  /** Opens a session for a new client, which signs in to it. */
  function signIn(client: Client, startup: Buffer): void {
    const session: Session = {
      socket: keep(connect(Number(port), hostname)),
      client,
      statements: keepsStatements ? createSessionStatements() : null,
    };
    client.session = session;
    session.socket.on('close', () => session.client?.socket.destroy());
    session.socket.write(startup);
    follow(session, () => {
      if (mode === 'session') return;
      if (++sessions <= maxSessions) return release(session);
      client.session = null;
      session.client = null;
      session.socket.end(Buffer.from([TERMINATE.charCodeAt(0), 0, 0, 0, 4]));
    });
  }

  const server = createServer((socket) => {
    const client: Client = {
      ...{ socket: keep(socket), session: null, pending: 0, isInside: false },
      statements: new Map(),
    };
    const read = createMessages(false);
    let isSignedIn = false;
    let turn: Promise<void> = Promise.resolve();

    async function send(message: Message): Promise<void> {
      const { type, bytes } = message;
      if (type === TERMINATE) return void socket.end();
      // A password and the like belong to signing in.
      if (type !== 'p') isSignedIn = true;
      if (client.session === null) {
        client.session = await take();
        client.session.client = client;
      }
      const { statements } = client.session;
      if (statements && namesAgain(message, client.statements)) {
        // With its session, which has a part of its work.
        client.session.socket.destroy();
        return void socket.destroy();
      }
      if (EXTENDED.has(type)) client.isInside = true;
      if (AWAITS_READY.has(type)) {
        client.isInside = false;
        client.pending++;
        statements?.awaitReady();
      }
      const sent = statements?.translate(message, client.statements) ?? [bytes];
      for (const part of sent) client.session.socket.write(part);
    }

    socket.on('data', (chunk: Buffer) => {
      for (const message of read(chunk)) {
        if (message.type === 'startup') signIn(client, message.bytes);
        else turn = turn.then(() => send(message));
      }
    });
    socket.on('close', () => {
      const { session } = client;
      if (session === null) return;
      // Its session has a transaction of it, or its settings.
      if (!isSignedIn || client.pending > 0 || mode === 'session') session.socket.destroy();
      else release(session);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = new URL(url);
  own.port = String((server.address() as AddressInfo).port);
  return {
    url: own.href,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
