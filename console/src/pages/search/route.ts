import { createRoute } from '@tanstack/react-router';
import { filtersOf } from '../../app/filters/filter.ts';
import { messages as filterMessages } from '../../app/filters/messages.ts';
import { messages as poolMessages } from '../../app/pool/messages.ts';
import { frameRoute, lazyPage } from '../../app/routes.tsx';
import { messages as savedMessages } from '../../app/saved-searches/messages.ts';
import { oneOf, searchParams, text } from '../../app/search-params.ts';
import { messages as talentMessages } from '../../app/talents/messages.ts';
import { messages } from './messages.ts';

/**
 * Named as in the API. When filters are present, the search uses them, and the prompt only shows
 * their origin.
 */
const search = searchParams({
  prompt: text,
  filters: filtersOf,
  /** Id of the person in the drawer, or on the screen. */
  talent: text,
  /** The people found are shown one after the other, full screen. */
  review: oneOf('yes'),
  saved: text,
});

export const searchRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/search',
  validateSearch: search,
  component: lazyPage(
    () => import('./page.tsx'),
    messages,
    poolMessages,
    filterMessages,
    talentMessages,
    savedMessages,
  ),
});
