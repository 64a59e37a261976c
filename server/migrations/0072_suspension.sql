-- An operator suspends a workspace (decision 40, docs/decisions/0073): nobody gets in, and its processes are not claimed.
alter table workspaces
  add column suspended_at timestamptz,
  add column suspension_reason text,
  add constraint workspaces_suspension_reason_check check (suspension_reason is null or suspended_at is not null);

-- As in 0053. A valid key of a suspended workspace has the outcome workspace_suspended. Arguments and results stay what they were, so that a process of
-- the version before, which holds prepared statements, can still run beside this one.
create or replace function admit(p_ip text, p_hash bytea, p_now timestamptz, p_audience text, p_socket text default null,
  out outcome text, out retry_after_s integer, out key_id text, out workspace_id text, out user_id text, out language text,
  out capabilities text[], out scopes text[], out limits integer[])
language plpgsql as $$
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
end $$;

-- As in 0021. A session that asks for a suspended workspace has the outcome workspace_suspended, with the workspace and the role.
create or replace function enter_session(p_session_id text, p_workspace_id text, p_max_requests integer, p_now timestamptz,
  out outcome text, out retry_after_s integer, out current_requests integer, out workspace_id text, out role text, out language text,
  out capabilities text[])
language plpgsql as $$
declare
  now_at timestamptz := coalesce(p_now, clock_timestamp());
  this_minute bigint := floor(extract(epoch from now_at) / 60);
  person text;
  last_workspace text;
  suspended boolean;
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
  select w.id, m.role, u.language, w.capabilities, w.suspended_at is not null
    into workspace_id, role, language, capabilities, suspended
    from memberships m join workspaces w on w.id = m.workspace_id join users u on u.id = m.user_id
    where m.user_id = person and m.joined_at is not null and m.ended_at is null
      and (p_workspace_id is null or w.id = p_workspace_id)
    order by (w.id = last_workspace) desc nulls last, w.created_at, w.id limit 1;
  outcome := case when workspace_id is null then 'no_workspace' when suspended then 'workspace_suspended' else 'passed' end;
end $$;
