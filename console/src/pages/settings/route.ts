import { createRoute, redirect } from '@tanstack/react-router';
import { frameRoute, lazyPage } from '../../app/routes.tsx';
import { oneOf, positiveInteger, searchParams, text } from '../../app/search-params.ts';
import { messages } from './messages.ts';

/**
 * Of all sections, named as the API names them: the sections are loaded by the page, so that the
 * entry carries one route for all of them.
 */
const search = searchParams({
  action: text,
  actor: text,
  from: text,
  to: text,
  reason: oneOf('unsubscribed', 'bounced', 'blocked'),
  page: positiveInteger,
});

export const settingsRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/settings/$section',
  validateSearch: search,
  component: lazyPage(() => import('./page.tsx'), messages),
});

export const settingsStartRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/settings',
  beforeLoad: () => {
    throw redirect({ to: '/settings/$section', params: { section: 'account' }, replace: true });
  },
});
