import { createRoute } from '@tanstack/react-router';
import { queryClient } from '../../app/query-client.ts';
import { frameRoute, lazyPage } from '../../app/routes.tsx';
import { oneOf, positiveInteger, searchParams } from '../../app/search-params.ts';
import { messages } from './messages.ts';
import { sourcingsQuery } from './queries.ts';

/** Named as the API names them; what the API takes by default is left out of the URL. */
const search = searchParams({
  ownership: oneOf('mine', 'all'),
  status: oneOf('in-progress', 'closed'),
  page: positiveInteger,
  /** The dialog for a new one is open. */
  create: oneOf('open'),
});

export const sourcingsRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/sourcings',
  validateSearch: search,
  loaderDeps: ({ search: { create: _, ...filter } }) => filter,
  // Not awaited: the page shows that it loads, and why it could not.
  loader: ({ deps }) => void queryClient.prefetchQuery(sourcingsQuery(deps)),
  component: lazyPage(() => import('./page.tsx'), messages),
});
