import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../test/any-text.ts';
import { ConfigError, describeConfig, loadConfig } from './config.ts';

const row = (name: string, env: Record<string, string>) =>
  describeConfig(env).find((each) => each.name === name);

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    loadConfig(env);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as ConfigError).problems;
  }
}

it('an empty environment gives the documented defaults', () => {
  expect(loadConfig({})).toEqual({
    port: 3000,
    backupUrl: null,
    snapshotUrl: null,
    backupPassphrase: null,
    backupEveryHours: 24,
    backupKeepDays: 14,
    s3AccessKey: null,
    s3SecretKey: null,
    s3Region: 'us-east-1',
    s3Endpoint: null,
    logRequestPercent: 100,
    metricsToken: null,
    metricsPort: null,
    host: '127.0.0.1',
    workerPort: null,
    publicUrl: null,
    dataDir: `${process.cwd()}/data`,
    filesUrl: null,
    filesQuotaMb: 10_000,
    databaseUrl: null,
    databaseDirectUrl: null,
    indexUrl: null,
    openSearchUrl: [],
    openSearchUsername: null,
    openSearchPassword: null,
    openSearchCa: null,
    openSearchIndexPrefix: 'greenroom',
    openSearchShards: 1,
    openSearchReplicas: 1,
    temporalAddress: null,
    temporalNamespace: 'default',
    temporalTaskQueue: 'greenroom',
    temporalApiKey: null,
    temporalTlsCa: null,
    temporalTlsCert: null,
    temporalTlsKey: null,
    indexMaxLagMs: 60_000,
    dbPool: 12,
    sampleData: true,
    logLevel: 'info',
    trustedProxies: [],
    searchTimeoutMs: 10_000,
    profileMaxAgeDays: 90,
    profileSyncRefreshMs: 1_500,
    profileSource: null,
    profileSourceKey: null,
    webhookAllowedHosts: [],
    judgeCache: true,
    llmModel: null,
    llmBaseUrl: null,
    llmApiKey: null,
    llmConcurrency: 8,
    llmTotalConcurrency: 0,
    llmWorkspaceConcurrency: 0,
    llmTimeoutMs: 60_000,
    smtpUrl: null,
    imapUrl: null,
    mailFrom: null,
    priceAddCandidate: 0,
    priceEnrichEmail: 1,
    priceEnrichPhone: 5,
    contactMaxAgeDays: 365,
    uploadQuotaMb: 5_120,
    requestLogDays: 7,
    requestBodyHours: 0,
    eventDays: 30,
    deliveryDays: 0,
    verdictTextDays: 0,
    judgeCacheDays: 31,
    otlpEndpoint: null,
    otlpTracesEndpoint: null,
    otelServiceName: 'greenroom',
    traceShare: 1,
    secretKey: null,
    proNetworkHosts: ['linkedin.com'],
    engineLeaseMs: 6_000,
    engineConcurrency: 64,
  });
});

it('reads every variable', () => {
  expect(
    loadConfig({
      PORT: ' 8080 ',
      HOST: '::',
      WORKER_PORT: '9100',
      PUBLIC_URL: 'https://Talent.example.com/',
      DATA_DIR: '/srv/green room/data',
      FILES_URL: 'https://KEY:SECRET@s3.example/files',
      FILES_QUOTA_MB: '5',
      DATABASE_URL: 'postgres://u:p@db:5432/g',
      DATABASE_DIRECT_URL: 'postgres://u:p@primary:5432/g',
      INDEX_URL: 'unix:/run/greenroom/index.sock',
      DB_POOL: '3',
      SAMPLE_DATA: 'off',
      LOG_LEVEL: 'DEBUG',
      TRUSTED_PROXIES: '10.0.0.0/8, fd00::/8 192.0.2.1',
      SEARCH_TIMEOUT_MS: '5000',
      PROFILE_MAX_AGE_DAYS: '30',
      PROFILE_SYNC_REFRESH_MS: '0',
      PROFILE_SOURCE: 'https://people.lan/by?url={profileUrl}',
      PROFILE_SOURCE_KEY: 'k2',
      WEBHOOK_ALLOWED_HOSTS: 'Hooks.lan:8443,10.1.2.3,[::1]:9000',
      JUDGE_CACHE: 'off',
      LLM_MODEL: 'openai:gpt-x',
      LLM_BASE_URL: 'http://127.0.0.1:11434/v1/',
      LLM_API_KEY: 'k',
      LLM_CONCURRENCY: '2',
      LLM_TOTAL_CONCURRENCY: '12',
      LLM_WORKSPACE_CONCURRENCY: '4',
      TEMPORAL_ADDRESS: 'temporal.lan:7233',
      TEMPORAL_NAMESPACE: 'people',
      TEMPORAL_TASK_QUEUE: 'one',
      TEMPORAL_API_KEY: 'k',
      TEMPORAL_TLS_CA: '/etc/t/ca.pem',
      TEMPORAL_TLS_CERT: '/etc/t/cert.pem',
      TEMPORAL_TLS_KEY: '/etc/t/key.pem',
      LLM_TIMEOUT_MS: '3000',
      SMTP_URL: 'smtps://u:p@mail:465',
      IMAP_URL: 'imaps://u:p@mail',
      MAIL_FROM: 'greenroom@example.com',
      PRICE_ADD_CANDIDATE: '2',
      PRICE_ENRICH_EMAIL: '3',
      PRICE_ENRICH_PHONE: '0',
      CONTACT_MAX_AGE_DAYS: '30',
      UPLOAD_QUOTA_MB: '100',
      REQUEST_LOG_DAYS: '0',
      REQUEST_BODY_HOURS: '24',
      EVENT_DAYS: '7',
      DELIVERY_DAYS: '60',
      VERDICT_TEXT_DAYS: '400',
      JUDGE_CACHE_DAYS: '3',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/',
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://collector:4318/v1/traces',
      OTEL_SERVICE_NAME: 'talent',
      OTEL_TRACES_SAMPLER_ARG: '0.25',
      SECRET_KEY: 'sixteen characters at least',
      PRO_NETWORK_HOSTS: 'www.linkedin.com,Network.example',
      ENGINE_LEASE_MS: '2000',
      ENGINE_CONCURRENCY: '8',
      BACKUP_URL: 's3://backups/prod/',
      SNAPSHOT_URL: 's3://snapshots/prod/',
      BACKUP_PASSPHRASE: 'twelve letters',
      BACKUP_EVERY_HOURS: '6',
      BACKUP_KEEP_DAYS: '30',
      AWS_ACCESS_KEY_ID: 'AKIA',
      AWS_SECRET_ACCESS_KEY: 'secret',
      LOG_REQUEST_PERCENT: '10',
      METRICS_TOKEN: 'sixteen-letters-long',
      METRICS_PORT: '9464',
      AWS_REGION: 'eu-west-3',
      AWS_ENDPOINT_URL: 'https://minio.example:9000',
    }),
  ).toEqual({
    port: 8080,
    backupUrl: 's3://backups/prod',
    snapshotUrl: 's3://snapshots/prod',
    backupPassphrase: 'twelve letters',
    backupEveryHours: 6,
    backupKeepDays: 30,
    s3AccessKey: 'AKIA',
    s3SecretKey: 'secret',
    s3Region: 'eu-west-3',
    logRequestPercent: 10,
    metricsToken: 'sixteen-letters-long',
    metricsPort: 9464,
    s3Endpoint: 'https://minio.example:9000',
    host: '::',
    workerPort: 9100,
    publicUrl: 'https://talent.example.com',
    dataDir: '/srv/green room/data',
    filesUrl: 'https://KEY:SECRET@s3.example/files',
    filesQuotaMb: 5,
    databaseUrl: 'postgres://u:p@db:5432/g',
    databaseDirectUrl: 'postgres://u:p@primary:5432/g',
    indexUrl: '/run/greenroom/index.sock',
    openSearchUrl: [],
    openSearchUsername: null,
    openSearchPassword: null,
    openSearchCa: null,
    openSearchIndexPrefix: 'greenroom',
    openSearchShards: 1,
    openSearchReplicas: 1,
    temporalAddress: 'temporal.lan:7233',
    temporalNamespace: 'people',
    temporalTaskQueue: 'one',
    temporalApiKey: 'k',
    temporalTlsCa: '/etc/t/ca.pem',
    temporalTlsCert: '/etc/t/cert.pem',
    temporalTlsKey: '/etc/t/key.pem',
    indexMaxLagMs: 60_000,
    dbPool: 3,
    sampleData: false,
    logLevel: 'debug',
    trustedProxies: ['10.0.0.0/8', 'fd00::/8', '192.0.2.1'],
    searchTimeoutMs: 5_000,
    profileMaxAgeDays: 30,
    profileSyncRefreshMs: 0,
    profileSource: 'https://people.lan/by?url={profileUrl}',
    profileSourceKey: 'k2',
    webhookAllowedHosts: ['hooks.lan:8443', '10.1.2.3', '[::1]:9000'],
    judgeCache: false,
    llmModel: 'openai:gpt-x',
    llmBaseUrl: 'http://127.0.0.1:11434/v1',
    llmApiKey: 'k',
    llmConcurrency: 2,
    llmTotalConcurrency: 12,
    llmWorkspaceConcurrency: 4,
    llmTimeoutMs: 3_000,
    smtpUrl: 'smtps://u:p@mail:465',
    imapUrl: 'imaps://u:p@mail',
    mailFrom: 'greenroom@example.com',
    priceAddCandidate: 2,
    priceEnrichEmail: 3,
    priceEnrichPhone: 0,
    contactMaxAgeDays: 30,
    uploadQuotaMb: 100,
    requestLogDays: 0,
    requestBodyHours: 24,
    eventDays: 7,
    deliveryDays: 60,
    verdictTextDays: 400,
    judgeCacheDays: 3,
    otlpEndpoint: 'http://collector:4318',
    otlpTracesEndpoint: 'http://collector:4318/v1/traces',
    otelServiceName: 'talent',
    traceShare: 0.25,
    secretKey: 'sixteen characters at least',
    proNetworkHosts: ['linkedin.com', 'network.example'],
    engineLeaseMs: 2_000,
    engineConcurrency: 8,
  });
});

it('an empty value counts as unset', () => {
  expect(loadConfig({ PORT: '', LLM_MODEL: ' ', DATABASE_URL: '' })).toEqual(loadConfig({}));
});

describe('an invalid value stops the start with one line that names variable, value and what is accepted', () => {
  it.each([
    ['PORT', 'abc', 'PORT is "abc"; it must be a whole number from 0 to 65535'],
    ['PORT', '65536', 'PORT is "65536"; it must be a whole number from 0 to 65535'],
    ['PORT', '1e3', 'PORT is "1e3"; it must be a whole number from 0 to 65535'],
    ['HOST', 'a b', 'HOST is "a b"; it must be an IP address or a host name'],
    ['HOST', '10.0.0.0/8', 'HOST is "10.0.0.0/8"; it must be an IP address or a host name'],
    [
      'LOG_LEVEL',
      'loud',
      'LOG_LEVEL is "loud"; it must be one of trace, debug, info, warn, error, fatal, silent',
    ],
    ['DB_POOL', '2', 'DB_POOL is "2"; it must be a whole number from 3 to 1000'],
    ['SAMPLE_DATA', 'maybe', 'SAMPLE_DATA is "maybe"; it must be on or off'],
    [
      'TRUSTED_PROXIES',
      '10.0.0.0/33',
      'TRUSTED_PROXIES is "10.0.0.0/33"; it must be IP addresses or CIDR ranges such as 10.0.0.0/8, separated by commas',
    ],
    [
      'TRUSTED_PROXIES',
      '10.0.0.0/8,proxy',
      'TRUSTED_PROXIES is "10.0.0.0/8,proxy"; it must be IP addresses or CIDR ranges such as 10.0.0.0/8, separated by commas',
    ],
    [
      'WEBHOOK_ALLOWED_HOSTS',
      'https://x',
      'WEBHOOK_ALLOWED_HOSTS is "https://x"; it must be host or host:port, separated by commas',
    ],
    [
      'ENGINE_LEASE_MS',
      '0',
      'ENGINE_LEASE_MS is "0"; it must be a whole number from 500 to 600000',
    ],
    [
      'PUBLIC_URL',
      'https://x/y',
      'PUBLIC_URL is "https://x/y"; it must be an origin such as https://talent.example.com, without a path',
    ],
    ['PORT', '1\n2', 'PORT is "1\\n2"; it must be a whole number from 0 to 65535'],
  ])('%s=%s', (name, value, problem) => {
    expect(problemsOf({ [name]: value })).toEqual([problem]);
    expect(row(name, { [name]: value })?.problem).toBe(problem);
  });

  it('all of them at once, one line each', () => {
    expect(problemsOf({ PORT: 'x', SAMPLE_DATA: 'y', ENGINE_LEASE_MS: 'z' })).toHaveLength(3);
  });
});

it.each([
  '/run/index.sock',
  'unix:index.sock',
  'unix:/run/',
  'unix:/',
  'tcp://127.0.0.1:1',
  `unix:/${'x'.repeat(85)}`,
])('refuses %s as the socket of the index', (INDEX_URL) => {
  expect(problemsOf({ INDEX_URL })).toEqual([expect.stringContaining('INDEX_URL is')]);
});

it('reads the nodes of a search cluster and how to reach them', () => {
  expect(
    loadConfig({
      OPENSEARCH_URL: 'https://a.lan:9200/, https://b.lan:9200/search',
      OPENSEARCH_USERNAME: 'greenroom',
      OPENSEARCH_PASSWORD: 'secret',
      OPENSEARCH_CA: '/etc/cluster.pem',
      OPENSEARCH_INDEX_PREFIX: 'people-1',
      OPENSEARCH_SHARDS: '12',
      OPENSEARCH_REPLICAS: '0',
      INDEX_MAX_LAG_MS: '5000',
    }),
  ).toMatchObject({
    openSearchUrl: ['https://a.lan:9200', 'https://b.lan:9200/search'],
    openSearchUsername: 'greenroom',
    openSearchPassword: 'secret',
    openSearchCa: '/etc/cluster.pem',
    openSearchIndexPrefix: 'people-1',
    openSearchShards: 12,
    openSearchReplicas: 0,
    indexMaxLagMs: 5_000,
  });
});

it.each([
  [{ OPENSEARCH_URL: 'https://user:password@a.lan' }, 'OPENSEARCH_URL is'],
  [{ OPENSEARCH_URL: 'a.lan:9200' }, 'OPENSEARCH_URL is'],
  [{ OPENSEARCH_SHARDS: '2' }, 'OPENSEARCH_SHARDS is set, but OPENSEARCH_URL is not'],
  [
    { OPENSEARCH_URL: 'http://a.lan', OPENSEARCH_INDEX_PREFIX: 'People*' },
    'OPENSEARCH_INDEX_PREFIX is',
  ],
  [
    { OPENSEARCH_URL: 'http://a.lan', INDEX_URL: 'unix:/run/index.sock' },
    'INDEX_URL and OPENSEARCH_URL are both set',
  ],
])('refuses %j for a search cluster', (env, problem) => {
  expect(problemsOf(env)).toEqual([expect.stringContaining(problem)]);
});

it.each([
  'pdl:ftp://x',
  'pdl:https://x/path',
  'http://people.lan/{profileUrl}',
  'https://people.lan/nobody',
  'https://u:p@people.lan/{talentId}',
])('refuses %s as a profile source', (PROFILE_SOURCE) => {
  expect(() => loadConfig({ PROFILE_SOURCE })).toThrow('PROFILE_SOURCE');
});

it.each([
  [{ TEMPORAL_ADDRESS: 'temporal.lan' }, 'a host and a port, like temporal.lan:7233'],
  [{ TEMPORAL_NAMESPACE: 'mine' }, 'TEMPORAL_NAMESPACE is set, but TEMPORAL_ADDRESS is not'],
  [
    { TEMPORAL_ADDRESS: 'temporal.lan:7233', TEMPORAL_TASK_QUEUE: 'a b' },
    'letters, digits, dots, hyphens and underscores',
  ],
  [
    { TEMPORAL_ADDRESS: 'temporal.lan:7233', TEMPORAL_TLS_CERT: 'a.pem' },
    'TEMPORAL_TLS_CERT is set, but TEMPORAL_TLS_KEY is not',
  ],
])('refuses %j for Temporal', (env, problem) => {
  expect(problemsOf(env)).toEqual([expect.stringContaining(problem)]);
});

describe('what greenroom config prints', () => {
  it('reports the source of a value', () => {
    expect(row('PORT', {})).toMatchObject({ value: '3000', source: 'default' });
    expect(row('PORT', { PORT: '3000' })).toMatchObject({ value: '3000', source: 'environment' });
    expect(row('JUDGE_CACHE', { JUDGE_CACHE: 'off' })).toMatchObject({
      value: 'off',
      source: 'environment',
    });
    expect(row('NODE_EXTRA_CA_CERTS', { NODE_EXTRA_CA_CERTS: '/ca.pem' })).toMatchObject({
      value: '/ca.pem',
      source: 'environment',
    });
    expect(row('PUBLIC_URL', {})).toMatchObject({ value: '', source: 'default' });
  });

  it('gives every variable a meaning, once', () => {
    const rows = describeConfig({});
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
    expect(rows.filter(({ meaning }) => meaning === '')).toEqual([]);
  });

  it('never shows a secret, accepted or not', () => {
    const canary = 'canary7';
    const env = {
      SECRET_KEY: `${canary}${canary}${canary}`,
      DATABASE_URL: `postgres://u:${canary}@db/g?password=${canary}&sslkey=${canary}&sslkey=${canary}`,
      LLM_API_KEY: canary,
      SMTP_URL: `smtp://u:${canary}@mail`,
      IMAP_URL: `imap://u:${canary}@mail`,
    };
    expect(JSON.stringify(describeConfig(env))).not.toContain(canary);
    expect(problemsOf(env).join()).not.toContain(canary);
    const bad = { SECRET_KEY: canary, DATABASE_URL: `mysql://u:${canary}@db/g` };
    expect(JSON.stringify(describeConfig(bad))).not.toContain(canary);
    expect(problemsOf(bad)).toHaveLength(2);
    expect(problemsOf(bad).join()).not.toContain(canary);
    expect(row('DATABASE_URL', env)?.value).toMatch(/^postgres:\/\/u:\*+@db\/g/);
  });
});

it('any text in any variable is either accepted or named in one line', () => {
  const names = describeConfig({}).map(({ name }) => name);
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), anyText), (env) => {
      for (const problem of problemsOf(env)) {
        expect(problem).not.toMatch(/[\r\n]/);
        expect(names).toContain(problem.split(' ')[0]);
      }
    }),
    { numRuns: 300 },
  );
});
