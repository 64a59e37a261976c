import { sql } from 'kysely';
import pg from 'pg';
import { atMost } from './at-most.ts';
import { openWhenAccepted } from './connection-refusal.ts';
import type { Tx } from './db.ts';
import type { Log } from './log.ts';

export interface Listener {
  /**
   * Calls `listener` on each NOTIFY of the channel, and once after every (re)connection, since a
   * notification may have been missed.
   */
  on(channel: string, listener: (payload: string) => void): Promise<void>;
  close(): Promise<void>;
}

const RECONNECT_MS = 500;
/**
 * The connection sends nothing on its own. Without probes it would take two hours to notice that
 * another server has taken its address.
 */
const KEEP_ALIVE_MS = 10_000;
const CONNECT_MAX_MS = 10_000;
/** A server that does not answer does not close the connection either. */
const CLOSE_MAX_MS = 1_000;

/** The connection name of a process that serves or works; commands use other names. */
export const LISTENER_NAME = 'greenroom listener';
/** The same of a process that has no index (INDEX_URL, OPENSEARCH_URL). */
export const ASKING_LISTENER_NAME = 'greenroom listener without index';

/**
 * Sends NOTIFY to all listeners: at once, or when the transaction commits. A payload must be below
 * 8,000 bytes.
 */
export async function notify(db: Tx, channel: string, payload: string): Promise<void> {
  await sql`select pg_notify(${channel}, ${payload})`.execute(db);
}

/** How many processes serve or work on this database now. */
export const countServices = (db: Tx): Promise<number> =>
  countNamed(db, [LISTENER_NAME, ASKING_LISTENER_NAME]);

/** Those of them that have an index, or will have one when they need it. */
export const countIndexes = (db: Tx): Promise<number> => countNamed(db, [LISTENER_NAME]);

async function countNamed(db: Tx, names: readonly string[]): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from pg_stat_activity
    where datname = current_database() and application_name = any(${names})`.execute(db);
  return rows[0]!.n;
}

/**
 * One dedicated connection for all LISTENs of a process; it reconnects automatically. Channels are
 * constant names in the code.
 */
export async function createListener(
  url: string,
  log: Pick<Log, 'warn'>,
  name = LISTENER_NAME,
): Promise<Listener> {
  const listeners = new Map<string, ((payload: string) => void)[]>();
  let client: pg.Client | null = null;
  let closed = false;
  let timer: NodeJS.Timeout | null = null;

  async function open(): Promise<pg.Client> {
    const next = new pg.Client({
      connectionString: url,
      application_name: name,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
      connectionTimeoutMillis: CONNECT_MAX_MS,
      // Channels may be added concurrently: pg deprecates queuing statements any other way.
      pipeline: true,
    });
    // Before it is connected, the thrown error is enough.
    next.on('error', () => {});
    next.on('notification', ({ channel, payload }) => {
      for (const listener of listeners.get(channel) ?? []) listener(payload ?? '');
    });
    await next.connect();
    next.on('error', () => reconnect(next));
    next.on('end', () => reconnect(next));
    return next;
  }

  async function connect(): Promise<void> {
    const next = await openWhenAccepted(open);
    if (closed) return next.end();
    for (const channel of listeners.keys()) await next.query(`listen ${channel}`);
    client = next;
    for (const list of listeners.values()) for (const listener of list) listener('');
  }

  function reconnect(lost: pg.Client): void {
    if (closed || timer || (client && client !== lost)) return;
    client = null;
    timer = setTimeout(() => {
      timer = null;
      connect().catch((error) => {
        log.warn({ err: error }, 'listener cannot connect; trying again');
        reconnect(lost);
      });
    }, RECONNECT_MS);
  }

  await connect();
  return {
    async on(channel, listener) {
      const known = listeners.get(channel);
      listeners.set(channel, [...(known ?? []), listener]);
      // This fails only with its connection, and the next connection listens to all channels.
      if (!known)
        await client
          ?.query(`listen ${channel}`)
          .catch((error) => log.warn({ err: error }, 'listener lost its connection; reconnecting'));
      listener('');
    },
    async close() {
      closed = true;
      if (timer) clearTimeout(timer);
      if (client) await atMost(CLOSE_MAX_MS, client.end());
    },
  };
}
