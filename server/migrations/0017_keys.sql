alter table api_keys
  -- What a key may be used for. Keys made before could do everything that there was; managing keys came with the scope `admin`.
  add column scopes text[] not null default '{read,spend,send}'
    check (scopes <@ array['read', 'spend', 'send', 'admin'] and cardinality(scopes) > 0),
  -- The secret before the last rotation, for as long as it still opens. Columns, not rows: a key never has more than two live secrets.
  add column previous_hash bytea unique,
  add column previous_until timestamptz,
  add column rotated_at timestamptz,
  add check ((previous_hash is null) = (previous_until is null));

-- As in 0016, and with the key's scopes; a rotated key's previous secret opens too, until its time is over.
-- p_audience is what is entered, `api` or `mcp`; null where only a key will do.
drop function admit(text, bytea, timestamptz);
create function admit(p_ip text, p_hash bytea, p_now timestamptz, p_audience text,
  out outcome text, out retry_after_s integer, out key_id text, out workspace_id text, out user_id text, out language text,
  out capabilities text[], out scopes text[], out limits integer[])
language plpgsql as $$
declare
  blocked timestamptz;
  attempts integer;
  presented text;
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
  select k.id, k.workspace_id, k.user_id, u.language, w.capabilities, k.scopes, k.limits
    into key_id, workspace_id, user_id, language, capabilities, scopes, limits
    from api_keys k join workspaces w on w.id = k.workspace_id left join users u on u.id = k.user_id
    where k.id = presented and k.revoked_at is null;
  if key_id is null then
    blocked := count_failed_attempt(p_ip, p_now);
    outcome := case when blocked > p_now then 'ip_blocked' when p_hash is null then 'missing_key' else 'invalid_key' end;
    retry_after_s := ceil(extract(epoch from blocked - p_now));
    return;
  end if;
  if attempts is not null then
    delete from ip_attempts a where a.ip = p_ip;
  end if;
  outcome := 'passed';
end $$;

-- As in 0016, and with the scopes.
drop function pass_gate(text, bytea, timestamptz);
create function pass_gate(p_ip text, p_hash bytea, p_now timestamptz,
  out outcome text, out retry_after_s integer, out key_id text, out workspace_id text, out user_id text, out language text,
  out capabilities text[], out scopes text[], out limits integer[], out rejected integer, out counts bigint[], out checked_at timestamptz)
language plpgsql as $$
begin
  checked_at := coalesce(p_now, clock_timestamp());
  select a.outcome, a.retry_after_s, a.key_id, a.workspace_id, a.user_id, a.language, a.capabilities, a.scopes, a.limits
    into outcome, retry_after_s, key_id, workspace_id, user_id, language, capabilities, scopes, limits
    from admit(p_ip, p_hash, checked_at, 'api') a;
  if outcome <> 'passed' then
    return;
  end if;
  select c.rejected, c.current_counts into rejected, counts from consume_windows(key_id, limits, checked_at) c;
  if rejected <> 0 then
    outcome := 'window_exceeded';
  end if;
end $$;

drop function pass_protocol_gate(text, bytea, integer, integer, timestamptz);
create function pass_protocol_gate(p_ip text, p_hash bytea, p_per_second integer, p_per_minute integer, p_now timestamptz,
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
    from admit(p_ip, p_hash, checked_at, 'mcp') a;
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
