-- The talents of the installation: one database for all workspaces (decision 13).
create table talents (
  id text primary key,
  -- Canonical profile URL (decision 25); null when unknown, or once erased.
  pro_network_url text unique,
  -- The profile as the interface shows it, its keys in that order; null once erased. Nothing queries inside it (the index does), so it is json:
  -- with plain storage, half the time of jsonb to write and to read, for half as much disk again.
  profile json,
  -- Counts the changes of the profile's content: a judgement of version n stays true while the version is n.
  version integer not null default 1,
  -- The transaction that wrote the row last. The change feed reads in this order, below the oldest transaction still running,
  -- so a late commit is never skipped. In a dump restored into another cluster it may be of the future: see adopt_restored.
  changed_xid xid8 not null default pg_current_xact_id(),
  imported_at timestamptz not null,
  refreshed_at timestamptz not null,
  erased_at timestamptz,
  -- Keyed hash of the erased person's canonical URL: a later import of that URL is refused, without keeping the URL itself.
  erased_url_fingerprint bytea,
  check ((profile is null) = (erased_at is not null)),
  check (erased_at is null or pro_network_url is null)
)
-- A usual profile has 2 to 5 KB: it stays in its row instead of going to a table of its own in two pieces.
with (toast_tuple_target = 8160);

-- By itself: PostgreSQL 15 knows no storage in a definition.
alter table talents alter column profile set storage external;

create index talents_changes on talents (changed_xid, id);
create index talents_erased_urls on talents (erased_url_fingerprint) where erased_url_fingerprint is not null;

create function notify_talents_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('talents_changed', '');
  return null;
end
$$;

create trigger talents_changed after insert or update or delete on talents
  for each statement execute function notify_talents_changed();

-- Ways to reach a talent, sealed at rest. The fingerprint (a keyed hash) finds a value again without opening it.
create table talent_contacts (
  talent_id text not null references talents (id) on delete cascade,
  kind text not null check (kind in ('email', 'phone')),
  value_sealed bytea not null,
  value_fingerprint bytea not null,
  provider text not null,
  found_at timestamptz not null,
  primary key (talent_id, kind, value_fingerprint)
);
