-- Two accounts a workspace: 'api' pays for searches and castings, 'workspace' for enrichment and candidates (decision 24).
create table credit_accounts (
  workspace_id text not null references workspaces,
  account text not null check (account in ('api', 'workspace')),
  available bigint not null default 0 check (available >= 0),
  reserved bigint not null default 0 check (reserved >= 0),
  primary key (workspace_id, account)
);

-- What is reserved for whom (a casting), so that nobody can settle more than was reserved for them.
create table credit_holds (
  workspace_id text not null,
  account text not null,
  holder text not null,
  amount bigint not null check (amount >= 0),
  primary key (workspace_id, account, holder),
  foreign key (workspace_id, account) references credit_accounts
);

-- The ledger. Each row is one movement between four places and sums to zero: credits come from `granted` (which runs negative), wait in
-- `available` or `reserved`, and end in `spent`. The business key makes a repeated posting impossible.
create table credit_entries (
  id bigint generated always as identity primary key,
  workspace_id text not null,
  account text not null,
  business_key text not null,
  reason text not null,
  holder text,
  granted bigint not null default 0,
  available bigint not null default 0,
  reserved bigint not null default 0,
  spent bigint not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  check (granted + available + reserved + spent = 0),
  check (reserved = 0 or holder is not null),
  foreign key (workspace_id, account) references credit_accounts,
  unique (workspace_id, account, business_key)
);

-- Balances are sums of the ledger because only this trigger moves them; the checks above refuse an overdraft.
create function apply_credit_entry() returns trigger language plpgsql as $$
begin
  update credit_accounts a set available = a.available + new.available, reserved = a.reserved + new.reserved
    where a.workspace_id = new.workspace_id and a.account = new.account;
  if new.reserved <> 0 then
    insert into credit_holds as h (workspace_id, account, holder, amount) values (new.workspace_id, new.account, new.holder, 0) on conflict do nothing;
    update credit_holds h set amount = h.amount + new.reserved
      where h.workspace_id = new.workspace_id and h.account = new.account and h.holder = new.holder;
  end if;
  return null;
end $$;
create trigger credit_entry_applies after insert on credit_entries for each row execute function apply_credit_entry();

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: correct it with a new row', tg_table_name;
end $$;
create trigger credit_entries_append_only before update or delete or truncate on credit_entries for each statement execute function refuse_change();

-- Every workspace has both accounts from its first moment.
create function open_credit_accounts() returns trigger language plpgsql as $$
begin
  insert into credit_accounts (workspace_id, account) values (new.id, 'api'), (new.id, 'workspace');
  return null;
end $$;
create trigger workspace_opens_accounts after insert on workspaces for each row execute function open_credit_accounts();
