import { createRoute } from '@tanstack/react-router';
import { lazyPage, rootRoute } from '../../app/routes.tsx';
import { searchParams, text } from '../../app/search-params.ts';
import { messages } from './messages.ts';

/**
 * Where a one-time link leads. The page posts the token, so that a program that previews links does
 * not use it up.
 */
export const welcomeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/welcome',
  validateSearch: searchParams({ token: text }),
  component: lazyPage(() => import('./page.tsx'), messages),
});
