-- A sourcing: a recruiting campaign (interface, "Sourcing").
create table sourcings (
  id text primary key,
  workspace_id text not null references workspaces,
  name text not null,
  -- Whose it is ("mine"): the owner of the key that made it; null when the key had none.
  owner_user_id text references users (id),
  -- The key that made it: "mine" for a key without an owner.
  created_by_key_id text not null,
  status text not null default 'in-progress' check (status in ('in-progress', 'closed')),
  -- What {{sourcingJobTitle}} and {{sourcingLocation}} stand for in messages.
  job_title text,
  location text,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp()
);
create index sourcings_workspace on sourcings (workspace_id, status, created_at desc, id);

-- Statuses of a workspace's own, beside the four global ones (decision 27).
create table custom_statuses (
  workspace_id text not null references workspaces,
  handle text not null check (handle ~ '^[A-Z][A-Z0-9_]{1,48}$'
    and handle not in ('TO_BE_CONTACTED', 'CONTACTED', 'NOT_RETAINED', 'OUTREACH_SEQUENCE_STARTED')),
  label text not null,
  position integer not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (workspace_id, handle)
);

-- A talent in a sourcing, once (interface, "Candidate").
create table candidates (
  id text primary key,
  workspace_id text not null references workspaces,
  sourcing_id text not null references sourcings,
  talent_id text not null references talents,
  status_handle text not null,
  user_rating smallint check (user_rating between 1 and 5),
  notes text,
  -- The casting that the talent was found by, when it was.
  casting_id text references castings,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  unique (sourcing_id, talent_id)
);
create index candidates_talent on candidates (talent_id);
