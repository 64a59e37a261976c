import { createRoute } from '@tanstack/react-router';
import { filtersOf } from '../../app/filters/filter.ts';
import { messages as filterMessages } from '../../app/filters/messages.ts';
import { messages as poolMessages } from '../../app/pool/messages.ts';
import { frameRoute, lazyPage } from '../../app/routes.tsx';
import { positiveInteger, searchParams, text } from '../../app/search-params.ts';
import { messages } from './messages.ts';

/** The search, named as on the search page, and the greens to forecast. */
const search = searchParams({ prompt: text, filters: filtersOf, greens: positiveInteger });

export const marketRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/search/market',
  validateSearch: search,
  component: lazyPage(() => import('./page.tsx'), messages, poolMessages, filterMessages),
});
