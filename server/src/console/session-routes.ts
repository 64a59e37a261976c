import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { readInput } from '../http/input.ts';
import * as factors from '../people/factor-contract.ts';
import * as contract from '../people/session-contract.ts';
import type { SignIn, Visit, WithCookies } from '../people/sign-in.ts';
import * as sso from '../people/sso-contract.ts';
import { AppError } from '../platform/errors.ts';
import type { SessionOperation } from '../platform/session-operation.ts';
import { VERSION } from '../platform/version.ts';
import { answer, headersOf, type VisitOptions, visitOf, workspaceOf } from './visit.ts';

export interface SessionRoutesOptions extends VisitOptions {
  signIn: SignIn;
}

interface SessionInput<O extends SessionOperation> {
  visit: Visit;
  body: O['body'] extends z.ZodType ? z.output<O['body']> : undefined;
  /** The header X-Workspace-Id; null without it. */
  workspaceId(): string | null;
}

interface SessionRoute {
  operation: SessionOperation;
  handle(input: SessionInput<SessionOperation>): Promise<WithCookies<unknown>>;
}

/** Ties a row of the contract to the function that serves it. */
function route<const O extends SessionOperation>(
  operation: O,
  handle: (
    input: SessionInput<O>,
  ) => Promise<WithCookies<z.input<O['data']> & z.output<O['data']>>>,
): SessionRoute {
  return { operation, handle: handle as unknown as SessionRoute['handle'] };
}

function sessionRoutes(signIn: SignIn): SessionRoute[] {
  return [
    route(contract.readSession, async ({ visit, workspaceId }) => {
      const { value, setCookie } = await signIn.session(visit, workspaceId());
      const { firstStart, ...session } = value;
      return { value: { ...session, instance: { version: VERSION, firstStart } }, setCookie };
    }),
    route(contract.signInWithPassword, ({ visit, body }) => signIn.signIn(visit, body)),
    route(contract.inspectLink, async ({ visit, body }) => ({
      value: await signIn.inspectLink(visit, body.token),
      setCookie: [],
    })),
    route(contract.redeemLink, ({ visit, body }) => signIn.redeemLink(visit, body)),
    route(contract.signOut, ({ visit }) => signIn.signOut(visit)),
    route(contract.signOutEverywhere, ({ visit }) => signIn.signOutEverywhere(visit)),
    route(contract.endSession, ({ visit, body }) => signIn.endSession(visit, body.sessionId)),
    route(contract.changePassword, ({ visit, body }) => signIn.changePassword(visit, body)),
    route(contract.changeSignedInUser, ({ visit, body }) => signIn.updateSelf(visit, body)),
    route(contract.listOwnSessions, ({ visit }) => signIn.sessions(visit)),
    ...factorRoutes(signIn),
  ];
}

const factorRoutes = (signIn: SignIn): SessionRoute[] => [
  route(factors.listFactors, ({ visit }) => signIn.factors(visit)),
  route(factors.signInWithCode, ({ visit, body }) => signIn.signInWithCode(visit, body)),
  route(factors.startSecondFactor, ({ visit, body }) => signIn.startSecondFactor(visit, body)),
  route(factors.confirmSecondFactor, ({ visit, body }) => signIn.confirmSecondFactor(visit, body)),
  route(factors.stopSecondFactor, ({ visit, body }) => signIn.stopSecondFactor(visit, body)),
  route(factors.startPasskey, ({ visit }) => signIn.startPasskey(visit)),
  route(factors.addPasskey, ({ visit, body }) => signIn.addPasskey(visit, body)),
  route(factors.removePasskey, ({ visit, body }) => signIn.removePasskey(visit, body)),
  route(factors.startPasskeySignIn, ({ visit }) => signIn.startPasskeySignIn(visit)),
  route(factors.signInWithPasskey, ({ visit, body }) => signIn.signInWithPasskey(visit, body)),
  route(sso.findSso, ({ visit, body }) => signIn.findSso(visit, body)),
  route(sso.startSso, ({ visit, body }) => signIn.startSso(visit, body)),
];

/**
 * Signing in and out, one-time links, and a user's own account. All routes answer in the envelope
 * of the API.
 */
export function serveSessionRoutes(
  app: FastifyInstance,
  { signIn, ...options }: SessionRoutesOptions,
): void {
  for (const { operation, handle } of sessionRoutes(signIn)) {
    app.route({
      method: operation.method,
      url: operation.path,
      handler: async (request, reply) => {
        const visit = visitOf(request, options);
        const body = operation.body && readBody(operation.body, request.body);
        const workspaceId = () => workspaceOf(request);
        return answer(
          reply,
          await handle({ visit, body, workspaceId } as SessionInput<SessionOperation>),
        );
      },
    });
  }
  // The provider of single sign-on sends the browser back here.
  app.get('/console/auth/sso/callback', async (request, reply) => {
    const query = request.raw.url?.replace(/^[^?]*/, '') ?? '';
    const { value, setCookie } = await signIn.finishSso(visitOf(request, options), query);
    return reply.headers(headersOf(setCookie)).redirect(value.location, 303);
  });
  // The app answers every other address below /console.
  app.get('/console/auth/*', async () => {
    throw new AppError('not_found', { message: 'There is no such path.' });
  });
}

const readBody = (shape: z.ZodObject, body: unknown) =>
  readInput({ body: shape, bodyOptional: true }, { params: {}, query: {}, body }).body;
