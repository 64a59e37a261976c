import { Kysely, PostgresDialect, type PostgresPool, sql, type Transaction } from 'kysely';
import { type Connections, createConnections } from './connections.ts';
import type { Pooled } from './pooled-connection.ts';
import type { DB } from './schema.gen.ts';
import { type ConnectionKind, ServiceConnection, WORKSPACE_ROLE } from './service-connection.ts';
import { currentWorkspace } from './tenant-scope.ts';

export type Database = Kysely<DB>;
/** A transaction, or the database itself for a single statement: stores take either. */
export type Tx = Kysely<DB> | Transaction<DB>;

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

/** What PostgreSQL calls the connections of a process, but for the one that listens. */
export const APPLICATION_NAME = 'greenroom';

/** Of a process that has no setting of its own (DB_POOL): tests and measurements. */
const DEFAULT_MAX_CONNECTIONS = 12;

/** What PostgreSQL says when the role is not there, or not for this user. */
const NO_SUCH_ROLE: readonly unknown[] = ['22023', '42501'];

/**
 * A pool of connections with typed queries over it. What runs within a workspace
 * (`runInWorkspace`) gets a connection that is confined to it, everything else one with the rights
 * of the user of `url`; `maxConnections` bounds both together. Close them with `db.destroy()`.
 */
export function createDatabase({
  url,
  maxConnections = DEFAULT_MAX_CONNECTIONS,
  applicationName = APPLICATION_NAME,
  rowSecurity = true,
  onConnect,
}: DatabaseOptions): PooledDatabase {
  const connections = createConnections<ConnectionKind, ServiceConnection>({
    max: maxConnections,
    async open(kind) {
      const connection = await ServiceConnection.open({ url, applicationName });
      if (kind === 'confined') await connection.become(kind, { rowSecurity });
      return connection;
    },
    turn: (connection, kind) => connection.become(kind, { rowSecurity }),
  });
  const connectConfined = confine(connections);
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
  return Object.assign(new Kysely<DB>({ dialect }), { reserveConnections: connections.reserve });
}

/** What Kysely asks of a pool, but for cursors, which are not used. */
interface KyselyPool extends Pick<PostgresPool, 'end'> {
  connect(): Promise<Pooled<ServiceConnection>>;
}

/**
 * Connections that can reach one workspace. Null when this user may not take the role: then
 * row-level security is off, and `doctor` reports it.
 */
function confine(
  connections: Connections<ConnectionKind, ServiceConnection>,
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
      isEnforced = false;
      return null;
    }
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
