-- The link that signs the first owner in is shown at one start only. An installation that has shown one does not show another.
insert into milestones (name, at)
  select 'first_link_shown', min(at) from audit_entries where action = 'person.link_made' having count(*) > 0
  on conflict do nothing;
