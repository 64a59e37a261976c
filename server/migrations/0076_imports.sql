-- Files of people that a workspace imports into its own pool (docs/decisions/0087).
create table talent_imports (
  id text primary key,
  workspace_id text not null references workspaces,
  -- `uploading` is seen by nobody: the file has not arrived whole yet. `undoing` reads as running.
  status text not null check (status in ('uploading', 'queued', 'running', 'completed', 'failed', 'undoing', 'undone')),
  file_name text not null,
  format text,
  mapping json,
  dry_run boolean not null,
  actor text not null,
  -- Rows that are done, written with each batch: after a crash the import goes on behind them.
  rows_read integer not null default 0,
  created integer not null default 0,
  updated integer not null default 0,
  merged integer not null default 0,
  rejected integer not null default 0,
  -- Why it failed.
  failure text,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index talent_imports_listed on talent_imports (workspace_id, created_at desc, id);

-- The file, until the import ends. In the database, since a worker may be on another machine.
create table talent_import_chunks (
  import_id text not null references talent_imports on delete cascade,
  position integer not null,
  bytes bytea not null,
  primary key (import_id, position)
);
alter table talent_import_chunks alter column bytes set storage external;

create table talent_import_rejects (
  import_id text not null references talent_imports on delete cascade,
  row_number integer not null,
  -- Within an archive.
  file text,
  reason text not null,
  primary key (import_id, row_number)
);
