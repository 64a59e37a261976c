import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

/*
 * All rows of a database out of and into it, in the text format of COPY, which every version of
 * PostgreSQL reads. No program of PostgreSQL is needed: the embedded one brings no pg_dump.
 */

export interface Table {
  name: string;
  /** Without those that PostgreSQL computes. */
  columns: string[];
}

export interface SequenceValue {
  name: string;
  /** As text: it may be larger than a JavaScript number. */
  value: string;
  isCalled: boolean;
}

const CONNECT_TIMEOUT_MS = 10_000;

/** A connection of its own, since COPY needs the driver's client. The caller ends it. */
export async function openCopyConnection(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'greenroom backup',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // Whatever the connection is used for next fails, and tells why.
  client.on('error', () => {});
  await client.connect();
  await client.query(
    `set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set row_security = off`,
  );
  return client;
}

/** From now on, the connection reads the database as it is at this moment. */
export async function beginSnapshot(client: pg.Client): Promise<void> {
  await client.query('begin isolation level repeatable read read only');
  // The first statement takes the snapshot.
  await client.query('select 1');
}

export async function readServerVersion(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  return rows[0]!.server_version;
}

/** Each migration that ran. Old ones have no checksum. */
export async function readMigrations(
  client: pg.Client,
): Promise<{ name: string; checksum: string | null }[]> {
  const { rows } = await client.query<{ name: string; checksum: string | null }>(
    `select name, to_jsonb(ran)->>'checksum' as checksum from kysely_migration ran order by name`,
  );
  return rows;
}

/**
 * The tables whose rows are worth a backup, in an order in which each one comes after those that it
 * refers to. Unlogged tables hold counters that a crash may forget.
 */
export async function readTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
      and c.relname not like 'kysely\\_%' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`);
  const { rows: arrows } = await client.query<{ child: string; parent: string }>(`
    select distinct child.relname as child, parent.relname as parent
    from pg_constraint k join pg_class child on child.oid = k.conrelid join pg_class parent on parent.oid = k.confrelid
    where k.contype = 'f' and k.conrelid <> k.confrelid and child.relnamespace = current_schema()::regnamespace`);
  return parentsFirst(rows, arrows);
}

function parentsFirst(
  tables: readonly Table[],
  arrows: readonly { child: string; parent: string }[],
): Table[] {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const parents = Map.groupBy(arrows, ({ child }) => child);
  const sorted = new Set<Table>();
  const visit = (name: string, path: readonly string[]): void => {
    const table = byName.get(name);
    if (!table || sorted.has(table)) return;
    if (path.includes(name)) throw new Error(`tables refer to each other: ${path.join(', ')}`);
    for (const { parent } of parents.get(name) ?? []) visit(parent, [...path, name]);
    sorted.add(table);
  };
  for (const { name } of tables) visit(name, []);
  return [...sorted];
}

/** The rows of a table. `rowCount` of the query is set at its end. */
export function copyOut(
  client: pg.Client,
  { name, columns }: Table,
): Readable & { rowCount: number } {
  return client.query(copyTo(`copy ${quote(name)} (${list(columns)}) to stdout`));
}

/** Returns the number of rows. */
export async function copyIn(
  client: pg.Client,
  { name, columns }: Table,
  data: AsyncIterable<Uint8Array>,
): Promise<number> {
  const into = client.query(copyFrom(`copy ${quote(name)} (${list(columns)}) from stdin`));
  await pipeline(data, into);
  return into.rowCount;
}

/** Sequences do not belong to a snapshot: read them after the tables. */
export async function readSequences(client: pg.Client): Promise<SequenceValue[]> {
  const { rows } = await client.query<{ name: string }>(
    `select sequencename as name from pg_sequences where schemaname = current_schema() order by 1`,
  );
  const values: SequenceValue[] = [];
  for (const { name } of rows) {
    const { rows: read } = await client.query<Omit<SequenceValue, 'name'>>(
      `select last_value::text as value, is_called as "isCalled" from ${quote(name)}`,
    );
    values.push({ name, ...read[0]! });
  }
  return values;
}

export async function writeSequences(
  client: pg.Client,
  values: readonly SequenceValue[],
): Promise<void> {
  for (const { name, value, isCalled } of values)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      quote(name),
      value,
      isCalled,
    ]);
}

/**
 * Begins the transaction of a restore: the rows that migrations wrote go, and no trigger runs until
 * `endLoad`. Foreign keys are still checked.
 */
export async function beginLoad(client: pg.Client, tables: readonly Table[]): Promise<void> {
  await client.query('begin');
  const names = tables.map(({ name }) => quote(name));
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  // Unlogged tables refer to some of them.
  await client.query(`truncate ${names.join(', ')} cascade`);
}

export async function endLoad(client: pg.Client, tables: readonly Table[]): Promise<void> {
  for (const { name } of tables)
    await client.query(`alter table ${quote(name)} enable trigger user`);
  await client.query('commit');
  await client.query('analyze');
}

/** Whether a database holds an installation: what a first start writes. */
export async function holdsInstallation(client: pg.Client): Promise<boolean> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'
       and relname in ('installation', 'workspaces', 'talents')`,
  );
  for (const { name } of tables) {
    const { rows } = await client.query(`select 1 from ${quote(name)} limit 1`);
    if (rows.length > 0) return true;
  }
  return false;
}

/** The originals that the snapshot knows, as their store names them. */
export async function readFileNames(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select workspace_id || '/' || id as name from talent_originals order by 1`,
  );
  return rows.map(({ name }) => name);
}

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const list = (columns: readonly string[]): string => columns.map(quote).join(', ');
