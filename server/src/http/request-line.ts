import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../platform/log.ts';
import { newTrace, type RequestTrace, runTraced } from '../platform/request-trace.ts';
import { type OpenSpan, runInSpan, type Tracing } from '../platform/spans.ts';
import { routeUrl } from './serve-operations.ts';

declare module 'fastify' {
  interface FastifyRequest {
    trace: RequestTrace;
    /** Null when no trace is recorded. */
    span: OpenSpan | null;
  }
}

/** Probes and files of the console: many, and rarely of interest. */
const QUIET = /^\/(?:healthz|readyz|metrics)$|^\/console(?!\/api\/)|^\/\*$/;

export interface RequestLines {
  log: Pick<Log, 'info' | 'debug' | 'warn'>;
  /** Of requests that succeeded, how many get a line; 0 to 100. */
  percent: number;
  tracing: Pick<Tracing, 'begin'> | null;
}

/**
 * One line in the log for each request: ids, route, status and times. Never the path as it was
 * sent, a query, a body or an address: they may hold personal data and secrets.
 */
export function logRequests(app: FastifyInstance, { log, percent, tracing }: RequestLines): void {
  app.decorateRequest('trace', null as unknown as RequestTrace);
  app.decorateRequest('span', null);
  app.addHook('onRequest', (request, _reply, done) => {
    request.trace = newTrace(request.headers.traceparent);
    request.span = beginSpan(request, tracing);
    runTraced(request.trace, () => runInSpan(request.span, done));
  });
  // Reading a body leaves the context of the first hook.
  app.addHook('preValidation', (request, _reply, done) =>
    runTraced(request.trace, () => runInSpan(request.span, done)),
  );
  app.addHook('onResponse', async (request, reply) => {
    endSpan(request, reply);
    const { parent } = request.trace ?? newTrace(undefined);
    const isWanted = reply.statusCode >= 400 || parent?.isSampled || isInShare(request.id, percent);
    if (!isWanted) return;
    const route = routeUrl(request) ?? 'unknown';
    const level = reply.statusCode >= 500 ? 'warn' : QUIET.test(route) ? 'debug' : 'info';
    log[level](lineOf(request, reply, route), 'request');
  });
}

/** Probes and files are not worth a trace. */
function beginSpan(
  request: FastifyRequest,
  tracing: Pick<Tracing, 'begin'> | null,
): OpenSpan | null {
  const route = request.routeOptions.url;
  if (!tracing || route === undefined || QUIET.test(route)) return null;
  const attributes = {
    'http.request.method': request.method,
    'http.route': route,
    'greenroom.tracking_code': request.id,
  };
  return tracing.begin(`${request.method} ${route}`, attributes, request.trace.parent);
}

function endSpan({ span, caller, trace, errorCode }: FastifyRequest, reply: FastifyReply): void {
  if (!span) return;
  span.set({
    'http.response.status_code': reply.statusCode,
    'greenroom.queries': trace.queries,
    'greenroom.credits': trace.credits,
    ...(caller && { 'greenroom.workspace': caller.workspaceId }),
  });
  span.end(reply.statusCode >= 500 ? (errorCode ?? 'internal_error') : undefined);
}

function lineOf(request: FastifyRequest, reply: FastifyReply, route: string): object {
  const { id, caller, errorCode, method, span, trace } = request;
  const { parent, parts, queries, credits } = trace ?? newTrace(undefined);
  return {
    trackingCode: id,
    ...(span && { traceId: span.traceId }),
    ...(parent && { traceId: parent.traceId, parentSpanId: parent.spanId }),
    ...(caller && {
      workspaceId: caller.workspaceId,
      ...(caller.keyId !== null && { keyId: caller.keyId }),
      ...(caller.userId !== null && { userId: caller.userId }),
    }),
    method,
    route,
    status: reply.statusCode,
    ...(errorCode && { error: errorCode }),
    ...(credits > 0 && { credits }),
    ms: rounded(reply.elapsedTime),
    parts: Object.fromEntries(Object.entries(parts).map(([part, ms]) => [part, rounded(ms)])),
    queries,
  };
}

const rounded = (ms: number): number => Math.round(ms * 10) / 10;

/** The end of a tracking code is random. */
function isInShare(trackingCode: string, percent: number): boolean {
  if (percent >= 100) return true;
  const number = [...trackingCode.slice(-4)].reduce(
    (sum, sign) => sum * 36 + sign.charCodeAt(0),
    0,
  );
  return number % 100 < percent;
}
