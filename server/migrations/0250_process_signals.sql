-- What Temporal must be told about processes (docs/decisions/0250). Written in the transaction that makes a process due, and sent after its commit. Stays
-- empty where the lease engine runs the processes.
create table process_signals (
  kind text not null,
  id text not null,
  workspace_id text not null,
  -- Another one at each enqueue, so that what was sent meanwhile does not take away what was not.
  token uuid not null default gen_random_uuid(),
  send_after timestamptz not null default now(),
  primary key (kind, id)
);
create index process_signals_due on process_signals (send_after);

-- One row where Temporal runs the processes, and none where the lease engine does.
create table process_engine (
  only_row boolean primary key default true check (only_row),
  -- A namespace that is made again under the same name has another id, and knows no process.
  temporal_namespace_id text not null
);
