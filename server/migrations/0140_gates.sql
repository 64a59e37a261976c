-- The gate for several requests of one process in one statement (docs/decisions/0118). It decides what pass_gate would decide, for requests with a valid
-- key of a workspace that is not suspended, from an address without failed attempts. Only rows of key_windows are locked, in the order of the keys, so
-- that two processes never wait for each other in a circle. A request without a row in the answer has to pass pass_gate, alone.
create function pass_gates(p_ips text[], p_hashes bytea[], p_nows timestamptz[])
returns table (request integer, outcome text, key_id text, workspace_id text, user_id text, language text, capabilities text[], scopes text[],
  limits integer[], rejected integer, counts bigint[], checked_at timestamptz)
language plpgsql as $$
declare
  seconds constant bigint[] := array[1, 60, 3600, 86400, 2592000];
  asked record;
  epoch bigint;
  b bigint[];
  c bigint[];
begin
  -- As in admit: the last half second of counters may be lost in a database crash.
  perform set_config('synchronous_commit', 'off', true);
  for asked in
    select a.request, coalesce(a.at, clock_timestamp()) as at, k.id, k.workspace_id, k.user_id, coalesce(u.language, w.language) as language,
           w.capabilities, k.limits,
           case when p.scopes is null then k.scopes else array(select s from unnest(k.scopes) s where s = any (p.scopes)) end as scopes,
           lead(k.id) over (order by k.id, a.request) as next_key
    from unnest(p_ips, p_hashes, p_nows) with ordinality a(ip, hash, at, request)
    join lateral (
      select k.id, null::text[] as scopes from api_keys k where k.secret_hash = a.hash
      union all
      select k.id, null from api_keys k where k.previous_hash = a.hash and k.previous_until > coalesce(a.at, clock_timestamp())
      union all
      select t.key_id, t.scopes from oauth_artifacts t
        where t.kind = 'AccessToken' and t.hash = a.hash and t.audience in ('api', 'all') and t.expires_at > coalesce(a.at, clock_timestamp())
      limit 1) p on true
    join api_keys k on k.id = p.id
    join workspaces w on w.id = k.workspace_id
    left join users u on u.id = k.user_id
    where k.revoked_at is null and w.suspended_at is null and not exists (select from ip_attempts f where f.ip = a.ip)
    order by k.id, a.request
  loop
    if key_id is distinct from asked.id then
      key_id := asked.id;
      select v.buckets, v.counts into strict b, c from key_windows v where v.key_id = asked.id for update;
    end if;
    request := asked.request;
    workspace_id := asked.workspace_id;
    user_id := asked.user_id;
    language := asked.language;
    capabilities := asked.capabilities;
    scopes := asked.scopes;
    limits := asked.limits;
    checked_at := asked.at;
    epoch := floor(extract(epoch from checked_at));
    rejected := 0;
    -- As in consume_windows: what a window rejects does not count in the longer ones.
    for i in 1..5 loop
      if epoch / seconds[i] > b[i] then
        b[i] := epoch / seconds[i];
        c[i] := 0;
      end if;
      if rejected = 0 then
        if limits[i] = 0 then
          rejected := i;
        else
          c[i] := c[i] + 1;
          if c[i] > limits[i] then
            rejected := i;
          end if;
        end if;
      end if;
    end loop;
    counts := c;
    outcome := case when rejected = 0 then 'passed' else 'window_exceeded' end;
    return next;
    if asked.next_key is distinct from key_id then
      update key_windows v set buckets = b, counts = c, last_used_at = asked.at where v.key_id = asked.id;
    end if;
  end loop;
end $$;
