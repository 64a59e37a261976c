-- A link that was mailed to the address of its invitation, and shown to nobody else: it proves the address (docs/decisions/0055).
alter table sign_in_links add column mailed boolean not null default false,
  add constraint sign_in_links_mailed_invitation check (not mailed or workspace_id is not null);
