import { flushCompileCache } from 'node:module';
import type { FastifyInstance } from 'fastify';
import { serveConsole } from './console/console.ts';
import { serveOAuth } from './edge/oauth-endpoints.ts';
import { serveRecipientPages } from './edge/recipient-pages.ts';
import { buildHttp, buildProbes, closeHttp } from './http.ts';
import { type Installation, openInstallation } from './installation.ts';
import type { Config } from './platform/config.ts';
import { PROXY_REMEDY, proxyProblem } from './platform/ip.ts';
import type { Log } from './platform/log.ts';
import type { Role } from './roles.ts';
import { createServices, type Services } from './services.ts';
import { startHousekeeping } from './wiring/housekeeping.ts';
import type { ServiceOverrides } from './wiring/overrides.ts';

export interface Running {
  /** Where it listens; null without the api role. */
  url: string | null;
  /** Where a process without the api role answers probes (WORKER_PORT); null where it does not. */
  probesUrl: string | null;
  installation: Installation;
  services: Services;
  /**
   * Stops taking work, lets requests, waves and webhook attempts end, and leaves the database. At
   * most about 9 s.
   */
  stop(): Promise<void>;
}

export interface ServeOptions {
  config: Config;
  log: Log;
  roles: readonly Role[];
  overrides?: ServiceOverrides;
  /** Runs on the migrated database before anything is served: the sample data of a first start. */
  prepare?(installation: Installation): Promise<void>;
  /**
   * Resolves when the process is to stop: a load of the index, minutes for a million talents, then
   * ends where it is.
   */
  stopAsked?: Promise<void>;
}

/** Together they stay under the 10 s that a supervisor waits for. */
const GRACE_MS = { requests: 3_000, waves: 4_000, webhooks: 1_500 };

/**
 * Config -> services -> HTTP and workers. Listens only when the index has caught up; `stop` is
 * graceful.
 */
export async function serve({
  config,
  log,
  roles,
  overrides,
  prepare,
  stopAsked,
}: ServeOptions): Promise<Running> {
  const exposed = roles.includes('api') ? proxyProblem(config) : null;
  if (exposed) log.warn(`${exposed}; ${PROXY_REMEDY}`);
  const installation = await openInstallation(config, log);
  try {
    await prepare?.(installation);
    const services = await createServices(installation, config, log, overrides);
    const { access, call, castings, engine, feed, index, listener, metrics, requests, routes } =
      services;
    const answers = roles.includes('api');
    let isWorking = false;
    const app = answers
      ? await buildApp()
      : config.workerPort === null
        ? null
        : await buildProbes({ metrics, readiness, failing });
    // Probes answer while the index loads; the API does too, from what is ready.
    const address =
      (await app?.listen({
        port: answers ? config.port : config.workerPort!,
        host: config.host,
      })) ?? null;
    let isLoading = true;
    void stopAsked?.then(async () => {
      if (isLoading) await feed.stop();
    });
    // Without requests to answer, the index is loaded when the first casting is due.
    if (answers) await feed.start();
    isLoading = false;
    await services.followRebuilds();
    metrics.setIndexed(index.size());
    if (answers) setImmediate(services.search.warm);
    // Where compiled code is kept, it is by now: not every process lives to a regular end.
    setImmediate(flushCompileCache);
    if (roles.includes('worker')) await engine.start();
    isWorking = true;
    const housekeeping = startHousekeeping(services.housekeeping, log);

    /** What lives outside /api. */
    async function extend(server: FastifyInstance): Promise<void> {
      await serveConsole({
        routes,
        call,
        signIn: services.signIn,
        live: services.live,
        exports: services,
        publicUrl: config.publicUrl,
        trustedProxies: config.trustedProxies,
      })(server);
      await services.mcp(server);
      await serveOAuth(services.oauth)(server);
      await serveRecipientPages(services.inbound)(server);
    }

    function readiness(): { ready: boolean; waitingFor: string[] } {
      const waitingFor = [
        ...(installation.serverHealth() === 'up' ? [] : ['database']),
        ...(!answers || feed.caughtUp() ? [] : ['index']),
        ...(answers || isWorking ? [] : ['workers']),
      ];
      return { ready: waitingFor.length === 0, waitingFor };
    }

    /** What is being started again needs no supervisor; what cannot be started may need one. */
    function failing(): string[] {
      return installation.serverHealth() === 'down' ? ['database'] : [];
    }

    async function buildApp(): Promise<FastifyInstance> {
      return buildHttp({
        routes,
        enter: access.enter,
        call,
        log,
        metrics,
        readiness,
        failing,
        record: requests.record,
        extend,
      });
    }

    async function stop(): Promise<void> {
      housekeeping.stop();
      if (app) await closeHttp(app, GRACE_MS.requests);
      await requests.flush();
      await services.signIn.recorded();
      if (roles.includes('worker')) await engine.stop(GRACE_MS.waves);
      await castings.stop(GRACE_MS.webhooks);
      await feed.stop();
      await listener.close();
      await installation.close();
    }

    return {
      url: answers ? address : null,
      probesUrl: answers ? null : address,
      installation,
      services,
      stop,
    };
  } catch (error) {
    await installation.close();
    throw error;
  }
}
