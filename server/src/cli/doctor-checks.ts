import { randomBytes } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import { rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { systemClock } from '../platform/clock.ts';
import {
  type Config,
  ConfigError,
  loadConfig,
  misspeltLine,
  misspeltVariables,
} from '../platform/config.ts';
import { isConnectionLost } from '../platform/database-errors.ts';
import { ROW_SECURITY_REMEDY } from '../platform/db.ts';
import { isOutOfRoom } from '../platform/disk.ts';
import { inspectEmbeddedPostgres, startEmbeddedPostgres } from '../platform/embedded-postgres.ts';
import {
  type ConnectionRoom,
  type DatabaseState,
  inspectDatabase,
  inspectSecretKey,
  OLDEST_POSTGRES,
} from '../platform/inspect.ts';
import { PROXY_REMEDY, proxyProblem } from '../platform/ip.ts';
import { silentLog } from '../platform/log.ts';
import { EDITED_REMEDY, type MigrationState, NEWER_REMEDY } from '../platform/migrate.ts';
import { judgeBackups } from './backup-check.ts';
import { checkTemporal } from './engine-check.ts';
import { failureLines } from './failure.ts';
import { type Finding, fail, ok, warn } from './finding.ts';
import { checkIndexProcess, checkSearchCluster, checkSharedSnapshots } from './index-check.ts';
import { checkDisk, checkNames, judgeClock } from './machine-checks.ts';
import { checkModel } from './model-check.ts';
import { counted } from './output.ts';
import { listenAdvice, listenProblem, localUrl, readiness } from './probe.ts';

/** Below this, type stripping is missing or still an option. */
const OLDEST_NODE = 24;
const LOOKUP_TIMEOUT_MS = 2_000;

/**
 * Every check, in the order of a start. With a bad configuration only the first ones run.
 */
export async function diagnose(): Promise<Finding[]> {
  const node = checkNode(process.versions.node);
  const config = readConfig();
  const misspelt = misspeltVariables().map((found) =>
    warn('configuration', misspeltLine(found), 'rename or unset it; it has no effect'),
  );
  if (Array.isArray(config)) return [node, ...config, ...misspelt];
  const findings = [
    node,
    ok('configuration', 'every variable is valid'),
    ...misspelt,
    await checkDataFolder(config.dataDir),
  ];
  const disk = await checkDisk(await nearestFolder(config.dataDir));
  if (disk) findings.push(disk);
  findings.push(
    ...(await checkDatabase(config)),
    ...(await checkService(config)),
    ...(config.indexUrl === null ? [] : [await checkIndexProcess(config.indexUrl)]),
    ...(config.openSearchUrl.length === 0 ? [] : [await checkSearchCluster(config)]),
    ...(config.snapshotUrl === null ? [] : [await checkSharedSnapshots(config, systemClock)]),
    ...(config.temporalAddress === null ? [] : [await checkTemporal(config)]),
    checkProxies(config),
    ...(await checkWebhookHosts(config.webhookAllowedHosts)),
    ...(await checkNames(config)),
  );
  findings.push(await checkModel(config));
  return findings;
}

function checkNode(version: string): Finding {
  if (Number.parseInt(version, 10) >= OLDEST_NODE) return ok('node', version);
  return fail(
    'node',
    `${version} is too old`,
    `use Node ${OLDEST_NODE} or newer; npm start and npx greenroom bring their own`,
  );
}

function readConfig(): Config | Finding[] {
  try {
    return loadConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.problems.map((problem) =>
      fail('configuration', problem, 'greenroom config lists every variable'),
    );
  }
}

async function checkDataFolder(dataDir: string): Promise<Finding> {
  const folder = await nearestFolder(dataDir);
  const remedy = `give this user the right to write in ${folder}, or set DATA_DIR to another folder`;
  const probe = path.join(folder, `.greenroom-doctor-${randomBytes(4).toString('hex')}`);
  try {
    await writeFile(probe, '', { flag: 'wx' });
    await rm(probe);
  } catch (error) {
    return fail(
      'data folder',
      `${dataDir} cannot be written (${(error as NodeJS.ErrnoException).code})`,
      remedy,
    );
  }
  if (await isOutOfRoom(folder))
    return fail('data folder', `the disk of ${dataDir} is full`, 'free some space there');
  return ok(
    'data folder',
    folder === dataDir
      ? `${dataDir} can be written`
      : `${dataDir} will be created by the first start`,
  );
}

/** The folder itself, or the nearest one above it that exists. */
async function nearestFolder(folder: string): Promise<string> {
  for (let current = folder; ; current = path.dirname(current)) {
    const found = await stat(current).catch(() => null);
    if (found || current === path.dirname(current)) return current;
  }
}

async function checkDatabase(config: Config): Promise<Finding[]> {
  const isNew =
    config.databaseUrl === null &&
    (await stat(path.join(config.dataDir, 'postgres', 'PG_VERSION')).catch(() => null)) === null;
  if (isNew) return [ok('database', 'none yet; the first start creates the embedded one')];
  try {
    const state = await readDatabase(config);
    return 'status' in state ? [state] : await judgeDatabase(config, state);
  } catch (error) {
    const remedy =
      config.databaseUrl === null
        ? `read ${postgresLog(config)}`
        : 'check DATABASE_URL, and that the server runs';
    return [fail('database', `cannot be reached (${failureLines(error).join(' ')})`, remedy)];
  }
}

const postgresLog = ({ dataDir }: Config): string => path.join(dataDir, 'postgres.log');

/**
 * Inspects the embedded server if it runs, or starts it for a moment if nothing uses it. Beside a
 * running service nothing is started: that is the service's job.
 */
export async function readDatabase(config: Config): Promise<DatabaseState | Finding> {
  if (config.databaseUrl !== null)
    return inspectDatabase(config.databaseUrl, config.databaseDirectUrl);
  const { url, users } = await inspectEmbeddedPostgres(config.dataDir);
  const state =
    url === null
      ? null
      : await inspectDatabase(url).catch((error) =>
          isConnectionLost(error) ? null : Promise.reject(error),
        );
  if (state !== null) return state;
  const user = await runningService(config, users);
  if (user !== null) {
    const remedy = `the service restarts it automatically; if it cannot, ${postgresLog(config)} says why (doctor starts no PostgreSQL beside a running service)`;
    return fail(
      'database',
      `the embedded PostgreSQL does not answer, although ${user} needs it`,
      remedy,
    );
  }
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log: silentLog });
  try {
    return await inspectDatabase(postgres.url);
  } finally {
    await postgres.stop();
  }
}

/**
 * What uses the data folder: a process of this machine, or a service whose processes are not
 * visible here, such as one in a container.
 */
async function runningService(config: Config, users: readonly number[]): Promise<string | null> {
  if (users.length > 0) return `process ${users.join(', ')}`;
  const url = localUrl(config);
  return config.port !== 0 && (await readiness(url)) ? `the service at ${url}` : null;
}

async function judgeDatabase(config: Config, state: DatabaseState): Promise<Finding[]> {
  const { version, migrations, secretFingerprint, hasRowSecurity, poolerProblem } = state;
  const kind = config.databaseUrl === null ? 'embedded PostgreSQL' : 'PostgreSQL';
  const reached =
    version >= OLDEST_POSTGRES
      ? ok('database', `${kind} ${version} answers`)
      : fail(
          'database',
          `${kind} ${version} is too old`,
          `use PostgreSQL ${OLDEST_POSTGRES} or newer`,
        );
  if (poolerProblem)
    return [reached, fail('connection pooler', poolerProblem.problem, poolerProblem.remedy)];
  const secretKey = judgeSecretKey(await inspectSecretKey(secretFingerprint, config));
  const rowSecurity = hasRowSecurity === null ? [] : [checkRowSecurity(hasRowSecurity)];
  return [
    reached,
    ...(config.databaseDirectUrl === null
      ? [judgeConnections(state.connections, config.dbPool)]
      : [POOLED, judgeConnections(state.connections, 1, 'DATABASE_DIRECT_URL')]),
    judgeMigrations(migrations),
    ...rowSecurity,
    secretKey,
    judgeClock(state.clockSkewMs),
    judgeBackups(state.backups, config, systemClock.now()),
  ];
}

const POOLED = ok(
  'connection pooler',
  'keeps transactions and prepared statements; DATABASE_DIRECT_URL is the same database',
);

/**
 * Whether PostgreSQL has connections for the processes that run. Behind a pooler, each has one of
 * its own, and the pooler bounds the others.
 */
export function judgeConnections(
  { allowed, others, services }: ConnectionRoom,
  dbPool: number,
  variable = 'DB_POOL',
): Finding {
  const fit = Math.max(0, Math.floor((allowed - others) / dbPool));
  const taken = others === 0 ? '' : `, of which ${others} are in use by others`;
  const found = `${counted(fit, 'process', 'processes')} of ${counted(dbPool, 'connection')} (${variable}) fit: PostgreSQL allows ${allowed}${taken}; ${services} ${services === 1 ? 'runs' : 'run'} now`;
  if (fit > 0 && services <= fit) return ok('connections', found);
  return warn(
    'connections',
    found,
    `${variable === 'DB_POOL' ? 'lower DB_POOL, ' : ''}run fewer processes, or raise max_connections of PostgreSQL`,
  );
}

export function judgeMigrations({ pending, unknown, ahead, edited }: MigrationState): Finding {
  if (unknown.length > 0)
    return fail(
      'migrations',
      `the database was migrated by a newer version (${unknown.join(', ')})`,
      NEWER_REMEDY,
    );
  if (edited.length > 0)
    return fail(
      'migrations',
      `${edited.join(', ')} was edited after it ran on this database`,
      EDITED_REMEDY,
    );
  if (ahead.length > 0)
    return warn(
      'migrations',
      `a newer version migrated the database (${ahead.join(', ')}); this one runs beside it`,
      'finish the upgrade: replace the processes of this version',
    );
  if (pending.length === 0) return ok('migrations', 'up to date');
  return warn(
    'migrations',
    `${pending.length} not run yet (${pending.join(', ')})`,
    'the next start runs them',
  );
}

function checkRowSecurity(stands: boolean): Finding {
  if (stands) return ok('row security', 'requests are confined to their workspace');
  return warn(
    'row security',
    'the database user may not create the role for row-level security; only the statements confine requests',
    ROW_SECURITY_REMEDY,
  );
}

function judgeSecretKey(state: Awaited<ReturnType<typeof inspectSecretKey>>): Finding {
  const remedy =
    'set SECRET_KEY to the key that this database was created with, or restore DATA_DIR/secret.key';
  switch (state) {
    case 'matches':
      return ok('secret key', 'matches the database');
    case 'unbound':
      return ok('secret key', 'the first start binds it to the database');
    case 'missing':
      return fail('secret key', 'missing, although the database was created with one', remedy);
    case 'differs':
      return fail('secret key', 'differs from the key that the database was created with', remedy);
  }
}

/**
 * Either a service answers at the configured address, or a new one must be able to listen there.
 */
async function checkService(config: Config): Promise<Finding[]> {
  const url = localUrl(config);
  const state = config.port === 0 ? null : await readiness(url);
  if (state) {
    const index = state.ready
      ? ok('index', 'the running service is ready')
      : warn(
          'index',
          `the running service is waiting for: ${state.waitingFor.join(', ')}`,
          'try again in a moment; GET /readyz says the same',
        );
    return [ok('port', `a service answers at ${url}`), index];
  }
  const refusal = config.port === 0 ? null : await listenProblem(config.port, config.host);
  if (refusal === null)
    return [
      ok(
        'port',
        config.port === 0 ? 'the system chooses one' : `${config.port} on ${config.host} is free`,
      ),
    ];
  const { problem, remedy } = listenAdvice(refusal, {
    port: config.port,
    host: config.host,
    variable: 'PORT',
  });
  return [fail('port', problem, remedy)];
}

function checkProxies(config: Config): Finding {
  const problem = proxyProblem(config);
  if (problem !== null) return warn('proxies', problem, PROXY_REMEDY);
  const { trustedProxies, host } = config;
  if (trustedProxies.length === 0)
    return ok('proxies', `none is trusted; the service listens on ${host} only`);
  return ok('proxies', `forwarding headers of ${trustedProxies.join(', ')} count`);
}

async function checkWebhookHosts(allowed: readonly string[]): Promise<Finding[]> {
  if (allowed.length === 0) {
    return [
      ok(
        'webhooks',
        'only receivers with public addresses are allowed (WEBHOOK_ALLOWED_HOSTS is not set); greenroom listen relays events to this machine',
      ),
    ];
  }
  return Promise.all(allowed.map(checkWebhookHost));
}

async function checkWebhookHost(item: string): Promise<Finding> {
  const { hostname } = new URL(`https://${item}`);
  const found = await withTimeout(lookup(hostname.replaceAll(/^\[|\]$/g, '')));
  if (found)
    return ok('webhooks', `${item} (${found.address}) is allowed, even if its address is private`);
  return warn(
    'webhooks',
    `${item} of WEBHOOK_ALLOWED_HOSTS has no address`,
    'correct the name, or add it to the DNS of this machine',
  );
}

async function withTimeout<T>(work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, LOOKUP_TIMEOUT_MS, null);
  });
  try {
    return await Promise.race([work.catch(() => null), limit]);
  } finally {
    clearTimeout(timer);
  }
}
