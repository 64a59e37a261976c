import { type ActivityDependencies, createActivity } from './activity.ts';
import { type CommentsDependencies, createComments } from './comments.ts';
import { createPersonHistory, type PersonHistoryDependencies } from './person-history.ts';

export type TeamDependencies = CommentsDependencies &
  ActivityDependencies &
  PersonHistoryDependencies;

/** How colleagues work together: comments on candidates, activity, and what was done with a person. */
export function createTeam(dependencies: TeamDependencies) {
  return {
    comments: createComments(dependencies),
    ...createActivity(dependencies),
    ...createPersonHistory(dependencies),
  };
}

export type Team = ReturnType<typeof createTeam>;
