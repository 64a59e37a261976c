import type pg from 'pg';
import { createPlannedStatements, isPlanOutdated } from './planned-statements.ts';
import { timeQuery } from './request-trace.ts';
import { type Leading, ScopedQuery } from './scoped-query.ts';
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

const ENDS_TRANSACTION = /^(?:commit|rollback)$/;
const BOUND_IDLENESS: Leading = {
  text: `set local idle_in_transaction_session_timeout = ${IDLE_TRANSACTION_MS}`,
};
/** Both are forgotten at the end of the transaction. */
const ENTER = {
  name: 'enter_transaction',
  text: `select set_config('role', '${WORKSPACE_ROLE}', true), set_config('greenroom.workspace', $1, true)`,
};

interface Transaction {
  /** The statement that starts it, which is sent with the first one of its work. */
  start: string;
  /** Whether PostgreSQL has started it; null while nothing was sent. */
  begun: Promise<boolean> | null;
}

/**
 * A connection through a pooler in transaction mode: each transaction may be run by another
 * PostgreSQL session, so nothing is left in one. The role and the workspace are set inside each
 * transaction, in the same message as its first statement; a statement without a transaction is one
 * by itself.
 */
export class TransactionConnection implements ServiceConnection {
  readonly #client: pg.Client;
  /** Statements whose plans are outdated in sessions of the pooler; of all connections. */
  readonly #unplanned: Set<string>;
  readonly #planned = createPlannedStatements();
  /**
   * Names that were sent and not parsed. The pooler knows them: it drops a client that parses a
   * statement under the same name again.
   */
  readonly #spoilt = new Set<string>();
  #kind: ConnectionKind = 'open';
  #mayConfine = false;
  #workspaceId = '';
  #transaction: Transaction | null = null;

  private constructor(client: pg.Client, unplanned: Set<string>) {
    this.#client = client;
    this.#unplanned = unplanned;
  }

  static async open(
    settings: ConnectionSettings,
    unplanned: Set<string>,
  ): Promise<TransactionConnection> {
    return new TransactionConnection(await openClient(settings), unplanned);
  }

  query(text: string, values: readonly unknown[] = []): Promise<QueryAnswer> {
    return timeQuery(this.#query(text, values));
  }

  /** The first time, finds out whether this user may take the role; prepares ENTER. */
  async become(kind: ConnectionKind): Promise<void> {
    try {
      if (kind === 'confined' && !this.#mayConfine) {
        await this.#client.query({ ...ENTER, values: [''] });
        this.#mayConfine = true;
      }
      this.#kind = kind;
    } catch (error) {
      await this.end().catch(() => {});
      throw error;
    }
  }

  enterWorkspace(workspaceId: string): void {
    this.#workspaceId = workspaceId;
  }

  on(event: 'error' | 'end', listener: () => void): void {
    this.#client.on(event, listener);
  }

  end(): Promise<void> {
    return this.#client.end();
  }

  async #query(text: string, values: readonly unknown[]): Promise<QueryAnswer> {
    if (STARTS_TRANSACTION.test(text)) {
      this.#transaction = { start: text, begun: null };
      return BEGUN;
    }
    const transaction = this.#transaction;
    if (transaction === null) return this.#sendAfter(this.#scope(), text, values).answer;
    if (ENDS_TRANSACTION.test(text)) return this.#endTransaction(transaction, text);
    if (transaction.begun === null) return this.#sendFirst(transaction, text, values);
    await requireBegun(transaction);
    // It may have ended meanwhile: behind it, the statement would run with all rights.
    if (this.#transaction !== transaction)
      throw new Error('the transaction has ended, so nothing runs in it');
    return this.#sendAfter([], text, values).answer;
  }

  #sendFirst(
    transaction: Transaction,
    text: string,
    values: readonly unknown[],
  ): Promise<QueryAnswer> {
    const leading = [{ text: transaction.start }, BOUND_IDLENESS, ...this.#scope()];
    const first = this.#sendAfter(leading, text, values);
    transaction.begun = first.answer.then(
      () => true,
      () => first.isBegun,
    );
    return first.answer;
  }

  async #endTransaction(transaction: Transaction, text: string): Promise<QueryAnswer> {
    this.#transaction = null;
    const isBegun = await transaction.begun;
    if (isBegun) return this.#client.query(text);
    if (isBegun === false && text === 'commit') throw notBegun();
    // A value that could not be written fails after the transaction was sent: nobody else may get it.
    if (isBegun === false) await this.#client.query('rollback').catch(() => this.end());
    return { ...BEGUN, command: text.toUpperCase() };
  }

  /** What has to be set in each transaction. */
  #scope(): Leading[] {
    return this.#kind === 'confined' ? [{ name: ENTER.name, values: [this.#workspaceId] }] : [];
  }

  #sendAfter(
    leading: readonly Leading[],
    text: string,
    values: readonly unknown[],
  ): Pick<ScopedQuery, 'answer' | 'isBegun'> {
    const name = this.#nameOf(text, values);
    if (leading.length === 0) {
      const config = { name, text, values: values as unknown[] };
      return { answer: this.#noteFailure(text, name, this.#client.query(config)), isBegun: true };
    }
    const query = new ScopedQuery(leading, { text, values, name });
    this.#client.query(query as unknown as pg.Submittable);
    void this.#noteFailure(text, name, query.answer).catch(() => {});
    return query;
  }

  #nameOf(text: string, values: readonly unknown[]): string | undefined {
    if (this.#unplanned.has(text)) return undefined;
    const name = this.#planned.nameOf(text, values);
    return name === undefined || this.#spoilt.has(name) ? undefined : name;
  }

  /**
   * What failed may have to be sent without a name from now on. When its plan is outdated, another
   * name would not help as it does in a session: the pooler knows a statement by its text, and keeps
   * the plan.
   */
  async #noteFailure(
    text: string,
    name: string | undefined,
    answer: Promise<QueryAnswer>,
  ): Promise<QueryAnswer> {
    try {
      return await answer;
    } catch (error) {
      if (isPlanOutdated(error)) this.#unplanned.add(text);
      if (name !== undefined && !isParsed(this.#client, name)) this.#spoilt.add(name);
      throw error;
    }
  }
}

/** Whether PostgreSQL has parsed the statement of this name; the driver has no types of it. */
const isParsed = (client: pg.Client, name: string): boolean =>
  (client as unknown as { connection: { parsedStatements: Record<string, string> } }).connection
    .parsedStatements[name] !== undefined;

async function requireBegun(transaction: Transaction): Promise<void> {
  if (!(await transaction.begun)) throw notBegun();
}

const notBegun = (): Error => new Error('the transaction was not begun, so nothing runs in it');
