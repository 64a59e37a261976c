import createClient, { type Middleware } from 'openapi-fetch';
import type { paths } from '../../../client/src/types.gen.ts';
import { ApiError, errorOf } from './api-error.ts';
import { currentWorkspace } from './workspace.ts';

/**
 * The operations of the API under the path that a session has them at: `/v1/...`, below
 * `/console/api`.
 */
type SessionPaths = {
  [Path in keyof paths as Path extends `/api${infer Rest}` ? Rest : never]: paths[Path];
};

const HEADERS = { 'X-Greenroom-Console': '1' };

/** 128 random bits; `crypto.randomUUID` is missing where the console is served without TLS. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

const headers: Middleware = {
  onRequest({ request }) {
    const workspaceId = currentWorkspace();
    request.headers.set('X-Greenroom-Console', '1');
    if (workspaceId !== null) request.headers.set('X-Workspace-Id', workspaceId);
    if (request.method === 'POST' && !request.headers.has('Idempotency-Key'))
      request.headers.set('Idempotency-Key', randomKey());
    return request;
  },
  async onResponse({ response }) {
    if (!response.ok) throw await failure(response);
  },
  onError({ error }) {
    return unreachable(error);
  },
};

/**
 * The typed operations. `const page = await data(api.GET('/v1/sourcings', { params: { query } }))`.
 * Throws ApiError.
 */
export const api = createClient<SessionPaths>({ baseUrl: '/console/api' });
api.use(headers);

/** `data` of the envelope. */
export async function data<D>(answer: Promise<{ data?: { data: D } }>): Promise<D> {
  const { data: envelope } = await answer;
  if (envelope === undefined) throw errorOf(200, null, null);
  return envelope.data;
}

/**
 * A request that is no operation: sign-in and session. `path` is whole; the answer is its JSON as
 * it came. Throws ApiError.
 */
export async function send<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const response = await fetch(path, {
    method,
    headers: { ...HEADERS, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch((error: unknown) => {
    throw unreachable(error);
  });
  if (!response.ok) throw await failure(response);
  return (await response.json().catch(() => null)) as T;
}

async function failure(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  return errorOf(response.status, body, response.headers.get('X-Request-Id'));
}

function unreachable(error: unknown): Error {
  if (error instanceof ApiError || (error instanceof DOMException && error.name === 'AbortError'))
    return error;
  return new ApiError(0, { code: 'unreachable', message: 'The service cannot be reached.' });
}
