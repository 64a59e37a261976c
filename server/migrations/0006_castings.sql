-- A qualified search. Counters are kept beside the rows they count, changed in the same transactions.
create table castings (
  id text primary key,
  workspace_id text not null references workspaces,
  key_id text not null,
  -- SHA-256 of the canonical request; not unique, since forceNew makes another search of the same identity.
  identity bytea not null,
  source text not null check (source in ('filters', 'prompt')),
  prompt text,
  filters jsonb not null,
  criterias text[] not null check (cardinality(criterias) > 0),
  scoring_language text check (scoring_language in ('en', 'fr')),
  status text not null check (status in ('running', 'can_continue', 'pool_exhausted', 'failed_retryable')),
  -- Created, but its first wave could not start: an identical start launches it again.
  launch_failed boolean not null default false,
  target_greens integer not null check (target_greens between 1 and 50),
  target_max_credits integer not null check (target_max_credits between 2 and 300 and target_max_credits % 2 = 0),
  webhook_url text,
  webhook_verdicts text[],
  -- Sealed: receivers keep their secret in it (interface, "Authentication" 8).
  custom_params bytea,
  current_call integer not null default 1,
  current_wave integer not null default 0,
  green integer not null default 0,
  amber integer not null default 0,
  red integer not null default 0,
  credits_charged integer not null default 0,
  created_at timestamptz not null default now(),
  -- Two credits a charged talent, and never more charged than judged.
  check (credits_charged <= 2 * (green + amber + red)),
  check (status = 'running' or credits_charged = 2 * (green + amber + red))
);
create index castings_identity on castings (workspace_id, identity, created_at desc);

-- The language of the verdicts is fixed at the start.
create function refuse_language_change() returns trigger language plpgsql as $$
begin
  raise exception 'the scoring language of a casting never changes';
end $$;
create trigger castings_language_fixed before update on castings for each row
  when (old.scoring_language is distinct from new.scoring_language) execute function refuse_language_change();

-- One start or one continue, with its own quota and cap; a retry goes on with the same call.
create table casting_calls (
  casting_id text not null references castings on delete cascade,
  call_index integer not null,
  target_greens integer not null,
  max_credits integer not null,
  greens integer not null default 0 check (greens <= target_greens),
  charged integer not null default 0 check (charged <= max_credits),
  primary key (casting_id, call_index)
);

-- One stretch of work that ends with one end-of-call event: a call, or a retry of it. The id is the X-Service-Source-Id of its events.
create table casting_runs (
  id text primary key,
  casting_id text not null references castings on delete cascade,
  call_index integer not null,
  started_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  ended_by text check (ended_by in ('quota', 'cap', 'balance', 'pool', 'failed', 'launch_failed'))
);
create unique index casting_runs_one_open on casting_runs (casting_id) where ended_at is null;

-- What each wave reserved, charged and returned: the casting's account of itself.
create table casting_waves (
  casting_id text not null references castings on delete cascade,
  wave integer not null,
  run_id text not null references casting_runs on delete cascade,
  reserved integer not null,
  charged integer,
  returned integer,
  ended_by text,
  started_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  primary key (casting_id, wave)
);
create unique index casting_waves_one_open on casting_waves (casting_id) where ended_at is null;

-- A talent is judged at most once per casting, and charged at most once: both are this row.
create table casting_verdicts (
  casting_id text not null references castings on delete cascade,
  talent_id text not null,
  run_id text not null references casting_runs on delete cascade,
  wave integer not null,
  verdict text not null check (verdict in ('green', 'amber', 'red')),
  verdict_rank smallint not null generated always as (case verdict when 'green' then 0 when 'amber' then 1 else 2 end) stored,
  -- Assigned under the casting's row lock, so a reader's cursor never skips a verdict that commits late.
  judged_order integer not null,
  scoring jsonb,
  profile_version integer not null,
  judge text not null,
  judged_at timestamptz not null default clock_timestamp(),
  charged_at timestamptz,
  primary key (casting_id, talent_id),
  unique (casting_id, verdict_rank, judged_order)
);
create index casting_verdicts_uncharged on casting_verdicts (casting_id) where charged_at is null;

-- Webhook events. Written with the state they tell of, claimed before the first attempt, never resumed after it.
create table casting_deliveries (
  id text primary key,
  casting_id text not null references castings on delete cascade,
  run_id text not null references casting_runs on delete cascade,
  event_type text not null check (event_type in ('talent_judged', 'wave_finished', 'pool_exhausted')),
  talent_id text,
  url text not null,
  -- Sealed and fixed: every attempt sends the same bytes, and customParams may hold a secret.
  body bytea not null,
  created_at timestamptz not null default clock_timestamp(),
  claimed_at timestamptz,
  attempts integer not null default 0,
  last_status integer,
  last_error text,
  -- The first 2 KB of the last answer.
  last_answer text,
  delivered_at timestamptz,
  failed_at timestamptz
);
-- One talent_judged per talent and run; one end-of-call event per run.
create unique index casting_deliveries_once on casting_deliveries (run_id, coalesce(talent_id, ''));
create index casting_deliveries_unclaimed on casting_deliveries (casting_id) where claimed_at is null;
