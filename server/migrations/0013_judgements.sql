-- What a judge answered, kept so that the same question about the same profile gets the same answer and costs no second request.
create table judgements (
  -- Criteria are a workspace's own words: no workspace is served what another one asked.
  workspace_id text not null references workspaces on delete cascade,
  talent_id text not null references talents on delete cascade,
  profile_version integer not null,
  -- SHA-256 of criteria, scoring language and judge.
  question bytea not null check (octet_length(question) = 32),
  -- The month that current jobs were counted to, as its first day: durations change with time, so a judgement is of its month.
  month date not null check (extract(day from month) = 1),
  -- Sealed: it quotes and describes a person.
  answer bytea not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (workspace_id, talent_id, question, profile_version, month)
);
create index judgements_talent on judgements (talent_id);
create index judgements_month on judgements (month);

-- What a verdict cost of the language model; zero from the built-in judge, and for one that was kept from before.
alter table casting_verdicts
  add column model_input_tokens integer not null default 0,
  add column model_output_tokens integer not null default 0,
  add column was_kept boolean not null default false;
