import { createRouter } from '@tanstack/react-router';
import { candidateRoute, candidatesRoute } from '../pages/candidates/route.ts';
import { castingReviewRoute, castingRoute } from '../pages/casting/route.ts';
import { castingStartRoute } from '../pages/casting-start/route.ts';
import { castingsRoute } from '../pages/castings/route.ts';
import { designRoute } from '../pages/design/route.ts';
import { docsApiRoute, docsRoute } from '../pages/docs/route.ts';
import { inboxRoute } from '../pages/inbox/route.ts';
import { marketRoute } from '../pages/market/route.ts';
import {
  editPersonRoute,
  newPersonRoute,
  peopleImportRoute,
  peopleLawRoute,
  peopleRoute,
  personRoute,
} from '../pages/people/route.ts';
import { requestsRoute } from '../pages/requests/route.ts';
import { searchRoute } from '../pages/search/route.ts';
import { draftsRoute, sequenceRoute, sequencesRoute } from '../pages/sequences/route.ts';
import { keysRoute } from '../pages/settings/keys/route.ts';
import { settingsRoute, settingsStartRoute } from '../pages/settings/route.ts';
import { signInRoute } from '../pages/sign-in/route.ts';
import { sourcingsRoute } from '../pages/sourcings/route.ts';
import { startRoute } from '../pages/start/route.ts';
import { usageRoute } from '../pages/usage/route.ts';
import { webhooksRoute } from '../pages/webhooks/route.ts';
import { welcomeRoute } from '../pages/welcome/route.ts';
import { NotFound, PageFailed } from './failed-page.tsx';
import { frameRoute, homeRoute, rootRoute } from './routes.tsx';

/** Every page has a line here, and one in navigation.ts if it is in the navigation. */
const routeTree = rootRoute.addChildren([
  signInRoute,
  welcomeRoute,
  designRoute,
  frameRoute.addChildren([
    homeRoute,
    startRoute,
    searchRoute,
    marketRoute,
    castingsRoute,
    castingStartRoute,
    castingRoute,
    castingReviewRoute,
    sourcingsRoute,
    peopleRoute,
    peopleImportRoute,
    peopleLawRoute,
    newPersonRoute,
    personRoute,
    editPersonRoute,
    candidatesRoute,
    candidateRoute,
    sequencesRoute,
    sequenceRoute,
    draftsRoute,
    inboxRoute,
    keysRoute,
    webhooksRoute,
    requestsRoute,
    usageRoute,
    settingsStartRoute,
    settingsRoute,
    docsRoute,
    docsApiRoute,
  ]),
]);

export const router = createRouter({
  routeTree,
  basepath: '/console',
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultErrorComponent: PageFailed,
  defaultNotFoundComponent: NotFound,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
