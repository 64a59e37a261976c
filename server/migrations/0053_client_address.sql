-- An access token that was issued for no resource in particular is good for both (`all`).
alter table oauth_artifacts drop constraint oauth_artifacts_audience_check;
alter table oauth_artifacts add constraint oauth_artifacts_audience_check check (audience in ('api', 'mcp', 'all'));

-- Failed authentications by the address of the socket alone, which nobody can make up. Sockets share 65,536 counters, by a hash that cannot be foreseen
-- without the installation's key: the table has a bound, and nothing that anybody sends can push a counter out. Two sockets that share one only share
-- the bound on failures; a valid key passes whatever it says. Unlogged: a database crash may forget it.
create unlogged table socket_failures (
  counter integer primary key check (counter between 0 and 65535),
  window_start timestamptz not null,
  failures integer not null
) with (fillfactor = 70);

-- Counts a failure of the socket: 300 in a fixed 5 minutes from the first. Returns when the window ends, if this failure is beyond the bound, or null.
create function count_socket_failure(p_socket text, p_now timestamptz) returns timestamptz
language sql as $$
  insert into socket_failures as f (counter, window_start, failures)
  values (hashtextextended(p_socket, coalesce((select ('x' || encode(substr(i.secret_fingerprint, 1, 8), 'hex'))::bit(64)::bigint from installation i), 0)) & 65535,
          p_now, 1)
  on conflict (counter) do update set
    window_start = case when f.window_start + interval '5 minutes' <= p_now then p_now else f.window_start end,
    failures = case when f.window_start + interval '5 minutes' <= p_now then 1 else f.failures + 1 end
  returning case when failures > 300 then window_start + interval '5 minutes' end
$$;

-- As in 0019, with the address of the socket: null where a trusted proxy says whose request it is. Its counter comes before that of p_ip, which nobody
-- is counted for beyond the bound, and is not looked at for a valid key. The functions keep their names and the order of their arguments, so that a
-- process of the version before goes on.
drop function admit(text, bytea, timestamptz, text);
create function admit(p_ip text, p_hash bytea, p_now timestamptz, p_audience text, p_socket text default null,
  out outcome text, out retry_after_s integer, out key_id text, out workspace_id text, out user_id text, out language text,
  out capabilities text[], out scopes text[], out limits integer[])
language plpgsql as $$
declare
  blocked timestamptz;
  attempts integer;
  presented text;
  narrowed text[];
begin
  -- Losing the last half second of counters in a database crash is accepted; waiting for the disk on each request is not.
  perform set_config('synchronous_commit', 'off', true);
  select a.blocked_until, a.failures into blocked, attempts from ip_attempts a where a.ip = p_ip;
  if blocked > p_now then
    outcome := 'ip_blocked';
    retry_after_s := ceil(extract(epoch from blocked - p_now));
    return;
  end if;
  presented := coalesce(
    (select k.id from api_keys k where k.secret_hash = p_hash),
    (select k.id from api_keys k where k.previous_hash = p_hash and k.previous_until > p_now));
  if presented is null and p_audience is not null then
    select t.key_id, t.scopes into presented, narrowed from oauth_artifacts t
      where t.kind = 'AccessToken' and t.hash = p_hash and t.audience in (p_audience, 'all') and t.expires_at > p_now;
  end if;
  select k.id, k.workspace_id, k.user_id, coalesce(u.language, w.language), w.capabilities, k.limits,
         case when narrowed is null then k.scopes else array(select s from unnest(k.scopes) s where s = any (narrowed)) end
    into key_id, workspace_id, user_id, language, capabilities, limits, scopes
    from api_keys k join workspaces w on w.id = k.workspace_id left join users u on u.id = k.user_id
    where k.id = presented and k.revoked_at is null;
  if key_id is null then
    blocked := case when p_socket is not null then count_socket_failure(p_socket, p_now) end;
    if blocked is null then
      blocked := count_failed_attempt(p_ip, p_now);
    end if;
    outcome := case when blocked > p_now then 'ip_blocked' when p_hash is null then 'missing_key' else 'invalid_key' end;
    retry_after_s := ceil(extract(epoch from blocked - p_now));
    return;
  end if;
  if attempts is not null then
    delete from ip_attempts a where a.ip = p_ip;
  end if;
  outcome := 'passed';
end $$;

drop function pass_gate(text, bytea, timestamptz);
create function pass_gate(p_ip text, p_hash bytea, p_now timestamptz, p_socket text default null,
  out outcome text, out retry_after_s integer, out key_id text, out workspace_id text, out user_id text, out language text,
  out capabilities text[], out scopes text[], out limits integer[], out rejected integer, out counts bigint[], out checked_at timestamptz)
language plpgsql as $$
begin
  checked_at := coalesce(p_now, clock_timestamp());
  select a.outcome, a.retry_after_s, a.key_id, a.workspace_id, a.user_id, a.language, a.capabilities, a.scopes, a.limits
    into outcome, retry_after_s, key_id, workspace_id, user_id, language, capabilities, scopes, limits
    from admit(p_ip, p_hash, checked_at, 'api', p_socket) a;
  if outcome <> 'passed' then
    return;
  end if;
  select c.rejected, c.current_counts into rejected, counts from consume_windows(key_id, limits, checked_at) c;
  if rejected <> 0 then
    outcome := 'window_exceeded';
  end if;
end $$;

drop function pass_protocol_gate(text, bytea, integer, integer, timestamptz);
create function pass_protocol_gate(p_ip text, p_hash bytea, p_per_second integer, p_per_minute integer, p_now timestamptz, p_socket text default null,
  out outcome text, out retry_after_s integer, out key_id text, out workspace_id text, out user_id text, out language text,
  out capabilities text[], out scopes text[], out limits integer[])
language plpgsql as $$
declare
  checked_at timestamptz := coalesce(p_now, clock_timestamp());
  epoch bigint := floor(extract(epoch from checked_at));
  w protocol_windows;
begin
  select a.outcome, a.retry_after_s, a.key_id, a.workspace_id, a.user_id, a.language, a.capabilities, a.scopes, a.limits
    into outcome, retry_after_s, key_id, workspace_id, user_id, language, capabilities, scopes, limits
    from admit(p_ip, p_hash, checked_at, 'mcp', p_socket) a;
  if outcome <> 'passed' then
    return;
  end if;
  insert into protocol_windows as old (key_id, second, second_count, minute, minute_count) values (pass_protocol_gate.key_id, epoch, 1, epoch / 60, 1)
  on conflict on constraint protocol_windows_pkey do update set
    second = greatest(old.second, excluded.second),
    second_count = case when excluded.second > old.second then 1 else old.second_count + 1 end,
    minute = greatest(old.minute, excluded.minute),
    minute_count = case when excluded.second <= old.second and old.second_count >= p_per_second then old.minute_count
                        when excluded.minute > old.minute then 1
                        else old.minute_count + 1 end
  returning old.* into w;
  if w.second_count > p_per_second then
    outcome := 'protocol_cap';
    retry_after_s := 1;
  elsif w.minute_count > p_per_minute then
    outcome := 'protocol_cap';
    retry_after_s := 60 - epoch % 60;
  end if;
end $$;
