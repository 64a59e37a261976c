-- What anybody can have written without a key has a bound (docs/decisions/0035): these find the oldest beyond it.
create index oauth_artifacts_of_nobody on oauth_artifacts (kind, created_at) where key_id is null;
create index oauth_introductions_age on oauth_introductions (window_start);
