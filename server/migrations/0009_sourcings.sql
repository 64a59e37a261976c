create extension if not exists pg_trgm;

-- A sourcing: a recruiting campaign (interface, "Sourcing").
create table sourcings (
  id text primary key,
  workspace_id text not null references workspaces,
  -- Counts the sourcings of the workspace, from 1: what tells generated names apart.
  number integer not null,
  name text not null,
  -- Whose it is ("mine"): the owner of the key that made it; null when the key had none.
  owner_user_id text references users (id),
  -- The key that made it: "mine" for a key without an owner.
  created_by_key_id text not null,
  status text not null default 'in-progress' check (status in ('in-progress', 'closed')),
  -- What {{sourcingJobTitle}} and {{sourcingLocation}} stand for in messages.
  job_title text,
  location text,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  unique (workspace_id, number),
  unique (workspace_id, id)
);
create index sourcings_listed on sourcings (workspace_id, status, created_at, id);

-- Statuses of a workspace's own, beside the four global ones (decision 27).
create table custom_statuses (
  workspace_id text not null references workspaces,
  handle text not null check (handle ~ '^[A-Z][A-Z0-9_]{1,48}$'
    and handle not in ('TO_BE_CONTACTED', 'CONTACTED', 'NOT_RETAINED', 'OUTREACH_SEQUENCE_STARTED')),
  label text not null,
  -- From 0 without gaps; deferred, so that a move may pass through two of the same.
  position integer not null check (position >= 0),
  created_at timestamptz not null default clock_timestamp(),
  primary key (workspace_id, handle),
  unique (workspace_id, position) deferrable initially deferred
);

-- How texts are compared: without case, accents and repeated spaces. Written out because an index needs it to be the same for ever and everywhere,
-- which neither a locale nor the dictionary of unaccent promises.
create function fold_text(given text) returns text language sql immutable strict parallel safe
return trim(regexp_replace(
  replace(replace(replace(replace(
    translate(
      regexp_replace(lower(normalize(given, NFKD)), U&'[\0300-\036f]+', '', 'g'),
      U&'\00f8\0111\00f0\0142\0131\0127\014b\2019', 'oddlihn'''),
    U&'\0153', 'oe'), U&'\00e6', 'ae'), U&'\00df', 'ss'), U&'\00fe', 'th'),
  '\s+', ' ', 'g'));

-- A talent in a sourcing, once (interface, "Candidate").
create table candidates (
  id text primary key,
  workspace_id text not null references workspaces,
  sourcing_id text not null,
  talent_id text not null references talents,
  status_handle text not null,
  -- The same when it is a custom status: a reference, so that a status in use cannot go, and no unknown one can come.
  custom_status_handle text generated always as (
    nullif(nullif(nullif(nullif(status_handle, 'TO_BE_CONTACTED'), 'CONTACTED'), 'NOT_RETAINED'), 'OUTREACH_SEQUENCE_STARTED')) stored,
  user_rating smallint check (user_rating between 1 and 5),
  notes text,
  -- The casting that the talent was found by, when it was.
  casting_id text references castings,
  -- Ways to reach the talent that the workspace may read.
  contacts_count integer not null default 0 check (contacts_count >= 0),
  created_at timestamptz not null default clock_timestamp(),
  -- The last change of status, rating or notes.
  updated_at timestamptz not null default clock_timestamp(),

  -- What the listing shows, sorts, filters and searches of the talent, so that it reads no profiles. Only the two triggers below write it:
  -- all null once the talent is erased.
  talent_version integer not null default 0,
  firstname text,
  lastname text,
  job_title text,
  company text,
  city text,
  pro_network_url text,
  name_key text collate "C" generated always as (nullif(fold_text(coalesce(lastname, '') || ' ' || coalesce(firstname, '')), '')) stored,
  job_title_key text collate "C" generated always as (nullif(fold_text(job_title), '')) stored,
  company_key text collate "C" generated always as (nullif(fold_text(company), '')) stored,
  city_key text collate "C" generated always as (nullif(fold_text(city), '')) stored,
  -- Lines, so that no word reaches over from one field to the next.
  search_text text collate "C" generated always as (
    fold_text(coalesce(firstname, '') || ' ' || coalesce(lastname, '')) || E'\n' || coalesce(fold_text(job_title), '') || E'\n' ||
    coalesce(fold_text(company), '') || E'\n' || coalesce(fold_text(city), '') || E'\n' || coalesce(fold_text(pro_network_url), '') || E'\n' ||
    coalesce(fold_text(notes), '')) stored,

  unique (sourcing_id, talent_id),
  foreign key (workspace_id, sourcing_id) references sourcings (workspace_id, id),
  foreign key (workspace_id, custom_status_handle) references custom_statuses (workspace_id, handle)
)
-- Room for a new version of the profile that changes nothing of this: it then stays in its place and no index is written.
with (fillfactor = 85);
create index candidates_talent on candidates (talent_id);
create index candidates_custom_status on candidates (workspace_id, custom_status_handle) where custom_status_handle is not null;
-- One for each way to sort; two where a missing value is last in both orders. They hold the status too, which the default listing filters on: it is walked
-- without touching a row.
create index candidates_by_status on candidates (sourcing_id, status_handle, id);
create index candidates_by_creation on candidates (sourcing_id, created_at, id) include (status_handle);
create index candidates_by_change on candidates (sourcing_id, updated_at, id) include (status_handle);
create index candidates_by_contacts on candidates (sourcing_id, contacts_count, id) include (status_handle);
create index candidates_by_rating on candidates (sourcing_id, user_rating, id) include (status_handle);
create index candidates_by_rating_down on candidates (sourcing_id, user_rating desc nulls last, id desc) include (status_handle);
create index candidates_by_name on candidates (sourcing_id, name_key, id) include (status_handle);
create index candidates_by_name_down on candidates (sourcing_id, name_key desc nulls last, id desc) include (status_handle);
create index candidates_by_job_title on candidates (sourcing_id, job_title_key, id) include (status_handle);
create index candidates_by_job_title_down on candidates (sourcing_id, job_title_key desc nulls last, id desc) include (status_handle);
create index candidates_by_company on candidates (sourcing_id, company_key, id) include (status_handle);
create index candidates_by_company_down on candidates (sourcing_id, company_key desc nulls last, id desc) include (status_handle);
create index candidates_by_city on candidates (sourcing_id, city_key, id) include (status_handle);
create index candidates_by_city_down on candidates (sourcing_id, city_key desc nulls last, id desc) include (status_handle);
-- Written at once instead of collected: a search must not become slow because many were just added.
create index candidates_search on candidates using gin (search_text gin_trgm_ops) with (fastupdate = off);

-- How many candidates a sourcing has in each status: the totals of listings, without counting. Only the trigger below writes it.
create table candidate_counts (
  sourcing_id text not null references sourcings,
  status_handle text not null,
  candidates integer not null check (candidates >= 0),
  primary key (sourcing_id, status_handle)
);

-- Takes the counters in one order, so that two transactions that move candidates in opposite directions cannot wait for each other.
create function count_candidates() returns trigger language plpgsql as $$
declare
  counter record;
begin
  if tg_op = 'INSERT' then
    insert into candidate_counts as c (sourcing_id, status_handle, candidates)
      select sourcing_id, status_handle, count(*) from added group by 1, 2 order by 1, 2
      on conflict (sourcing_id, status_handle) do update set candidates = c.candidates + excluded.candidates;
    return null;
  end if;
  for counter in
    select sourcing_id, status_handle, sum(difference) as difference
    from (select sourcing_id, status_handle, 1 as difference from added union all select sourcing_id, status_handle, -1 from removed) moves
    group by 1, 2 having sum(difference) <> 0 order by 1, 2
  loop
    insert into candidate_counts (sourcing_id, status_handle, candidates) values (counter.sourcing_id, counter.status_handle, 0)
      on conflict do nothing;
    update candidate_counts c set candidates = c.candidates + counter.difference
      where c.sourcing_id = counter.sourcing_id and c.status_handle = counter.status_handle;
  end loop;
  return null;
end $$;
create trigger candidates_added_count after insert on candidates referencing new table as added
  for each statement execute function count_candidates();
create trigger candidates_moved_count after update on candidates referencing old table as removed new table as added
  for each statement execute function count_candidates();

-- The person of a candidate, out of a profile.
create function candidate_person(profile json, out firstname text, out lastname text, out job_title text, out company text, out city text,
  out pro_network_url text) language sql immutable parallel safe
return (select row(p.firstname, p.lastname, p."jobTitle", p."currentOrganization" ->> 'name', p.city, p."proNetworkUrl")
  from json_to_record(profile) as p (firstname text, lastname text, "jobTitle" text, "currentOrganization" json, city text, "proNetworkUrl" text));

-- The lock on the talent makes a change of the profile wait for the new candidate, or the new candidate for the change.
create function fill_candidate() returns trigger language plpgsql as $$
begin
  select t.version, p.firstname, p.lastname, p.job_title, p.company, p.city, p.pro_network_url
    into new.talent_version, new.firstname, new.lastname, new.job_title, new.company, new.city, new.pro_network_url
    from (select version, profile from talents where id = new.talent_id for share) t, candidate_person(t.profile) p;
  return new;
end $$;
create trigger candidates_filled before insert on candidates for each row execute function fill_candidate();

-- A changed profile changes its candidates; an erased one empties them, and their notes with it. In the order of ids, as everything that locks several candidates.
-- Few people of a batch have candidates: each is looked up in the index, whatever the planner thinks of reading all candidates instead.
create function refresh_candidates() returns trigger language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  perform from candidates c join changed t on t.id = c.talent_id where c.talent_version <> t.version order by c.id for no key update of c;
  if not found then
    return null;
  end if;
  update candidates c set talent_version = t.version, firstname = p.firstname, lastname = p.lastname, job_title = p.job_title,
      company = p.company, city = p.city, pro_network_url = p.pro_network_url,
      notes = case when t.profile is null then null else c.notes end
    from changed t, candidate_person(t.profile) p
    where t.id = c.talent_id and c.talent_version <> t.version
      and (t.profile is null or (c.firstname, c.lastname, c.job_title, c.company, c.city, c.pro_network_url)
        is distinct from (p.firstname, p.lastname, p.job_title, p.company, p.city, p.pro_network_url));
  -- Most changes are to what is not kept here.
  update candidates c set talent_version = t.version from changed t where t.id = c.talent_id and c.talent_version <> t.version;
  return null;
end $$;
create trigger talents_change_candidates after update on talents referencing new table as changed
  for each statement execute function refresh_candidates();

-- How many contacts of a talent a workspace may read: what a candidate that is added later begins with.
create table contact_counts (
  workspace_id text not null references workspaces,
  talent_id text not null references talents,
  contacts integer not null check (contacts >= 0),
  primary key (workspace_id, talent_id)
);

-- Every change of a candidate, with who and when. Free of personal data: it tells that notes changed, not what they say.
create table candidate_history (
  id bigint generated always as identity primary key,
  workspace_id text not null references workspaces,
  candidate_id text not null references candidates,
  change text not null check (change in ('added', 'status', 'rating', 'notes')),
  -- Null where there was none; always null for notes.
  from_value text,
  to_value text,
  -- A user id, a key id, or `service`.
  actor text not null,
  -- What it came by: `api`, `console`, `sequence`, ...
  cause text not null,
  at timestamptz not null default clock_timestamp()
);
create index candidate_history_candidate on candidate_history (candidate_id, id);
create trigger candidate_history_append_only before update or delete or truncate on candidate_history
  for each statement execute function refuse_change();
