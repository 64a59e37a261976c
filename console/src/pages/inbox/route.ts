import { createRoute } from '@tanstack/react-router';
import { frameRoute, lazyPage } from '../../app/routes.tsx';
import { oneOf, positiveInteger, searchParams, text } from '../../app/search-params.ts';
import { messages as sequenceMessages } from '../../app/sequences/messages.ts';
import { messages } from './messages.ts';

export const inboxRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/inbox',
  validateSearch: searchParams({
    show: oneOf('unread', 'mine'),
    page: positiveInteger,
    /** The conversation that is open. */
    candidate: text,
  }),
  component: lazyPage(() => import('./page.tsx'), messages, sequenceMessages),
});
