-- Verdicts are stored in groups, with their events (docs/decisions/0155): what tells the console of them runs once a statement.
create function tell_verdicts() returns trigger language plpgsql as $$
begin
  insert into live_events (workspace_id, type, ids)
    select c.workspace_id, 'casting.verdict', json_build_object('castingId', c.id, 'talentId', v.talent_id, 'verdict', v.verdict)
    from added v join castings c on c.id = v.casting_id order by v.judged_order;
  return null;
end $$;
drop trigger casting_verdicts_live on casting_verdicts;
create trigger casting_verdicts_live after insert on casting_verdicts referencing new table as added
  for each statement execute function tell_verdicts();
drop function tell_verdict();

create function tell_new_deliveries() returns trigger language plpgsql as $$
begin
  insert into live_events (workspace_id, type, ids)
    select d.workspace_id, 'casting.delivery', json_build_object('castingId', d.casting_id, 'deliveryId', d.id) from added d order by d.seq;
  return null;
end $$;
drop trigger casting_deliveries_new_live on casting_deliveries;
create trigger casting_deliveries_new_live after insert on casting_deliveries referencing new table as added
  for each statement execute function tell_new_deliveries();

create or replace function notify_live_events() returns trigger language plpgsql as $$
begin
  perform pg_notify('live_events', n.workspace_id) from (select distinct workspace_id from added) n;
  return null;
end $$;
drop trigger live_events_notify on live_events;
create trigger live_events_notify after insert on live_events referencing new table as added
  for each statement execute function notify_live_events();
