import { createRouter } from '@tanstack/react-router';
import { designRoute } from '../pages/design/route.ts';
import { signInRoute } from '../pages/sign-in/route.ts';
import { sourcingsRoute } from '../pages/sourcings/route.ts';
import { welcomeRoute } from '../pages/welcome/route.ts';
import { NotFound, PageFailed } from './failed-page.tsx';
import { frameRoute, homeRoute, rootRoute } from './routes.tsx';

/** Every page: a line here, and one in navigation.ts when people find it from anywhere. */
const routeTree = rootRoute.addChildren([signInRoute, welcomeRoute, designRoute, frameRoute.addChildren([homeRoute, sourcingsRoute])]);

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
