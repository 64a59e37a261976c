import { CompiledQuery, Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { connectPatiently } from './connect-patiently.ts';
import { enclosingWorkspace } from './enclosure.ts';
import type { DB } from './schema.gen.ts';

export type Database = Kysely<DB>;
/** A transaction, or the database itself for a single statement: stores take either. */
export type Tx = Kysely<DB> | Transaction<DB>;

// int8 (20) as a number: sequence numbers and credits stay far below 2^53. numeric is not used.
pg.types.setTypeParser(20, Number);
// int8[] too: the driver's own parser leaves strings in the array.
const INT8_ARRAY: number = 1016;
const parseInt8Array: (text: string) => (string | null)[] = pg.types.getTypeParser(INT8_ARRAY);
pg.types.setTypeParser(INT8_ARRAY, (text) => parseInt8Array(text).map((item) => (item === null ? null : Number(item))));

export interface DatabaseOptions {
  url: string;
  maxConnections?: number;
  applicationName?: string;
  /** False: requests have connections of the same kind, but with all rights. For measuring what the wall alone costs. */
  wall?: boolean;
}

/** A process that freezes in the middle of a transaction must not keep its locks: others take its work over when its lease ends. */
const IDLE_TRANSACTION_MS = 5_000;

const PREPARED = /^\/\* prepared: (\w+) \*\//;

/**
 * A statement that begins with a comment such as `prepared: pass_gate` is parsed and planned once a connection, under that name. For the few that run with
 * every request: it takes a quarter off what the gate costs the database.
 */
class PlanningClient extends pg.Client {}
type Query = (...call: unknown[]) => unknown;
const plainQuery = (client: pg.Client): Query => (pg.Client.prototype.query as Query).bind(client);
PlanningClient.prototype.query = function planned(this: pg.Client, text: unknown, values: unknown, ...rest: unknown[]) {
  const name = typeof text === 'string' ? PREPARED.exec(text)?.[1] : undefined;
  return name ? plainQuery(this)({ name, text, values }, ...rest) : plainQuery(this)(text, values, ...rest);
} as typeof pg.Client.prototype.query;

/** More texts than the program has, but for those with lists written out; what comes after them is planned each time. */
const PLANNED_STATEMENTS = 300;
const STARTS_TRANSACTION = /^(?:begin|start transaction)\b/;

/**
 * Requests' connections, which pay for the wall: a policy makes planning dearer than it makes running, so they plan each statement once, and a transaction
 * starts in the same round trip as its first statement.
 */
class ConfinedClient extends PlanningClient {
  /** Text -> name on this connection. */
  readonly planned = new Map<string, string>();
  names = 0;

  nameOf(text: string): string | undefined {
    if (!this.planned.has(text) && this.planned.size < PLANNED_STATEMENTS) this.planned.set(text, `s${++this.names}`);
    return this.planned.get(text);
  }
}
ConfinedClient.prototype.query = function confined(this: ConfinedClient, text: unknown, values: unknown, ...rest: unknown[]) {
  const plain: Query = (PlanningClient.prototype.query as Query).bind(this);
  if (typeof text !== 'string') return plain(text, values, ...rest);
  if (STARTS_TRANSACTION.test(text)) {
    // It fails only where the connection breaks, and then the statement behind it fails too.
    (plain(text) as Promise<unknown>).catch(() => {});
    return Promise.resolve({ command: 'BEGIN', rowCount: null, rows: [] });
  }
  const name = Array.isArray(values) && values.length > 0 ? this.nameOf(text) : undefined;
  if (name === undefined) return plain(text, values, ...rest);
  return (plain({ name, text, values }) as Promise<unknown>).catch((error: { code?: string }) => {
    // A migration gave its result other columns since it was planned (feature_not_supported).
    if (error.code === '0A000') this.planned.delete(text);
    throw error;
  });
} as typeof pg.Client.prototype.query;

const WORKSPACE_ROLE = 'greenroom_workspace';

/** What PostgreSQL says when the role is not there, or not for this user. */
const NO_SUCH_ROLE: readonly unknown[] = ['22023', '42501'];

/**
 * Pools of connections with typed queries over them. What runs within a workspace (`withinWorkspace`) gets a connection that is confined to it, everything
 * else one with the rights of the user of `url`. Close them with `db.destroy()`.
 */
export function createDatabase(options: DatabaseOptions): Database {
  const open = createPool(PlanningClient, options);
  const confined = createPool(ConfinedClient, { ...options, pipeline: true });
  const connectOpen = connectPatiently(open);
  const connectConfined = confine(connectPatiently(confined), options.wall ?? true);
  // Asked for once connected, not while connecting: a connection pooler (PgBouncer) refuses settings that it does not know there.
  const limitIdleTransactions = CompiledQuery.raw(`set idle_in_transaction_session_timeout = ${IDLE_TRANSACTION_MS}`);
  const dialect = new PostgresDialect({
    pool: {
      async connect() {
        const workspaceId = enclosingWorkspace();
        return (workspaceId !== null && (await connectConfined(workspaceId))) || connectOpen();
      },
      async end() {
        await Promise.all([open.end(), confined.end()]);
      },
    },
    onCreateConnection: async (connection) => {
      await connection.executeQuery(limitIdleTransactions);
    },
  });
  return new Kysely<DB>({ dialect });
}

interface PoolSettings extends DatabaseOptions {
  /** Statements are sent without waiting for the answers to those before them. */
  pipeline?: boolean;
}

function createPool(Client: typeof pg.Client, { url, maxConnections = 12, applicationName = 'greenroom', pipeline = false }: PoolSettings): pg.Pool {
  const pool = new pg.Pool({
    Client,
    connectionString: url,
    max: maxConnections,
    application_name: applicationName,
    connectionTimeoutMillis: 10_000,
    pipeline,
  });
  // An idle connection that breaks (the database restarts) must not end the process: the next query opens another.
  pool.on('error', () => {});
  // Nor must one that breaks between two statements of a transaction: the next statement throws.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/**
 * Connections that can reach one workspace. Which one is said in front of the next statement, in the same round trip, and only where it was another's:
 * the pool is pipelined for that. Null when this user may not take the role: then there is no second wall, and `doctor` says so.
 */
function confine(connectAny: () => Promise<pg.PoolClient>, wall: boolean): (workspaceId: string) => Promise<pg.PoolClient | null> {
  const entered = new WeakMap<pg.PoolClient, string>();
  let stands = true;
  return async function connect(workspaceId) {
    if (!stands) return null;
    const client = await connectAny();
    try {
      if (wall && !entered.has(client)) await client.query(`set role ${WORKSPACE_ROLE}`);
    } catch (error) {
      client.release(true);
      if (!NO_SUCH_ROLE.includes((error as { code?: unknown }).code)) throw error;
      stands = false;
      return null;
    }
    if (entered.get(client) !== workspaceId) {
      entered.set(client, workspaceId);
      // A connection that breaks here fails the statement behind it too.
      client.query({ name: 'enter_workspace', text: `select set_config('greenroom.workspace', $1, false)`, values: [workspaceId] }).catch(() => {});
    }
    return client;
  };
}

/** Whether requests can be confined to their workspace: this user of the database may take the role that the policies bind. */
export async function wallStands(db: Database): Promise<boolean> {
  const { rows } = await sql<{ stands: boolean }>`select workspace_wall_stands() as stands`.execute(db);
  return rows[0]!.stands;
}

/** What an operator runs, as an administrator of the database, for a user that may not make roles. */
export const WALL_REMEDY = `run "create role ${WORKSPACE_ROLE} nologin; grant ${WORKSPACE_ROLE} to <the user of DATABASE_URL>" as an administrator of the database, then restart`;

/** Runs `work` while no other process runs work of the same name on this database. */
export async function withDatabaseLock<T>(db: Database, name: string, work: () => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(hashtextextended(${name}, 0))`.execute(connection);
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(hashtextextended(${name}, 0))`.execute(connection);
    }
  });
}
