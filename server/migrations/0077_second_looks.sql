-- A second look is a casting over the people whom another one judged (docs/decisions/0093): the earlier verdicts stay as they were.
alter table castings
  add column rejudge_of text references castings,
  -- Two, or none for people judged again only because the judge has changed.
  add column credits_per_talent integer not null default 2 check (credits_per_talent in (0, 2)),
  drop constraint castings_check,
  drop constraint castings_check1,
  drop constraint castings_target_greens_check,
  drop constraint castings_target_max_credits_check,
  add constraint castings_charged_check check (credits_charged <= credits_per_talent * (green + amber + red)),
  add constraint castings_charged_at_end_check
    check (status = 'running' or credits_charged = credits_per_talent * (green + amber + red)),
  -- A second look covers everybody of the earlier casting, whatever that takes.
  add constraint castings_target_greens_check check (target_greens >= 1 and (rejudge_of is not null or target_greens <= 50)),
  add constraint castings_target_max_credits_check
    check (target_max_credits % 2 = 0 and (rejudge_of is not null or target_max_credits between 2 and 300)),
  add constraint castings_free_check check (credits_per_talent = 2 or rejudge_of is not null);

create index castings_rejudge_of on castings (rejudge_of, seq desc) where rejudge_of is not null;
create unique index castings_one_running_rejudge on castings (rejudge_of) where rejudge_of is not null and status = 'running';
