import { accessRoutes } from '../access/routes.ts';
import { castingRoutes } from '../castings/routes.ts';
import { channelRoutes } from '../channels/routes.ts';
import { csvLine } from '../console/csv.ts';
import type { Core } from '../core.ts';
import { creditRoutes } from '../credits/routes.ts';
import { enrichmentRoutes } from '../enrichment/routes.ts';
import { createFindPerson } from '../erasure/find-person.ts';
import { createSubjectAccess } from '../erasure/subject-access.ts';
import { subjectPage } from '../erasure/subject-page.ts';
import { eventRoutes } from '../events/routes.ts';
import type { Fairness } from '../fairness/fairness.ts';
import { fairnessRoutes } from '../fairness/routes.ts';
import { importRoutes } from '../imports/routes.ts';
import { instanceRoutes } from '../instance/routes.ts';
import { judgingRoutes } from '../judging/routes.ts';
import { notificationRoutes } from '../notifications/routes.ts';
import { oauthRoutes } from '../oauth/routes.ts';
import { onboardingRoutes } from '../onboarding/routes.ts';
import { operations } from '../operations.ts';
import { originalRoutes } from '../originals/routes.ts';
import { peopleRoutes, scimRoutes, ssoRoutes } from '../people/routes.ts';
import type { Route } from '../platform/operation.ts';
import { requestRoutes } from '../requests/routes.ts';
import { savedSearchRoutes } from '../saved-searches/routes.ts';
import { searchRoutes } from '../search/routes.ts';
import type { Search } from '../search/search.ts';
import { sequenceRoutes } from '../sequences/routes.ts';
import { sharingRoutes } from '../sharing/routes.ts';
import { sourcingRoutes } from '../sourcings/routes.ts';
import { talentRoutes } from '../talents/routes.ts';
import { teamRoutes } from '../team/routes.ts';
import { viewRoutes } from '../views/routes.ts';
import type { Qualification } from './castings.ts';
import type { EventServices } from './events.ts';
import type { ImportServices } from './imports.ts';
import type { OriginalServices } from './originals.ts';
import type { Outreach } from './outreach.ts';
import type { Platform } from './platform.ts';
import type { SavedSearchServices } from './saved-searches.ts';
import type { SharingServices } from './sharing.ts';
import type { SignInServices } from './sign-in.ts';
import type { TeamServices } from './team.ts';
import type { WorkspaceServices } from './workspace.ts';

export interface RoutedServices
  extends Core,
    Outreach,
    WorkspaceServices,
    ImportServices,
    OriginalServices,
    SavedSearchServices,
    SharingServices,
    TeamServices,
    Pick<Platform, 'db' | 'clock' | 'model' | 'secretBox'>,
    Pick<Qualification, 'castings'>,
    EventServices,
    Pick<SignInServices, 'oauth' | 'scim' | 'sso'> {
  search: Search;
  fairness: Fairness;
}

/** Every operation with the function that it calls, in the order of the operation table. */
export function routesOf({ access, talents, search, ...services }: RoutedServices): Route[] {
  const find = createFindPerson({ talents, search });
  const describeWorkspace = services.workspace.read;
  const subjects = createSubjectAccess({ ...services, talents, find, describeWorkspace });
  const routes = [
    ...searchRoutes(search),
    ...savedSearchRoutes(services.savedSearches),
    ...notificationRoutes(services.notifications),
    ...castingRoutes(services.castings),
    ...fairnessRoutes(services.fairness),
    ...sourcingRoutes(services.sourcings),
    ...sharingRoutes(services.sharing),
    ...teamRoutes(services.team),
    ...enrichmentRoutes(services.enrichment),
    ...sequenceRoutes(services.sequences),
    ...channelRoutes(services.channels),
    ...talentRoutes({
      requireCapability: access.requireCapability,
      find,
      subjects: { ...subjects, subjectPage },
      erase: services.erasure.erase,
      talents,
      remove: services.erasure.remove,
      describeWorkspace,
    }),
    ...importRoutes({ ...services, csvLine }),
    ...originalRoutes(services),
    ...peopleRoutes(services.people),
    ...ssoRoutes(services.sso),
    ...scimRoutes(services.scim),
    ...accessRoutes(access, services.workspace),
    ...creditRoutes(services.readUsage, services.readCreditGroups),
    ...eventRoutes(services.events),
    ...requestRoutes(services.requests),
    ...viewRoutes(services.views),
    ...oauthRoutes(services.oauth),
    ...onboardingRoutes(services.readOnboarding),
    ...instanceRoutes(services.readInstance),
    ...judgingRoutes(services.model),
  ];
  const place = new Map(operations.map(({ id }, index) => [id, index]));
  return routes.toSorted(
    ({ operation: one }, { operation: other }) => place.get(one.id)! - place.get(other.id)!,
  );
}
