-- What a workspace does with words that often stand for a protected attribute: it warns, or refuses them (docs/decisions/0136). Workspaces of before
-- go on warning.
alter table workspaces
  add column protected_proxies text not null default 'warn',
  add constraint workspaces_protected_proxies_check check (protected_proxies in ('warn', 'strict'));
