-- Second factors and passkeys (docs/decisions/0130). The tables are better-auth's own: its plugins
-- write them, and encrypt the secrets with a key that comes from the installation's.
alter table users add column two_factor_enabled boolean not null default false;

-- Challenges under way: the second step of a sign-in, or a passkey's. Each is used once.
create table auth_verifications (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp()
);
create index auth_verifications_identifier on auth_verifications (identifier);

create table auth_two_factors (
  id text primary key,
  user_id text not null unique references users on delete cascade,
  -- Both encrypted.
  secret text not null,
  backup_codes text not null,
  -- False until the first code was right.
  verified boolean not null default true,
  failed_verification_count integer not null default 0,
  locked_until timestamptz
);

create table auth_passkeys (
  id text primary key,
  user_id text not null references users on delete cascade,
  name text,
  public_key text not null,
  credential_id text not null unique,
  -- An unsigned number of 32 bits, which integer cannot hold.
  counter double precision not null,
  device_type text not null,
  backed_up boolean not null,
  transports text,
  created_at timestamptz not null default clock_timestamp(),
  aaguid text
);
create index auth_passkeys_user on auth_passkeys (user_id);
