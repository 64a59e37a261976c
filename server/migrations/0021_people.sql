-- A person is a user: whom keys, sourcings and senders belong to already, now with an email address and a way to sign in. Which workspaces they may
-- enter, and as what, is a membership; there is no other place that says so.
create table memberships (
  workspace_id text not null references workspaces,
  user_id text not null references users,
  role text not null check (role in ('owner', 'recruiter', 'viewer')),
  created_at timestamptz not null default clock_timestamp(),
  -- Null while the invitation waits.
  joined_at timestamptz,
  -- Who has left stays here: what they did keeps their name.
  ended_at timestamptz,
  primary key (workspace_id, user_id)
);
create index memberships_user on memberships (user_id);

insert into memberships (workspace_id, user_id, role, created_at, joined_at)
  select workspace_id, id, 'owner', created_at, created_at from users;

alter table users
  drop column workspace_id,
  add column email_verified boolean not null default false,
  add column image text,
  add column updated_at timestamptz not null default clock_timestamp(),
  add constraint users_email_in_small_letters check (email = lower(email));
create unique index users_email on users (email);

-- A workspace that has an owner keeps one. The lock makes two owners who leave at once come one after the other.
create function keep_an_owner() returns trigger language plpgsql as $$
begin
  if old.role = 'owner' and old.joined_at is not null and old.ended_at is null and (new.role <> 'owner' or new.ended_at is not null) then
    perform 1 from workspaces w where w.id = old.workspace_id for no key update;
    if not exists (select 1 from memberships m where m.workspace_id = old.workspace_id and m.user_id <> old.user_id
                   and m.role = 'owner' and m.joined_at is not null and m.ended_at is null) then
      raise exception 'the last owner of %', old.workspace_id using errcode = 'restrict_violation', constraint = 'memberships_last_owner';
    end if;
  end if;
  return new;
end $$;
create trigger memberships_keep_an_owner before update on memberships for each row execute function keep_an_owner();

-- Accounts and sessions are better-auth's, which reads and writes them; no one else changes a password or makes a session.
create table auth_accounts (
  id text primary key,
  user_id text not null references users on delete cascade,
  account_id text not null,
  provider_id text not null,
  -- scrypt with its salt.
  password text,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  unique (provider_id, account_id)
);
create index auth_accounts_user on auth_accounts (user_id);

create table auth_sessions (
  id text primary key,
  user_id text not null references users on delete cascade,
  -- Worth nothing by itself: the cookie carries it with a signature of the installation's.
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  -- The workspace that was looked at last.
  workspace_id text references workspaces on delete set null,
  -- Requests of the current minute since the epoch.
  minute bigint not null default 0,
  requests integer not null default 0
) with (fillfactor = 50);
create index auth_sessions_user on auth_sessions (user_id);

-- One-time links: of an invitation into a workspace, or of the operator (a first start, a lost password). Using one deletes it.
create table sign_in_links (
  -- SHA-256 of a token with 256 random bits.
  token_hash bytea primary key,
  user_id text not null references users on delete cascade,
  -- Null: made by the operator, who answers for every workspace.
  workspace_id text references workspaces on delete cascade,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null
);
create index sign_in_links_user on sign_in_links (user_id);

-- Attempts to sign in, by address and by account, whether there is such an account or not. Unlogged: a database crash may forget them.
create unlogged table sign_in_attempts (
  subject text primary key,
  window_start timestamptz not null,
  attempts integer not null,
  blocked_until timestamptz
);

-- Takes one attempt before the password is looked at: p_max in a fixed window from the first, the next one blocks, and attempts while blocked do not
-- extend it. Returns until when the subject is blocked, or null. The upsert's row lock makes it exact over all processes.
create function take_sign_in_attempt(p_subject text, p_max integer, p_window interval, p_block interval, p_now timestamptz) returns timestamptz
language sql as $$
  insert into sign_in_attempts as a (subject, window_start, attempts) values (p_subject, p_now, 1)
  on conflict (subject) do update set
    window_start = case when a.blocked_until > p_now then a.window_start
                        when a.blocked_until is not null or a.window_start + p_window <= p_now then p_now
                        else a.window_start end,
    attempts = case when a.blocked_until > p_now then a.attempts
                    when a.blocked_until is not null or a.window_start + p_window <= p_now then 1
                    else a.attempts + 1 end,
    blocked_until = case when a.blocked_until > p_now then a.blocked_until
                         when a.blocked_until is not null or a.window_start + p_window <= p_now then null
                         when a.attempts + 1 > p_max then p_now + p_block end
  returning blocked_until
$$;

-- What a request of a session needs to know, in one round trip: the workspace (the one asked for, else the last one, else the oldest), the role there
-- as it is now, and whether the session has requests left in this minute. A workspace the person has not joined is an unknown one.
create function enter_session(p_session_id text, p_workspace_id text, p_max_requests integer, p_now timestamptz,
  out outcome text, out retry_after_s integer, out current_requests integer, out workspace_id text, out role text, out language text,
  out capabilities text[])
language plpgsql as $$
declare
  now_at timestamptz := coalesce(p_now, clock_timestamp());
  this_minute bigint := floor(extract(epoch from now_at) / 60);
  person text;
  last_workspace text;
begin
  perform set_config('synchronous_commit', 'off', true);
  update auth_sessions s set
      requests = case when s.minute >= this_minute then s.requests + 1 else 1 end,
      minute = greatest(s.minute, this_minute)
    where s.id = p_session_id
    returning s.user_id, s.workspace_id, s.requests into person, last_workspace, current_requests;
  if person is null then
    outcome := 'no_session';
    return;
  end if;
  if current_requests > p_max_requests then
    outcome := 'too_many';
    retry_after_s := 60 - floor(extract(epoch from now_at))::bigint % 60;
    return;
  end if;
  select w.id, m.role, u.language, w.capabilities into workspace_id, role, language, capabilities
    from memberships m join workspaces w on w.id = m.workspace_id join users u on u.id = m.user_id
    where m.user_id = person and m.joined_at is not null and m.ended_at is null
      and (p_workspace_id is null or w.id = p_workspace_id)
    order by (w.id = last_workspace) desc nulls last, w.created_at, w.id limit 1;
  outcome := case when workspace_id is null then 'no_workspace' else 'passed' end;
end $$;

-- Whoever holds a stream open for a person looks again when this says their id.
create function tell_session_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('sessions', old.user_id);
  return null;
end $$;
create trigger auth_sessions_ended after delete on auth_sessions for each row execute function tell_session_changed();
create trigger memberships_changed after update on memberships for each row execute function tell_session_changed();

-- What a person makes in the console is made with no key.
alter table castings alter column key_id drop not null;
alter table sourcings alter column created_by_key_id drop not null,
  add constraint sourcings_somebody_made_it check (owner_user_id is not null or created_by_key_id is not null);
