import { createRoute } from '@tanstack/react-router';
import { frameRoute, lazyPage } from '../../app/routes.tsx';
import { words as talentWords } from '../../app/talents/words.ts';
import { readSearch } from './search.ts';
import { words } from './words.ts';

export const candidatesRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/sourcings/$sourcingId',
  validateSearch: readSearch,
  component: lazyPage(() => import('./page.tsx'), words, talentWords),
});
