import { type CampaignDependencies, createCampaigns } from './campaigns.ts';
import { candidateRefs } from './candidate-refs.ts';
import { type CandidateDependencies, createCandidates } from './candidates.ts';
import { createExport } from './export.ts';
import { createFunnel, type FunnelDependencies } from './funnel.ts';
import { createListing } from './listing.ts';
import { createOwners, type OwnersDependencies } from './owners.ts';
import { sourcingsOfPerson } from './person-store.ts';
import { createShortlist } from './shortlist.ts';
import type { Statuses } from './statuses.ts';
import { sourcingUsage } from './usage-store.ts';

export type { ExportedCandidate } from './export.ts';
export type { StopOutreach } from './port.ts';
export type { CandidateStatus } from './rules/statuses.ts';
export type { ShortlistedCandidate } from './shortlist.ts';
export { createStatuses, type StatusEditor, type Statuses } from './statuses.ts';

export type SourcingDependencies = Omit<CampaignDependencies & CandidateDependencies, 'owners'> &
  FunnelDependencies &
  OwnersDependencies & { statuses: Statuses };

/**
 * Sourcings, their candidates, and the statuses of candidates (interface, "Sourcing" and
 * "Candidate").
 */
export function createSourcings({ statuses, ...needed }: SourcingDependencies) {
  const dependencies = { ...needed, owners: createOwners(needed) };
  return {
    statuses,
    ...createCampaigns(dependencies),
    ...createCandidates(dependencies),
    ...createFunnel(dependencies),
    ...createListing(dependencies),
    ...createExport(dependencies),
    ...createShortlist(dependencies),
    ...candidateRefs,
    usage: sourcingUsage,
    /** For the history of a person. */
    sourcingsOfPerson,
  };
}

export type Sourcings = ReturnType<typeof createSourcings>;
