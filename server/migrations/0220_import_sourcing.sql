-- An import may add its people to a sourcing, as an export of an applicant tracking system says them:
-- stages become statuses, notes become notes (docs/decisions/0220).

alter table talent_imports
  add column sourcing_id text,
  -- Of who asked for the import: the first line of an imported note is written in it.
  add column language text,
  add column candidates integer not null default 0,
  add column notes integer not null default 0,
  add foreign key (workspace_id, sourcing_id) references sourcings (workspace_id, id);

-- What the stages of the file became, for the report of the import.
create table talent_import_stages (
  import_id text not null references talent_imports on delete cascade,
  stage text not null,
  status_handle text not null,
  is_known boolean not null,
  people integer not null,
  primary key (import_id, stage)
);

-- What an import added, so that its undo takes back that and nothing else.
create table candidate_imports (
  import_id text not null references talent_imports on delete cascade,
  candidate_id text not null references candidates,
  workspace_id text not null references workspaces,
  -- Whether the import added the candidate, or only notes to one that was there.
  is_new boolean not null,
  -- The status that the import gave; null when it gave none.
  status_handle text,
  -- Fingerprints of the notes: their text is kept in the candidate alone, where erasure clears it.
  note_marks bytea[] not null default '{}',
  primary key (import_id, candidate_id)
);
create index candidate_imports_candidate on candidate_imports (candidate_id);

-- What an import wrote into the history goes with the candidate that its undo removes. Everything else
-- stays append-only.
drop trigger candidate_history_append_only on candidate_history;
create trigger candidate_history_append_only before update or truncate on candidate_history
  for each statement execute function refuse_change();
create trigger candidate_history_kept before delete on candidate_history
  for each row when (old.cause <> 'import') execute function refuse_change();

create function count_removed_candidates() returns trigger language plpgsql as $$
begin
  update candidate_counts c set candidates = c.candidates - gone.candidates
    from (select sourcing_id, status_handle, count(*) as candidates from removed group by 1, 2) gone
    where c.sourcing_id = gone.sourcing_id and c.status_handle = gone.status_handle;
  perform tell_live(workspace_id, 'candidate.changed', json_build_object('sourcingId', sourcing_id, 'candidateIds', json_agg(id order by id)))
    from (select *, row_number() over (partition by sourcing_id order by id) as place from removed) numbered
    group by workspace_id, sourcing_id, (place - 1) / 100;
  insert into workspace_events (workspace_id, type, data)
    select workspace_id, 'candidate.removed', jsonb_build_object('candidateId', id, 'talentId', talent_id, 'sourcingId', sourcing_id)
    from removed order by id;
  return null;
end $$;
create trigger candidates_removed after delete on candidates referencing old table as removed
  for each statement execute function count_removed_candidates();

-- The candidates that only this import made, and that nobody and nothing touched since.
create function untouched_since_import(p_workspace_id text, p_import_id text, p_candidate_ids text[])
returns setof text language sql stable as $$
  select c.id from candidates c
    join candidate_imports i on i.candidate_id = c.id and i.import_id = p_import_id and i.is_new
  where c.workspace_id = p_workspace_id and c.id = any(p_candidate_ids)
    and c.user_rating is null and c.owner_user_id is null and c.casting_id is null
    and not exists (select from candidate_imports o where o.candidate_id = c.id and o.import_id <> p_import_id)
    and not exists (select from candidate_history h where h.candidate_id = c.id and h.cause <> 'import')
    and not exists (select from candidate_comments k where k.candidate_id = c.id)
    and not exists (select from share_feedback f where f.candidate_id = c.id)
    and not exists (select from share_links l where l.sourcing_id = c.sourcing_id and c.id = any(l.candidate_ids))
    and not exists (select from sequence_runs r where r.candidate_id = c.id)
    and not exists (select from outreach_conversations o where o.candidate_id = c.id)
    and not exists (select from outreach_replies r where r.candidate_id = c.id)
$$;
