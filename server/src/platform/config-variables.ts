import path from 'node:path';
import { parseAddress, parseRange } from './addresses.ts';
import { readBucketUrl } from './bucket-url.ts';
import {
  integer,
  list,
  mailServer,
  onOff,
  parseAllowedHost,
  parseDatabaseUrl,
  parseEndpoint,
  parseLocalSocket,
  parseOrigin,
  parseProfileSource,
  secretText,
  type Variable,
  withoutSecrets,
} from './config-kinds.ts';
import { OPERATOR_VARIABLES, type OperatorConfig } from './config-operator.ts';
import { TEMPORAL_VARIABLES, type TemporalConfig } from './config-temporal.ts';
import { isHostName } from './outbound-policy.ts';

export interface Config extends OperatorConfig, TemporalConfig {
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
  /** Where originals are kept: a bucket with its keys; null: a folder in `dataDir`. */
  filesUrl: string | null;
  /** Of the originals of one workspace. */
  filesQuotaMb: number;
  /** Null: the embedded PostgreSQL in `dataDir`. */
  databaseUrl: string | null;
  databaseDirectUrl: string | null;
  /** Total connections of this process to PostgreSQL. */
  dbPool: number;
  /** Absolute path of the socket of the machine's index process; null: an index in each process. */
  indexUrl: string | null;
  /** Nodes of the search cluster that holds the talent index; empty: there is none. */
  openSearchUrl: readonly string[];
  openSearchUsername: string | null;
  openSearchPassword: string | null;
  /** Absolute path of certificates of authorities, as PEM. */
  openSearchCa: string | null;
  openSearchIndexPrefix: string;
  openSearchShards: number;
  openSearchReplicas: number;
  /** An index of a cluster that lags more than this is not ready. */
  indexMaxLagMs: number;
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
  /** Of all processes together; 0: no limit. */
  llmTotalConcurrency: number;
  /** Of one workspace in all processes; 0: no limit. */
  llmWorkspaceConcurrency: number;
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
  uploadQuotaMb: number;
  /** How long the request log stores requests; 0: none is recorded. */
  requestLogDays: number;
  /** How long the bodies of requests are stored; 0: they are not. */
  requestBodyHours: number;
  /** Null: a random one, created at the first start and stored in `dataDir`. */
  secretKey: string | null;
  /** Host names without `www.`. */
  proNetworkHosts: readonly string[];
  engineLeaseMs: number;
  /** Durable processes that this OS process advances concurrently. */
  engineConcurrency: number;
}

export const VARIABLES: { [K in keyof Config]: Variable<Config[K]> } = {
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
      'port where a process without the role api (serve --roles worker, or index) serves /healthz, /readyz and /metrics; unset: it does not listen',
    fallback: null,
    accepts: 'a whole number from 0 to 65535',
    parse: (text) => (/^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined),
  },
  publicUrl: {
    name: 'PUBLIC_URL',
    meaning: 'origin that clients use to reach the service; unset: the address that it listens on',
    fallback: null,
    accepts: 'an origin such as https://talent.example.com, without a path',
    parse: parseOrigin,
  },
  dataDir: {
    name: 'DATA_DIR',
    meaning: 'folder for the embedded database and all other stored files',
    fallback: path.resolve('data'),
    accepts: 'a folder',
    parse: (text) => (text.includes('\0') ? undefined : path.resolve(text)),
  },
  filesUrl: {
    name: 'FILES_URL',
    meaning:
      'S3-compatible bucket for the originals of imported people, needed when several machines serve; unset: the folder files in DATA_DIR',
    fallback: null,
    accepts:
      'like https://ACCESS_KEY:SECRET_KEY@s3.eu-west-3.amazonaws.com/bucket?region=eu-west-3',
    parse: (text) => (readBucketUrl(text) ? text : undefined),
    show: (value) => (value === null ? '' : withoutSecrets(value)),
    secret: true,
  },
  filesQuotaMb: integer(
    'FILES_QUOTA_MB',
    10_000,
    [0, 100_000_000],
    'megabytes of originals that a workspace may keep; people are imported without them beyond that',
  ),
  ...OPERATOR_VARIABLES,
  databaseUrl: {
    name: 'DATABASE_URL',
    meaning: 'PostgreSQL server, version 15 or newer, to use instead of the embedded one',
    fallback: null,
    accepts: 'like postgres://user:password@host:5432/database',
    parse: parseDatabaseUrl,
    show: (value) => (value === null ? '' : withoutSecrets(value)),
    secret: true,
  },
  databaseDirectUrl: {
    name: 'DATABASE_DIRECT_URL',
    meaning:
      'PostgreSQL itself, when DATABASE_URL leads to a connection pooler in transaction mode (PgBouncer 1.21 or newer): used for LISTEN, migrations and locks of a session',
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
    'total connections of this process to PostgreSQL; greenroom doctor shows how many processes the server can take',
  ),
  indexUrl: {
    name: 'INDEX_URL',
    meaning:
      'local socket where one process of the machine (serve --roles index) holds the talent index for all others; unset: each process has its own',
    fallback: null,
    accepts: 'unix: and an absolute path of at most 85 bytes, like unix:/run/greenroom/index.sock',
    parse: parseLocalSocket,
    show: (value) => (value === null ? '' : `unix:${value}`),
  },
  openSearchUrl: list(
    'OPENSEARCH_URL',
    [],
    parseEndpoint,
    'addresses of nodes such as http://10.0.0.5:9200, separated by commas',
    'OpenSearch cluster that holds the talent index for all processes, kept up by one of those with the role indexer; unset: each process has its own index',
  ),
  openSearchUsername: {
    name: 'OPENSEARCH_USERNAME',
    meaning: 'user of the OpenSearch cluster',
    fallback: null,
    accepts: 'text',
    parse: (text) => text,
  },
  openSearchPassword: secretText('OPENSEARCH_PASSWORD', 'password of the OpenSearch cluster'),
  openSearchCa: {
    name: 'OPENSEARCH_CA',
    meaning:
      'file with the certificates of authorities that the OpenSearch cluster is trusted by; unset: those of the system',
    fallback: null,
    accepts: 'a file in PEM format',
    parse: (text) => (text.includes('\0') ? undefined : path.resolve(text)),
  },
  openSearchIndexPrefix: {
    name: 'OPENSEARCH_INDEX_PREFIX',
    meaning: 'how the names of the indexes in the OpenSearch cluster begin',
    fallback: 'greenroom',
    accepts: 'lower case letters, digits and hyphens, first a letter, at most 64',
    parse: (text) => (/^[a-z][a-z0-9-]{0,63}$/.test(text) ? text : undefined),
  },
  openSearchShards: integer(
    'OPENSEARCH_SHARDS',
    1,
    [1, 1_000],
    'primary shards of an index in the OpenSearch cluster; a change takes effect with greenroom index rebuild',
  ),
  openSearchReplicas: integer(
    'OPENSEARCH_REPLICAS',
    1,
    [0, 20],
    'copies of each shard in the OpenSearch cluster; a change takes effect with greenroom index rebuild',
  ),
  indexMaxLagMs: integer(
    'INDEX_MAX_LAG_MS',
    60_000,
    [1_000, 86_400_000],
    'how far the index of the OpenSearch cluster may be behind the database before /readyz answers 503',
  ),
  sampleData: onOff(
    'SAMPLE_DATA',
    true,
    'on: the first start with an empty database creates a sample workspace with generated talents, if @greenroom/sample is installed',
  ),
  logLevel: {
    name: 'LOG_LEVEL',
    meaning: 'lowest severity that is logged',
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
    'reverse proxies whose X-Forwarded-For header is trusted; unset: every sender is trusted, and rate limits also count the address of the connection',
  ),
  searchTimeoutMs: integer(
    'SEARCH_TIMEOUT_MS',
    10_000,
    [100, 600_000],
    'time limit of a search; a longer one answers search_engine_timeout',
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
    'how long a search waits for profiles to be refreshed before it answers',
  ),
  profileSource: {
    name: 'PROFILE_SOURCE',
    meaning:
      'source for refreshing stale profiles: pdl (People Data Labs), or an address that returns a profile; unset: imported profiles never become stale',
    fallback: null,
    accepts: 'pdl, or an https address with {profileUrl} or {talentId} in it',
    parse: parseProfileSource,
  },
  profileSourceKey: secretText(
    'PROFILE_SOURCE_KEY',
    'API key of the profile source; sent to an address as a Bearer token',
  ),
  webhookAllowedHosts: list(
    'WEBHOOK_ALLOWED_HOSTS',
    [],
    parseAllowedHost,
    'host or host:port, separated by commas',
    'webhook receivers, contact providers and mail servers that may have private addresses; HTTPS, or encryption for mail, is still required',
  ),
  judgeCache: onOff(
    'JUDGE_CACHE',
    true,
    'on: judgements are reused, so that the same profile gets the same verdict; off: every talent is judged again',
  ),
  llmModel: {
    name: 'LLM_MODEL',
    meaning:
      'language model that judges talents and interprets prompts; unset: the built-in judge and interpreter, which need no network',
    fallback: null,
    accepts: 'openai:model or anthropic:model, or a bare name together with LLM_BASE_URL',
    parse: (text) => (/^\S{1,200}$/.test(text) ? text : undefined),
  },
  llmBaseUrl: {
    name: 'LLM_BASE_URL',
    meaning: 'OpenAI-compatible endpoint of the language model',
    fallback: null,
    accepts: 'an address such as http://127.0.0.1:11434/v1',
    parse: parseEndpoint,
  },
  llmApiKey: secretText('LLM_API_KEY', 'API key for the language model'),
  llmConcurrency: integer(
    'LLM_CONCURRENCY',
    8,
    [1, 1_000],
    'concurrent model requests per process',
  ),
  llmTotalConcurrency: integer(
    'LLM_TOTAL_CONCURRENCY',
    0,
    [0, 10_000],
    'concurrent model requests of all processes together; 0: only the limit of each process',
  ),
  llmWorkspaceConcurrency: integer(
    'LLM_WORKSPACE_CONCURRENCY',
    0,
    [0, 10_000],
    'concurrent model requests of one workspace, over all processes; 0: no limit of its own',
  ),
  llmTimeoutMs: integer(
    'LLM_TIMEOUT_MS',
    60_000,
    [100, 300_000],
    'time limit for one answer of the model, including retries',
  ),
  smtpUrl: mailServer(
    'SMTP_URL',
    ['smtp:', 'smtps:'],
    'outgoing mail server for accounts without their own',
  ),
  imapUrl: mailServer(
    'IMAP_URL',
    ['imap:', 'imaps:'],
    'incoming mail server, where replies arrive, for accounts without their own',
  ),
  mailFrom: {
    name: 'MAIL_FROM',
    meaning:
      'sender address of invitations, which are sent through SMTP_URL; unset: the owner gets a link to pass on',
    fallback: null,
    accepts: 'an email address such as greenroom@example.com',
    parse: (text) => (/^[^\s@<>"(),:;]+@[^\s@<>"(),:;]+$/.test(text) ? text : undefined),
  },
  priceAddCandidate: integer(
    'PRICE_ADD_CANDIDATE',
    0,
    [0, 1_000_000],
    'price of adding a candidate, in workspace credits',
  ),
  priceEnrichEmail: integer(
    'PRICE_ENRICH_EMAIL',
    1,
    [0, 1_000_000],
    'price of finding a personal email address, in workspace credits',
  ),
  priceEnrichPhone: integer(
    'PRICE_ENRICH_PHONE',
    5,
    [0, 1_000_000],
    'price of finding a phone number, in workspace credits',
  ),
  contactMaxAgeDays: integer(
    'CONTACT_MAX_AGE_DAYS',
    365,
    [1, 36_500],
    'age after which a contact is deleted; it must then be enriched again',
  ),
  uploadQuotaMb: integer(
    'UPLOAD_QUOTA_MB',
    5_120,
    [1, 1_048_576],
    'megabytes of files that a workspace may have waiting to be imported; a larger sum is refused',
  ),
  requestLogDays: integer(
    'REQUEST_LOG_DAYS',
    7,
    [0, 3_650],
    'days that requests are kept in the request log; 0: requests are not recorded',
  ),
  requestBodyHours: integer(
    'REQUEST_BODY_HOURS',
    0,
    [0, 168],
    'hours that the bodies of searches and of changes to candidates are kept for developers, without secrets; 0: bodies are not recorded',
  ),
  secretKey: {
    name: 'SECRET_KEY',
    meaning:
      'secret that encrypts stored credentials of third parties and other sensitive data; unset: a random one, stored in DATA_DIR',
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
    'hosts whose /in/… URLs are professional-network profiles',
  ),
  engineLeaseMs: integer(
    'ENGINE_LEASE_MS',
    6_000,
    [500, 600_000],
    'time after which other workers take over the work of a process that was killed',
  ),
  engineConcurrency: integer(
    'ENGINE_CONCURRENCY',
    64,
    [1, 1_000],
    'castings, sequences and other durable processes that each worker runs concurrently',
  ),
  ...TEMPORAL_VARIABLES,
};

export const NODE_OWN = {
  name: 'NODE_EXTRA_CA_CERTS',
  meaning: 'file with additional certificate authorities to trust (read by Node.js)',
};
