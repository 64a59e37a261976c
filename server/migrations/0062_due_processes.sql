-- Claims find due processes without a look at every workspace (docs/decisions/0064). `due` is set when a process becomes due: by what makes it due now, or by the
-- worker that finds its time come. A process with `due` may have been claimed since by a version that does not know the column: wake_at is the truth.
alter table processes add column due boolean not null default false;
create index processes_sleeping on processes (wake_at) where not due;
create index processes_due on processes (workspace_id, wake_at) where due;

-- The OS processes that take work, so that each takes its share. One that has not been seen for as long as a lease lasts does not count.
create table workers (
  id uuid primary key,
  kinds text[] not null,
  seen_at timestamptz not null default now()
);
