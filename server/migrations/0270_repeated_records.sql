-- A source that says the same as the one before it is a source too: when the import that said it first
-- is undone, the person stays (docs/decisions/0270). Such a record has no fields of its own; they are
-- those of the record that it names. No foreign key: records of a talent are deleted together, and an
-- undo hands the fields on.
alter table talent_records add column repeats_id bigint;
