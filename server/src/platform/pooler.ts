import pg from 'pg';
import { openWhenAccepted } from './connection-refusal.ts';

/*
 * Row-level security, LISTEN and advisory locks are settings and locks of a database session. A
 * connection pooler in transaction or statement mode sends each transaction or statement of a
 * client to another session. `set role` then confines another client's statements and leaves ours
 * with all rights, without an error.
 *
 * With DATABASE_DIRECT_URL, what needs a session goes there, and the role is set in each
 * transaction. DATABASE_URL may then be a pooler that keeps transactions together and lets a client
 * use its named statements in every session.
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
export function keepsSessions(url: string): Promise<boolean> {
  return withTwoClients(url, haveOwnSessions);
}

/**
 * Whether two clients of this URL each have one session for a transaction, and find their named
 * statements after it. Throws as `keepsSessions` does.
 */
export function keepsTransactions(url: string): Promise<boolean> {
  return withTwoClients(url, haveOwnTransactions);
}

type Clients = readonly pg.Client[];

async function withTwoClients(
  url: string,
  ask: (clients: Clients) => Promise<boolean>,
): Promise<boolean> {
  const options = {
    connectionString: url,
    application_name: 'greenroom session check',
    query_timeout: ANSWER_WITHIN_MS,
  };
  const clients: pg.Client[] = [];
  try {
    for (let n = 0; n < 2; n++) clients.push(await openWhenAccepted(() => connect(options)));
    return await ask(clients);
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

async function haveOwnSessions(clients: Clients): Promise<boolean> {
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

async function haveOwnTransactions(clients: Clients): Promise<boolean> {
  const names = clients.map(() => crypto.randomUUID());
  try {
    for (const nth of ORDER) {
      const own = clients[nth]!;
      const other = clients[1 - nth]!;
      await own.query('begin');
      const { rows: began } = await own.query<Seen>(
        'select set_config($1, $2, true) as name, pg_backend_pid() as server',
        [SETTING, names[nth]],
      );
      // It waits for the end of the transaction where there is one session only.
      const beside = readName(other, names[1 - nth]!);
      beside.catch(() => {});
      const inside = await readName(own, names[nth]!);
      await own.query('commit');
      const isKept = inside.name === names[nth] && inside.server === began[0]!.server;
      if (!isKept || (await beside).name === names[nth]) return false;
    }
    return true;
  } catch (error) {
    if (isOfPooler(error)) return false;
    throw error;
  } finally {
    // A pooler may leave the transaction open for its next client.
    await Promise.allSettled(clients.map((client) => client.query('rollback')));
  }
}

interface Seen {
  name: string | null;
  server: number;
}

/** Both clients prepare another statement under the same name. */
async function readName(client: pg.Client, own: string): Promise<Seen> {
  const { rows } = await client.query<Seen & { own: string }>({
    name: 'greenroom_check',
    text: `select current_setting($1, true) as name, pg_backend_pid() as server, '${own}' as own`,
    values: [SETTING],
  });
  const { name, server, own: found } = rows[0]!;
  return { name: found === own ? name : null, server };
}

/**
 * A statement that is unknown or known already, a transaction that the pooler refuses or that is
 * another client's.
 */
const isOfPooler = (error: unknown): boolean =>
  ['26000', '42P05', '08P01', '25P02', '25001'].includes(
    String((error as { code?: unknown } | null)?.code),
  );

export interface PoolerFinding {
  problem: string;
  remedy: string;
}

export const POOLER_PROBLEM =
  'DATABASE_URL goes through a connection pooler in transaction or statement mode, which breaks row-level security without an error';

export const POOLER_REMEDY =
  'set DATABASE_DIRECT_URL to PostgreSQL itself (transaction mode), connect to PostgreSQL directly, or set the pooler to session mode (PgBouncer: pool_mode = session)';

/** What stands in the way of a service on these addresses; null when nothing does. */
export async function findPoolerProblem(
  url: string,
  directUrl: string | null,
): Promise<PoolerFinding | null> {
  if (directUrl === null)
    return (await keepsSessions(url)) ? null : { problem: POOLER_PROBLEM, remedy: POOLER_REMEDY };
  if (!(await keepsSessions(directUrl)))
    return {
      problem:
        'DATABASE_DIRECT_URL goes through a connection pooler in transaction or statement mode',
      remedy: 'set it to the address of PostgreSQL itself',
    };
  if (!(await keepsTransactions(url)))
    return {
      problem:
        'DATABASE_URL goes through a connection pooler that splits transactions or loses prepared statements',
      remedy:
        'use PgBouncer 1.21 or newer with pool_mode = transaction and max_prepared_statements = 200, or another pooler that does the same',
    };
  if ((await databaseOf(url)) !== (await databaseOf(directUrl)))
    return {
      problem: 'DATABASE_URL and DATABASE_DIRECT_URL lead to different databases',
      remedy: 'set DATABASE_DIRECT_URL to the PostgreSQL behind the pooler',
    };
  return null;
}

/** Identifies the database among all others. */
async function databaseOf(url: string): Promise<string> {
  const client = await openWhenAccepted(() =>
    connect({ connectionString: url, query_timeout: ANSWER_WITHIN_MS }),
  );
  try {
    const { rows } = await client.query<{ id: string }>(
      `select concat_ws(':', (select system_identifier from pg_control_system()), oid) as id from pg_database where datname = current_database()`,
    );
    return rows[0]!.id;
  } finally {
    await client.end();
  }
}

/** Thrown by a start on addresses that a service cannot work on. */
export class PoolerError extends Error {
  constructor({ problem, remedy }: PoolerFinding) {
    super(`${problem}: ${remedy}.`);
    this.name = 'PoolerError';
  }
}
