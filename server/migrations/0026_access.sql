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

-- Failed attempts have as many places as there are here, however many addresses somebody has: 8,192 groups of 8, the primary key of each row. An address
-- belongs to one group, by a hash that cannot be foreseen without the installation's key.
drop table ip_attempts;
create unlogged table ip_attempts (
  place_group integer not null check (place_group between 0 and 8191),
  place smallint not null check (place between 0 and 7),
  ip text not null unique,
  window_start timestamptz not null,
  failures integer not null,
  blocked_until timestamptz,
  primary key (place_group, place)
) with (fillfactor = 70);

-- As in 0001: the attempt after the tenth in a fixed 5 minutes from the first blocks for 10 minutes, which more attempts do not extend. An address that is
-- not known takes the place that costs least: a free one, one whose time is over, the one whose 5 minutes began first, and only where all of its group are
-- blocked the one whose block ends first. The lock of the group makes it exact over all processes.
drop function count_failed_attempt(text, timestamptz);
create function count_failed_attempt(p_ip text, p_now timestamptz) returns timestamptz
language plpgsql as $$
declare
  seed bigint := coalesce((select ('x' || encode(substr(i.secret_fingerprint, 1, 8), 'hex'))::bit(64)::bigint from installation i), 0);
  own_group integer := hashtextextended(p_ip, seed) & 8191;
  until timestamptz;
begin
  perform pg_advisory_xact_lock(26, own_group);
  update ip_attempts a set
      window_start = case when a.blocked_until > p_now then a.window_start
                          when a.blocked_until is not null or a.window_start + interval '5 minutes' <= p_now then p_now
                          else a.window_start end,
      failures = case when a.blocked_until > p_now then a.failures
                      when a.blocked_until is not null or a.window_start + interval '5 minutes' <= p_now then 1
                      else a.failures + 1 end,
      blocked_until = case when a.blocked_until > p_now then a.blocked_until
                           when a.blocked_until is not null or a.window_start + interval '5 minutes' <= p_now then null
                           when a.failures + 1 > 10 then p_now + interval '10 minutes' end
    where a.ip = p_ip returning a.blocked_until into until;
  if not found then
    insert into ip_attempts as a (place_group, place, ip, window_start, failures)
      select own_group, free.place, p_ip, p_now, 1
      from generate_series(0, 7) as free (place) left join ip_attempts taken on taken.place_group = own_group and taken.place = free.place
      order by taken.ip is not null,
        coalesce(taken.blocked_until, taken.window_start + interval '5 minutes') > p_now,
        taken.blocked_until is not null,
        coalesce(taken.blocked_until, taken.window_start)
      limit 1
    on conflict (place_group, place) do update set ip = excluded.ip, window_start = excluded.window_start, failures = 1, blocked_until = null;
  end if;
  return until;
end $$;
