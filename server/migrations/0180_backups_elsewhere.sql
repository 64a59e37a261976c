-- A backup that somebody took to another place than BACKUP_URL: the schedule does not take it for one of its own.
alter table backups add column elsewhere boolean not null default false;
