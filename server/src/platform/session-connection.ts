import type pg from 'pg';
import { createPlannedStatements, isPlanOutdated } from './planned-statements.ts';
import { timeQuery } from './request-trace.ts';
import {
  BEGUN,
  type ConnectionKind,
  type ConnectionSettings,
  IDLE_TRANSACTION_MS,
  openClient,
  type QueryAnswer,
  type ServiceConnection,
  STARTS_TRANSACTION,
  WORKSPACE_ROLE,
} from './service-connection.ts';

interface SessionSettings extends ConnectionSettings {
  /** False: confined statements run with all rights, to measure the cost of row-level security. */
  rowSecurity: boolean;
}

/**
 * A PostgreSQL session. Planning costs more than running most statements, above all under row-level
 * security, so the session plans each statement once. While it is confined to a workspace, it starts
 * a transaction in the same round trip as its first statement.
 */
export class SessionConnection implements ServiceConnection {
  readonly #client: pg.Client;
  readonly #rowSecurity: boolean;
  readonly #planned = createPlannedStatements();
  #kind: ConnectionKind = 'open';
  /** The only workspace that it can reach while confined. */
  #workspaceId: string | null = null;

  private constructor(client: pg.Client, rowSecurity: boolean) {
    this.#client = client;
    this.#rowSecurity = rowSecurity;
  }

  static async open({ rowSecurity, ...settings }: SessionSettings): Promise<SessionConnection> {
    const client = await openClient(settings);
    // Set after connecting, not while connecting: a connection pooler (PgBouncer) refuses settings
    // that it does not know there.
    await client.query(`set idle_in_transaction_session_timeout = ${IDLE_TRANSACTION_MS}`);
    return new SessionConnection(client, rowSecurity);
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
    }
    const name = this.#planned.nameOf(text, values);
    return name === undefined ? this.#send(text, values) : this.#sendPlanned(name, text, values);
  }

  /** Waits for the answer, so that no statement is sent with the rights of the other kind. */
  async become(kind: ConnectionKind): Promise<void> {
    try {
      if (this.#rowSecurity)
        await this.#send(kind === 'confined' ? `set role ${WORKSPACE_ROLE}` : 'reset role');
      this.#kind = kind;
    } catch (error) {
      await this.end().catch(() => {});
      throw error;
    }
  }

  /** In the same round trip as the next statement, and only when it changes. */
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
      if (!isPlanOutdated(error)) throw error;
      this.#planned.forget(text);
      // It ran nothing, so it may be sent again; in a transaction, which has failed with it, in vain.
      return this.#send(text, values).catch(() => {
        throw error;
      });
    }
  }
}
