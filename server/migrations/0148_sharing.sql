-- Shortlists that a hiring manager reads by a link, without an account (docs/decisions/0128).
create table share_links (
  id text primary key,
  workspace_id text not null references workspaces,
  sourcing_id text not null references sourcings,
  -- Only the hash: the link itself is shown once.
  token_hash bytea not null unique,
  created_by text not null references users,
  -- Null: everybody in the sourcing who is not rejected, as it is when the page is read.
  candidate_ids text[],
  shows_contacts boolean not null,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  opened_at timestamptz
);
create index share_links_sourcing on share_links (workspace_id, sourcing_id, created_at desc);

-- What the reader of a link says of a candidate: once for each link, and changed at will.
create table share_feedback (
  share_link_id text not null references share_links on delete cascade,
  candidate_id text not null references candidates,
  workspace_id text not null references workspaces,
  sourcing_id text not null,
  talent_id text not null,
  thumb text check (thumb in ('up', 'down')),
  comment text,
  author text,
  at timestamptz not null default clock_timestamp(),
  primary key (share_link_id, candidate_id),
  check (thumb is not null or comment is not null)
);
create index share_feedback_sourcing on share_feedback (workspace_id, sourcing_id, at desc);
-- Erasure looks for one person in every workspace.
create index share_feedback_talent on share_feedback (talent_id);

create function tell_shortlist_feedback() returns trigger language plpgsql as $$
begin
  insert into workspace_events (workspace_id, type, data) values (new.workspace_id, 'shortlist.feedback', jsonb_build_object(
    'shareLinkId', new.share_link_id, 'candidateId', new.candidate_id, 'talentId', new.talent_id, 'sourcingId', new.sourcing_id,
    'thumb', new.thumb, 'commented', new.comment is not null));
  return null;
end $$;
create trigger share_feedback_events after insert or update on share_feedback for each row execute function tell_shortlist_feedback();

create function tell_sharing() returns trigger language plpgsql as $$
begin
  perform tell_live(new.workspace_id, 'sourcing.changed', json_build_object('sourcingId', new.sourcing_id));
  return null;
end $$;
create trigger share_links_live after insert or update on share_links for each row execute function tell_sharing();
create trigger share_feedback_live after insert or update on share_feedback for each row execute function tell_sharing();
