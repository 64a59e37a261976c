-- The feed also tells of what colleagues do: assessments and owners of candidates, comments, sourcings, and reviews of verdicts
-- (docs/decisions/0102). As before: ids, values and the names of fields, never a text that somebody wrote.

-- By the row and not by the history, which counts consecutive saves of notes as one change.
create function tell_candidate_changed() returns trigger language plpgsql as $$
begin
  insert into workspace_events (workspace_id, type, data) values (new.workspace_id, 'candidate.changed', jsonb_build_object(
    'candidateId', new.id, 'talentId', new.talent_id, 'sourcingId', new.sourcing_id,
    'changed', array_remove(array[
      case when new.user_rating is distinct from old.user_rating then 'userRating' end,
      case when new.notes is distinct from old.notes then 'notes' end,
      case when new.owner_user_id is distinct from old.owner_user_id then 'ownerUserId' end], null),
    'userRating', new.user_rating, 'ownerUserId', new.owner_user_id));
  return null;
end $$;
create trigger candidates_changed_events after update on candidates for each row
  when ((new.user_rating, new.notes, new.owner_user_id) is distinct from (old.user_rating, old.notes, old.owner_user_id))
  execute function tell_candidate_changed();

create function tell_comment_event() returns trigger language plpgsql as $$
declare
  about candidate_comments := case tg_op when 'DELETE' then old else new end;
begin
  insert into workspace_events (workspace_id, type, data) values (about.workspace_id,
    case tg_op when 'DELETE' then 'comment.deleted' else 'comment.added' end,
    jsonb_build_object('commentId', about.id, 'candidateId', about.candidate_id, 'talentId', about.talent_id,
      'sourcingId', about.sourcing_id, 'authorUserId', about.author_user_id)
      || case tg_op when 'DELETE' then '{}' else jsonb_build_object('mentionedUserIds', about.mentions) end);
  return null;
end $$;
create trigger candidate_comments_events after insert or delete on candidate_comments for each row execute function tell_comment_event();

create function tell_sourcing_created() returns trigger language plpgsql as $$
begin
  insert into workspace_events (workspace_id, type, data) values (new.workspace_id, 'sourcing.created', jsonb_build_object(
    'sourcingId', new.id, 'status', new.status, 'ownerUserId', new.owner_user_id));
  return null;
end $$;
create trigger sourcings_new_events after insert on sourcings for each row execute function tell_sourcing_created();

create function tell_sourcing_changed() returns trigger language plpgsql as $$
begin
  insert into workspace_events (workspace_id, type, data) values (new.workspace_id, 'sourcing.changed', jsonb_build_object(
    'sourcingId', new.id, 'changed', array_remove(array[
      case when new.name is distinct from old.name then 'name' end,
      case when new.status is distinct from old.status then 'status' end,
      case when new.job_title is distinct from old.job_title then 'jobTitle' end,
      case when new.location is distinct from old.location then 'location' end,
      case when new.description is distinct from old.description then 'description' end,
      case when new.owner_user_id is distinct from old.owner_user_id then 'ownerUserId' end], null),
    'status', new.status, 'ownerUserId', new.owner_user_id));
  return null;
end $$;
create trigger sourcings_changed_events after update on sourcings for each row
  when ((new.name, new.status, new.job_title, new.location, new.description, new.owner_user_id)
    is distinct from (old.name, old.status, old.job_title, old.location, old.description, old.owner_user_id))
  execute function tell_sourcing_changed();

create function tell_verdict_reviewed() returns trigger language plpgsql as $$
begin
  insert into workspace_events (workspace_id, type, data) values (new.workspace_id, 'verdict.reviewed', jsonb_build_object(
    'castingId', new.casting_id, 'talentId', new.talent_id, 'verdict', new.verdict, 'rating', new.rating,
    'noted', new.note is not null));
  return null;
end $$;
create trigger casting_reviews_events after insert or update on casting_reviews for each row execute function tell_verdict_reviewed();
