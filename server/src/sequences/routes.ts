import { type Route, route } from '../platform/operation.ts';
import {
  createBlueprint,
  deleteBlueprint,
  getBlueprint,
  listBlueprints,
  simulateSequence,
  startSequence,
  updateBlueprint,
} from './blueprint-contract.ts';
import {
  answerConversation,
  changeConversation,
  countConversations,
  getConversation,
  listConversations,
  markConversation,
} from './inbox-contract.ts';
import {
  approveStep,
  getFunnel,
  getSequenceStatus,
  listDrafts,
  listRuns,
  stopBlueprint,
  stopCandidate,
} from './run-contract.ts';
import type { Sequences } from './sequences.ts';
import { addSuppression, listSuppressions, removeSuppression } from './suppression-contract.ts';
import { sendTestEmail } from './test-email-contract.ts';

export function sequenceRoutes(sequences: Sequences): Route[] {
  const { blueprints, suppressions } = sequences;
  return [
    route(createBlueprint, async ({ principal, params, body, recorder }) => ({
      data: await blueprints.create(principal, params.sourcingId, body, (tx, data) =>
        recorder.record(tx, { data }),
      ),
    })),
    route(listBlueprints, async ({ principal, params, query }) => ({
      data: await blueprints.list(principal, params.sourcingId, query),
    })),
    route(getBlueprint, async ({ principal, params }) => ({
      data: await blueprints.read(principal, params.blueprintId),
    })),
    route(updateBlueprint, async ({ principal, params, body }) => ({
      data: await blueprints.update(principal, params.blueprintId, body, body.ifUpdatedAt),
    })),
    route(deleteBlueprint, async ({ principal, params }) => {
      await blueprints.delete(principal, params.blueprintId);
      return { data: { blueprintId: params.blueprintId } };
    }),
    route(startSequence, async ({ principal, params, body }) => ({
      data: await sequences.start(principal, params.blueprintId, body.candidateIds),
    })),
    route(simulateSequence, async ({ principal, params, body }) => ({
      data: await sequences.simulate(principal, params.blueprintId, body),
    })),
    route(sendTestEmail, async ({ principal, params, body }) => ({
      data: await sequences.sendTestEmail(principal, params.blueprintId, body),
    })),
    route(stopBlueprint, async ({ principal, params: { blueprintId } }) => ({
      data: { blueprintId, stopped: await sequences.stopBlueprint(principal, blueprintId) },
    })),
    route(getSequenceStatus, async ({ principal, params }) => ({
      data: await sequences.ofCandidate(principal, params.candidateId),
    })),
    route(stopCandidate, async ({ principal, params: { candidateId } }) => ({
      data: { candidateId, stopped: await sequences.stopCandidate(principal, candidateId) },
    })),
    route(getFunnel, async ({ principal, params }) => ({
      data: await sequences.funnel(principal, params.blueprintId),
    })),
    route(listRuns, async ({ principal, params, query }) => ({
      data: await sequences.listRuns(principal, params.blueprintId, query),
    })),
    route(listDrafts, async ({ principal, query }) => ({
      data: await sequences.listDrafts(principal, query),
    })),
    route(approveStep, async ({ principal, params: { runId, stepId }, body }) => {
      const approvedAt = await sequences.approve(principal, runId, stepId, body);
      return { data: { runId, stepId, approvedAt: approvedAt.toISOString() } };
    }),
    ...inboxRoutes(sequences),
    route(listSuppressions, async ({ principal, query }) => ({
      data: await suppressions.list(principal, query),
    })),
    route(addSuppression, async ({ principal, body, recorder }) => ({
      data: await suppressions.add(principal, body, (tx, data) => recorder.record(tx, { data })),
    })),
    route(removeSuppression, async ({ principal, params: { suppressionId }, query }) => {
      await suppressions.remove(principal, suppressionId, query.confirm === 'true');
      return { data: { suppressionId, removed: true } };
    }),
  ];
}

function inboxRoutes({ inbox, mark, answer }: Sequences): Route[] {
  return [
    route(listConversations, async ({ principal, query }) => ({
      data: await inbox.list(principal, query),
    })),
    route(countConversations, async ({ principal }) => ({ data: await inbox.counts(principal) })),
    route(getConversation, async ({ principal, params }) => ({
      data: await inbox.read(principal, params.candidateId),
    })),
    route(changeConversation, async ({ principal, params, body }) => ({
      data: await inbox.change(principal, params.candidateId, body),
    })),
    route(markConversation, async ({ principal, params, body }) => ({
      data: await mark(principal, params.candidateId, body),
    })),
    route(answerConversation, async ({ principal, params, body, recorder }) => ({
      data: await answer(principal, params.candidateId, body, (tx, data) =>
        recorder.record(tx, { data }),
      ),
    })),
  ];
}
