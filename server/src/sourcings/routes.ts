import { actorOf } from '../platform/audit.ts';
import { type Principal, type Route, route } from '../platform/operation.ts';
import * as bulkContract from './bulk-contract.ts';
import * as candidateContract from './candidate-contract.ts';
import * as contract from './contract.ts';
import type { Sourcings, StatusEditor } from './sourcings.ts';
import * as statusContract from './status-contract.ts';

const editorOf = (principal: Principal): StatusEditor => ({
  workspaceId: principal.workspaceId,
  actor: actorOf(principal),
});

/** Sourcings, candidates and statuses over HTTP. */
export function sourcingRoutes(sourcings: Sourcings): Route[] {
  return [...campaignRoutes(sourcings), ...candidateRoutes(sourcings), ...statusRoutes(sourcings)];
}

function campaignRoutes(sourcings: Sourcings): Route[] {
  return [
    route(contract.createSourcing, async ({ principal, recorder }) => ({
      data: await sourcings.create(principal, (tx, data) => recorder.record(tx, { data })),
    })),
    route(contract.listSourcings, async ({ principal, query: { page, pageSize, ...filter } }) => ({
      data: await sourcings.list(principal, { page: { index: page, size: pageSize }, ...filter }),
    })),
    route(contract.getSourcing, async ({ principal, params }) => ({
      data: await sourcings.readSourcing(principal, params.sourcingId),
    })),
    route(contract.readSourcingFunnel, async ({ principal, params }) => ({
      data: await sourcings.readFunnel(principal, params.sourcingId),
    })),
    route(contract.updateSourcing, async ({ principal, params, body }) => ({
      data: await sourcings.update(principal, params.sourcingId, body),
    })),
  ];
}

function candidateRoutes(sourcings: Sourcings): Route[] {
  return [
    route(candidateContract.addCandidate, async ({ principal, params, body }) => {
      const added = await sourcings.add(principal, { sourcingId: params.sourcingId, ...body });
      const { candidateId, talentId, sourcingId, statusHandle, userRating, castingId, isNew } =
        added;
      const createdAt = added.createdAt.toISOString();
      return {
        data: {
          candidateId,
          talentId,
          sourcingId,
          statusHandle,
          userRating,
          createdAt,
          castingId,
          isNew,
        },
      };
    }),
    route(bulkContract.addCandidates, async ({ principal, params, body, recorder }) => ({
      data: {
        results: await sourcings.addMany(principal, { ...params, ...body }, (tx, results) =>
          recorder.record(tx, { data: { results } }),
        ),
      },
    })),
    route(bulkContract.changeCandidateStatuses, async ({ principal, body }) => ({
      data: {
        results: await sourcings.changeStatuses(principal, body.candidateIds, body.statusHandle),
      },
    })),
    route(candidateContract.listCandidates, async ({ principal, params, query }) => ({
      data: await sourcings.listCandidates(principal, params.sourcingId, query),
    })),
    route(candidateContract.getCandidate, async ({ principal, params }) => ({
      data: await sourcings.readCandidate(principal, params.candidateId),
    })),
    route(candidateContract.getCandidateProfile, async ({ principal, params }) => ({
      data: await sourcings.readProfile(principal, params.candidateId),
    })),
    route(candidateContract.updateCandidate, async ({ principal, params, body }) => ({
      data: await sourcings.updateCandidate(principal, params.candidateId, body),
    })),
    route(candidateContract.changeCandidateStatus, async ({ principal, params, body }) => {
      const candidate = await sourcings.changeStatus(
        principal,
        params.candidateId,
        body.statusHandle,
      );
      const { candidateId, talentId, sourcingId, statusHandle, updatedAt } = candidate;
      return {
        data: {
          candidateId,
          talentId,
          sourcingId,
          statusHandle,
          updatedAt: updatedAt.toISOString(),
        },
      };
    }),
    route(candidateContract.getCandidateHistory, async ({ principal, params, query }) => ({
      data: await sourcings.history(principal, params.candidateId, {
        index: query.pageIndex,
        size: query.pageSize,
      }),
    })),
  ];
}

function statusRoutes({ statuses }: Sourcings): Route[] {
  return [
    route(statusContract.listCandidateStatuses, async ({ principal }) => ({
      data: { statuses: await statuses.list(principal.workspaceId, principal.language ?? 'en') },
    })),
    route(statusContract.createCandidateStatus, async ({ principal, body }) => ({
      data: await statuses.create(editorOf(principal), body),
    })),
    route(statusContract.updateCandidateStatus, async ({ principal, params, body }) => ({
      data: await statuses.update(editorOf(principal), params.handle, body),
    })),
    route(statusContract.deleteCandidateStatus, async ({ principal, params }) => {
      await statuses.remove(editorOf(principal), params.handle);
      return { data: { handle: params.handle } };
    }),
  ];
}
