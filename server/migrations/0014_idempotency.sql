-- Requests that were sent with an Idempotency-Key (decision 7), kept for 24 hours: who works on one, then its answer.
create table idempotency_keys (
  workspace_id text not null references workspaces,
  -- Keyed hash: the key is the caller's text and may say anything.
  key_fingerprint bytea not null,
  -- Keyed hash of method, path and body: the same key with another request is refused.
  request_fingerprint bytea not null,
  -- Who works on it; an answer is stored only by whoever holds the claim, in the transaction of the effect where there is one.
  claim uuid not null,
  -- After that a process that has not answered is taken for dead.
  claimed_until timestamptz not null,
  created_at timestamptz not null,
  answered_at timestamptz,
  -- Sealed: answers hold people. Null while there is none, and once somebody in it was erased.
  answer bytea,
  -- Ids in the answer, among them those of its talents: what an erasure finds it by.
  ids_in_answer text[] not null default '{}',
  -- Talents who were erased while the request was under way: an answer with one of them is not kept.
  erased_meanwhile text[] not null default '{}',
  primary key (workspace_id, key_fingerprint),
  check (answer is null or answered_at is not null)
);
create index idempotency_keys_created on idempotency_keys (created_at);
