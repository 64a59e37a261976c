-- The inbox: what people answer to sequences, and what a person of the workspace answers them.

-- The words of a simulated reply, sealed.
alter table sandbox_events add column words bytea;

-- A candidate who answered: all their replies and answers are one conversation.
-- Talents are without a foreign key: a reply locks its run first, an erasure its talent.
create table outreach_conversations (
  candidate_id text primary key references candidates,
  workspace_id text not null references workspaces,
  talent_id text not null,
  sourcing_id text not null,
  -- Who answers; null: nobody yet. Whoever sent the sequence, until somebody is named.
  assignee_user_id text,
  last_reply_id text not null,
  last_reply_at timestamptz not null,
  -- One for the workspace: what a colleague read needs no second look.
  unread boolean not null default true,
  answered_at timestamptz,
  mark text check (mark in ('interested', 'not_now', 'wrong_person')),
  marked_at timestamptz,
  marked_by text,
  check ((mark is null) = (marked_at is null))
);
create index outreach_conversations_latest on outreach_conversations (workspace_id, last_reply_at desc, candidate_id desc);
create index outreach_conversations_unread on outreach_conversations (workspace_id, assignee_user_id) where unread;
-- Erasure looks for one person in every workspace.
create index outreach_conversations_talent on outreach_conversations (talent_id);

create table outreach_replies (
  id text primary key,
  workspace_id text not null references workspaces,
  candidate_id text not null references candidates,
  talent_id text not null,
  run_id text not null references sequence_runs on delete cascade,
  account_id text not null,
  event_key text not null,
  channel text not null check (channel in ('email', 'proNetwork', 'chat_app', 'sms')),
  received_at timestamptz not null,
  -- What an answer names as the message that it answers.
  provider_message_id text,
  thread_id text,
  -- Sealed JSON { from, subject, text, references }; null: it came before words were kept.
  body bytea,
  unique (account_id, event_key)
);
create index outreach_replies_candidate on outreach_replies (candidate_id, received_at);
create index outreach_replies_talent on outreach_replies (talent_id);

-- An answer is a message without a step: it waits (`queued`) for the account's next free moment.
alter table outreach_messages alter column step_id drop not null;
alter table outreach_messages add column written_by text;
alter table outreach_messages add column reply_id text;
-- Since when the channel cannot take an answer: it bounds the waiting.
alter table outreach_messages add column blocked_since timestamptz;
alter table outreach_messages drop constraint outreach_messages_outcome_check;
alter table outreach_messages add constraint outreach_messages_outcome_check
  check (outcome in ('queued', 'claimed', 'sent', 'failed', 'unknown'));
alter table outreach_messages add constraint outreach_messages_answer_check
  check ((step_id is null) = (written_by is not null) and (step_id is null or outcome <> 'queued'));

-- Replies so far: who and when, without words.
insert into outreach_replies (id, workspace_id, candidate_id, talent_id, run_id, account_id, event_key, channel, received_at)
  select 'rpl_' || md5(e.account_id || ' ' || e.event_key), e.workspace_id, r.candidate_id, r.talent_id, r.id, e.account_id, e.event_key,
    coalesce((select m.channel from outreach_messages m where m.run_id = r.id and m.account_id = e.account_id order by m.claimed_at desc limit 1), 'email'), e.at
  from outreach_events e join sequence_runs r on r.id = e.run_id join talents t on t.id = r.talent_id
  where e.kind = 'reply' and t.erased_at is null;
insert into outreach_conversations (candidate_id, workspace_id, talent_id, sourcing_id, assignee_user_id, last_reply_id, last_reply_at, unread)
  select distinct on (p.candidate_id) p.candidate_id, p.workspace_id, p.talent_id, r.sourcing_id, r.sender_user_id, p.id, p.received_at, false
  from outreach_replies p join sequence_runs r on r.id = p.run_id
  order by p.candidate_id, p.received_at desc, p.id desc;

create function tell_conversation() returns trigger language plpgsql as $$
begin
  perform tell_live(new.workspace_id, 'inbox.changed', json_build_object('candidateId', new.candidate_id));
  return null;
end $$;
create trigger outreach_conversations_live after insert or update on outreach_conversations
  for each row execute function tell_conversation();

-- What becomes of an answer.
create function tell_answer() returns trigger language plpgsql as $$
begin
  perform tell_live(r.workspace_id, 'inbox.changed', json_build_object('candidateId', r.candidate_id))
    from sequence_runs r where r.id = new.run_id;
  return null;
end $$;
create trigger outreach_answers_live after update on outreach_messages for each row
  when (new.step_id is null and (old.outcome, old.reason, old.bounced_at) is distinct from (new.outcome, new.reason, new.bounced_at))
  execute function tell_answer();
