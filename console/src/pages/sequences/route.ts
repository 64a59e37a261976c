import { createRoute } from '@tanstack/react-router';
import { frameRoute, lazyPage } from '../../app/routes.tsx';
import { oneOf, positiveInteger, searchParams, text, texts } from '../../app/search-params.ts';
import { messages as sequenceMessages } from '../../app/sequences/messages.ts';
import { messages } from './messages.ts';

/**
 * `candidateIds` are the candidates to write to, when the user comes from a list; it goes along to
 * the sequence that is chosen.
 */
export const sequencesRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/sourcings/$sourcingId/sequences',
  validateSearch: searchParams({ page: positiveInteger, candidateIds: texts }),
  component: lazyPage(() => import('./list-page.tsx'), messages),
});

export const sequenceRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/sequences/$blueprintId',
  validateSearch: searchParams({
    tab: oneOf('settings', 'progress'),
    step: text,
    /** The dialog that starts it is open; with `candidateIds` they are chosen in it. */
    start: oneOf('choose'),
    candidateIds: texts,
    state: oneOf('running', 'waiting', 'completed', 'stopped', 'failed'),
    page: positiveInteger,
    candidate: text,
  }),
  component: lazyPage(() => import('./editor-page.tsx'), messages, sequenceMessages),
});

export const draftsRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/drafts',
  validateSearch: searchParams({ sourcingId: text, page: positiveInteger }),
  component: lazyPage(() => import('./drafts-page.tsx'), messages),
});
