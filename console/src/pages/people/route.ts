import { createRoute } from '@tanstack/react-router';
import { queryClient } from '../../app/query-client.ts';
import { frameRoute, lazyPage } from '../../app/routes.tsx';
import { messages } from './messages.ts';
import { importsQuery, PAGE_SIZE, proposalsQuery } from './queries.ts';

export const peopleRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/people',
  // Not awaited: the page shows that it loads, and why it could not.
  loader: () => {
    void queryClient.prefetchQuery(importsQuery(PAGE_SIZE));
    void queryClient.prefetchQuery(proposalsQuery);
  },
  component: lazyPage(() => import('./page.tsx'), messages),
});
