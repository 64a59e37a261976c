import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../platform/config.ts';
import type { Metrics } from '../platform/metrics.ts';

/** Who may read `/metrics` on a port. */
export type MetricsAccess =
  /** Everybody who can reach the port. */
  | { is: 'open' }
  /** Requests of this machine that no proxy passed on. */
  | { is: 'direct' }
  | { is: 'token'; token: string }
  /** They are on another port, or HOST is not local and there is no token. */
  | { is: 'absent' };

const LOCAL_HOSTS = ['127.0.0.1', '::1', 'localhost'];

/** On the port of the API, or of a worker's probes. */
export function metricsAccess({
  host,
  metricsPort,
  metricsToken,
}: Pick<Config, 'host' | 'metricsPort' | 'metricsToken'>): MetricsAccess {
  if (metricsPort !== null) return { is: 'absent' };
  if (metricsToken !== null) return { is: 'token', token: metricsToken };
  return LOCAL_HOSTS.includes(host) ? { is: 'direct' } : { is: 'absent' };
}

/** On a port of its own. */
export const ownPortAccess = ({ metricsToken }: Pick<Config, 'metricsToken'>): MetricsAccess =>
  metricsToken === null ? { is: 'open' } : { is: 'token', token: metricsToken };

export function serveMetrics(
  app: FastifyInstance,
  metrics: Metrics,
  access: MetricsAccess = { is: 'open' },
): void {
  if (access.is === 'absent') return;
  app.get('/metrics', async (request, reply) => {
    if (access.is === 'direct' && isPassedOn(request)) return reply.callNotFound();
    if (access.is === 'token' && !hasToken(request, access.token))
      return reply
        .code(401)
        .header('WWW-Authenticate', 'Bearer')
        .type('text/plain; charset=utf-8')
        .send('Send the token of METRICS_TOKEN: Authorization: Bearer …\n');
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

/** A proxy on this machine makes every client look local. */
const isPassedOn = ({ headers }: FastifyRequest): boolean =>
  ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'].some((name) => headers[name] !== undefined);

function hasToken({ headers }: FastifyRequest, token: string): boolean {
  const given = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(token));
}
