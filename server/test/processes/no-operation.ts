import fastify from 'fastify';
import { z } from 'zod';
import { createAccess } from '../../src/access/access.ts';
import { createCaller } from '../../src/http/call.ts';
import { createIdempotency } from '../../src/http/idempotency.ts';
import { buildHttp } from '../../src/http.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { createDatabase } from '../../src/platform/db.ts';
import { silentLog } from '../../src/platform/log.ts';
import { createMetrics } from '../../src/platform/metrics.ts';
import { operation, queryInteger, route } from '../../src/platform/operation.ts';
import { createSecretBox } from '../../src/platform/secret-box.ts';
import { createRequestLog } from '../../src/requests/requests.ts';

/*
 * A server with one route that does nothing: MODE=service as the service serves its own (key,
 * windows, strict input, envelope, metrics, request log unless REQUEST_LOG_DAYS=0), MODE=bare as
 * plain Fastify does. It prints its address.
 */

const { MODE, DATABASE_URL, REQUEST_LOG_DAYS } = process.env;

const noOperation = operation({
  id: 'doNothing',
  method: 'GET',
  path: '/v1/nothing/{id}',
  scope: 'read',
  tag: 'Bench',
  summary: 'Nothing',
  description: 'Nothing',
  params: z.object({ id: z.string() }),
  query: z.object({ pageSize: queryInteger({ min: 1, max: 100, fallback: 50 }) }),
  data: z.object({ id: z.string(), pageSize: z.int() }),
  answers: { 200: 'Nothing' },
  errors: [],
});

async function service(url: string) {
  const db = createDatabase({ url });
  const secretBox = createSecretBox('the secret key of the bench');
  const access = createAccess({ db, clock: systemClock, secretBox, publicUrl: 'http://localhost' });
  const requests = createRequestLog({
    db,
    clock: systemClock,
    log: silentLog,
    secretBox,
    retentionDays: Number(REQUEST_LOG_DAYS ?? 7),
    bodyHours: 0,
  });
  return buildHttp({
    routes: [
      route(noOperation, async ({ params, query }) => ({
        data: { id: params.id, pageSize: query.pageSize },
      })),
    ],
    enter: access.enter,
    call: createCaller(createIdempotency({ db, secretBox, clock: systemClock, log: silentLog })),
    log: silentLog,
    metrics: createMetrics(),
    readiness: () => ({ ready: true, waitingFor: [] }),
    record: requests.record,
  });
}

function bare() {
  const app = fastify();
  app.get<{ Params: { id: string } }>('/api/v1/nothing/:id', async ({ params }) => ({
    success: true,
    data: { id: params.id, pageSize: 50 },
  }));
  return app;
}

const app = MODE === 'bare' ? bare() : await service(DATABASE_URL!);
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
