-- A sequence as it was written: steps and settings (interface, "Sequence blueprint").
create table sequence_blueprints (
  id text primary key,
  workspace_id text not null references workspaces,
  sourcing_id text not null references sourcings,
  name text not null,
  -- Every stored list satisfies the step rules: nothing else is ever written. json, not jsonb: what was sent comes back as it was sent.
  steps json not null,
  config json not null,
  -- Who sends unless a step names another: the owner of the key that made it; null when the key had none.
  created_by_user_id text references users,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  -- Runs that ended keep pointing at it: what was sent to whom stays readable.
  deleted_at timestamptz
);
create index sequence_blueprints_sourcing on sequence_blueprints (workspace_id, sourcing_id, created_at desc, id desc) where deleted_at is null;

-- A sequence on its way to one candidate. Steps and settings are copies: a later change of the blueprint is for later runs.
create table sequence_runs (
  id text primary key,
  workspace_id text not null references workspaces,
  blueprint_id text not null references sequence_blueprints,
  candidate_id text not null references candidates,
  talent_id text not null references talents,
  sourcing_id text not null references sourcings,
  steps json not null,
  config json not null,
  -- Who started it, and sends what no step gives to another user; null when the key had no owner.
  sender_user_id text references users,
  state text not null default 'running' check (state in ('running', 'waiting', 'completed', 'stopped', 'failed')),
  -- Why it stopped or failed: a code such as `reply`, `not_retained`, `by_person`, `erased`.
  stop_reason text,
  current_step_id text,
  replied_at timestamptz,
  invitation_accepted_at timestamptz,
  started_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  check ((ended_at is not null) = (state in ('completed', 'stopped', 'failed')))
);
-- A candidate is in one running sequence of a blueprint (decision 28).
create unique index sequence_runs_one_open on sequence_runs (blueprint_id, candidate_id) where ended_at is null;
create index sequence_runs_candidate on sequence_runs (candidate_id, started_at desc);
create index sequence_runs_talent on sequence_runs (talent_id);

create table sequence_run_steps (
  run_id text not null references sequence_runs on delete cascade,
  step_id text not null,
  -- From 0, in the order of the blueprint.
  position integer not null,
  state text not null default 'pending'
    check (state in ('pending', 'waiting_approval', 'waiting', 'sending', 'sent', 'skipped', 'failed', 'cancelled')),
  due_at timestamptz,
  done_at timestamptz,
  -- Why it waits, was skipped, failed or was cancelled: a code.
  reason text,
  -- Sealed JSON { subject, content }: what the service proposes or a person approved. It speaks of a person, so it goes with them.
  draft bytea,
  approved_at timestamptz,
  approved_by text,
  -- Since when the channel cannot take it (account away, asked to come later): what bounds such waiting.
  blocked_since timestamptz,
  -- Its place in the queue of the account that will send it; null when it has none.
  slot_account_id text,
  slot_at timestamptz,
  check ((slot_account_id is null) = (slot_at is null)),
  primary key (run_id, step_id),
  unique (run_id, position)
);
create index sequence_run_steps_slots on sequence_run_steps (slot_account_id, slot_at) where slot_at is not null;

-- A message, claimed before it is sent: whoever died after the claim left a row that says so, and nothing is sent twice.
create table outreach_messages (
  id text primary key,
  workspace_id text not null references workspaces,
  run_id text not null references sequence_runs on delete cascade,
  step_id text not null,
  talent_id text not null references talents,
  -- The account that sends; null where the channel has none.
  account_id text,
  channel text not null check (channel in ('email', 'proNetwork', 'chat_app', 'sms')),
  -- The day in the zone of the sequence.
  sent_on date not null,
  claimed_at timestamptz not null default clock_timestamp(),
  sent_at timestamptz,
  outcome text not null default 'claimed' check (outcome in ('claimed', 'sent', 'failed', 'unknown')),
  reason text,
  provider_message_id text,
  thread_id text,
  -- Keyed hash of the address it went to: a reply that names no message is found by it.
  address_fingerprint bytea,
  bounced_at timestamptz,
  -- Sealed JSON { subject, text }; null once the talent is erased.
  body bytea,
  unique (run_id, step_id)
);
create index outreach_messages_provider on outreach_messages (account_id, provider_message_id);
create index outreach_messages_thread on outreach_messages (account_id, thread_id) where thread_id is not null;
create index outreach_messages_talent on outreach_messages (talent_id);
create index outreach_messages_address on outreach_messages (account_id, address_fingerprint) where address_fingerprint is not null;
-- What daily limits and spacing count; a slot of sequence_run_steps becomes such a claim.
create index outreach_messages_claims on outreach_messages (account_id, claimed_at);

-- What channels reported, each once: they report at least once.
create table outreach_events (
  account_id text not null,
  event_key text not null,
  workspace_id text not null references workspaces,
  run_id text not null references sequence_runs on delete cascade,
  kind text not null check (kind in ('reply', 'bounce', 'accepted', 'unsubscribe')),
  at timestamptz not null,
  primary key (account_id, event_key)
);
create index outreach_events_run on outreach_events (run_id);

-- A person hears from one sequence of a workspace a day: the first to claim the day has it.
create table outreach_talent_days (
  workspace_id text not null references workspaces,
  talent_id text not null references talents,
  day date not null,
  blueprint_id text not null references sequence_blueprints,
  primary key (workspace_id, talent_id, day)
);

-- Who asked for no more messages, or cannot be reached: a keyed hash of the address, which outlives an erasure without naming anybody.
create table outreach_suppressions (
  workspace_id text not null references workspaces,
  address_fingerprint bytea not null,
  reason text not null check (reason in ('unsubscribed', 'bounced')),
  created_at timestamptz not null default clock_timestamp(),
  primary key (workspace_id, address_fingerprint)
);
