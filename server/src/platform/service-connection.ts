import pg from 'pg';
import { timeQuery } from './request-trace.ts';

// int8 (20) as a number: sequence numbers and credits stay far below 2^53. numeric is not used.
pg.types.setTypeParser(20, Number);
// int8[] too: the driver's own parser leaves strings in the array.
const INT8_ARRAY: number = 1016;
const parseInt8Array: (text: string) => (string | null)[] = pg.types.getTypeParser(INT8_ARRAY);
pg.types.setTypeParser(INT8_ARRAY, (text) =>
  parseInt8Array(text).map((item) => (item === null ? null : Number(item))),
);

export interface ConnectionSettings {
  url: string;
  applicationName: string;
}

/** All rights of the user of the URL, or the rows of one workspace. */
export type ConnectionKind = 'open' | 'confined';

/** The role that the policies of row-level security bind. */
export const WORKSPACE_ROLE = 'greenroom_workspace';

/**
 * A process that freezes in the middle of a transaction must not hold its locks: others take over
 * its work when its lease ends.
 */
const IDLE_TRANSACTION_MS = 5_000;
const CONNECT_TIMEOUT_MS = 10_000;

/**
 * A statement that begins with a comment such as `prepared: pass_gate` is parsed and planned once
 * per connection, under that name. The few statements that run with every request use this: it cuts
 * a quarter of the gate's database cost.
 */
const PREPARED = /^\/\* prepared: (\w+) \*\//;
const STARTS_TRANSACTION = /^(?:begin|start transaction)\b/;

/**
 * More than the program's distinct statements, except those with lists of values; later ones are
 * planned each time.
 */
const MAX_PLANNED_STATEMENTS = 300;

const BEGUN = { command: 'BEGIN', rowCount: null, rows: [] };

type QueryAnswer = Pick<pg.QueryResult, 'command' | 'rowCount' | 'rows'>;

/**
 * A PostgreSQL session. Row-level security adds a cost while the session is confined to a
 * workspace: a policy makes planning cost more than running. So the session plans each statement
 * once, and starts a transaction in the same round trip as its first statement.
 */
export class ServiceConnection {
  readonly #client: pg.Client;
  /** Text -> name on this connection. */
  readonly #planned = new Map<string, string>();
  #names = 0;
  #kind: ConnectionKind = 'open';
  /** The only workspace that it can reach while confined. */
  #workspaceId: string | null = null;

  private constructor(client: pg.Client) {
    this.#client = client;
  }

  static async open({ url, applicationName }: ConnectionSettings): Promise<ServiceConnection> {
    const client = new pg.Client({
      connectionString: url,
      application_name: applicationName,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      // Statements are sent without waiting for earlier answers.
      pipeline: true,
    });
    client.on('error', () => {});
    await client.connect();
    // Set after connecting, not while connecting: a connection pooler (PgBouncer) refuses settings
    // that it does not know there.
    await client.query(`set idle_in_transaction_session_timeout = ${IDLE_TRANSACTION_MS}`);
    return new ServiceConnection(client);
  }

  query(text: string, values: readonly unknown[] = []): Promise<QueryAnswer> {
    return timeQuery(this.#query(text, values));
  }

  #query(text: string, values: readonly unknown[]): Promise<QueryAnswer> {
    if (this.#kind === 'confined') {
      if (STARTS_TRANSACTION.test(text)) {
        // This fails only when the connection breaks, and then the next statement fails too.
        this.#send(text).catch(() => {});
        return Promise.resolve(BEGUN);
      }
      const name = values.length > 0 ? this.#planOf(text) : undefined;
      if (name !== undefined) return this.#sendPlanned(name, text, values);
    }
    return this.#send(text, values, PREPARED.exec(text)?.[1]);
  }

  /**
   * Waits for the answer: a statement of a request never runs with more rights than its role has.
   */
  async become(kind: ConnectionKind, { rowSecurity }: { rowSecurity: boolean }): Promise<void> {
    try {
      if (rowSecurity)
        await this.#send(kind === 'confined' ? `set role ${WORKSPACE_ROLE}` : 'reset role');
      this.#kind = kind;
    } catch (error) {
      await this.end().catch(() => {});
      throw error;
    }
  }

  /**
   * Sets the workspace that the next statement can reach, in the same round trip, and only when it
   * changes.
   */
  enterWorkspace(workspaceId: string): void {
    if (this.#workspaceId === workspaceId) return;
    this.#workspaceId = workspaceId;
    // A connection that breaks here also fails the next statement.
    this.#send(
      `select set_config('greenroom.workspace', $1, false)`,
      [workspaceId],
      'enter_workspace',
    ).catch(() => {});
  }

  on(event: 'error' | 'end', listener: () => void): void {
    this.#client.on(event, listener);
  }

  end(): Promise<void> {
    return this.#client.end();
  }

  #send(text: string, values: readonly unknown[] = [], name?: string): Promise<QueryAnswer> {
    return this.#client.query({ name, text, values: values as unknown[] });
  }

  async #sendPlanned(name: string, text: string, values: readonly unknown[]): Promise<QueryAnswer> {
    try {
      return await this.#send(text, values, name);
    } catch (error) {
      // A migration changed the result's columns since the statement was planned
      // (feature_not_supported).
      if ((error as { code?: string }).code === '0A000') this.#planned.delete(text);
      throw error;
    }
  }

  #planOf(text: string): string | undefined {
    if (!this.#planned.has(text) && this.#planned.size < MAX_PLANNED_STATEMENTS)
      this.#planned.set(text, `s${++this.#names}`);
    return this.#planned.get(text);
  }
}
