import { flushCompileCache } from 'node:module';
import type { FastifyInstance } from 'fastify';
import { serveConsole } from './console/console.ts';
import { serveOAuth } from './edge/oauth-endpoints.ts';
import { serveProbeStream } from './edge/probe-stream.ts';
import { serveRecipientPages } from './edge/recipient-pages.ts';
import { serveScim } from './edge/scim-endpoints.ts';
import { serveSharedPages } from './edge/shared-pages.ts';
import { metricsAccess, ownPortAccess } from './http/metrics-route.ts';
import { buildHttp, buildMetrics, buildProbes, closeHttp, type ProbeOptions } from './http.ts';
import { type Installation, openInstallation } from './installation.ts';
import type { Config } from './platform/config.ts';
import { PROXY_REMEDY, proxyProblem } from './platform/ip.ts';
import type { Log } from './platform/log.ts';
import type { Metrics } from './platform/metrics.ts';
import type { Role } from './roles.ts';
import { createServices, type Services } from './services.ts';
import { startHousekeeping } from './wiring/housekeeping.ts';
import type { ServiceOverrides } from './wiring/overrides.ts';

export interface Running {
  /** The listening address; null without the api role. */
  url: string | null;
  /**
   * The address where a process without the api role answers probes (WORKER_PORT); null if it has
   * none.
   */
  probesUrl: string | null;
  /** The address of METRICS_PORT; null without one. */
  metricsUrl: string | null;
  installation: Installation;
  services: Services;
  /**
   * Stops accepting work, lets requests, waves and webhook attempts end, and leaves the database.
   * Takes at most about 9 s while PostgreSQL answers, and no longer when it is gone. Only a server
   * that holds its connections and does not answer can hold up the stop.
   */
  stop(): Promise<void>;
}

export interface ServeOptions {
  config: Config;
  log: Log;
  roles: readonly Role[];
  /** Being opened since before this module was loaded. Opened here when it is missing. */
  installation?: Promise<Installation>;
  overrides?: ServiceOverrides;
  /**
   * Runs on the migrated database before anything is served: creates the sample data of a first
   * start.
   */
  prepare?(installation: Installation): Promise<void>;
  /**
   * Resolves when the process must stop. An index load, which takes minutes for a million talents,
   * then stops early.
   */
  stopRequested?: Promise<void>;
}

/** Together they stay below the 10 s that a supervisor waits. */
const GRACE_MS = { requests: 3_000, waves: 4_000, webhooks: 1_500 };
/**
 * What is not written when PostgreSQL is away for longer is lost, as when the process is killed: a
 * lease runs out, and another process goes on.
 */
const DATABASE_GRACE_MS = 1_000;

/**
 * Config -> services -> HTTP and workers. The API answers once the index has caught up; `stop` is
 * graceful.
 */
export async function serve(options: ServeOptions): Promise<Running> {
  const { config, log, roles, overrides, prepare } = options;
  const exposed = roles.includes('api') ? proxyProblem(config) : null;
  if (exposed) log.warn(`${exposed}; ${PROXY_REMEDY}`);
  const installation = await (options.installation ?? openInstallation(config, log));
  const opened: Opened = {};
  const stop = () => close(installation, opened, roles);
  try {
    await prepare?.(installation);
    const services = await createServices(installation, ownConfig(config, roles), log, overrides);
    opened.services = services;
    const addresses = await run(options, installation, services, opened);
    return { ...addresses, installation, services, stop };
  } catch (error) {
    // A connection or server that stays open would keep the process from ending.
    await stop().catch((err) => log.error({ err }, 'a failed start could not be cleared away'));
    throw error;
  }
}

/** The process that serves the index of the machine is the one that does not ask for it. */
function ownConfig(config: Config, roles: readonly Role[]): Config {
  if (roles.includes('indexer') && config.openSearchUrl.length === 0)
    throw new Error('OPENSEARCH_URL is not set: it says where the role indexer writes');
  if (!roles.includes('index')) return config;
  if (config.indexUrl === null)
    throw new Error('INDEX_URL is not set: it says at which socket the role index serves');
  return { ...config, indexUrl: null };
}

/** What a start has opened so far. A stop closes it, and so does a start that fails. */
interface Opened {
  services?: Services;
  app?: FastifyInstance;
  metricsApp?: FastifyInstance;
  indexSocket?: { close(): Promise<void> };
  housekeeping?: { stop(): void };
}

/** Starts all parts, and puts those that must be closed into `opened` at once. */
async function run(
  { config, log, roles, stopRequested }: ServeOptions,
  installation: Installation,
  services: Services,
  opened: Opened,
): Promise<Pick<Running, 'url' | 'probesUrl' | 'metricsUrl'>> {
  const { engine, feed, metrics } = services;
  const answers = roles.includes('api');
  const state = { isWorking: false };
  const probes = {
    metrics,
    metricsAccess: metricsAccess(config),
    ...probesOf(installation, services, { roles, state }),
  };
  if (answers) opened.app = await buildApi(config, log, services, probes);
  else if (config.workerPort !== null) opened.app = await buildProbes(probes);
  // Probes answer while the index loads. The API answers too, with the parts that are ready.
  const address =
    (await opened.app?.listen({
      port: answers ? config.port : config.workerPort!,
      host: config.host,
    })) ?? null;
  const metricsUrl = await listenForMetrics(config, metrics, opened);
  // Those who ask are told that it loads.
  const isServed = roles.includes('index');
  if (isServed) opened.indexSocket = await services.serveAt(config.indexUrl!);
  let isLoading = true;
  void stopRequested?.then(async () => {
    if (!isLoading) return;
    // First: a load that ends early looks like one that is whole, and would answer with a part.
    await opened.indexSocket?.close();
    await feed.stop();
  });
  // Without requests to answer, the index is loaded when the first casting is due. To ask another
  // process costs nothing.
  const asks = config.indexUrl !== null || config.openSearchUrl.length > 0;
  if (answers || isServed || asks) await feed.start();
  if (roles.includes('indexer')) await services.indexer!.start();
  isLoading = false;
  await services.followRebuilds();
  if (answers) setImmediate(services.search.warm);
  // Writes the compile cache now, where there is one, since not every process ends regularly.
  setImmediate(flushCompileCache);
  if (roles.includes('worker')) await engine.start();
  state.isWorking = true;
  opened.housekeeping = startHousekeeping(services.housekeeping, log);
  return { url: answers ? address : null, probesUrl: answers ? null : address, metricsUrl };
}

/** Null without METRICS_PORT. */
async function listenForMetrics(
  config: Config,
  metrics: Metrics,
  opened: Opened,
): Promise<string | null> {
  if (config.metricsPort === null) return null;
  opened.metricsApp = await buildMetrics(metrics, ownPortAccess(config));
  return opened.metricsApp.listen({ port: config.metricsPort, host: config.host });
}

async function close(
  installation: Installation,
  { services, app, metricsApp, indexSocket, housekeeping }: Opened,
  roles: readonly Role[],
): Promise<void> {
  housekeeping?.stop();
  if (app) await closeHttp(app, GRACE_MS.requests);
  if (metricsApp) await closeHttp(metricsApp, GRACE_MS.requests);
  await indexSocket?.close();
  installation.db.stopWaiting(DATABASE_GRACE_MS);
  try {
    if (services) await stopServices(services, roles);
  } finally {
    await installation.close();
  }
}

async function stopServices(services: Services, roles: readonly Role[]): Promise<void> {
  await services.requests.flush();
  await services.signIn.recorded();
  if (roles.includes('worker')) await services.engine.stop(GRACE_MS.waves);
  await services.castings.stop(GRACE_MS.webhooks);
  await services.indexer?.stop();
  await services.feed.stop();
  await services.listener.close();
  await services.tracing?.stop();
}

function probesOf(
  { serverHealth }: Installation,
  { feed }: Services,
  { roles, state }: { roles: readonly Role[]; state: { isWorking: boolean } },
) {
  const needsIndex = (['api', 'index', 'indexer'] as const).some((role) => roles.includes(role));
  return {
    readiness(): { ready: boolean; waitingFor: string[] } {
      const waitingFor = [
        ...(serverHealth() === 'up' ? [] : ['database']),
        ...(!needsIndex || feed.caughtUp() ? [] : ['index']),
        ...(needsIndex || state.isWorking ? [] : ['workers']),
      ];
      return { ready: waitingFor.length === 0, waitingFor };
    },

    /** A part that is restarting needs no supervisor; one that cannot be started may need one. */
    failing: (): string[] => (serverHealth() === 'down' ? ['database'] : []),
  };
}

function buildApi(
  config: Config,
  log: Log,
  services: Services,
  probes: ProbeOptions,
): Promise<FastifyInstance> {
  const { access, call, requests, routes } = services;
  return buildHttp({
    routes,
    enter: access.enter,
    call,
    log,
    tracing: services.tracing,
    logPercent: config.logRequestPercent,
    ...probes,
    record: requests.record,
    recordsBodies: requests.recordsBodies,
    extend: (server) => serveOutsideApi(server, config, services),
  });
}

/** Everything outside /api. */
async function serveOutsideApi(
  server: FastifyInstance,
  { publicUrl, trustedProxies }: Config,
  services: Services,
): Promise<void> {
  const { routes, call, signIn, live } = services;
  await serveConsole({
    routes,
    call,
    signIn,
    live,
    exports: services,
    logos: services.logos,
    publicUrl,
    trustedProxies,
  })(server);
  await services.mcp(server);
  await serveOAuth(services.oauth)(server);
  await serveRecipientPages(services.inbound)(server);
  await serveScim({ ...services, trustedProxies })(server);
  await serveSharedPages(services.sharing)(server);
  await serveProbeStream({ trustedProxies })(server);
}
