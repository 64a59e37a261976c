-- How far the import of a file has come, written with each batch: what was done is not done again when a connection breaks, or when the file is imported
-- again after an import that stopped (docs/decisions/0060). A file that went in to its end has no row.
create table import_progress (
  -- SHA-256 of the kind and the content of the file, wherever it is and whatever its name.
  fingerprint bytea primary key,
  rows_done integer not null,
  -- Of the last of those rows, from 1.
  line integer not null,
  imported integer not null,
  updated integer not null,
  rejected integer not null,
  changed_at timestamptz not null
);
