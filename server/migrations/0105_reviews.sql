-- What a user says of a judged person in review mode: an own verdict, a rating, a note (docs/decisions/0100). An own verdict that differs from
-- the judge's is also an override (0022), which stays the one place that the effective verdict comes from.
create table casting_reviews (
  workspace_id text not null,
  casting_id text not null,
  talent_id text not null,
  -- Null in all three: the review was taken back.
  verdict text check (verdict in ('green', 'amber', 'red')),
  rating smallint check (rating between 1 and 5),
  -- Text about a person: the row goes when they are erased. As long as the reason of an override, which it is.
  note text check (char_length(note) between 1 and 500),
  -- Null when it came by a key without an owner.
  user_id text,
  at timestamptz not null default clock_timestamp(),
  primary key (casting_id, talent_id),
  foreign key (casting_id, talent_id) references casting_verdicts on delete cascade
);
-- Erasure looks for one person in every casting.
create index casting_reviews_talent on casting_reviews (talent_id);

-- Every state that a review had, for the history of a verdict. Only the trigger below writes it.
create table casting_review_history (
  seq bigint generated always as identity primary key,
  workspace_id text not null,
  casting_id text not null,
  talent_id text not null,
  verdict text,
  rating smallint,
  note text,
  user_id text,
  at timestamptz not null,
  foreign key (casting_id, talent_id) references casting_reviews on delete cascade
);
create index casting_review_history_of on casting_review_history (casting_id, talent_id, seq);

create function keep_review() returns trigger language plpgsql as $$
begin
  insert into casting_review_history (workspace_id, casting_id, talent_id, verdict, rating, note, user_id, at)
    values (new.workspace_id, new.casting_id, new.talent_id, new.verdict, new.rating, new.note, new.user_id, new.at);
  return null;
end $$;
create trigger casting_reviews_keep after insert or update on casting_reviews for each row execute function keep_review();

-- Overrides so far were own verdicts.
insert into casting_reviews (workspace_id, casting_id, talent_id, verdict, note, user_id, at)
  select workspace_id, casting_id, talent_id, verdict, reason, user_id, at from casting_overrides;

create trigger casting_reviews_live after insert or update or delete on casting_reviews for each row execute function tell_override();
