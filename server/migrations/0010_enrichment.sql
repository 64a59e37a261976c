-- Who can be asked for contacts: at most one of each type a workspace.
create table enrichment_providers (
  id text primary key,
  workspace_id text not null references workspaces,
  type text not null check (type in ('people_data_labs', 'hunter', 'dropcontact', 'full_enrich')),
  -- The API key, sealed.
  key_sealed bytea not null,
  -- Null: the provider's own address.
  base_url text,
  kinds text[] not null check (cardinality(kinds) > 0 and kinds <@ array['email', 'phone']),
  -- What a lookup costs the workspace there, in any unit: only the order counts.
  cost integer not null check (cost >= 0),
  -- The workspace's own order; null: by cost.
  position integer check (position >= 0),
  -- How the last call went; null: none yet.
  last_outcome text check (last_outcome in ('ok', 'failed')),
  -- A code, as in enrichment_attempts.
  last_reason text,
  last_used_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  unique (workspace_id, type)
);

-- One request for contacts of a talent; the holder of its reservation and the process that looks for them.
create table enrichments (
  id text primary key,
  workspace_id text not null references workspaces,
  talent_id text not null references talents,
  requested_by text not null,
  started_at timestamptz not null,
  ended_at timestamptz
);
create index enrichments_talent on enrichments (talent_id);

-- What a request looks for. The price is what finding it costs, whatever the settings say later.
create table enrichment_kinds (
  enrichment_id text not null references enrichments,
  workspace_id text not null,
  talent_id text not null,
  kind text not null check (kind in ('email', 'phone')),
  price integer not null check (price >= 0),
  state text not null default 'open' check (state in ('open', 'found', 'not_found', 'cancelled')),
  primary key (enrichment_id, kind)
);
-- The same thing is looked for once at a time.
create unique index enrichment_kinds_open on enrichment_kinds (workspace_id, talent_id, kind) where state = 'open';

-- The call to a provider on behalf of a request. `asking` is written before the call: whoever finds it there knows that a worker died without
-- knowing what the provider answered.
create table enrichment_calls (
  enrichment_id text not null references enrichments,
  provider text not null,
  kinds text[] not null,
  state text not null check (state in ('asking', 'retrying', 'waiting', 'ended')),
  -- Calls made so far, and how many of them without an answer that could be read.
  tries integer not null default 0,
  unknowns integer not null default 0,
  -- The provider's name for work that it does in its own time, sealed; polled until `give_up_at`.
  ticket_sealed bytea,
  due_at timestamptz not null,
  give_up_at timestamptz,
  primary key (enrichment_id, provider)
);

-- What came of asking, as callers read it. Never holds a contact.
create table enrichment_attempts (
  id bigint generated always as identity primary key,
  enrichment_id text not null references enrichments,
  workspace_id text not null,
  talent_id text not null,
  provider text not null,
  kind text not null check (kind in ('email', 'phone')),
  outcome text not null check (outcome in ('found', 'not_found', 'error', 'skipped')),
  -- A code; its words are the program's (rules/reasons.ts).
  reason text not null,
  asked_again boolean not null default false,
  credits_charged integer not null default 0 check (credits_charged >= 0 and (credits_charged = 0 or outcome = 'found')),
  at timestamptz not null
);
create index enrichment_attempts_talent on enrichment_attempts (workspace_id, talent_id, id);
-- A kind is found, and so charged, once a request.
create unique index enrichment_attempts_found on enrichment_attempts (enrichment_id, kind) where outcome = 'found';

-- What a workspace has paid for: ways to reach a talent, sealed. The fingerprint (a keyed hash) finds a value again without opening it.
create table workspace_contacts (
  workspace_id text not null references workspaces,
  talent_id text not null references talents,
  kind text not null check (kind in ('email', 'phone')),
  value_sealed bytea not null,
  value_fingerprint bytea not null,
  -- The provider's own order, its best guess first.
  place smallint not null,
  provider text not null,
  status text not null check (status in ('verified', 'probable', 'unverified')),
  -- Where an address belongs, as far as the provider says.
  usage text check (usage in ('personal', 'professional')),
  found_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (workspace_id, talent_id, kind, value_fingerprint)
);
create index workspace_contacts_talent on workspace_contacts (talent_id);
create index workspace_contacts_expiry on workspace_contacts (expires_at);
