import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../platform/log.ts';
import { newTrace, type RequestTrace, runTraced } from '../platform/request-trace.ts';

declare module 'fastify' {
  interface FastifyRequest {
    trace: RequestTrace;
  }
}

/** Probes and files of the console: many, and rarely of interest. */
const QUIET = /^\/(?:healthz|readyz|metrics)$|^\/console(?!\/api\/)|^\/\*$/;

export interface RequestLines {
  log: Pick<Log, 'info' | 'debug' | 'warn'>;
  /** Of requests that succeeded, how many get a line; 0 to 100. */
  percent: number;
}

/**
 * One line in the log for each request: ids, route, status and times. Never the path as it was
 * sent, a query, a body or an address: they may hold personal data and secrets.
 */
export function logRequests(app: FastifyInstance, { log, percent }: RequestLines): void {
  app.decorateRequest('trace', null as unknown as RequestTrace);
  app.addHook('onRequest', (request, _reply, done) => {
    request.trace = newTrace(request.headers.traceparent);
    runTraced(request.trace, done);
  });
  // Reading a body leaves the context of the first hook.
  app.addHook('preValidation', (request, _reply, done) => runTraced(request.trace, done));
  app.addHook('onResponse', async (request, reply) => {
    const { parent } = request.trace ?? newTrace(undefined);
    const isWanted = reply.statusCode >= 400 || parent?.isSampled || isInShare(request.id, percent);
    if (!isWanted) return;
    const route = request.routeOptions.url ?? 'unknown';
    const level = reply.statusCode >= 500 ? 'warn' : QUIET.test(route) ? 'debug' : 'info';
    log[level](lineOf(request, reply, route), 'request');
  });
}

function lineOf(request: FastifyRequest, reply: FastifyReply, route: string): object {
  const { id, caller, errorCode, method, trace } = request;
  const { parent, parts, queries, credits } = trace ?? newTrace(undefined);
  return {
    trackingCode: id,
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
