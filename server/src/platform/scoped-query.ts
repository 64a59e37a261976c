import pg from 'pg';
import type { QueryAnswer } from './service-connection.ts';

/** A statement that runs before another one: with a plan that the connection has, or without. */
export type Leading = { text: string } | { name: string; values: readonly string[] };

export interface ScopedStatement {
  text: string;
  values: readonly unknown[];
  /** Undefined: planned each time. */
  name: string | undefined;
}

/*
 * What the driver's connection and query do, of which it has no types. The driver calls these
 * methods of each query that it has sent.
 */

interface Wire {
  stream: { cork(): void; uncork(): void; destroy(): void };
  submittedNamedStatements: Record<string, string>;
  parse(message: { text: string }): void;
  bind(message: { statement?: string; values?: readonly string[] }): void;
  execute(message: object): void;
}

interface DriverQuery {
  name: string | undefined;
  submit(wire: Wire): Error | null;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, wire: Wire): void;
  handleError(error: unknown, wire: Wire): void;
}

const DriverQuery = pg.Query as unknown as new (
  config: pg.QueryConfig & { queryMode: 'extended' },
  done: (error: Error | null | undefined, result: QueryAnswer) => void,
) => DriverQuery;

/**
 * A statement behind others that decide what it can reach, in one message to PostgreSQL: they are
 * sent without a Sync between them, so PostgreSQL runs them in one transaction, and when one fails,
 * it skips the rest. The statement therefore never runs without them.
 */
export class ScopedQuery extends DriverQuery {
  readonly answer: Promise<QueryAnswer>;
  readonly #leading: readonly Leading[];
  readonly #name: string | undefined;
  /** How many leading statements have not been answered yet. */
  #ahead: number;

  constructor(leading: readonly Leading[], { text, values, name }: ScopedStatement) {
    const { promise, resolve, reject } = Promise.withResolvers<QueryAnswer>();
    super({ text, name, values: values as unknown[], queryMode: 'extended' }, (error, result) =>
      error ? reject(error) : resolve(result),
    );
    this.answer = promise;
    this.#leading = leading;
    this.#name = name;
    this.#ahead = leading.length;
  }

  /** Whether PostgreSQL has run the first leading statement. */
  get isBegun(): boolean {
    return this.#ahead < this.#leading.length;
  }

  override submit(wire: Wire): Error | null {
    wire.stream.cork();
    try {
      for (const statement of this.#leading) {
        if ('text' in statement) {
          wire.parse(statement);
          wire.bind({});
        } else wire.bind({ statement: statement.name, values: statement.values });
        wire.execute({});
      }
      const refused = super.submit(wire);
      // The leading statements would wait for a Sync that does not come.
      if (refused) wire.stream.destroy();
      // The driver takes the next statement that is parsed for the one of this name.
      this.name = undefined;
      return refused;
    } finally {
      wire.stream.uncork();
    }
  }

  override handleDataRow(message: unknown): void {
    if (this.#ahead === 0) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, wire: Wire): void {
    if (this.#ahead === 0) {
      super.handleCommandComplete(message, wire);
      return;
    }
    this.#ahead--;
    if (this.#ahead === 0) this.name = this.#name;
  }

  override handleError(error: unknown, wire: Wire): void {
    // It was skipped, so the driver must not take it for parsed.
    if (this.#ahead > 0 && this.#name !== undefined)
      delete wire.submittedNamedStatements[this.#name];
    super.handleError(error, wire);
  }
}
