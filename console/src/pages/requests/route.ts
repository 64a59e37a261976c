import { createRoute } from '@tanstack/react-router';
import { queryClient } from '../../app/query-client.ts';
import { frameRoute, lazyPage } from '../../app/routes.tsx';
import { oneOf, searchParams, text } from '../../app/search-params.ts';
import { messages } from './messages.ts';
import { requestsQuery, STATUSES } from './queries.ts';

/** Named as the API names them; `request` is the one that is open. */
const search = searchParams({ trackingCode: text, status: oneOf(...STATUSES), request: text });

export const requestsRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/requests',
  validateSearch: search,
  loaderDeps: (route) => route.search,
  loader: ({ deps }) => void queryClient.prefetchInfiniteQuery(requestsQuery(deps)),
  component: lazyPage(() => import('./page.tsx'), messages),
});
