import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { CAPABILITIES, type WindowLimits } from '../src/access/access.ts';
import type { CastingPage } from '../src/castings/page-contract.ts';
import { serveConsole } from '../src/console/console.ts';
import { serveOAuth } from '../src/edge/oauth-endpoints.ts';
import { serveProbeStream } from '../src/edge/probe-stream.ts';
import { serveRecipientPages } from '../src/edge/recipient-pages.ts';
import { serveScim } from '../src/edge/scim-endpoints.ts';
import { serveSharedPages } from '../src/edge/shared-pages.ts';
import { metricsAccess } from '../src/http/metrics-route.ts';
import { buildHttp, closeHttp } from '../src/http.ts';
import type { Installation } from '../src/installation.ts';
import { type Config, loadConfig } from '../src/platform/config.ts';
import { type Log, silentLog } from '../src/platform/log.ts';
import type { Scope } from '../src/platform/operation.ts';
import { createSecretBox } from '../src/platform/secret-box.ts';
import type { SearchPage } from '../src/search/search.ts';
import { createServices, type Services } from '../src/services.ts';
import type { ServiceOverrides } from '../src/wiring/overrides.ts';
import { type TestDatabase, testDatabase, watched } from './database.ts';
import { quickPasswords } from './quick-passwords.ts';
import { until } from './until.ts';

/** The fields of answers that tests look at; which of them there are depends on the route. */
export interface AnswerData extends Omit<CastingPage, 'talents'>, Omit<SearchPage, 'talents'> {
  talents: {
    id: string;
    talentId: string;
    aiVerdict: string;
    scoring: CastingPage['talents'][number]['scoring'];
    secondLook: CastingPage['talents'][number]['secondLook'];
  }[];
  reused: boolean;
  [more: string]: unknown;
}

export interface Answer {
  status: number;
  headers: Headers;
  body: {
    success: boolean;
    data: AnswerData;
    error: {
      code: string;
      message: string;
      issues: { path: unknown[] }[];
      [more: string]: unknown;
    };
  };
}

export interface Client {
  workspaceId: string;
  apiKey: string;
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  patch(path: string, body: unknown): Promise<Answer>;
  delete(path: string): Promise<Answer>;
  /** API credits available now. */
  balance(): Promise<number>;
}

export interface TestApi {
  url: string;
  app: FastifyInstance;
  database: TestDatabase;
  services: Services;
  /** A workspace with credits, every capability and a key; limits are wide unless given. */
  newClient(options?: {
    apiCredits?: number;
    workspaceCredits?: number;
    capabilities?: readonly string[];
    language?: 'en' | 'fr' | null;
    limits?: WindowLimits;
    scopes?: readonly Scope[];
  }): Promise<Client>;
  /** A client of an existing workspace. */
  clientOf(workspaceId: string, apiKey: string): Client;
  /** Imports profiles and waits until they are searchable. */
  importTalents(rows: readonly object[]): Promise<void>;
  close(): Promise<void>;
}

export interface TestApiOptions extends ServiceOverrides {
  env?: Record<string, string>;
  /** Several services on one database: processes of one installation. */
  database?: TestDatabase;
  roles?: readonly ('api' | 'worker')[];
  log?: Log;
  /** Further routes of the same origin. */
  addRoutes?(app: FastifyInstance): void;
}

export const WIDE_LIMITS: WindowLimits = [100_000, 1_000_000, 1_000_000, 1_000_000, 1_000_000];

/** The whole service over HTTP, in this process, on a database of its own. */
export async function testApi({
  env = {},
  database: given,
  roles = ['api', 'worker'],
  log = silentLog,
  addRoutes,
  passwords = quickPasswords,
  ...overrides
}: TestApiOptions = {}): Promise<TestApi> {
  const database = given ?? (await testDatabase());
  const dataDir = await mkdtemp(join(tmpdir(), 'greenroom-api-'));
  // As behind a proxy of its own, so that tests may come from any address.
  const config: Config = loadConfig({
    DATA_DIR: dataDir,
    TRUSTED_PROXIES: '127.0.0.1,::1',
    ...env,
  });
  const installation: Installation = {
    db: watched(database.db),
    address: database.address,
    databaseUrl: database.url,
    direct: database.db,
    secretBox: createSecretBox('the secret key of the tests'),
    serverHealth: () => 'up',
    close: async () => {},
  };
  const services = await createServices(installation, config, log, { ...overrides, passwords });
  const { access, credits, engine, feed, talents } = services;
  const app = await buildHttp({
    routes: services.routes,
    enter: access.enter,
    call: services.call,
    log,
    tracing: services.tracing,
    logPercent: config.logRequestPercent,
    metrics: services.metrics,
    metricsAccess: metricsAccess(config),
    readiness: () => ({ ready: feed.caughtUp(), waitingFor: [] }),
    record: services.requests.record,
    recordsBodies: services.requests.recordsBodies,
    extend: async (server) => {
      await serveConsole({
        routes: services.routes,
        call: services.call,
        signIn: services.signIn,
        live: services.live,
        exports: services,
        logos: services.logos,
        publicUrl: config.publicUrl,
        trustedProxies: config.trustedProxies,
      })(server);
      await services.mcp(server);
      await serveOAuth(services.oauth)(server);
      await serveRecipientPages(services.inbound)(server);
      await serveScim({ ...services, trustedProxies: config.trustedProxies })(server);
      await serveSharedPages(services.sharing)(server);
      await serveProbeStream({ trustedProxies: config.trustedProxies })(server);
      addRoutes?.(server);
    },
  });
  const url = await app.listen({ port: Number(env.PORT ?? 0), host: '127.0.0.1' });
  await feed.start();
  if (roles.includes('worker')) await engine.start();

  async function newClient({
    apiCredits = 1_000,
    workspaceCredits = 0,
    capabilities = CAPABILITIES,
    language = null,
    limits = WIDE_LIMITS,
    scopes,
  }: Parameters<TestApi['newClient']>[0] = {}): Promise<Client> {
    const { workspaceId } = await access.createWorkspace(
      { name: 'Test', capabilities },
      { name: 'Tester', language },
    );
    for (const [account, amount] of [
      ['api', apiCredits] as const,
      ['workspace', workspaceCredits] as const,
    ]) {
      if (amount > 0)
        await credits.grant(database.db, workspaceId, {
          account,
          amount,
          key: 'test',
          reason: 'Test credits',
        });
    }
    const { apiKey } = await access.createKey(workspaceId, { limits, scopes });
    return clientOf(workspaceId, apiKey);
  }

  function clientOf(workspaceId: string, apiKey: string): Client {
    return {
      workspaceId,
      apiKey,
      get: (path) => request(url, apiKey, 'GET', path),
      post: (path, body, headers) => request(url, apiKey, 'POST', path, body, headers),
      patch: (path, body) => request(url, apiKey, 'PATCH', path, body),
      delete: (path) => request(url, apiKey, 'DELETE', path),
      balance: () => credits.available(database.db, workspaceId, 'api'),
    };
  }

  return {
    url,
    app,
    database,
    services,
    newClient,
    clientOf,
    async importTalents(rows) {
      const { rejected } = await talents.importProfiles(rows);
      if (rejected.length > 0) throw new Error(`rejected: ${JSON.stringify(rejected)}`);
      // The feed leaves out what a transaction that still runs could come before; those of other
      // test files end soon.
      const held = sql<{
        held: boolean;
      }>`select exists (select 1 from talents where changed_xid >= pg_snapshot_xmin(pg_current_snapshot())) as held`;
      await until(async () => !(await held.execute(database.db)).rows[0]!.held);
      await feed.catchUp();
    },
    async close() {
      await closeHttp(app, 1_000);
      await services.requests.flush();
      await engine.stop(2_000);
      await services.castings.stop(100);
      await feed.stop();
      await services.listener.close();
      if (!given) await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function request(
  url: string,
  apiKey: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      'x-api-key': apiKey,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Answer['body'],
  };
}
