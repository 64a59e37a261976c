import { sql } from 'kysely';

/**
 * SQL: which history of transactions the database has. The cluster, its timeline and the database
 * in it: a replica that takes over begins another timeline, at the transaction that it had come to.
 * Null on a standby, whose history is still another server's. The timeline of the WAL is the new
 * one at once; what `pg_control_checkpoint` says may be minutes behind.
 */
export const DATABASE_HISTORY = sql<
  string | null
>`case when pg_is_in_recovery() then null else concat_ws(':',
  (select system_identifier from pg_control_system()), left(pg_walfile_name(pg_current_wal_lsn()), 8),
  (select oid from pg_database where datname = current_database())) end`;
