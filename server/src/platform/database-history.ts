import { sql } from 'kysely';

/**
 * SQL: identifies the transaction history of the database by cluster, timeline and database. A
 * promoted replica starts a new timeline at the last transaction that it received. Null on a
 * standby, whose history still belongs to another server. The WAL's timeline changes at once, while
 * `pg_control_checkpoint` may be minutes behind.
 */
export const DATABASE_HISTORY = sql<
  string | null
>`case when pg_is_in_recovery() then null else concat_ws(':',
  (select system_identifier from pg_control_system()), left(pg_walfile_name(pg_current_wal_lsn()), 8),
  (select oid from pg_database where datname = current_database())) end`;
