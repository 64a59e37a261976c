-- Single sign-on with a company's own provider, one for each workspace (docs/decisions/0131).
create table sso_connections (
  workspace_id text primary key references workspaces on delete cascade,
  issuer text not null,
  client_id text not null,
  -- Sealed.
  client_secret bytea not null,
  -- The claim that decides the role; null: everybody gets the default one.
  role_claim text,
  -- [{ "value": "recruiting", "role": "recruiter" }]
  roles jsonb not null default '[]',
  -- Null: people whom no value gives a role are refused.
  default_role text check (default_role in ('owner', 'recruiter', 'viewer')),
  -- True: sessions that began another way do not enter the workspace.
  enforced boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp()
);

-- Who a person of a provider is here. A subject is unique only at its issuer.
create table sso_identities (
  workspace_id text not null references workspaces on delete cascade,
  issuer text not null,
  subject text not null,
  user_id text not null references users on delete cascade,
  created_at timestamptz not null default clock_timestamp(),
  primary key (workspace_id, issuer, subject)
);
create index sso_identities_user on sso_identities (user_id);

-- The only workspace of a session that a company's provider opened: its owner chose the provider, so
-- it says nothing about the person's other workspaces.
alter table auth_sessions add column confined_to text references workspaces on delete cascade;

create or replace function enter_session(p_session_id text, p_workspace_id text, p_max_requests integer, p_now timestamptz,
  out outcome text, out retry_after_s integer, out current_requests integer, out workspace_id text, out role text, out language text,
  out capabilities text[])
language plpgsql as $$
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
end $$;
