-- Backups that were taken or tried (docs/decisions/0106): the schedule reads when the last one was, and doctor how old it is. Where they are is in the settings.
create table backups (
  id bigint generated always as identity primary key,
  name text not null,
  started_at timestamptz not null,
  -- Renewed while it runs: one that is silent was killed.
  beat_at timestamptz not null,
  finished_at timestamptz,
  bytes bigint,
  error text,
  check (finished_at is not null or (bytes is null and error is null))
);
-- One at a time, over all processes.
create unique index backups_running on backups ((finished_at is null)) where finished_at is null;
create index backups_started on backups (started_at desc);

-- Erased people since a moment: the log beside the backups asks every minute.
create index talents_erased on talents (erased_at) where erased_at is not null;
