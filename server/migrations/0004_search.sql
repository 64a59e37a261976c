-- Plain searches that were answered: what was asked, who was returned (and so is excluded from the next page), what it cost.
create table search_transactions (
  id text primary key,
  workspace_id text not null references workspaces,
  key_id text,
  kind text not null check (kind in ('filters', 'prompt')),
  -- The filters as they were used; for a prompt, the prompt too.
  request jsonb not null,
  talent_ids text[] not null,
  estimation_count integer not null,
  credits_charged integer not null,
  created_at timestamptz not null default now(),
  -- One credit a talent returned, neither more nor less.
  check (credits_charged = cardinality(talent_ids))
);
create index search_transactions_workspace on search_transactions (workspace_id, created_at desc);
