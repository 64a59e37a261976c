import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../platform/errors.ts';
import type { Operation, Principal, Route, Upload } from '../platform/operation.ts';
import type { OperationCaller } from './call.ts';
import { createEventStreams, wantsStream } from './event-stream.ts';
import { acceptUploads } from './upload.ts';

/** The admitted caller, and the headers that every answer then carries. */
export interface Entrance {
  principal: Principal;
  headers: Record<string, string | string[]>;
}

declare module 'fastify' {
  interface FastifyRequest {
    entrance: Entrance | null;
    /** The file that came as the body, on routes that take one. */
    upload: Upload | null;
  }
}

/**
 * The prefix of the operations. Other prefixes end with it: an Idempotency-Key treats the same
 * request by another route as the same.
 */
export const API = '/api';

export interface OperationsOptions {
  routes: readonly Route[];
  /** Throws for a caller that is not admitted. */
  enter(request: FastifyRequest): Promise<Entrance>;
  call: OperationCaller;
}

/**
 * Serves every operation below the scope's prefix: authentication first, then the paths, then
 * everything else (decision 2).
 */
export function serveOperations(
  api: FastifyInstance,
  { routes, enter, call }: OperationsOptions,
): void {
  api.decorateRequest('entrance', null);
  api.decorateRequest('upload', null);
  api.addHook('onRequest', async (request, reply) => {
    request.entrance = await enter(request);
    request.caller = request.entrance.principal;
    reply.headers(request.entrance.headers);
  });
  const sendStream = createEventStreams(api);
  const serve = (to: FastifyInstance, route: Route, bodyLimit?: number): void => {
    const { operation } = route;
    to.route({
      method: operation.method,
      url: fastifyPath(operation.path),
      ...(bodyLimit !== undefined && { bodyLimit }),
      config: { verbatim: operation.verbatim?.map((name) => [name]) },
      handler: async (request, reply) => {
        const { principal } = request.entrance!;
        const { params, query, body, sentBody, upload } = request;
        const url = request.url.slice(api.prefix.length - API.length);
        const key = request.headers['idempotency-key'];
        const idempotencyKey = key === undefined ? undefined : String(key);
        const bodyText = () => sentBody && new TextDecoder().decode(sentBody);
        const sent = { principal, params, query, body, upload, bodyText, url, idempotencyKey };
        if (wantsStream(request, operation, principal))
          return sendStream(request, reply, principal.keyId!, (after, waitSeconds) =>
            call(route, {
              ...sent,
              query: { ...(query as object), wait: String(waitSeconds), ...(after && { after }) },
            }),
          );
        const { status, headers, text, file } = await call(route, sent);
        if (file)
          return reply
            .code(status)
            .headers({ ...headers, ...file.headers })
            .type(file.mediaType)
            .send(file.bytes);
        const csv = csvOf(request, operation, text);
        if (csv !== null)
          return reply.code(status).headers(headers).type('text/csv; charset=utf-8').send(csv);
        return reply
          .code(status)
          .headers(headers)
          .type('application/json; charset=utf-8')
          .send(text);
      },
    });
  };
  for (const route of routes) if (!route.operation.upload) serve(api, route);
  acceptUploads(api, (uploads, bodyLimit) => {
    for (const route of routes) if (route.operation.upload) serve(uploads, route, bodyLimit);
  });
  refuseOtherMethods(api, routes);
}

/** The table itself, for an answer that is one, when the client asks for it; otherwise null. */
function csvOf(
  { headers }: FastifyRequest,
  { otherForms = {} }: Operation,
  text: string,
): string | null {
  if (!('text/csv' in otherForms) || !headers.accept?.includes('text/csv')) return null;
  const { csv } = JSON.parse(text).data ?? {};
  return typeof csv === 'string' ? csv : null;
}

/**
 * Answers 405 on every known path for every method that it does not serve, even where another path
 * with a parameter would match (decision 2).
 */
function refuseOtherMethods(api: FastifyInstance, routes: readonly Route[]): void {
  const known = knownPaths(api.prefix, routes);
  const refuse = async (methods: readonly string[]) => {
    throw new AppError('method_not_allowed', { headers: { Allow: methods.join(', ') } });
  };
  for (const { url, methods } of known) {
    const others = api.supportedMethods.filter((method) => !methods.includes(method));
    // As a hook it runs after the gate and before anything reads the body.
    api.route({
      method: others,
      url,
      onRequest: () => refuse(methods),
      handler: () => refuse(methods),
    });
  }
  // Fastify has no routes for methods that it does not know, such as PROPFIND.
  api.setNotFoundHandler(async (request) => {
    const path = request.url.split('?', 1)[0]!;
    // A path itself comes before one whose parameter it would fill.
    const found =
      known.find(({ url }) => api.prefix + url === path) ??
      known.find(({ pattern }) => pattern.test(path));
    if (found) await refuse(found.methods);
    throw new AppError('not_found', { message: 'There is no such path.' });
  });
}

/** Every path once, in Fastify's notation and as a pattern of the whole URL, with its methods. */
function knownPaths(
  prefix: string,
  routes: readonly Route[],
): { url: string; pattern: RegExp; methods: string[] }[] {
  const byPath = Map.groupBy(routes, ({ operation }) => operation.path);
  return [...byPath].map(([path, same]) => ({
    url: fastifyPath(path),
    pattern: new RegExp(
      `^${prefix}${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`,
    ),
    // A GET route answers HEAD too, without the body.
    methods: same.flatMap(({ operation: { method } }): string[] =>
      method === 'GET' ? [method, 'HEAD'] : [method],
    ),
  }));
}

const fastifyPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

/**
 * The path in the operation table for a route of the framework: `/v1/sourcings/{sourcingId}`. Of a
 * route outside the table: `/scim/v2/Users/{id}`.
 */
export function operationPath(url: string): string {
  const at = url.indexOf(API);
  return url.slice(at === -1 ? 0 : at + API.length).replaceAll(/:(\w+)/g, '{$1}');
}
