-- Requests to the language model that run now, where the installation limits them over all processes (docs/decisions/0251).
create table model_calls (
  id uuid primary key,
  -- Empty: for none.
  workspace_id text not null,
  -- A process that dies leaves its row behind: from then on it does not count.
  until timestamptz not null
);
