-- SHA-256 of the migration's text as it ran; null: it ran before checksums were recorded, and the next start records what it finds (docs/decisions/0059).
-- A column of the migrator's own table, which the role of requests cannot reach.
alter table kysely_migration add column checksum text;
