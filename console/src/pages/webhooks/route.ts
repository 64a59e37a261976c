import { createRoute } from '@tanstack/react-router';
import { messages as deliveryMessages } from '../../app/deliveries/messages.ts';
import { queryClient } from '../../app/query-client.ts';
import { frameRoute, lazyPage } from '../../app/routes.tsx';
import { oneOf, searchParams, text } from '../../app/search-params.ts';
import { messages } from './messages.ts';
import { deliveriesQuery, STATES } from './queries.ts';

/** Named as the API names them. */
const search = searchParams({ state: oneOf(...STATES), delivery: text });

export const webhooksRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/webhooks',
  validateSearch: search,
  loaderDeps: ({ search: { state } }) => ({ state }),
  loader: ({ deps }) => void queryClient.prefetchInfiniteQuery(deliveriesQuery(deps)),
  component: lazyPage(() => import('./page.tsx'), messages, deliveryMessages),
});
