-- Durable work: a process is due at wake_at. Claiming it sets a lease token and moves wake_at to the end of the lease, so a process whose
-- worker died simply becomes due again. Business state lives in the slice's own tables.
create table processes (
  kind text not null,
  id text not null,
  workspace_id text not null,
  wake_at timestamptz not null,
  lease_token uuid,
  -- Bumped by every enqueue, so that work asked for while an advance is ending is not lost.
  wakes integer not null default 1,
  -- Advances in a row that threw; backs off the next one.
  failures integer not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  primary key (kind, id)
);
create index processes_due on processes (wake_at);
