import { createRoute } from '@tanstack/react-router';
import { lazyPage, rootRoute } from '../../app/routes.tsx';

/** No sign-in required: the page shows only components and no personal data. */
export const designRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/design',
  component: lazyPage(() => import('./page.tsx'), { load: async () => {} }),
});
