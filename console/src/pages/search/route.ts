import { createRoute } from '@tanstack/react-router';
import { filtersOf } from '../../app/filters/filter.ts';
import { words as filterWords } from '../../app/filters/words.ts';
import { words as poolWords } from '../../app/pool/words.ts';
import { frameRoute, lazyPage } from '../../app/routes.tsx';
import { searchParams, text } from '../../app/search-params.ts';
import { words as talentWords } from '../../app/talents/words.ts';
import { words } from './words.ts';

/** Named as the API names them. With filters the search is by these, and the prompt only says where they came from. */
const search = searchParams({ prompt: text, filters: filtersOf, talent: text });

export const searchRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/search',
  validateSearch: search,
  component: lazyPage(() => import('./page.tsx'), words, poolWords, filterWords, talentWords),
});
