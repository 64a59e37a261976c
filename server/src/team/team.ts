import { type ActivityDependencies, createActivity } from './activity.ts';
import { type CommentsDependencies, createComments } from './comments.ts';

export type TeamDependencies = CommentsDependencies & ActivityDependencies;

/** How colleagues work on a sourcing together: comments on its candidates, and its activity. */
export function createTeam(dependencies: TeamDependencies) {
  return { comments: createComments(dependencies), ...createActivity(dependencies) };
}

export type Team = ReturnType<typeof createTeam>;
