import { createRoute } from '@tanstack/react-router';
import { frameRoute, lazyPage } from '../../app/routes.tsx';
import { words } from './words.ts';

export const docsRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/docs',
  component: lazyPage(() => import('./page.tsx'), words),
});
