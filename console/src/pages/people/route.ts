import { createRoute } from '@tanstack/react-router';
import { queryClient } from '../../app/query-client.ts';
import { frameRoute, lazyPage } from '../../app/routes.tsx';
import { oneOf, positiveInteger, searchParams, text } from '../../app/search-params.ts';
import { messages as talents } from '../../app/talents/messages.ts';
import { messages } from './messages.ts';
import {
  importsQuery,
  PAGE_SIZE,
  peopleQuery,
  personQuery,
  poolTermsQuery,
  proposalsQuery,
} from './queries.ts';
import { PERSON_TABS, SOURCES } from './search.ts';

/** Named as the API names them; `page` counts from 0. */
const listSearch = searchParams({
  name: text,
  place: text,
  title: text,
  skill: text,
  source: oneOf(...SOURCES),
  importId: text,
  page: positiveInteger,
});

export const peopleRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/people',
  validateSearch: listSearch,
  loaderDeps: (route) => route.search,
  // Not awaited: the page shows that it loads, and why it could not.
  loader: ({ deps: { page = 0, ...filters } }) => {
    void queryClient.prefetchQuery(peopleQuery({ ...filters, page: page + 1 }));
    void queryClient.prefetchQuery(proposalsQuery);
  },
  component: lazyPage(() => import('./page.tsx'), messages, talents),
});

export const peopleImportRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/people/import',
  loader: () => {
    void queryClient.prefetchQuery(importsQuery(PAGE_SIZE));
    void queryClient.prefetchQuery(proposalsQuery);
  },
  component: lazyPage(() => import('./import-page.tsx'), messages),
});

export const peopleLawRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/people/law',
  validateSearch: searchParams({ page: positiveInteger }),
  loader: () => void queryClient.prefetchQuery(poolTermsQuery),
  component: lazyPage(() => import('./law-page.tsx'), messages),
});

export const newPersonRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/people/new',
  component: lazyPage(() => import('./form-page.tsx'), messages),
});

export const personRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/people/$talentId',
  validateSearch: searchParams({ tab: oneOf(...PERSON_TABS) }),
  loader: ({ params }) => void queryClient.prefetchQuery(personQuery(params.talentId)),
  component: lazyPage(() => import('./person-page.tsx'), messages, talents),
});

export const editPersonRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/people/$talentId/edit',
  loader: ({ params }) => void queryClient.prefetchQuery(personQuery(params.talentId)),
  component: lazyPage(() => import('./form-page.tsx'), messages),
});
