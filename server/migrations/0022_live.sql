-- What changed, for whoever looks at a page of it now: which things, never what they hold. Kept an hour; the rows themselves are the truth.
-- Without a foreign key: it would lock the workspace's row with every verdict.
create table live_events (
  -- The order within a transaction. Over transactions it says nothing: see xid.
  seq bigint generated always as identity primary key,
  workspace_id text not null,
  -- The transaction that wrote it. A reader remembers a snapshot, and reads what was not committed in it: a late commit is never skipped, and a long
  -- one holds nobody up.
  xid xid8 not null default pg_current_xact_id(),
  type text not null,
  ids json not null,
  at timestamptz not null default clock_timestamp()
);
create index live_events_unread on live_events (workspace_id, xid);

-- Within a transaction the same notification is sent once.
create function notify_live_events() returns trigger language plpgsql as $$
begin
  perform pg_notify('live_events', new.workspace_id);
  return null;
end $$;
create trigger live_events_notify after insert on live_events for each row execute function notify_live_events();

create function tell_live(workspace_id text, type text, ids json) returns void language sql as $$
  insert into live_events (workspace_id, type, ids) values ($1, $2, $3)
$$;

-- Verdicts.
create function tell_verdict() returns trigger language plpgsql as $$
begin
  perform tell_live(c.workspace_id, 'casting.verdict', json_build_object('castingId', c.id, 'talentId', new.talent_id, 'verdict', new.verdict))
    from castings c where c.id = new.casting_id;
  return null;
end $$;
create trigger casting_verdicts_live after insert on casting_verdicts for each row execute function tell_verdict();

-- All of a casting but its counts, which verdicts tell of.
create function tell_casting() returns trigger language plpgsql as $$
begin
  perform tell_live(new.workspace_id, 'casting.changed', json_build_object('castingId', new.id));
  return null;
end $$;
create trigger castings_new_live after insert on castings for each row execute function tell_casting();
create trigger castings_live after update on castings for each row
  when ((old.status, old.launch_failed, old.current_call, old.current_wave, old.credits_charged, old.target_greens, old.target_max_credits,
      old.webhook_url, old.webhook_verdicts, old.custom_params)
    is distinct from (new.status, new.launch_failed, new.current_call, new.current_wave, new.credits_charged, new.target_greens,
      new.target_max_credits, new.webhook_url, new.webhook_verdicts, new.custom_params))
  execute function tell_casting();

-- Candidates, by the statement: a change of many tells of them together, a hundred at most in one event. A new version of a profile that changes
-- nothing of what is shown is no event.
create function tell_candidates() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform tell_live(workspace_id, 'candidate.changed', json_build_object('sourcingId', sourcing_id, 'candidateIds', json_agg(id order by id)))
      from (select *, row_number() over (partition by sourcing_id order by id) as place from added) numbered
      group by workspace_id, sourcing_id, (place - 1) / 100;
  else
    perform tell_live(workspace_id, 'candidate.changed', json_build_object('sourcingId', sourcing_id, 'candidateIds', json_agg(id order by id)))
      from (select a.*, row_number() over (partition by a.sourcing_id order by a.id) as place from added a join removed r on r.id = a.id
        where (a.status_handle, a.user_rating, a.notes, a.casting_id, a.contacts_count, a.updated_at,
            a.firstname, a.lastname, a.job_title, a.company, a.city, a.pro_network_url)
          is distinct from (r.status_handle, r.user_rating, r.notes, r.casting_id, r.contacts_count, r.updated_at,
            r.firstname, r.lastname, r.job_title, r.company, r.city, r.pro_network_url)) numbered
      group by workspace_id, sourcing_id, (place - 1) / 100;
  end if;
  return null;
end $$;
create trigger candidates_added_live after insert on candidates referencing new table as added
  for each statement execute function tell_candidates();
create trigger candidates_changed_live after update on candidates referencing old table as removed new table as added
  for each statement execute function tell_candidates();

create function tell_sourcing() returns trigger language plpgsql as $$
begin
  perform tell_live(new.workspace_id, 'sourcing.changed', json_build_object('sourcingId', new.id));
  return null;
end $$;
create trigger sourcings_live after insert or update on sourcings for each row execute function tell_sourcing();

-- Sequences: as they are written, on their way, and the steps of each way (new steps come with their run).
create function tell_blueprint() returns trigger language plpgsql as $$
begin
  perform tell_live(new.workspace_id, 'sequence.changed', json_build_object('blueprintId', new.id));
  return null;
end $$;
create trigger sequence_blueprints_live after insert or update on sequence_blueprints for each row execute function tell_blueprint();

create function tell_sequence_run() returns trigger language plpgsql as $$
begin
  perform tell_live(new.workspace_id, 'sequence.changed', json_build_object('blueprintId', new.blueprint_id, 'candidateId', new.candidate_id));
  return null;
end $$;
create trigger sequence_runs_live after insert or update on sequence_runs for each row execute function tell_sequence_run();

create function tell_sequence_step() returns trigger language plpgsql as $$
begin
  perform tell_live(r.workspace_id, 'sequence.changed', json_build_object('blueprintId', r.blueprint_id, 'candidateId', r.candidate_id))
    from sequence_runs r where r.id = new.run_id;
  return null;
end $$;
create trigger sequence_run_steps_live after update on sequence_run_steps for each row
  when ((old.state, old.due_at, old.done_at, old.reason, old.draft, old.approved_at)
    is distinct from (new.state, new.due_at, new.done_at, new.reason, new.draft, new.approved_at))
  execute function tell_sequence_step();

-- Contacts: what is looked for and what is there.
create function tell_contacts() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform tell_live(old.workspace_id, 'contacts.changed', json_build_object('talentId', old.talent_id));
  else
    perform tell_live(new.workspace_id, 'contacts.changed', json_build_object('talentId', new.talent_id));
  end if;
  return null;
end $$;
create trigger enrichment_kinds_live after insert or update on enrichment_kinds for each row execute function tell_contacts();
create trigger enrichment_attempts_live after insert on enrichment_attempts for each row execute function tell_contacts();
create trigger workspace_contacts_live after insert or update or delete on workspace_contacts for each row execute function tell_contacts();

-- What has no ids of its own to tell: the type of the event is the first argument of the trigger, and what of the settings it is the second.
create function tell_workspace() returns trigger language plpgsql as $$
declare
  ids json := case when tg_nargs > 1 then json_build_object('what', tg_argv[1]) else '{}' end;
begin
  perform tell_live(case when tg_op = 'DELETE' then old.workspace_id else new.workspace_id end, tg_argv[0], ids);
  return null;
end $$;
create trigger credit_accounts_live after update on credit_accounts for each row
  when ((old.available, old.reserved) is distinct from (new.available, new.reserved)) execute function tell_workspace('credits.changed');
create trigger api_keys_live after insert or update or delete on api_keys for each row execute function tell_workspace('keys.changed');
create trigger custom_statuses_live after insert or update or delete on custom_statuses for each row
  execute function tell_workspace('settings.changed', 'candidate-statuses');
create trigger outreach_suppressions_live after insert or update or delete on outreach_suppressions for each row
  execute function tell_workspace('settings.changed', 'suppressions');
-- Not of the marks that reading and asking leave behind.
create trigger enrichment_providers_set_live after insert or delete on enrichment_providers for each row
  execute function tell_workspace('settings.changed', 'enrichment-providers');
create trigger enrichment_providers_live after update on enrichment_providers for each row
  when ((old.key_sealed, old.base_url, old.kinds, old.cost, old.position, old.last_outcome, old.last_reason)
    is distinct from (new.key_sealed, new.base_url, new.kinds, new.cost, new.position, new.last_outcome, new.last_reason))
  execute function tell_workspace('settings.changed', 'enrichment-providers');
create trigger channel_accounts_set_live after insert or delete on channel_accounts for each row
  execute function tell_workspace('settings.changed', 'channel-accounts');
create trigger channel_accounts_live after update on channel_accounts for each row
  when ((old.user_id, old.address, old.state, old.reason) is distinct from (new.user_id, new.address, new.state, new.reason))
  execute function tell_workspace('settings.changed', 'channel-accounts');

create function tell_workspace_itself() returns trigger language plpgsql as $$
begin
  perform tell_live(new.id, 'settings.changed', json_build_object('what', 'workspace'));
  return null;
end $$;
create trigger workspaces_live after update on workspaces for each row execute function tell_workspace_itself();

-- The list of castings, newest first.
alter table castings add column seq bigint generated always as identity;
create index castings_listed on castings (workspace_id, seq desc);

-- Webhook events of all castings of a workspace, newest first.
alter table casting_deliveries add column workspace_id text;
update casting_deliveries d set workspace_id = c.workspace_id from castings c where c.id = d.casting_id;
alter table casting_deliveries alter column workspace_id set not null;
create index casting_deliveries_listed on casting_deliveries (workspace_id, seq desc);
create index casting_deliveries_failed on casting_deliveries (workspace_id, seq desc) where failed_at is not null;

create function tell_delivery() returns trigger language plpgsql as $$
begin
  perform tell_live(new.workspace_id, 'casting.delivery', json_build_object('castingId', new.casting_id, 'deliveryId', new.id));
  return null;
end $$;
create trigger casting_deliveries_new_live after insert on casting_deliveries for each row execute function tell_delivery();
-- Not of the claim: the attempt follows at once.
create trigger casting_deliveries_live after update on casting_deliveries for each row
  when ((old.attempts, old.sendings, old.delivered_at, old.failed_at) is distinct from (new.attempts, new.sendings, new.delivered_at, new.failed_at))
  execute function tell_delivery();

-- What a person says of a talent instead of the judge, whose verdict stays as it was: counts and charges are made of that.
create table casting_overrides (
  workspace_id text not null,
  casting_id text not null,
  talent_id text not null,
  verdict text not null check (verdict in ('green', 'amber', 'red')),
  -- Words about a person: the row goes when they are erased.
  reason text not null check (char_length(reason) between 1 and 500),
  -- Null when it came by a key that is nobody's.
  user_id text,
  at timestamptz not null default clock_timestamp(),
  primary key (casting_id, talent_id),
  foreign key (casting_id, talent_id) references casting_verdicts on delete cascade
);
-- Erasure looks for one person in every casting.
create index casting_overrides_talent on casting_overrides (talent_id);

create function tell_override() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform tell_live(old.workspace_id, 'casting.changed', json_build_object('castingId', old.casting_id));
  else
    perform tell_live(new.workspace_id, 'casting.changed', json_build_object('castingId', new.casting_id));
  end if;
  return null;
end $$;
create trigger casting_overrides_live after insert or update or delete on casting_overrides for each row execute function tell_override();
