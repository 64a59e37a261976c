-- The same person from two sources becomes one (docs/decisions/0094). A merged talent keeps its row, its records and everything that refers to it; reads answer
-- with the talent that it was merged into, so that taking a merge back is exact.
alter table talents add column merged_into text references talents;
create index talents_merged on talents (merged_into) where merged_into is not null;

-- Hashes that people who may be one have in common: names, and a name with an employer and a year. Without foreign keys, which would cost more than the rows;
-- they are deleted with the talent.
create table talent_identity_keys (
  talent_id text not null,
  key bigint not null,
  workspace_id text not null,
  primary key (talent_id, key)
);
create index talent_identity_keys_of on talent_identity_keys (workspace_id, key, talent_id);

-- Two people who may be one. Only who; why is computed from the profiles as they are.
create table identity_proposals (
  id text primary key,
  workspace_id text not null references workspaces,
  talent_id text not null references talents on delete cascade,
  -- The later one of the two.
  other_id text not null references talents on delete cascade,
  status text not null check (status in ('open', 'merged', 'dismissed')),
  created_at timestamptz not null,
  decided_at timestamptz,
  actor text,
  unique (talent_id, other_id)
);
create index identity_proposals_listed on identity_proposals (workspace_id, created_at desc, id desc) where status = 'open';
create index identity_proposals_of on identity_proposals (other_id);

-- Merges that hold. `moved_ids`: the talent and those that were merged into it before, which follow it when the merge is taken back.
create table talent_merges (
  talent_id text not null references talents on delete cascade,
  survivor_id text not null references talents on delete cascade,
  workspace_id text not null references workspaces,
  moved_ids text[] not null,
  actor text not null,
  merged_at timestamptz not null,
  primary key (talent_id, survivor_id)
);
create index talent_merges_survivor on talent_merges (survivor_id);

alter table talent_imports add column proposed integer not null default 0;

-- Every id of the person with this one.
create function same_person(p_talent_id text) returns setof text language sql stable as $$
  with person as (select coalesce(merged_into, id) as id from talents where id = p_talent_id)
  select id from person union all select t.id from talents t join person on t.merged_into = person.id
$$;

-- A candidate shows the person as merged.
create or replace function fill_candidate() returns trigger language plpgsql as $$
begin
  select t.version, p.firstname, p.lastname, p.job_title, p.company, p.city, p.pro_network_url
    into new.talent_version, new.firstname, new.lastname, new.job_title, new.company, new.city, new.pro_network_url
    from (select own.version, coalesce((select r.profile from talents r where r.id = own.merged_into), own.profile) as profile
          from talents own where own.id = new.talent_id for share of own) t, candidate_person(t.profile) p;
  return new;
end $$;

create or replace function refresh_candidates() returns trigger language plpgsql security definer
  set enable_seqscan to 'off' set enable_hashjoin to 'off' set enable_mergejoin to 'off' set search_path to 'public', 'pg_temp' as $$
begin
  perform from candidates c join changed t on t.id = c.talent_id where c.talent_version <> t.version order by c.id for no key update of c;
  if not found then
    return null;
  end if;
  update candidates c set talent_version = t.version, firstname = p.firstname, lastname = p.lastname, job_title = p.job_title,
      company = p.company, city = p.city, pro_network_url = p.pro_network_url,
      notes = case when t.profile is null then null else c.notes end
    from changed t, candidate_person(coalesce((select r.profile from talents r where r.id = t.merged_into and t.profile is not null), t.profile)) p
    where t.id = c.talent_id and c.talent_version <> t.version
      and (t.profile is null or (c.firstname, c.lastname, c.job_title, c.company, c.city, c.pro_network_url)
        is distinct from (p.firstname, p.lastname, p.job_title, p.company, p.city, p.pro_network_url));
  -- Most changes are to what is not kept here.
  update candidates c set talent_version = t.version from changed t where t.id = c.talent_id and c.talent_version <> t.version;
  return null;
end $$;
