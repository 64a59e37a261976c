import { createRoute } from '@tanstack/react-router';
import { lazyPage, rootRoute } from '../../app/routes.tsx';
import { searchParams, text } from '../../app/search-params.ts';
import { messages } from './messages.ts';

export const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sign-in',
  // Where the person was going; the workspace whose account they sign in to, where the address has
  // several; why a sign-in with the company's account failed.
  validateSearch: searchParams({ to: text, workspace: text, problem: text }),
  component: lazyPage(() => import('./page.tsx'), messages),
});
