import { createRootRoute, createRoute, Outlet, redirect } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { PageMessages } from '../language/messages.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { MissingPage } from '../ui/missing-code.tsx';
import { isSessionEnd } from './api-error.ts';
import { Frame } from './frame.tsx';
import { queryClient } from './query-client.ts';
import { sessionQuery } from './session.ts';

export const rootRoute = createRootRoute({ component: Outlet });

/**
 * All routes that require a signed-in user. Without a session, they redirect to the sign-in page,
 * which redirects back.
 */
export const frameRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'frame',
  beforeLoad: async ({ location }) => {
    await queryClient.ensureQueryData(sessionQuery).catch((error: unknown) => {
      if (isSessionEnd(error)) throw redirect({ to: '/sign-in', search: { to: location.href } });
      throw error;
    });
  },
  component: Frame,
});

export const homeRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/start', replace: true });
  },
});

/**
 * A page's code and its words, and those of the parts it is made of, fetched side by side. Not the
 * router's own: that one reloads the tab when code does not arrive, and while the service is away
 * there is nothing to reload.
 */
export function lazyPage(
  file: () => Promise<{ Page(): ReactNode }>,
  ...messages: readonly Pick<PageMessages<unknown>, 'load'>[]
) {
  return lazyPart<object>(async () => {
    const [module] = await Promise.all([file(), ...messages.map((one) => one.load())]);
    return { default: module.Page };
  }, MissingPage);
}
