import { createRoute } from '@tanstack/react-router';
import { frameRoute, lazyPage } from '../../app/routes.tsx';
import { messages } from './messages.ts';

export const docsRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/docs',
  component: lazyPage(() => import('./page.tsx'), messages),
});
