import { createRoute } from '@tanstack/react-router';
import { filtersOf } from '../../app/filters/filter.ts';
import { messages as filterMessages } from '../../app/filters/messages.ts';
import { messages as poolMessages } from '../../app/pool/messages.ts';
import { frameRoute, lazyPage } from '../../app/routes.tsx';
import { oneOf, searchParams, text, texts } from '../../app/search-params.ts';
import { messages } from './messages.ts';
import { STEPS } from './steps.ts';

/** The pool, named as in the API: a link from a search passes it on. */
const search = searchParams({
  prompt: text,
  filters: filtersOf,
  criterias: texts,
  step: oneOf(...STEPS),
});

export const castingStartRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/castings/new',
  validateSearch: search,
  component: lazyPage(() => import('./page.tsx'), messages, poolMessages, filterMessages),
});
