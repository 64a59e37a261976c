-- What a workspace decided about headings that are not recognised: the field that a column fills, or null when it is left out.
create table talent_import_headings (
  workspace_id text not null references workspaces,
  heading text not null,
  field text,
  actor text not null,
  decided_at timestamptz not null,
  primary key (workspace_id, heading)
);

-- The cells of a rejected row, so that it can be corrected and imported again: a JSON object of heading to text, sealed.
alter table talent_import_rejects add column cells_sealed bytea;
