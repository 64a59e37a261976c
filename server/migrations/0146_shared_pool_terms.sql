-- Why and how long the operator keeps the people of the shared pool. One row at most: its key has one value.
create table shared_pool_terms (
  id smallint primary key default 1 check (id = 1),
  legal_basis text check (legal_basis in ('consent', 'contract', 'legitimate_interest', 'legal_obligation', 'public_task', 'vital_interests')),
  retention_months integer check (retention_months between 1 and 1200),
  -- Where these people come from, in the operator's words.
  source text,
  changed_at timestamptz not null
);
