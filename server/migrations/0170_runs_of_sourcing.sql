-- The funnel of a sourcing reads its runs whenever one of its people changes.
create index sequence_runs_sourcing on sequence_runs (workspace_id, sourcing_id);
