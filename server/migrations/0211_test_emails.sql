-- Test emails that users sent to themselves in the last hour, to limit them (docs/decisions/0211).
-- Nothing of the message is kept.
create table test_emails (
  id bigint generated always as identity primary key,
  workspace_id text not null references workspaces,
  user_id text not null references users,
  sent_at timestamptz not null
);
create index test_emails_user on test_emails (workspace_id, user_id, sent_at);
