import { createRoute } from '@tanstack/react-router';
import { filtersOf } from '../../app/filters/filter.ts';
import { words as filterWords } from '../../app/filters/words.ts';
import { words as poolWords } from '../../app/pool/words.ts';
import { frameRoute, lazyPage } from '../../app/routes.tsx';
import { oneOf, searchParams, text } from '../../app/search-params.ts';
import { STEPS } from './steps.ts';
import { words } from './words.ts';

/** The pool as the API names it: a link from a search brings it along. */
const search = searchParams({ prompt: text, filters: filtersOf, step: oneOf(...STEPS) });

export const castingStartRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/castings/new',
  validateSearch: search,
  component: lazyPage(() => import('./page.tsx'), words, poolWords, filterWords),
});
