-- What became of each attempt to deliver a webhook event, for the people who look after the receiver.
create table casting_delivery_attempts (
  delivery_id text not null references casting_deliveries on delete cascade,
  -- Counts on over redeliveries.
  attempt integer not null check (attempt > 0),
  -- Which sending of the event it belongs to: 1 is the service's own, each further one was asked for by a person.
  sending integer not null check (sending > 0),
  started_at timestamptz not null,
  duration_ms integer not null check (duration_ms >= 0),
  -- Null when no status line came; then `error` says why.
  status integer,
  error text,
  -- The first 2 KB of the answer.
  answer text,
  primary key (delivery_id, attempt)
);

alter table casting_deliveries
  -- Under the casting's row lock, as judged_order is, so that a walk by it skips nothing.
  add column seq bigint generated always as identity,
  add column sendings integer not null default 1,
  -- Null once the talent that it tells of was erased.
  alter column body drop not null;
create index casting_deliveries_page on casting_deliveries (casting_id, seq desc);

-- Erasure looks for one person in every casting.
create index casting_verdicts_talent on casting_verdicts (talent_id);
create index casting_deliveries_talent on casting_deliveries (talent_id) where talent_id is not null;

-- Somebody may be erased while the judge thinks. The verdict still counts and is charged, but nothing about the person is stored any more.
-- The row lock makes an erasure wait for this transaction, and this transaction for an erasure.
create function forget_erased_talent() returns trigger language plpgsql as $$
begin
  perform 1 from talents where id = new.talent_id and erased_at is null for key share;
  if not found then
    if tg_table_name = 'casting_verdicts' then new.scoring = null; else new.body = null; end if;
  end if;
  return new;
end $$;
create trigger casting_verdicts_forget before insert on casting_verdicts for each row execute function forget_erased_talent();
create trigger casting_deliveries_forget before insert on casting_deliveries for each row
  when (new.talent_id is not null) execute function forget_erased_talent();

-- Workspaces take turns: due processes are found a workspace at a time, beside how many of it are under way.
create index processes_turns on processes (workspace_id, wake_at);
create index processes_leased on processes (workspace_id) where lease_token is not null;
drop index processes_due;
