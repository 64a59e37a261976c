-- Saved searches, what they find that is new, and what users are told of it (docs/decisions/0127).

-- The bell: what one user is told. `subject` has ids, counts and names that the workspace gave; nothing of a talent, so that an erasure finds nothing.
create table notifications (
  id text primary key,
  workspace_id text not null references workspaces,
  user_id text not null references users,
  type text not null,
  subject jsonb not null,
  -- What it is told for: the same is told to a user once, however often a process that died repeats itself.
  cause text not null,
  created_at timestamptz not null default clock_timestamp(),
  read_at timestamptz,
  unique (workspace_id, user_id, cause)
);
create index notifications_of_user on notifications (workspace_id, user_id, created_at desc, id desc);
create index notifications_old on notifications (created_at);
create trigger notifications_live after insert or update on notifications for each row execute function tell_workspace('notifications.changed');

create table saved_searches (
  id text primary key,
  workspace_id text not null references workspaces,
  -- Who is told of new people; null: a key without an owner saved it.
  owner_user_id text references users,
  name text not null,
  prompt text,
  filters jsonb not null,
  -- With criteria it is the definition of a casting.
  criterias text[] not null default '{}',
  alert text not null check (alert in ('off', 'daily', 'weekly')),
  -- The number of matches when they were counted last.
  match_count integer not null,
  counted_at timestamptz not null,
  -- When new people are looked for next; null: never.
  due_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  unique (workspace_id, name),
  check ((alert = 'off') = (due_at is null))
);

-- Who is known to match: nobody is told of the same person twice. Empty without an alert.
create table saved_search_people (
  saved_search_id text not null references saved_searches on delete cascade,
  talent_id text not null,
  workspace_id text not null,
  -- The day whose alert told of them; null: they matched when the alert was set.
  told_on date,
  primary key (saved_search_id, talent_id)
);
-- Erasure looks for one person in every workspace.
create index saved_search_people_talent on saved_search_people (talent_id);

-- One row for a day with new people; the key makes it one alert a period.
create table search_alerts (
  saved_search_id text not null references saved_searches on delete cascade,
  day date not null,
  workspace_id text not null references workspaces,
  new_matches integer not null check (new_matches > 0),
  at timestamptz not null default clock_timestamp(),
  -- The mail: none is sent, it waits, it is being sent, or what became of it. `claimed` without an outcome is never sent again.
  mail text not null check (mail in ('none', 'queued', 'claimed', 'sent', 'failed', 'unknown')),
  mail_attempts integer not null default 0,
  primary key (saved_search_id, day)
);

create function tell_alert_matched() returns trigger language plpgsql as $$
begin
  insert into workspace_events (workspace_id, type, data) values (new.workspace_id, 'alert.matched', jsonb_build_object(
    'savedSearchId', new.saved_search_id, 'day', new.day, 'newMatches', new.new_matches));
  return null;
end $$;
create trigger search_alerts_events after insert on search_alerts for each row execute function tell_alert_matched();
create trigger saved_searches_live after insert or update or delete on saved_searches for each row
  execute function tell_workspace('settings.changed', 'saved-searches');
