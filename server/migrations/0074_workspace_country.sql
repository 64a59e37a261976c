-- The country of a workspace decides between places of one name: "Georgia", "Birmingham" (docs/decisions/0075).
alter table workspaces
  add column country text,
  add constraint workspaces_country_check check (country ~ '^[A-Z]{2}$');
