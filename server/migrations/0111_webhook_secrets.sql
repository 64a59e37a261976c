-- Secrets that sign webhooks (Standard Webhooks; docs/decisions/0103): of one casting, or of the workspace for all others. Without a row, deliveries
-- are not signed, as the interface says.
create table webhook_secrets (
  id bigint generated always as identity primary key,
  workspace_id text not null references workspaces,
  casting_id text references castings on delete cascade,
  sealed bytea not null,
  created_at timestamptz not null default clock_timestamp(),
  -- Set when a newer secret took its place: until then both sign. Null for the one in force.
  expires_at timestamptz
);
-- At most one in force for each casting, and for the workspace.
create unique index webhook_secrets_in_force on webhook_secrets (workspace_id, coalesce(casting_id, '')) where expires_at is null;
create index webhook_secrets_of_casting on webhook_secrets (casting_id) where casting_id is not null;

-- Newest first: those of the casting if it has any, otherwise those of the workspace. Null for none.
create function webhook_signing_secrets(p_workspace_id text, p_casting_id text) returns bytea[] language sql stable as $$
  select array_agg(sealed order by id desc) from webhook_secrets
  where workspace_id = p_workspace_id and (expires_at is null or expires_at > clock_timestamp())
    and casting_id is not distinct from (select max(casting_id) from webhook_secrets where casting_id = p_casting_id)
$$;
