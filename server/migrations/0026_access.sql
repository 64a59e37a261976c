-- What 0024 looks at of a candidate is in its indexes too: a page far down a listing is found without reading the rows in front of it.
do $$
declare
  i record;
begin
  for i in
    select c.relname, pg_get_indexdef(c.oid) as definition
    from pg_index x join pg_class c on c.oid = x.indexrelid
    where x.indrelid = 'candidates'::regclass and c.relname like 'candidates\_by\_%'
  loop
    execute format('drop index %I', i.relname);
    execute case when i.definition like '%INCLUDE (status_handle)'
      then replace(i.definition, 'INCLUDE (status_handle)', 'INCLUDE (status_handle, workspace_id)')
      else i.definition || ' INCLUDE (workspace_id)' end;
  end loop;
end $$;
