import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Gate, Passage } from './access/access.ts';
import type { Caller } from './http/call.ts';
import { errorAnswer } from './http/envelope.ts';
import { parseQuery } from './http/input.ts';
import { contentProblem, parseJsonBody } from './http/json-body.ts';
import { answerBeforeRouting, answerParserError, hostProblem } from './http/raw.ts';
import { AppError, invalid } from './platform/errors.ts';
import { newId } from './platform/ids.ts';
import type { Log } from './platform/log.ts';
import type { Metrics } from './platform/metrics.ts';
import type { Route } from './platform/operation.ts';

declare module 'fastify' {
  interface FastifyRequest {
    passage: Passage | null;
    /** The body as it arrived; null without one. */
    sentBody: Buffer | null;
  }
}

const BODY_LIMIT_BYTES = 1024 * 1024;

export interface HttpOptions {
  routes: readonly Route[];
  enter: Gate;
  call: Caller;
  log: Log;
  metrics: Metrics;
  /** Whether the process serves: database migrated and index caught up; with what it waits for when it does not. */
  readiness(): { ready: boolean; waitingFor: string[] };
  /** Adds what lives outside `/api`: the console's files. */
  extend?(app: FastifyInstance): Promise<void>;
}

/** The HTTP edge: gate, strict input, envelope, every slice's routes. The only place that knows Fastify and turns codes into statuses. */
export async function buildHttp({ routes, enter, call, log, metrics, readiness, extend }: HttpOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    // Slow senders are cut: headers within 10 s, the whole request within 30 s (Fastify alone would wait for ever).
    requestTimeout: 30_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000, requireHostHeader: false },
    routerOptions: {
      // As long as a URL can be: an over-long id is an unknown one, not an error of its own.
      maxParamLength: 16_384,
      querystringParser: (text) => parseQuery(text) as Record<string, string | string[]>,
    },
    exposeHeadRoutes: false,
    genReqId: () => newId('request'),
    clientErrorHandler: answerParserError,
    frameworkErrors: (_error, request, reply) => {
      reply.header('X-Request-Id', request.id);
      const refusal = invalid([], 'The path is not valid percent-encoded UTF-8.');
      knock(request as unknown as FastifyRequest, enter).then(
        () => sendError(refusal, reply as unknown as FastifyReply),
        (error) => sendError(error, reply as unknown as FastifyReply),
      );
    },
    forceCloseConnections: 'idle',
    logger: false,
  });
  answerBeforeRouting(app.server);
  app.decorateRequest('passage', null);
  app.decorateRequest('sentBody', null);
  acceptJsonOnly(app);
  answerInEnvelopes(app, log);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id);
    const problem = hostProblem(request.raw);
    if (problem) throw invalid([], problem);
  });
  app.addHook('onResponse', async (request, reply) => {
    metrics.observeRequest(request.method, request.routeOptions.url ?? 'unknown', reply.statusCode, reply.elapsedTime / 1_000);
  });
  await app.register(async (api) => serveApi(api, { routes, enter, call }), { prefix: '/api' });
  serveProbes(app, metrics, readiness);
  await extend?.(app);
  app.setNotFoundHandler(async () => {
    throw new AppError('not_found');
  });
  return app;
}

/** Takes no more requests, lets those under way end for up to `graceMs`, then cuts what is left. */
export async function closeHttp(app: FastifyInstance, graceMs: number): Promise<void> {
  // A connection that answers its last request after the close began would otherwise be kept alive for a minute.
  const idle = setInterval(() => app.server.closeIdleConnections(), 50);
  const cut = setTimeout(() => app.server.closeAllConnections(), graceMs);
  await app.close();
  clearInterval(idle);
  clearTimeout(cut);
}

async function knock(request: FastifyRequest, enter: Gate): Promise<Passage> {
  return enter({ headers: request.headers, peer: request.socket.remoteAddress ?? '' });
}

/** One parser for every body, so that nothing but strict JSON gets in, whatever its content type says. */
function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
    if (body.length > 0) request.sentBody = body;
  });
  // Not in the parser, whose errors end the connection: a body that was read to its end costs its client no other request.
  app.addHook('preValidation', async (request) => {
    if (!request.sentBody) return;
    const problem = contentProblem(request.headers['content-type'], request.headers['content-encoding']);
    if (problem) throw invalid([], problem);
    request.body = parseJsonBody(request.sentBody);
  });
}

function answerInEnvelopes(app: FastifyInstance, log: Log): void {
  app.setErrorHandler((thrown: Error & { code?: string; statusCode?: number }, request, reply) => {
    const error = thrown instanceof AppError ? thrown : frameworkRefusal(thrown);
    if (error.code === 'internal_error') log.error({ err: thrown, trackingCode: request.id, route: request.routeOptions.url }, 'request failed');
    if (thrown.code === 'FST_ERR_CTP_BODY_TOO_LARGE') reply.header('Connection', 'close');
    sendError(error, reply);
  });
}

/** What Fastify itself refuses is bad input, never a 413, 415 or 5xx of its own (decision 3). */
function frameworkRefusal(thrown: Error & { code?: string; statusCode?: number }): AppError {
  // A client that left in the middle of its body: nobody reads the answer, and nothing failed here.
  if (thrown.code === 'ECONNRESET' && thrown.statusCode === 400) return invalid([], 'The request was not sent to its end.');
  if (thrown.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return invalid([], `The body is larger than ${BODY_LIMIT_BYTES} bytes.`);
  if (thrown.code?.startsWith('FST_') && (thrown.statusCode ?? 500) < 500) return invalid([], 'The request could not be read.');
  return new AppError('internal_error');
}

function sendError(error: unknown, reply: FastifyReply): void {
  const { status, headers, body } = errorAnswer(error, reply.request.id);
  reply.code(status).headers(headers).type('application/json; charset=utf-8').send(body);
}

function serveApi(api: FastifyInstance, { routes, enter, call }: Pick<HttpOptions, 'routes' | 'enter' | 'call'>): void {
  api.addHook('onRequest', async (request, reply) => {
    request.passage = await knock(request, enter);
    reply.headers(request.passage.headers);
  });
  for (const route of routes) {
    const { operation } = route;
    api.route({
      method: operation.method,
      url: fastifyPath(operation.path),
      handler: async (request, reply) => {
        const { principal } = request.passage!;
        const { params, query, body, url, sentBody } = request;
        const key = request.headers['idempotency-key'];
        const idempotencyKey = key === undefined ? undefined : String(key);
        const bodyText = () => sentBody && new TextDecoder().decode(sentBody);
        const { status, headers, text } = await call(route, { principal, params, query, body, bodyText, url, idempotencyKey });
        return reply.code(status).headers(headers).type('application/json; charset=utf-8').send(text);
      },
    });
  }
  refuseOtherMethods(api, routes);
}

/** 405 on every known path for every method that it does not serve, also where another path with a parameter would match (decision 2). */
function refuseOtherMethods(api: FastifyInstance, routes: readonly Route[]): void {
  const known = knownPaths(routes);
  const refuse = async (methods: readonly string[]) => {
    throw new AppError('method_not_allowed', { headers: { Allow: methods.join(', ') } });
  };
  for (const { url, methods } of known) {
    const others = api.supportedMethods.filter((method) => !methods.includes(method));
    // As a hook it comes after the gate and before anything looks at the body.
    api.route({ method: others, url, onRequest: () => refuse(methods), handler: () => refuse(methods) });
  }
  // Fastify has no routes for methods that it does not know, such as PROPFIND.
  api.setNotFoundHandler(async (request) => {
    const path = request.url.split('?', 1)[0]!;
    const found = known.find(({ pattern }) => pattern.test(path));
    if (found) await refuse(found.methods);
    throw new AppError('not_found', { message: 'There is no such path.' });
  });
}

/** Every path once, in Fastify's notation and as a pattern of the whole URL, with the methods that it serves. */
function knownPaths(routes: readonly Route[]): { url: string; pattern: RegExp; methods: string[] }[] {
  const byPath = Map.groupBy(routes, ({ operation }) => operation.path);
  return [...byPath].map(([path, same]) => ({
    url: fastifyPath(path),
    pattern: new RegExp(`^/api${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    methods: same.map(({ operation }) => operation.method),
  }));
}

const fastifyPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

function serveProbes(app: FastifyInstance, metrics: Metrics, readiness: HttpOptions['readiness']): void {
  app.get('/healthz', async () => ({ success: true, data: { status: 'ok' } }));
  app.get('/readyz', async (_request, reply) => {
    const { ready, waitingFor } = readiness();
    reply.code(ready ? 200 : 503);
    return { success: ready, data: { status: ready ? 'ready' : 'starting', waitingFor } };
  });
  app.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()));
}
