-- The files that people of a workspace's own pool came in (docs/decisions/0095). The files are in DATA_DIR or in a bucket, each encrypted with
-- a key of its own that is here: when the row is deleted, no copy of the file can be read any more.
create table talent_originals (
  id text primary key,
  workspace_id text not null references workspaces,
  talent_id text not null references talents (id) on delete cascade,
  import_id text,
  fingerprint bytea not null,
  key_sealed bytea not null,
  -- Name, format and where each field stood: they name the person.
  details_sealed bytea not null,
  size integer not null,
  stored_at timestamptz not null
);
create index talent_originals_of_talent on talent_originals (workspace_id, talent_id, stored_at desc);
create index talent_originals_of_import on talent_originals (import_id);

-- Files to delete: written before a file is stored and taken back in the transaction that records it, and written when a record goes.
create table file_removals (
  file_id text primary key,
  workspace_id text not null references workspaces,
  due_at timestamptz not null
);
create index file_removals_due on file_removals (due_at);
