-- Programs that people let in with one of their keys (OAuth 2.1). Nothing here can be read or used from a dump: values are hashes, the rest is sealed.
create table oauth_clients (
  id text primary key,
  metadata bytea not null,
  created_at timestamptz not null default now(),
  -- When somebody last let it in; one that nobody ever did is forgotten after a day.
  consented_at timestamptz
);
create index oauth_clients_unused on oauth_clients (created_at) where consented_at is null;

create table oauth_artifacts (
  kind text not null check (kind in ('Session', 'Interaction', 'Grant', 'AuthorizationCode', 'AccessToken', 'RefreshToken')),
  -- SHA-256 of the value, which only its holder has.
  hash bytea not null,
  payload bytea not null,
  grant_hash bytea,
  uid_hash bytea unique,
  key_id text references api_keys on delete cascade,
  audience text check (audience in ('api', 'mcp')),
  scopes text[],
  expires_at timestamptz not null,
  consumed_at timestamptz,
  primary key (kind, hash),
  check (kind <> 'AccessToken' or (key_id is not null and audience is not null and scopes is not null))
);
create index oauth_artifacts_grant on oauth_artifacts (grant_hash) where grant_hash is not null;
create index oauth_artifacts_key on oauth_artifacts (key_id) where key_id is not null;
create index oauth_artifacts_expiry on oauth_artifacts (expires_at);

-- Clients that an address made known, in a fixed hour from the first. Unlogged: a database crash may forget it.
create unlogged table oauth_introductions (
  ip text primary key,
  window_start timestamptz not null,
  count integer not null
);

-- As in 0017, and an access token opens what it was issued for, with its key's rights narrowed to its own scopes. It is looked up after the keys, in
-- the same round trip, and lives only as long as its key.
create or replace function admit(p_ip text, p_hash bytea, p_now timestamptz, p_audience text,
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
      where t.kind = 'AccessToken' and t.hash = p_hash and t.audience = p_audience and t.expires_at > p_now;
  end if;
  select k.id, k.workspace_id, k.user_id, u.language, w.capabilities, k.limits,
         case when narrowed is null then k.scopes else array(select s from unnest(k.scopes) s where s = any (narrowed)) end
    into key_id, workspace_id, user_id, language, capabilities, limits, scopes
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
