import { createRoute } from '@tanstack/react-router';
import { frameRoute, lazyPage } from '../../app/routes.tsx';
import { oneOf, searchParams, text } from '../../app/search-params.ts';
import { messages as apiMessages } from './api/messages.ts';
import { messages } from './messages.ts';
import { READERS } from './readers.ts';

export const docsRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/docs',
  validateSearch: searchParams({ for: oneOf(...READERS), search: text }),
  component: lazyPage(() => import('./page.tsx'), messages),
});

export const docsApiRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/docs/api',
  validateSearch: searchParams({
    /** Its id, or the address of its heading in the documentation. */
    operation: text,
  }),
  component: lazyPage(() => import('./api/page.tsx'), apiMessages),
});
