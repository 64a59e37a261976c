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
    /** The path that was asked with a method that it does not serve, as Fastify writes routes. */
    refusedAt: string | null;
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
  const refuseUnserved = refuseOtherMethods(api, routes);
  api.addHook('onRequest', async (request, reply) => {
    request.entrance = await enter(request);
    request.caller = request.entrance.principal;
    reply.headers(request.entrance.headers);
    // After the gate, and before anything reads the body.
    if (request.is404) refuseUnserved(request);
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
 * with a parameter would match (decision 2). Returns what refuses a request that no route took. A
 * route for each other method would make up half of the time in which the service registers routes.
 */
function refuseOtherMethods(
  api: FastifyInstance,
  routes: readonly Route[],
): (request: FastifyRequest) => void {
  const known = knownPaths(api.prefix, routes);
  const refuse = (methods: readonly string[]) => {
    throw new AppError('method_not_allowed', { headers: { Allow: methods.join(', ') } });
  };
  const isTaken = (path: KnownPath, method: string): boolean =>
    // Pages take every address that is read.
    method === 'GET' ||
    method === 'HEAD' ||
    known.some(({ pattern, methods }) => methods.includes(method) && pattern.test(path.example));
  for (const path of known) {
    const { url, methods } = path;
    const others = api.supportedMethods.filter(
      (method) => !methods.includes(method) && isTaken(path, method),
    );
    if (others.length === 0) continue;
    // A hook runs after the gate and before anything reads the body.
    const onRequest = async () => refuse(methods);
    api.route({ method: others, url, onRequest, handler: onRequest });
  }
  api.setNotFoundHandler(async () => {
    throw new AppError('not_found', { message: 'There is no such path.' });
  });
  return (request) => {
    const path = request.url.split('?', 1)[0]!;
    // A path itself comes before one whose parameter it would fill.
    const found =
      known.find(({ url }) => api.prefix + url === path) ??
      known.find(({ pattern }) => pattern.test(path));
    if (found === undefined) return;
    request.refusedAt = api.prefix + found.url;
    refuse(found.methods);
  };
}

interface KnownPath {
  /** In Fastify's notation, below the prefix. */
  url: string;
  /** Of the whole URL. */
  pattern: RegExp;
  /** A URL of it. */
  example: string;
  methods: string[];
}

/** Every path once. */
function knownPaths(prefix: string, routes: readonly Route[]): KnownPath[] {
  const byPath = Map.groupBy(routes, ({ operation }) => operation.path);
  return [...byPath].map(([path, same]) => ({
    url: fastifyPath(path),
    pattern: new RegExp(
      `^${prefix}${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`,
    ),
    example: prefix + path.replaceAll(/\{\w+\}/g, 'x'),
    // A GET route answers HEAD too, without the body.
    methods: same.flatMap(({ operation: { method } }): string[] =>
      method === 'GET' ? [method, 'HEAD'] : [method],
    ),
  }));
}

const fastifyPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** The route that a request took, or was refused at, as Fastify writes it; undefined for none. */
export const routeUrl = ({ routeOptions, refusedAt }: FastifyRequest): string | undefined =>
  routeOptions.url ?? refusedAt ?? undefined;

/**
 * The path in the operation table for a route of the framework: `/v1/sourcings/{sourcingId}`. Of a
 * route outside the table: `/scim/v2/Users/{id}`.
 */
export function operationPath(url: string): string {
  const at = url.indexOf(API);
  return url.slice(at === -1 ? 0 : at + API.length).replaceAll(/:(\w+)/g, '{$1}');
}
