-- The second wall between workspaces (docs/decisions/0035). A request works as the role greenroom_workspace with greenroom.workspace set, and row-level
-- security shows that role the rows of that workspace only. The owner of the tables is not bound: the gate, the engine and the command line see all.
-- It needs no more than what a table says of itself, so whatever table a later migration adds is enclosed when `migrate` calls this again.

-- Whether this user may take the role: a trial, since membership alone does not say it everywhere.
create function workspace_wall_stands() returns boolean
language plpgsql as $$
begin
  perform set_config('role', 'greenroom_workspace', true);
  -- Undone together with the trial.
  raise exception using errcode = 'GR001';
exception
  when sqlstate 'GR001' then return true;
  when others then return false;
end $$;

-- Encloses what is not enclosed yet, and makes the role where this user may. Where it may not, the policies stand and bind nobody.
create function enclose_workspaces() returns void
language plpgsql as $$
declare
  current_workspace constant text := '(select current_setting(''greenroom.workspace'', true))';
  t record;
begin
  perform pg_advisory_xact_lock(hashtextextended('enclose_workspaces', 0));
  -- Tables whose rows name their workspace; where they need not, they are of none. As a subselect the setting is read once a statement, not once a row.
  for t in
    select c.relname, a.attname
    from pg_class c join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relrowsecurity
      and (a.attname = 'workspace_id' and a.attnotnull or (c.relname, a.attname) in (('workspaces', 'id'), ('audit_entries', 'chain'), ('audit_heads', 'chain')))
  loop
    execute format('alter table %I enable row level security', t.relname);
    execute format('create policy own_workspace on %I using (%I = %s)', t.relname, t.attname, current_workspace);
  end loop;
  -- Tables whose rows belong to one that does, and then theirs: they are seen with it. What OAuth issues may belong to a key; the rest of it nobody sees.
  loop
    select c.relname, owned.attname, parent.relname as parent_name, key.attname as parent_key into t
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_class parent on parent.oid = k.confrelid
    join pg_attribute owned on owned.attrelid = c.oid and owned.attnum = k.conkey[1]
    join pg_attribute key on key.attrelid = parent.oid and key.attnum = k.confkey[1]
    where k.contype = 'f' and cardinality(k.conkey) = 1 and (owned.attnotnull or c.relname = 'oauth_artifacts')
      and c.relnamespace = 'public'::regnamespace and not c.relrowsecurity and parent.relrowsecurity
    order by exists (select from pg_attribute w where w.attrelid = parent.oid and w.attname = 'workspace_id') desc, c.relname, k.conname
    limit 1;
    exit when not found;
    execute format('alter table %I enable row level security', t.relname);
    execute format('create policy own_workspace on %I using (exists (select from %I parent where parent.%I = %I.%I))',
      t.relname, t.parent_name, t.parent_key, t.relname, t.attname);
  end loop;

  if not exists (select from pg_roles where rolname = 'greenroom_workspace') then
    begin
      create role greenroom_workspace nologin;
    exception when insufficient_privilege or duplicate_object or unique_violation then
      null;
    end;
  end if;
  if not workspace_wall_stands() then
    begin
      execute format('grant greenroom_workspace to %I', current_user);
    exception when insufficient_privilege or undefined_object then
      return;
    end;
  end if;
  for t in
    select c.relname from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname not like 'kysely\_%'
      and not has_table_privilege('greenroom_workspace', c.oid, 'delete')
  loop
    execute format('grant select, insert, update, delete on %I to greenroom_workspace', t.relname);
  end loop;
  for t in
    select c.relname from pg_sequence s join pg_class c on c.oid = s.seqrelid
    where c.relnamespace = 'public'::regnamespace and not has_sequence_privilege('greenroom_workspace', s.seqrelid, 'usage')
  loop
    execute format('grant usage on sequence %I to greenroom_workspace', t.relname);
  end loop;
end $$;

-- A talent is of all workspaces: whoever changes one changes the candidates of all. With the rights of whoever asked, it would skip those of the others.
alter function refresh_candidates() security definer;
alter function refresh_candidates() set search_path = public, pg_temp;
