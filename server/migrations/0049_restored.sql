-- Rows that were dumped keep the numbers of the transactions that wrote them. In a new cluster those may lie ahead of every transaction there is, so that the
-- feeds, which read below the oldest one that runs, would not see them for years. Called at each start: such talents count as changed now, and what was told
-- live is over.
create function adopt_restored() returns void language plpgsql as $$
declare
  newest xid8;
begin
  select changed_xid into newest from talents order by changed_xid desc limit 1;
  if newest >= pg_snapshot_xmax(pg_current_snapshot()) then
    update talents set changed_xid = pg_current_xact_id() where changed_xid >= pg_snapshot_xmax(pg_current_snapshot());
  end if;
  delete from live_events where xid >= pg_snapshot_xmax(pg_current_snapshot());
end $$;
