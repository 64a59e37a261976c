import { createRoute } from '@tanstack/react-router';
import { frameRoute, lazyPage } from '../../../app/routes.tsx';
import { messages } from './messages.ts';

/** The section of the settings as a page of its own, which developers have in their navigation. */
export const keysRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/keys',
  component: lazyPage(async () => ({ Page: (await import('./section.tsx')).Section }), messages),
});
