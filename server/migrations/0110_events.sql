-- The event feed of a workspace (docs/decisions/0102): what changed, for programs that pull it. Rows have ids, never a name, an address or a text, so that an
-- erasure leaves nothing behind. Kept 30 days.
-- Without a foreign key: it would lock the workspace's row with every change.
create table workspace_events (
  -- The order within a transaction. Over transactions it says nothing: a late commit has a low number.
  seq bigint generated always as identity primary key,
  workspace_id text not null,
  -- The place in the feed, from 1 without a gap. Null until a reader numbers what it sees, so nothing can appear before what was read.
  position bigint,
  type text not null,
  data jsonb not null,
  at timestamptz not null default clock_timestamp(),
  unique (workspace_id, position)
);
create index workspace_events_new on workspace_events (workspace_id, seq) where position is null;
create index workspace_events_old on workspace_events (at);

-- The last number given. Its row is the lock of whoever numbers.
create table event_feeds (
  workspace_id text primary key not null,
  last_position bigint not null default 0
);

-- Within a transaction the same notification is sent once.
create function notify_workspace_events() returns trigger language plpgsql as $$
begin
  perform pg_notify('workspace_events', new.workspace_id);
  return null;
end $$;
create trigger workspace_events_notify after insert on workspace_events for each row execute function notify_workspace_events();

-- Candidates: their history is written with every change.
create function tell_candidate_history() returns trigger language plpgsql as $$
begin
  insert into workspace_events (workspace_id, type, data)
    select h.workspace_id, case h.change when 'added' then 'candidate.added' else 'candidate.status_changed' end,
      jsonb_build_object('candidateId', c.id, 'talentId', c.talent_id, 'sourcingId', c.sourcing_id) || case h.change
        when 'added' then jsonb_build_object('statusHandle', h.to_value, 'castingId', c.casting_id)
        else jsonb_build_object('from', h.from_value, 'to', h.to_value, 'cause', h.cause) end
    from written h join candidates c on c.id = h.candidate_id
    where h.change in ('added', 'status') order by h.id;
  return null;
end $$;
create trigger candidate_history_events after insert on candidate_history referencing new table as written
  for each statement execute function tell_candidate_history();

-- Contacts that were found, and paid for, in this transaction.
create function tell_contact_found() returns trigger language plpgsql as $$
begin
  insert into workspace_events (workspace_id, type, data) values (new.workspace_id, 'contact.found', jsonb_build_object(
    'talentId', new.talent_id, 'kind', new.kind, 'provider', new.provider, 'creditsCharged', new.credits_charged));
  return null;
end $$;
create trigger enrichment_attempts_events after insert on enrichment_attempts for each row when (new.outcome = 'found')
  execute function tell_contact_found();

create function run_data(p_run_id text) returns jsonb language sql stable as $$
  select jsonb_build_object('candidateId', r.candidate_id, 'talentId', r.talent_id, 'sourcingId', r.sourcing_id,
    'blueprintId', r.blueprint_id) from sequence_runs r where r.id = p_run_id
$$;

create function tell_message_sent() returns trigger language plpgsql as $$
begin
  insert into workspace_events (workspace_id, type, data) values (new.workspace_id, 'message.sent',
    run_data(new.run_id) || jsonb_build_object('stepId', new.step_id, 'channel', new.channel));
  return null;
end $$;
create trigger outreach_messages_events after update on outreach_messages for each row
  when (new.outcome = 'sent' and old.outcome <> 'sent') execute function tell_message_sent();

-- What channels reported of messages, each once.
create function tell_outreach_event() returns trigger language plpgsql as $$
begin
  insert into workspace_events (workspace_id, type, data) values (new.workspace_id,
    case new.kind when 'reply' then 'message.replied' when 'bounce' then 'message.bounced' when 'accepted' then 'invitation.accepted'
      else 'message.unsubscribed' end,
    run_data(new.run_id));
  return null;
end $$;
create trigger outreach_events_events after insert on outreach_events for each row execute function tell_outreach_event();

create function tell_account_disconnected() returns trigger language plpgsql as $$
begin
  insert into workspace_events (workspace_id, type, data) values (new.workspace_id, 'account.disconnected', jsonb_build_object(
    'accountId', new.id, 'channel', new.type, 'provider', new.provider, 'reason', new.reason));
  return null;
end $$;
create trigger channel_accounts_events after update on channel_accounts for each row
  when (new.state = 'disconnected' and old.state <> 'disconnected') execute function tell_account_disconnected();

create function tell_import_finished() returns trigger language plpgsql as $$
begin
  insert into workspace_events (workspace_id, type, data) values (new.workspace_id, 'import.finished', jsonb_build_object(
    'importId', new.id, 'status', new.status, 'dryRun', new.dry_run, 'created', new.created, 'updated', new.updated,
    'merged', new.merged, 'rejected', new.rejected));
  return null;
end $$;
create trigger talent_imports_events after update on talent_imports for each row
  when (new.status in ('completed', 'failed') and old.status not in ('completed', 'failed', 'undoing'))
  execute function tell_import_finished();

