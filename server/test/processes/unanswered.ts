import { buildHttp } from '../../src/http.ts';
import { openInstallation } from '../../src/installation.ts';
import { loadConfig } from '../../src/platform/config.ts';
import { silentLog } from '../../src/platform/log.ts';
import { createServices } from '../../src/services.ts';

/**
 * The API as a process that handles requests and then never answers, so that a test can kill
 * it between the effect and the answer.
 */
const config = loadConfig();
const services = await createServices(await openInstallation(config, silentLog), config, silentLog);
const { access, call, feed, metrics, routes } = services;
const app = await buildHttp({
  routes: routes.map((route) => ({
    ...route,
    async handle(input) {
      await route.handle(input);
      process.stdout.write('done\n');
      return new Promise(() => {});
    },
  })),
  enter: access.enter,
  call,
  log: silentLog,
  metrics,
  readiness: () => ({ ready: true, waitingFor: [] }),
});
await feed.start();
process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
