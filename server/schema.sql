-- Generated from the migrations by `npm run generate`; do not edit.

create extension pg_trgm;

CREATE OR REPLACE FUNCTION public.add_months(p_at timestamp with time zone, p_months integer)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE STRICT
AS $function$
  select ((p_at at time zone 'UTC') + make_interval(months => p_months)) at time zone 'UTC'
$function$;

CREATE OR REPLACE FUNCTION public.admit(p_ip text, p_hash bytea, p_now timestamp with time zone, p_audience text, p_socket text DEFAULT NULL::text, OUT outcome text, OUT retry_after_s integer, OUT key_id text, OUT workspace_id text, OUT user_id text, OUT language text, OUT capabilities text[], OUT scopes text[], OUT limits integer[])
 RETURNS record
 LANGUAGE plpgsql
AS $function$
declare
  blocked timestamptz;
  attempts integer;
  presented text;
  narrowed text[];
  suspended boolean;
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
  select k.id, k.workspace_id, k.user_id, coalesce(u.language, w.language), w.capabilities, k.limits, w.suspended_at is not null,
         case when narrowed is null then k.scopes else array(select s from unnest(k.scopes) s where s = any (narrowed)) end
    into key_id, workspace_id, user_id, language, capabilities, limits, suspended, scopes
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
  outcome := case when suspended then 'workspace_suspended' else 'passed' end;
end $function$;

CREATE OR REPLACE FUNCTION public.adopt_restored()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  newest xid8;
begin
  select changed_xid into newest from talents order by changed_xid desc limit 1;
  if newest >= pg_snapshot_xmax(pg_current_snapshot()) then
    update talents set changed_xid = pg_current_xact_id() where changed_xid >= pg_snapshot_xmax(pg_current_snapshot());
  end if;
  delete from live_events where xid >= pg_snapshot_xmax(pg_current_snapshot());
end $function$;

CREATE OR REPLACE FUNCTION public.append_audit(p_chain text, p_actor text, p_action text, p_subject text, p_details text, p_at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  head audit_heads;
  next_hash bytea;
begin
  insert into audit_heads (chain, last_seq, last_hash) values (p_chain, 0, ''::bytea) on conflict do nothing;
  select * into strict head from audit_heads h where h.chain = p_chain for update;
  next_hash := audit_hash(head.last_hash, p_chain, head.last_seq + 1, p_actor, p_action, p_subject, p_details, p_at);
  insert into audit_entries (chain, seq, actor, action, subject, details, at, hash)
    values (p_chain, head.last_seq + 1, p_actor, p_action, p_subject, p_details, p_at, next_hash);
  update audit_heads h set last_seq = head.last_seq + 1, last_hash = next_hash where h.chain = p_chain;
end $function$;

CREATE OR REPLACE FUNCTION public.apply_credit_entry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update credit_accounts a set available = a.available + new.available, reserved = a.reserved + new.reserved
    where a.workspace_id = new.workspace_id and a.account = new.account;
  if new.reserved <> 0 then
    insert into credit_holds as h (workspace_id, account, holder, amount) values (new.workspace_id, new.account, new.holder, 0) on conflict do nothing;
    update credit_holds h set amount = h.amount + new.reserved
      where h.workspace_id = new.workspace_id and h.account = new.account and h.holder = new.holder;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.audit_hash(p_previous bytea, p_chain text, p_seq bigint, p_actor text, p_action text, p_subject text, p_details text, p_at timestamp with time zone)
 RETURNS bytea
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select sha256(p_previous || convert_to(string_agg(octet_length(convert_to(part, 'UTF8')) || ':' || part, '' order by place), 'UTF8'))
  from unnest(array[p_chain, p_seq::text, p_actor, p_action, p_subject, p_details,
    (extract(epoch from p_at) * 1000000)::bigint::text]) with ordinality as parts (part, place)
$function$;

CREATE OR REPLACE FUNCTION public.candidate_person(profile json, OUT firstname text, OUT lastname text, OUT job_title text, OUT company text, OUT city text, OUT pro_network_url text)
 RETURNS record
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (SELECT ROW(p.firstname, p.lastname, p."jobTitle", (p."currentOrganization" ->> 'name'::text), p.city, p."proNetworkUrl") AS "row" FROM json_to_record(candidate_person.profile) p(firstname text, lastname text, "jobTitle" text, "currentOrganization" json, city text, "proNetworkUrl" text));

CREATE OR REPLACE FUNCTION public.consume_windows(p_key_id text, p_limits integer[], p_now timestamp with time zone, OUT rejected integer, OUT current_counts bigint[])
 RETURNS record
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.count_candidates()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  counter record;
begin
  if tg_op = 'INSERT' then
    insert into candidate_counts as c (workspace_id, sourcing_id, status_handle, candidates)
      select workspace_id, sourcing_id, status_handle, count(*) from added group by 1, 2, 3 order by 2, 3
      on conflict (sourcing_id, status_handle) do update set candidates = c.candidates + excluded.candidates;
    return null;
  end if;
  for counter in
    select workspace_id, sourcing_id, status_handle, sum(difference) as difference
    from (select workspace_id, sourcing_id, status_handle, 1 as difference from added
      union all select workspace_id, sourcing_id, status_handle, -1 from removed) moves
    group by 1, 2, 3 having sum(difference) <> 0 order by 2, 3
  loop
    insert into candidate_counts (workspace_id, sourcing_id, status_handle, candidates)
      values (counter.workspace_id, counter.sourcing_id, counter.status_handle, 0)
      on conflict do nothing;
    update candidate_counts c set candidates = c.candidates + counter.difference
      where c.workspace_id = counter.workspace_id and c.sourcing_id = counter.sourcing_id and c.status_handle = counter.status_handle;
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_failed_attempt(p_ip text, p_now timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
AS $function$
declare
  seed bigint := coalesce((select ('x' || encode(substr(i.secret_fingerprint, 1, 8), 'hex'))::bit(64)::bigint from installation i), 0);
  own_group integer := hashtextextended(p_ip, seed) & 8191;
  until timestamptz;
begin
  perform pg_advisory_xact_lock(26, own_group);
  update ip_attempts a set
      window_start = case when a.blocked_until > p_now then a.window_start
                          when a.blocked_until is not null or a.window_start + interval '5 minutes' <= p_now then p_now
                          else a.window_start end,
      failures = case when a.blocked_until > p_now then a.failures
                      when a.blocked_until is not null or a.window_start + interval '5 minutes' <= p_now then 1
                      else a.failures + 1 end,
      blocked_until = case when a.blocked_until > p_now then a.blocked_until
                           when a.blocked_until is not null or a.window_start + interval '5 minutes' <= p_now then null
                           when a.failures + 1 > 10 then p_now + interval '10 minutes' end
    where a.ip = p_ip returning a.blocked_until into until;
  if not found then
    insert into ip_attempts as a (place_group, place, ip, window_start, failures)
      select own_group, free.place, p_ip, p_now, 1
      from generate_series(0, 7) as free (place) left join ip_attempts taken on taken.place_group = own_group and taken.place = free.place
      order by taken.ip is not null,
        coalesce(taken.blocked_until, taken.window_start + interval '5 minutes') > p_now,
        taken.blocked_until is not null,
        coalesce(taken.blocked_until, taken.window_start)
      limit 1
    on conflict (place_group, place) do update set ip = excluded.ip, window_start = excluded.window_start, failures = 1, blocked_until = null;
  end if;
  return until;
end $function$;

CREATE OR REPLACE FUNCTION public.count_removed_candidates()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update candidate_counts c set candidates = c.candidates - gone.candidates
    from (select sourcing_id, status_handle, count(*) as candidates from removed group by 1, 2) gone
    where c.sourcing_id = gone.sourcing_id and c.status_handle = gone.status_handle;
  perform tell_live(workspace_id, 'candidate.changed', json_build_object('sourcingId', sourcing_id, 'candidateIds', json_agg(id order by id)))
    from (select *, row_number() over (partition by sourcing_id order by id) as place from removed) numbered
    group by workspace_id, sourcing_id, (place - 1) / 100;
  insert into workspace_events (workspace_id, type, data)
    select workspace_id, 'candidate.removed', jsonb_build_object('candidateId', id, 'talentId', talent_id, 'sourcingId', sourcing_id)
    from removed order by id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.count_request(INOUT buckets bigint[], INOUT counts bigint[], p_limits integer[], p_epoch bigint, OUT rejected integer)
 RETURNS record
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.count_socket_failure(p_socket text, p_now timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
AS $function$
  insert into socket_failures as f (counter, window_start, failures)
  values (hashtextextended(p_socket, coalesce((select ('x' || encode(substr(i.secret_fingerprint, 1, 8), 'hex'))::bit(64)::bigint from installation i), 0)) & 65535,
          p_now, 1)
  on conflict (counter) do update set
    window_start = case when f.window_start + interval '5 minutes' <= p_now then p_now else f.window_start end,
    failures = case when f.window_start + interval '5 minutes' <= p_now then 1 else f.failures + 1 end
  returning case when failures > 300 then window_start + interval '5 minutes' end
$function$;

CREATE OR REPLACE FUNCTION public.enclose_workspaces()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  current_workspace constant text := '(select current_setting(''greenroom.workspace'', true))';
  t record;
begin
  perform pg_advisory_xact_lock(hashtextextended('enclose_workspaces', 0));
  -- Tables whose rows name their workspace; where they need not, they are of none. As a subselect the setting is read once a statement, not once a row.
  for t in
    select c.relname, a.attname
    from pg_class c join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relrowsecurity
      and (a.attname = 'workspace_id' and a.attnotnull or (c.relname, a.attname) in (('workspaces', 'id'), ('audit_entries', 'chain'), ('audit_heads', 'chain')))
  loop
    execute format('alter table %I enable row level security', t.relname);
    execute format('create policy own_workspace on %I using (%I = %s)', t.relname, t.attname, current_workspace);
  end loop;
  -- Tables whose rows belong to one that does, and then theirs: they are seen with it. What OAuth issues may belong to a key; the rest of it nobody sees.
  loop
    select c.relname, owned.attname, parent.relname as parent_name, key.attname as parent_key into t
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_class parent on parent.oid = k.confrelid
    join pg_attribute owned on owned.attrelid = c.oid and owned.attnum = k.conkey[1]
    join pg_attribute key on key.attrelid = parent.oid and key.attnum = k.confkey[1]
    where k.contype = 'f' and cardinality(k.conkey) = 1 and (owned.attnotnull or c.relname = 'oauth_artifacts')
      and c.relnamespace = 'public'::regnamespace and not c.relrowsecurity and parent.relrowsecurity
    order by exists (select from pg_attribute w where w.attrelid = parent.oid and w.attname = 'workspace_id') desc, c.relname, k.conname
    limit 1;
    exit when not found;
    execute format('alter table %I enable row level security', t.relname);
    execute format('create policy own_workspace on %I using (exists (select from %I parent where parent.%I = %I.%I))',
      t.relname, t.parent_name, t.parent_key, t.relname, t.attname);
  end loop;

  if not exists (select from pg_roles where rolname = 'greenroom_workspace') then
    begin
      create role greenroom_workspace nologin;
    exception when insufficient_privilege or duplicate_object or unique_violation then
      null;
    end;
  end if;
  if not workspace_wall_stands() then
    begin
      execute format('grant greenroom_workspace to %I', current_user);
    exception when insufficient_privilege or undefined_object then
      return;
    end;
  end if;
  for t in
    select c.relname from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname not like 'kysely\_%'
      and not has_table_privilege('greenroom_workspace', c.oid, 'delete')
  loop
    execute format('grant select, insert, update, delete on %I to greenroom_workspace', t.relname);
  end loop;
  for t in
    select c.relname from pg_sequence s join pg_class c on c.oid = s.seqrelid
    where c.relnamespace = 'public'::regnamespace and not has_sequence_privilege('greenroom_workspace', s.seqrelid, 'usage')
  loop
    execute format('grant usage on sequence %I to greenroom_workspace', t.relname);
  end loop;
end $function$;

CREATE OR REPLACE FUNCTION public.enter_session(p_session_id text, p_workspace_id text, p_max_requests integer, p_now timestamp with time zone, OUT outcome text, OUT retry_after_s integer, OUT current_requests integer, OUT workspace_id text, OUT role text, OUT language text, OUT capabilities text[])
 RETURNS record
 LANGUAGE plpgsql
AS $function$
declare
  now_at timestamptz := coalesce(p_now, clock_timestamp());
  this_minute bigint := floor(extract(epoch from now_at) / 60);
  person text;
  last_workspace text;
  only_workspace text;
  suspended boolean;
  needs_provider boolean;
begin
  perform set_config('synchronous_commit', 'off', true);
  update auth_sessions s set
      requests = case when s.minute >= this_minute then s.requests + 1 else 1 end,
      minute = greatest(s.minute, this_minute)
    where s.id = p_session_id
    returning s.user_id, s.workspace_id, s.confined_to, s.requests into person, last_workspace, only_workspace, current_requests;
  if person is null then
    outcome := 'no_session';
    return;
  end if;
  if current_requests > p_max_requests then
    outcome := 'too_many';
    retry_after_s := 60 - floor(extract(epoch from now_at))::bigint % 60;
    return;
  end if;
  select w.id, m.role, u.language, w.capabilities, w.suspended_at is not null, coalesce(c.enforced, false) and only_workspace is null
    into workspace_id, role, language, capabilities, suspended, needs_provider
    from memberships m join workspaces w on w.id = m.workspace_id join users u on u.id = m.user_id
      left join sso_connections c on c.workspace_id = w.id
    where m.user_id = person and m.joined_at is not null and m.ended_at is null
      and (p_workspace_id is null or w.id = p_workspace_id)
      and (only_workspace is null or w.id = only_workspace)
    order by (w.id = last_workspace) desc nulls last, w.created_at, w.id limit 1;
  outcome := case when workspace_id is null then 'no_workspace' when suspended then 'workspace_suspended'
    when needs_provider then 'provider_required' else 'passed' end;
end $function$;

CREATE OR REPLACE FUNCTION public.fill_candidate()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  select t.version, p.firstname, p.lastname, p.job_title, p.company, p.city, p.pro_network_url
    into new.talent_version, new.firstname, new.lastname, new.job_title, new.company, new.city, new.pro_network_url
    from (select own.version, coalesce((select r.profile from talents r where r.id = own.merged_into), own.profile) as profile
          from talents own where own.id = new.talent_id for share of own) t, candidate_person(t.profile) p;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.fold_text(given text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN TRIM(BOTH FROM regexp_replace(replace(replace(replace(replace(translate(regexp_replace(lower(NORMALIZE(given, NFKD)), '[̀-ͯ]+'::text, ''::text, 'g'::text), 'øđðłıħŋ’'::text, 'oddlihn'''::text), 'œ'::text, 'oe'::text), 'æ'::text, 'ae'::text), 'ß'::text, 'ss'::text), 'þ'::text, 'th'::text), '\s+'::text, ' '::text, 'g'::text));

CREATE OR REPLACE FUNCTION public.forget_erased_talent()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform 1 from talents where id = new.talent_id and erased_at is null for key share;
  if not found then
    if tg_table_name = 'casting_verdicts' then new.scoring = null; else new.body = null; end if;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_an_owner()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.role = 'owner' and old.joined_at is not null and old.ended_at is null and (new.role <> 'owner' or new.ended_at is not null) then
    perform 1 from workspaces w where w.id = old.workspace_id for no key update;
    if not exists (select 1 from memberships m where m.workspace_id = old.workspace_id and m.user_id <> old.user_id
                   and m.role = 'owner' and m.joined_at is not null and m.ended_at is null) then
      raise exception 'the last owner of %', old.workspace_id using errcode = 'restrict_violation', constraint = 'memberships_last_owner';
    end if;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_local_accounts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from users u where u.id = new.user_id and u.local_to <> new.workspace_id) then
    raise exception 'the account % is local to another workspace', new.user_id using errcode = 'restrict_violation', constraint = 'memberships_local_account';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.keep_local_to()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the account % cannot change what it is local to', old.id using errcode = 'restrict_violation', constraint = 'users_stay_local';
end $function$;

CREATE OR REPLACE FUNCTION public.keep_review()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into casting_review_history (workspace_id, casting_id, talent_id, verdict, rating, note, user_id, at)
    values (new.workspace_id, new.casting_id, new.talent_id, new.verdict, new.rating, new.note, new.user_id, new.at);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.notify_live_events()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('live_events', n.workspace_id) from (select distinct workspace_id from added) n;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.notify_talents_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('talents_changed', '');
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.notify_workspace_events()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('workspace_events', new.workspace_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.open_credit_accounts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into credit_accounts (workspace_id, account) values (new.id, 'api'), (new.id, 'workspace');
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.pass_gate(p_ip text, p_hash bytea, p_now timestamp with time zone, p_socket text DEFAULT NULL::text, OUT outcome text, OUT retry_after_s integer, OUT key_id text, OUT workspace_id text, OUT user_id text, OUT language text, OUT capabilities text[], OUT scopes text[], OUT limits integer[], OUT rejected integer, OUT counts bigint[], OUT checked_at timestamp with time zone)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.pass_gates(p_ips text[], p_hashes bytea[], p_nows timestamp with time zone[])
 RETURNS TABLE(request integer, outcome text, key_id text, workspace_id text, user_id text, language text, capabilities text[], scopes text[], limits integer[], rejected integer, counts bigint[], checked_at timestamp with time zone)
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.pass_protocol_gate(p_ip text, p_hash bytea, p_per_second integer, p_per_minute integer, p_now timestamp with time zone, p_socket text DEFAULT NULL::text, OUT outcome text, OUT retry_after_s integer, OUT key_id text, OUT workspace_id text, OUT user_id text, OUT language text, OUT capabilities text[], OUT scopes text[], OUT limits integer[])
 RETURNS record
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.refresh_candidates()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  perform from candidates c join changed t on t.id = c.talent_id where c.talent_version <> t.version order by c.id for no key update of c;
  if not found then
    return null;
  end if;
  update candidates c set talent_version = t.version, firstname = p.firstname, lastname = p.lastname, job_title = p.job_title,
      company = p.company, city = p.city, pro_network_url = p.pro_network_url,
      notes = case when t.profile is null then null else c.notes end
    from changed t, candidate_person(coalesce((select r.profile from talents r where r.id = t.merged_into and t.profile is not null), t.profile)) p
    where t.id = c.talent_id and c.talent_version <> t.version
      and (t.profile is null or (c.firstname, c.lastname, c.job_title, c.company, c.city, c.pro_network_url)
        is distinct from (p.firstname, p.lastname, p.job_title, p.company, p.city, p.pro_network_url));
  -- Most changes are to what is not kept here.
  update candidates c set talent_version = t.version from changed t where t.id = c.talent_id and c.talent_version <> t.version;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% is append-only: correct it with a new row', tg_table_name;
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_language_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the scoring language of a casting never changes';
end $function$;

CREATE OR REPLACE FUNCTION public.run_data(p_run_id text)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
AS $function$
  select jsonb_build_object('candidateId', r.candidate_id, 'talentId', r.talent_id, 'sourcingId', r.sourcing_id,
    'blueprintId', r.blueprint_id) from sequence_runs r where r.id = p_run_id
$function$;

CREATE OR REPLACE FUNCTION public.same_person(p_talent_id text)
 RETURNS SETOF text
 LANGUAGE sql
 STABLE
AS $function$
  with person as (select coalesce(merged_into, id) as id from talents where id = p_talent_id)
  select id from person union all select t.id from talents t join person on t.merged_into = person.id
$function$;

CREATE OR REPLACE FUNCTION public.spend_up_to(p_workspace_id text, p_account text, p_amount bigint, p_key text, p_reason text, p_holder text, OUT spent bigint, OUT available bigint)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
begin
  select a.available into available from credit_accounts a where a.workspace_id = p_workspace_id and a.account = p_account for update;
  available := coalesce(available, 0);
  spent := least(p_amount, available);
  if spent = 0 then
    return;
  end if;
  insert into credit_entries (workspace_id, account, business_key, reason, holder, available, spent)
    values (p_workspace_id, p_account, p_key, p_reason, p_holder, -spent, spent)
    on conflict on constraint credit_entries_workspace_id_account_business_key_key do nothing;
  if found then
    available := available - spent;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.take_sign_in_attempt(p_subject text, p_max integer, p_window interval, p_block interval, p_now timestamp with time zone, OUT until timestamp with time zone, OUT began boolean)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
declare
  seed bigint := coalesce((select ('x' || encode(substr(i.secret_fingerprint, 1, 8), 'hex'))::bit(64)::bigint from installation i), 0);
  own_group integer := hashtextextended(p_subject, seed) & 8191;
  known sign_in_attempts;
begin
  began := false;
  perform pg_advisory_xact_lock(45, own_group);
  select * into known from sign_in_attempts where subject = p_subject for update;
  if known.blocked_until > p_now then
    until := known.blocked_until;
  elsif known.blocked_until is null and known.window_end > p_now then
    began := known.attempts + 1 > p_max;
    until := case when began then p_now + p_block end;
    update sign_in_attempts set attempts = attempts + 1, blocked_until = until where subject = p_subject;
  else
    insert into sign_in_attempts (place_group, place, subject, window_end, attempts)
      select own_group, free.place, p_subject, p_now + p_window, 1
      from generate_series(0, 7) as free (place) left join sign_in_attempts taken on taken.place_group = own_group and taken.place = free.place
      order by (taken.subject = p_subject) is true desc, taken.subject is not null,
        coalesce(taken.blocked_until, taken.window_end) > p_now,
        taken.blocked_until is not null,
        coalesce(taken.blocked_until, taken.window_end)
      limit 1
    on conflict (place_group, place) do update set subject = excluded.subject, window_end = excluded.window_end, attempts = 1, blocked_until = null;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_account_disconnected()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into workspace_events (workspace_id, type, data) values (new.workspace_id, 'account.disconnected', jsonb_build_object(
    'accountId', new.id, 'channel', new.type, 'provider', new.provider, 'reason', new.reason));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_alert_matched()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into workspace_events (workspace_id, type, data) values (new.workspace_id, 'alert.matched', jsonb_build_object(
    'savedSearchId', new.saved_search_id, 'day', new.day, 'newMatches', new.new_matches));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_answer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform tell_live(r.workspace_id, 'inbox.changed', json_build_object('candidateId', r.candidate_id))
    from sequence_runs r where r.id = new.run_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_blueprint()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform tell_live(new.workspace_id, 'sequence.changed', json_build_object('blueprintId', new.id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_candidate_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into workspace_events (workspace_id, type, data) values (new.workspace_id, 'candidate.changed', jsonb_build_object(
    'candidateId', new.id, 'talentId', new.talent_id, 'sourcingId', new.sourcing_id,
    'changed', array_remove(array[
      case when new.user_rating is distinct from old.user_rating then 'userRating' end,
      case when new.notes is distinct from old.notes then 'notes' end,
      case when new.owner_user_id is distinct from old.owner_user_id then 'ownerUserId' end], null),
    'userRating', new.user_rating, 'ownerUserId', new.owner_user_id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_candidate_history()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into workspace_events (workspace_id, type, data)
    select h.workspace_id, case h.change when 'added' then 'candidate.added' else 'candidate.status_changed' end,
      jsonb_build_object('candidateId', c.id, 'talentId', c.talent_id, 'sourcingId', c.sourcing_id) || case h.change
        when 'added' then jsonb_build_object('statusHandle', h.to_value, 'castingId', c.casting_id)
        else jsonb_build_object('from', h.from_value, 'to', h.to_value, 'cause', h.cause) end
    from written h join candidates c on c.id = h.candidate_id
    where h.change in ('added', 'status') order by h.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_candidates()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    perform tell_live(workspace_id, 'candidate.changed', json_build_object('sourcingId', sourcing_id, 'candidateIds', json_agg(id order by id)))
      from (select *, row_number() over (partition by sourcing_id order by id) as place from added) numbered
      group by workspace_id, sourcing_id, (place - 1) / 100;
  else
    perform tell_live(workspace_id, 'candidate.changed', json_build_object('sourcingId', sourcing_id, 'candidateIds', json_agg(id order by id)))
      from (select a.*, row_number() over (partition by a.sourcing_id order by a.id) as place from added a join removed r on r.id = a.id
        where (a.status_handle, a.user_rating, a.notes, a.owner_user_id, a.casting_id, a.contacts_count, a.updated_at,
            a.firstname, a.lastname, a.job_title, a.company, a.city, a.pro_network_url)
          is distinct from (r.status_handle, r.user_rating, r.notes, r.owner_user_id, r.casting_id, r.contacts_count, r.updated_at,
            r.firstname, r.lastname, r.job_title, r.company, r.city, r.pro_network_url)) numbered
      group by workspace_id, sourcing_id, (place - 1) / 100;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_casting()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform tell_live(new.workspace_id, 'casting.changed', json_build_object('castingId', new.id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_comment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  about candidate_comments := case tg_op when 'DELETE' then old else new end;
begin
  perform tell_live(about.workspace_id, 'candidate.changed',
    json_build_object('sourcingId', about.sourcing_id, 'candidateIds', json_build_array(about.candidate_id)));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_comment_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  about candidate_comments := case tg_op when 'DELETE' then old else new end;
begin
  insert into workspace_events (workspace_id, type, data) values (about.workspace_id,
    case tg_op when 'DELETE' then 'comment.deleted' else 'comment.added' end,
    jsonb_build_object('commentId', about.id, 'candidateId', about.candidate_id, 'talentId', about.talent_id,
      'sourcingId', about.sourcing_id, 'authorUserId', about.author_user_id)
      || case tg_op when 'DELETE' then '{}' else jsonb_build_object('mentionedUserIds', about.mentions) end);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_contact_found()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into workspace_events (workspace_id, type, data) values (new.workspace_id, 'contact.found', jsonb_build_object(
    'talentId', new.talent_id, 'kind', new.kind, 'provider', new.provider, 'creditsCharged', new.credits_charged));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_contacts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then
    perform tell_live(old.workspace_id, 'contacts.changed', json_build_object('talentId', old.talent_id));
  else
    perform tell_live(new.workspace_id, 'contacts.changed', json_build_object('talentId', new.talent_id));
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_conversation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform tell_live(new.workspace_id, 'inbox.changed', json_build_object('candidateId', new.candidate_id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_delivery()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform tell_live(new.workspace_id, 'casting.delivery', json_build_object('castingId', new.casting_id, 'deliveryId', new.id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_import_finished()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into workspace_events (workspace_id, type, data) values (new.workspace_id, 'import.finished', jsonb_build_object(
    'importId', new.id, 'status', new.status, 'dryRun', new.dry_run, 'created', new.created, 'updated', new.updated,
    'merged', new.merged, 'rejected', new.rejected));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_live(workspace_id text, type text, ids json)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into live_events (workspace_id, type, ids) values ($1, $2, $3)
$function$;

CREATE OR REPLACE FUNCTION public.tell_message_sent()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into workspace_events (workspace_id, type, data) values (new.workspace_id, 'message.sent',
    run_data(new.run_id) || jsonb_build_object('stepId', new.step_id, 'channel', new.channel));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_new_deliveries()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into live_events (workspace_id, type, ids)
    select d.workspace_id, 'casting.delivery', json_build_object('castingId', d.casting_id, 'deliveryId', d.id) from added d order by d.seq;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_outreach_event()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into workspace_events (workspace_id, type, data) values (new.workspace_id,
    case new.kind when 'reply' then 'message.replied' when 'bounce' then 'message.bounced' when 'accepted' then 'invitation.accepted'
      else 'message.unsubscribed' end,
    run_data(new.run_id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_override()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then
    perform tell_live(old.workspace_id, 'casting.changed', json_build_object('castingId', old.casting_id));
  else
    perform tell_live(new.workspace_id, 'casting.changed', json_build_object('castingId', new.casting_id));
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_sequence_run()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform tell_live(new.workspace_id, 'sequence.changed', json_build_object('blueprintId', new.blueprint_id, 'candidateId', new.candidate_id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_sequence_step()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform tell_live(r.workspace_id, 'sequence.changed', json_build_object('blueprintId', r.blueprint_id, 'candidateId', r.candidate_id))
    from sequence_runs r where r.id = new.run_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_session_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('sessions', old.user_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_sharing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform tell_live(new.workspace_id, 'sourcing.changed', json_build_object('sourcingId', new.sourcing_id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_shortlist_feedback()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into workspace_events (workspace_id, type, data) values (new.workspace_id, 'shortlist.feedback', jsonb_build_object(
    'shareLinkId', new.share_link_id, 'candidateId', new.candidate_id, 'talentId', new.talent_id, 'sourcingId', new.sourcing_id,
    'thumb', new.thumb, 'commented', new.comment is not null));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_sourcing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform tell_live(new.workspace_id, 'sourcing.changed', json_build_object('sourcingId', new.id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_sourcing_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into workspace_events (workspace_id, type, data) values (new.workspace_id, 'sourcing.changed', jsonb_build_object(
    'sourcingId', new.id, 'changed', array_remove(array[
      case when new.name is distinct from old.name then 'name' end,
      case when new.status is distinct from old.status then 'status' end,
      case when new.job_title is distinct from old.job_title then 'jobTitle' end,
      case when new.location is distinct from old.location then 'location' end,
      case when new.description is distinct from old.description then 'description' end,
      case when new.owner_user_id is distinct from old.owner_user_id then 'ownerUserId' end], null),
    'status', new.status, 'ownerUserId', new.owner_user_id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_sourcing_created()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into workspace_events (workspace_id, type, data) values (new.workspace_id, 'sourcing.created', jsonb_build_object(
    'sourcingId', new.id, 'status', new.status, 'ownerUserId', new.owner_user_id));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_verdict_reviewed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into workspace_events (workspace_id, type, data) values (new.workspace_id, 'verdict.reviewed', jsonb_build_object(
    'castingId', new.casting_id, 'talentId', new.talent_id, 'verdict', new.verdict, 'rating', new.rating,
    'noted', new.note is not null));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_verdicts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into live_events (workspace_id, type, ids)
    select c.workspace_id, 'casting.verdict', json_build_object('castingId', c.id, 'talentId', v.talent_id, 'verdict', v.verdict)
    from added v join castings c on c.id = v.casting_id order by v.judged_order;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_workspace()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  ids json := case when tg_nargs > 1 then json_build_object('what', tg_argv[1]) else '{}' end;
begin
  perform tell_live(case when tg_op = 'DELETE' then old.workspace_id else new.workspace_id end, tg_argv[0], ids);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.tell_workspace_itself()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform tell_live(new.id, 'settings.changed', json_build_object('what', 'workspace'));
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.untouched_since_import(p_workspace_id text, p_import_id text, p_candidate_ids text[])
 RETURNS SETOF text
 LANGUAGE sql
 STABLE
AS $function$
  select c.id from candidates c
    join candidate_imports i on i.candidate_id = c.id and i.import_id = p_import_id and i.is_new
  where c.workspace_id = p_workspace_id and c.id = any(p_candidate_ids)
    and c.user_rating is null and c.owner_user_id is null and c.casting_id is null
    and not exists (select from candidate_imports o where o.candidate_id = c.id and o.import_id <> p_import_id)
    and not exists (select from candidate_history h where h.candidate_id = c.id and h.cause <> 'import')
    and not exists (select from candidate_comments k where k.candidate_id = c.id)
    and not exists (select from share_feedback f where f.candidate_id = c.id)
    and not exists (select from share_links l where l.sourcing_id = c.sourcing_id and c.id = any(l.candidate_ids))
    and not exists (select from sequence_runs r where r.candidate_id = c.id)
    and not exists (select from outreach_conversations o where o.candidate_id = c.id)
    and not exists (select from outreach_replies r where r.candidate_id = c.id)
$function$;

CREATE OR REPLACE FUNCTION public.webhook_signing_secrets(p_workspace_id text, p_casting_id text)
 RETURNS bytea[]
 LANGUAGE sql
 STABLE
AS $function$
  select array_agg(sealed order by id desc) from webhook_secrets
  where workspace_id = p_workspace_id and (expires_at is null or expires_at > clock_timestamp())
    and casting_id is not distinct from (select max(casting_id) from webhook_secrets where casting_id = p_casting_id)
$function$;

CREATE OR REPLACE FUNCTION public.workspace_wall_stands()
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
begin
  perform set_config('role', 'greenroom_workspace', true);
  -- Undone together with the trial.
  raise exception using errcode = 'GR001';
exception
  when sqlstate 'GR001' then return true;
  when others then return false;
end $function$;

create table api_keys (
  id text not null,
  workspace_id text not null,
  user_id text,
  name text not null,
  secret_hash bytea not null,
  display_prefix text not null,
  limits integer[] not null,
  created_at timestamp with time zone not null default now(),
  revoked_at timestamp with time zone,
  scopes text[] not null default '{read,spend,send}'::text[],
  previous_hash bytea,
  previous_until timestamp with time zone,
  rotated_at timestamp with time zone,
  constraint api_keys_pkey PRIMARY KEY (id),
  constraint api_keys_previous_hash_key UNIQUE (previous_hash),
  constraint api_keys_secret_hash_key UNIQUE (secret_hash),
  constraint api_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint api_keys_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id),
  constraint api_keys_check CHECK ((previous_hash IS NULL) = (previous_until IS NULL)),
  constraint api_keys_limits_check CHECK (cardinality(limits) = 5 AND (0 <= ALL (limits))),
  constraint api_keys_scopes_check CHECK (scopes <@ ARRAY['read'::text, 'spend'::text, 'send'::text, 'admin'::text] AND cardinality(scopes) > 0)
);

create table audit_entries (
  chain text not null,
  seq bigint not null,
  actor text not null,
  action text not null,
  subject text not null,
  details text not null,
  at timestamp with time zone not null,
  hash bytea not null,
  constraint audit_entries_pkey PRIMARY KEY (chain, seq)
);

create table audit_heads (
  chain text not null,
  last_seq bigint not null,
  last_hash bytea not null,
  constraint audit_heads_pkey PRIMARY KEY (chain)
);

create table auth_accounts (
  id text not null,
  user_id text not null,
  account_id text not null,
  provider_id text not null,
  password text,
  created_at timestamp with time zone not null default clock_timestamp(),
  updated_at timestamp with time zone not null default clock_timestamp(),
  constraint auth_accounts_pkey PRIMARY KEY (id),
  constraint auth_accounts_provider_id_account_id_key UNIQUE (provider_id, account_id),
  constraint auth_accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table auth_passkeys (
  id text not null,
  user_id text not null,
  name text,
  public_key text not null,
  credential_id text not null,
  counter double precision not null,
  device_type text not null,
  backed_up boolean not null,
  transports text,
  created_at timestamp with time zone not null default clock_timestamp(),
  aaguid text,
  constraint auth_passkeys_pkey PRIMARY KEY (id),
  constraint auth_passkeys_credential_id_key UNIQUE (credential_id),
  constraint auth_passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table auth_sessions (
  id text not null,
  user_id text not null,
  token text not null,
  expires_at timestamp with time zone not null,
  ip_address text,
  user_agent text,
  created_at timestamp with time zone not null default clock_timestamp(),
  updated_at timestamp with time zone not null default clock_timestamp(),
  workspace_id text,
  minute bigint not null default 0,
  requests integer not null default 0,
  confined_to text,
  constraint auth_sessions_pkey PRIMARY KEY (id),
  constraint auth_sessions_token_key UNIQUE (token),
  constraint auth_sessions_confined_to_fkey FOREIGN KEY (confined_to) REFERENCES workspaces(id) ON DELETE CASCADE,
  constraint auth_sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint auth_sessions_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE SET NULL
) with (fillfactor=50);

create table auth_two_factors (
  id text not null,
  user_id text not null,
  secret text not null,
  backup_codes text not null,
  verified boolean not null default true,
  failed_verification_count integer not null default 0,
  locked_until timestamp with time zone,
  constraint auth_two_factors_pkey PRIMARY KEY (id),
  constraint auth_two_factors_user_id_key UNIQUE (user_id),
  constraint auth_two_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table auth_verifications (
  id text not null,
  identifier text not null,
  value text not null,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  updated_at timestamp with time zone not null default clock_timestamp(),
  constraint auth_verifications_pkey PRIMARY KEY (id)
);

create table backups (
  id bigint not null generated always as identity,
  name text not null,
  started_at timestamp with time zone not null,
  beat_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  bytes bigint,
  error text,
  elsewhere boolean not null default false,
  constraint backups_pkey PRIMARY KEY (id),
  constraint backups_check CHECK (finished_at IS NOT NULL OR bytes IS NULL AND error IS NULL)
);

create table candidate_comments (
  id text not null,
  workspace_id text not null,
  candidate_id text not null,
  sourcing_id text not null,
  talent_id text not null,
  author_user_id text not null,
  text text not null,
  mentions text[] not null default '{}'::text[],
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint candidate_comments_pkey PRIMARY KEY (id),
  constraint candidate_comments_author_user_id_fkey FOREIGN KEY (author_user_id) REFERENCES users(id),
  constraint candidate_comments_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidates(id),
  constraint candidate_comments_sourcing_id_fkey FOREIGN KEY (sourcing_id) REFERENCES sourcings(id),
  constraint candidate_comments_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id)
);

create table candidate_counts (
  sourcing_id text not null,
  status_handle text not null,
  candidates integer not null,
  workspace_id text not null,
  constraint candidate_counts_pkey PRIMARY KEY (sourcing_id, status_handle),
  constraint candidate_counts_workspace_id_sourcing_id_fkey FOREIGN KEY (workspace_id, sourcing_id) REFERENCES sourcings(workspace_id, id),
  constraint candidate_counts_candidates_check CHECK (candidates >= 0)
);

create table candidate_history (
  id bigint not null generated always as identity,
  workspace_id text not null,
  candidate_id text not null,
  change text not null,
  from_value text,
  to_value text,
  actor text not null,
  cause text not null,
  at timestamp with time zone not null default clock_timestamp(),
  constraint candidate_history_pkey PRIMARY KEY (id),
  constraint candidate_history_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidates(id),
  constraint candidate_history_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id),
  constraint candidate_history_change_check CHECK (change = ANY (ARRAY['added'::text, 'status'::text, 'rating'::text, 'notes'::text, 'owner'::text]))
);

create table candidate_imports (
  import_id text not null,
  candidate_id text not null,
  workspace_id text not null,
  is_new boolean not null,
  status_handle text,
  note_marks bytea[] not null default '{}'::bytea[],
  constraint candidate_imports_pkey PRIMARY KEY (import_id, candidate_id),
  constraint candidate_imports_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidates(id),
  constraint candidate_imports_import_id_fkey FOREIGN KEY (import_id) REFERENCES talent_imports(id) ON DELETE CASCADE,
  constraint candidate_imports_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id)
);

create table candidates (
  id text not null,
  workspace_id text not null,
  sourcing_id text not null,
  talent_id text not null,
  status_handle text not null,
  custom_status_handle text generated always as (NULLIF(NULLIF(NULLIF(NULLIF(status_handle, 'TO_BE_CONTACTED'::text), 'CONTACTED'::text), 'NOT_RETAINED'::text), 'OUTREACH_SEQUENCE_STARTED'::text)) stored,
  user_rating smallint,
  notes text,
  casting_id text,
  contacts_count integer not null default 0,
  created_at timestamp with time zone not null default clock_timestamp(),
  updated_at timestamp with time zone not null default clock_timestamp(),
  talent_version integer not null default 0,
  firstname text,
  lastname text,
  job_title text,
  company text,
  city text,
  pro_network_url text,
  name_key text generated always as (NULLIF(fold_text(((COALESCE(lastname, ''::text) || ' '::text) || COALESCE(firstname, ''::text))), ''::text)) stored,
  job_title_key text generated always as (NULLIF(fold_text(job_title), ''::text)) stored,
  company_key text generated always as (NULLIF(fold_text(company), ''::text)) stored,
  city_key text generated always as (NULLIF(fold_text(city), ''::text)) stored,
  search_text text generated always as (((((((((((fold_text(((COALESCE(firstname, ''::text) || ' '::text) || COALESCE(lastname, ''::text))) || '
'::text) || COALESCE(fold_text(job_title), ''::text)) || '
'::text) || COALESCE(fold_text(company), ''::text)) || '
'::text) || COALESCE(fold_text(city), ''::text)) || '
'::text) || COALESCE(fold_text(pro_network_url), ''::text)) || '
'::text) || COALESCE(fold_text(notes), ''::text))) stored,
  owner_user_id text,
  constraint candidates_pkey PRIMARY KEY (id),
  constraint candidates_sourcing_id_talent_id_key UNIQUE (sourcing_id, talent_id),
  constraint candidates_casting_id_fkey FOREIGN KEY (casting_id) REFERENCES castings(id),
  constraint candidates_owner_user_id_fkey FOREIGN KEY (owner_user_id) REFERENCES users(id),
  constraint candidates_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talents(id),
  constraint candidates_workspace_id_custom_status_handle_fkey FOREIGN KEY (workspace_id, custom_status_handle) REFERENCES custom_statuses(workspace_id, handle),
  constraint candidates_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id),
  constraint candidates_workspace_id_sourcing_id_fkey FOREIGN KEY (workspace_id, sourcing_id) REFERENCES sourcings(workspace_id, id),
  constraint candidates_contacts_count_check CHECK (contacts_count >= 0),
  constraint candidates_user_rating_check CHECK (user_rating >= 1 AND user_rating <= 5)
) with (fillfactor=85);

create table casting_calls (
  casting_id text not null,
  call_index integer not null,
  target_greens integer not null,
  max_credits integer not null,
  greens integer not null default 0,
  charged integer not null default 0,
  constraint casting_calls_pkey PRIMARY KEY (casting_id, call_index),
  constraint casting_calls_casting_id_fkey FOREIGN KEY (casting_id) REFERENCES castings(id) ON DELETE CASCADE,
  constraint casting_calls_check CHECK (greens <= target_greens),
  constraint casting_calls_check1 CHECK (charged <= max_credits)
);

create table casting_deliveries (
  id text not null,
  casting_id text not null,
  run_id text not null,
  event_type text not null,
  talent_id text,
  url text not null,
  body bytea,
  created_at timestamp with time zone not null default clock_timestamp(),
  claimed_at timestamp with time zone,
  attempts integer not null default 0,
  last_status integer,
  last_error text,
  last_answer text,
  delivered_at timestamp with time zone,
  failed_at timestamp with time zone,
  seq bigint not null generated always as identity,
  sendings integer not null default 1,
  workspace_id text not null,
  constraint casting_deliveries_pkey PRIMARY KEY (id),
  constraint casting_deliveries_casting_id_fkey FOREIGN KEY (casting_id) REFERENCES castings(id) ON DELETE CASCADE,
  constraint casting_deliveries_run_id_fkey FOREIGN KEY (run_id) REFERENCES casting_runs(id) ON DELETE CASCADE,
  constraint casting_deliveries_event_type_check CHECK (event_type = ANY (ARRAY['talent_judged'::text, 'wave_finished'::text, 'pool_exhausted'::text]))
) with (autovacuum_vacuum_scale_factor=0.02);

create table casting_delivery_attempts (
  delivery_id text not null,
  attempt integer not null,
  sending integer not null,
  started_at timestamp with time zone not null,
  duration_ms integer not null,
  status integer,
  error text,
  answer text,
  constraint casting_delivery_attempts_pkey PRIMARY KEY (delivery_id, attempt),
  constraint casting_delivery_attempts_delivery_id_fkey FOREIGN KEY (delivery_id) REFERENCES casting_deliveries(id) ON DELETE CASCADE,
  constraint casting_delivery_attempts_attempt_check CHECK (attempt > 0),
  constraint casting_delivery_attempts_duration_ms_check CHECK (duration_ms >= 0),
  constraint casting_delivery_attempts_sending_check CHECK (sending > 0)
) with (autovacuum_vacuum_scale_factor=0.02);

create table casting_overrides (
  workspace_id text not null,
  casting_id text not null,
  talent_id text not null,
  verdict text not null,
  reason text not null,
  user_id text,
  at timestamp with time zone not null default clock_timestamp(),
  constraint casting_overrides_pkey PRIMARY KEY (casting_id, talent_id),
  constraint casting_overrides_casting_id_talent_id_fkey FOREIGN KEY (casting_id, talent_id) REFERENCES casting_verdicts(casting_id, talent_id) ON DELETE CASCADE,
  constraint casting_overrides_reason_check CHECK (char_length(reason) >= 1 AND char_length(reason) <= 500),
  constraint casting_overrides_verdict_check CHECK (verdict = ANY (ARRAY['green'::text, 'amber'::text, 'red'::text]))
);

create table casting_review_history (
  seq bigint not null generated always as identity,
  workspace_id text not null,
  casting_id text not null,
  talent_id text not null,
  verdict text,
  rating smallint,
  note text,
  user_id text,
  at timestamp with time zone not null,
  constraint casting_review_history_pkey PRIMARY KEY (seq),
  constraint casting_review_history_casting_id_talent_id_fkey FOREIGN KEY (casting_id, talent_id) REFERENCES casting_reviews(casting_id, talent_id) ON DELETE CASCADE
);

create table casting_reviews (
  workspace_id text not null,
  casting_id text not null,
  talent_id text not null,
  verdict text,
  rating smallint,
  note text,
  user_id text,
  at timestamp with time zone not null default clock_timestamp(),
  constraint casting_reviews_pkey PRIMARY KEY (casting_id, talent_id),
  constraint casting_reviews_casting_id_talent_id_fkey FOREIGN KEY (casting_id, talent_id) REFERENCES casting_verdicts(casting_id, talent_id) ON DELETE CASCADE,
  constraint casting_reviews_note_check CHECK (char_length(note) >= 1 AND char_length(note) <= 500),
  constraint casting_reviews_rating_check CHECK (rating >= 1 AND rating <= 5),
  constraint casting_reviews_verdict_check CHECK (verdict = ANY (ARRAY['green'::text, 'amber'::text, 'red'::text]))
);

create table casting_runs (
  id text not null,
  casting_id text not null,
  call_index integer not null,
  started_at timestamp with time zone not null default clock_timestamp(),
  ended_at timestamp with time zone,
  ended_by text,
  constraint casting_runs_pkey PRIMARY KEY (id),
  constraint casting_runs_casting_id_fkey FOREIGN KEY (casting_id) REFERENCES castings(id) ON DELETE CASCADE,
  constraint casting_runs_ended_by_check CHECK (ended_by = ANY (ARRAY['quota'::text, 'cap'::text, 'balance'::text, 'pool'::text, 'failed'::text, 'launch_failed'::text]))
);

create table casting_verdicts (
  casting_id text not null,
  talent_id text not null,
  run_id text not null,
  wave integer not null,
  verdict text not null,
  verdict_rank smallint not null generated always as (
CASE verdict
    WHEN 'green'::text THEN 0
    WHEN 'amber'::text THEN 1
    ELSE 2
END) stored,
  judged_order integer not null,
  scoring jsonb,
  profile_version integer not null,
  judge text not null,
  judged_at timestamp with time zone not null default clock_timestamp(),
  charged_at timestamp with time zone,
  model_input_tokens integer not null default 0,
  model_output_tokens integer not null default 0,
  was_kept boolean not null default false,
  weakness smallint,
  constraint casting_verdicts_pkey PRIMARY KEY (casting_id, talent_id),
  constraint casting_verdicts_casting_id_verdict_rank_judged_order_key UNIQUE (casting_id, verdict_rank, judged_order),
  constraint casting_verdicts_casting_id_fkey FOREIGN KEY (casting_id) REFERENCES castings(id) ON DELETE CASCADE,
  constraint casting_verdicts_run_id_fkey FOREIGN KEY (run_id) REFERENCES casting_runs(id) ON DELETE CASCADE,
  constraint casting_verdicts_verdict_check CHECK (verdict = ANY (ARRAY['green'::text, 'amber'::text, 'red'::text]))
) with (autovacuum_vacuum_scale_factor=0.02);

create table casting_waves (
  casting_id text not null,
  wave integer not null,
  run_id text not null,
  reserved integer not null,
  charged integer,
  returned integer,
  ended_by text,
  started_at timestamp with time zone not null default clock_timestamp(),
  ended_at timestamp with time zone,
  constraint casting_waves_pkey PRIMARY KEY (casting_id, wave),
  constraint casting_waves_casting_id_fkey FOREIGN KEY (casting_id) REFERENCES castings(id) ON DELETE CASCADE,
  constraint casting_waves_run_id_fkey FOREIGN KEY (run_id) REFERENCES casting_runs(id) ON DELETE CASCADE
);

create table castings (
  id text not null,
  workspace_id text not null,
  key_id text,
  identity bytea not null,
  source text not null,
  prompt text,
  filters jsonb not null,
  criterias text[] not null,
  scoring_language text,
  status text not null,
  launch_failed boolean not null default false,
  target_greens integer not null,
  target_max_credits integer not null,
  webhook_url text,
  webhook_verdicts text[],
  custom_params bytea,
  current_call integer not null default 1,
  current_wave integer not null default 0,
  green integer not null default 0,
  amber integer not null default 0,
  red integer not null default 0,
  credits_charged integer not null default 0,
  created_at timestamp with time zone not null default now(),
  seq bigint not null generated always as identity,
  rejudge_of text,
  credits_per_talent integer not null default 2,
  first_delivered_at timestamp with time zone,
  requested_by text,
  constraint castings_pkey PRIMARY KEY (id),
  constraint castings_rejudge_of_fkey FOREIGN KEY (rejudge_of) REFERENCES castings(id),
  constraint castings_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id),
  constraint castings_charged_at_end_check CHECK (status = 'running'::text OR credits_charged = (credits_per_talent * (green + amber + red))),
  constraint castings_charged_check CHECK (credits_charged <= (credits_per_talent * (green + amber + red))),
  constraint castings_credits_per_talent_check CHECK (credits_per_talent = ANY (ARRAY[0, 2])),
  constraint castings_criterias_check CHECK (cardinality(criterias) > 0),
  constraint castings_free_check CHECK (credits_per_talent = 2 OR rejudge_of IS NOT NULL),
  constraint castings_scoring_language_check CHECK (scoring_language = ANY (ARRAY['en'::text, 'fr'::text])),
  constraint castings_source_check CHECK (source = ANY (ARRAY['filters'::text, 'prompt'::text])),
  constraint castings_status_check CHECK (status = ANY (ARRAY['running'::text, 'can_continue'::text, 'pool_exhausted'::text, 'failed_retryable'::text])),
  constraint castings_target_greens_check CHECK (target_greens >= 1 AND (rejudge_of IS NOT NULL OR target_greens <= 50)),
  constraint castings_target_max_credits_check CHECK ((target_max_credits % 2) = 0 AND (rejudge_of IS NOT NULL OR target_max_credits >= 2 AND target_max_credits <= 300))
);

create table channel_accounts (
  id text not null,
  workspace_id text not null,
  user_id text,
  type text not null,
  provider text not null,
  address text not null,
  settings bytea,
  state text not null,
  reason text,
  mark text,
  failures integer not null default 0,
  failing_since timestamp with time zone,
  synced_at timestamp with time zone,
  created_at timestamp with time zone not null default clock_timestamp(),
  updated_at timestamp with time zone not null default clock_timestamp(),
  constraint channel_accounts_pkey PRIMARY KEY (id),
  constraint channel_accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint channel_accounts_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id),
  constraint channel_accounts_check CHECK (settings IS NOT NULL OR state = 'disconnected'::text),
  constraint channel_accounts_provider_check CHECK (provider = ANY (ARRAY['imap'::text, 'gmail'::text, 'outlook'::text, 'unipile'::text, 'twilio'::text, 'sandbox'::text])),
  constraint channel_accounts_state_check CHECK (state = ANY (ARRAY['connected'::text, 'syncing'::text, 'disconnected'::text])),
  constraint channel_accounts_type_check CHECK (type = ANY (ARRAY['email'::text, 'proNetwork'::text, 'chat_app'::text, 'sms'::text]))
);

create table contact_counts (
  workspace_id text not null,
  talent_id text not null,
  contacts integer not null,
  constraint contact_counts_pkey PRIMARY KEY (workspace_id, talent_id),
  constraint contact_counts_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talents(id),
  constraint contact_counts_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id),
  constraint contact_counts_contacts_check CHECK (contacts >= 0)
);

create table credit_accounts (
  workspace_id text not null,
  account text not null,
  available bigint not null default 0,
  reserved bigint not null default 0,
  constraint credit_accounts_pkey PRIMARY KEY (workspace_id, account),
  constraint credit_accounts_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id),
  constraint credit_accounts_account_check CHECK (account = ANY (ARRAY['api'::text, 'workspace'::text])),
  constraint credit_accounts_available_check CHECK (available >= 0),
  constraint credit_accounts_reserved_check CHECK (reserved >= 0)
);

create table credit_entries (
  id bigint not null generated always as identity,
  workspace_id text not null,
  account text not null,
  business_key text not null,
  reason text not null,
  holder text,
  granted bigint not null default 0,
  available bigint not null default 0,
  reserved bigint not null default 0,
  spent bigint not null default 0,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint credit_entries_pkey PRIMARY KEY (id),
  constraint credit_entries_workspace_id_account_business_key_key UNIQUE (workspace_id, account, business_key),
  constraint credit_entries_workspace_id_account_fkey FOREIGN KEY (workspace_id, account) REFERENCES credit_accounts(workspace_id, account),
  constraint credit_entries_check CHECK ((granted + available + reserved + spent) = 0),
  constraint credit_entries_check1 CHECK (reserved = 0 OR holder IS NOT NULL)
);

create table credit_holds (
  workspace_id text not null,
  account text not null,
  holder text not null,
  amount bigint not null,
  constraint credit_holds_pkey PRIMARY KEY (workspace_id, account, holder),
  constraint credit_holds_workspace_id_account_fkey FOREIGN KEY (workspace_id, account) REFERENCES credit_accounts(workspace_id, account),
  constraint credit_holds_amount_check CHECK (amount >= 0)
);

create table custom_statuses (
  workspace_id text not null,
  handle text not null,
  label text not null,
  "position" integer not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint custom_statuses_pkey PRIMARY KEY (workspace_id, handle),
  constraint custom_statuses_workspace_id_position_key UNIQUE (workspace_id, "position") DEFERRABLE INITIALLY DEFERRED,
  constraint custom_statuses_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id),
  constraint custom_statuses_handle_check CHECK (handle ~ '^[A-Z][A-Z0-9_]{1,48}$'::text AND (handle <> ALL (ARRAY['TO_BE_CONTACTED'::text, 'CONTACTED'::text, 'NOT_RETAINED'::text, 'OUTREACH_SEQUENCE_STARTED'::text]))),
  constraint custom_statuses_position_check CHECK ("position" >= 0)
);

create table enrichment_attempts (
  id bigint not null generated always as identity,
  enrichment_id text not null,
  workspace_id text not null,
  talent_id text not null,
  provider text not null,
  kind text not null,
  outcome text not null,
  reason text not null,
  asked_again boolean not null default false,
  credits_charged integer not null default 0,
  at timestamp with time zone not null,
  constraint enrichment_attempts_pkey PRIMARY KEY (id),
  constraint enrichment_attempts_enrichment_id_fkey FOREIGN KEY (enrichment_id) REFERENCES enrichments(id),
  constraint enrichment_attempts_check CHECK (credits_charged >= 0 AND (credits_charged = 0 OR outcome = 'found'::text)),
  constraint enrichment_attempts_kind_check CHECK (kind = ANY (ARRAY['email'::text, 'phone'::text])),
  constraint enrichment_attempts_outcome_check CHECK (outcome = ANY (ARRAY['found'::text, 'not_found'::text, 'error'::text, 'skipped'::text]))
);

create table enrichment_calls (
  enrichment_id text not null,
  provider text not null,
  kinds text[] not null,
  state text not null,
  tries integer not null default 0,
  unknowns integer not null default 0,
  ticket_sealed bytea,
  due_at timestamp with time zone not null,
  give_up_at timestamp with time zone,
  constraint enrichment_calls_pkey PRIMARY KEY (enrichment_id, provider),
  constraint enrichment_calls_enrichment_id_fkey FOREIGN KEY (enrichment_id) REFERENCES enrichments(id),
  constraint enrichment_calls_state_check CHECK (state = ANY (ARRAY['asking'::text, 'retrying'::text, 'waiting'::text, 'ended'::text]))
);

create table enrichment_kinds (
  enrichment_id text not null,
  workspace_id text not null,
  talent_id text not null,
  kind text not null,
  price integer not null,
  state text not null default 'open'::text,
  constraint enrichment_kinds_pkey PRIMARY KEY (enrichment_id, kind),
  constraint enrichment_kinds_enrichment_id_fkey FOREIGN KEY (enrichment_id) REFERENCES enrichments(id),
  constraint enrichment_kinds_kind_check CHECK (kind = ANY (ARRAY['email'::text, 'phone'::text])),
  constraint enrichment_kinds_price_check CHECK (price >= 0),
  constraint enrichment_kinds_state_check CHECK (state = ANY (ARRAY['open'::text, 'found'::text, 'not_found'::text, 'cancelled'::text]))
);

create table enrichment_providers (
  id text not null,
  workspace_id text not null,
  type text not null,
  key_sealed bytea not null,
  base_url text,
  kinds text[] not null,
  cost integer not null,
  "position" integer,
  last_outcome text,
  last_reason text,
  last_used_at timestamp with time zone,
  created_at timestamp with time zone not null default clock_timestamp(),
  paused boolean not null default false,
  constraint enrichment_providers_pkey PRIMARY KEY (id),
  constraint enrichment_providers_workspace_id_type_key UNIQUE (workspace_id, type),
  constraint enrichment_providers_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id),
  constraint enrichment_providers_cost_check CHECK (cost >= 0),
  constraint enrichment_providers_kinds_check CHECK (cardinality(kinds) > 0 AND kinds <@ ARRAY['email'::text, 'phone'::text]),
  constraint enrichment_providers_last_outcome_check CHECK (last_outcome = ANY (ARRAY['ok'::text, 'failed'::text])),
  constraint enrichment_providers_position_check CHECK ("position" >= 0),
  constraint enrichment_providers_type_check CHECK (type = ANY (ARRAY['people_data_labs'::text, 'hunter'::text, 'dropcontact'::text, 'full_enrich'::text]))
);

create table enrichments (
  id text not null,
  workspace_id text not null,
  talent_id text not null,
  requested_by text not null,
  started_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint enrichments_pkey PRIMARY KEY (id),
  constraint enrichments_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talents(id),
  constraint enrichments_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id)
);

create table event_feeds (
  workspace_id text not null,
  last_position bigint not null default 0,
  constraint event_feeds_pkey PRIMARY KEY (workspace_id)
);

create table file_removals (
  file_id text not null,
  workspace_id text not null,
  due_at timestamp with time zone not null,
  constraint file_removals_pkey PRIMARY KEY (file_id),
  constraint file_removals_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id)
);

create table idempotency_keys (
  workspace_id text not null,
  key_fingerprint bytea not null,
  request_fingerprint bytea not null,
  claim uuid not null,
  claimed_until timestamp with time zone not null,
  created_at timestamp with time zone not null,
  answered_at timestamp with time zone,
  answer bytea,
  ids_in_answer text[] not null default '{}'::text[],
  erased_meanwhile text[] not null default '{}'::text[],
  constraint idempotency_keys_pkey PRIMARY KEY (workspace_id, key_fingerprint),
  constraint idempotency_keys_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id),
  constraint idempotency_keys_check CHECK (answer IS NULL OR answered_at IS NOT NULL)
) with (autovacuum_vacuum_scale_factor=0.02);

create table identity_proposals (
  id text not null,
  workspace_id text not null,
  talent_id text not null,
  other_id text not null,
  status text not null,
  created_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  actor text,
  constraint identity_proposals_pkey PRIMARY KEY (id),
  constraint identity_proposals_talent_id_other_id_key UNIQUE (talent_id, other_id),
  constraint identity_proposals_other_id_fkey FOREIGN KEY (other_id) REFERENCES talents(id) ON DELETE CASCADE,
  constraint identity_proposals_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talents(id) ON DELETE CASCADE,
  constraint identity_proposals_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id),
  constraint identity_proposals_status_check CHECK (status = ANY (ARRAY['open'::text, 'merged'::text, 'dismissed'::text]))
);

create table import_progress (
  fingerprint bytea not null,
  rows_done integer not null,
  line integer not null,
  imported integer not null,
  updated integer not null,
  rejected integer not null,
  changed_at timestamp with time zone not null,
  constraint import_progress_pkey PRIMARY KEY (fingerprint)
);

create table installation (
  only_row boolean not null default true,
  secret_fingerprint bytea not null,
  constraint installation_pkey PRIMARY KEY (only_row),
  constraint installation_only_row_check CHECK (only_row)
);

create unlogged table ip_attempts (
  place_group integer not null,
  place smallint not null,
  ip text not null,
  window_start timestamp with time zone not null,
  failures integer not null,
  blocked_until timestamp with time zone,
  constraint ip_attempts_pkey PRIMARY KEY (place_group, place),
  constraint ip_attempts_ip_key UNIQUE (ip),
  constraint ip_attempts_place_check CHECK (place >= 0 AND place <= 7),
  constraint ip_attempts_place_group_check CHECK (place_group >= 0 AND place_group <= 8191)
) with (fillfactor=70);

create table judgements (
  workspace_id text not null,
  talent_id text not null,
  profile_version integer not null,
  question bytea not null,
  month date not null,
  answer bytea not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint judgements_pkey PRIMARY KEY (workspace_id, talent_id, question, profile_version, month),
  constraint judgements_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talents(id) ON DELETE CASCADE,
  constraint judgements_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE,
  constraint judgements_month_check CHECK (EXTRACT(day FROM month) = 1::numeric),
  constraint judgements_question_check CHECK (octet_length(question) = 32)
) with (autovacuum_vacuum_scale_factor=0.02);

create table key_windows (
  key_id text not null,
  buckets bigint[] not null default '{0,0,0,0,0}'::bigint[],
  counts bigint[] not null default '{0,0,0,0,0}'::bigint[],
  last_used_at timestamp with time zone,
  constraint key_windows_pkey PRIMARY KEY (key_id),
  constraint key_windows_key_id_fkey FOREIGN KEY (key_id) REFERENCES api_keys(id) ON DELETE CASCADE
) with (fillfactor=50);

create table live_events (
  seq bigint not null generated always as identity,
  workspace_id text not null,
  xid xid8 not null default pg_current_xact_id(),
  type text not null,
  ids json not null,
  at timestamp with time zone not null default clock_timestamp(),
  constraint live_events_pkey PRIMARY KEY (seq)
) with (autovacuum_vacuum_scale_factor=0.02);

create table memberships (
  workspace_id text not null,
  user_id text not null,
  role text not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  joined_at timestamp with time zone,
  ended_at timestamp with time zone,
  constraint memberships_pkey PRIMARY KEY (workspace_id, user_id),
  constraint memberships_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint memberships_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id),
  constraint memberships_role_check CHECK (role = ANY (ARRAY['owner'::text, 'recruiter'::text, 'viewer'::text]))
);

create table milestones (
  name text not null,
  at timestamp with time zone not null,
  constraint milestones_pkey PRIMARY KEY (name)
);

create table model_calls (
  id uuid not null,
  workspace_id text not null,
  until timestamp with time zone not null,
  constraint model_calls_pkey PRIMARY KEY (id)
);

create table notifications (
  id text not null,
  workspace_id text not null,
  user_id text not null,
  type text not null,
  subject jsonb not null,
  cause text not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  read_at timestamp with time zone,
  constraint notifications_pkey PRIMARY KEY (id),
  constraint notifications_workspace_id_user_id_cause_key UNIQUE (workspace_id, user_id, cause),
  constraint notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint notifications_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id)
);

create table oauth_artifacts (
  kind text not null,
  hash bytea not null,
  payload bytea not null,
  grant_hash bytea,
  uid_hash bytea,
  key_id text,
  audience text,
  scopes text[],
  expires_at timestamp with time zone not null,
  consumed_at timestamp with time zone,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint oauth_artifacts_pkey PRIMARY KEY (kind, hash),
  constraint oauth_artifacts_uid_hash_key UNIQUE (uid_hash),
  constraint oauth_artifacts_key_id_fkey FOREIGN KEY (key_id) REFERENCES api_keys(id) ON DELETE CASCADE,
  constraint oauth_artifacts_audience_check CHECK (audience = ANY (ARRAY['api'::text, 'mcp'::text, 'all'::text])),
  constraint oauth_artifacts_check CHECK (kind <> 'AccessToken'::text OR key_id IS NOT NULL AND audience IS NOT NULL AND scopes IS NOT NULL),
  constraint oauth_artifacts_kind_check CHECK (kind = ANY (ARRAY['Session'::text, 'Interaction'::text, 'Grant'::text, 'AuthorizationCode'::text, 'AccessToken'::text, 'RefreshToken'::text]))
);

create table oauth_clients (
  id text not null,
  metadata bytea not null,
  created_at timestamp with time zone not null default now(),
  consented_at timestamp with time zone,
  constraint oauth_clients_pkey PRIMARY KEY (id)
);

create unlogged table oauth_introductions (
  ip text not null,
  window_start timestamp with time zone not null,
  count integer not null,
  constraint oauth_introductions_pkey PRIMARY KEY (ip)
);

create table outreach_conversations (
  candidate_id text not null,
  workspace_id text not null,
  talent_id text not null,
  sourcing_id text not null,
  assignee_user_id text,
  last_reply_id text not null,
  last_reply_at timestamp with time zone not null,
  unread boolean not null default true,
  answered_at timestamp with time zone,
  mark text,
  marked_at timestamp with time zone,
  marked_by text,
  constraint outreach_conversations_pkey PRIMARY KEY (candidate_id),
  constraint outreach_conversations_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidates(id),
  constraint outreach_conversations_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id),
  constraint outreach_conversations_check CHECK ((mark IS NULL) = (marked_at IS NULL)),
  constraint outreach_conversations_mark_check CHECK (mark = ANY (ARRAY['interested'::text, 'not_now'::text, 'wrong_person'::text]))
);

create table outreach_events (
  account_id text not null,
  event_key text not null,
  workspace_id text not null,
  run_id text not null,
  kind text not null,
  at timestamp with time zone not null,
  constraint outreach_events_pkey PRIMARY KEY (account_id, event_key),
  constraint outreach_events_run_id_fkey FOREIGN KEY (run_id) REFERENCES sequence_runs(id) ON DELETE CASCADE,
  constraint outreach_events_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id),
  constraint outreach_events_kind_check CHECK (kind = ANY (ARRAY['reply'::text, 'bounce'::text, 'accepted'::text, 'unsubscribe'::text]))
);

create table outreach_messages (
  id text not null,
  workspace_id text not null,
  run_id text not null,
  step_id text,
  talent_id text not null,
  account_id text,
  channel text not null,
  sent_on date not null,
  claimed_at timestamp with time zone not null default clock_timestamp(),
  sent_at timestamp with time zone,
  outcome text not null default 'claimed'::text,
  reason text,
  provider_message_id text,
  thread_id text,
  address_fingerprint bytea,
  bounced_at timestamp with time zone,
  body bytea,
  written_by text,
  reply_id text,
  blocked_since timestamp with time zone,
  subject_variant text,
  constraint outreach_messages_pkey PRIMARY KEY (id),
  constraint outreach_messages_run_id_step_id_key UNIQUE (run_id, step_id),
  constraint outreach_messages_run_id_fkey FOREIGN KEY (run_id) REFERENCES sequence_runs(id) ON DELETE CASCADE,
  constraint outreach_messages_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talents(id),
  constraint outreach_messages_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id),
  constraint outreach_messages_answer_check CHECK ((step_id IS NULL) = (written_by IS NOT NULL) AND (step_id IS NULL OR outcome <> 'queued'::text)),
  constraint outreach_messages_channel_check CHECK (channel = ANY (ARRAY['email'::text, 'proNetwork'::text, 'chat_app'::text, 'sms'::text])),
  constraint outreach_messages_outcome_check CHECK (outcome = ANY (ARRAY['queued'::text, 'claimed'::text, 'sent'::text, 'failed'::text, 'unknown'::text])),
  constraint outreach_messages_subject_variant_check CHECK (subject_variant = ANY (ARRAY['A'::text, 'B'::text]))
);

create table outreach_replies (
  id text not null,
  workspace_id text not null,
  candidate_id text not null,
  talent_id text not null,
  run_id text not null,
  account_id text not null,
  event_key text not null,
  channel text not null,
  received_at timestamp with time zone not null,
  provider_message_id text,
  thread_id text,
  body bytea,
  constraint outreach_replies_pkey PRIMARY KEY (id),
  constraint outreach_replies_account_id_event_key_key UNIQUE (account_id, event_key),
  constraint outreach_replies_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidates(id),
  constraint outreach_replies_run_id_fkey FOREIGN KEY (run_id) REFERENCES sequence_runs(id) ON DELETE CASCADE,
  constraint outreach_replies_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id),
  constraint outreach_replies_channel_check CHECK (channel = ANY (ARRAY['email'::text, 'proNetwork'::text, 'chat_app'::text, 'sms'::text]))
);

create table outreach_suppressions (
  workspace_id text not null,
  address_fingerprint bytea not null,
  reason text not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  id text not null,
  kind text,
  hint bytea,
  added_by text,
  constraint outreach_suppressions_pkey PRIMARY KEY (workspace_id, address_fingerprint),
  constraint outreach_suppressions_id_key UNIQUE (id),
  constraint outreach_suppressions_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id),
  constraint outreach_suppressions_kind_check CHECK (kind = ANY (ARRAY['email'::text, 'phone'::text])),
  constraint outreach_suppressions_reason_check CHECK (reason = ANY (ARRAY['unsubscribed'::text, 'bounced'::text, 'blocked'::text]))
);

create table outreach_talent_days (
  workspace_id text not null,
  talent_id text not null,
  day date not null,
  blueprint_id text not null,
  constraint outreach_talent_days_pkey PRIMARY KEY (workspace_id, talent_id, day),
  constraint outreach_talent_days_blueprint_id_fkey FOREIGN KEY (blueprint_id) REFERENCES sequence_blueprints(id),
  constraint outreach_talent_days_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talents(id),
  constraint outreach_talent_days_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id)
);

create table pool_terms (
  workspace_id text not null,
  legal_basis text,
  retention_months integer,
  at_end text not null default 'ask'::text,
  least_stated_months integer,
  next_check_at timestamp with time zone not null,
  constraint pool_terms_pkey PRIMARY KEY (workspace_id),
  constraint pool_terms_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id),
  constraint pool_terms_at_end_check CHECK (at_end = ANY (ARRAY['delete'::text, 'ask'::text])),
  constraint pool_terms_legal_basis_check CHECK (legal_basis = ANY (ARRAY['consent'::text, 'contract'::text, 'legitimate_interest'::text, 'legal_obligation'::text, 'public_task'::text, 'vital_interests'::text])),
  constraint pool_terms_retention_months_check CHECK (retention_months >= 1 AND retention_months <= 1200)
);

create table process_engine (
  only_row boolean not null default true,
  temporal_namespace_id text not null,
  constraint process_engine_pkey PRIMARY KEY (only_row),
  constraint process_engine_only_row_check CHECK (only_row)
);

create table process_signals (
  kind text not null,
  id text not null,
  workspace_id text not null,
  token uuid not null default gen_random_uuid(),
  send_after timestamp with time zone not null default now(),
  constraint process_signals_pkey PRIMARY KEY (kind, id)
);

create table processes (
  kind text not null,
  id text not null,
  workspace_id text not null,
  wake_at timestamp with time zone not null,
  lease_token uuid,
  wakes integer not null default 1,
  failures integer not null default 0,
  last_error text,
  created_at timestamp with time zone not null default now(),
  due boolean not null default false,
  constraint processes_pkey PRIMARY KEY (kind, id)
);

create unlogged table protocol_windows (
  key_id text not null,
  second bigint not null,
  second_count integer not null,
  minute bigint not null,
  minute_count integer not null,
  constraint protocol_windows_pkey PRIMARY KEY (key_id),
  constraint protocol_windows_key_id_fkey FOREIGN KEY (key_id) REFERENCES api_keys(id) ON DELETE CASCADE
) with (fillfactor=50);

create table request_bodies (
  workspace_id text not null,
  tracking_code text not null,
  at timestamp with time zone not null,
  sealed bytea not null,
  constraint request_bodies_pkey PRIMARY KEY (workspace_id, tracking_code)
);

create table request_log (
  workspace_id text not null,
  tracking_code text not null,
  key_id text,
  user_id text,
  method text not null,
  route text,
  status smallint not null,
  error_code text,
  duration_ms real not null,
  at timestamp with time zone not null,
  constraint request_log_pkey PRIMARY KEY (workspace_id, tracking_code)
) with (autovacuum_vacuum_scale_factor=0.02);

create table sandbox_events (
  id bigint not null generated always as identity,
  message_id text not null,
  kind text not null,
  at timestamp with time zone not null default clock_timestamp(),
  words bytea,
  constraint sandbox_events_pkey PRIMARY KEY (id),
  constraint sandbox_events_message_id_fkey FOREIGN KEY (message_id) REFERENCES sandbox_messages(id) ON DELETE CASCADE,
  constraint sandbox_events_kind_check CHECK (kind = ANY (ARRAY['reply'::text, 'accepted'::text, 'bounce'::text]))
);

create table sandbox_messages (
  id text not null,
  workspace_id text not null,
  account_id text not null,
  message_key text not null,
  kind text not null,
  body bytea not null,
  delivered_at timestamp with time zone not null default clock_timestamp(),
  constraint sandbox_messages_pkey PRIMARY KEY (id),
  constraint sandbox_messages_account_id_message_key_key UNIQUE (account_id, message_key),
  constraint sandbox_messages_account_id_fkey FOREIGN KEY (account_id) REFERENCES channel_accounts(id),
  constraint sandbox_messages_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id)
);

create table saved_search_people (
  saved_search_id text not null,
  talent_id text not null,
  workspace_id text not null,
  told_on date,
  constraint saved_search_people_pkey PRIMARY KEY (saved_search_id, talent_id),
  constraint saved_search_people_saved_search_id_fkey FOREIGN KEY (saved_search_id) REFERENCES saved_searches(id) ON DELETE CASCADE
);

create table saved_searches (
  id text not null,
  workspace_id text not null,
  owner_user_id text,
  name text not null,
  prompt text,
  filters jsonb not null,
  criterias text[] not null default '{}'::text[],
  alert text not null,
  match_count integer not null,
  counted_at timestamp with time zone not null,
  due_at timestamp with time zone,
  created_at timestamp with time zone not null default clock_timestamp(),
  updated_at timestamp with time zone not null default clock_timestamp(),
  constraint saved_searches_pkey PRIMARY KEY (id),
  constraint saved_searches_workspace_id_name_key UNIQUE (workspace_id, name),
  constraint saved_searches_owner_user_id_fkey FOREIGN KEY (owner_user_id) REFERENCES users(id),
  constraint saved_searches_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id),
  constraint saved_searches_alert_check CHECK (alert = ANY (ARRAY['off'::text, 'daily'::text, 'weekly'::text])),
  constraint saved_searches_check CHECK ((alert = 'off'::text) = (due_at IS NULL))
);

create table saved_views (
  id text not null,
  workspace_id text not null,
  owner_id text not null,
  page text not null,
  name text not null,
  query text not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  updated_at timestamp with time zone not null default clock_timestamp(),
  constraint saved_views_pkey PRIMARY KEY (id),
  constraint saved_views_workspace_id_owner_id_page_name_key UNIQUE (workspace_id, owner_id, page, name),
  constraint saved_views_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id)
);

create table scim_connections (
  workspace_id text not null,
  token_hash bytea not null,
  role_attribute text,
  roles jsonb not null default '[]'::jsonb,
  default_role text not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  updated_at timestamp with time zone not null default clock_timestamp(),
  last_used_at timestamp with time zone,
  constraint scim_connections_pkey PRIMARY KEY (workspace_id),
  constraint scim_connections_token_hash_key UNIQUE (token_hash),
  constraint scim_connections_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE,
  constraint scim_connections_default_role_check CHECK (default_role = ANY (ARRAY['owner'::text, 'recruiter'::text, 'viewer'::text])),
  constraint scim_connections_role_attribute_check CHECK (role_attribute = ANY (ARRAY['roles'::text, 'userType'::text, 'title'::text, 'department'::text]))
);

create table scim_users (
  workspace_id text not null,
  user_id text not null,
  user_name text not null,
  external_id text,
  attributes jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null default clock_timestamp(),
  updated_at timestamp with time zone not null default clock_timestamp(),
  constraint scim_users_pkey PRIMARY KEY (workspace_id, user_id),
  constraint scim_users_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint scim_users_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);

create table search_alerts (
  saved_search_id text not null,
  day date not null,
  workspace_id text not null,
  new_matches integer not null,
  at timestamp with time zone not null default clock_timestamp(),
  mail text not null,
  mail_attempts integer not null default 0,
  constraint search_alerts_pkey PRIMARY KEY (saved_search_id, day),
  constraint search_alerts_saved_search_id_fkey FOREIGN KEY (saved_search_id) REFERENCES saved_searches(id) ON DELETE CASCADE,
  constraint search_alerts_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id),
  constraint search_alerts_mail_check CHECK (mail = ANY (ARRAY['none'::text, 'queued'::text, 'claimed'::text, 'sent'::text, 'failed'::text, 'unknown'::text])),
  constraint search_alerts_new_matches_check CHECK (new_matches > 0)
);

create table search_transactions (
  id text not null,
  workspace_id text not null,
  key_id text,
  kind text not null,
  request jsonb not null,
  talent_ids text[] not null,
  estimation_count integer not null,
  credits_charged integer not null,
  created_at timestamp with time zone not null default now(),
  paid_before integer not null default 0,
  requested_by text,
  constraint search_transactions_pkey PRIMARY KEY (id),
  constraint search_transactions_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id),
  constraint search_transactions_credits CHECK ((credits_charged + paid_before) = cardinality(talent_ids)),
  constraint search_transactions_kind_check CHECK (kind = ANY (ARRAY['filters'::text, 'prompt'::text]))
);

create table sequence_blueprints (
  id text not null,
  workspace_id text not null,
  sourcing_id text not null,
  name text not null,
  steps json not null,
  config json not null,
  created_by_user_id text,
  created_at timestamp with time zone not null default clock_timestamp(),
  updated_at timestamp with time zone not null default clock_timestamp(),
  deleted_at timestamp with time zone,
  constraint sequence_blueprints_pkey PRIMARY KEY (id),
  constraint sequence_blueprints_created_by_user_id_fkey FOREIGN KEY (created_by_user_id) REFERENCES users(id),
  constraint sequence_blueprints_sourcing_id_fkey FOREIGN KEY (sourcing_id) REFERENCES sourcings(id),
  constraint sequence_blueprints_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id)
);

create table sequence_run_steps (
  run_id text not null,
  step_id text not null,
  "position" integer not null,
  state text not null default 'pending'::text,
  due_at timestamp with time zone,
  done_at timestamp with time zone,
  reason text,
  draft bytea,
  approved_at timestamp with time zone,
  approved_by text,
  blocked_since timestamp with time zone,
  slot_account_id text,
  slot_at timestamp with time zone,
  constraint sequence_run_steps_pkey PRIMARY KEY (run_id, step_id),
  constraint sequence_run_steps_run_id_position_key UNIQUE (run_id, "position"),
  constraint sequence_run_steps_run_id_fkey FOREIGN KEY (run_id) REFERENCES sequence_runs(id) ON DELETE CASCADE,
  constraint sequence_run_steps_check CHECK ((slot_account_id IS NULL) = (slot_at IS NULL)),
  constraint sequence_run_steps_state_check CHECK (state = ANY (ARRAY['pending'::text, 'waiting_approval'::text, 'waiting'::text, 'sending'::text, 'sent'::text, 'skipped'::text, 'failed'::text, 'cancelled'::text]))
);

create table sequence_runs (
  id text not null,
  workspace_id text not null,
  blueprint_id text not null,
  candidate_id text not null,
  talent_id text not null,
  sourcing_id text not null,
  steps json not null,
  config json not null,
  sender_user_id text,
  state text not null default 'running'::text,
  stop_reason text,
  current_step_id text,
  replied_at timestamp with time zone,
  invitation_accepted_at timestamp with time zone,
  started_at timestamp with time zone not null default clock_timestamp(),
  ended_at timestamp with time zone,
  constraint sequence_runs_pkey PRIMARY KEY (id),
  constraint sequence_runs_blueprint_id_fkey FOREIGN KEY (blueprint_id) REFERENCES sequence_blueprints(id),
  constraint sequence_runs_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidates(id),
  constraint sequence_runs_sender_user_id_fkey FOREIGN KEY (sender_user_id) REFERENCES users(id),
  constraint sequence_runs_sourcing_id_fkey FOREIGN KEY (sourcing_id) REFERENCES sourcings(id),
  constraint sequence_runs_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talents(id),
  constraint sequence_runs_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id),
  constraint sequence_runs_check CHECK ((ended_at IS NOT NULL) = (state = ANY (ARRAY['completed'::text, 'stopped'::text, 'failed'::text]))),
  constraint sequence_runs_state_check CHECK (state = ANY (ARRAY['running'::text, 'waiting'::text, 'completed'::text, 'stopped'::text, 'failed'::text]))
);

create table share_feedback (
  share_link_id text not null,
  candidate_id text not null,
  workspace_id text not null,
  sourcing_id text not null,
  talent_id text not null,
  thumb text,
  comment text,
  author text,
  at timestamp with time zone not null default clock_timestamp(),
  constraint share_feedback_pkey PRIMARY KEY (share_link_id, candidate_id),
  constraint share_feedback_candidate_id_fkey FOREIGN KEY (candidate_id) REFERENCES candidates(id),
  constraint share_feedback_share_link_id_fkey FOREIGN KEY (share_link_id) REFERENCES share_links(id) ON DELETE CASCADE,
  constraint share_feedback_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id),
  constraint share_feedback_check CHECK (thumb IS NOT NULL OR comment IS NOT NULL),
  constraint share_feedback_thumb_check CHECK (thumb = ANY (ARRAY['up'::text, 'down'::text]))
);

create table share_links (
  id text not null,
  workspace_id text not null,
  sourcing_id text not null,
  token_hash bytea not null,
  created_by text not null,
  candidate_ids text[],
  shows_contacts boolean not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  opened_at timestamp with time zone,
  constraint share_links_pkey PRIMARY KEY (id),
  constraint share_links_token_hash_key UNIQUE (token_hash),
  constraint share_links_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint share_links_sourcing_id_fkey FOREIGN KEY (sourcing_id) REFERENCES sourcings(id),
  constraint share_links_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id)
);

create unlogged table sign_in_attempts (
  place_group integer not null,
  place smallint not null,
  subject text not null,
  window_end timestamp with time zone not null,
  attempts integer not null,
  blocked_until timestamp with time zone,
  constraint sign_in_attempts_pkey PRIMARY KEY (place_group, place),
  constraint sign_in_attempts_subject_key UNIQUE (subject),
  constraint sign_in_attempts_place_check CHECK (place >= 0 AND place <= 7),
  constraint sign_in_attempts_place_group_check CHECK (place_group >= 0 AND place_group <= 8191)
) with (fillfactor=70);

create table sign_in_links (
  token_hash bytea not null,
  user_id text not null,
  workspace_id text,
  created_at timestamp with time zone not null default clock_timestamp(),
  expires_at timestamp with time zone not null,
  mailed boolean not null default false,
  constraint sign_in_links_pkey PRIMARY KEY (token_hash),
  constraint sign_in_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint sign_in_links_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE,
  constraint sign_in_links_mailed_invitation CHECK (NOT mailed OR workspace_id IS NOT NULL)
);

create unlogged table socket_failures (
  counter integer not null,
  window_start timestamp with time zone not null,
  failures integer not null,
  constraint socket_failures_pkey PRIMARY KEY (counter),
  constraint socket_failures_counter_check CHECK (counter >= 0 AND counter <= 65535)
) with (fillfactor=70);

create table sourcings (
  id text not null,
  workspace_id text not null,
  number integer not null,
  name text not null,
  owner_user_id text,
  created_by_key_id text,
  status text not null default 'in-progress'::text,
  job_title text,
  location text,
  created_at timestamp with time zone not null default clock_timestamp(),
  updated_at timestamp with time zone not null default clock_timestamp(),
  description text,
  constraint sourcings_pkey PRIMARY KEY (id),
  constraint sourcings_workspace_id_id_key UNIQUE (workspace_id, id),
  constraint sourcings_workspace_id_number_key UNIQUE (workspace_id, number),
  constraint sourcings_owner_user_id_fkey FOREIGN KEY (owner_user_id) REFERENCES users(id),
  constraint sourcings_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id),
  constraint sourcings_somebody_made_it CHECK (owner_user_id IS NOT NULL OR created_by_key_id IS NOT NULL),
  constraint sourcings_status_check CHECK (status = ANY (ARRAY['in-progress'::text, 'closed'::text]))
);

create table sso_connections (
  workspace_id text not null,
  issuer text not null,
  client_id text not null,
  client_secret bytea not null,
  role_claim text,
  roles jsonb not null default '[]'::jsonb,
  default_role text,
  enforced boolean not null default false,
  created_at timestamp with time zone not null default clock_timestamp(),
  updated_at timestamp with time zone not null default clock_timestamp(),
  constraint sso_connections_pkey PRIMARY KEY (workspace_id),
  constraint sso_connections_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE,
  constraint sso_connections_default_role_check CHECK (default_role = ANY (ARRAY['owner'::text, 'recruiter'::text, 'viewer'::text]))
);

create table sso_identities (
  workspace_id text not null,
  issuer text not null,
  subject text not null,
  user_id text not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint sso_identities_pkey PRIMARY KEY (workspace_id, issuer, subject),
  constraint sso_identities_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint sso_identities_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);

create table talent_contacts (
  talent_id text not null,
  kind text not null,
  value_sealed bytea not null,
  value_fingerprint bytea not null,
  provider text not null,
  found_at timestamp with time zone not null,
  constraint talent_contacts_pkey PRIMARY KEY (talent_id, kind, value_fingerprint),
  constraint talent_contacts_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talents(id) ON DELETE CASCADE,
  constraint talent_contacts_kind_check CHECK (kind = ANY (ARRAY['email'::text, 'phone'::text]))
);

create table talent_identity_keys (
  talent_id text not null,
  key bigint not null,
  workspace_id text not null,
  constraint talent_identity_keys_pkey PRIMARY KEY (talent_id, key)
);

create table talent_import_chunks (
  import_id text not null,
  "position" integer not null,
  bytes bytea not null,
  constraint talent_import_chunks_pkey PRIMARY KEY (import_id, "position"),
  constraint talent_import_chunks_import_id_fkey FOREIGN KEY (import_id) REFERENCES talent_imports(id) ON DELETE CASCADE
);

create table talent_import_headings (
  workspace_id text not null,
  heading text not null,
  field text,
  actor text not null,
  decided_at timestamp with time zone not null,
  constraint talent_import_headings_pkey PRIMARY KEY (workspace_id, heading),
  constraint talent_import_headings_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id)
);

create table talent_import_rejects (
  import_id text not null,
  row_number integer not null,
  file text,
  reason text not null,
  cells_sealed bytea,
  constraint talent_import_rejects_pkey PRIMARY KEY (import_id, row_number),
  constraint talent_import_rejects_import_id_fkey FOREIGN KEY (import_id) REFERENCES talent_imports(id) ON DELETE CASCADE
);

create table talent_import_stages (
  import_id text not null,
  stage text not null,
  status_handle text not null,
  is_known boolean not null,
  people integer not null,
  constraint talent_import_stages_pkey PRIMARY KEY (import_id, stage),
  constraint talent_import_stages_import_id_fkey FOREIGN KEY (import_id) REFERENCES talent_imports(id) ON DELETE CASCADE
);

create table talent_imports (
  id text not null,
  workspace_id text not null,
  status text not null,
  file_name text not null,
  format text,
  mapping json,
  dry_run boolean not null,
  actor text not null,
  rows_read integer not null default 0,
  created integer not null default 0,
  updated integer not null default 0,
  merged integer not null default 0,
  rejected integer not null default 0,
  failure text,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  proposed integer not null default 0,
  stored_bytes bigint not null default 0,
  legal_basis text,
  retention_months integer,
  key_id text,
  sourcing_id text,
  language text,
  candidates integer not null default 0,
  notes integer not null default 0,
  constraint talent_imports_pkey PRIMARY KEY (id),
  constraint talent_imports_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id),
  constraint talent_imports_workspace_id_sourcing_id_fkey FOREIGN KEY (workspace_id, sourcing_id) REFERENCES sourcings(workspace_id, id),
  constraint talent_imports_status_check CHECK (status = ANY (ARRAY['uploading'::text, 'queued'::text, 'running'::text, 'completed'::text, 'failed'::text, 'undoing'::text, 'undone'::text]))
);

create table talent_keeps (
  talent_id text not null,
  workspace_id text not null,
  kept_until timestamp with time zone not null,
  actor text not null,
  decided_at timestamp with time zone not null,
  constraint talent_keeps_pkey PRIMARY KEY (talent_id),
  constraint talent_keeps_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talents(id) ON DELETE CASCADE,
  constraint talent_keeps_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id)
);

create table talent_merges (
  talent_id text not null,
  survivor_id text not null,
  workspace_id text not null,
  moved_ids text[] not null,
  actor text not null,
  merged_at timestamp with time zone not null,
  constraint talent_merges_pkey PRIMARY KEY (talent_id, survivor_id),
  constraint talent_merges_survivor_id_fkey FOREIGN KEY (survivor_id) REFERENCES talents(id) ON DELETE CASCADE,
  constraint talent_merges_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talents(id) ON DELETE CASCADE,
  constraint talent_merges_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id)
);

create table talent_notices (
  talent_id text not null,
  workspace_id text not null,
  informed_at timestamp with time zone not null,
  how text not null,
  actor text not null,
  recorded_at timestamp with time zone not null,
  constraint talent_notices_pkey PRIMARY KEY (talent_id),
  constraint talent_notices_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talents(id) ON DELETE CASCADE,
  constraint talent_notices_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id),
  constraint talent_notices_how_check CHECK (how = ANY (ARRAY['email'::text, 'message'::text, 'phone'::text, 'letter'::text, 'in_person'::text, 'already_knew'::text, 'sequence'::text]))
);

create table talent_originals (
  id text not null,
  workspace_id text not null,
  talent_id text not null,
  import_id text,
  fingerprint bytea not null,
  key_sealed bytea not null,
  details_sealed bytea not null,
  size integer not null,
  stored_at timestamp with time zone not null,
  constraint talent_originals_pkey PRIMARY KEY (id),
  constraint talent_originals_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talents(id) ON DELETE CASCADE,
  constraint talent_originals_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id)
);

create table talent_records (
  id bigint not null generated always as identity,
  workspace_id text not null,
  talent_id text not null,
  import_id text,
  is_edit boolean not null default false,
  fields json,
  contact_fingerprints bytea[] not null default '{}'::bytea[],
  actor text not null,
  received_at timestamp with time zone not null,
  legal_basis text,
  retention_months integer,
  key_id text,
  repeats_id bigint,
  constraint talent_records_pkey PRIMARY KEY (id),
  constraint talent_records_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talents(id) ON DELETE CASCADE,
  constraint talent_records_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id)
);

create table talent_refreshes (
  talent_id text not null,
  claimed_until timestamp with time zone,
  next_at timestamp with time zone not null default '-infinity'::timestamp with time zone,
  failures integer not null default 0,
  outcome text,
  constraint talent_refreshes_pkey PRIMARY KEY (talent_id),
  constraint talent_refreshes_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talents(id) ON DELETE CASCADE,
  constraint talent_refreshes_outcome_check CHECK (outcome = ANY (ARRAY['refreshed'::text, 'unknown'::text, 'refused'::text, 'failed'::text]))
);

create table talents (
  id text not null,
  pro_network_url text,
  profile json,
  version integer not null default 1,
  changed_xid xid8 not null default pg_current_xact_id(),
  imported_at timestamp with time zone not null,
  refreshed_at timestamp with time zone not null,
  erased_at timestamp with time zone,
  erased_url_fingerprint bytea,
  workspace_id text,
  source_id text,
  erased_fingerprints bytea[],
  is_removed boolean not null default false,
  merged_into text,
  constraint talents_pkey PRIMARY KEY (id),
  constraint talents_merged_into_fkey FOREIGN KEY (merged_into) REFERENCES talents(id),
  constraint talents_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id),
  constraint talents_check CHECK ((profile IS NULL) = (erased_at IS NOT NULL)),
  constraint talents_check1 CHECK (erased_at IS NULL OR pro_network_url IS NULL),
  constraint talents_source_ids_are_own CHECK (source_id IS NULL OR workspace_id IS NOT NULL)
) with (toast_tuple_target=8160);

create table talents_paid (
  workspace_id text not null,
  talent_id text not null,
  constraint talents_paid_pkey PRIMARY KEY (workspace_id, talent_id),
  constraint talents_paid_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talents(id) ON DELETE CASCADE,
  constraint talents_paid_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id)
);

create table test_emails (
  id bigint not null generated always as identity,
  workspace_id text not null,
  user_id text not null,
  sent_at timestamp with time zone not null,
  constraint test_emails_pkey PRIMARY KEY (id),
  constraint test_emails_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint test_emails_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id)
);

create table users (
  id text not null,
  name text not null,
  email text,
  language text,
  created_at timestamp with time zone not null default now(),
  email_verified boolean not null default false,
  image text,
  updated_at timestamp with time zone not null default clock_timestamp(),
  local_to text,
  local_email text,
  two_factor_enabled boolean not null default false,
  constraint users_pkey PRIMARY KEY (id),
  constraint users_local_to_fkey FOREIGN KEY (local_to) REFERENCES workspaces(id),
  constraint users_email_in_small_letters CHECK (email = lower(email)),
  constraint users_language_check CHECK (language = ANY (ARRAY['en'::text, 'fr'::text])),
  constraint users_local_in_small_letters CHECK (local_email = lower(local_email)),
  constraint users_local_or_proved CHECK ((local_to IS NULL) = (local_email IS NULL) AND (local_email IS NULL OR email IS NULL))
);

create table vocabularies (
  publisher text not null,
  roles text not null,
  skills text not null,
  report jsonb not null,
  imported_at timestamp with time zone not null default clock_timestamp(),
  constraint vocabularies_pkey PRIMARY KEY (publisher),
  constraint vocabularies_publisher_check CHECK (publisher = ANY (ARRAY['esco'::text, 'onet'::text, 'rome'::text])),
  constraint vocabularies_report_check CHECK (jsonb_typeof(report) = 'object'::text)
);

create table webhook_secrets (
  id bigint not null generated always as identity,
  workspace_id text not null,
  casting_id text,
  sealed bytea not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  expires_at timestamp with time zone,
  constraint webhook_secrets_pkey PRIMARY KEY (id),
  constraint webhook_secrets_casting_id_fkey FOREIGN KEY (casting_id) REFERENCES castings(id) ON DELETE CASCADE,
  constraint webhook_secrets_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id)
);

create table workers (
  id uuid not null,
  kinds text[] not null,
  seen_at timestamp with time zone not null default now(),
  constraint workers_pkey PRIMARY KEY (id)
);

create table workspace_contacts (
  workspace_id text not null,
  talent_id text not null,
  kind text not null,
  value_sealed bytea not null,
  value_fingerprint bytea not null,
  place smallint not null,
  provider text not null,
  status text not null,
  usage text,
  found_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  constraint workspace_contacts_pkey PRIMARY KEY (workspace_id, talent_id, kind, value_fingerprint),
  constraint workspace_contacts_talent_id_fkey FOREIGN KEY (talent_id) REFERENCES talents(id),
  constraint workspace_contacts_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id),
  constraint workspace_contacts_kind_check CHECK (kind = ANY (ARRAY['email'::text, 'phone'::text])),
  constraint workspace_contacts_status_check CHECK (status = ANY (ARRAY['verified'::text, 'probable'::text, 'unverified'::text])),
  constraint workspace_contacts_usage_check CHECK (usage = ANY (ARRAY['personal'::text, 'professional'::text]))
);

create table workspace_events (
  seq bigint not null generated always as identity,
  workspace_id text not null,
  "position" bigint,
  type text not null,
  data jsonb not null,
  at timestamp with time zone not null default clock_timestamp(),
  constraint workspace_events_pkey PRIMARY KEY (seq),
  constraint workspace_events_workspace_id_position_key UNIQUE (workspace_id, "position")
) with (autovacuum_vacuum_scale_factor=0.02);

create table workspaces (
  id text not null,
  name text not null,
  capabilities text[] not null default '{}'::text[],
  created_at timestamp with time zone not null default now(),
  language text,
  suspended_at timestamp with time zone,
  suspension_reason text,
  country text,
  protected_proxies text not null default 'warn'::text,
  constraint workspaces_pkey PRIMARY KEY (id),
  constraint workspaces_country_check CHECK (country ~ '^[A-Z]{2}$'::text),
  constraint workspaces_language_check CHECK (language = ANY (ARRAY['en'::text, 'fr'::text])),
  constraint workspaces_protected_proxies_check CHECK (protected_proxies = ANY (ARRAY['warn'::text, 'strict'::text])),
  constraint workspaces_suspension_reason_check CHECK (suspension_reason IS NULL OR suspended_at IS NOT NULL)
);

CREATE INDEX api_keys_workspace ON public.api_keys USING btree (workspace_id);
CREATE INDEX audit_entries_subject ON public.audit_entries USING btree (chain, subject, seq);
CREATE INDEX auth_accounts_user ON public.auth_accounts USING btree (user_id);
CREATE INDEX auth_passkeys_user ON public.auth_passkeys USING btree (user_id);
CREATE INDEX auth_sessions_user ON public.auth_sessions USING btree (user_id);
CREATE INDEX auth_verifications_identifier ON public.auth_verifications USING btree (identifier);
CREATE UNIQUE INDEX backups_running ON public.backups USING btree (((finished_at IS NULL))) WHERE (finished_at IS NULL);
CREATE INDEX backups_started ON public.backups USING btree (started_at DESC);
CREATE INDEX candidate_comments_candidate ON public.candidate_comments USING btree (workspace_id, candidate_id, created_at DESC, id DESC);
CREATE INDEX candidate_comments_sourcing ON public.candidate_comments USING btree (workspace_id, sourcing_id, created_at DESC, id DESC);
CREATE INDEX candidate_comments_talent ON public.candidate_comments USING btree (talent_id);
CREATE INDEX candidate_history_candidate ON public.candidate_history USING btree (candidate_id, id);
CREATE INDEX candidate_imports_candidate ON public.candidate_imports USING btree (candidate_id);
CREATE INDEX candidates_by_change ON public.candidates USING btree (sourcing_id, updated_at, id) INCLUDE (status_handle, workspace_id);
CREATE INDEX candidates_by_city ON public.candidates USING btree (sourcing_id, city_key, id) INCLUDE (status_handle, workspace_id);
CREATE INDEX candidates_by_city_down ON public.candidates USING btree (sourcing_id, city_key DESC NULLS LAST, id DESC) INCLUDE (status_handle, workspace_id);
CREATE INDEX candidates_by_company ON public.candidates USING btree (sourcing_id, company_key, id) INCLUDE (status_handle, workspace_id);
CREATE INDEX candidates_by_company_down ON public.candidates USING btree (sourcing_id, company_key DESC NULLS LAST, id DESC) INCLUDE (status_handle, workspace_id);
CREATE INDEX candidates_by_contacts ON public.candidates USING btree (sourcing_id, contacts_count, id) INCLUDE (status_handle, workspace_id);
CREATE INDEX candidates_by_creation ON public.candidates USING btree (sourcing_id, created_at, id) INCLUDE (status_handle, workspace_id);
CREATE INDEX candidates_by_job_title ON public.candidates USING btree (sourcing_id, job_title_key, id) INCLUDE (status_handle, workspace_id);
CREATE INDEX candidates_by_job_title_down ON public.candidates USING btree (sourcing_id, job_title_key DESC NULLS LAST, id DESC) INCLUDE (status_handle, workspace_id);
CREATE INDEX candidates_by_name ON public.candidates USING btree (sourcing_id, name_key, id) INCLUDE (status_handle, workspace_id);
CREATE INDEX candidates_by_name_down ON public.candidates USING btree (sourcing_id, name_key DESC NULLS LAST, id DESC) INCLUDE (status_handle, workspace_id);
CREATE INDEX candidates_by_rating ON public.candidates USING btree (sourcing_id, user_rating, id) INCLUDE (status_handle, workspace_id);
CREATE INDEX candidates_by_rating_down ON public.candidates USING btree (sourcing_id, user_rating DESC NULLS LAST, id DESC) INCLUDE (status_handle, workspace_id);
CREATE INDEX candidates_by_status ON public.candidates USING btree (sourcing_id, status_handle, id) INCLUDE (workspace_id);
CREATE INDEX candidates_casting ON public.candidates USING btree (workspace_id, casting_id, created_at) WHERE (casting_id IS NOT NULL);
CREATE INDEX candidates_custom_status ON public.candidates USING btree (workspace_id, custom_status_handle) WHERE (custom_status_handle IS NOT NULL);
CREATE INDEX candidates_owned ON public.candidates USING btree (sourcing_id, owner_user_id) WHERE (owner_user_id IS NOT NULL);
CREATE INDEX candidates_search ON public.candidates USING gin (search_text gin_trgm_ops) WITH (fastupdate=off);
CREATE INDEX candidates_talent ON public.candidates USING btree (talent_id);
CREATE INDEX casting_deliveries_age ON public.casting_deliveries USING btree (created_at);
CREATE INDEX casting_deliveries_failed ON public.casting_deliveries USING btree (workspace_id, seq DESC) WHERE (failed_at IS NOT NULL);
CREATE INDEX casting_deliveries_listed ON public.casting_deliveries USING btree (workspace_id, seq DESC);
CREATE UNIQUE INDEX casting_deliveries_once ON public.casting_deliveries USING btree (run_id, COALESCE(talent_id, ''::text));
CREATE INDEX casting_deliveries_page ON public.casting_deliveries USING btree (casting_id, seq DESC);
CREATE INDEX casting_deliveries_received ON public.casting_deliveries USING btree (casting_id, delivered_at) WHERE (delivered_at IS NOT NULL);
CREATE INDEX casting_deliveries_talent ON public.casting_deliveries USING btree (talent_id) WHERE (talent_id IS NOT NULL);
CREATE INDEX casting_deliveries_unclaimed ON public.casting_deliveries USING btree (casting_id) WHERE (claimed_at IS NULL);
CREATE INDEX casting_overrides_talent ON public.casting_overrides USING btree (talent_id);
CREATE INDEX casting_review_history_of ON public.casting_review_history USING btree (casting_id, talent_id, seq);
CREATE INDEX casting_reviews_talent ON public.casting_reviews USING btree (talent_id);
CREATE UNIQUE INDEX casting_runs_one_open ON public.casting_runs USING btree (casting_id) WHERE (ended_at IS NULL);
CREATE INDEX casting_verdicts_age ON public.casting_verdicts USING btree (judged_at) WHERE (scoring IS NOT NULL);
CREATE INDEX casting_verdicts_greens ON public.casting_verdicts USING btree (judged_at) WHERE (verdict = 'green'::text);
CREATE INDEX casting_verdicts_talent ON public.casting_verdicts USING btree (talent_id);
CREATE INDEX casting_verdicts_uncharged ON public.casting_verdicts USING btree (casting_id) WHERE (charged_at IS NULL);
CREATE UNIQUE INDEX casting_waves_one_open ON public.casting_waves USING btree (casting_id) WHERE (ended_at IS NULL);
CREATE INDEX castings_identity ON public.castings USING btree (workspace_id, identity, created_at DESC);
CREATE INDEX castings_listed ON public.castings USING btree (workspace_id, seq DESC);
CREATE UNIQUE INDEX castings_one_running_rejudge ON public.castings USING btree (rejudge_of) WHERE ((rejudge_of IS NOT NULL) AND (status = 'running'::text));
CREATE INDEX castings_rejudge_of ON public.castings USING btree (rejudge_of, seq DESC) WHERE (rejudge_of IS NOT NULL);
CREATE UNIQUE INDEX channel_accounts_once ON public.channel_accounts USING btree (workspace_id, type, provider, lower(address), COALESCE(user_id, ''::text));
CREATE INDEX credit_entries_time ON public.credit_entries USING btree (workspace_id, created_at);
CREATE UNIQUE INDEX enrichment_attempts_found ON public.enrichment_attempts USING btree (enrichment_id, kind) WHERE (outcome = 'found'::text);
CREATE INDEX enrichment_attempts_talent ON public.enrichment_attempts USING btree (workspace_id, talent_id, id);
CREATE UNIQUE INDEX enrichment_kinds_open ON public.enrichment_kinds USING btree (workspace_id, talent_id, kind) WHERE (state = 'open'::text);
CREATE INDEX enrichments_talent ON public.enrichments USING btree (talent_id);
CREATE INDEX file_removals_due ON public.file_removals USING btree (due_at);
CREATE INDEX idempotency_keys_created ON public.idempotency_keys USING btree (created_at);
CREATE INDEX identity_proposals_listed ON public.identity_proposals USING btree (workspace_id, created_at DESC, id DESC) WHERE (status = 'open'::text);
CREATE INDEX identity_proposals_of ON public.identity_proposals USING btree (other_id);
CREATE INDEX judgements_age ON public.judgements USING btree (created_at);
CREATE INDEX judgements_month ON public.judgements USING btree (month);
CREATE INDEX judgements_talent ON public.judgements USING btree (talent_id);
CREATE INDEX live_events_unread ON public.live_events USING btree (workspace_id, xid);
CREATE INDEX memberships_user ON public.memberships USING btree (user_id);
CREATE INDEX notifications_of_user ON public.notifications USING btree (workspace_id, user_id, created_at DESC, id DESC);
CREATE INDEX notifications_old ON public.notifications USING btree (created_at);
CREATE INDEX oauth_artifacts_expiry ON public.oauth_artifacts USING btree (expires_at);
CREATE INDEX oauth_artifacts_grant ON public.oauth_artifacts USING btree (grant_hash) WHERE (grant_hash IS NOT NULL);
CREATE INDEX oauth_artifacts_key ON public.oauth_artifacts USING btree (key_id) WHERE (key_id IS NOT NULL);
CREATE INDEX oauth_artifacts_of_nobody ON public.oauth_artifacts USING btree (kind, created_at) WHERE (key_id IS NULL);
CREATE INDEX oauth_clients_unused ON public.oauth_clients USING btree (created_at) WHERE (consented_at IS NULL);
CREATE INDEX oauth_introductions_age ON public.oauth_introductions USING btree (window_start);
CREATE INDEX outreach_conversations_latest ON public.outreach_conversations USING btree (workspace_id, last_reply_at DESC, candidate_id DESC);
CREATE INDEX outreach_conversations_talent ON public.outreach_conversations USING btree (talent_id);
CREATE INDEX outreach_conversations_unread ON public.outreach_conversations USING btree (workspace_id, assignee_user_id) WHERE unread;
CREATE INDEX outreach_events_run ON public.outreach_events USING btree (run_id);
CREATE INDEX outreach_messages_address ON public.outreach_messages USING btree (account_id, address_fingerprint) WHERE (address_fingerprint IS NOT NULL);
CREATE INDEX outreach_messages_claims ON public.outreach_messages USING btree (account_id, claimed_at);
CREATE INDEX outreach_messages_provider ON public.outreach_messages USING btree (account_id, provider_message_id);
CREATE INDEX outreach_messages_talent ON public.outreach_messages USING btree (talent_id);
CREATE INDEX outreach_messages_thread ON public.outreach_messages USING btree (account_id, thread_id) WHERE (thread_id IS NOT NULL);
CREATE INDEX outreach_replies_candidate ON public.outreach_replies USING btree (candidate_id, received_at);
CREATE INDEX outreach_replies_talent ON public.outreach_replies USING btree (talent_id);
CREATE INDEX outreach_suppressions_page ON public.outreach_suppressions USING btree (workspace_id, created_at DESC, id DESC);
CREATE INDEX pool_terms_due ON public.pool_terms USING btree (next_check_at);
CREATE INDEX process_signals_due ON public.process_signals USING btree (send_after);
CREATE INDEX processes_due ON public.processes USING btree (workspace_id, wake_at) WHERE due;
CREATE INDEX processes_leased ON public.processes USING btree (workspace_id) WHERE (lease_token IS NOT NULL);
CREATE INDEX processes_sleeping ON public.processes USING btree (wake_at) WHERE (NOT due);
CREATE INDEX processes_turns ON public.processes USING btree (workspace_id, wake_at);
CREATE INDEX request_bodies_age ON public.request_bodies USING btree (at);
CREATE INDEX request_log_age ON public.request_log USING brin (at);
CREATE INDEX saved_search_people_talent ON public.saved_search_people USING btree (talent_id);
CREATE INDEX scim_users_external_id ON public.scim_users USING btree (workspace_id, external_id);
CREATE INDEX scim_users_user ON public.scim_users USING btree (user_id);
CREATE UNIQUE INDEX scim_users_user_name ON public.scim_users USING btree (workspace_id, lower(user_name));
CREATE INDEX search_transactions_workspace ON public.search_transactions USING btree (workspace_id, created_at DESC);
CREATE INDEX sequence_blueprints_sourcing ON public.sequence_blueprints USING btree (workspace_id, sourcing_id, created_at DESC, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX sequence_run_steps_approval ON public.sequence_run_steps USING btree (run_id, "position") WHERE (state = 'waiting_approval'::text);
CREATE INDEX sequence_run_steps_slots ON public.sequence_run_steps USING btree (slot_account_id, slot_at) WHERE (slot_at IS NOT NULL);
CREATE INDEX sequence_run_steps_waiting ON public.sequence_run_steps USING btree (run_id, reason) WHERE (state = 'waiting'::text);
CREATE INDEX sequence_runs_candidate ON public.sequence_runs USING btree (candidate_id, started_at DESC);
CREATE UNIQUE INDEX sequence_runs_one_open ON public.sequence_runs USING btree (blueprint_id, candidate_id) WHERE (ended_at IS NULL);
CREATE INDEX sequence_runs_sourcing ON public.sequence_runs USING btree (workspace_id, sourcing_id);
CREATE INDEX sequence_runs_talent ON public.sequence_runs USING btree (talent_id);
CREATE INDEX share_feedback_sourcing ON public.share_feedback USING btree (workspace_id, sourcing_id, at DESC);
CREATE INDEX share_feedback_talent ON public.share_feedback USING btree (talent_id);
CREATE INDEX share_links_sourcing ON public.share_links USING btree (workspace_id, sourcing_id, created_at DESC);
CREATE INDEX sign_in_links_user ON public.sign_in_links USING btree (user_id);
CREATE INDEX sourcings_listed ON public.sourcings USING btree (workspace_id, status, created_at, id);
CREATE INDEX sso_identities_user ON public.sso_identities USING btree (user_id);
CREATE INDEX talent_contacts_age ON public.talent_contacts USING btree (found_at);
CREATE INDEX talent_contacts_values ON public.talent_contacts USING btree (value_fingerprint);
CREATE INDEX talent_identity_keys_of ON public.talent_identity_keys USING btree (key);
CREATE INDEX talent_imports_listed ON public.talent_imports USING btree (workspace_id, created_at DESC, id);
CREATE INDEX talent_imports_stored ON public.talent_imports USING btree (workspace_id) INCLUDE (stored_bytes) WHERE (stored_bytes > 0);
CREATE INDEX talent_merges_survivor ON public.talent_merges USING btree (survivor_id);
CREATE INDEX talent_originals_of_import ON public.talent_originals USING btree (import_id);
CREATE INDEX talent_originals_of_talent ON public.talent_originals USING btree (workspace_id, talent_id, stored_at DESC);
CREATE UNIQUE INDEX talent_records_edit ON public.talent_records USING btree (talent_id) WHERE is_edit;
CREATE INDEX talent_records_imports ON public.talent_records USING btree (import_id) WHERE (import_id IS NOT NULL);
CREATE INDEX talent_records_of ON public.talent_records USING btree (talent_id, id);
CREATE INDEX talents_changes ON public.talents USING btree (changed_xid, id);
CREATE INDEX talents_erased ON public.talents USING btree (erased_at) WHERE (erased_at IS NOT NULL);
CREATE INDEX talents_erased_fingerprints ON public.talents USING gin (erased_fingerprints) WHERE (erased_fingerprints IS NOT NULL);
CREATE INDEX talents_erased_urls ON public.talents USING btree (erased_url_fingerprint) WHERE (erased_url_fingerprint IS NOT NULL);
CREATE INDEX talents_merged ON public.talents USING btree (merged_into) WHERE (merged_into IS NOT NULL);
CREATE INDEX talents_own ON public.talents USING btree (workspace_id, imported_at DESC, id) WHERE ((workspace_id IS NOT NULL) AND (erased_at IS NULL));
CREATE UNIQUE INDEX talents_source_ids ON public.talents USING btree (workspace_id, source_id) WHERE (source_id IS NOT NULL);
CREATE UNIQUE INDEX talents_urls ON public.talents USING btree (pro_network_url, COALESCE(workspace_id, ''::text));
CREATE INDEX test_emails_user ON public.test_emails USING btree (workspace_id, user_id, sent_at);
CREATE UNIQUE INDEX users_email ON public.users USING btree (email);
CREATE UNIQUE INDEX users_local_email ON public.users USING btree (local_to, local_email);
CREATE UNIQUE INDEX webhook_secrets_in_force ON public.webhook_secrets USING btree (workspace_id, COALESCE(casting_id, ''::text)) WHERE (expires_at IS NULL);
CREATE INDEX webhook_secrets_of_casting ON public.webhook_secrets USING btree (casting_id) WHERE (casting_id IS NOT NULL);
CREATE INDEX workspace_contacts_expiry ON public.workspace_contacts USING btree (expires_at);
CREATE INDEX workspace_contacts_talent ON public.workspace_contacts USING btree (talent_id);
CREATE INDEX workspace_events_new ON public.workspace_events USING btree (workspace_id, seq) WHERE ("position" IS NULL);
CREATE INDEX workspace_events_old ON public.workspace_events USING btree (at);

CREATE TRIGGER api_keys_live AFTER INSERT OR DELETE OR UPDATE ON api_keys FOR EACH ROW EXECUTE FUNCTION tell_workspace('keys.changed');
CREATE TRIGGER audit_entries_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER auth_sessions_ended AFTER DELETE ON auth_sessions FOR EACH ROW EXECUTE FUNCTION tell_session_changed();
CREATE TRIGGER candidate_comments_events AFTER INSERT OR DELETE ON candidate_comments FOR EACH ROW EXECUTE FUNCTION tell_comment_event();
CREATE TRIGGER candidate_comments_live AFTER INSERT OR DELETE ON candidate_comments FOR EACH ROW EXECUTE FUNCTION tell_comment();
CREATE TRIGGER candidate_history_append_only BEFORE UPDATE OR TRUNCATE ON candidate_history FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER candidate_history_events AFTER INSERT ON candidate_history REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION tell_candidate_history();
CREATE TRIGGER candidate_history_kept BEFORE DELETE ON candidate_history FOR EACH ROW WHEN (old.cause <> 'import'::text) EXECUTE FUNCTION refuse_change();
CREATE TRIGGER candidates_added_count AFTER INSERT ON candidates REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_candidates();
CREATE TRIGGER candidates_added_live AFTER INSERT ON candidates REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tell_candidates();
CREATE TRIGGER candidates_changed_events AFTER UPDATE ON candidates FOR EACH ROW WHEN (new.user_rating IS DISTINCT FROM old.user_rating OR new.notes IS DISTINCT FROM old.notes OR new.owner_user_id IS DISTINCT FROM old.owner_user_id) EXECUTE FUNCTION tell_candidate_changed();
CREATE TRIGGER candidates_changed_live AFTER UPDATE ON candidates REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tell_candidates();
CREATE TRIGGER candidates_filled BEFORE INSERT ON candidates FOR EACH ROW EXECUTE FUNCTION fill_candidate();
CREATE TRIGGER candidates_moved_count AFTER UPDATE ON candidates REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_candidates();
CREATE TRIGGER candidates_removed AFTER DELETE ON candidates REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_removed_candidates();
CREATE TRIGGER casting_deliveries_forget BEFORE INSERT ON casting_deliveries FOR EACH ROW WHEN (new.talent_id IS NOT NULL) EXECUTE FUNCTION forget_erased_talent();
CREATE TRIGGER casting_deliveries_live AFTER UPDATE ON casting_deliveries FOR EACH ROW WHEN (old.attempts IS DISTINCT FROM new.attempts OR old.sendings IS DISTINCT FROM new.sendings OR old.delivered_at IS DISTINCT FROM new.delivered_at OR old.failed_at IS DISTINCT FROM new.failed_at) EXECUTE FUNCTION tell_delivery();
CREATE TRIGGER casting_deliveries_new_live AFTER INSERT ON casting_deliveries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tell_new_deliveries();
CREATE TRIGGER casting_overrides_live AFTER INSERT OR DELETE OR UPDATE ON casting_overrides FOR EACH ROW EXECUTE FUNCTION tell_override();
CREATE TRIGGER casting_reviews_events AFTER INSERT OR UPDATE ON casting_reviews FOR EACH ROW EXECUTE FUNCTION tell_verdict_reviewed();
CREATE TRIGGER casting_reviews_keep AFTER INSERT OR UPDATE ON casting_reviews FOR EACH ROW EXECUTE FUNCTION keep_review();
CREATE TRIGGER casting_reviews_live AFTER INSERT OR DELETE OR UPDATE ON casting_reviews FOR EACH ROW EXECUTE FUNCTION tell_override();
CREATE TRIGGER casting_verdicts_forget BEFORE INSERT ON casting_verdicts FOR EACH ROW EXECUTE FUNCTION forget_erased_talent();
CREATE TRIGGER casting_verdicts_live AFTER INSERT ON casting_verdicts REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tell_verdicts();
CREATE TRIGGER castings_language_fixed BEFORE UPDATE ON castings FOR EACH ROW WHEN (old.scoring_language IS DISTINCT FROM new.scoring_language) EXECUTE FUNCTION refuse_language_change();
CREATE TRIGGER castings_live AFTER UPDATE ON castings FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status OR old.launch_failed IS DISTINCT FROM new.launch_failed OR old.current_call IS DISTINCT FROM new.current_call OR old.current_wave IS DISTINCT FROM new.current_wave OR old.credits_charged IS DISTINCT FROM new.credits_charged OR old.target_greens IS DISTINCT FROM new.target_greens OR old.target_max_credits IS DISTINCT FROM new.target_max_credits OR old.webhook_url IS DISTINCT FROM new.webhook_url OR old.webhook_verdicts IS DISTINCT FROM new.webhook_verdicts OR old.custom_params IS DISTINCT FROM new.custom_params) EXECUTE FUNCTION tell_casting();
CREATE TRIGGER castings_new_live AFTER INSERT ON castings FOR EACH ROW EXECUTE FUNCTION tell_casting();
CREATE TRIGGER channel_accounts_events AFTER UPDATE ON channel_accounts FOR EACH ROW WHEN (new.state = 'disconnected'::text AND old.state <> 'disconnected'::text) EXECUTE FUNCTION tell_account_disconnected();
CREATE TRIGGER channel_accounts_live AFTER UPDATE ON channel_accounts FOR EACH ROW WHEN (old.user_id IS DISTINCT FROM new.user_id OR old.address IS DISTINCT FROM new.address OR old.state IS DISTINCT FROM new.state OR old.reason IS DISTINCT FROM new.reason) EXECUTE FUNCTION tell_workspace('settings.changed', 'channel-accounts');
CREATE TRIGGER channel_accounts_set_live AFTER INSERT OR DELETE ON channel_accounts FOR EACH ROW EXECUTE FUNCTION tell_workspace('settings.changed', 'channel-accounts');
CREATE TRIGGER credit_accounts_live AFTER UPDATE ON credit_accounts FOR EACH ROW WHEN (old.available IS DISTINCT FROM new.available OR old.reserved IS DISTINCT FROM new.reserved) EXECUTE FUNCTION tell_workspace('credits.changed');
CREATE TRIGGER credit_entries_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON credit_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER credit_entry_applies AFTER INSERT ON credit_entries FOR EACH ROW EXECUTE FUNCTION apply_credit_entry();
CREATE TRIGGER custom_statuses_live AFTER INSERT OR DELETE OR UPDATE ON custom_statuses FOR EACH ROW EXECUTE FUNCTION tell_workspace('settings.changed', 'candidate-statuses');
CREATE TRIGGER enrichment_attempts_events AFTER INSERT ON enrichment_attempts FOR EACH ROW WHEN (new.outcome = 'found'::text) EXECUTE FUNCTION tell_contact_found();
CREATE TRIGGER enrichment_attempts_live AFTER INSERT ON enrichment_attempts FOR EACH ROW EXECUTE FUNCTION tell_contacts();
CREATE TRIGGER enrichment_kinds_live AFTER INSERT OR UPDATE ON enrichment_kinds FOR EACH ROW EXECUTE FUNCTION tell_contacts();
CREATE TRIGGER enrichment_providers_live AFTER UPDATE ON enrichment_providers FOR EACH ROW WHEN (old.key_sealed IS DISTINCT FROM new.key_sealed OR old.base_url IS DISTINCT FROM new.base_url OR old.kinds IS DISTINCT FROM new.kinds OR old.cost IS DISTINCT FROM new.cost OR old."position" IS DISTINCT FROM new."position" OR old.last_outcome IS DISTINCT FROM new.last_outcome OR old.last_reason IS DISTINCT FROM new.last_reason) EXECUTE FUNCTION tell_workspace('settings.changed', 'enrichment-providers');
CREATE TRIGGER enrichment_providers_set_live AFTER INSERT OR DELETE ON enrichment_providers FOR EACH ROW EXECUTE FUNCTION tell_workspace('settings.changed', 'enrichment-providers');
CREATE TRIGGER live_events_notify AFTER INSERT ON live_events REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION notify_live_events();
CREATE TRIGGER memberships_changed AFTER UPDATE ON memberships FOR EACH ROW EXECUTE FUNCTION tell_session_changed();
CREATE TRIGGER memberships_keep_an_owner BEFORE UPDATE ON memberships FOR EACH ROW EXECUTE FUNCTION keep_an_owner();
CREATE TRIGGER memberships_local_account BEFORE INSERT OR UPDATE OF user_id, workspace_id ON memberships FOR EACH ROW EXECUTE FUNCTION keep_local_accounts();
CREATE TRIGGER notifications_live AFTER INSERT OR UPDATE ON notifications FOR EACH ROW EXECUTE FUNCTION tell_workspace('notifications.changed');
CREATE TRIGGER outreach_conversations_live AFTER INSERT OR UPDATE ON outreach_conversations FOR EACH ROW EXECUTE FUNCTION tell_conversation();
CREATE TRIGGER outreach_events_events AFTER INSERT ON outreach_events FOR EACH ROW EXECUTE FUNCTION tell_outreach_event();
CREATE TRIGGER outreach_answers_live AFTER UPDATE ON outreach_messages FOR EACH ROW WHEN (new.step_id IS NULL AND (old.outcome IS DISTINCT FROM new.outcome OR old.reason IS DISTINCT FROM new.reason OR old.bounced_at IS DISTINCT FROM new.bounced_at)) EXECUTE FUNCTION tell_answer();
CREATE TRIGGER outreach_messages_events AFTER UPDATE ON outreach_messages FOR EACH ROW WHEN (new.outcome = 'sent'::text AND old.outcome <> 'sent'::text) EXECUTE FUNCTION tell_message_sent();
CREATE TRIGGER outreach_suppressions_live AFTER INSERT OR DELETE OR UPDATE ON outreach_suppressions FOR EACH ROW EXECUTE FUNCTION tell_workspace('settings.changed', 'suppressions');
CREATE TRIGGER saved_searches_live AFTER INSERT OR DELETE OR UPDATE ON saved_searches FOR EACH ROW EXECUTE FUNCTION tell_workspace('settings.changed', 'saved-searches');
CREATE TRIGGER search_alerts_events AFTER INSERT ON search_alerts FOR EACH ROW EXECUTE FUNCTION tell_alert_matched();
CREATE TRIGGER sequence_blueprints_live AFTER INSERT OR UPDATE ON sequence_blueprints FOR EACH ROW EXECUTE FUNCTION tell_blueprint();
CREATE TRIGGER sequence_run_steps_live AFTER UPDATE ON sequence_run_steps FOR EACH ROW WHEN (old.state IS DISTINCT FROM new.state OR old.due_at IS DISTINCT FROM new.due_at OR old.done_at IS DISTINCT FROM new.done_at OR old.reason IS DISTINCT FROM new.reason OR old.draft IS DISTINCT FROM new.draft OR old.approved_at IS DISTINCT FROM new.approved_at) EXECUTE FUNCTION tell_sequence_step();
CREATE TRIGGER sequence_runs_live AFTER INSERT OR UPDATE ON sequence_runs FOR EACH ROW EXECUTE FUNCTION tell_sequence_run();
CREATE TRIGGER share_feedback_events AFTER INSERT OR UPDATE ON share_feedback FOR EACH ROW EXECUTE FUNCTION tell_shortlist_feedback();
CREATE TRIGGER share_feedback_live AFTER INSERT OR UPDATE ON share_feedback FOR EACH ROW EXECUTE FUNCTION tell_sharing();
CREATE TRIGGER share_links_live AFTER INSERT OR UPDATE ON share_links FOR EACH ROW EXECUTE FUNCTION tell_sharing();
CREATE TRIGGER sourcings_changed_events AFTER UPDATE ON sourcings FOR EACH ROW WHEN (new.name IS DISTINCT FROM old.name OR new.status IS DISTINCT FROM old.status OR new.job_title IS DISTINCT FROM old.job_title OR new.location IS DISTINCT FROM old.location OR new.description IS DISTINCT FROM old.description OR new.owner_user_id IS DISTINCT FROM old.owner_user_id) EXECUTE FUNCTION tell_sourcing_changed();
CREATE TRIGGER sourcings_live AFTER INSERT OR UPDATE ON sourcings FOR EACH ROW EXECUTE FUNCTION tell_sourcing();
CREATE TRIGGER sourcings_new_events AFTER INSERT ON sourcings FOR EACH ROW EXECUTE FUNCTION tell_sourcing_created();
CREATE TRIGGER talent_imports_events AFTER UPDATE ON talent_imports FOR EACH ROW WHEN ((new.status = ANY (ARRAY['completed'::text, 'failed'::text])) AND (old.status <> ALL (ARRAY['completed'::text, 'failed'::text, 'undoing'::text]))) EXECUTE FUNCTION tell_import_finished();
CREATE TRIGGER talents_change_candidates AFTER UPDATE ON talents REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refresh_candidates();
CREATE TRIGGER talents_changed AFTER INSERT OR DELETE OR UPDATE ON talents FOR EACH STATEMENT EXECUTE FUNCTION notify_talents_changed();
CREATE TRIGGER users_stay_local BEFORE UPDATE ON users FOR EACH ROW WHEN (old.local_to IS DISTINCT FROM new.local_to OR old.local_to IS NOT NULL AND new.email IS NOT NULL) EXECUTE FUNCTION keep_local_to();
CREATE TRIGGER workspace_contacts_live AFTER INSERT OR DELETE OR UPDATE ON workspace_contacts FOR EACH ROW EXECUTE FUNCTION tell_contacts();
CREATE TRIGGER workspace_events_notify AFTER INSERT ON workspace_events FOR EACH ROW EXECUTE FUNCTION notify_workspace_events();
CREATE TRIGGER workspace_opens_accounts AFTER INSERT ON workspaces FOR EACH ROW EXECUTE FUNCTION open_credit_accounts();
CREATE TRIGGER workspaces_live AFTER UPDATE ON workspaces FOR EACH ROW EXECUTE FUNCTION tell_workspace_itself();

create policy own_workspace on api_keys using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on audit_entries using ((chain = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on audit_heads using ((chain = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on candidate_comments using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on candidate_counts using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on candidate_history using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on candidate_imports using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on candidates using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on casting_calls using ((EXISTS ( SELECT FROM castings parent WHERE (parent.id = casting_calls.casting_id))));
create policy own_workspace on casting_deliveries using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on casting_delivery_attempts using ((EXISTS ( SELECT FROM casting_deliveries parent WHERE (parent.id = casting_delivery_attempts.delivery_id))));
create policy own_workspace on casting_overrides using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on casting_review_history using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on casting_reviews using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on casting_runs using ((EXISTS ( SELECT FROM castings parent WHERE (parent.id = casting_runs.casting_id))));
create policy own_workspace on casting_verdicts using ((EXISTS ( SELECT FROM castings parent WHERE (parent.id = casting_verdicts.casting_id))));
create policy own_workspace on casting_waves using ((EXISTS ( SELECT FROM castings parent WHERE (parent.id = casting_waves.casting_id))));
create policy own_workspace on castings using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on channel_accounts using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on contact_counts using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on credit_accounts using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on credit_entries using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on credit_holds using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on custom_statuses using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on enrichment_attempts using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on enrichment_calls using ((EXISTS ( SELECT FROM enrichments parent WHERE (parent.id = enrichment_calls.enrichment_id))));
create policy own_workspace on enrichment_kinds using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on enrichment_providers using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on enrichments using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on event_feeds using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on file_removals using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on idempotency_keys using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on identity_proposals using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on judgements using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on key_windows using ((EXISTS ( SELECT FROM api_keys parent WHERE (parent.id = key_windows.key_id))));
create policy own_workspace on live_events using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on memberships using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on model_calls using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on notifications using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on oauth_artifacts using ((EXISTS ( SELECT FROM api_keys parent WHERE (parent.id = oauth_artifacts.key_id))));
create policy own_workspace on outreach_conversations using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on outreach_events using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on outreach_messages using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on outreach_replies using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on outreach_suppressions using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on outreach_talent_days using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on pool_terms using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on process_signals using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on processes using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on protocol_windows using ((EXISTS ( SELECT FROM api_keys parent WHERE (parent.id = protocol_windows.key_id))));
create policy own_workspace on request_bodies using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on request_log using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on sandbox_events using ((EXISTS ( SELECT FROM sandbox_messages parent WHERE (parent.id = sandbox_events.message_id))));
create policy own_workspace on sandbox_messages using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on saved_search_people using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on saved_searches using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on saved_views using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on scim_connections using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on scim_users using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on search_alerts using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on search_transactions using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on sequence_blueprints using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on sequence_run_steps using ((EXISTS ( SELECT FROM sequence_runs parent WHERE (parent.id = sequence_run_steps.run_id))));
create policy own_workspace on sequence_runs using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on share_feedback using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on share_links using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on sourcings using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on sso_connections using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on sso_identities using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on talent_contacts using ((EXISTS ( SELECT FROM talents parent WHERE (parent.id = talent_contacts.talent_id))));
create policy own_workspace on talent_identity_keys using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on talent_import_chunks using ((EXISTS ( SELECT FROM talent_imports parent WHERE (parent.id = talent_import_chunks.import_id))));
create policy own_workspace on talent_import_headings using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on talent_import_rejects using ((EXISTS ( SELECT FROM talent_imports parent WHERE (parent.id = talent_import_rejects.import_id))));
create policy own_workspace on talent_import_stages using ((EXISTS ( SELECT FROM talent_imports parent WHERE (parent.id = talent_import_stages.import_id))));
create policy own_workspace on talent_imports using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on talent_keeps using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on talent_merges using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on talent_notices using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on talent_originals using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on talent_records using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on talent_refreshes using ((EXISTS ( SELECT FROM talents parent WHERE (parent.id = talent_refreshes.talent_id))));
create policy visible_pool on talents using (((workspace_id IS NULL) OR (workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting))));
create policy own_workspace on talents_paid using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on test_emails using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on webhook_secrets using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on workspace_contacts using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on workspace_events using ((workspace_id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
create policy own_workspace on workspaces using ((id = ( SELECT current_setting('greenroom.workspace'::text, true) AS current_setting)));
