-- The directory of a company keeps the members of a workspace by SCIM (docs/decisions/0138).
create table scim_connections (
  workspace_id text primary key references workspaces on delete cascade,
  -- SHA-256 of the bearer token, which has 256 random bits.
  token_hash bytea not null unique,
  -- The attribute of a user that decides the role; null: everybody gets the default one.
  role_attribute text check (role_attribute in ('roles', 'userType', 'title', 'department')),
  -- [{ "value": "recruiting", "role": "recruiter" }]
  roles jsonb not null default '[]',
  default_role text not null check (default_role in ('owner', 'recruiter', 'viewer')),
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  -- Written at most once an hour.
  last_used_at timestamptz
);

-- What the directory calls a member. Their access is the membership's; a row without a membership
-- that lasts is a person whom the directory deactivated.
create table scim_users (
  workspace_id text not null references workspaces on delete cascade,
  user_id text not null references users on delete cascade,
  user_name text not null,
  external_id text,
  -- What the directory sent and reads again: names, addresses, roles.
  attributes jsonb not null default '{}',
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  primary key (workspace_id, user_id)
);
create unique index scim_users_user_name on scim_users (workspace_id, lower(user_name));
create index scim_users_external_id on scim_users (workspace_id, external_id);
create index scim_users_user on scim_users (user_id);
