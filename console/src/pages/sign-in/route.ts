import { createRoute } from '@tanstack/react-router';
import { lazyPage, rootRoute } from '../../app/routes.tsx';
import { searchParams, text } from '../../app/search-params.ts';
import { words } from './words.ts';

export const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sign-in',
  // Where the person was going.
  validateSearch: searchParams({ to: text }),
  component: lazyPage(() => import('./page.tsx'), words),
});
