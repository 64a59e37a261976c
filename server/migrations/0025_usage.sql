-- What the console's settings and usage pages stand on (docs/decisions/0039).

-- One row a request that somebody known made: who, what, how it went; no body, no query value, no address. Written in batches behind the requests.
-- A tracking code begins with its time, so that one index both finds a code and gives the newest first. No reference to workspaces: each row of a batch
-- would lock one.
create table request_log (
  workspace_id text not null,
  tracking_code text collate "C" not null,
  -- The key or the person who asked; an access token counts as its key.
  key_id text,
  user_id text,
  method text not null,
  -- The pattern, never the path: `/v1/sourcings/{sourcingId}`; null for a path that there is not.
  route text,
  status smallint not null,
  error_code text,
  duration_ms real not null,
  at timestamptz not null,
  primary key (workspace_id, tracking_code)
);
-- For deleting what is old. Rows come in the order of their time, so that this index costs next to nothing.
create index request_log_age on request_log using brin (at);

-- What a person wants to see again on a page of the console: the page's own query.
create table saved_views (
  id text primary key,
  workspace_id text not null references workspaces,
  -- A user id; the id of the key where it is nobody's.
  owner_id text not null,
  page text not null,
  name text not null,
  query text not null,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  unique (workspace_id, owner_id, page, name)
);

-- When something first happened to the installation that a newcomer is led to: `talents_imported`, `model_connected`.
create table milestones (
  name text primary key,
  at timestamptz not null
);

-- Credits over time.
create index credit_entries_time on credit_entries (workspace_id, created_at);
create index casting_verdicts_greens on casting_verdicts (judged_at) where verdict = 'green';
-- The first webhook that somebody received.
create index casting_deliveries_received on casting_deliveries (casting_id, delivered_at) where delivered_at is not null;

alter table workspaces
  -- For whom has none of their own; null: English where one is needed.
  add column language text check (language in ('en', 'fr'));

-- Who is written to no more, also because somebody in the workspace said so: `unsubscribed` when the person asked, `blocked` for the one address.
alter table outreach_suppressions drop constraint outreach_suppressions_reason_check;
alter table outreach_suppressions
  add constraint outreach_suppressions_reason_check check (reason in ('unsubscribed', 'bounced', 'blocked')),
  add column id text,
  add column kind text check (kind in ('email', 'phone')),
  -- Sealed: a few letters of the address, for whoever added it to know it again. It goes when the person is erased.
  add column hint bytea,
  -- A user or key id; null: the person's own click or answer, or a mail server.
  add column added_by text;
update outreach_suppressions set id = 'sup_' || replace(gen_random_uuid()::text, '-', '');
alter table outreach_suppressions alter column id set not null, add unique (id);
create index outreach_suppressions_page on outreach_suppressions (workspace_id, created_at desc, id desc);

-- When a program got a token or a consent: what is shown of it.
alter table oauth_artifacts add column created_at timestamptz not null default clock_timestamp();

-- As in 0019, and the workspace's language stands in for an owner's.
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
  select k.id, k.workspace_id, k.user_id, coalesce(u.language, w.language), w.capabilities, k.limits,
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
