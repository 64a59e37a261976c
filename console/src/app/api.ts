import createClient, { type Middleware } from 'openapi-fetch';
import type { paths } from '../../../client/src/types.gen.ts';
import { language } from '../language/language.ts';
import { ApiError, errorOf } from './api-error.ts';
import type { paths as ConsolePaths } from './session.gen.ts';
import { currentWorkspace } from './workspace.ts';

/** The API operations at the path that a session uses: `/v1/...`, below `/console/api`. */
type SessionPaths = {
  [Path in keyof paths as Path extends `/api${infer Rest}` ? Rest : never]: paths[Path];
};

/** 128 random bits; `crypto.randomUUID` is missing where the console is served without TLS. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

const asConsole: Middleware = {
  onRequest({ request }) {
    request.headers.set('X-Greenroom-Console', '1');
    // The service's own words come in the language that is shown, whatever the account says.
    request.headers.set('X-Greenroom-Language', language());
    return request;
  },
  async onResponse({ response }) {
    if (!response.ok) throw await failure(response);
  },
  onError({ error }) {
    return unreachable(error);
  },
};

const inWorkspace: Middleware = {
  onRequest({ request }) {
    const workspaceId = currentWorkspace();
    if (workspaceId !== null) request.headers.set('X-Workspace-Id', workspaceId);
    if (request.method === 'POST' && !request.headers.has('Idempotency-Key'))
      request.headers.set('Idempotency-Key', randomKey());
    return request;
  },
};

/**
 * The typed operations. `const page = await data(api.GET('/v1/sourcings', { params: { query } }))`.
 * Throws ApiError.
 */
export const api = createClient<SessionPaths, 'application/json'>({ baseUrl: '/console/api' });
api.use(asConsole, inWorkspace);

/** Signing in, the session, and the user's own account. Throws ApiError. */
export const sessionApi = createClient<ConsolePaths>();
sessionApi.use(asConsole);

/** `data` of the envelope. */
export async function data<D>(answer: Promise<{ data?: { data: D } }>): Promise<D> {
  const { data: envelope } = await answer;
  if (envelope === undefined) throw errorOf(200, null, null);
  return envelope.data;
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
