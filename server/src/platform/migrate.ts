import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { type Migration, type MigrationResult, Migrator, sql } from 'kysely';
import { monotonicMs } from './clock.ts';
import { isConnectionLost } from './database-errors.ts';
import type { Database } from './db.ts';

const MIGRATIONS = new URL('../../migrations/', import.meta.url);

/**
 * Checksums of released migrations whose text was edited later without changing their effect. A
 * database that ran one of them is equally valid. 0003: a comment named the remedy for restored
 * dumps that migration 0049 replaced.
 */
const FORMER_CHECKSUMS: Readonly<Record<string, readonly string[]>> = {
  '0003_talents': ['d41a714ed4dd5123ed031fe2da81eb672248279e66735089536e257b5290eed5'],
};

/**
 * The last migration of the oldest version that runs beside this one: nothing after it takes away
 * what that version reads or writes. It is raised at a release, to the last one of the release
 * before (docs/decisions/0173).
 */
const OLDEST_BESIDE = '0179_beside';

/** How this program's migrations differ from those that ran on a database; names in order. */
export interface MigrationState {
  /** Not run yet; the next start runs them. */
  pending: string[];
  /** Run, but unknown to this program: a newer version migrated the database. */
  unknown: string[];
  /** As `unknown`, but this program may run beside that version: an upgrade is under way. */
  ahead: string[];
  /** Run with a text other than this program's. */
  edited: string[];
}

/**
 * Migrates the database to the newest schema: runs every `migrations/NNNN_slice.sql` that has not
 * run yet, in order; a number may arrive after a higher one has run. Kysely's migrator holds an
 * advisory lock, so any number of processes may start at once. Returns the names of those that ran.
 * Throws one clear line, before anything runs, when the database is newer than this program can run
 * beside, or a migration was edited after it ran.
 */
export async function migrate(db: Database, folder = MIGRATIONS): Promise<string[]> {
  return run(db, await readTexts(folder));
}

/**
 * Migrates an empty database to the schema that a backup was taken of: these migrations and no
 * others. Throws one clear line when this program has not all of them, or has another text of one.
 */
export async function migrateTo(
  db: Database,
  wanted: readonly { name: string; checksum: string | null }[],
): Promise<void> {
  const texts = await readTexts(MIGRATIONS);
  const unknown = wanted.filter(({ name }) => !texts.has(name)).map(({ name }) => name);
  const edited = wanted
    .filter(({ name, checksum }) => isEdited(name, checksum, texts.get(name)))
    .map(({ name }) => name);
  refuseForeignState({ unknown, edited });
  await run(db, new Map(wanted.map(({ name }) => [name, texts.get(name)!])));
}

async function run(db: Database, texts: Texts): Promise<string[]> {
  const { ahead, ...state } = await compare(db, texts);
  refuseForeignState(state);
  // The newer version has done it all.
  if (ahead.length > 0) return [];
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrationsOf(texts) },
    allowUnorderedMigrations: true,
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw isConnectionLost(error) ? error : failureOf(error, results);
  await recordRun(db, texts);
  // Also when nothing ran: an operator may have granted the role since.
  await sql`select enclose_workspaces()`.execute(db);
  return (results ?? []).filter((r) => r.status === 'Success').map((r) => r.migrationName);
}

/** All migrations of a start run in one transaction, so that a failed one leaves nothing behind. */
function failureOf(error: unknown, results: readonly MigrationResult[] | undefined): Error {
  const name = results?.find(({ status }) => status === 'Error')?.migrationName ?? 'A migration';
  const reason = error instanceof Error ? error.message : String(error);
  return new Error(`${name} cannot run (${reason}); nothing was changed: ${FAILED_REMEDY}.`, {
    cause: error,
  });
}

/** Thrown to leave a transaction that must not be committed. */
class Rehearsed extends Error {}

/**
 * Runs the pending migrations on the data as it is, and takes everything back. Meanwhile the tables
 * that they change are locked. Returns how long each took; throws as a start would.
 */
export async function rehearse(
  db: Database,
  folder = MIGRATIONS,
): Promise<{ name: string; ms: number }[]> {
  const texts = await readTexts(folder);
  const state = await compare(db, texts);
  refuseForeignState(state);
  const took: { name: string; ms: number }[] = [];
  try {
    await db.transaction().execute(async (tx) => {
      for (const name of state.pending) {
        const startedAt = monotonicMs();
        await sql
          .raw(withLockLimit(texts.get(name)!))
          .execute(tx)
          .catch((error) => {
            throw failureOf(error, [{ migrationName: name, direction: 'Up', status: 'Error' }]);
          });
        took.push({ name, ms: Math.round(monotonicMs() - startedAt) });
      }
      throw new Rehearsed();
    });
  } catch (error) {
    if (!(error instanceof Rehearsed)) throw error;
  }
  return took;
}

/** Every migration of this program, in order. */
export async function migrationNames(): Promise<string[]> {
  return [...(await readTexts(MIGRATIONS)).keys()];
}

/** Whether a migration of this name ran on the database. */
export async function hasRun(db: Database, name: string): Promise<boolean> {
  return (await readRan(db)).has(name);
}

/** Changes nothing in the database. */
export async function migrationState(db: Database): Promise<MigrationState> {
  return compare(db, await readTexts(MIGRATIONS));
}

/** How to resolve `unknown` and `edited`; a start and `doctor` use the same text. */
export const NEWER_REMEDY =
  'update this installation to that version, or restore a backup that was made before the update';
export const EDITED_REMEDY =
  'reinstall this version, whose files are never edited once released, and put a change of yours into a new migration';

const FAILED_REMEDY =
  'the version before goes on with the database as it is; try again, or report this line';

/**
 * While a migration waits for a table, every later query of the running version waits behind it. So
 * it gives up after this time, and the running version goes on.
 */
const LOCK_LIMIT = '30s';
const withLockLimit = (text: string): string =>
  `set local lock_timeout = '${LOCK_LIMIT}';\n${text}`;

function refuseForeignState({ unknown, edited }: Pick<MigrationState, 'unknown' | 'edited'>): void {
  if (unknown.length > 0) {
    throw new Error(
      `The database was migrated by a newer version of Greenroom (${unknown.join(', ')}, unknown here): ${NEWER_REMEDY}.`,
    );
  }
  if (edited.length > 0)
    throw new Error(
      `The text of ${edited.join(', ')} was edited after it ran on this database: ${EDITED_REMEDY}.`,
    );
}

/** Name -> text, in order. */
type Texts = ReadonlyMap<string, string>;

async function readTexts(folder: URL): Promise<Texts> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const texts = await Promise.all(files.map((name) => readFile(new URL(name, folder), 'utf8')));
  return new Map(files.map((name, index) => [name.slice(0, -'.sql'.length), texts[index]!]));
}

function migrationsOf(texts: Texts): Record<string, Migration> {
  return Object.fromEntries(
    [...texts].map(([name, text]) => [
      name,
      {
        up: async (db) => {
          await sql.raw(withLockLimit(text)).execute(db);
        },
      } satisfies Migration,
    ]),
  );
}

/** A checkout on Windows may have other line endings. */
export function migrationChecksum(text: string): string {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');
}

async function compare(db: Database, texts: Texts): Promise<MigrationState> {
  const ran = await readRan(db);
  const pending = [...texts.keys()].filter((name) => !ran.has(name));
  const foreign = [...ran].filter(([name]) => !texts.has(name));
  const isBeside =
    pending.length === 0 && foreign.every(([, { beside }]) => texts.has(`${beside}`));
  const names = foreign.map(([name]) => name);
  return {
    pending,
    unknown: isBeside ? [] : names,
    ahead: isBeside ? names : [],
    edited: [...ran].flatMap(([name, { checksum }]) =>
      isEdited(name, checksum, texts.get(name)) ? name : [],
    ),
  };
}

function isEdited(name: string, checksum: string | null, text: string | undefined): boolean {
  if (checksum === null || text === undefined) return false;
  return checksum !== migrationChecksum(text) && !(FORMER_CHECKSUMS[name] ?? []).includes(checksum);
}

interface Ran {
  checksum: string | null;
  beside: string | null;
}

/** The migrations that ran, in name order, with what was recorded of them. */
async function readRan(db: Database): Promise<Map<string, Ran>> {
  const { rows: tables } =
    await sql`select from pg_tables where schemaname = current_schema() and tablename = 'kysely_migration'`.execute(
      db,
    );
  if (tables.length === 0) return new Map();
  // As JSON, because the columns do not exist before migrations 0056 and 0179.
  const { rows } = await sql<Ran & { name: string }>`
    select name, to_jsonb(ran)->>'checksum' as checksum, to_jsonb(ran)->>'beside' as beside
    from kysely_migration ran order by name`.execute(db);
  return new Map(rows.map(({ name, ...recorded }) => [name, recorded]));
}

/** For migrations that ran just now, and those that ran before these columns existed. */
async function recordRun(db: Database, texts: Texts): Promise<void> {
  const names = [...texts.keys()];
  await sql`
    update kysely_migration ran set checksum = given.checksum
    from unnest(${names}::text[], ${[...texts.values()].map(migrationChecksum)}::text[]) as given (name, checksum)
    where ran.name = given.name and ran.checksum is null`.execute(db);
  // Not where a backup of before is restored, which comes up to here later.
  if (!texts.has(OLDEST_BESIDE)) return;
  await sql`
    update kysely_migration set beside = ${OLDEST_BESIDE}
    where name = any(${names}::text[]) and beside is null`.execute(db);
}
