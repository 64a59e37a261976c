import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type AdmittedRequest, type Caller, type Gate, WindowExceeded } from './access/access.ts';
import type { OperationCaller } from './http/call.ts';
import { errorAnswer } from './http/envelope.ts';
import { parseQuery } from './http/input.ts';
import { contentProblem, parseJsonBody } from './http/json-body.ts';
import { type MetricsAccess, serveMetrics } from './http/metrics-route.ts';
import { answerBeforeRouting, answerParserError, hostProblem, refuseLate } from './http/raw.ts';
import { logRequests } from './http/request-line.ts';
import { API, operationPath, routeUrl, serveOperations } from './http/serve-operations.ts';
import { AppError, type ErrorCode, invalid } from './platform/errors.ts';
import { newId } from './platform/ids.ts';
import type { Log } from './platform/log.ts';
import type { Metrics } from './platform/metrics.ts';
import type { Route } from './platform/operation.ts';
import { timePart } from './platform/request-trace.ts';
import type { Tracing } from './platform/spans.ts';
import { type AnsweredRequest, mayRecord } from './requests/requests.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Paths of body members that are taken as written. */
    verbatim?: readonly (readonly string[])[];
  }
  interface FastifyRequest {
    /** The caller, as soon as it is known; for the request log. */
    caller: Caller | null;
    /** The error that it was refused with. */
    errorCode: ErrorCode | null;
    /** The body as it arrived; null without one. */
    sentBody: Buffer | null;
    /** The answer, where its text may be stored. */
    answerText: string | null;
  }
}

const BODY_LIMIT_BYTES = 1024 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;
const UPLOAD_TIMEOUT_MS = 60 * 60 * 1_000;

export interface HttpOptions {
  routes: readonly Route[];
  enter: Gate;
  call: OperationCaller;
  log: Log;
  /** Of requests that succeeded, how many get a line in the log; 100 by default. */
  logPercent?: number;
  /** Null: no trace is recorded. */
  tracing?: Pick<Tracing, 'begin'> | null;
  metrics: Metrics;
  /** Who may read /metrics; everybody by default. */
  metricsAccess?: MetricsAccess;
  /**
   * Whether the process is ready (database migrated and index caught up), and what it is waiting
   * for if not.
   */
  readiness(): { ready: boolean; waitingFor: string[] };
  /** Parts that the process cannot work without and has failed to restore; it keeps trying. */
  failing?(): string[];
  /** Called after each answered request of a known caller. */
  record?(request: AnsweredRequest): void;
  /** Whether `record` also wants the bodies that may be stored. */
  recordsBodies?: boolean;
  /** Adds routes outside `/api`: the console's files. */
  extend?(app: FastifyInstance): Promise<void>;
}

function createApp(enter: HttpOptions['enter'], metrics: HttpOptions['metrics']): FastifyInstance {
  const app: FastifyInstance = fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    // Slow senders are disconnected: headers within 10 s, a file that is read within an hour, any
    // other request within 30 s (`disconnectSlow`; Fastify alone would wait for ever).
    requestTimeout: UPLOAD_TIMEOUT_MS,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000, requireHostHeader: false },
    routerOptions: {
      // As long as a URL can be: an over-long id is an unknown id, not a separate error.
      maxParamLength: 16_384,
      querystringParser: (text) => parseQuery(text) as Record<string, string | string[]>,
    },
    exposeHeadRoutes: true,
    genReqId: () => newId('request'),
    clientErrorHandler: (error, socket) => answerParserError(app.server, error, socket),
    frameworkErrors: (_error, request, reply) => {
      reply.header('X-Request-Id', request.id);
      const refusal = invalid([], 'The path is not valid percent-encoded UTF-8.');
      authenticate(request as unknown as FastifyRequest, enter, metrics).then(
        () => sendError(refusal, reply as unknown as FastifyReply),
        (error) => sendError(error, reply as unknown as FastifyReply),
      );
    },
    forceCloseConnections: 'idle',
    logger: false,
  });
  return app;
}

/**
 * The HTTP edge: gate, strict input, envelope, every slice's routes. Only this module knows Fastify
 * and turns codes into statuses.
 */
export async function buildHttp({
  routes,
  enter,
  call,
  log,
  logPercent = 100,
  tracing = null,
  metrics,
  metricsAccess,
  readiness,
  failing,
  record,
  recordsBodies = false,
  extend,
}: HttpOptions): Promise<FastifyInstance> {
  const app = createApp(enter, metrics);
  answerBeforeRouting(app.server);
  app.decorateRequest('caller', null);
  app.decorateRequest('errorCode', null);
  app.decorateRequest('sentBody', null);
  app.decorateRequest('answerText', null);
  app.decorateRequest('refusedAt', null);
  if (recordsBodies) keepAnswers(app, routes);
  acceptJsonOnly(app);
  answerInEnvelopes(app, log);
  logRequests(app, { log, percent: logPercent, tracing });
  app.addHook('onRequest', async (request, reply) => {
    disconnectSlow(request, reply);
    reply.header('X-Request-Id', request.id);
    const problem = hostProblem(request.raw);
    if (problem) throw invalid([], problem);
  });
  app.addHook('onResponse', async (request, reply) => {
    metrics.observeRequest(
      request.method,
      routeUrl(request) ?? 'unknown',
      reply.statusCode,
      reply.elapsedTime / 1_000,
    );
    if (request.caller && record) record(answered(request, request.caller, reply));
  });
  await app.register(
    async (api) =>
      serveOperations(api, {
        routes,
        call,
        enter: (request) => authenticate(request, enter, metrics),
      }),
    { prefix: API },
  );
  serveProbes(app, { readiness, failing });
  serveMetrics(app, metrics, metricsAccess);
  await extend?.(app);
  app.setNotFoundHandler(async () => {
    throw new AppError('not_found');
  });
  return app;
}

export type ProbeOptions = Pick<HttpOptions, 'metrics' | 'metricsAccess' | 'readiness' | 'failing'>;

/** The probes and metrics of a process that answers no requests. */
export async function buildProbes({
  metrics,
  metricsAccess,
  ...probes
}: ProbeOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    requestTimeout: 10_000,
    forceCloseConnections: 'idle',
    logger: false,
  });
  serveProbes(app, probes);
  serveMetrics(app, metrics, metricsAccess);
  return app;
}

/** Only the metrics, for a port of their own. */
export async function buildMetrics(
  metrics: Metrics,
  access: MetricsAccess,
): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    requestTimeout: 10_000,
    forceCloseConnections: 'idle',
    logger: false,
  });
  serveMetrics(app, metrics, access);
  return app;
}

/**
 * Accepts no more requests, lets those under way end for up to `graceMs`, then disconnects the
 * rest.
 */
export async function closeHttp(app: FastifyInstance, graceMs: number): Promise<void> {
  // A connection that answers its last request after the close began would otherwise stay open for
  // a minute.
  const idle = setInterval(() => app.server.closeIdleConnections(), 50);
  const cut = setTimeout(() => app.server.closeAllConnections(), graceMs);
  await app.close();
  clearInterval(idle);
  clearTimeout(cut);
}

async function authenticate(
  request: FastifyRequest,
  enter: Gate,
  metrics: Pick<Metrics, 'countRefusal'>,
): Promise<AdmittedRequest> {
  try {
    const { headers, socket } = request;
    return await timePart('gate', () => enter({ headers, peer: socket.remoteAddress ?? '' }));
  } catch (error) {
    if (error instanceof WindowExceeded) request.caller = error.caller;
    if (error instanceof AppError && error.code === 'rate_limit_exceeded')
      metrics.countRefusal(windowOf(error));
    throw error;
  }
}

/** The window that refused it, or the address of the client. */
function windowOf({ fields }: AppError): string {
  const { window } = (fields.details ?? {}) as { window?: unknown };
  return typeof window === 'string' ? window : 'address';
}

function answered(
  request: FastifyRequest,
  { workspaceId, keyId, userId }: Caller,
  reply: FastifyReply,
): AnsweredRequest {
  const { id, method, url, errorCode, sentBody, answerText } = request;
  const at = routeUrl(request);
  const route = at === undefined ? null : operationPath(at);
  return {
    trackingCode: id,
    workspaceId,
    keyId,
    userId,
    method,
    route,
    status: reply.statusCode,
    errorCode,
    durationMs: reply.elapsedTime,
    ...(answerText !== null && {
      exchange: { url, body: sentBody?.toString() ?? null, answer: answerText },
    }),
  };
}

/** Holds the texts of answers whose bodies may be stored until the request is recorded. */
function keepAnswers(app: FastifyInstance, routes: readonly Route[]): void {
  const recordable = new Set(
    routes
      .filter(({ operation }) => mayRecord(operation))
      .map(({ operation: { method, path } }) => `${method} ${path}`),
  );
  app.addHook('onSend', async (request, _reply, payload) => {
    const { method, routeOptions } = request;
    if (routeOptions.url === undefined || typeof payload !== 'string') return;
    if (recordable.has(`${method} ${operationPath(routeOptions.url)}`))
      request.answerText = payload;
  });
}

/**
 * Ends a request whose body has not arrived in time, as Node does for the headers. A file may take
 * longer while its handler reads it: not before the caller is known, nor after the answer.
 */
function disconnectSlow(request: FastifyRequest, reply: FastifyReply): void {
  const { raw } = request;
  // Undefined in an injected request, which has no connection to end.
  if (raw.complete !== false) return;
  const timer = setInterval(() => {
    const isReading = Boolean(request.upload) && !reply.sent;
    if (raw.complete || isReading) return;
    refuseLate(raw.socket, () => raw.complete);
  }, REQUEST_TIMEOUT_MS).unref();
  raw.once('close', () => clearInterval(timer));
}

/** One parser for every body, so that only strict JSON is accepted, whatever its content type. */
function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      if (body.length > 0) request.sentBody = body;
    },
  );
  // Not in the parser, whose errors end the connection: a client that sent a whole body can still
  // use its connection for other requests.
  app.addHook('preValidation', async (request) => {
    if (!request.sentBody) return;
    const problem = contentProblem(
      request.headers['content-type'],
      request.headers['content-encoding'],
    );
    if (problem) throw invalid([], problem);
    request.body = parseJsonBody(request.sentBody, request.routeOptions.config.verbatim);
  });
}

function answerInEnvelopes(app: FastifyInstance, log: Log): void {
  app.setErrorHandler((thrown: Error & { code?: string; statusCode?: number }, request, reply) => {
    const error = thrown instanceof AppError ? thrown : frameworkRefusal(thrown);
    if (error.code === 'internal_error')
      log.error(
        { err: thrown, trackingCode: request.id, route: request.routeOptions.url },
        'request failed',
      );
    if (thrown.code === 'FST_ERR_CTP_BODY_TOO_LARGE') reply.header('Connection', 'close');
    sendError(error, reply);
  });
}

/**
 * Requests that Fastify itself refuses are bad input, never a 413, 415 or 5xx of its own (decision
 * 3).
 */
function frameworkRefusal(thrown: Error & { code?: string; statusCode?: number }): AppError {
  // A client that disconnected in the middle of its body: no client reads the answer, and nothing
  // failed here.
  if (thrown.code === 'ECONNRESET' && thrown.statusCode === 400)
    return invalid([], 'The request was not sent to its end.');
  if (thrown.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return invalid([], `The body is larger than ${BODY_LIMIT_BYTES} bytes.`);
  if (thrown.code?.startsWith('FST_') && (thrown.statusCode ?? 500) < 500)
    return invalid([], 'The request could not be read.');
  return new AppError('internal_error');
}

function sendError(error: unknown, reply: FastifyReply): void {
  const { status, headers, body } = errorAnswer(error, reply.request.id);
  reply.request.errorCode = error instanceof AppError ? error.code : 'internal_error';
  reply.code(status).headers(headers).type('application/json; charset=utf-8').send(body);
}

function serveProbes(
  app: FastifyInstance,
  { readiness, failing }: Pick<HttpOptions, 'readiness' | 'failing'>,
): void {
  app.get('/healthz', async (_request, reply) => {
    const broken = failing?.() ?? [];
    if (broken.length === 0) return { success: true, data: { status: 'ok' } };
    reply.code(503);
    return { success: false, data: { status: 'failing', failing: broken } };
  });
  app.get('/readyz', async (_request, reply) => {
    const { ready, waitingFor } = readiness();
    reply.code(ready ? 200 : 503);
    return { success: ready, data: { status: ready ? 'ready' : 'starting', waitingFor } };
  });
}
