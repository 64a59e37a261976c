import { createCore } from '../../src/core.ts';
import { createCaller } from '../../src/http/call.ts';
import { createIdempotency } from '../../src/http/idempotency.ts';
import { buildHttp } from '../../src/http.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { loadConfig } from '../../src/platform/config.ts';
import { createDatabase } from '../../src/platform/db.ts';
import { silentLog } from '../../src/platform/log.ts';
import { createMetrics } from '../../src/platform/metrics.ts';
import { createSecretBox } from '../../src/platform/secret-box.ts';
import { sourcingRoutes } from '../../src/sourcings/routes.ts';
import { createSourcings } from '../../src/sourcings/sourcings.ts';

/*
 * The routes of sourcings behind the whole edge: ROW_SECURITY=on with each request confined to its
 * workspace by the database, ROW_SECURITY=off without. It prints its address.
 */

const { APPLICATION_NAME, DATABASE_URL, ROW_SECURITY } = process.env;
const db = createDatabase({
  url: DATABASE_URL!,
  applicationName: APPLICATION_NAME,
  rowSecurity: ROW_SECURITY === 'on',
});
const secretBox = createSecretBox('the secret key of the bench');
const { access, credits, notifications, statuses, talents } = createCore(
  { db, secretBox },
  loadConfig({}),
  systemClock,
);
const verdictsOf = async () => [];
const app = await buildHttp({
  routes: sourcingRoutes(
    createSourcings({
      db,
      secretBox,
      access,
      talents,
      credits,
      notifications,
      clock: systemClock,
      statuses,
      verdictsOf,
      funnelSources: () => {
        throw new Error('not read here');
      },
      stopOutreach: async () => {},
      priceAddCandidate: 0,
    }),
  ),
  enter: access.enter,
  call: createCaller(createIdempotency({ db, secretBox, clock: systemClock, log: silentLog })),
  log: silentLog,
  metrics: createMetrics(),
  readiness: () => ({ ready: true, waitingFor: [] }),
});
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
