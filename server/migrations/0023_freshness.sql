-- What came of refreshing a talent from the profile source (decision 14): at most one refresh at a time over all processes, and not again too soon after
-- one that brought nothing. Without personal data; a talent that was never due has no row.
create table talent_refreshes (
  talent_id text primary key references talents on delete cascade,
  -- Whoever refreshes has until then; another may try after it.
  claimed_until timestamptz,
  -- Not before, unless a refresh that somebody waits for has just been claimed.
  next_at timestamptz not null default '-infinity',
  -- In a row, without an answer.
  failures int not null default 0,
  outcome text check (outcome in ('refreshed', 'unknown', 'refused', 'failed'))
);
