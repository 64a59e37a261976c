-- The migration that a version must know to run beside the newer one that ran this; null: none may. So a process of the version before can be started again while
-- an upgrade is under way (docs/decisions/0173).
alter table kysely_migration add column beside text;
