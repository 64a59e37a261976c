import { createRoute } from '@tanstack/react-router';
import { messages as filterMessages } from '../../app/filters/messages.ts';
import { queryClient } from '../../app/query-client.ts';
import { frameRoute, lazyPage } from '../../app/routes.tsx';
import { oneOf, searchParams } from '../../app/search-params.ts';
import { messages } from './messages.ts';
import { castingsQuery, STATUSES } from './queries.ts';

/** Named as in the API. */
const search = searchParams({ status: oneOf(...STATUSES) });

export const castingsRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/castings',
  validateSearch: search,
  loaderDeps: (route) => route.search,
  // Not awaited: the page shows its own loading and error states.
  loader: ({ deps }) => void queryClient.prefetchInfiniteQuery(castingsQuery(deps)),
  component: lazyPage(() => import('./page.tsx'), messages, filterMessages),
});
