import { createRoute } from '@tanstack/react-router';
import { queryClient } from '../../app/query-client.ts';
import { frameRoute, lazyPage } from '../../app/routes.tsx';
import { oneOf, searchParams } from '../../app/search-params.ts';
import { windowsQuery } from '../../app/windows-query.ts';
import { messages } from './messages.ts';
import { creditsQuery } from './queries.ts';

/** Named as the API names them. */
const search = searchParams({ by: oneOf('day', 'month') });

export const usageRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/usage',
  validateSearch: search,
  loaderDeps: ({ search: { by = 'day' } }) => ({ by }),
  loader: ({ deps: { by } }) => {
    void queryClient.prefetchQuery(creditsQuery(by));
    void queryClient.prefetchQuery(windowsQuery);
  },
  component: lazyPage(() => import('./page.tsx'), messages),
});
