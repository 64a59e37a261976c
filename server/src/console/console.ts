import type { FastifyInstance } from 'fastify';
import type { OperationCaller } from '../http/call.ts';
import { serveOperations } from '../http/serve-operations.ts';
import type { SignIn } from '../people/sign-in.ts';
import { AppError } from '../platform/errors.ts';
import type { Route } from '../platform/operation.ts';
import type { CompanyLogos } from '../talents/talents.ts';
import { type ExportOptions, serveExports } from './export.ts';
import { serveFiles } from './files.ts';
import type { Live } from './live.ts';
import { serveLogos } from './logos.ts';
import { serveSessionRoutes } from './session-routes.ts';
import {
  type EnterConsole,
  headersOf,
  languageOf,
  type VisitOptions,
  visitOf,
  workspaceOf,
} from './visit.ts';

export interface ConsoleOptions extends VisitOptions {
  routes: readonly Route[];
  call: OperationCaller;
  signIn: SignIn;
  live: Live;
  /** The sources of the exported files. */
  exports: Omit<ExportOptions, 'enter'>;
  logos: CompanyLogos;
}

/**
 * Everything under `/console`: signing in, the operations for signed-in users, and the app
 * itself.
 */
export function serveConsole({
  routes,
  call,
  signIn,
  live,
  exports,
  logos,
  ...visits
}: ConsoleOptions) {
  const enter: EnterConsole = async (request, workspaceId) => {
    const { principal, setCookie } = await signIn.enter(
      visitOf(request, visits),
      workspaceId ?? workspaceOf(request),
    );
    const language = languageOf(request) ?? principal.language;
    return { principal: { ...principal, language }, headers: headersOf(setCookie) };
  };
  const streams = live.mount({
    async enter(request, workspaceId) {
      const { principal, sessionId, setCookie } = await signIn.enter(
        visitOf(request, visits),
        workspaceId ?? workspaceOf(request),
      );
      return {
        visitor: { sessionId, userId: principal.userId!, workspaceId: principal.workspaceId },
        headers: headersOf(setCookie),
      };
    },
    endedOf: signIn.endedOf,
  });
  return async (app: FastifyInstance): Promise<void> => {
    await app.register(async (sessions) => serveSessionRoutes(sessions, { signIn, ...visits }));
    serveExports(app, { ...exports, enter });
    serveLogos(app, { logos, enter });
    await app.register(streams);
    await app.register(
      async (api) => {
        serveOperations(api, {
          routes,
          call,
          enter: (request) => enter(request, null),
        });
        // The app answers every other address below /console.
        api.get('/*', async () => {
          throw new AppError('not_found', { message: 'There is no such path.' });
        });
      },
      { prefix: '/console/api' },
    );
    await serveFiles(app);
  };
}
