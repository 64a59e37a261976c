-- An address is proved by a link that was mailed to it, or by the operator: only then is it the `email` of an account, which any workspace can take in.
-- A link that an owner was shown proves nothing. The account that it opens is local to that workspace, its address is a label (`local_email`), and two
-- workspaces can have an account of the same address each: neither can take, block or see the other's (docs/decisions/0055).
alter table users
  add column local_to text references workspaces,
  add column local_email text,
  add constraint users_local_in_small_letters check (local_email = lower(local_email));

-- Accounts from before: the operator has let in whom the log says; of the others, who is in one workspace alone stays in it. A person in several has
-- signed in as themselves to get there.
create temporary table unproved on commit drop as
  select u.id, u.email, coalesce(joined.workspace_id, waiting.workspace_id) as home
  from users u,
    lateral (select min(m.workspace_id) as workspace_id, count(*) as n from memberships m where m.user_id = u.id and m.joined_at is not null) joined,
    lateral (select min(m.workspace_id) as workspace_id, count(*) as n from memberships m
             where m.user_id = u.id and m.joined_at is null and m.ended_at is null) waiting
  where u.email is not null and (joined.n = 1 or (joined.n = 0 and waiting.n = 1))
    and not exists (select from audit_entries a where a.action = 'person.link_made' and a.subject = u.id);
delete from sign_in_links l using unproved p where l.user_id = p.id and l.workspace_id is distinct from p.home;
delete from memberships m using unproved p where m.user_id = p.id and m.workspace_id <> p.home;
update users u set local_to = p.home, local_email = p.email, email = null from unproved p where u.id = p.id;

alter table users
  add constraint users_local_or_proved check ((local_to is null) = (local_email is null) and (local_email is null or email is null));
create unique index users_local_email on users (local_to, local_email);

-- A local account is a member of its workspace and of no other, and stays local.
create function keep_local_accounts() returns trigger language plpgsql as $$
begin
  if exists (select from users u where u.id = new.user_id and u.local_to <> new.workspace_id) then
    raise exception 'the account % is local to another workspace', new.user_id using errcode = 'restrict_violation', constraint = 'memberships_local_account';
  end if;
  return new;
end $$;
create trigger memberships_local_account before insert or update of user_id, workspace_id on memberships
  for each row execute function keep_local_accounts();
create function keep_local_to() returns trigger language plpgsql as $$
begin
  raise exception 'the account % cannot change what it is local to', old.id using errcode = 'restrict_violation', constraint = 'users_stay_local';
end $$;
create trigger users_stay_local before update on users for each row
  when (old.local_to is distinct from new.local_to or (old.local_to is not null and new.email is not null)) execute function keep_local_to();
