-- Retention by settings (docs/decisions/0147): webhook events, texts of verdicts and answers of the model are found by their age.
create index casting_deliveries_age on casting_deliveries (created_at);
create index casting_verdicts_age on casting_verdicts (judged_at) where scoring is not null;
create index judgements_age on judgements (created_at);
-- What stays of deleted events: a workspace that once received one does not read again that it should set up a receiver.
alter table castings add column first_delivered_at timestamptz;
-- Rows come and go here all the time. Vacuum after every fiftieth part, not after every fifth, so that space is used again soon.
alter table request_log set (autovacuum_vacuum_scale_factor = 0.02);
alter table workspace_events set (autovacuum_vacuum_scale_factor = 0.02);
alter table live_events set (autovacuum_vacuum_scale_factor = 0.02);
alter table casting_deliveries set (autovacuum_vacuum_scale_factor = 0.02);
alter table casting_delivery_attempts set (autovacuum_vacuum_scale_factor = 0.02);
alter table casting_verdicts set (autovacuum_vacuum_scale_factor = 0.02);
alter table judgements set (autovacuum_vacuum_scale_factor = 0.02);
alter table idempotency_keys set (autovacuum_vacuum_scale_factor = 0.02);
