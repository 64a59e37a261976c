import { createRoute } from '@tanstack/react-router';
import { frameRoute, lazyPage } from '../../app/routes.tsx';
import { messages as sequenceMessages } from '../../app/sequences/messages.ts';
import { messages as talentMessages } from '../../app/talents/messages.ts';
import { messages } from './messages.ts';
import { readSearch } from './search.ts';

export const candidatesRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/sourcings/$sourcingId',
  validateSearch: readSearch,
  component: lazyPage(() => import('./page.tsx'), messages, sequenceMessages, talentMessages),
});

export const candidateRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/sourcings/$sourcingId/candidates/$candidateId',
  validateSearch: readSearch,
  component: lazyPage(
    () => import('./candidate-page.tsx'),
    messages,
    sequenceMessages,
    talentMessages,
  ),
});
