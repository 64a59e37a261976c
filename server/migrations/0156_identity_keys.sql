-- The workspace becomes part of a key's hash, so that the index of keys holds eight bytes a key instead of eighty.
update talent_identity_keys set key = hashtextextended(workspace_id, key);
drop index talent_identity_keys_of;
create index talent_identity_keys_of on talent_identity_keys (key);
