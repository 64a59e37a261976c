import { type Route, route } from '../platform/operation.ts';
import * as contract from './contract.ts';
import type { Team } from './team.ts';

export function teamRoutes(team: Team): Route[] {
  return [
    route(contract.listComments, async ({ principal, params, query }) => ({
      data: await team.comments.list(principal, params.candidateId, query),
    })),
    route(contract.addComment, async ({ principal, params, body, recorder }) => ({
      data: await team.comments.add(principal, params.candidateId, body, (tx, data) =>
        recorder.record(tx, { data }),
      ),
    })),
    route(contract.deleteComment, async ({ principal, params: { commentId } }) => {
      await team.comments.remove(principal, commentId);
      return { data: { commentId, deleted: true } };
    }),
    route(contract.getSourcingActivity, async ({ principal, params, query }) => ({
      data: await team.activity(principal, params.sourcingId, query),
    })),
    route(contract.getTalentHistory, async ({ principal, params }) => ({
      data: await team.personHistory(principal, params.talentId),
    })),
  ];
}
