-- Steps that wait for something but time: for a person to approve them, for an account to be connected. Few at any moment, and found without the others.
create index sequence_run_steps_approval on sequence_run_steps (run_id, position) where state = 'waiting_approval';
create index sequence_run_steps_waiting on sequence_run_steps (run_id, reason) where state = 'waiting';
-- Imported contacts that are older than any workspace may read are deleted, the oldest first.
create index talent_contacts_age on talent_contacts (found_at);
