import path from 'node:path';
import { parseAddress, parseRange } from './addresses.ts';
import { findMisspelt, type Misspelt } from './misspelt.ts';
import { readModelName } from './model-name.ts';
import { isHostName, parseHostPort } from './outbound-policy.ts';

export interface Config {
  /** 0 lets the system choose. */
  port: number;
  host: string;
  /** Where a process without the api role answers probes and metrics; null: nowhere. */
  workerPort: number | null;
  /**
   * Origin that clients use to reach the service, without a trailing slash; null: the address that
   * it listens on.
   */
  publicUrl: string | null;
  /** Absolute. */
  dataDir: string;
  /** Null: the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | null;
  /** Total connections of this process to PostgreSQL. */
  dbPool: number;
  sampleData: boolean;
  logLevel: string;
  /** CIDR ranges. When empty, forwarding headers from any sender are trusted. */
  trustedProxies: readonly string[];
  searchTimeoutMs: number;
  profileMaxAgeDays: number;
  profileSyncRefreshMs: number;
  /**
   * `pdl`, `pdl:` and another origin of that API, or an https address with a placeholder for the
   * person; null: profiles never become stale.
   */
  profileSource: string | null;
  profileSourceKey: string | null;
  /** `host` or `host:port`, lower case, IPv6 in brackets. */
  webhookAllowedHosts: readonly string[];
  /** Cache judgements by profile version, criteria, language, judge and prompt version. */
  judgeCache: boolean;
  /**
   * `provider:model`, or a bare name with `llmBaseUrl`; null: the built-in judge and prompt
   * interpreter.
   */
  llmModel: string | null;
  /** An OpenAI-compatible endpoint, without a trailing slash. */
  llmBaseUrl: string | null;
  llmApiKey: string | null;
  /** Concurrent model requests of this process. */
  llmConcurrency: number;
  llmTimeoutMs: number;
  /** Default mail servers; a workspace's own channel account wins. */
  smtpUrl: string | null;
  imapUrl: string | null;
  /**
   * The sender address of invitations, which are sent through `smtpUrl`; null: the owner gets the
   * link instead.
   */
  mailFrom: string | null;
  /** Workspace credits (decision 24). */
  priceAddCandidate: number;
  priceEnrichEmail: number;
  priceEnrichPhone: number;
  /** How long a contact can be read after it was found. */
  contactMaxAgeDays: number;
  /** How long the request log stores requests; 0: none is recorded. */
  requestLogDays: number;
  /** Null: a random one, created at the first start and stored in `dataDir`. */
  secretKey: string | null;
  /** Host names without `www.`. */
  proNetworkHosts: readonly string[];
  engineLeaseMs: number;
  /** Durable processes that this OS process advances concurrently. */
  engineConcurrency: number;
}

/** One line per problem, each naming the variable, its value and what is accepted. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/** What `greenroom config` prints for one variable. */
export interface ConfigRow {
  name: string;
  /** As text, secrets masked; empty when it is unset and has no default. */
  value: string;
  source: 'default' | 'environment';
  meaning: string;
  /** One line: why the value prevents the start. */
  problem?: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

interface Variable<T> {
  name: string;
  meaning: string;
  fallback: T;
  /** The accepted values, as text that follows "must be". */
  accepts: string;
  /** Undefined: invalid. */
  parse(text: string): T | undefined;
  show?(value: T): string;
  secret?: true;
}

const VARIABLES: { [K in keyof Config]: Variable<Config[K]> } = {
  port: integer(
    'PORT',
    3000,
    [0, 65_535],
    'port that the service listens on; 0 lets the system choose',
  ),
  host: {
    name: 'HOST',
    meaning: 'address that the service listens on; 0.0.0.0 or :: for all',
    fallback: '127.0.0.1',
    accepts: 'an IP address or a host name',
    parse: (text) => (isHostName(text) || parseAddress(text) ? text : undefined),
  },
  workerPort: {
    name: 'WORKER_PORT',
    meaning:
      'port of /healthz, /readyz and /metrics of a process that only works (serve --roles worker); unset: it does not listen',
    fallback: null,
    accepts: 'a whole number from 0 to 65535',
    parse: (text) => (/^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined),
  },
  publicUrl: {
    name: 'PUBLIC_URL',
    meaning: 'origin under which clients reach the service; unset: the address that it listens on',
    fallback: null,
    accepts: 'an origin such as https://talent.example.com, without a path',
    parse: parseOrigin,
  },
  dataDir: {
    name: 'DATA_DIR',
    meaning: 'folder of the embedded database and of everything else that is kept',
    fallback: path.resolve('data'),
    accepts: 'a folder',
    parse: (text) => (text.includes('\0') ? undefined : path.resolve(text)),
  },
  databaseUrl: {
    name: 'DATABASE_URL',
    meaning: 'a PostgreSQL 15 or newer to use instead of the embedded one',
    fallback: null,
    accepts: 'like postgres://user:password@host:5432/database',
    parse: parseDatabaseUrl,
    show: (value) => (value === null ? '' : withoutSecrets(value)),
    secret: true,
  },
  dbPool: integer(
    'DB_POOL',
    12,
    [3, 1_000],
    'connections of this process to PostgreSQL, in all; greenroom doctor says how many processes fit',
  ),
  sampleData: onOff(
    'SAMPLE_DATA',
    true,
    'a first start with an empty database makes a sample workspace with generated talents, if @greenroom/sample is installed',
  ),
  logLevel: {
    name: 'LOG_LEVEL',
    meaning: 'least severe level that is logged',
    fallback: 'info',
    accepts: 'one of trace, debug, info, warn, error, fatal, silent',
    parse: (text) =>
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'].includes(text.toLowerCase())
        ? text.toLowerCase()
        : undefined,
  },
  trustedProxies: list(
    'TRUSTED_PROXIES',
    [],
    (item) => (parseRange(item) ? item.toLowerCase() : undefined),
    'IP addresses or CIDR ranges such as 10.0.0.0/8, separated by commas',
    'reverse proxies whose X-Forwarded-For counts; unset: anybody can send one, so limits count the address of the connection too',
  ),
  searchTimeoutMs: integer(
    'SEARCH_TIMEOUT_MS',
    10_000,
    [100, 600_000],
    'a search that takes longer answers search_engine_timeout',
  ),
  profileMaxAgeDays: integer(
    'PROFILE_MAX_AGE_DAYS',
    90,
    [1, 36_500],
    'age after which a profile is refreshed from PROFILE_SOURCE',
  ),
  profileSyncRefreshMs: integer(
    'PROFILE_SYNC_REFRESH_MS',
    1_500,
    [0, 60_000],
    'how long a page of results waits for refreshed profiles',
  ),
  profileSource: {
    name: 'PROFILE_SOURCE',
    meaning:
      'where stale profiles are refreshed: pdl (People Data Labs), or an address that answers a profile; unset: imported profiles never get stale',
    fallback: null,
    accepts: 'pdl, or an https address with {profileUrl} or {talentId} in it',
    parse: parseProfileSource,
  },
  profileSourceKey: secretText(
    'PROFILE_SOURCE_KEY',
    'key of the profile source; an address is sent it as a Bearer token',
  ),
  webhookAllowedHosts: list(
    'WEBHOOK_ALLOWED_HOSTS',
    [],
    parseAllowedHost,
    'host or host:port, separated by commas',
    'webhook receivers, contact providers and mail servers that may have private addresses (HTTPS, or encryption for mail, stays required)',
  ),
  judgeCache: onOff(
    'JUDGE_CACHE',
    true,
    'keeps judgements, so that the same profile gets the same verdict; off: every talent is judged afresh',
  ),
  llmModel: {
    name: 'LLM_MODEL',
    meaning:
      'model that judges and interprets prompts; unset: the built-in judge and interpreter, which need no network',
    fallback: null,
    accepts: 'openai:model or anthropic:model, or a bare name together with LLM_BASE_URL',
    parse: (text) => (/^\S{1,200}$/.test(text) ? text : undefined),
  },
  llmBaseUrl: {
    name: 'LLM_BASE_URL',
    meaning: 'OpenAI-compatible endpoint of the model',
    fallback: null,
    accepts: 'an address such as http://127.0.0.1:11434/v1',
    parse: parseEndpoint,
  },
  llmApiKey: secretText('LLM_API_KEY', 'key of the model’s endpoint'),
  llmConcurrency: integer(
    'LLM_CONCURRENCY',
    8,
    [1, 1_000],
    'model requests at once, of each process',
  ),
  llmTimeoutMs: integer(
    'LLM_TIMEOUT_MS',
    60_000,
    [100, 300_000],
    'longest wait for one answer of the model, all attempts together',
  ),
  smtpUrl: mailServer(
    'SMTP_URL',
    ['smtp:', 'smtps:'],
    'server that sends mail for accounts that name none of their own',
  ),
  imapUrl: mailServer(
    'IMAP_URL',
    ['imap:', 'imaps:'],
    'server where replies arrive, for accounts that name none of their own',
  ),
  mailFrom: {
    name: 'MAIL_FROM',
    meaning:
      'address that invitations are mailed from, by SMTP_URL; unset: an owner is shown the link to pass on',
    fallback: null,
    accepts: 'an email address such as greenroom@example.com',
    parse: (text) => (/^[^\s@<>"(),:;]+@[^\s@<>"(),:;]+$/.test(text) ? text : undefined),
  },
  priceAddCandidate: integer(
    'PRICE_ADD_CANDIDATE',
    0,
    [0, 1_000_000],
    'workspace credits for a new candidate',
  ),
  priceEnrichEmail: integer(
    'PRICE_ENRICH_EMAIL',
    1,
    [0, 1_000_000],
    'workspace credits for a personal email address that is found',
  ),
  priceEnrichPhone: integer(
    'PRICE_ENRICH_PHONE',
    5,
    [0, 1_000_000],
    'workspace credits for a phone number that is found',
  ),
  contactMaxAgeDays: integer(
    'CONTACT_MAX_AGE_DAYS',
    365,
    [1, 36_500],
    'age after which a contact is deleted and must be asked for again',
  ),
  requestLogDays: integer(
    'REQUEST_LOG_DAYS',
    7,
    [0, 3_650],
    'days that requests stay in the request log; 0: none is recorded',
  ),
  secretKey: {
    name: 'SECRET_KEY',
    meaning:
      'encrypts what is stored of third parties’ credentials; unset: a random one, kept in DATA_DIR',
    fallback: null,
    accepts: 'at least 16 characters',
    parse: (text) => (text.length >= 16 ? text : undefined),
    secret: true,
  },
  proNetworkHosts: list(
    'PRO_NETWORK_HOSTS',
    ['linkedin.com'],
    (item) => (isHostName(item) ? item.toLowerCase().replace(/^www\./, '') : undefined),
    'host names, separated by commas',
    'hosts whose /in/… addresses are professional-network profiles',
  ),
  engineLeaseMs: integer(
    'ENGINE_LEASE_MS',
    6_000,
    [500, 600_000],
    'work of a killed process is taken over after this long',
  ),
  engineConcurrency: integer(
    'ENGINE_CONCURRENCY',
    64,
    [1, 1_000],
    'castings, sequences and other durable work under way at once, in each worker',
  ),
};

interface UnbuiltVariable {
  name: string;
  meaning: string;
  /** The feature that it would enable, as in "… is not part of this version yet". */
  part: string;
}

/**
 * Variables that the documentation names but this version does not implement. Silently ignoring one
 * would make an operator believe that it has an effect.
 */
const UNBUILT: readonly UnbuiltVariable[] = [
  {
    name: 'TEMPORAL_ADDRESS',
    meaning: 'Temporal server that drives durable work',
    part: 'the Temporal engine',
  },
  { name: 'TEMPORAL_NAMESPACE', meaning: 'namespace on that server', part: 'the Temporal engine' },
  {
    name: 'OPENSEARCH_URL',
    meaning: 'OpenSearch cluster that holds the talent index',
    part: 'the OpenSearch index',
  },
];

const NODE_OWN = {
  name: 'NODE_EXTRA_CA_CERTS',
  meaning: 'file of further certificate authorities to accept (read by Node itself)',
};

/**
 * Reads the environment. An empty value counts as unset. Throws ConfigError with all the problems
 * at once.
 */
export function loadConfig(env: Environment = process.env): Config {
  const problems = describeConfig(env).flatMap(({ problem }) => problem ?? []);
  if (problems.length > 0) throw new ConfigError(problems);
  const values = Object.entries(VARIABLES).map(([key, variable]) => [
    key,
    read(variable as Variable<unknown>, env).value,
  ]);
  return Object.fromEntries(values) as Config;
}

/** Variables that are set and unknown, but close to a known one. */
export function misspeltVariables(env: Environment = process.env): Misspelt[] {
  // On Windows, names are case-insensitive.
  const isRead = (name: string): boolean =>
    name !== name.toUpperCase() && env[name.toUpperCase()] !== undefined;
  const names = Object.keys(env).filter((name) => given(env, name) !== undefined && !isRead(name));
  return findMisspelt(
    names,
    describeConfig({}).map(({ name }) => name),
  );
}

/** One line for each, for a log and for `doctor`. */
export function misspeltLine({ name, nearest }: Misspelt): string {
  return `${name} is set, but is no variable of Greenroom; it is close to ${nearest}`;
}

/** Every variable in the order of the documentation, valid or not; never throws. */
export function describeConfig(env: Environment = process.env): ConfigRow[] {
  const own = Object.values(VARIABLES).map((variable) =>
    describe(variable as Variable<unknown>, env),
  );
  const unbuilt = UNBUILT.map(({ name, meaning, part }): ConfigRow => {
    const row: ConfigRow = {
      name,
      value: '',
      source: 'default',
      meaning: `${meaning} (not part of this version yet)`,
    };
    if (!given(env, name)) return row;
    return {
      ...row,
      value: MASK,
      source: 'environment',
      problem: `${name} is set, but ${part} is not part of this version yet; unset it`,
    };
  });
  const certificates = given(env, NODE_OWN.name);
  return [
    ...withJointProblem(own, env),
    ...unbuilt,
    { ...NODE_OWN, value: certificates ?? '', source: certificates ? 'environment' : 'default' },
  ];
}

/**
 * The model's variables may each be valid alone but not usable together. The same holds for mail.
 */
function withJointProblem(rows: ConfigRow[], env: Environment): ConfigRow[] {
  const found = modelProblem(env) ?? mailProblem(env);
  return rows.map((row) =>
    row.name === found?.name && row.problem === undefined
      ? { ...row, problem: found.problem }
      : row,
  );
}

function modelProblem(env: Environment): { name: string; problem: string } | null {
  const model = given(env, 'LLM_MODEL');
  const baseUrl = given(env, 'LLM_BASE_URL');
  const apiKey = given(env, 'LLM_API_KEY');
  if (model === undefined) {
    const name =
      baseUrl !== undefined ? 'LLM_BASE_URL' : apiKey !== undefined ? 'LLM_API_KEY' : null;
    return (
      name && {
        name,
        problem: `${name} is set, but LLM_MODEL is not; set LLM_MODEL to the model’s name, or unset ${name}`,
      }
    );
  }
  const read = readModelName(model, baseUrl ?? null);
  const shown = `LLM_MODEL is ${JSON.stringify(model)}`;
  if (read === null) {
    return {
      name: 'LLM_MODEL',
      problem: `${shown}; it must be openai:model or anthropic:model, or a bare name together with LLM_BASE_URL`,
    };
  }
  const needsKey = read.provider === 'anthropic' || read.baseUrl === null;
  return needsKey && apiKey === undefined
    ? {
        name: 'LLM_API_KEY',
        problem: `${shown}, which needs LLM_API_KEY; set it to a key of that provider`,
      }
    : null;
}

/** Mail needs a server, and its links need an address that works outside this machine. */
function mailProblem(env: Environment): { name: string; problem: string } | null {
  if (given(env, 'MAIL_FROM') === undefined) return null;
  const missing = ['SMTP_URL', 'PUBLIC_URL'].find((name) => given(env, name) === undefined);
  return missing === undefined
    ? null
    : {
        name: 'MAIL_FROM',
        problem: `MAIL_FROM is set, but ${missing} is not; set both, or unset MAIL_FROM`,
      };
}

const MASK = '********';

function describe(variable: Variable<unknown>, env: Environment): ConfigRow {
  const { name, meaning, accepts, secret } = variable;
  const text = given(env, name);
  const { value } = read(variable, env);
  const source = text === undefined ? 'default' : 'environment';
  if (value === undefined) {
    const shown = secret
      ? `${name} is not acceptable (its value is not shown)`
      : `${name} is ${JSON.stringify(text)}`;
    return {
      name,
      value: secret ? MASK : (text ?? ''),
      source,
      meaning,
      problem: `${shown}; it must be ${accepts}`,
    };
  }
  return { name, value: show(variable, value), source, meaning };
}

function show({ show: own, secret }: Variable<unknown>, value: unknown): string {
  if (own) return own(value);
  if (value === null) return '';
  if (secret) return MASK;
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return Array.isArray(value) ? value.join(',') : String(value);
}

/** An undefined value: given, but invalid. */
function read<T>(variable: Variable<T>, env: Environment): { value: T | undefined } {
  const text = given(env, variable.name);
  return { value: text === undefined ? variable.fallback : variable.parse(text) };
}

function given(env: Environment, name: string): string | undefined {
  const text = env[name]?.trim();
  return text === '' ? undefined : text;
}

function integer(
  name: string,
  fallback: number,
  [min, max]: [number, number],
  meaning: string,
): Variable<number> {
  const accepts = `a whole number from ${min} to ${max}`;
  return {
    name,
    meaning,
    fallback,
    accepts,
    parse(text) {
      const value = Number(text);
      return /^\d{1,9}$/.test(text) && value >= min && value <= max ? value : undefined;
    },
  };
}

function secretText(name: string, meaning: string): Variable<string | null> {
  return { name, meaning, fallback: null, accepts: 'text', parse: (text) => text, secret: true };
}

function mailServer(
  name: string,
  protocols: readonly string[],
  meaning: string,
): Variable<string | null> {
  return {
    name,
    meaning,
    fallback: null,
    accepts: `like ${protocols[1]}//user:password@host`,
    parse: (text) => (protocols.includes(URL.parse(text)?.protocol ?? '') ? text : undefined),
    show: (value) => (value === null ? '' : withoutSecrets(value)),
    secret: true,
  };
}

function onOff(name: string, fallback: boolean, meaning: string): Variable<boolean> {
  const words = new Map([
    ['on', true],
    ['off', false],
  ]);
  return {
    name,
    meaning,
    fallback,
    accepts: 'on or off',
    parse: (text) => words.get(text.toLowerCase()),
  };
}

/** `parse` returns the item in its normal form, or undefined when it is invalid. */
function list(
  name: string,
  fallback: readonly string[],
  parse: (item: string) => string | undefined,
  accepts: string,
  meaning: string,
): Variable<readonly string[]> {
  return {
    name,
    meaning,
    fallback,
    accepts,
    parse(text) {
      const items = text
        .split(/[\s,]+/)
        .filter((item) => item !== '')
        .map(parse);
      return items.every((item) => item !== undefined) ? items : undefined;
    },
  };
}

function parseAllowedHost(item: string): string | undefined {
  const parsed = parseHostPort(item);
  if (!parsed) return undefined;
  return parsed.port === null ? parsed.host : `${parsed.host}:${parsed.port}`;
}

function parseOrigin(text: string): string | undefined {
  const url = URL.parse(text);
  const plain =
    url && ['http:', 'https:'].includes(url.protocol) && url.username === '' && url.password === '';
  return plain && url.pathname === '/' && url.search === '' && url.hash === ''
    ? url.origin
    : undefined;
}

function parseEndpoint(text: string): string | undefined {
  const url = URL.parse(text);
  const plain =
    url &&
    ['http:', 'https:'].includes(url.protocol) &&
    url.username === '' &&
    url.search === '' &&
    url.hash === '';
  return plain ? url.href.replace(/\/+$/, '') : undefined;
}

/** The braces stay: they mark where the person is inserted. */
function parseProfileSource(text: string): string | undefined {
  if (text === 'pdl') return text;
  const isPdl = text.startsWith('pdl:');
  const url = URL.parse(isPdl ? text.slice('pdl:'.length) : text);
  if (url?.protocol !== 'https:' || url.username !== '') return undefined;
  if (isPdl) return url.pathname === '/' && url.search === '' ? `pdl:${url.origin}` : undefined;
  return /\{(?:profileUrl|talentId)\}/.test(text) ? text : undefined;
}

function parseDatabaseUrl(text: string): string | undefined {
  const url = URL.parse(text);
  return url && ['postgres:', 'postgresql:'].includes(url.protocol) ? text : undefined;
}

/** A connection string may contain its password as userinfo or as a parameter. */
function withoutSecrets(connection: string): string {
  const url = new URL(connection);
  if (url.password !== '') url.password = MASK;
  for (const name of url.searchParams.keys()) {
    if (/password|passfile|sslkey/i.test(name)) url.searchParams.set(name, MASK);
  }
  return url.href;
}

/** The address that clients use: PUBLIC_URL, or the listening address. No trailing slash. */
export function originOf({
  publicUrl,
  host,
  port,
}: Pick<Config, 'publicUrl' | 'host' | 'port'>): string {
  if (publicUrl) return publicUrl;
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
