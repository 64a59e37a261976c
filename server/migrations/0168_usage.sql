-- Who asked for a search or a casting: a user, or a key without an owner. `key_id` names no user of the console, and the usage by member needs one.
-- Null: asked by the previous version.
alter table search_transactions add column requested_by text;
alter table castings add column requested_by text;
-- The sourcing that a casting's people went to.
create index candidates_casting on candidates (workspace_id, casting_id, created_at) where casting_id is not null;

-- The bodies of requests and answers, for developers who look for a fault. Written only with REQUEST_BODY_HOURS, sealed, and deleted after these hours and
-- with every erasure of a person: what is sealed cannot be searched for one (docs/decisions/0135).
create table request_bodies (
  workspace_id text not null,
  tracking_code text collate "C" not null,
  at timestamptz not null,
  -- Path, query, body and answer, without the values of secret members.
  sealed bytea not null,
  primary key (workspace_id, tracking_code)
);
create index request_bodies_age on request_bodies (at);

-- Requests before this time have no bodies: they may hold somebody who was erased.
insert into milestones (name, at) values ('request_bodies_cleared', '1970-01-01Z');
