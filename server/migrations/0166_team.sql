-- Who takes care of a candidate, and what colleagues say of one (docs/decisions/0164).

-- Null: nobody. Somebody who left stays until another is named.
alter table candidates add column owner_user_id text references users;
-- "Mine" in a sourcing.
create index candidates_owned on candidates (sourcing_id, owner_user_id) where owner_user_id is not null;

alter table candidate_history drop constraint candidate_history_change_check;
alter table candidate_history add constraint candidate_history_change_check
  check (change in ('added', 'status', 'rating', 'notes', 'owner'));

create table candidate_comments (
  id text primary key,
  workspace_id text not null references workspaces,
  candidate_id text not null references candidates,
  sourcing_id text not null references sourcings,
  -- Without a foreign key, as in replies.
  talent_id text not null,
  author_user_id text not null references users,
  text text not null,
  -- The users who are mentioned, as @name in the text.
  mentions text[] not null default '{}',
  created_at timestamptz not null default clock_timestamp()
);
create index candidate_comments_candidate on candidate_comments (workspace_id, candidate_id, created_at desc, id desc);
create index candidate_comments_sourcing on candidate_comments (workspace_id, sourcing_id, created_at desc, id desc);
-- Erasure looks for one person in every workspace.
create index candidate_comments_talent on candidate_comments (talent_id);

create function tell_comment() returns trigger language plpgsql as $$
declare
  about candidate_comments := case tg_op when 'DELETE' then old else new end;
begin
  perform tell_live(about.workspace_id, 'candidate.changed',
    json_build_object('sourcingId', about.sourcing_id, 'candidateIds', json_build_array(about.candidate_id)));
  return null;
end $$;
create trigger candidate_comments_live after insert or delete on candidate_comments for each row execute function tell_comment();

-- What happened to one thing, the newest first: the activity of a sourcing, and what is logged of a person who asks.
create index audit_entries_subject on audit_entries (chain, subject, seq);

-- As before, and a change of the owner is told too.
create or replace function tell_candidates() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform tell_live(workspace_id, 'candidate.changed', json_build_object('sourcingId', sourcing_id, 'candidateIds', json_agg(id order by id)))
      from (select *, row_number() over (partition by sourcing_id order by id) as place from added) numbered
      group by workspace_id, sourcing_id, (place - 1) / 100;
  else
    perform tell_live(workspace_id, 'candidate.changed', json_build_object('sourcingId', sourcing_id, 'candidateIds', json_agg(id order by id)))
      from (select a.*, row_number() over (partition by a.sourcing_id order by a.id) as place from added a join removed r on r.id = a.id
        where (a.status_handle, a.user_rating, a.notes, a.owner_user_id, a.casting_id, a.contacts_count, a.updated_at,
            a.firstname, a.lastname, a.job_title, a.company, a.city, a.pro_network_url)
          is distinct from (r.status_handle, r.user_rating, r.notes, r.owner_user_id, r.casting_id, r.contacts_count, r.updated_at,
            r.firstname, r.lastname, r.job_title, r.company, r.city, r.pro_network_url)) numbered
      group by workspace_id, sourcing_id, (place - 1) / 100;
  end if;
  return null;
end $$;
