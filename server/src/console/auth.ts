import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { readInput } from '../http/input.ts';
import { emailAddress, password, personName } from '../people/contract.ts';
import type { SignIn, Visit, WithCookies } from '../people/sign-in.ts';
import { AppError } from '../platform/errors.ts';
import { answer, type VisitOptions, visitOf } from './visit.ts';

export interface AuthOptions extends VisitOptions {
  signIn: SignIn;
}

const token = z.string().min(1).max(200);
/** Of a password that is tried: what it should have been is nobody's business here. */
const triedPassword = z.string().min(1).max(1_000);
const language = z.enum(['en', 'fr']);

/**
 * Signing in and out, one-time links, and one's own account, under `/console/auth`. All answer in
 * the envelope of the API.
 */
export function serveAuth({ signIn, ...options }: AuthOptions) {
  return async (app: FastifyInstance): Promise<void> => {
    function post<S extends z.ZodObject>(
      path: string,
      shape: S,
      run: (visit: Visit, body: z.output<S>) => Promise<WithCookies<unknown>>,
    ): void {
      app.post(path, async (request, reply) => {
        const visit = visitOf(request, options);
        const { body } = readInput(
          { body: shape, bodyOptional: true },
          { params: {}, query: {}, body: request.body },
        );
        return answer(reply, await run(visit, body as z.output<S>));
      });
    }

    post(
      '/sign-in/email',
      z.object({
        email: emailAddress,
        password: triedPassword,
        workspaceId: z.string().max(100).optional(),
      }),
      (visit, body) => signIn.signIn(visit, body),
    );
    post('/welcome/look', z.object({ token }), async (visit, body) => ({
      value: await signIn.lookAtLink(visit, body.token),
      setCookie: [],
    }));
    post(
      '/welcome',
      z.object({
        token,
        password: password.optional(),
        email: emailAddress.optional(),
        name: personName.optional(),
        language: language.optional(),
      }),
      (visit, body) => signIn.welcome(visit, body),
    );
    post('/sign-out', z.object({}), (visit) => signIn.signOut(visit));
    post('/revoke-sessions', z.object({}), (visit) => signIn.signOutEverywhere(visit));
    post('/revoke-session', z.object({ sessionId: z.string() }), (visit, { sessionId }) =>
      signIn.endSession(visit, sessionId),
    );
    post(
      '/change-password',
      z.object({
        currentPassword: triedPassword.optional(),
        newPassword: password,
        email: emailAddress.optional(),
      }),
      (visit, body) => signIn.changePassword(visit, body),
    );
    post(
      '/update-user',
      z.object({ name: personName.optional(), language: language.nullable().optional() }),
      (visit, body) => signIn.updateSelf(visit, body),
    );
    // The app answers every other address below /console.
    app.get('/*', async () => {
      throw new AppError('not_found', { message: 'There is no such path.' });
    });
    app.get('/list-sessions', async (request, reply) =>
      answer(reply, await signIn.sessions(visitOf(request, options))),
    );
  };
}
