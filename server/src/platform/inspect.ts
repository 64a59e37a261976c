import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { systemClock } from './clock.ts';
import { APPLICATION_NAME, createDatabase, type Database, hasRowSecurity } from './db.ts';
import { ASKING_LISTENER_NAME, countServices, LISTENER_NAME } from './listen.ts';
import { type MigrationState, migrationState } from './migrate.ts';
import { findPoolerProblem, type PoolerFinding } from './pooler.ts';
import { createSecretBox } from './secret-box.ts';
import { secretKeyFile } from './secret-key.ts';

/** The oldest PostgreSQL that the migrations run on. */
export const OLDEST_POSTGRES = 15;

const INSPECTION = 'greenroom doctor';
/** The application names of a process's connections. */
const SERVICE_NAMES = [APPLICATION_NAME, LISTENER_NAME, ASKING_LISTENER_NAME];

export interface DatabaseState {
  /** Major version of PostgreSQL. */
  version: number;
  migrations: MigrationState;
  /** Why a connection pooler prevents a start; null when none does. */
  poolerProblem: PoolerFinding | null;
  /** Keyed hash of the secret key that the database is bound to; null when it is not bound yet. */
  secretFingerprint: Buffer | null;
  /**
   * Whether the database too confines requests to their workspace; null before the migration that
   * adds this.
   */
  hasRowSecurity: boolean | null;
  connections: ConnectionRoom;
  backups: BackupState;
  /** How far the clock of the database is ahead of ours, in milliseconds. */
  clockSkewMs: number;
}

/** The backups that the database knows of. */
export interface BackupState {
  /** When the newest one that succeeded was taken; null without one. */
  takenAt: Date | null;
  /** Why the newest one failed; null when it did not. */
  failure: string | null;
}

/** How many connections PostgreSQL allows, and how many are in use. */
export interface ConnectionRoom {
  /** For the user of DATABASE_URL, without the reserved ones. */
  allowed: number;
  /** Held by clients other than the service. */
  others: number;
  /** Running processes of the service. */
  services: number;
}

/**
 * Inspects a database without changing anything in it. Throws the driver's error when it cannot be
 * reached.
 */
export async function inspectDatabase(
  url: string,
  directUrl: string | null = null,
): Promise<DatabaseState> {
  const db = createDatabase({
    url: directUrl ?? url,
    maxConnections: 1,
    applicationName: INSPECTION,
  });
  try {
    const number = await sql<{
      version: number;
    }>`select current_setting('server_version_num')::int / 10000 as version`.execute(db);
    const tables = await sql<{ installation: boolean; rowSecurity: boolean }>`
      select to_regclass('installation') is not null as installation, to_regproc('workspace_wall_stands') is not null as "rowSecurity"`.execute(
      db,
    );
    const { installation, rowSecurity } = tables.rows[0]!;
    const bound = installation
      ? (
          await sql<{
            secret_fingerprint: Buffer;
          }>`select secret_fingerprint from installation`.execute(db)
        ).rows[0]
      : undefined;
    return {
      version: number.rows[0]!.version,
      migrations: await migrationState(db),
      poolerProblem: await findPoolerProblem(url, directUrl),
      secretFingerprint: bound?.secret_fingerprint ?? null,
      hasRowSecurity: rowSecurity ? await hasRowSecurity(db) : null,
      connections: await readConnectionRoom(db),
      backups: await readBackupState(db),
      clockSkewMs: await readClockSkew(db),
    };
  } finally {
    await db.destroy();
  }
}

/** Compared with the middle of the question and the answer. */
async function readClockSkew(db: Database): Promise<number> {
  const before = systemClock.now().getTime();
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
  return rows[0]!.at.getTime() - (before + systemClock.now().getTime()) / 2;
}

async function readBackupState(db: Database): Promise<BackupState> {
  const none = { takenAt: null, failure: null };
  const { rows: tables } = await sql<{ exists: boolean }>`
    select to_regclass('backups') is not null as exists`.execute(db);
  if (!tables[0]!.exists) return none;
  const { rows } = await sql<BackupState>`
    select max(started_at) filter (where finished_at is not null and error is null) as "takenAt",
      (array_agg(error order by started_at desc) filter (where finished_at is not null))[1] as failure from backups`.execute(
    db,
  );
  return rows[0] ?? none;
}

async function readConnectionRoom(db: Database): Promise<ConnectionRoom> {
  const { rows } = await sql<Omit<ConnectionRoom, 'services'>>`
    select least(
        current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
          -- From PostgreSQL 16 on.
          - coalesce(current_setting('reserved_connections', true), '0')::int,
        (select nullif(rolconnlimit, -1) from pg_roles where rolname = current_user),
        (select nullif(datconnlimit, -1) from pg_database where datname = current_database())) as allowed,
      (select count(*)::int from pg_stat_activity
        where backend_type = 'client backend' and application_name <> all(${[...SERVICE_NAMES, INSPECTION]})) as others`.execute(
    db,
  );
  return { ...rows[0]!, services: await countServices(db) };
}

/**
 * Whether the configured secret key belongs to the database: `unbound` before a first start,
 * `missing` when there is no key at all.
 */
export async function inspectSecretKey(
  fingerprint: Buffer | null,
  { secretKey, dataDir }: { secretKey: string | null; dataDir: string },
): Promise<'matches' | 'differs' | 'missing' | 'unbound'> {
  if (fingerprint === null) return 'unbound';
  const key = secretKey ?? (await readFile(secretKeyFile(dataDir), 'utf8').catch(() => ''));
  if (key.trim() === '') return 'missing';
  return createSecretBox(secretKey ?? key.trim())
    .fingerprint('installation')
    .equals(fingerprint)
    ? 'matches'
    : 'differs';
}
