-- Why a workspace keeps the people of its own pool, for how long, and who of them was told (docs/decisions/0098).

-- In UTC, so that no time zone of a session moves the end of a retention. The 31st becomes the last day of a shorter month.
create function add_months(p_at timestamptz, p_months integer) returns timestamptz language sql immutable strict as $$
  select ((p_at at time zone 'UTC') + make_interval(months => p_months)) at time zone 'UTC'
$$;

create table pool_terms (
  workspace_id text primary key references workspaces,
  legal_basis text check (legal_basis in ('consent', 'contract', 'legitimate_interest', 'legal_obligation', 'public_task', 'vital_interests')),
  -- Null: as long as nobody deletes the person.
  retention_months integer check (retention_months between 1 and 1200),
  at_end text not null default 'ask' check (at_end in ('delete', 'ask')),
  -- The shortest retention that a source of the pool ever stated: of people who were added later than that, none has ended.
  least_stated_months integer,
  -- When retentions that ended are looked for next.
  next_check_at timestamptz not null
);
create index pool_terms_due on pool_terms (next_check_at);

-- What a source said for itself; null: as the pool. `key_id`: the key that brought the person, null for a user who was signed in.
alter table talent_records
  add column legal_basis text,
  add column retention_months integer,
  add column key_id text;
alter table talent_imports
  add column legal_basis text,
  add column retention_months integer,
  add column key_id text;

-- Somebody decided to keep a person beyond the end of the retention.
create table talent_keeps (
  talent_id text primary key references talents on delete cascade,
  workspace_id text not null references workspaces,
  kept_until timestamptz not null,
  actor text not null,
  decided_at timestamptz not null
);

-- People who were told that the workspace keeps their data (GDPR, article 14).
create table talent_notices (
  talent_id text primary key references talents on delete cascade,
  workspace_id text not null references workspaces,
  informed_at timestamptz not null,
  how text not null check (how in ('email', 'message', 'phone', 'letter', 'in_person', 'already_knew', 'sequence')),
  actor text not null,
  recorded_at timestamptz not null
);
