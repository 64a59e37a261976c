-- Attempts to sign in have as many places as there are here, however many addresses and accounts somebody makes up: 8,192 groups of 8, as failed attempts
-- with keys have (0026). A subject belongs to one group, by a hash that cannot be foreseen without the installation's key.
drop function take_sign_in_attempt(text, integer, interval, interval, timestamptz);
drop table sign_in_attempts;
create unlogged table sign_in_attempts (
  place_group integer not null check (place_group between 0 and 8191),
  place smallint not null check (place between 0 and 7),
  -- `address ...`, `account ...`, `password ...`, whether there is such an account or not. Unlogged: a database crash may forget them.
  subject text not null unique,
  window_end timestamptz not null,
  attempts integer not null,
  blocked_until timestamptz,
  primary key (place_group, place)
) with (fillfactor = 70);

-- Takes one attempt before the password is looked at: p_max in a fixed window from the first, the next one blocks, and attempts while blocked do not
-- extend it. Until when the subject is blocked, or null; whether this attempt has begun the block. A subject that is not known takes the place that costs
-- least: a free one, one whose time is over, the one whose window ends first, and only where all of its group are blocked the one whose block ends first.
-- The lock of the group makes it exact over all processes.
create function take_sign_in_attempt(p_subject text, p_max integer, p_window interval, p_block interval, p_now timestamptz,
  out until timestamptz, out began boolean)
language plpgsql as $$
declare
  seed bigint := coalesce((select ('x' || encode(substr(i.secret_fingerprint, 1, 8), 'hex'))::bit(64)::bigint from installation i), 0);
  own_group integer := hashtextextended(p_subject, seed) & 8191;
  known sign_in_attempts;
begin
  began := false;
  perform pg_advisory_xact_lock(45, own_group);
  select * into known from sign_in_attempts where subject = p_subject for update;
  if known.blocked_until > p_now then
    until := known.blocked_until;
  elsif known.blocked_until is null and known.window_end > p_now then
    began := known.attempts + 1 > p_max;
    until := case when began then p_now + p_block end;
    update sign_in_attempts set attempts = attempts + 1, blocked_until = until where subject = p_subject;
  else
    insert into sign_in_attempts (place_group, place, subject, window_end, attempts)
      select own_group, free.place, p_subject, p_now + p_window, 1
      from generate_series(0, 7) as free (place) left join sign_in_attempts taken on taken.place_group = own_group and taken.place = free.place
      order by (taken.subject = p_subject) is true desc, taken.subject is not null,
        coalesce(taken.blocked_until, taken.window_end) > p_now,
        taken.blocked_until is not null,
        coalesce(taken.blocked_until, taken.window_end)
      limit 1
    on conflict (place_group, place) do update set subject = excluded.subject, window_end = excluded.window_end, attempts = 1, blocked_until = null;
  end if;
end $$;
