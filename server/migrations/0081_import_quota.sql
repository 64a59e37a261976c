-- Bytes of the file that are stored now: none once the import has ended. A workspace may store only so many at once.
alter table talent_imports add column stored_bytes bigint not null default 0;
create index talent_imports_stored on talent_imports (workspace_id) include (stored_bytes) where stored_bytes > 0;
