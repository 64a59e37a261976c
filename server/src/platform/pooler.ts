import pg from 'pg';
import { openWhenAccepted } from './connection-refusal.ts';

/*
 * Row-level security, LISTEN and advisory locks are settings and locks of a database session. A
 * connection pooler in transaction or statement mode sends each transaction or statement of a
 * client to another session. `set role` then confines another client's statements and leaves ours
 * with all rights, without an error.
 */

/**
 * Which of two clients queries next. In this order, neither a pooler that rotates its sessions nor
 * one that prefers the last one gives each client a session of its own.
 */
const ORDER = [0, 1, 1, 0, 1, 0, 0, 1, 1, 1, 0, 0, 1, 0, 1];

const ANSWER_WITHIN_MS = 5_000;
const SETTING = 'greenroom.session';

/**
 * Whether each client of this URL has its own PostgreSQL session. Two clients each set a value in
 * their session, then query in turn for that value and for the process that serves them. Briefly
 * uses two connections. Throws when PostgreSQL cannot be reached or serves only one of them.
 */
export async function keepsSessions(url: string): Promise<boolean> {
  const options = {
    connectionString: url,
    application_name: 'greenroom session check',
    query_timeout: ANSWER_WITHIN_MS,
  };
  const clients: pg.Client[] = [];
  try {
    for (let n = 0; n < 2; n++) clients.push(await openWhenAccepted(() => connect(options)));
    return await haveOwnSessions(clients);
  } catch (error) {
    throw error instanceof Error && error.message === 'Query read timeout'
      ? new Error(ONE_AT_A_TIME)
      : error;
  } finally {
    await Promise.allSettled(clients.map((client) => client.end()));
  }
}

async function connect(options: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(options);
  // A client that breaks while idle fails its next query.
  client.on('error', () => {});
  await client.connect();
  return client;
}

const ONE_AT_A_TIME = `PostgreSQL did not answer two connections within ${ANSWER_WITHIN_MS / 1_000} s. Check that the server and any connection pooler of DATABASE_URL allow this service's connections`;

async function haveOwnSessions(clients: readonly pg.Client[]): Promise<boolean> {
  const names = clients.map(() => crypto.randomUUID());
  for (const [nth, client] of clients.entries())
    await client.query('select set_config($1, $2, false)', [SETTING, names[nth]]);
  const servers: number[] = [];
  for (const nth of ORDER) {
    const { rows } = await clients[nth]!.query<{ name: string | null; server: number }>(
      'select current_setting($1, true) as name, pg_backend_pid() as server',
      [SETTING],
    );
    const { name, server } = rows[0]!;
    servers[nth] ??= server;
    if (name !== names[nth] || server !== servers[nth] || server === servers[1 - nth]) return false;
  }
  return true;
}

export const POOLER_PROBLEM =
  'DATABASE_URL goes through a connection pooler in transaction or statement mode, which breaks row-level security without an error';

export const POOLER_REMEDY =
  'connect to PostgreSQL directly, or set the pooler to session mode (PgBouncer: pool_mode = session)';

/** Thrown by a start through a pooler that mixes sessions. */
export class PoolerError extends Error {
  constructor() {
    super(`${POOLER_PROBLEM}: ${POOLER_REMEDY}.`);
    this.name = 'PoolerError';
  }
}
