-- The counters of candidates name their workspace themselves: their policy (0024) then asks nothing of the sourcing for each of them.
alter table candidate_counts add column workspace_id text;
update candidate_counts c set workspace_id = s.workspace_id from sourcings s where s.id = c.sourcing_id;
alter table candidate_counts
  alter column workspace_id set not null,
  drop constraint candidate_counts_sourcing_id_fkey,
  add foreign key (workspace_id, sourcing_id) references sourcings (workspace_id, id),
  disable row level security;
-- Where it was enclosed before: it is again, as a table that names its workspace, when the migrations have run.
drop policy if exists own_workspace on candidate_counts;

create or replace function count_candidates() returns trigger language plpgsql as $$
declare
  counter record;
begin
  if tg_op = 'INSERT' then
    insert into candidate_counts as c (workspace_id, sourcing_id, status_handle, candidates)
      select workspace_id, sourcing_id, status_handle, count(*) from added group by 1, 2, 3 order by 2, 3
      on conflict (sourcing_id, status_handle) do update set candidates = c.candidates + excluded.candidates;
    return null;
  end if;
  for counter in
    select workspace_id, sourcing_id, status_handle, sum(difference) as difference
    from (select workspace_id, sourcing_id, status_handle, 1 as difference from added
      union all select workspace_id, sourcing_id, status_handle, -1 from removed) moves
    group by 1, 2, 3 having sum(difference) <> 0 order by 2, 3
  loop
    insert into candidate_counts (workspace_id, sourcing_id, status_handle, candidates)
      values (counter.workspace_id, counter.sourcing_id, counter.status_handle, 0)
      on conflict do nothing;
    update candidate_counts c set candidates = c.candidates + counter.difference
      where c.workspace_id = counter.workspace_id and c.sourcing_id = counter.sourcing_id and c.status_handle = counter.status_handle;
  end loop;
  return null;
end $$;
