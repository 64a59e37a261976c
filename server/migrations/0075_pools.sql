-- The people that a workspace brings (docs/decisions/0085): only that workspace finds, reads and changes them. Talents without a workspace are the
-- shared pool, as before.
alter table talents
  add column workspace_id text references workspaces,
  -- The id that the workspace's own system gave the person: known in that workspace only, since two workspaces may use the same one.
  add column source_id text,
  -- Keyed hashes of the contacts and the source id of an erased person: no import of the workspace brings them back.
  add column erased_fingerprints bytea[],
  -- Deleted by the workspace or by the undoing of an import, not erased: the person may be brought again.
  add column is_removed boolean not null default false,
  add constraint talents_source_ids_are_own check (source_id is null or workspace_id is not null),
  drop constraint talents_pro_network_url_key;

-- One person a pool. The URL comes first: it is also looked up without a workspace.
create unique index talents_urls on talents (pro_network_url, coalesce(workspace_id, ''));
create unique index talents_source_ids on talents (workspace_id, source_id) where source_id is not null;
create index talents_own on talents (workspace_id, imported_at desc, id) where workspace_id is not null and erased_at is null;
create index talents_erased_fingerprints on talents using gin (erased_fingerprints) where erased_fingerprints is not null;
create index talent_contacts_values on talent_contacts (value_fingerprint);

-- The shared pool is seen by all; a pool of its own by its workspace only. What hangs below a talent follows it (enclose_workspaces).
alter table talents enable row level security;
create policy visible_pool on talents
  using (workspace_id is null or workspace_id = (select current_setting('greenroom.workspace', true)))
  with check (workspace_id is null or workspace_id = (select current_setting('greenroom.workspace', true)));

-- What was once said of an own talent, each time with its source. The profile of the talent is their sum: the newest value of each field, a person's edit above
-- all. Taking one away restores what it changed.
create table talent_records (
  id bigint generated always as identity primary key,
  workspace_id text not null references workspaces,
  talent_id text not null references talents on delete cascade,
  -- The import that brought it; null for a request or an edit.
  import_id text,
  is_edit boolean not null default false,
  -- The fields that it gives, as in the profile; null while it is the only record: the profile is the same.
  fields json,
  -- Contacts that it was the first to bring.
  contact_fingerprints bytea[] not null default '{}',
  -- A key, a person or the operator.
  actor text not null,
  received_at timestamptz not null
);
create index talent_records_of on talent_records (talent_id, id);
create unique index talent_records_edit on talent_records (talent_id) where is_edit;
create index talent_records_imports on talent_records (import_id) where import_id is not null;

-- Own people that a search was already charged for: seeing them again is free.
create table talents_paid (
  workspace_id text not null references workspaces,
  talent_id text not null references talents on delete cascade,
  primary key (workspace_id, talent_id)
);

-- One credit a talent returned that was not paid for before, neither more nor less.
alter table search_transactions
  add column paid_before integer not null default 0,
  drop constraint search_transactions_check,
  add constraint search_transactions_credits check (credits_charged + paid_before = cardinality(talent_ids));
