import { queryOptions } from '@tanstack/react-query';
import type { components, operations } from '../../../../client/src/types.gen.ts';
import { api, data } from '../api.ts';

export type TalentContacts = components['schemas']['TalentContacts'];
export type EnrichmentType =
  operations['enrichCandidate']['requestBody']['content']['application/json']['enrichmentType'];

/** The key that `contacts.changed` invalidates. */
export const contactsQuery = (talentId: string) =>
  queryOptions({
    queryKey: ['contacts', talentId],
    queryFn: ({ signal }) =>
      data(api.GET('/v1/talents/{talentId}/contacts', { params: { path: { talentId } }, signal })),
  });

/** How a person is looked up: as a candidate, or by the URL of their public profile. */
export type Lookup = { candidateId: string } | { proNetworkUrl: string };

export const enrich = async (lookup: Lookup, enrichmentType: EnrichmentType): Promise<void> => {
  if ('candidateId' in lookup)
    await data(
      api.POST('/v1/candidates/{candidateId}/enrich-contacts', {
        params: { path: { candidateId: lookup.candidateId } },
        body: { enrichmentType },
      }),
    );
  else
    await data(
      api.POST('/v1/contact/enrich', {
        body: { proNetworkUrl: lookup.proNetworkUrl, enrichmentType },
      }),
    );
};
