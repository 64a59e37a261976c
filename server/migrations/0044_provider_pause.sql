-- A provider of contacts that is asked nothing for a while keeps its key and its place.
alter table enrichment_providers add column paused boolean not null default false;
