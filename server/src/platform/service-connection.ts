import pg from 'pg';
import type { Session } from './pooled-connection.ts';

// int8 (20) as a number: sequence numbers and credits stay far below 2^53. numeric is not used.
pg.types.setTypeParser(20, Number);
// int8[] too: the driver's own parser leaves strings in the array.
const INT8_ARRAY: number = 1016;
const parseInt8Array: (text: string) => (string | null)[] = pg.types.getTypeParser(INT8_ARRAY);
pg.types.setTypeParser(INT8_ARRAY, (text) =>
  parseInt8Array(text).map((item) => (item === null ? null : Number(item))),
);

/** All rights of the user of the URL, or the rows of one workspace. */
export type ConnectionKind = 'open' | 'confined';

/** The role that the policies of row-level security bind. */
export const WORKSPACE_ROLE = 'greenroom_workspace';

/**
 * A process that freezes in the middle of a transaction must not hold its locks: others take over
 * its work when its lease ends.
 */
export const IDLE_TRANSACTION_MS = 5_000;
const CONNECT_TIMEOUT_MS = 10_000;

export const STARTS_TRANSACTION = /^(?:begin|start transaction)\b/;
export const BEGUN: QueryAnswer = { command: 'BEGIN', rowCount: null, rows: [] };

export type QueryAnswer = Pick<pg.QueryResult, 'command' | 'rowCount' | 'rows'>;

/** A connection to PostgreSQL: what Kysely and the pool of this process require of it. */
export interface ServiceConnection extends Session {
  query(text: string, values?: readonly unknown[]): Promise<QueryAnswer>;
  /** A statement of a request never runs with more rights than its role has. */
  become(kind: ConnectionKind): Promise<void>;
  /** Sets the workspace that later statements can reach while confined, without a round trip. */
  enterWorkspace(workspaceId: string): void;
}

export interface ConnectionSettings {
  url: string;
  applicationName: string;
}

export async function openClient({ url, applicationName }: ConnectionSettings): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: applicationName,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    // Statements are sent without waiting for earlier answers.
    pipeline: true,
  });
  client.on('error', () => {});
  await client.connect();
  return client;
}
