import { createRoute } from '@tanstack/react-router';
import { lazyPage, rootRoute } from '../../app/routes.tsx';

/** Not behind the sign-in: it shows the components, and nothing of anybody. */
export const designRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/design',
  component: lazyPage(() => import('./page.tsx'), { load: async () => {} }),
});
