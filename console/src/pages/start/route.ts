import { createRoute } from '@tanstack/react-router';
import { queryClient } from '../../app/query-client.ts';
import { frameRoute, lazyPage } from '../../app/routes.tsx';
import { onboardingQuery } from './queries.ts';
import { words } from './words.ts';

export const startRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/start',
  loader: () => void queryClient.prefetchQuery(onboardingQuery),
  component: lazyPage(() => import('./page.tsx'), words),
});
