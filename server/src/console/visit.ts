import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Visit, WithCookies } from '../people/sign-in.ts';
import { AppError, invalid } from '../platform/errors.ts';
import { verifiedIp } from '../platform/ip.ts';
import type { Language, Principal } from '../platform/operation.ts';
import { strangerProblem } from './own-origin.ts';

export interface VisitOptions {
  /** The origin of PUBLIC_URL; null without one. */
  publicUrl: string | null;
  trustedProxies: readonly string[];
}

/** Who asks, and the headers that go with the answer. Throws as every route of the console does. */
export type EnterConsole = (
  request: FastifyRequest,
  workspaceId: string | null,
) => Promise<{ principal: Principal; headers: Record<string, string | string[]> }>;

const READING = ['GET', 'HEAD', 'OPTIONS'];

/**
 * The parts of a request that signing in uses. Throws forbidden for a change that does not come
 * from our own page.
 */
export function visitOf(
  { method, headers, socket }: FastifyRequest,
  { publicUrl, trustedProxies }: VisitOptions,
): Visit {
  const problem = READING.includes(method) ? null : strangerProblem(headers, publicUrl);
  if (problem)
    throw new AppError('forbidden', {
      message: problem,
      details: { code: 'not_from_the_console' },
    });
  const address = verifiedIp({ headers, peer: socket.remoteAddress ?? '' }, trustedProxies);
  return {
    cookie: headers.cookie,
    userAgent: headers['user-agent'],
    address,
    origin: headers.origin,
  };
}

/** The workspace that the request is for; null: the session's last workspace. */
export function workspaceOf({ headers }: FastifyRequest): string | null {
  const value = headers['x-workspace-id'];
  if (Array.isArray(value)) throw invalid(['X-Workspace-Id'], 'must be sent once');
  return value === undefined || value === '' ? null : value;
}

const LANGUAGES: readonly unknown[] = ['en', 'fr'] satisfies Language[];

/** The language that the console shows; null when the request does not say. */
export function languageOf({ headers }: FastifyRequest): Language | null {
  const value = headers['x-greenroom-language'];
  return LANGUAGES.includes(value) ? (value as Language) : null;
}

/** Answers to a signed-in user are never cached. */
export function headersOf(setCookie: readonly string[]): Record<string, string | string[]> {
  return {
    'Cache-Control': 'no-store',
    ...(setCookie.length > 0 ? { 'Set-Cookie': [...setCookie] } : {}),
  };
}

export function answer<T>(reply: FastifyReply, { value, setCookie }: WithCookies<T>): FastifyReply {
  return reply
    .headers(headersOf(setCookie))
    .type('application/json; charset=utf-8')
    .send({ success: true, data: value });
}
