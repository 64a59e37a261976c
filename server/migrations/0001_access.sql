create table workspaces (
  id text primary key,
  name text not null,
  capabilities text[] not null default '{}',
  created_at timestamptz not null default now()
);

create table users (
  id text primary key,
  workspace_id text not null references workspaces,
  name text not null,
  email text,
  language text check (language in ('en', 'fr')),
  created_at timestamptz not null default now()
);
create index users_workspace on users (workspace_id);

create table api_keys (
  id text primary key,
  workspace_id text not null references workspaces,
  user_id text references users,
  name text not null,
  -- SHA-256 of the whole key: it has 160 random bits, so a slow hash would add nothing.
  secret_hash bytea not null unique,
  display_prefix text not null,
  -- Requests per second, minute, hour, day and 30-day block.
  limits integer[] not null check (cardinality(limits) = 5 and 0 <= all (limits)),
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);
create index api_keys_workspace on api_keys (workspace_id);

-- The five rate windows of a key in one row: bucket number and count per window, smallest window first.
create table key_windows (
  key_id text primary key references api_keys on delete cascade,
  buckets bigint[] not null default '{0,0,0,0,0}',
  counts bigint[] not null default '{0,0,0,0,0}',
  last_used_at timestamptz
) with (fillfactor = 50);

-- Failed authentications per client address. Unlogged: a database crash may forget them, and writing them must stay cheap.
create unlogged table ip_attempts (
  ip text primary key,
  window_start timestamptz not null,
  failures integer not null,
  blocked_until timestamptz
);

-- The five windows, exactly: fixed UTC buckets (a month is 30 days since the epoch), checked smallest first; the first window over its
-- maximum rejects and has counted the request, later windows have not; a window stored as 0 rejects without counting.
-- The row lock makes it exact over all processes, and a bucket never moves back when a clock does.
create function consume_windows(p_key_id text, p_limits integer[], p_now timestamptz, out rejected integer, out current_counts bigint[])
language plpgsql as $$
declare
  seconds constant bigint[] := array[1, 60, 3600, 86400, 2592000];
  epoch bigint := floor(extract(epoch from p_now));
  b bigint[];
  c bigint[];
begin
  select w.buckets, w.counts into strict b, c from key_windows w where w.key_id = p_key_id for update;
  rejected := 0;
  for i in 1..5 loop
    if epoch / seconds[i] > b[i] then
      b[i] := epoch / seconds[i];
      c[i] := 0;
    end if;
    if rejected = 0 then
      if p_limits[i] = 0 then
        rejected := i;
      else
        c[i] := c[i] + 1;
        if c[i] > p_limits[i] then
          rejected := i;
        end if;
      end if;
    end if;
  end loop;
  update key_windows w set buckets = b, counts = c, last_used_at = p_now where w.key_id = p_key_id;
  current_counts := c;
end $$;

-- One failed authentication of an address: 10 in a fixed 5 minutes from the first, the next blocks for 10 minutes, and attempts while
-- blocked do not extend it. Returns until when the address is blocked, or null. The upsert's row lock makes it exact.
create function count_failed_attempt(p_ip text, p_now timestamptz) returns timestamptz
language sql as $$
  insert into ip_attempts as a (ip, window_start, failures) values (p_ip, p_now, 1)
  on conflict (ip) do update set
    window_start = case when a.blocked_until > p_now then a.window_start
                        when a.blocked_until is not null or a.window_start + interval '5 minutes' <= p_now then p_now
                        else a.window_start end,
    failures = case when a.blocked_until > p_now then a.failures
                    when a.blocked_until is not null or a.window_start + interval '5 minutes' <= p_now then 1
                    else a.failures + 1 end,
    blocked_until = case when a.blocked_until > p_now then a.blocked_until
                         when a.blocked_until is not null or a.window_start + interval '5 minutes' <= p_now then null
                         when a.failures + 1 > 10 then p_now + interval '10 minutes' end
  returning blocked_until
$$;

-- The whole gate in one round trip: address block, then key, then windows. p_hash is null when no key was sent.
-- p_now is null in production: the database's clock is the one clock of all processes.
create function pass_gate(p_ip text, p_hash bytea, p_now timestamptz,
  out outcome text, out retry_after_s integer, out key_id text, out workspace_id text, out user_id text, out language text,
  out capabilities text[], out limits integer[], out rejected integer, out counts bigint[], out checked_at timestamptz)
language plpgsql as $$
declare
  blocked timestamptz;
  attempts integer;
begin
  -- Losing the last half second of counters in a database crash is accepted; waiting for the disk on each request is not.
  perform set_config('synchronous_commit', 'off', true);
  checked_at := coalesce(p_now, clock_timestamp());
  select a.blocked_until, a.failures into blocked, attempts from ip_attempts a where a.ip = p_ip;
  if blocked > checked_at then
    outcome := 'ip_blocked';
    retry_after_s := ceil(extract(epoch from blocked - checked_at));
    return;
  end if;
  select k.id, k.workspace_id, k.user_id, u.language, w.capabilities, k.limits
    into key_id, workspace_id, user_id, language, capabilities, limits
    from api_keys k join workspaces w on w.id = k.workspace_id left join users u on u.id = k.user_id
    where k.secret_hash = p_hash and k.revoked_at is null;
  if key_id is null then
    blocked := count_failed_attempt(p_ip, checked_at);
    outcome := case when blocked > checked_at then 'ip_blocked' when p_hash is null then 'missing_key' else 'invalid_key' end;
    retry_after_s := ceil(extract(epoch from blocked - checked_at));
    return;
  end if;
  if attempts is not null then
    delete from ip_attempts a where a.ip = p_ip;
  end if;
  select c.rejected, c.current_counts into rejected, counts from consume_windows(key_id, limits, checked_at) c;
  outcome := case when rejected = 0 then 'passed' else 'window_exceeded' end;
end $$;
