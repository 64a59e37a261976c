import { createRoute } from '@tanstack/react-router';
import { queryClient } from '../../app/query-client.ts';
import { frameRoute, lazyPage } from '../../app/routes.tsx';
import { messages } from './messages.ts';
import { onboardingQuery } from './queries.ts';

export const startRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/start',
  loader: () => void queryClient.prefetchQuery(onboardingQuery),
  component: lazyPage(() => import('./page.tsx'), messages),
});
