-- Vocabularies of publishers that the operator added to the built-in lexicon; each is replaced as a whole. They belong to the installation, not to a workspace.
create table vocabularies (
  publisher text primary key check (publisher in ('esco', 'onet', 'rome')),
  -- In the formats of the built-in tables (server/src/lexicon/data): role families with their names, and skills with theirs.
  roles text not null,
  skills text not null,
  -- How many of what were added, joined and skipped.
  report jsonb not null check (jsonb_typeof(report) = 'object'),
  imported_at timestamptz not null default clock_timestamp()
);
