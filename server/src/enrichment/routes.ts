import { actorOf } from '../platform/audit.ts';
import { type Route, route } from '../platform/operation.ts';
import {
  changeProvider,
  enrichCandidate,
  enrichCandidates,
  enrichContact,
  getCandidateContacts,
  getTalentContacts,
  listProviders,
  readCandidatesContacts,
  removeProvider,
  setProvider,
  testProvider,
} from './contract.ts';
import type { EnrichmentService } from './enrichment.ts';

export function enrichmentRoutes(enrichment: EnrichmentService): Route[] {
  const { providers } = enrichment;
  return [
    route(enrichContact, async ({ principal, body: { proNetworkUrl, enrichmentType } }) => {
      const found = await enrichment.enrichByUrl(principal, proNetworkUrl, enrichmentType);
      return {
        data: { talentId: found.talentId, proNetworkUrl: found.proNetworkUrl, enrichmentType },
      };
    }),
    route(
      enrichCandidate,
      async ({ principal, params: { candidateId }, body: { enrichmentType } }) => {
        const { talentId } = await enrichment.enrichCandidate(
          principal,
          candidateId,
          enrichmentType,
        );
        return { data: { candidateId, talentId, enrichmentType } };
      },
    ),
    route(getTalentContacts, async ({ principal, params }) => ({
      data: await enrichment.talentContacts(principal, params.talentId),
    })),
    route(getCandidateContacts, async ({ principal, params: { candidateId } }) => ({
      data: { candidateId, ...(await enrichment.candidateContacts(principal, candidateId)) },
    })),
    route(enrichCandidates, async ({ principal, body, recorder }) => ({
      data: {
        results: await enrichment.enrichCandidates(
          principal,
          body.candidateIds,
          body.enrichmentType,
          (tx, results) => recorder.record(tx, { data: { results } }),
        ),
      },
    })),
    route(readCandidatesContacts, async ({ principal, body }) => ({
      data: { results: await enrichment.contactsOfCandidates(principal, body.candidateIds) },
    })),
    route(listProviders, async ({ principal }) => ({
      data: { providers: await providers.list(principal.workspaceId, principal.language) },
    })),
    route(setProvider, async ({ principal, body }) => ({
      data: await providers.set(principal.workspaceId, actorOf(principal), body),
    })),
    route(changeProvider, async ({ principal, params, body }) => ({
      data: await providers.change(
        principal.workspaceId,
        actorOf(principal),
        params.providerId,
        body,
      ),
    })),
    route(removeProvider, async ({ principal, params: { providerId } }) => {
      await providers.remove(principal.workspaceId, actorOf(principal), providerId);
      return { data: { providerId, removed: true } };
    }),
    route(testProvider, async ({ principal, params }) => ({
      data: await providers.test(principal.workspaceId, params.providerId, principal.language),
    })),
  ];
}
