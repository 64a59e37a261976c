import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { type Connections, createConnections, type Pooled } from './connections.ts';
import type { DB } from './schema.gen.ts';
import { currentWorkspace } from './tenant-scope.ts';

export type Database = Kysely<DB>;
/** A transaction, or the database itself for a single statement: stores take either. */
export type Tx = Kysely<DB> | Transaction<DB>;

// int8 (20) as a number: sequence numbers and credits stay far below 2^53. numeric is not used.
pg.types.setTypeParser(20, Number);
// int8[] too: the driver's own parser leaves strings in the array.
const INT8_ARRAY: number = 1016;
const parseInt8Array: (text: string) => (string | null)[] = pg.types.getTypeParser(INT8_ARRAY);
pg.types.setTypeParser(INT8_ARRAY, (text) =>
  parseInt8Array(text).map((item) => (item === null ? null : Number(item))),
);

export interface DatabaseOptions {
  url: string;
  /** Of all kinds together. */
  maxConnections?: number;
  applicationName?: string;
  /** Called before each wait for a connection: tests refuse what could wait for itself. */
  onConnect?(): void;
  /**
   * False: requests have connections of the same kind, but with all rights. For measuring what
   * row-level security alone costs.
   */
  rowSecurity?: boolean;
}

/** The database with the pool of this process behind it. */
export interface PooledDatabase extends Database {
  /**
   * Takes room for connections that threads open by themselves: they count among those of the pool
   * until what it resolves with is called.
   */
  reserveConnections(count: number): Promise<() => void>;
}

/**
 * A process that freezes in the middle of a transaction must not keep its locks: others take its
 * work over when its lease ends.
 */
const IDLE_TRANSACTION_MS = 5_000;

/** What PostgreSQL calls the connections of a process, but for the one that listens. */
export const APPLICATION_NAME = 'greenroom';

/** Of a process that has no setting of its own (DB_POOL): tests and measurements. */
const DEFAULT_MAX_CONNECTIONS = 12;
const CONNECT_TIMEOUT_MS = 10_000;

const PREPARED = /^\/\* prepared: (\w+) \*\//;

/**
 * A statement that begins with a comment such as `prepared: pass_gate` is parsed and planned once a
 * connection, under that name. For the few that run with every request: it takes a quarter off what
 * the gate costs the database.
 */
class PlanningClient extends pg.Client {}
type Query = (...call: unknown[]) => unknown;
const plainQuery = (client: pg.Client): Query => (pg.Client.prototype.query as Query).bind(client);
PlanningClient.prototype.query = function planned(
  this: pg.Client,
  text: unknown,
  values: unknown,
  ...rest: unknown[]
) {
  const name = typeof text === 'string' ? PREPARED.exec(text)?.[1] : undefined;
  return name
    ? plainQuery(this)({ name, text, values }, ...rest)
    : plainQuery(this)(text, values, ...rest);
} as typeof pg.Client.prototype.query;

/**
 * More texts than the program has, but for those with lists written out; what comes after them is
 * planned each time.
 */
const PLANNED_STATEMENTS = 300;
const STARTS_TRANSACTION = /^(?:begin|start transaction)\b/;

/**
 * A connection that may be confined to a workspace. While it is, row-level security costs it: a
 * policy makes planning dearer than it makes running, so it plans each statement once, and a
 * transaction starts in the same round trip as its first statement.
 */
class ServiceClient extends PlanningClient {
  confined = false;
  /** The workspace that it can reach while it is confined. */
  workspaceId: string | null = null;
  /** Text -> name on this connection. */
  readonly planned = new Map<string, string>();
  names = 0;

  nameOf(text: string): string | undefined {
    if (!this.planned.has(text) && this.planned.size < PLANNED_STATEMENTS)
      this.planned.set(text, `s${++this.names}`);
    return this.planned.get(text);
  }
}
ServiceClient.prototype.query = function query(
  this: ServiceClient,
  text: unknown,
  values: unknown,
  ...rest: unknown[]
) {
  const plain: Query = (PlanningClient.prototype.query as Query).bind(this);
  if (!this.confined || typeof text !== 'string') return plain(text, values, ...rest);
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

type ConnectionKind = 'open' | 'confined';

/**
 * A pool of connections with typed queries over it. What runs within a workspace
 * (`withinWorkspace`) gets a connection that is confined to it, everything else one with the rights
 * of the user of `url`; `maxConnections` bounds both together. Close them with `db.destroy()`.
 */
export function createDatabase(options: DatabaseOptions): PooledDatabase {
  const { maxConnections = DEFAULT_MAX_CONNECTIONS, rowSecurity = true } = options;
  const connections = createConnections<ConnectionKind, ServiceClient>({
    max: maxConnections,
    async open(kind) {
      const client = await openConnection(options);
      if (kind === 'confined') await turn(client, kind, rowSecurity);
      return client;
    },
    turn: (client, kind) => turn(client, kind, rowSecurity),
  });
  const connectConfined = confine(connections);
  const dialect = new PostgresDialect({
    pool: {
      async connect() {
        options.onConnect?.();
        const workspaceId = currentWorkspace();
        return (
          (workspaceId !== null && (await connectConfined(workspaceId))) ||
          connections.connect('open')
        );
      },
      end: () => connections.end(),
    },
  });
  return Object.assign(new Kysely<DB>({ dialect }), { reserveConnections: connections.reserve });
}

async function openConnection({
  url,
  applicationName = APPLICATION_NAME,
}: DatabaseOptions): Promise<ServiceClient> {
  const client = new ServiceClient({
    connectionString: url,
    application_name: applicationName,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    // Statements are sent without waiting for the answers to those before them.
    pipeline: true,
  });
  client.on('error', () => {});
  await client.connect();
  // Asked for once connected, not while connecting: a connection pooler (PgBouncer) refuses
  // settings that it does not know there.
  await client.query(`set idle_in_transaction_session_timeout = ${IDLE_TRANSACTION_MS}`);
  return client;
}

/** Waits for the answer: a statement of a request never runs with more rights than its role has. */
async function turn(
  client: ServiceClient,
  kind: ConnectionKind,
  rowSecurity: boolean,
): Promise<void> {
  try {
    if (rowSecurity)
      await client.query(kind === 'confined' ? `set role ${WORKSPACE_ROLE}` : 'reset role');
    client.confined = kind === 'confined';
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}

/**
 * Connections that can reach one workspace. Which one is said in front of the next statement, in
 * the same round trip, and only where it was another's: they are pipelined for that. Null when this
 * user may not take the role: then row-level security is off, and `doctor` says so.
 */
function confine(
  connections: Connections<ConnectionKind, ServiceClient>,
): (workspaceId: string) => Promise<Pooled<ServiceClient> | null> {
  let stands = true;
  return async function connect(workspaceId) {
    if (!stands) return null;
    let client: Pooled<ServiceClient>;
    try {
      client = await connections.connect('confined');
    } catch (error) {
      if (!NO_SUCH_ROLE.includes((error as { code?: unknown }).code)) throw error;
      stands = false;
      return null;
    }
    if (client.workspaceId !== workspaceId) {
      client.workspaceId = workspaceId;
      // A connection that breaks here fails the statement behind it too.
      client
        .query({
          name: 'enter_workspace',
          text: `select set_config('greenroom.workspace', $1, false)`,
          values: [workspaceId],
        })
        .catch(() => {});
    }
    return client;
  };
}

/**
 * Whether requests can be confined to their workspace: this user of the database may take the role
 * that the policies bind.
 */
export async function hasRowSecurity(db: Database): Promise<boolean> {
  const { rows } = await sql<{ stands: boolean }>`select workspace_wall_stands() as stands`.execute(
    db,
  );
  return rows[0]!.stands;
}

/**
 * What an operator runs, as an administrator of the database, for a user that may not make roles.
 */
export const ROW_SECURITY_REMEDY = `run "create role ${WORKSPACE_ROLE} nologin; grant ${WORKSPACE_ROLE} to <the user of DATABASE_URL>" as an administrator of the database, then restart`;

/** Runs `work` while no other process runs work of the same name on this database. */
export async function withDatabaseLock<T>(
  db: Database,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  return db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(hashtextextended(${name}, 0))`.execute(connection);
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(hashtextextended(${name}, 0))`.execute(connection);
    }
  });
}
