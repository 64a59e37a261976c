import { Kysely, PostgresDialect, type PostgresPool, sql, type Transaction } from 'kysely';
import { type Connections, createConnections } from './connections.ts';
import type { Log } from './log.ts';
import type { Pooled } from './pooled-connection.ts';
import type { DB } from './schema.gen.ts';
import {
  type ConnectionKind,
  type ServiceConnection,
  WORKSPACE_ROLE,
} from './service-connection.ts';
import { SessionConnection } from './session-connection.ts';
import { currentWorkspace } from './tenant-scope.ts';
import { TransactionConnection } from './transaction-connection.ts';

export type Database = Kysely<DB>;
/** A transaction, or the database itself for a single statement: stores accept either. */
export type Tx = Kysely<DB> | Transaction<DB>;

/** Where a pool of connections leads. */
export interface DatabaseAddress {
  url: string;
  /**
   * Whether `url` is a connection pooler in transaction mode, so that nothing may be left in a
   * session, and work that needs one has to go elsewhere.
   */
  behindPooler?: boolean;
}

export interface DatabaseOptions extends DatabaseAddress {
  /** All kinds together. */
  maxConnections?: number;
  applicationName?: string;
  /**
   * Called before each wait for a connection, so that tests can refuse a caller that could wait for
   * itself.
   */
  onConnect?(): void;
  /**
   * False: requests use connections of the same kind, but with all rights. For measuring the cost
   * of row-level security alone, and not behind a pooler.
   */
  rowSecurity?: boolean;
  /** Told once when requests cannot be confined to their workspace. */
  log?: Pick<Log, 'warn'>;
}

/** The database with the pool of this process behind it. */
export interface PooledDatabase extends Database {
  /**
   * Reserves room for connections that threads open themselves. They count against the pool until
   * the caller calls the function that this resolves with.
   */
  reserveConnections(count: number): Promise<() => void>;
  connectionState: Connections<ConnectionKind, ServiceConnection>['state'];
  /**
   * For a process that stops: after `graceMs`, work that needs a connection fails at once while
   * PostgreSQL cannot be reached.
   */
  stopWaiting(graceMs: number): void;
}

/** The application name of a process's connections in PostgreSQL, except the listening one. */
export const APPLICATION_NAME = 'greenroom';

/** For processes without a setting of their own (DB_POOL): tests and measurements. */
const DEFAULT_MAX_CONNECTIONS = 12;

/** SQLSTATEs when the role does not exist, or this user may not take it. */
const NO_SUCH_ROLE: readonly unknown[] = ['22023', '42501'];

/**
 * A pool of connections with typed queries. Work within a workspace (`runInWorkspace`) gets a
 * connection that is confined to it; other work gets one with the rights of the user of `url`.
 * `maxConnections` limits both together. Close the pool with `db.destroy()`.
 */
export function createDatabase({
  url,
  behindPooler = false,
  maxConnections = DEFAULT_MAX_CONNECTIONS,
  applicationName = APPLICATION_NAME,
  rowSecurity = true,
  onConnect,
  log,
}: DatabaseOptions): PooledDatabase {
  const unplanned = new Set<string>();
  const connections = createConnections<ConnectionKind, ServiceConnection>({
    max: maxConnections,
    async open(kind) {
      const connection = behindPooler
        ? await TransactionConnection.open({ url, applicationName }, unplanned)
        : await SessionConnection.open({ url, applicationName, rowSecurity });
      if (kind === 'confined') await connection.become(kind);
      return connection;
    },
    turn: (connection, kind) => connection.become(kind),
  });
  const connectConfined = confine(connections, log);
  const pool: KyselyPool = {
    async connect() {
      onConnect?.();
      const workspaceId = currentWorkspace();
      return (
        (workspaceId !== null && (await connectConfined(workspaceId))) ||
        connections.connect('open')
      );
    },
    end: () => connections.end(),
  };
  const dialect = new PostgresDialect({ pool: pool as unknown as PostgresPool });
  return Object.assign(new Kysely<DB>({ dialect }), {
    reserveConnections: connections.reserve,
    connectionState: connections.state,
    stopWaiting: connections.stopWaiting,
  });
}

/** What Kysely requires of a pool, except for cursors, which are not used. */
interface KyselyPool extends Pick<PostgresPool, 'end'> {
  connect(): Promise<Pooled<ServiceConnection>>;
}

/**
 * Connections that can reach one workspace only. Null when this user may not take the role:
 * row-level security is then off, and `doctor` reports it.
 */
function confine(
  connections: Connections<ConnectionKind, ServiceConnection>,
  log: Pick<Log, 'warn'> | undefined,
): (workspaceId: string) => Promise<Pooled<ServiceConnection> | null> {
  let isEnforced = true;
  return async function connect(workspaceId) {
    if (!isEnforced) return null;
    try {
      const connection = await connections.connect('confined');
      connection.enterWorkspace(workspaceId);
      return connection;
    } catch (error) {
      if (!NO_SUCH_ROLE.includes((error as { code?: unknown }).code)) throw error;
      // Several requests may find out at once.
      if (isEnforced)
        log?.warn(
          { err: error },
          `row-level security is off: this database user may not take the role that it binds, so only the queries keep workspaces apart; ${ROW_SECURITY_REMEDY}`,
        );
      isEnforced = false;
      return null;
    }
  };
}

/**
 * Whether requests can be confined to their workspace: this database user may take the role that
 * the policies bind.
 */
export async function hasRowSecurity(db: Database): Promise<boolean> {
  const { rows } = await sql<{ stands: boolean }>`select workspace_wall_stands() as stands`.execute(
    db,
  );
  return rows[0]!.stands;
}

/** What an administrator of the database runs for a user that may not create roles. */
export const ROW_SECURITY_REMEDY = `run "create role ${WORKSPACE_ROLE} nologin; grant ${WORKSPACE_ROLE} to <the user of DATABASE_URL>" as an administrator of the database, then restart`;

/**
 * Runs `work` while no other process runs work with the same name on this database. The lock is the
 * session's: `db` must not be behind a pooler in transaction mode.
 */
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
