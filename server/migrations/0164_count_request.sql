-- How a request counts in the five windows of its key is in one function. The gate for one request and the gate for several both call it; before, each had
-- its own copy of the rule. The windows of a key are of 1 second, 1 minute, 1 hour, 1 day and 30 days. `rejected` is the first window without room, or 0.
-- What a window rejects does not count in the longer ones.
create function count_request(inout buckets bigint[], inout counts bigint[], p_limits integer[], p_epoch bigint, out rejected integer)
language plpgsql immutable as $$
declare
  seconds constant bigint[] := array[1, 60, 3600, 86400, 2592000];
begin
  rejected := 0;
  for i in 1..5 loop
    if p_epoch / seconds[i] > buckets[i] then
      buckets[i] := p_epoch / seconds[i];
      counts[i] := 0;
    end if;
    if rejected = 0 then
      if p_limits[i] = 0 then
        rejected := i;
      else
        counts[i] := counts[i] + 1;
        if counts[i] > p_limits[i] then
          rejected := i;
        end if;
      end if;
    end if;
  end loop;
end $$;

create or replace function consume_windows(p_key_id text, p_limits integer[], p_now timestamptz, out rejected integer, out current_counts bigint[])
language plpgsql as $$
declare
  b bigint[];
  c bigint[];
  counted record;
begin
  select w.buckets, w.counts into strict b, c from key_windows w where w.key_id = p_key_id for update;
  counted := count_request(b, c, p_limits, floor(extract(epoch from p_now))::bigint);
  update key_windows w set buckets = counted.buckets, counts = counted.counts, last_used_at = p_now where w.key_id = p_key_id;
  rejected := counted.rejected;
  current_counts := counted.counts;
end $$;

create or replace function pass_gates(p_ips text[], p_hashes bytea[], p_nows timestamptz[])
returns table (request integer, outcome text, key_id text, workspace_id text, user_id text, language text, capabilities text[], scopes text[],
  limits integer[], rejected integer, counts bigint[], checked_at timestamptz)
language plpgsql as $$
declare
  asked record;
  counted record;
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
    counted := count_request(b, c, limits, floor(extract(epoch from checked_at))::bigint);
    b := counted.buckets;
    c := counted.counts;
    rejected := counted.rejected;
    counts := c;
    outcome := case when rejected = 0 then 'passed' else 'window_exceeded' end;
    return next;
    if asked.next_key is distinct from key_id then
      update key_windows v set buckets = b, counts = c, last_used_at = asked.at where v.key_id = asked.id;
    end if;
  end loop;
end $$;
